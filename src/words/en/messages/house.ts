import { itemKey } from '../../../base/openitem.ts'
import type { HouseMessages } from '../../../engine/house/messages.ts'
import type { Sentences } from '../../language.ts'

export const house: Sentences<HouseMessages> = {
  'journal of another house': ({ property }) => `this journal is that of ${property} already`,
  'no such table': ({ table }) => `there is no table ${table}`,
  'table not open': ({ table }) => `table ${table} is not open`,
  'table open already': ({ table }) => `table ${table} is open already`,
  'table changed while open': ({ table }) => `table ${table} is open; close it before it is changed`,

  'table waits for nobody': ({ table }) => `table ${table} waits for nobody`,
  'floor called already': ({ table, why }) => `the floor was called to table ${table} already: ${why}`,

  'equipment failed': ({ device, table }) =>
    `the ${device} of table ${table} has failed; nothing is offered until it is mended`,
  'fault not reported': ({ device, table }) => `the ${device} of table ${table} is not reported as failed`,
  'fault reported already': ({ device, table }) => `the ${device} of table ${table} is reported as failed already`,

  'no such device': ({ device }) => `there is no device ${device}`,
  'not a device name': ({ name }) =>
    `"${name}" is no name of a device: up to 32 small letters, digits, dots and dashes, as t12`,
  'device needs a table': ({ kind }) => `a ${kind} stands at a table; say at which`,
  'feed has no table': ({ table }) => `a feed tells of the machines of the whole house; leave table ${table} out`,
  'device enrolled already': ({ device, table }) =>
    `device ${device} is enrolled ${table === undefined ? '' : `at table ${table} `}already; disable it there first`,
  'device disabled already': ({ device, why }) => `device ${device} is disabled already: ${why}`,

  'person does not work here': ({ person }) => `person ${person} does not work here`,
  'last administrator': 'this is the last administrator; enrol another one first',
  'no such role': ({ role, roles }) => `there is no role ${role}; the roles are ${roles.join(', ')}`,
  'no role named': 'a person who works here has at least one role',
  'regulator only reads': 'a regulator only reads: no other role beside it',
  'roles held already': ({ person }) => `person ${person} has these roles already`,

  'open items not named': ({ items }) =>
    `the list lacks what is open now: ${items.map(itemKey).join(', ')}; look at it again, then sign`,
}

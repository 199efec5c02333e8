import { itemKey } from '../../../base/openitem.ts'
import type { AccessMessages } from '../../../engine/access/messages.ts'
import type { HouseMessages } from '../../../engine/house/messages.ts'
import type { Sentences } from '../../language.ts'

export const house: Sentences<HouseMessages> = {
  'club form is so': ({ person }) => `the club form of ${person} is known to be so already`,
  'name is allowed so': ({ person, isAllowed }) =>
    isAllowed ? `boards may already show the name of ${person}` : `boards do not show the name of ${person} anyway`,
  'no link to the house': 'no link to the house',
  'sensors dark': ({ spots }) => `dark at ${spots.join(', ')}`,
  'journal of another house': ({ property }) => `this journal already belongs to ${property}`,
  'no such table': ({ table }) => `there is no table ${table}`,
  'table not open': ({ table }) => `table ${table} is not open`,
  'table open already': ({ table }) => `table ${table} is already open`,
  'table changed while open': ({ table }) => `table ${table} is open; close it before it is changed`,

  'table waits for nobody': ({ table }) => `table ${table} has not called the floor`,
  'floor called already': ({ table, why }) => `the floor was already called to table ${table}: ${why}`,

  'equipment failed': ({ device, table }) =>
    `the ${device} of table ${table} has failed; nothing is offered until it is repaired`,
  'fault not reported': ({ device, table }) => `the ${device} of table ${table} has not been reported as failed`,
  'fault reported already': ({ device, table }) => `the ${device} of table ${table} is already reported as failed`,

  'no such device': ({ device }) => `there is no device ${device}`,
  'not a device name': ({ name }) =>
    `"${name}" is not a device name: use up to 32 lowercase letters, digits, dots and dashes, such as t12`,
  'device needs a table': ({ kind }) => `a ${kind} belongs to a table; say which one`,
  'device has no table': ({ kind, table }) => `a ${kind} serves the whole house; leave out table ${table}`,
  'device enrolled already': ({ device, table }) =>
    `device ${device} is already enrolled${table === undefined ? '' : ` at table ${table}`}; disable it there first`,
  'device disabled already': ({ device, why }) => `device ${device} is already disabled: ${why}`,

  'person does not work here': ({ person }) => `person ${person} does not work here`,
  'last administrator': 'this is the last administrator; enroll another one first',
  'no such role': ({ role, roles }) => `there is no role ${role}; the roles are ${roles.join(', ')}`,
  'no role named': 'a person who works here needs at least one role',
  'regulator only reads': 'a regulator can only read, and has no other role',
  'roles held already': ({ person }) => `person ${person} already has these roles`,
  'lifting takes two': ({ person }) =>
    `person ${person} is excluded, or was and is not reinstated; changing that takes a second person, with badge and PIN`,
  'staff takes two':
    'people, roles and new PINs take two: an administrator and a second person of another department, with badge and PIN',
  'device takes two':
    'enrolling a device takes two: an administrator and a second person of another department, with badge and PIN',
  'second person of another department': 'the second person must work in another department',
  'own roles by others': 'nobody gives roles to themselves, nor a new PIN; two others do it',
  'duties exclude each other': ({ duties: [one, other], roles }) =>
    `one person may not ${one} and ${other}: these roles together do (${roles.join(', ')})`,

  'records kept shorter': ({ kept, years, from }) =>
    `records are not kept shorter than was set: keep the line for ${kept} from ${from} with at least ${years} ${years === 1 ? 'year' : 'years'}`,

  'open items not named': ({ items }) =>
    `the list is missing what is open now: ${items.map(itemKey).join(', ')}; check it again, then sign`,
}

export const access: Sentences<AccessMessages> = {
  'house founded already': 'this house has its first people; more are enrolled by two of them',
  'founding takes two': 'a house begins with two people: an administrator and somebody of another department',
  'founding takes an administrator': 'the first of the two is an administrator',
  'second factor there already': 'there is a second factor already; two people take it away before there is a new one',
  'nothing to reset': 'say what is given anew',
  'not a station name': ({ name }) =>
    `"${name}" is not the name of a station: use up to 40 letters, digits, spaces, dots and dashes, such as cage 1`,
  'station opens nothing': 'choose at least one screen that opens at the station',
  'station enrolled already': ({ station }) => `${station} is a station already; revoke it first`,
  'no such station': ({ station }) => `there is no station ${station} to use`,
  'stations required already': 'screens of the staff already open at stations only',
  'no station opened': 'no station is in use yet; then nobody could sign in',
}

import type { RotationMessages } from '../../../../engine/rotation/messages.ts'
import type { Sentences } from '../../../language.ts'

const minutesOf = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`

export const rotation: Sentences<RotationMessages> = {
  'not a dealer': ({ person }) => `person ${person} works here, but not as a dealer`,
  'in the line-up already': ({ dealer }) => `dealer ${dealer} is in the line-up already`,
  'not in the line-up': ({ dealer }) => `dealer ${dealer} is not in the line-up; add them first`,
  'dealer deals there already': ({ dealer, table }) => `dealer ${dealer} deals at table ${table} already`,
  'dealer deals elsewhere': ({ dealer, table }) =>
    `dealer ${dealer} deals at table ${table}; push somebody there first, or send them on a break`,
  'break is not over': ({ dealer, minutes }) =>
    `the break of dealer ${dealer} has ${minutesOf(minutes)} to go; say why it ends early, or choose another dealer`,
  'on a break already': ({ dealer }) => `dealer ${dealer} is on a break already`,
  'not on a break': ({ dealer }) => `dealer ${dealer} is not on a break`,
  'dealer does not deal': ({ dealer, game, table }) =>
    `dealer ${dealer} is not down for ${game}, the game of table ${table}; say why they deal it, or choose another dealer`,
  'something later is known of the dealer': ({ dealer }) =>
    `something later is known of dealer ${dealer}: enter what holds now, or undo the push`,
  'something later is known of the table': ({ table }) =>
    `something later is known of who deals at table ${table}: enter what holds now, or undo the push`,
  'no such string': ({ string }) => `there is no string ${string}`,
  'table twice in the string': ({ table }) => `table ${table} can be in the string only once`,
  'table of another string': ({ table, string }) => `table ${table} is in string ${string}; take it out there first`,
  'string has no open table': ({ string }) => `no table of string ${string} is open`,
  'nobody to come in': ({ table, dealer, minutes }) =>
    `no dealer is ready to come to table ${table}${
      dealer === undefined || minutes === undefined
        ? ''
        : `; the break of dealer ${dealer} is over in ${minutesOf(minutes)}`
    }`,
  'nobody to relieve': ({ dealer, string }) =>
    `there is no place for dealer ${dealer} in string ${string}; leave them out`,
  'push not to be undone': ({ push }) =>
    `push ${push} cannot be undone: there is none, or its dealers or tables have changed since; push whoever deals there now`,
  'table has no dealer': 'the table has no dealer',
  'break is due': ({ dealer, minutes }) => `dealer ${dealer} has worked ${minutesOf(minutes)} without a break`,
  'push is due': ({ minutes }) =>
    minutes === 0 ? 'the push is due now' : `the push has been due for ${minutesOf(minutes)}`,
  'push comes': ({ minutes }) => `the push is due in ${minutesOf(minutes)}`,
  'no pace is set': 'nobody has set how often dealers are pushed',
  'comes from table': ({ table }) => `comes from table ${table}`,
  'break is over': ({ minutes }) =>
    minutes === 0 ? 'the break is over' : `the break has been over for ${minutesOf(minutes)}, longer than any other`,
  'is free': ({ minutes }) =>
    minutes === 0 ? 'is free' : `has been free for ${minutesOf(minutes)}, longer than others`,
}

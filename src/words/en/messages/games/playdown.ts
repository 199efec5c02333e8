import type { PlayDownRefusals } from '../../../../games/playdown/messages.ts'
import type { Sentences } from '../../../language.ts'

const named = (table: string): string => (table === 'final' ? 'the final table' : `table ${table}`)

export const playdown: Sentences<PlayDownRefusals> = {
  'nobody for the play-down': 'nobody takes part',
  'too many for the play-down': ({ people, most }) => `${people} people do not fit: the tables have ${most} seats`,
  'twice for the play-down': ({ who }) => `${who} takes part once`,
  'play-down is over': 'the final is decided; nothing is counted any more',
  'seated already': 'everybody is already seated',
  'not in the play-down': ({ who }) => `${who} is not in the play-down`,
  'has no seat': ({ who }) => `${who} has no seat yet; everybody is seated at once`,
  'no such seat in the play-down': ({ table, seat, tables, seats }) =>
    `there is no seat ${seat} at table ${table}: ${tables} tables of ${seats} seats are played`,
  'seat taken twice': ({ table, seat }) => `seat ${seat} of table ${table} is given to two people`,
  'tables not equal': ({ least, most }) =>
    `${least} at one table and ${most} at another: the tables are as equal as they can be`,
  'seats before chips': 'everybody is seated before chips are counted',
  'tables before the final': 'every table is decided before the final is',
  'no such table in the play-down': ({ table }) => `there is no table ${table}`,
  'counted already': ({ table }) => `${named(table)} is counted and decided`,
  'not at this table': ({ who, table }) => `${who} does not play at ${named(table)}`,
  'not among equals': ({ who }) => `${who} is not among the equals who play off`,
  'counted twice': ({ who }) => `the chips of ${who} are counted twice`,
  'chips not counted': ({ who }) => `the chips of ${who} are not counted`,
  'no count of chips': ({ who }) => `the chips of ${who} are a whole number, 0 or more`,
}

import type { PresenceMessages } from '../../../engine/presence/messages.ts'
import type { Sentences } from '../../language.ts'

export const presence: Sentences<PresenceMessages> = {
  'seat is taken': ({ table, seat }) => `somebody sits at table ${table} seat ${seat}`,
  'person sits elsewhere': ({ person, table, seat }) =>
    `person ${person} sits at table ${table} seat ${seat}; leave that seat first`,
  'seat is empty': ({ table, seat }) => `nobody sits at table ${table} seat ${seat}`,
  'seat is reserved': ({ table, seat, person }) =>
    `table ${table} seat ${seat} is kept for ${person === undefined ? 'somebody' : `person ${person}`}; release it first, or take another seat`,
  'seat is not reserved': ({ table, seat }) => `table ${table} seat ${seat} is not kept for anybody`,
  'named already': ({ person, table, seat }) => `it is known that person ${person} sits at table ${table} seat ${seat}`,
  'away already': ({ table, seat }) => `the player of table ${table} seat ${seat} is away already`,
  'not away': ({ table, seat }) => `the player of table ${table} seat ${seat} is not away`,
  'something later is known': ({ table, seat }) =>
    `something later is known about table ${table} seat ${seat} or its player: enter what holds now, or a correction`,
  'scan from the future': ({ table }) =>
    `a card at table ${table} was read at a time that has not come yet: set the clock of the reader`,
}

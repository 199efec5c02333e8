import type { PresenceMessages } from '../../../engine/presence/messages.ts'
import type { Sentences } from '../../language.ts'
import { whoIs } from '../party.ts'

export const presence: Sentences<PresenceMessages> = {
  'seat is taken': ({ table, seat }) => `somebody sits at table ${table} seat ${seat}`,
  'person sits elsewhere': ({ person, table, seat }) =>
    `${whoIs(person)} sits at table ${table} seat ${seat}; leave that seat first`,
  'seats are of a tournament': ({ table, activity }) =>
    `table ${table} plays ${activity}: its director says who sits there`,
  'seat is empty': ({ table, seat }) => `nobody sits at table ${table} seat ${seat}`,
  'seat is reserved': ({ table, seat, person }) =>
    `table ${table} seat ${seat} is kept for ${person === undefined ? 'somebody' : whoIs(person)}; release it first, or take another seat`,
  'seat is not reserved': ({ table, seat }) => `table ${table} seat ${seat} is not kept for anybody`,
  'player is somebody else': ({ person, table, seat }) =>
    `${whoIs(person)} sat elsewhere while the player of table ${table} seat ${seat} was here already: clear the seat, then seat ${whoIs(person)}`,
  'named already': ({ person, table, seat }) => `it is known that ${whoIs(person)} sits at table ${table} seat ${seat}`,
  'away already': ({ table, seat }) => `the player of table ${table} seat ${seat} is away already`,
  'not away': ({ table, seat }) => `the player of table ${table} seat ${seat} is not away`,
  'something later is known': ({ table, seat }) =>
    `something later is known about table ${table} seat ${seat} or its player: enter what holds now, or a correction`,
  'scan from the future': ({ table }) =>
    `a card at table ${table} was read at a time that has not come yet: set the clock of the reader`,
  'scan of a closed day': ({ table, day }) =>
    `a card at table ${table} was read on a day that is closed (up to ${day}): what that day was settled from stays; enter a correction of the stay`,
  'banned from every seat': ({ person }) =>
    `${whoIs(person)} is banned from the house and is not seated: this is the house's own rule`,
  'too young for a seat': ({ person, age, by }) =>
    `${whoIs(person)} is under ${age} and is not seated: this is the house's own rule (${by})`,
  'nobody sits there since then': ({ table, seat }) =>
    `this person does not sit at table ${table} seat ${seat} since then: read the stay again and correct what stands there`,
  'stay goes on': ({ table, seat }) =>
    `whoever sits at table ${table} seat ${seat} is still there: only when they sat down can be corrected; or clear the seat first`,
  'stay is over': ({ table, seat }) => `the stay at table ${table} seat ${seat} is over: say until when it was`,
  'stay ends before it begins': ({ table, seat }) =>
    `a stay at table ${table} seat ${seat} would end before it begins, or before what is known of it later`,
  'stay of the future': ({ table, seat }) => `a stay at table ${table} seat ${seat} cannot end later than now`,
  'stay stands so already': ({ table, seat }) => `the stay at table ${table} seat ${seat} stands so already`,
  'no such stay': ({ stay }) => `there is no stay ${stay} in the records`,
  'stay was told otherwise': ({ table, seat, from, to }) =>
    `by the records that stay is at table ${table} seat ${seat} ${span(from, to)}: read it again and correct what stands there`,
  'person was elsewhere': ({ person, table, seat, from, to }) =>
    `${whoIs(person)} was at table ${table} seat ${seat} ${span(from, to)}: nobody sits in two seats; correct that stay first`,
  'seat was taken': ({ table, seat, from, to, person }) =>
    `${person === undefined ? 'a stranger' : whoIs(person)} sat at table ${table} seat ${seat} ${span(from, to)}: correct that stay first`,
}

const span = (from: string, to: string | undefined): string => `from ${from} ${to === undefined ? 'on' : `to ${to}`}`

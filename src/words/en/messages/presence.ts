import type { PresenceMessages } from '../../../engine/presence/messages.ts'
import type { Sentences } from '../../language.ts'

export const presence: Sentences<PresenceMessages> = {
  'seat is taken': ({ table, seat }) => `somebody sits at table ${table} seat ${seat}`,
  'person sits elsewhere': ({ person, table, seat }) =>
    `person ${person} sits at table ${table} seat ${seat}; leave that seat first`,
}

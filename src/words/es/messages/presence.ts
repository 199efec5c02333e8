import type { PresenceMessages } from '../../../engine/presence/messages.ts'
import type { Sentences } from '../../language.ts'

export const presence: Sentences<PresenceMessages> = {
  'seat is taken': ({ table, seat }) => `alguien está en la mesa ${table}, asiento ${seat}`,
  'person sits elsewhere': ({ person, table, seat }) =>
    `la persona ${person} está en la mesa ${table}, asiento ${seat}; primero debe dejarlo`,
}

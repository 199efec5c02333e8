import type { PresenceMessages } from '../../../engine/presence/messages.ts'
import type { Sentences } from '../../language.ts'

export const presence: Sentences<PresenceMessages> = {
  'seat is taken': ({ table, seat }) => `alguien está en la mesa ${table}, asiento ${seat}`,
  'person sits elsewhere': ({ person, table, seat }) =>
    `la persona ${person} está en la mesa ${table}, asiento ${seat}; primero debe dejarlo`,
  'seat is empty': ({ table, seat }) => `no hay nadie en la mesa ${table}, asiento ${seat}`,
  'seat is reserved': ({ table, seat, person }) =>
    `el asiento ${seat} de la mesa ${table} está reservado para ${person === undefined ? 'alguien' : `la persona ${person}`}; libérelo primero o elija otro`,
  'seat is not reserved': ({ table, seat }) => `el asiento ${seat} de la mesa ${table} no está reservado`,
  'named already': ({ person, table, seat }) =>
    `ya consta que la persona ${person} está en la mesa ${table}, asiento ${seat}`,
  'away already': ({ table, seat }) => `el jugador de la mesa ${table}, asiento ${seat}, ya está ausente`,
  'not away': ({ table, seat }) => `el jugador de la mesa ${table}, asiento ${seat}, no está ausente`,
  'something later is known': ({ table, seat }) =>
    `consta algo posterior sobre la mesa ${table}, asiento ${seat}, o su jugador: anote lo que vale ahora o una corrección`,
  'scan from the future': ({ table }) =>
    `se leyó una tarjeta en la mesa ${table} a una hora que aún no ha llegado: ajuste el reloj del lector`,
}

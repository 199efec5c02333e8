import type { PresenceMessages } from '../../../engine/presence/messages.ts'
import type { Sentences } from '../../language.ts'
import { whoIs } from '../party.ts'

export const presence: Sentences<PresenceMessages> = {
  'seat is taken': ({ table, seat }) => `alguien está en la mesa ${table}, asiento ${seat}`,
  'person sits elsewhere': ({ person, table, seat }) =>
    `${whoIs(person)} está en la mesa ${table}, asiento ${seat}; primero debe dejarlo`,
  'seats are of a tournament': ({ table, activity }) =>
    `la mesa ${table} juega ${activity}: su director dice quién se sienta`,
  'seat is empty': ({ table, seat }) => `no hay nadie en la mesa ${table}, asiento ${seat}`,
  'seat is reserved': ({ table, seat, person }) =>
    `el asiento ${seat} de la mesa ${table} está reservado para ${person === undefined ? 'alguien' : whoIs(person)}; libérelo primero o elija otro`,
  'seat is not reserved': ({ table, seat }) => `el asiento ${seat} de la mesa ${table} no está reservado`,
  'player is somebody else': ({ person, table, seat }) =>
    `${whoIs(person)} estaba en otro asiento cuando quien ocupa la mesa ${table}, asiento ${seat}, ya estaba aquí: libere el asiento y siente a ${whoIs(person)}`,
  'named already': ({ person, table, seat }) =>
    `ya consta que ${whoIs(person)} está en la mesa ${table}, asiento ${seat}`,
  'away already': ({ table, seat }) => `el jugador de la mesa ${table}, asiento ${seat}, ya está ausente`,
  'not away': ({ table, seat }) => `el jugador de la mesa ${table}, asiento ${seat}, no está ausente`,
  'something later is known': ({ table, seat }) =>
    `consta algo posterior sobre la mesa ${table}, asiento ${seat}, o su jugador: anote lo que vale ahora o una corrección`,
  'scan from the future': ({ table }) =>
    `se leyó una tarjeta en la mesa ${table} a una hora que aún no ha llegado: ajuste el reloj del lector`,
  'scan of a closed day': ({ table, day }) =>
    `se leyó una tarjeta en la mesa ${table} en un día ya cerrado (hasta el ${day}): lo liquidado de ese día queda; anote una corrección de la estancia`,
  'banned from every seat': ({ person }) =>
    `${whoIs(person)} tiene prohibida la entrada y no se le da asiento: es una regla propia de la casa`,
  'too young for a seat': ({ person, age, by }) =>
    `${whoIs(person)} tiene menos de ${age} años y no se le da asiento: es una regla propia de la casa (${by})`,
  'nobody sits there since then': ({ table, seat }) =>
    `esta persona no está desde entonces en la mesa ${table}, asiento ${seat}: lea de nuevo la estancia y corrija lo que consta`,
  'stay goes on': ({ table, seat }) =>
    `quien está en la mesa ${table}, asiento ${seat}, sigue ahí: solo se corrige cuándo se sentó; o libere antes el asiento`,
  'stay is over': ({ table, seat }) =>
    `la estancia en la mesa ${table}, asiento ${seat}, terminó: diga hasta cuándo fue`,
  'stay ends before it begins': ({ table, seat }) =>
    `una estancia en la mesa ${table}, asiento ${seat}, terminaría antes de empezar, o antes de lo que consta después`,
  'stay of the future': ({ table, seat }) =>
    `una estancia en la mesa ${table}, asiento ${seat}, no puede terminar después de ahora`,
  'stay stands so already': ({ table, seat }) => `la estancia en la mesa ${table}, asiento ${seat}, ya consta así`,
  'no such stay': ({ stay }) => `no consta ninguna estancia ${stay}`,
  'stay was told otherwise': ({ table, seat, from, to }) =>
    `según los registros esa estancia es en la mesa ${table}, asiento ${seat}, ${span(from, to)}: léala de nuevo y corrija lo que consta`,
  'person was elsewhere': ({ person, table, seat, from, to }) =>
    `${whoIs(person)} estaba en la mesa ${table}, asiento ${seat}, ${span(from, to)}: nadie ocupa dos asientos; corrija antes esa estancia`,
  'seat was taken': ({ table, seat, from, to, person }) =>
    `${person === undefined ? 'un desconocido' : whoIs(person)} ocupaba la mesa ${table}, asiento ${seat}, ${span(from, to)}: corrija antes esa estancia`,
}

const span = (from: string, to: string | undefined): string => `desde ${from}${to === undefined ? '' : ` hasta ${to}`}`

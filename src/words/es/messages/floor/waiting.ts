import type { WaitingMessages } from '../../../../engine/waiting/messages.ts'
import type { Sentences } from '../../../language.ts'
import { whoIs } from '../../party.ts'

const dealt = ({ game, limit }: { game: string; limit?: string }): string =>
  limit === undefined ? game : `${game} ${limit}`
const minutes = (count: number): string => (count === 1 ? '1 minuto' : `${count} minutos`)
const some = (what: readonly string[]): string => (what.length === 0 ? 'ninguna' : what.join(', '))

export const waiting: Sentences<WaitingMessages> = {
  'no such list': ({ list, lists }) => `no hay ninguna lista ${list}; las listas son: ${some(lists)}`,
  'game has a list': ({ list, ...game }) => `${dealt(game)} ya tiene una lista, ${list}: cambie esa`,
  'list of another game': ({ list, waiting: count }) =>
    `${count === 1 ? 'una persona espera' : `${count} personas esperan`} en la lista ${list} para su juego; abra otra lista para otro juego`,
  'list is locked': ({ list }) => `la lista ${list} está bloqueada; desbloquéela primero`,
  'list is not locked': ({ list }) => `la lista ${list} no está bloqueada`,
  'list takes no calls': ({ list }) =>
    `la lista ${list} no acepta llamadas; indique cuántos minutos guarda el puesto, o que se anoten por el móvil o en el podio`,
  'on the list already': ({ list, person, place }) =>
    `${whoIs(person)} ya está en la lista ${list}, en el puesto ${place}`,
  'not on the list': ({ list, person }) => `${whoIs(person)} no está en la lista ${list}; anótela primero`,
  'not off the list lately': ({ list, person, minutes: most }) =>
    `${whoIs(person)} no salió de la lista ${list} en los últimos ${minutes(most)}; póngala al final`,
  'plays that game already': ({ list, person, table, seat }) =>
    `${whoIs(person)} ya juega el juego de la lista ${list} en la mesa ${table}, asiento ${seat}; pida un cambio de mesa`,
  'on no list': ({ person }) => `${whoIs(person)} no está en ninguna lista`,
  'checked in already': ({ person }) => `la llegada de ${whoIs(person)} ya consta en todas las listas`,
  'not checked in': ({ list, person }) =>
    `${whoIs(person)} se anotó en la lista ${list} desde fuera; registre primero su llegada`,
  'call-in runs on': ({ list, person }) => `el puesto de ${whoIs(person)} en la lista ${list} aún no ha vencido`,
  'paged already': ({ list, person, table, seat }) =>
    `${whoIs(person)} está llamada desde la lista ${list} a la mesa ${table}, asiento ${seat}; retire primero esa llamada`,
  'not paged': ({ list, person }) => `${whoIs(person)} no está llamada desde la lista ${list}`,
  'page runs on': ({ list, person }) => `el reloj de la llamada a ${whoIs(person)} de la lista ${list} sigue en marcha`,
  'answered so already': ({ list, person }) => `${whoIs(person)} de la lista ${list} ya respondió a esa llamada`,
  'table of another game': ({ table, tables, ...game }) =>
    `la mesa ${table} no es una mesa normal de ${dealt(game)}; esas son: ${some(tables)}`,
  'table is full': ({ table }) => `la mesa ${table} no tiene asientos libres`,
  'nobody can be paged': ({ list, table }) =>
    `en la lista ${list} no hay nadie presente, sin llamar y dispuesto a ir a la mesa ${table}; abra la mesa sin la lista`,
  'change asked already': ({ table, seat }) =>
    `el jugador de la mesa ${table}, asiento ${seat}, ya pidió un cambio; quítelo primero`,
  'change to the own table': ({ table }) => `el jugador ya está en la mesa ${table}; indique asientos sin mesa`,
  'no change asked': ({ table, seat }) => `el jugador de la mesa ${table}, asiento ${seat}, no ha pedido ningún cambio`,
  'feeds itself': ({ table, to }) => `la mesa ${to} lleva de vuelta a la mesa ${table}: debe alimentar a otra mesa`,
  'feeds no table': ({ table }) => `la mesa ${table} no alimenta a ninguna otra`,
  'no list for those left': ({ table, left, ...game }) =>
    `${left === 1 ? 'un jugador' : `${left} jugadores`} de la mesa ${table} se quedarían sin asiento; abra primero una lista para ${dealt(game)}`,
  'stranger cannot wait': ({ table, seat }) =>
    `no hay asiento para el jugador de la mesa ${table}, asiento ${seat}, cuyo número nadie conoce; nómbrelo primero o que deje la mesa`,
  'kept for a page': ({ list, person, minutes: left }) =>
    `reservado para ${whoIs(person)}, llamada desde la lista ${list}: quedan ${minutes(left)}`,
  'kept by hand': ({ person, minutes: left }) =>
    `reservado para ${person === undefined ? 'alguien' : whoIs(person)}: quedan ${minutes(left)}`,
  'first of the feeder': ({ feeder, minutes: since }) =>
    `quien más tiempo lleva en la mesa ${feeder}, que alimenta a esta: ${minutes(since)}`,
  'asked for this seat': ({ table, seat, minutes: since }) =>
    `el jugador de la mesa ${table}, asiento ${seat}, pidió este asiento hace ${minutes(since)}`,
  'asked for this table': ({ table, seat, minutes: since }) =>
    `el jugador de la mesa ${table}, asiento ${seat}, pidió esta mesa hace ${minutes(since)}`,
  'first on the list': ({ list, place, minutes: since }) =>
    place === 1
      ? `primero de la lista ${list}, desde hace ${minutes(since)}`
      : `puesto ${place} de la lista ${list}, desde hace ${minutes(since)}; a nadie anterior se le puede llamar a este asiento`,
  'first on the list plays it': ({ list, table, seat, minutes: since }) =>
    `primero de la lista ${list} desde hace ${minutes(since)}, y juega lo mismo en la mesa ${table}, asiento ${seat}`,
}

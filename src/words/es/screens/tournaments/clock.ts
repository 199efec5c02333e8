import type { tournamentClock as english } from '../../../en/screens/tournaments/clock.ts'

const ordinal = (n: number): string => `${n}.º`

export const tournamentClock: typeof english = {
  level: (number) => `Nivel ${number}`,
  break: 'Descanso',
  paused: 'En pausa',
  handForHand: 'Mano por mano',
  notYet: 'Empieza a las',
  soon: 'Inscripciones abiertas',
  over: 'Último nivel: hasta el final',
  ended: 'Terminado',
  off: 'Cancelado',
  players: 'Jugadores',
  of: (entries) => `de ${entries}`,
  entries: 'Entradas',
  average: 'Promedio de fichas',
  averageBlinds: 'Promedio en ciegas grandes',
  toBreak: 'Descanso en',
  pool: (amount) => `Fondo de premios ${amount}`,
  prizes: 'Premios',
  ante: (amount) => `Ante de ciega grande ${amount}`,
  nextLevel: (number) => `Sigue: nivel ${number}`,
  nextBreak: 'Sigue: descanso',
  thenLevel: (number) => `Después: nivel ${number}`,
  thenBreak: 'Después: descanso',
  minutes: (minutes) => `${minutes} min`,
  last: 'Último nivel',
  places: (from, to) => `${from}–${to}`,
  buyIn: (buyIn, fee) => (fee === undefined ? `Entrada de ${buyIn}` : `Entrada de ${buyIn} + cuota de ${fee}`),
  freeRoll: 'Entrada gratis',
  sound: 'Activar sonidos',
  seating: 'Asientos',
  choose: '¿Qué torneo?',
  none: 'No hay ningún torneo abierto ni en curso.',
  raceOff: (chips) => `Se retiran las fichas de ${chips}`,
  table: (table) => `Mesa ${table}`,
  seat: (seat) => `Asiento ${seat}`,
  legend: 'Mesa · asiento',
  noSeats: 'Aún no se han sorteado los asientos.',
  page: (page, pages) => `${page} de ${pages}`,
  ticker: {
    breaks: (table) => `Se cierra la mesa ${table}: vea su nuevo asiento en el tablero`,
    openSeat: (table) => `Asiento libre en la mesa ${table}`,
    bubble: (places, left) =>
      left === 1
        ? `Se pagan ${places} lugares: falta 1 eliminado`
        : `Se pagan ${places} lugares: faltan ${left} eliminados`,
    late: (level) => `Entrada tardía hasta el final del nivel ${level}`,
    rebuys: (level) => `Recompras hasta el final del nivel ${level}`,
    alternates: (waiting) => (waiting === 1 ? 'Espera 1 suplente' : `Esperan ${waiting} suplentes`),
    out: (name, place, prize) =>
      prize === undefined
        ? `${name} queda fuera en el ${ordinal(place)} lugar`
        : `${name} queda fuera en el ${ordinal(place)} lugar: ${prize}`,
    bounty: (name, bounty) => `Recompensa por ${name}: ${bounty}`,
  },
}

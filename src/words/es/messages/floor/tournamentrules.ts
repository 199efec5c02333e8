import type { TournamentComplaints, TournamentExtra } from '../../../../rulebook/checks/tournament/messages.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'
import { named } from '../../values.ts'

const cuantos = (min: number, max: number | undefined): string =>
  max === undefined ? `${min} o más` : min === max ? String(min) : `${min} a ${max}`

const EXTRAS: Readonly<Record<TournamentExtra, string>> = {
  rebuys: 'recompras',
  'add-ons': 'add-ons',
  're-entries': 'reinscripciones',
  'late entries': 'inscripciones tardías',
  guarantee: 'garantizado',
  'added money': 'dinero añadido por la casa',
  charity: 'parte benéfica',
  bounties: 'recompensas',
  'entries won elsewhere': 'inscripciones ganadas en otra parte',
}
const DE = { ...EXTRAS, players: 'jugadores' } as const
const CON = { entry: 'una inscripción', rebuy: 'una recompra', 'add-on': 'un add-on' } as const

export const tournamentrules: Sentences<TournamentComplaints> = {
  'tournament not chosen': 'falta elegir la estructura del torneo',
  'tournament game not chosen': 'falta elegir el juego del torneo',
  'one game is played': ({ games }) => `hay ${games} juegos elegidos; se juega uno`,
  'day and time not chosen': 'faltan el día y la hora del torneo',
  'not in these tournaments': ({ what }) => `estas reglas no conocen: ${EXTRAS[what]}`,
  'number not chosen': ({ of, min, max }) => `falta elegir cuántos: ${DE[of]} (${cuantos(min, max)})`,
  'number outside its range': ({ of, number, min, max }) => `${DE[of]}: ${number} está fuera de ${cuantos(min, max)}`,
  'chips of nothing': ({ of }) => `con ${CON[of]} no viene ninguna ficha`,
  'other terms for some': ({ who }) =>
    `«${who}» tendría otras condiciones; los precios, las cuotas y las fichas son iguales para todos`,
  'terms by gender': ({ words }) => `«${words}» distingue por género`,
  'charity not advertised': ({ charity, part }) => `la publicidad debe nombrar a ${charity} y su parte, ${part}`,
  'no such way of paying': ({ way, ways }) =>
    `aquí los puestos no se pagan por «${named(way)}», sino por ${ways.map(named).join(', ')}`,
  'no part for the charity': 'la parte benéfica es nada',
  'charity above the whole': ({ share }) => `la parte benéfica es ${share}: puede ser todo, y no más`,
  'bounty above what is paid in': ({ bounty, left }) =>
    `una recompensa de ${money(bounty)} por cada jugador es más que los ${money(left)} que cada inscripción lleva al bote`,
  'free roll without prizes': 'nadie paga por entrar: anuncie premios fijos, un garantizado o dinero que añade la casa',
  'level without blinds': ({ level }) => `el nivel ${level} no tiene ciegas ni ante`,
  'blinds do not rise': ({ level }) => `las ciegas del nivel ${level} no suben`,
  'no such level': ({ of, level, levels }) => `${EXTRAS[of]}: nivel ${level}; hay niveles del 1 al ${levels}`,
  'levels run backwards': ({ of, from, until }) =>
    `${EXTRAS[of]}: empezarían en el nivel ${from} y acabarían en el ${until}`,
  'level in another game': ({ level, game }) => `el nivel ${level} se juega a ${game}, que no está elegido`,
  'chip twice in the set': ({ value }) =>
    value === 0 ? 'una ficha del juego no vale nada' : `la ficha de ${value} está dos veces`,
  'chips are not the stack': ({ set, chips }) => `las fichas de una pila suman ${set}; todos empiezan con ${chips}`,
  'seats outside their range': ({ seats, min, max }) => `${seats} asientos por mesa está fuera de ${cuantos(min, max)}`,
  'more players than seats': ({ players, seats }) => `${players} jugadores no caben en ${seats} asientos`,
  'posted field is not even': ({ players }) => `${players} jugadores no es un número par`,
  'more tables than the rules have': ({ tables, most }) =>
    `hay ${tables} mesas elegidas; se juega en ${most === 1 ? 'una' : most}`,
  'house rules not chosen': 'faltan las reglas de la casa para equilibrar y cerrar mesas',
  'house rule of nothing': ({ of }) =>
    of === 'balance'
      ? 'las mesas pueden diferir al menos en un jugador'
      : 'una mesa espera cuando le falta al menos un jugador',
  'breaks another table': ({ table }) => `la mesa ${table} está en el orden de cierre y no es del torneo`,
}

import type { TournamentMessages } from '../../../../engine/tournaments/messages.ts'
import type { Sentences } from '../../../language.ts'
import { money } from '../../../values.ts'

const ESTADO = {
  open: 'tiene las inscripciones abiertas',
  running: 'se está jugando',
  finished: 'se jugó hasta el final',
  awarded: 'ya entregó sus premios',
  'called off': 'se canceló',
} as const
const FUERA = { withdrawn: 'dada de baja', void: 'anulada', out: 'eliminada' } as const
const COMPRAS = { 'buy-in': 'las entradas', rebuy: 'las recompras', 'add-on': 'los add-ons' } as const
const entradas = (entries: number): string => `${entries} ${entries === 1 ? 'inscripción' : 'inscripciones'}`

export const tournaments: Sentences<TournamentMessages> = {
  'activity is no tournament': ({ activity }) => `${activity} no es un torneo publicado`,
  'sign-ups not open': ({ activity }) => `las inscripciones de ${activity} aún no están abiertas`,
  'sign-ups are open': 'las inscripciones ya están abiertas',
  'structure is frozen': ({ since }) =>
    `las inscripciones se abrieron el ${since}: desde entonces no cambia nada de la estructura`,
  'tournament takes two': 'para esto hacen falta dos personas',
  'tournament is over': ({ status }) => `el torneo ${ESTADO[status]}`,
  'tournament has started': 'el torneo ya empezó',
  'tournament has not started': 'el torneo aún no empieza',
  'tournament has not finished': ({ left }) =>
    left === 1 ? 'todavía queda uno en juego' : `todavía quedan ${left} en juego`,
  'tournament has finished': ({ left }) =>
    `el torneo se jugó hasta el final: ${left === 1 ? 'queda uno' : `quedan ${left}`}`,
  'registration is over': ({ level, until }) =>
    until === 0
      ? 'la inscripción terminó con el inicio'
      : `la inscripción terminó con el nivel ${until}, y se juega el nivel ${level}`,
  'registered already': ({ entry }) => `esta persona ya está inscrita, con la entrada ${entry}`,
  'field is full': ({ most }) => `el torneo está completo con ${most} jugadores`,
  'no re-entry': 'este torneo no tiene reentradas',
  're-entry too often': ({ times }) => `nadie vuelve a entrar más de ${times} veces`,
  're-entry is over': ({ level, until }) =>
    `las reentradas terminaron con el nivel ${until}, y se juega el nivel ${level}`,
  'entry costs nothing': 'este torneo no cuesta nada: no hay nada que pagar',
  'entry is paid for': ({ price }) => `la inscripción cuesta ${money(price)}, con la cuota`,
  'entry needs a drawer': 'indique el cajón donde entra o sale el dinero',
  'entries are not given': 'la casa no regala inscripciones de este torneo',
  'entry from nowhere': 'indique dónde se ganó la inscripción o quién la dio',
  'entries are not won there': ({ activity }) => `en ${activity} no se gana ninguna inscripción de este torneo`,
  'prize is of another person': ({ claim }) => `el reclamo ${claim} es el premio de otra persona`,
  'prize is no entry': ({ claim }) => `el reclamo ${claim} no es una inscripción de torneo`,
  'prize is for another tournament': ({ claim, into }) => `el reclamo ${claim} es una inscripción de ${into}`,
  'prize is not the price': ({ claim, prize, price }) =>
    `el reclamo ${claim} vale ${money(prize)}, y la inscripción cuesta ${money(price)}, con la cuota`,
  'no such entry': ({ entry }) => (entry === '' ? 'indique quién es' : `no hay ninguna entrada ${entry}`),
  'entry is out': ({ entry, out }) => `la entrada ${entry} ya está eliminada, desde la eliminación ${out}`,
  'entry is not in play': ({ entry, status }) => `la entrada ${entry} está ${FUERA[status]}`,
  'entry came in again': ({ entry, again }) =>
    `quien tenía la entrada ${entry} volvió a entrar con ${again}: primero se anula esa entrada`,
  'entry has won bounties': ({ entry }) =>
    `la entrada ${entry} ganó recompensas: primero se deshacen esas eliminaciones`,
  'too young for the tournament': ({ age, by }) => `menor de ${age} años (${by})`,
  'excluded from the tournament': ({ by }) => `tiene prohibida la entrada a la casa (${by})`,
  'field is not even': ({ field }) => `${field} jugadores no son un número par`,
  'field has other numbers': ({ field, min, max }) => `${field} jugadores: hacen falta de ${min} a ${max}`,
  'field stays even': 'el número de jugadores sigue siendo par una vez empezado: cancele el torneo',
  'too few to start': ({ field }) => `${entradas(field)}: hacen falta dos por lo menos`,
  'no rebuys': 'este torneo no tiene recompras',
  'no add-ons': 'este torneo no tiene add-ons',
  'purchase after its level': ({ kind, level, until }) =>
    `${COMPRAS[kind]} terminaron con el nivel ${until}, y se juega el nivel ${level}`,
  'purchase before its level': ({ kind, level, from }) =>
    `${COMPRAS[kind]} empiezan con el nivel ${from}, ${level === 0 ? 'y el torneo aún no empieza' : `y se juega el nivel ${level}`}`,
  'purchase too often': ({ kind, times }) => `${COMPRAS[kind]} son ${times} como máximo por jugador`,
  'stack not told': ({ entry, most }) =>
    `la recompra se vende con ${most} fichas o menos: diga cuánto le queda a la inscripción ${entry} o cuente la mesa`,
  'stack above the rebuy': ({ entry, chips, most }) =>
    `la inscripción ${entry} tiene ${chips} fichas; la recompra se vende con ${most} o menos`,
  'rebuy with chips left': ({ entry }) => `la entrada ${entry} tiene fichas: solo se recompra sin fichas`,
  'rebuy is owed': ({ entry }) => `la entrada ${entry} tiene que pagar antes la recompra`,
  'rebuy is not owed': ({ entry }) => `la entrada ${entry} no debe ninguna recompra`,
  'rebuy intended already': ({ entry }) => `la entrada ${entry} ya lo dijo`,
  'no such receipt': ({ receipt }) => `no hay recibo ${receipt} en este torneo`,
  'receipt is void': ({ receipt }) => `el recibo ${receipt} ya está anulado`,
  'receipt of a buy-in': ({ receipt }) => `el recibo ${receipt} es de una entrada: anule la entrada`,
  'no bounties': 'este torneo no tiene recompensas',
  'bounty on everybody': 'hay recompensa por todos: no se nombra a nadie',
  'target twice': ({ entry }) => `la entrada ${entry} está dos veces`,
  'play has gone on': 'alguien entró, compró o cayó desde el comienzo; deshaga eso primero, o cancele el torneo',
  'targets stay': 'los objetivos se nombran antes del inicio; después, solo quien se inscribe tarde',
  'pool lacks the bounty': ({ pool, bounty }) =>
    `el fondo tiene ${money(pool)}, y de él salen recompensas por ${money(bounty)}`,
  'entry named twice': ({ entry }) => `la entrada ${entry} está dos veces`,
  'nobody is left': 'alguien tiene que quedar en juego',
  'winner of the hand not said': ({ entry }) => `hay recompensa por la entrada ${entry}: indique quién ganó la mano`,
  'winner of the hand is out': ({ entry }) => `la entrada ${entry} también perdió todas sus fichas y no ganó la mano`,
  'no such knock-out': ({ out }) => `no hay eliminación ${out}, o se deshizo`,
  'deal stands': 'hay un acuerdo: primero se deshace',
  'no deal stands': 'no hay ningún acuerdo que deshacer',
  'no deals': 'las reglas no conocen acuerdos',
  'deal lacks consents': ({ entries }) => `no todos están de acuerdo: ${entries.join(', ')}`,
  'deal before the last payments': ({ entries }) => `todavía se deben recompras: ${entries.join(', ')}`,
  'deal is not all there is': ({ was, there }) =>
    `el acuerdo era sobre ${money(was)}, y ahora hay ${money(there)}: deshágalo y acuérdenlo de nuevo`,
  'log is signed': 'la bitácora está firmada: ya no cambia nada',
  'log waits': 'la bitácora aún no está firmada: primero la firma quien dirigió el torneo',
  'log before the prizes': 'la bitácora se firma cuando se dan los premios',
  'no log asked': 'las reglas no piden bitácora',
  'charity has its money': 'la organización benéfica ya tiene su dinero',
  'no charity': 'nada de este torneo va a una organización benéfica',
  'entry has its money back': ({ entry }) => `la entrada ${entry} ya tiene su dinero de vuelta`,
  'tournament is not called off': 'el torneo no está cancelado',
  'pool holds too little': ({ wanted }) => `${money(wanted)} ya no están: se retiraron o se pagaron`,
  'tournament has entries': ({ entries }) => `el torneo con ${entradas(entries)} no ha terminado`,
  'tournament refunds wait': ({ entries }) => `faltan por devolver ${entradas(entries)}`,
  'charity waits': ({ amount }) => `falta pagar ${money(amount)} a la organización benéfica`,
  'plays at a free table': ({ player, table }) => `ya juega en la mesa gratuita ${table}, como ${player}`,
  'no such free player': ({ player }) => `no hay jugador gratuito ${player}`,
  'free player is out': ({ player }) => `el jugador gratuito ${player} ya no está en juego`,
  'free player is still in': ({ player }) => `el jugador gratuito ${player} sigue en juego`,
  'winner plays elsewhere': ({ player }) => `${player} no juega en esa mesa gratuita`,
  'free table plays on': ({ table, left }) =>
    `la mesa gratuita ${table} sigue jugando: quedan ${left}, y el torneo no ha terminado`,
  'nobody plays free there': ({ table }) => `nadie juega por recompensas en la mesa ${table}`,
  'later one at the free table first': ({ player }) => `deshaga primero a ${player}: salió después en esa mesa`,
  'free tables play on': ({ tables }) => `todavía juegan mesas gratuitas: ${tables.join(', ')}`,
  'table is no free table': ({ table }) => `la mesa ${table} no está abierta como mesa gratuita`,
  'placed in the tournament': ({ place, to, entries }) =>
    `${to === undefined ? `puesto ${place}` : `empate en los puestos ${place} a ${to}`} de ${entries}`,
  'bounty was won': ({ targets }) => `eliminó a ${targets.join(', ')}`,
  'deal was made': ({ players }) => `acuerdo de los últimos ${players}`,
}

import type { OfferingComplaints, RangedTerm, TournamentCost, WireRange } from '../../../rulebook/messages.ts'
import type { Sentences } from '../../language.ts'
import { money } from '../../values.ts'
import { APUESTAS } from '../tablewords.ts'
import { formed, named } from '../values.ts'

export const rango = ({ min, max }: WireRange): string =>
  min === max ? money(min) : max === undefined ? `${money(min)} o más` : `${money(min)} a ${money(max)}`

const lista = (names: readonly string[], ninguno = ''): string =>
  names.length === 0 ? ninguno : names.map(named).join(', ')

const cuantos = (min: number, max: number): string => (min === max ? String(min) : `${min} a ${max}`)
const vaciado = (min: number | undefined, max = min): string =>
  min === undefined || max === undefined
    ? 'después de cada sorteo, al final, o las dos cosas'
    : `cada cierto número de días, ${cuantos(min, max)}`

/** Of a pool its Spanish name; `main` is the only one of its activity. */
const bote = (pool: string): string => (pool === 'main' ? 'el bote' : named(pool))
const delBote = (pool: string): string => (pool === 'main' ? 'del bote' : `de ${named(pool)}`)

const WAYS = { swipes: 'lecturas de la tarjeta', time: 'tiempo de juego' } as const

const COSTES: Readonly<Record<TournamentCost, string>> = {
  'buy-in': 'entrada',
  'entry fee': 'cuota de inscripción',
  rebuy: 'recompra',
  'add-on': 'add-on',
  guarantee: 'garantizado',
  bounty: 'recompensa',
}

function termino(of: RangedTerm): string {
  switch (of.term) {
    case 'seed':
      return `siembra inicial ${delBote(of.of)}`
    case 'reseed':
      return `resiembra ${delBote(of.of)}`
    case 'cap':
      return `tope ${delBote(of.of)}`
    case 'daily increase':
      return `aumento diario ${delBote(of.of)}`
    case 'prize':
      return `premio por ${named(of.of)}`
    case 'share of the table':
      return named(of.of)
    case 'administrative fee':
      return 'gasto administrativo por mesa y hora'
    default:
      return COSTES[of.term]
  }
}

export const rulebook: Sentences<OfferingComplaints> = {
  // amounts
  'amount not chosen': ({ of, range }) => `falta elegir: ${termino(of)} (${rango(range)})`,
  'amount outside its range': ({ of, amount, range }) =>
    `${termino(of)}: ${money(amount)} está fuera de ${rango(range)}`,
  'amount above the cap': ({ of, pool, amount, cap }) =>
    `la ${of === 'seed' ? 'siembra inicial' : 'resiembra'} ${delBote(pool)}, ${money(amount)}, pasa del tope ${money(cap)}`,
  'pool without cap': ({ pool }) => `${bote(pool)} no tiene tope`,
  'pool without daily increase': ({ pool }) => `${bote(pool)} no tiene aumento diario`,
  'time of daily increase not chosen': ({ pool }) => `falta elegir la hora del aumento diario ${delBote(pool)}`,
  'pool not in the rules': ({ pool, pools }) => `no hay bote ${pool}; los botes son ${pools.join(', ')}`,
  'rules without administrative fee': 'esta actividad no tiene gasto administrativo',
  'no fee in the rules': ({ activity }) => `${activity} no toma cuota`,
  'another fee': ({ fee, said }) => `la cuota es ${money(fee)}, no ${money(said)}`,
  'no multiplier': 'esta actividad no tiene multiplicador de premios',
  'multiplier outside its range': ({ times, min, max }) =>
    `el multiplicador ${times}x está fuera de ${min}x ${max === undefined ? 'o más' : `a ${max}x`}`,
  'multiplier not whole': ({ times }) => `el multiplicador ${times}x no es doble, triple, etc.: solo veces enteras`,
  'multiplied prize above the most': ({ line, amount, most }) =>
    `${line} serían ${money(amount)} multiplicado; un premio es de ${money(most)} como máximo`,
  // charts and games
  'no chart chosen': ({ charts }) => `hay que elegir una tabla entre ${charts.join(', ')}`,
  'no such chart': ({ chart, charts }) =>
    `la tabla ${chart} no es una de ${charts.join(', ')}; las tablas nunca se mezclan`,
  'no such chart for a game': ({ chart, game, charts }) =>
    `la tabla ${chart} de ${game} no es una de ${charts.join(', ')}`,
  'one chart for all games': 'aquí una tabla vale para todos los juegos',
  'hands offered together': 'todas las manos de una tabla se ofrecen juntas, nunca algunas',
  'no such hand in the charts': ({ line, lines }) => `«${line}» no es una mano de las tablas: ${lista(lines)}`,
  'no hand offered': 'no se ofrece ninguna mano: anuncie el premio de al menos una',
  'no payout structure chosen': ({ structures }) => `hay que elegir un reparto entre ${structures.join(', ')}`,
  'no payout structures': 'no hay reparto que elegir',
  'no such payout structure': ({ structure, structures }) =>
    `el reparto ${structure} no es uno de ${structures.join(', ')}; los repartos nunca se mezclan`,
  'game not designated': ({ game, games }) =>
    `${game} no es un juego designado${games === undefined ? '' : `: ${games.join(', ')}`}`,
  // prizes
  'prize is a multiple': ({ line, factor, of }) =>
    `${named(line)} es ${factor === 2 ? 'el doble del' : `${factor} veces el`} premio por ${named(of)}; no tiene importe propio`,
  'no fixed prize': ({ line, fixed }) =>
    `«${named(line)}» no tiene premio fijo en esta tabla${fixed === undefined ? '' : `; premios fijos: ${lista(fixed, 'ninguno')}`}`,
  'one prize for all games': 'aquí un premio anunciado vale para todos los juegos',
  'prize of a game outside its range': ({ line, game, amount, range }) =>
    `el premio por ${named(line)} en ${game}, ${money(amount)}, está fuera de ${rango(range)}`,
  'range not chosen': ({ line, range }) => `falta elegir los límites de ${named(line)}: dentro de ${rango(range)}`,
  'range outside the approved': ({ line, posted, range }) =>
    `los límites de ${named(line)}, ${rango(posted)}, están fuera de ${rango(range)}`,
  'prize not entered by hand': ({ line, entered }) =>
    `«${named(line)}» no es un premio que se anota a mano; esos son: ${lista(entered, 'ninguno')}`,
  'prizes are money': 'aquí los premios son dinero; no se entrega ningún objeto',
  'thing for no fixed prize': ({ line }) => `«${named(line)}» no es un premio fijo`,
  'thing without value': ({ thing, line }) => `${thing} (${named(line)}) no tiene valor entre los premios`,
  'thing not named': ({ line }) => `${named(line)} también es un objeto si otro paso lo es; nómbrelo`,
  'thing worth no more': ({ thing, amount, before }) =>
    `${named(thing)} vale ${money(amount)}, no más que los ${money(before)} de antes`,
  // drawings and periods
  'drawings as the rules say': ({ number, from, minutes }) =>
    `las propias reglas fijan los sorteos: ${number} el último día, desde las ${from}, cada ${minutes} minutos`,
  'drawings not chosen': 'falta elegir las horas de los sorteos',
  'time of the stage not chosen': 'no se ha elegido la hora en que siguen los ganadores de los sorteos',
  'stage begins otherwise': ({ at, said }) => `empieza a las ${at}, no a las ${said}`,
  'drawing without winner': 'un sorteo tiene al menos un ganador',
  'one winner each hour': ({ winners }) => `en cada hora sale un ganador, no ${winners}`,
  'drawing not a posted hour': ({ from, to, first, last }) => `${from} a ${to} no es una hora entre ${first} y ${last}`,
  'of a drawing': ({ from, to, why }, say) => `sorteo de ${from} a ${to}: ${say(why)}`,
  'periods not chosen': 'falta elegir los periodos anunciados',
  // promotions
  'game of the chart left out': ({ game }) =>
    `falta ${named(game)}: las manos de una tabla se ofrecen todas juntas o ninguna`,
  'line brings no tickets': ({ line }) => `«${named(line)}» no es una mano de la tabla que dé boletos`,
  'no hand brings tickets': 'ninguna mano da boletos en esta promoción',
  'tickets not chosen': ({ line, min, max }) => `falta elegir los boletos por ${named(line)}: ${cuantos(min, max)}`,
  'tickets outside their range': ({ line, tickets, min, max }) =>
    `${tickets} boletos por ${named(line)} están fuera de ${cuantos(min, max)}`,
  'promotion ends before it begins': ({ from, to }) => `termina el ${to}, antes de empezar el ${from}`,
  'drawings not on days in a row': ({ number }) =>
    `hay ${number} sorteos, uno en cada uno de ${number} días seguidos, cada uno con su fecha`,
  'drawing outside the posted days': ({ first, last }) =>
    `los sorteos del ${first} al ${last} no caen todos en los días de la promoción`,
  'end of the standing not chosen': 'falta elegir el último día de la clasificación',
  'dates not chosen': ({ weeks }) => `faltan el primer día y el último: ${weeks.join(' o ')} semanas`,
  'promotion of another length': ({ days, weeks }) =>
    `${days} días no es una duración aprobada: ${weeks.map((one) => `${one} semanas (${one * 7} días)`).join(' o ')}`,
  'no tickets for a seat': 'en esta promoción nadie recibe boletos por estar sentado; no se publican horas para ello',
  'times of tickets not chosen': 'faltan las horas en que todos los sentados reciben un boleto',
  'tickets at other times': ({ at, hours, from }) =>
    `las ${at} no están entre las horas cada ${hours} horas desde las ${from}`,
  'no emptying in the rules': 'las reglas no hablan de vaciar el tambor',
  'emptying not chosen': ({ min, max }) => `falta elegir cuándo se vacía el tambor: ${vaciado(min, max)}`,
  'drum emptied otherwise': ({ min, max }) => `el tambor se vacía ${vaciado(min, max)}, y no de otro modo`,
  'emptied after other days': ({ days, min, max }) => `${days} días están fuera de ${cuantos(min, max)} días`,
  'no events in the rules': 'las reglas solo conocen sorteos a horas anunciadas, y ningún suceso',
  'nobody is drawn': 'tal como está publicada, en esta promoción no se sortea a nadie',
  'missed not chosen': ({ next }) => `falta elegir qué pasa si nadie se presenta: ${next.map(named).join(', ')}`,
  'missed otherwise': ({ missed, next }) =>
    `«${named(missed)}» no es lo que pasa si nadie se presenta: ${next.map(named).join(', ')}`,
  'gift not chosen': ({ gifts }) => `falta elegir qué da el sorteo: ${lista(gifts)}`,
  'gift without its prize': ({ line }) => `ese sorteo es por ${line}; publique cuánto vale`,
  'gift not in the rules': ({ gives, gifts }) => `un sorteo da ${gifts.map(named).join(' o ')}, no «${named(gives)}»`,
  'winners in the rules': ({ winners }) => `un sorteo tiene ${winners} ganadores, ni más ni menos`,
  'no game for the squares': 'faltan los equipos, el comienzo del partido y sus períodos',
  'teams of one name': ({ team }) => `los dos equipos se llaman ${team}`,
  'no such period': ({ period, periods }) => `no hay premio por "${period}": ${periods.join(', ')}`,
  'period posted twice': ({ period }) => `"${period}" está publicado dos veces`,
  'period out of order': ({ period }) => `"${period}" está publicado después de un período que termina más tarde`,
  'item has no name': ({ period }) => `lo que se entrega por "${period}" no tiene nombre`,
  'wheel not chosen': 'falta publicar qué hay en la ruleta',
  'no wheel in the rules': 'las reglas no conocen una ruleta así',
  'period not chosen': 'faltan el primer y el último día en que valen los créditos',
  'way of credits not chosen': ({ ways }) =>
    `falta cómo se ganan los créditos: ${ways.map((way) => WAYS[way]).join(' o ')}`,
  'one way of credits': 'los créditos se ganan por lecturas de la tarjeta o por tiempo, no por ambas cosas',
  'no such way of credits': ({ way, ways }) =>
    `los créditos no se ganan por ${WAYS[way]}: las reglas conocen ${ways.map((one) => WAYS[one]).join(' y ')}`,
  'posted times overlap': ({ from, to }) => `el horario anunciado de ${from} a ${to} se cruza con otro`,
  'credits for nothing': ({ of }) => `${of}: se gana al menos un crédito, por al menos un minuto de juego`,
  'credits last to the end': 'los créditos valen hasta el final de la promoción, no un número de días',
  'days of credits not chosen': ({ min, max }) => `falta cuánto vale un crédito: de ${min} a ${max} días`,
  'credits of other days': ({ days, min, max }) => `un crédito vale de ${min} a ${max} días, no ${days}`,
  'no prize for credits': 'no hay ningún premio anunciado que se dé por créditos',
  'prize for no credits': ({ prize }) => `${prize} cuesta al menos un crédito`,
  'prize is not fixed': ({ prize }) => `${prize} es progresivo: los premios por créditos son importes fijos`,
  'prize in no such form': ({ prize, form, forms }) =>
    `${prize} no se puede entregar como ${formed(form)}: ${forms.map(formed).join(', ')}`,
  'money is no thing': ({ prize, form }) => `${prize} es ${formed(form)} y no un objeto`,
  'drawings not by game': 'se sortea para todos los juegos juntos, no por separado',
  'game of the drawing not chosen': ({ games }) => `falta el juego de un sorteo: ${lista(games)}`,
  'no drawing for the game': ({ game, games }) => `${game} no tiene sorteo propio: ${lista(games)}`,
  'game drawn for twice': ({ game }) => `${game} tiene un sorteo, no dos`,
  // contests
  'contest days not chosen': 'falta elegir el primer y el último día en que cuentan las horas de juego',
  'contest of other days': ({ from, to }) =>
    `las horas cuentan del ${from} al ${to} de un mismo año: anuncie esos días`,
  'contest week of seven days': ({ from, to }) =>
    `del ${from} al ${to} no es una semana: anuncie siete días, incluidos el primero y el último`,
  // what else the house says
  'setting not chosen': ({ setting, oneOf }) => `falta elegir: ${named(setting)} (${lista(oneOf)})`,
  'setting not one of': ({ setting, value, oneOf }) => `${named(setting)} ${value} no es uno de ${lista(oneOf)}`,
  'house has to supply': ({ what, says }) => `la casa tiene que aportar ${what}: ${says}`,
  'nothing lacking': ({ what, lacking }) => `«${what}» no falta; la casa aporta ${lacking.join(', ') || 'nada'}`,
  'no occasions': ({ occasion }) =>
    `tiene un solo fondo y un solo letrero, y por eso ninguna ocasión «${occasion}» aparte: quite la ocasión`,
  'not left to the house': ({ choice }) => `«${choice}» no es algo que estas reglas dejen a la casa`,
  'id not supplied': 'anunciada con otro nombre, necesita su identificación; la aporta la casa',
  'id not in the advertisement': ({ id }) => `anunciada con otro nombre, cada anuncio lleva ${id}`,
  'words not in the advertisement': ({ words }) => `cada anuncio dice «${words}»`,
  'not displayed': ({ what }) => `a la vista en la sala: ${what}`,
  // games against the house
  'wager of the meter not offered': ({ pool }) => `la apuesta del bote ${pool} no se ofrece`,
  'rate above the wager': ({ pool }) => `la tasa de progresión de ${pool} es más que la apuesta`,
  'rate not stated': ({ pool }) => `falta la tasa de progresión de ${pool}`,
  'rate and reserve above the wager': ({ pool, paytable }) =>
    `la tasa de progresión de ${pool} y la reserva de ${paytable} suman más que la apuesta`,
  'amount below the paytable': ({ of, pool, paytable }) =>
    `${of === 'initial' ? 'cantidad inicial' : 'cantidad de reinicio'} de ${pool}: menos de lo que pide la tabla ${paytable}`,
  'schedule for another wager': ({ schedule, wager }) => `${schedule} es para otra apuesta que ${wager}`,
  'reset goes with the wager': ({ wager, amount, reset }) =>
    `con ${APUESTAS[wager]} de ${money(amount)} la cantidad de reinicio es ${money(reset)}`,
  'limits not stated': 'faltan los límites de la mesa',
  'limits from zero': 'los límites de la mesa empiezan por encima de $0',
  'not odds': ({ said, of }) => `«${said}» no es una proporción como 1 a 1 para ${of}`,
  'dealt from the hand, shuffled by hand': 'las cartas repartidas de la mano las baraja un aparato',
  'comes with the hand bonus': ({ setting }) => `${named(setting)} va con el bono de mano, que no se ofrece`,
  'cover all shuffled by hand': 'la barajadora muestra lo que paga Cover All; barajando a mano no hay ninguna',
}

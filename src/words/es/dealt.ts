/** What the dealer of a game against the house is told, in Spanish; the verb stands before it. */
import { HAND_NAMES, type HandName } from '../../games/table/hands.ts'
import type { WagerName } from '../../games/table/rules.ts'
import type { Look, Phrase } from '../phrases.ts'
import { RANK, RANKS } from './ranks.ts'
import { REFUSED } from './refused.ts'

const HANDS: Record<HandName, string> = {
  'four aces': 'cuatro ases',
  'royal flush': 'escalera real',
  'four of a kind': 'póker',
  'straight flush': 'escalera de color',
  'full house': 'full',
  'three of a kind': 'trío',
  flush: 'color',
  straight: 'escalera',
  'two pair': 'dobles parejas',
  'pair of queens or better': 'pareja de reinas o más',
  'pair of aces': 'pareja de ases',
}

const WAGERS: Record<WagerName, string> = {
  ante: 'Ante',
  'super bonus': 'Super Bonus',
  play: 'Play',
  'queens up': 'Queens Up',
  'aces up': 'Aces Up',
  'four-card progressive': 'progresivo de cuatro cartas',
  'five-card progressive': 'progresivo de cinco cartas',
  progressive: 'progresivo',
  'hand bonus': 'bono de cinco cartas, mano propia',
  'dealer hand bonus': 'bono de cinco cartas, mano del crupier',
  'cover all': 'Cover All',
}

/** A hand of its own, laid out; then the names on paytables, alone and with odds or the seat that has it. */
const IN_WORDS: readonly Phrase[] = [
  ['straight flush, {} high', 'escalera de color, {} alto'],
  ['straight, {} high', 'escalera, {} alto'],
  ['four of a kind, {}, {} kicker', 'póker de {}, con {}'],
  ['four of a kind, {}', 'póker de {}'],
  ['three of a kind, {}, {} kicker', 'trío de {}, con {}'],
  ['flush, {} {} {} {}', 'color, {}, {}, {}, {}'],
  ['two pair, {} and {}', 'dobles parejas, {} y {}'],
  ['pair of {}, {} {} kickers', 'pareja de {}, con {}, {}'],
  ['high card, {} {} {} {}', 'carta alta, {}, {}, {}, {}'],
  ...HAND_NAMES.flatMap((hand): Phrase[] => [
    [hand, HANDS[hand]],
    [`${hand} at {} to {}`, `${HANDS[hand]}, {} a {}`],
    [`${hand} at {} for {}`, `${HANDS[hand]}, {} por {}`],
    [`${hand} at {} of meter`, `${HANDS[hand]}, {} del contador`],
    [`${hand} for the hand of seat {n}`, `${HANDS[hand]} del asiento {}`],
  ]),
  ['at {} to 1', '{} a 1'],
  ['at {} for 1', '{} por 1'],
]

const NAMES: readonly Phrase[] = [
  ...Object.entries(WAGERS),
  ...(Object.keys(WAGERS) as WagerName[]).flatMap((wager): Phrase[] => [
    [`envy on ${wager}`, `envidia de ${WAGERS[wager]}`],
    [`automatic bonus on ${wager}`, `bono automático de ${WAGERS[wager]}`],
    [`Magic Card on ${wager}`, `Magic Card de ${WAGERS[wager]}`],
    [`magic card on ${wager}`, `Magic Card de ${WAGERS[wager]}`],
    [`Lucky Bonus on ${wager}`, `Lucky Bonus de ${WAGERS[wager]}`],
    [`lucky bonus on ${wager}`, `Lucky Bonus de ${WAGERS[wager]}`],
  ]),
  ['the dealer', 'el crupier'],
  ['Magic Card', 'Magic Card'],
  ['Lucky Bonus', 'Lucky Bonus'],
]

const MONEY: readonly Phrase[] = [
  ['seat {n} {}: pay {$} and {$} back ({})', 'asiento {}, {}: {} y {} de vuelta ({})'],
  [
    'seat {n} {}: pay {$} ({}), from the meter, not from the tray',
    'asiento {}, {}: {} ({}), del contador, no de la bandeja',
  ],
  ['seat {n} {}: pay {$} ({}), to the game account', 'asiento {}, {}: {} ({}), a la cuenta de juego'],
  ['seat {n} {}: pay {$} ({})', 'asiento {}, {}: {} ({})'],
  [
    'seat {n} {}: collect nothing more, it was taken before the deal',
    'asiento {}, {}: nada más, se recogió antes de repartir',
  ],
  ['seat {n} {}: lost, and collected before the deal', 'asiento {}, {}: perdido, se recogió antes de repartir'],
  ['seat {n} {}: collect {$}', 'asiento {}, {}: {}'],
  ['seat {n} {}: return {$}', 'asiento {}, {}: {}'],
  ['{} of seat {n}: {} into the tray', '{} del asiento {}: {} a la bandeja'],
  ['{} of seat {n}: {} off the sensor', '{} del asiento {}: {} del sensor'],
  ['{} of seat {n}: {} from the game account', '{} del asiento {}: {} de la cuenta de juego'],
  [
    '{} of seat {n}, forfeited: {$} (in the tray already)',
    '{} del asiento {}, perdido por retirarse: {} (ya en la bandeja)',
  ],
  [
    '{} of seat {n}, forfeited: {$} (taken from the account already)',
    '{} del asiento {}, perdido por retirarse: {} (ya tomado de la cuenta)',
  ],
  [
    '{} of seat {n}, abandoned: {$} (taken from the account already)',
    '{} del asiento {}, abandonado: {} (ya tomado de la cuenta)',
  ],
  ['{} of seat {n}, forfeited: {$}', '{} del asiento {}, perdido por retirarse: {}'],
  ['{} of seat {n}, abandoned: {$} (in the tray already)', '{} del asiento {}, abandonado: {} (ya en la bandeja)'],
  ['{} of seat {n}, abandoned: {$}', '{} del asiento {}, abandonado: {}'],
  ['{} of seat {n}: {$}', '{} del asiento {}: {}'],
  ['{} paid to seat {n} on {}', '{} pagado al asiento {} por {}'],
  ['the counted chips, into the tray', 'las fichas contadas, a la bandeja'],
]

const TOLD: readonly Phrase[] = [
  ['no more bets', 'no más apuestas'],
  ['from the hand from now on', 'con la mano de ahora en adelante'],
  ['from a manual shoe from now on', 'de un sabot manual de ahora en adelante'],
  ['{n} positions, each with a player of its own', '{} posiciones, cada una con su propio jugador'],
  [
    'the hand of the old {} deck that waits for its papers stays on the table',
    'la mano de la baraja {} anterior que espera sus papeles se queda en la mesa',
  ],
  [
    'lock {} in the system; lit until the round is over: {}',
    'cerrar {} en el sistema; luz encendida hasta el final de la ronda: {}',
  ],
  ['lock {} in the system', 'cerrar {} en el sistema'],
  [
    '{} in the system; lit until the round is over: {}',
    '{} en el sistema; luz encendida hasta el final de la ronda: {}',
  ],
  ['{} in the system', '{} en el sistema'],
  ['{} chips counted before the tray, {} accepted', '{} fichas contadas antes de la bandeja, {} aceptadas'],
  ['1 chip counted before the tray, {} accepted', '1 ficha contada antes de la bandeja, {} aceptada'],
  ['shuffle the deck', 'la baraja'],
  ['shuffle each deck', 'cada baraja'],
  ['the deck', 'la baraja'],
  ['each deck', 'cada baraja'],
  ['the cards, with the cover card at least {} cards in', 'las cartas, con la carta de corte al menos a {} cartas'],
  [
    'done: the cards above the cover card go to the bottom, and it with them; then into the shoe',
    'hecho: las cartas de encima de la de corte van al fondo con ella; después, al sabot',
  ],
  [
    'the cards above the cover card go to the bottom, and it with them',
    'las cartas de encima de la de corte van al fondo con ella',
  ],
  ['the first player looks at the spread cards', 'el primer jugador mira las cartas extendidas'],
  [
    'spread the cards face down, or face up if a player asks; the first player looks, then shuffle and cut',
    'las cartas extendidas boca abajo, o boca arriba si un jugador lo pide; el primer jugador mira, después se baraja y se corta',
  ],
  [
    'to {} and the dealer, five each face down; the dealer one more face up',
    'a {} y al crupier, cinco a cada uno boca abajo; el crupier una más boca arriba',
  ],
  [
    'to {} and the dealer, one card at a time until each has five',
    'a {} y al crupier, de una en una hasta que cada uno tiene cinco',
  ],
  ['to {} and the dealer, a stack of five each', 'a {} y al crupier, un montón de cinco a cada uno'],
  ["the dealer's card face up: {}", 'la carta del crupier boca arriba: {}'],
  ['Cover All for {}: {}', 'Cover All para {}: {}'],
  ['1 player', '1 jugador'],
  ...['2', '3', '4', '5', '6'].map((count): Phrase => [`${count} players`, `${count} jugadores`]),
  ['the stub, unseen', 'el resto, sin mirarlo'],
  ['the stub of {} cards, unseen', 'el resto de {} cartas, sin mirarlo'],
  ['count the stub face down', 'el resto se cuenta boca abajo'],
  ['the whole deck, face down: {} cards', 'toda la baraja, boca abajo: {} cartas'],
  ['seat {n}: fold or play?', 'asiento {}: ¿se retira o juega?'],
  [
    'the cards of seat {n} stay face down near the sensor',
    'las cartas del asiento {} quedan boca abajo junto al sensor',
  ],
  [
    'the cards of seat {n} stay face down beside the wager',
    'las cartas del asiento {} quedan boca abajo junto a la apuesta',
  ],
  ['the cards of seat {n}, unseen', 'las cartas del asiento {}, sin mirarlas'],
  ["everybody has decided: show the dealer's hand", 'todos han decidido: muestre la mano del crupier'],
  [
    'the dealer has {n} cards, not {n}; a wrong number voids the round',
    'el crupier tiene {} cartas, no {}; un número equivocado anula la ronda',
  ],
  ['the dealer has {n} cards, not {n}', 'el crupier tiene {} cartas, no {}'],
  ['the dealer has {}', 'el crupier tiene {}'],
  ['{} play, from high to low; {} stay in the live hand', '{} juegan, de mayor a menor; {} quedan en la mano viva'],
  [
    'the hand of seat {n} stays face up until all payments are made',
    'la mano del asiento {} queda boca arriba hasta que todo está pagado',
  ],
  [
    'the hand of seat {n} stays face up: it brings an envy',
    'la mano del asiento {} queda boca arriba: trae una envidia',
  ],
  [
    'the hand of seat {n} stays face up for Cover All, the highest so far',
    'la mano del asiento {} queda boca arriba para Cover All, la más alta hasta ahora',
  ],
  [
    'the hand of the dealer stays face up for Cover All, the highest so far',
    'la mano del crupier queda boca arriba para Cover All, la más alta hasta ahora',
  ],
  [
    'the hand of seat {n} wins of the meter and waits until every hand is seen',
    'la mano del asiento {} gana del contador y espera a que se vean todas',
  ],
  ['the hand of seat {n}: {}', 'la mano del asiento {}: {}'],
  ['{} of seat {n}, and that its light is lit', '{} del asiento {}, y que su luz está encendida'],
  ['{} of the dealer, and that its light is lit', '{} del crupier, y que su luz está encendida'],
  ['the button for {}', 'el botón de {}'],
  ['floor person: verify {} of seat {n}', 'al supervisor: verificar {} del asiento {}'],
  ['floor person: verify {} of the dealer', 'al supervisor: verificar {} del crupier'],
  [
    'floor person: the award of {$} to seat {n} is not verified, and goes back on the meter',
    'al supervisor: el premio de {} del asiento {} no se verifica y vuelve al contador',
  ],
  ['the cards of {} stay until the papers are done', 'las cartas quedan hasta que están los papeles: {}'],
  [
    'game over: the system is ready for the next hand',
    'fin de la partida: el sistema está listo para la siguiente mano',
  ],
  [
    'all remaining cards, so that each hand can be laid out again',
    'todas las cartas que quedan, de modo que cada mano se pueda reconstruir',
  ],
  ['manual adjustment by {}: {}', 'ajuste manual por {}: {}'],
  ['the Play wager of seat {n} is set right: {$}', 'la apuesta Play del asiento {} se corrige: {}'],
  ['the cards of seat {n} are set right; told were {}', 'las cartas del asiento {} se corrigen; se habían dicho {}'],
  ['the cards of the dealer are set right; told were {}', 'las cartas del crupier se corrigen; se habían dicho {}'],
  ['seat {n} left; the wagers stay in play', 'el asiento {} se fue; las apuestas siguen en juego'],
  ['all hands are void: {}', 'todas las manos son nulas: {}'],
  ['somebody has a wrong number of cards', 'alguien tiene un número equivocado de cartas'],
  ['seat {n} has {n} cards, not {n}', 'el asiento {} tiene {} cartas, no {}'],
  ['{} cards lay face up', '{} cartas estaban boca arriba'],
  ['the cards were misdealt', 'las cartas se repartieron mal'],
  [
    'the cards were misdealt and the deck has {n} cards, not {n}',
    'las cartas se repartieron mal y la baraja tiene {} cartas, no {}',
  ],
  ['the stub has {} cards where {} belong', 'el resto tiene {} cartas y debe tener {}'],
  [
    "a card of the dealer's was seen before everybody had decided",
    'se vio una carta del crupier antes de que todos decidieran',
  ],
  [
    'the dealing shoe failed; its cards and those dealt are reshuffled',
    'el sabot falló; sus cartas y las repartidas se barajan de nuevo',
  ],
  ['reshuffle', 'de nuevo'],
  ['reshuffle the cards', 'las cartas de nuevo'],
  ['the whole deck leaves the table', 'toda la baraja sale de la mesa'],
  [
    'the shuffler counts {} cards, not 52: the {} deck leaves the table',
    'la barajadora cuenta {} cartas, no 52: la baraja {} sale de la mesa',
  ],
  [
    'the {} deck has {n} cards, not {n}: it leaves the table; out of play now, off the table when the papers of its hand are done',
    'la baraja {} tiene {} cartas, no {}: ya no se juega con ella y sale de la mesa cuando estén listos los papeles de su mano',
  ],
  ['the {} deck has {n} cards, not {n}: it leaves the table', 'la baraja {} tiene {} cartas, no {}: sale de la mesa'],
  [
    'the {} deck stays until the papers of its hand are done; it is out of play, two are used only with a shuffling device',
    'la baraja {} se queda hasta que estén listos los papeles de su mano; no se juega con ella, dos se usan solo con barajadora',
  ],
  ['the {} deck: the papers of its hand are done', 'la baraja {}: los papeles de su mano están listos'],
  ['the {} deck: two are used only with a shuffling device', 'la baraja {}: dos se usan solo con barajadora'],
  ['the card found face up; the round goes on', 'la carta que estaba boca arriba; la ronda sigue'],
  ['the card drawn in error, unseen, as the next card', 'la carta sacada por error, sin mirarla, como carta siguiente'],
  ['everybody has decided: the round stands', 'todos han decidido: la ronda vale'],
  ['the {}, or put the sign on it, before another way is used', 'tapar o poner el letrero antes de usar otro modo: {}'],
  [
    'the {} is covered or has its sign: another way may be used',
    'tapado o con su letrero, se puede usar otro modo: {}',
  ],
  ['the {} works again', 'funciona de nuevo: {}'],
  ['shuffler', 'barajadora'],
  ['shoe', 'sabot'],
]

export const DEALT: readonly Phrase[] = [...RANK, ...RANKS, ...IN_WORDS, ...NAMES, ...MONEY, ...TOLD, ...REFUSED]

const SEATS = /^seat \d+(?:, seat \d+)*$/
const LINES = /^[a-z ]+ \d+ to \d+(?:, [a-z ]+ \d+ to \d+)*$/

/** Lists of any length: seats, or lines of a paytable. */
export const listed: Look = (text) => {
  if (SEATS.test(text)) return `${text.includes(',') ? 'asientos' : 'asiento'} ${text.replaceAll('seat ', '')}`
  if (LINES.test(text)) return text.split(', ').map(lineOf).join(', ')
  const wagers = text.split(', ').map((name) => WAGERS[name as WagerName] as string | undefined)
  return wagers.includes(undefined) ? undefined : wagers.join(', ')
}

function lineOf(line: string): string {
  const [, hand = '', over, under] = /^(.+) (\d+) to (\d+)$/.exec(line) ?? []
  return `${HANDS[hand as HandName] ?? hand} ${over} a ${under}`
}

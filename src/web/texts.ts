import { cardName, isJoker, rankOf, suitOf } from '../cards/card.ts'
import type { GameName } from '../cards/outcomes/outcome.ts'
import { tileSign } from '../cards/tile.ts'
import type { Game, LadderName, Named, Piece, Remark, ZoneName } from './games.ts'
import type { Refusal } from './table.ts'

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** Everything a page says. A text that one language lacks does not compile. */
export type Texts = {
  language: string
  title: string
  game: string
  look: { floor: string; office: string; label: string }
  fourColours: string
  yourHand: string
  deck: string
  undo: string
  clear: string
  lay: string
  layHint: string
  takeBack: (piece: string) => string
  empty: string
  emptyHint: string
  more: (count: number) => string
  made: string
  beats: string
  nextUp: string
  nextDown: string
  top: string
  bottom: string
  rungs: (below: number, rungs: number) => string
  share: (share: string, ladder: LadderName) => string
  beside: (share: string) => string
  versus: (beats: number, ties: number, all: number) => string
  outcomes: string
  noOutcomes: string
  outcomesPending: string
  meanings: string
  assumed: string
  /** Whose hand it is, where there are several. */
  side: (zone: ZoneName) => string
  winner: (winner: ZoneName | 'tie') => string
  layTiles: string
  copy: string
  copied: string
  games: Record<GameName, string>
  zones: Record<ZoneName, string>
  remarks: Record<Remark, string>
  piece: (game: Game, piece: Piece) => string
  hand: (named: Named) => string
  refusal: (game: Game, refusal: Refusal) => string
  special: (special: string) => string
}

const inLanguage = (language: Language) => {
  const whole = new Intl.NumberFormat(language === 'en' ? 'en-US' : 'es-US')
  return (count: number) => whole.format(count)
}

const HANDS_OF: Record<LadderName, [string, string]> = {
  high: ['five-card hands', 'manos de cinco cartas'],
  three: ['three-card hands', 'manos de tres cartas'],
  four: ['four-card hands', 'manos de cuatro cartas'],
  aceToFive: ['five-card hands', 'manos de cinco cartas'],
  deuceToSeven: ['five-card hands', 'manos de cinco cartas'],
  tiles: ['two-tile hands', 'manos de dos fichas'],
}

const count = inLanguage('en')

const en: Texts = {
  language: 'English',
  title: 'Hands',
  game: 'Game',
  look: { floor: 'Floor', office: 'Office', label: 'Look' },
  fourColours: 'Four colours',
  yourHand: 'On the table',
  deck: 'Cards',
  undo: 'Undo',
  clear: 'Clear',
  lay: 'Tap cards onto the table',
  layHint: 'Or type them here: rank, then suit (c d h s). Arrow keys move, Backspace takes back.',
  takeBack: (piece) => `Take back ${piece}`,
  empty: 'Lay out a hand',
  emptyHint: 'Tap cards below, or press a zone first to say where they go.',
  more: (cards) => (cards === 1 ? 'One more card makes a hand.' : `${count(cards)} more cards make a hand.`),
  made: 'The hand',
  beats: 'What it beats',
  nextUp: 'Next above',
  nextDown: 'Next below',
  top: 'Nothing: this is the top.',
  bottom: 'Nothing: this is the bottom.',
  rungs: (below, rungs) => `Beats ${count(below)} of the other ${count(rungs - 1)} different hands`,
  share: (share, ladder) => `${share} of all ${HANDS_OF[ladder][0]}`,
  beside: (share) => `${share} tie with it`,
  versus: (beats, ties, all) =>
    `On this board it beats ${count(beats)} of the ${count(all)} other pairs of hole cards${ties > 0 ? ` and ties ${count(ties)}` : ''}.`,
  outcomes: 'Named outcomes',
  noOutcomes: 'None of the named outcomes for this game.',
  outcomesPending: 'They appear once there is a hand.',
  meanings: 'What they mean',
  assumed: 'assumed rule, the house confirms it',
  side: (zone) => (zone === 'hole' ? 'This hand' : en.zones[zone]),
  winner: (winner) => (winner === 'tie' ? 'A tie' : `${en.side(winner)} wins`),
  layTiles: 'Tap tiles onto the table',
  copy: 'Copy the address',
  copied: 'The address is copied; it opens this very hand.',
  games: {
    holdem: "Hold'em",
    omaha: 'Omaha',
    'crazy-pineapple': 'Crazy Pineapple',
    'seven-card-stud': 'Seven Card Stud',
    'five-card-draw': 'Five Card Draw',
    'mexican-poker': 'Mexican Poker',
    'wheel-of-cards': 'Wheel of Cards',
    'three-card-poker': 'Three Card Poker',
    'ultimate-holdem': "Ultimate Hold'em",
    'crazy-4-poker': 'Crazy 4 Poker',
    'four-card-poker': 'Four Card Poker',
    'caribbean-stud': 'Caribbean Stud',
    'pai-gow-poker': 'Pai Gow Poker',
    'pai-gow-tiles': 'Pai Gow Tiles',
    'thirteen-card': 'Thirteen Card',
    baccarat: 'Baccarat',
    blackjack: 'Blackjack',
    'hawaiian-blackjack': 'Hawaiian Blackjack',
    'pan-9': 'Pan 9',
    pokara: 'Pokara',
    lowball: 'Lowball, ace to five',
    razz: 'Razz',
    'kansas-city-lowball': 'Kansas City Lowball',
    'casino-war': 'Casino War',
    'hi-lo': 'Hi-Lo',
  },
  zones: {
    hole: 'Hole cards',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    board: 'Board',
    down: 'Down',
    up: 'Up',
    hand: 'Player',
    extra: 'Extra hand',
    dealer: 'Player-dealer',
    dealerUp: 'Player-dealer, up',
    dealerDown: 'Player-dealer, others',
    player: 'Player',
    banker: 'Banker',
    front: 'Front',
    middle: 'Middle',
    back: 'Back',
    tiles: 'Tiles',
    frontTiles: 'Front',
    backTiles: 'Back',
    opponent: 'Opponent',
  },
  remarks: {
    'both hole cards play': 'Both hole cards play',
    'one hole card plays': 'One hole card plays',
    'the board plays': 'The board plays',
    foul: 'Foul: a hand in front beats the one behind it',
    'set in order': 'Set in order',
  },
  piece: ({ pieces }, piece) => (pieces === 'tiles' ? tileSign(piece) : cardName(piece)),
  hand: ({ says }) => capital(says),
  refusal: (game, refusal) => {
    switch (refusal.why) {
      case 'taken': {
        const piece = en.piece(game, refusal.piece)
        const there = `already on the table (${en.zones[refusal.zone].toLowerCase()})`
        if (refusal.copies === 1) return `The ${piece} is ${there}. Take it back first, or choose another.`
        return `All ${count(refusal.copies)} of the ${piece} are ${there}. Choose another.`
      }
      case 'not in this deck':
        return `${capital(en.piece(game, refusal.piece))}: not in the deck of ${en.games[game.name]}.`
      case 'everything is full':
        return 'The table is full. Take a card back first, or clear it.'
      case 'unreadable':
        return `“${refusal.text}” in the address could not be read and was left out. Cards are written like AsKd.`
      case 'no such game':
        return `There is no game “${refusal.text}”. Choose one from the list.`
    }
  },
  special: (special) => special,
}

const RANGOS = [
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'jota',
  'reina',
  'rey',
  'as',
]
const RANGOS_VARIOS = [
  'doses',
  'treses',
  'cuatros',
  'cincos',
  'seises',
  'sietes',
  'ochos',
  'nueves',
  'dieces',
  'jotas',
  'reinas',
  'reyes',
  'ases',
]
const PALOS = ['tréboles', 'diamantes', 'corazones', 'picas']
const rango = (rank: number) => RANGOS[rank] ?? '?'
const rangos = (rank: number) => RANGOS_VARIOS[rank] ?? '?'
const seguidos = (ranks: readonly number[]) => ranks.map(rango).join(', ')
const con = (ranks: readonly number[]) => (ranks.length === 0 ? '' : `, con ${seguidos(ranks)}`)
const cuenta = inLanguage('es')

/** The words of a hand come from its category and ranks; English says what the cards themselves say. */
function mano({ category, ranks, says }: Named): string {
  const [first = 0, second = 0] = ranks
  const rest = (from: number) => con(ranks.slice(from))
  switch (category) {
    case 'royal flush':
      return 'escalera real'
    case 'straight flush':
      return ranks.length === 0 ? 'escalera de color, la rueda' : `escalera de color, ${rango(first)} alto`
    case 'four of a kind':
      return `póker de ${rangos(first)}${rest(1)}`
    case 'full house':
      return `full de ${rangos(first)} y ${rangos(second)}`
    case 'flush':
      return `color, ${seguidos(ranks)}`
    case 'straight':
      return ranks.length === 0 ? 'escalera, la rueda' : `escalera, ${rango(first)} alto`
    case 'three of a kind':
      return `trío de ${rangos(first)}${rest(1)}`
    case 'two pair':
      return `dobles parejas, ${rangos(first)} y ${rangos(second)}${rest(2)}`
    case 'pair':
      return ranks.length === 1 && says.includes('of 16')
        ? `pareja ${says.replace('pair of ', '').replace(' of 16', ' de 16')}`
        : `pareja de ${rangos(first)}${rest(1)}`
    case 'high card':
      return `carta alta, ${seguidos(ranks)}`
    case 'no pair':
      return `baja de ${seguidos(ranks)}`
    case 'five aces':
      return 'cinco ases'
    case 'five of a kind':
      return `repóker de ${rangos(first)}`
    case 'points':
      return says === 'nothing' ? 'nada' : says.replace('high ', 'altos, ').replace('points', 'puntos')
    case 'gong':
    case 'wong':
      return says.replace(' with ', ' con ')
    case 'blackjack':
      return says.replace('bust with', 'pasada con').replace('soft', 'suave').replace('hard', 'dura')
    case 'natural':
      return 'natural de 22'
    case 'bust':
      return says.replace('bust with', 'pasada con')
    case 'trip flush':
      return `tres iguales del mismo palo, ${rangos(first)}`
    case 'three aces of hearts':
      return 'tres ases de corazones'
    case 'card':
      return RANGOS[EN_RANKS.indexOf(says)] ?? says
    default:
      return says
  }
}

const EN_RANKS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
]

const ESPECIALES: Record<string, string> = {
  'all 2 to 8': 'todo de 2 a 8',
  'all 8 or higher': 'todo 8 o más',
  'clean dragon': 'dragón limpio',
  dragon: 'dragón',
  'four trips': 'cuatro tríos',
  'six pairs': 'seis parejas',
  'three flushes': 'tres colores',
  'three quads': 'tres pókeres',
  'three straights': 'tres escaleras',
}

const es: Texts = {
  language: 'Español',
  title: 'Manos',
  game: 'Juego',
  look: { floor: 'Sala', office: 'Oficina', label: 'Aspecto' },
  fourColours: 'Cuatro colores',
  yourHand: 'Sobre la mesa',
  deck: 'Cartas',
  undo: 'Deshacer',
  clear: 'Vaciar',
  lay: 'Toque cartas para ponerlas en la mesa',
  layHint: 'O escríbalas aquí: valor y palo (c d h s). Las flechas mueven, Retroceso deshace.',
  takeBack: (piece) => `Retirar ${piece}`,
  empty: 'Ponga una mano',
  emptyHint: 'Toque cartas abajo, o pulse antes una zona para decir dónde van.',
  more: (cards) => (cards === 1 ? 'Con una carta más hay mano.' : `Con ${cuenta(cards)} cartas más hay mano.`),
  made: 'La mano',
  beats: 'A qué gana',
  nextUp: 'La siguiente mejor',
  nextDown: 'La siguiente peor',
  top: 'Ninguna: es la más alta.',
  bottom: 'Ninguna: es la más baja.',
  rungs: (below, rungs) => `Gana a ${cuenta(below)} de las otras ${cuenta(rungs - 1)} manos distintas`,
  share: (share, ladder) => `${share} de todas las ${HANDS_OF[ladder][1]}`,
  beside: (share) => `${share} empatan con ella`,
  versus: (beats, ties, all) =>
    `Con esta mesa gana a ${cuenta(beats)} de las otras ${cuenta(all)} parejas de cartas tapadas${ties > 0 ? ` y empata con ${cuenta(ties)}` : ''}.`,
  outcomes: 'Resultados con nombre',
  noOutcomes: 'Ninguno de los resultados con nombre de este juego.',
  outcomesPending: 'Aparecen cuando hay una mano.',
  meanings: 'Qué significan (en inglés, como en los documentos)',
  assumed: 'regla supuesta, la casa la confirma',
  side: (zone) => (zone === 'hole' ? 'Esta mano' : es.zones[zone]),
  winner: (winner) => (winner === 'tie' ? 'Empate' : `Gana: ${es.side(winner)}`),
  layTiles: 'Toque fichas para ponerlas en la mesa',
  copy: 'Copiar la dirección',
  copied: 'La dirección está copiada; abre esta misma mano.',
  games: {
    ...en.games,
    'five-card-draw': 'Póker cerrado de cinco cartas',
    'mexican-poker': 'Póker mexicano',
    'three-card-poker': 'Póker de tres cartas',
    'four-card-poker': 'Póker de cuatro cartas',
    'caribbean-stud': 'Póker caribeño',
    'pai-gow-poker': 'Póker Pai Gow',
    'pai-gow-tiles': 'Fichas Pai Gow',
    'thirteen-card': 'Trece cartas',
    baccarat: 'Bacará',
    'hawaiian-blackjack': 'Blackjack hawaiano',
    lowball: 'Lowball, de as a cinco',
    'casino-war': 'Guerra',
  },
  zones: {
    hole: 'Cartas tapadas',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    board: 'Mesa',
    down: 'Cubiertas',
    up: 'Descubiertas',
    hand: 'Jugador',
    extra: 'Mano extra',
    dealer: 'Jugador-banca',
    dealerUp: 'Jugador-banca, vista',
    dealerDown: 'Jugador-banca, otras',
    player: 'Jugador',
    banker: 'Banca',
    front: 'Delante',
    middle: 'Medio',
    back: 'Detrás',
    tiles: 'Fichas',
    frontTiles: 'Delante',
    backTiles: 'Detrás',
    opponent: 'Rival',
  },
  remarks: {
    'both hole cards play': 'Juegan las dos cartas tapadas',
    'one hole card plays': 'Juega una carta tapada',
    'the board plays': 'Juega la mesa',
    foul: 'Falta: una mano de delante gana a la de detrás',
    'set in order': 'Bien ordenada',
  },
  piece: ({ pieces }, piece) => {
    if (pieces === 'tiles') return tileSign(piece)
    return isJoker(piece) ? 'comodín' : `${rango(rankOf(piece))} de ${PALOS[suitOf(piece)]}`
  },
  hand: (named) => capital(mano(named)),
  refusal: (game, refusal) => {
    switch (refusal.why) {
      case 'taken': {
        const piece = capital(es.piece(game, refusal.piece))
        const there = `ya en la mesa (${es.zones[refusal.zone].toLowerCase()})`
        if (refusal.copies === 1) return `${piece}: ${there}. Retírela primero o elija otra.`
        return `${piece}: las ${cuenta(refusal.copies)} están ${there}. Elija otra.`
      }
      case 'not in this deck':
        return `${capital(es.piece(game, refusal.piece))}: no está en la baraja de ${es.games[game.name]}.`
      case 'everything is full':
        return 'La mesa está llena. Retire antes una carta o vacíela.'
      case 'unreadable':
        return `«${refusal.text}» en la dirección no se pudo leer y quedó fuera. Las cartas se escriben AsKd.`
      case 'no such game':
        return `No hay ningún juego «${refusal.text}». Elija uno de la lista.`
    }
  },
  special: (special) => ESPECIALES[special] ?? special,
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const TEXTS: Record<Language, Texts> = { en, es }

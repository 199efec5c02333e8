/** Hands, prizes and posted values as the rule files of the catalogue name them, in Spanish. A test asks for every one. */
import { RANKS } from '../../cards/card.ts'
import type { line as en, signLine as englishSign } from '../en/lines.ts'
import type { SignLine } from '../signline.ts'
import { money } from '../values.ts'
import { rangos } from './ranks.ts'
import { APUESTAS, MANOS } from './tablewords.ts'

export const LINES: Readonly<Record<string, string>> = {
  '$100 free play': '$100 en juego gratis',
  '$150 free play': '$150 en juego gratis',
  '$200 free play': '$200 en juego gratis',
  '$250 free play': '$250 en juego gratis',
  '$350 cash': '$350 en efectivo',
  '$50 free play': '$50 en juego gratis',
  '$500 cash': '$500 en efectivo',
  '7-7 tie five cards': 'empate 7-7, cinco cartas',
  '7-7 tie four cards': 'empate 7-7, cuatro cartas',
  '7-7 tie six cards': 'empate 7-7, seis cartas',
  '9-9 tie four cards': 'empate 9-9, cuatro cartas',
  '9-9 tie six cards': 'empate 9-9, seis cartas',
  'Double Fortune 7': 'Double Fortune 7',
  'Double Fortune 7 exact match': 'Double Fortune 7, cartas idénticas',
  'Double Fortune 7 same ranks': 'Double Fortune 7, mismos valores',
  'ace, two, three on both lines': 'as, dos y tres en las dos líneas',
  'ace-jack in front, complete hand behind': 'as y jota delante, mano completa detrás',
  'ace-king-queen suited': 'as, rey y reina del mismo palo',
  'aces full': 'full de ases',
  'aces full of jacks': 'full de ases con jotas',
  'aces full of jacks or better': 'full de ases con jotas o mejor',
  'aces full of kings': 'full de ases con reyes',
  'aces full of kings or better': 'full de ases con reyes o mejor',
  'aces full of queens': 'full de ases con reinas',
  'aces full of tens': 'full de ases con dieces',
  'aces in front': 'ases delante',
  'aces in front with a straight or better': 'ases delante con escalera o mejor',
  'bad beat': 'bad beat',
  clubs: 'tréboles',
  'community royal': 'escalera real en la mesa',
  diamonds: 'diamantes',
  dragon: 'dragón',
  'drawing prize': 'premio del sorteo',
  'eight card 21 or more cards': '21 con ocho cartas o más',
  'eighth hand or better in front': 'octava mano o mejor delante',
  'face cards with a joker': 'figuras con comodín',
  'five aces': 'cinco ases',
  'five of a kind': 'cinco iguales',
  flush: 'color',
  'four aces': 'póker de ases',
  'four cards of one suit': 'cuatro cartas de un palo',
  'four eights': 'póker de ochos',
  'four eights or better': 'póker de ochos o mejor',
  'four fives': 'póker de cincos',
  'four fives or better': 'póker de cincos o mejor',
  'four fours': 'póker de cuatros',
  'four jacks': 'póker de jotas',
  'four kings': 'póker de reyes',
  'four natural aces': 'cuatro ases naturales',
  'four nines': 'póker de nueves',
  'four of a kind': 'póker',
  'four of a kind beaten by a better one': 'póker que pierde contra otro mejor',
  'four of a kind in a draw game': 'póker en juegos de descarte',
  'four of a kind of one suit': 'cuatro iguales de un palo',
  'four of a kind or better': 'póker o mejor',
  'four of a kind suited': 'cuatro iguales del mismo palo',
  'four of the drawn rank': 'cuatro del valor sorteado',
  'four queens': 'póker de reinas',
  'four sevens': 'póker de sietes',
  'four sixes': 'póker de seises',
  'four tens': 'póker de dieces',
  'four threes': 'póker de treses',
  'four times the prize': 'cuatro veces el premio',
  'four twos': 'póker de doses',
  'four twos or better': 'póker de doses o mejor',
  'fourth card in hand': 'la cuarta carta en la mano',
  'full house': 'full',
  'full house beaten by four of a kind': 'full que pierde contra póker',
  'gong-gong or better': 'gong-gong o mejor',
  hearts: 'corazones',
  'high hand': 'mano más alta',
  'home run': 'home run',
  'home run of 17 points': 'home run de 17 puntos',
  'jacks in front with three tens behind': 'jotas delante con tres dieces detrás',
  'king-high straight flush': 'escalera de color al rey',
  'natural royal flush': 'escalera real natural',
  'natural seven card flush': 'color natural de siete cartas',
  'natural tie': 'empate natural',
  'nine high': 'nueve alta',
  'one seven': 'un siete',
  'pair in front with the number one hand': 'par delante con la mano número uno',
  'pair in front with three eights behind': 'par delante con tres ochos detrás',
  'pair in front, full house behind': 'par delante, full detrás',
  'pair in front, full house behind, jokers wild': 'par delante, full detrás, con comodines',
  'pair with pair and straight flush': 'par con par y escalera de color',
  'pair with three of a kind and aces full': 'par con trío y full de ases',
  'pair with three of a kind and straight flush': 'par con trío y escalera de color',
  'pair-pair': 'par y par',
  'pocket aces beaten': 'ases de mano vencidos',
  'posted losing hand or better': 'la mano anunciada o una mejor',
  'posted losing hand or better in Omaha': 'la mano anunciada o una mejor en Omaha',
  'posted losing hand or better in stud': 'la mano anunciada o una mejor en stud',
  progressive: 'progresivo',
  'queen-high straight flush': 'escalera de color a la reina',
  royal: 'real',
  'royal flush': 'escalera real',
  'royal flush in the first five cards': 'escalera real en las cinco primeras cartas',
  'royal flush on the flop': 'escalera real en el flop',
  'seven card 21': '21 con siete cartas',
  'seven face cards': 'siete figuras',
  'seven picture cards': 'siete figuras',
  'six face cards': 'seis figuras',
  'six face cards same color': 'seis figuras del mismo color',
  'six of a kind': 'seis iguales',
  'six of a kind suited': 'seis iguales del mismo palo',
  'six-card straight flush': 'escalera de color de seis cartas',
  spades: 'picas',
  straight: 'escalera',
  'straight flush': 'escalera de color',
  'straight flush or better': 'escalera de color o mejor',
  'straight or higher': 'escalera o mayor',
  'suited aces': 'ases del mismo palo',
  'suited aces of hearts': 'ases de corazones',
  'suited tie five cards': 'empate del mismo palo, cinco cartas',
  'suited tie four cards': 'empate del mismo palo, cuatro cartas',
  'suited tie six cards': 'empate del mismo palo, seis cartas',
  super: 'súper',
  'table share': 'parte de la mesa',
  'ten times the prize': 'diez veces el premio',
  'ten-high straight flush or better in back': 'escalera de color al diez o mejor atrás',
  'thirteen of one colour': 'trece de un color',
  'three aces of hearts': 'tres ases de corazones',
  'three of a kind': 'trío',
  'three of a kind in the first three cards': 'trío en las tres primeras cartas',
  'three of a kind of one suit': 'trío de un palo',
  'three of a kind on the flop': 'trío en el flop',
  'three of a kind or better': 'trío o mejor',
  'three sevens': 'tres sietes',
  'three sevens of one colour': 'tres sietes de un color',
  'three sevens of the posted suit': 'tres sietes del palo anunciado',
  'three sevens of the same color': 'tres sietes del mismo color',
  'three sevens same color': 'tres sietes del mismo color',
  'three sevens same suit': 'tres sietes del mismo palo',
  'three sevens suited': 'tres sietes del mismo palo',
  'three sixes': 'tres seises',
  'three sixes of one colour': 'tres seises de un color',
  'three threes': 'tres treses',
  'three threes of one colour': 'tres treses de un color',
  'three threes suited': 'tres treses del mismo palo',
  'trip flush': 'trío y color',
  'twice the prize': 'el doble del premio',
  'two aces, kings or queens': 'dos ases, reyes o reinas',
  'two pair across': 'dos pares entre jugador y banca',
  'two sevens': 'dos sietes',
  'two sevens suited': 'dos sietes del mismo palo',
  'two straight flushes': 'dos escaleras de color',
  'two three four of one colour': 'dos, tres y cuatro de un color',
  'two three four suited': 'dos, tres y cuatro del mismo palo',
  'two to six straight': 'escalera del dos al seis',
  'two to six straight flush': 'escalera de color del dos al seis',
}

/** What the house chooses or posts, as the rule files call it. */
export const SETTINGS: Readonly<Record<string, string>> = {
  suit: 'palo',
  rank: 'valor',
  'losing hand': 'mano perdedora',
  'hole cards': 'cartas tapadas',
  dealing: 'modo de repartir',
  shuffling: 'modo de barajar',
  positions: 'posiciones por jugador',
  'several hits': 'varios aciertos',
  schedule: 'tabla de pagos',
  'progressive wager': 'apuesta del progresivo',
  'queens up': 'Queens Up',
  'four-card progressive': 'progresivo de cuatro cartas',
  'five-card progressive': 'progresivo de cinco cartas',
  'hand bonus': 'bono de mano',
  'magic card': 'Magic Card',
  'cover all': 'Cover All',
  'backline golden-frog-baccarat': 'apuesta desde atrás en Golden Frog Baccarat',
  'backline ez-baccarat': 'apuesta desde atrás en EZ Baccarat',
  'backline zoobac': 'apuesta desde atrás en Zoobac',
  'backline 21st-century-baccarat': 'apuesta desde atrás en 21st Century Baccarat',
  'backline three-card-poker': 'apuesta desde atrás en Three Card Poker',
  'backline ultimate-texas-holdem': "apuesta desde atrás en Ultimate Texas Hold'em",
  'backline crazy-4-poker': 'apuesta desde atrás en Crazy 4 Poker',
}

export const line: typeof en = (name) => LINES[name] ?? SETTINGS[name]

type Posted = Extract<SignLine, { is: 'line' }>

/** Lines with something in them that the house posts or draws; once it is known, it stands in its place. */
const POSTED: Readonly<Record<string, (posted: Posted) => string | undefined>> = {
  'three sevens of the posted suit': ({ suit }) =>
    suit === undefined ? undefined : `tres sietes de ${line(suit) ?? suit}`,
  'four of the drawn rank': ({ rank }) => (isRank(rank) ? `cuatro ${ranks(rank)}` : undefined),
  'three of a kind on the flop': ({ rank }) => `trío en el flop: ${isRank(rank) ? ranks(rank) : 'el valor sorteado'}`,
  'posted losing hand or better': ({ least }) => atLeast(least),
  'posted losing hand or better in Omaha': ({ least }) => inGame(least, 'Omaha'),
  'posted losing hand or better in stud': ({ least }) => inGame(least, 'stud'),
}

const isRank = (rank: string | undefined): rank is string => (RANKS as readonly (string | undefined)[]).includes(rank)
const ranks = (rank: string): string => rangos((RANKS as readonly string[]).indexOf(rank))
const atLeast = (least: string | undefined) => (least === undefined ? undefined : `${line(least) ?? least} o mejor`)
const inGame = (least: string | undefined, game: string) => {
  const hand = atLeast(least)
  return hand === undefined ? undefined : `${hand} en ${game}`
}

export const signLine: typeof englishSign = (name) => {
  switch (name.is) {
    case 'line': {
      const words = POSTED[name.line]?.(name) ?? line(name.line)
      return words === undefined || name.isBeaten !== true ? words : `${words}, si pierde contra una mano mayor`
    }
    case 'rung':
      return name.right === 0 ? 'ningún acierto' : name.right === 1 ? '1 acierto' : `${name.right} aciertos`
    case 'pay':
      return `${before(name)}${MANOS[name.hand]}`
    case 'envy':
      return `${before(name)}envidia por ${MANOS[name.hand]}${name.with === undefined ? '' : ` con ${money(name.with)}`}`
    case 'limits':
      return 'límites de la mesa'
  }
}

const before = ({ wager }: Extract<SignLine, { is: 'pay' | 'envy' }>): string =>
  wager === undefined ? '' : wager === 'ante' ? 'bono automático: ' : `${APUESTAS[wager]}: `

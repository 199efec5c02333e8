/** Hands, prizes and posted values as the rule files of the catalogue name them, in Spanish. A test asks for every one. */
import { RANKS } from '../../cards/card.ts'
import type { line as en, signLine as englishSign } from '../en/lines.ts'
import type { SignLine } from '../signline.ts'
import { money } from '../values.ts'
import { rangos } from './ranks.ts'
import { APUESTAS, MANOS } from './tablewords.ts'

export const LINES: Readonly<Record<string, string>> = {
  '7-7 tie five cards': 'empate 7-7, cinco cartas',
  '7-7 tie four cards': 'empate 7-7, cuatro cartas',
  '7-7 tie six cards': 'empate 7-7, seis cartas',
  '9-9 tie four cards': 'empate 9-9, cuatro cartas',
  '9-9 tie six cards': 'empate 9-9, seis cartas',
  'Double Fortune 7': 'Double Fortune 7',
  'Double Fortune 7 exact match': 'Double Fortune 7, cartas idénticas',
  'Double Fortune 7 same ranks': 'Double Fortune 7, mismos valores',
  'Dragon 7': 'Dragon 7',
  'Dragon 9': 'Dragon 9',
  'Fortune 7': 'Fortune 7',
  'Jin Chan 7': 'Jin Chan 7',
  'Panda 8': 'Panda 8',
  'Rabbit 7': 'Rabbit 7',
  'aces full beaten by four of a kind': 'full de ases vencido por póker',
  'four of a kind beaten by four of a kind': 'póker vencido por póker',
  'four sixes or better beaten': 'póker de seises o mejor, vencido',
  'four nines or better beaten': 'póker de nueves o mejor, vencido',
  'pair in front, ace-high flush or better behind': 'pareja delante, color al as o mejor detrás',
  'two, three and four': 'dos, tres y cuatro',
  'two to six': 'del dos al seis',
  'home run of 15': 'home run de 15',
  'deuce to eight': 'del dos al ocho',
  'baccarat three threes': 'tres treses en bacará',
  'baccarat two, three and four': 'dos, tres y cuatro en bacará',
  'flush in a row': 'color en escalera',
  'cash prize': 'premio en efectivo',
  'merchandise prize': 'premio en mercancía',
  'chips prize': 'premio en fichas',
  'straight or flush': 'escalera o color',
  'straight or full house': 'escalera o full',
  'flush or full house': 'color o full',
  'Pan 9 total of nine': 'total de nueve en Pan 9',
  'Pan 9 three threes': 'tres treses en Pan 9',
  'Pan 9 suited threes': 'tres treses del mismo palo en Pan 9',
  'Hawaiian Blackjack two aces': 'dos ases en Hawaiian Blackjack',
  'Hawaiian Blackjack four jokers': 'cuatro comodines en Hawaiian Blackjack',
  'Hawaiian Blackjack five jokers': 'cinco comodines en Hawaiian Blackjack',
  bounty: 'recompensa',
  deal: 'acuerdo',
  'most right winners': 'más ganadores acertados',
  'second most': 'segundo con más aciertos',
  'third most': 'tercero con más aciertos',
  'award of the wheel': 'premio de la ruleta',
  chips: 'fichas',
  'event tickets': 'entradas a eventos',
  'gift certificate': 'certificado de regalo',
  'hand on the wheel': 'mano de la ruleta',
  'live chips': 'fichas de juego',
  'logo hat or T-shirt': 'gorra o camiseta con el logotipo',
  merchandise: 'mercancía',
  'ace to five in Razz': 'as a cinco en Razz',
  'ace to five': 'as a cinco',
  'ace, two, three on both lines': 'as, dos y tres en las dos líneas',
  'ace-jack in front, complete hand behind': 'as y jota delante, mano completa detrás',
  'ace-jack in front, complete hand with a wild joker behind':
    'as y jota delante, mano completa con comodín libre detrás',
  'ace-king-queen suited': 'as, rey y reina del mismo palo',
  'aces full or better with a hole card': 'full de ases o mejor con una carta tapada',
  'aces full or better with both hole cards': 'full de ases o mejor con las dos cartas tapadas',
  'aces full or better': 'full de ases o mejor',
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
  'double war': 'guerra doble',
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
  'four jacks, queens or kings': 'cuatro jotas, reinas o reyes',
  'four kings or better': 'póker de reyes o mejor',
  'four kings': 'póker de reyes',
  'four natural aces': 'cuatro ases naturales',
  'four nines': 'póker de nueves',
  'four of a kind or better in seven cards': 'póker o mejor en las siete cartas',
  'four of a kind': 'póker',
  'four of a kind beaten by a better one': 'póker que pierde contra otro mejor',
  'four of a kind in a draw game': 'póker en juegos de descarte',
  'four of a kind of one suit': 'cuatro iguales de un palo',
  'four of a kind or better': 'póker o mejor',
  'four of a kind suited': 'cuatro iguales del mismo palo',
  'four of the drawn rank': 'cuatro del valor sorteado',
  'four queens': 'póker de reinas',
  'four sevens': 'póker de sietes',
  'four sixes or better with five hole cards': 'póker de seises o mejor con cinco cartas tapadas',
  'four sixes or better': 'póker de seises o mejor',
  'four sixes': 'póker de seises',
  'four tens': 'póker de dieces',
  'four threes': 'póker de treses',
  'four times the prize': 'cuatro veces el premio',
  'four twos': 'póker de doses',
  'four twos or better': 'póker de doses o mejor',
  'four-card straight flush or better': 'escalera de color o mejor con cuatro cartas',
  'four-card three of a kind or better': 'trío o mejor con cuatro cartas',
  'fourth card in hand': 'la cuarta carta en la mano',
  'full house or better': 'full o mejor',
  'full house': 'full',
  'full house beaten by four of a kind': 'full que pierde contra póker',
  'gong-gong or better': 'gong-gong o mejor',
  'gong-pair or better': 'gong y pareja o mejor',
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
  'nine-gong or better': 'nueve y gong o mejor',
  'one seven': 'un siete',
  'pair in front with the number one hand': 'par delante con la mano número uno',
  'pair in front with three eights behind': 'par delante con tres ochos detrás',
  'pair in front, full house behind': 'par delante, full detrás',
  'pair in front, full house behind, jokers wild': 'par delante, full detrás, con comodines',
  'pair in front, three of a kind or better behind': 'pareja delante, trío o mejor detrás',
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
  car: 'automóvil',
  'first round places 5 to 8': 'lugares 5 a 8 de la primera ronda',
  'final table places 2 to 8': 'lugares 2 a 8 de la mesa final',
  'prize of the wheel': 'premio de la ruleta',
  prize: 'premio',
  'bank hand dealt nine': 'mano de la banca repartida con nueve',
  'pair in front with two pair or better behind': 'par delante con doble par o mejor detrás',
  'collection for a year': 'comisiones por un año',
  'smaller collection for a year': 'comisiones por un año, menor',
  'queen-high straight or better': 'escalera a la reina o mejor',
  'royal match': 'rey y reina del mismo palo',
  royal: 'real',
  'royal flush': 'escalera real',
  'royal flush in the first five cards': 'escalera real en las cinco primeras cartas',
  'royal flush on the flop': 'escalera real en el flop',
  'seven card 21': '21 con siete cartas',
  'seven face cards': 'siete figuras',
  'seven picture cards': 'siete figuras',
  'seven-five without a flush': 'siete-cinco sin color',
  'six face cards': 'seis figuras',
  'six face cards same color': 'seis figuras del mismo color',
  'six of a kind': 'seis iguales',
  'six of a kind suited': 'seis iguales del mismo palo',
  'six-card straight flush': 'escalera de color de seis cartas',
  spades: 'picas',
  'straight or better with both hole cards': 'escalera o mejor con las dos cartas tapadas',
  'straight or better': 'escalera o mejor',
  straight: 'escalera',
  'straight flush': 'escalera de color',
  'straight flush or better': 'escalera de color o mejor',
  'straight or higher': 'escalera o mayor',
  'suited aces': 'ases del mismo palo',
  'suited aces of hearts': 'ases de corazones',
  'suited natural': 'natural del mismo palo',
  'suited pair': 'pareja del mismo palo',
  'suited tie five cards': 'empate del mismo palo, cinco cartas',
  'suited tie four cards': 'empate del mismo palo, cuatro cartas',
  'suited tie six cards': 'empate del mismo palo, seis cartas',
  'suited war': 'guerra del mismo palo',
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
  'three pair': 'tres parejas',
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
  'three-card nine over zero': 'nueve con tres cartas contra cero',
  'trip flush': 'trío y color',
  'twice the prize': 'el doble del premio',
  'two aces, kings or queens': 'dos ases, reyes o reinas',
  'two aces, kings, queens, jacks or tens': 'dos ases, reyes, reinas, jotas o dieces',
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
  version: 'versión',
  redeemed: 'lo que paga la caja',
}

export const line: typeof en = (name) =>
  LINES[name] ?? SETTINGS[name] ?? placeLine(name) ?? moneyLine(name) ?? gameLine(name)

/** Meters are named by their hand, or as the document calls them. */
export const meterLine = (pool: string): string => {
  const spaced = pool.replaceAll('-', ' ')
  return METERS[spaced] ?? line(spaced) ?? spaced
}
const METERS: Readonly<Record<string, string>> = {
  quads: 'póker',
  royal: 'escalera real',
  super: 'súper',
  'hand bonus': 'bono por mano',
  'four card': 'cuatro cartas',
  'five card': 'cinco cartas',
  progressive: 'progresivo',
  season: 'temporada',
}

/** `$50 free play`. */
function moneyLine(name: string): string | undefined {
  const [, amount, what] = /^(\$\d+) (free play|cash)$/.exec(name) ?? []
  return what === undefined ? undefined : `${amount} en ${what === 'cash' ? 'efectivo' : 'juego gratis'}`
}

/** A hand that wins in one game only: `Omaha royal flush`. */
function gameLine(name: string): string | undefined {
  const [, game = '', hand = ''] = /^(Omaha|Crazy Pineapple|Mexican|Pai Gow|pokara) (.+)$/.exec(name) ?? []
  const said = LINES[hand]
  return said === undefined ? undefined : `${said} en ${GAMES[game] ?? game}`
}
const GAMES: Readonly<Record<string, string>> = { Mexican: 'póker mexicano', pokara: 'Pokara' }

/** `4th place`; of a tournament `place 4`, `places 4 to 6`. */
function placeLine(name: string): string | undefined {
  const nth = /^(\d+)(?:st|nd|rd|th) place$/.exec(name)?.[1]
  const [, first = nth, last] = /^places? (\d+)(?: to (\d+))?$/.exec(name) ?? []
  if (first === undefined) return undefined
  return last === undefined ? `${first}.º lugar` : `lugares ${first}.º a ${last}.º`
}

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

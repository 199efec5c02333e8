import { type RankSign, rankOf } from '../card.ts'
import { choices } from '../groups.ts'
import { twoAndThreeStrength } from '../hands/hole.ts'
import { FIRST_STRENGTH, fullHouseStrength, quadsStrength } from '../high/classes.ts'
import { categoryOf, HIGH_CATEGORIES, type HighCategory, STRENGTH_MAX } from '../high/high.ts'
import { areAllOfRank, boardOf, type Deal, rankFrom } from './deal.ts'
import { type GameName, outcome } from './outcome.ts'
import { countedCards, countedStrength, type FiveCards } from './selection.ts'

/** Every five-card outcome takes the selection of cards that counts. */
export type Counted = { cards: FiveCards }
const USUAL: Counted = { cards: 'any five' }

const FLOP_GAMES = ['holdem', 'omaha', 'crazy-pineapple'] as const satisfies readonly GameName[]
const POKER: readonly GameName[] = [...FLOP_GAMES, 'seven-card-stud', 'five-card-draw']
/** Games in which a bonus pays by five-card ranks. */
const FIVE_CARD_GAMES: readonly GameName[] = [
  ...POKER,
  'wheel-of-cards',
  'three-card-poker',
  'ultimate-holdem',
  'crazy-4-poker',
  'four-card-poker',
  'caribbean-stud',
]

const firstOf = (category: HighCategory): number => FIRST_STRENGTH[HIGH_CATEGORIES.indexOf(category)]!

/** Neither where no hand counts, nor of a five of a kind, which other games have above all of high poker. */
export const isCategory = (strength: number, ...categories: HighCategory[]): boolean =>
  strength > 0 && strength <= STRENGTH_MAX && categories.includes(categoryOf(strength))

const exactly =
  (...categories: HighCategory[]) =>
  (deal: Deal, { cards }: Counted): boolean =>
    isCategory(countedStrength(deal, cards), ...categories)

const atLeast =
  (category: HighCategory) =>
  (deal: Deal, { cards }: Counted): boolean =>
    countedStrength(deal, cards) >= firstOf(category)

const straightFlushStrength = (top: RankSign): number => firstOf('straight flush') + rankFrom(top) - 3

/** The weakest quads of the rank. */
export const quadsFrom = (rank: RankSign): number => quadsStrength(rankFrom(rank), rankFrom(rank) === 0 ? 1 : 0)
export const acesFullOf = (pair: PairRank): number => fullHouseStrength(rankFrom('A'), rankFrom(pair))
/** Aces cannot be full of aces. */
export type PairRank = Exclude<RankSign, 'A'>

const isFlopOf = (deal: Deal, rank: RankSign): boolean => {
  const flop = countedCards(deal, 'flop')
  return flop !== undefined && areAllOfRank(flop, rank)
}

export const FIVE_CARD_OUTCOMES = {
  'royal flush': outcome<Counted>({
    says: 'Ace, king, queen, jack and ten of one suit.',
    games: FIVE_CARD_GAMES,
    uses: {
      1: 'S0 42',
      4: 'S0 330 336 342',
      7: 'S0 689 698',
      15: 'S0 1697 1711 1723',
      37: 'S1 1899 1906 1913',
      46: 'S1 2384 2391',
      47: 'S1 2454 2455',
      52: 'S1 2822',
      53: 'S1 2937',
      55: 'S2 84 264 280 286 294 321 339',
      56: 'S3 305',
    },
    usual: USUAL,
    has: exactly('royal flush'),
    example: { deal: { hole: 'Kd Qd', flop: 'Ad Jd Td', turn: '4s', river: '4h' }, params: { cards: 'hole and flop' } },
    justMisses: {
      deal: { hole: 'Kd Qd', flop: 'Ad Jd 3c', turn: 'Td', river: '4h' },
      params: { cards: 'hole and flop' },
      because: 'the ten comes on the turn, and only the flop counts',
    },
  }),
  'king-high straight flush': outcome<Counted>({
    says: 'King, queen, jack, ten and nine of one suit.',
    games: FIVE_CARD_GAMES,
    uses: { 15: 'S0 1713 1714 1724 1725' },
    usual: USUAL,
    has: (deal, { cards }) => countedStrength(deal, cards) === straightFlushStrength('K'),
    example: { deal: { hand: 'Ks Qs Js Ts 9s' } },
    justMisses: { deal: { hand: 'As Qs Js Ts Ks' }, because: 'with the ace it is a royal flush' },
  }),
  'queen-high straight flush': outcome<Counted>({
    says: 'Queen, jack, ten, nine and eight of one suit.',
    games: FIVE_CARD_GAMES,
    uses: { 15: 'S0 1726 1727' },
    usual: USUAL,
    has: (deal, { cards }) => countedStrength(deal, cards) === straightFlushStrength('Q'),
    example: { deal: { hand: 'Qh Jh Th 9h 8h' } },
    justMisses: { deal: { hand: 'Qh Jh Th 9h Kh' }, because: 'with the king it is the king-high straight flush' },
  }),
  'straight flush': outcome<Counted & { topMax: RankSign }>({
    says: 'Five cards of one suit in a row, no royal flush; its top card at most `topMax` where better ones have their own line.',
    games: FIVE_CARD_GAMES,
    uses: {
      1: 'S0 43',
      4: 'S0 331 337 343',
      15: 'S0 1700 1715 1728',
      28: 'S1 1233 1238',
      37: 'S1 1898 1905 1912',
      52: 'S1 2825',
      53: 'S1 2937',
      55: 'S2 85 265 281 287 295',
      56: 'S3 311',
    },
    usual: { ...USUAL, topMax: 'K' },
    has: (deal, { cards, topMax }) => {
      const strength = countedStrength(deal, cards)
      return isCategory(strength, 'straight flush') && strength <= straightFlushStrength(topMax)
    },
    example: { deal: { hole: '6s 5s', board: '9s 8s 7s Kd 2h' } },
    justMisses: { deal: { hole: '6s 5h', board: '9s 8s 7s Kd 2h' }, because: 'four of the suit make a straight only' },
  }),
  'straight flush or better': outcome<Counted & { floor: RankSign }>({
    says: 'A straight flush with a top card of at least `floor`, or a royal flush.',
    games: [...FIVE_CARD_GAMES, 'thirteen-card'],
    uses: { 4: 'S0 351 356 361', 16: 'S1 55', 27: 'S1 1043 1100', 55: 'S2 11' },
    usual: { ...USUAL, floor: '5' },
    has: (deal, { cards, floor }) => countedStrength(deal, cards) >= straightFlushStrength(floor),
    example: { deal: { back: 'Th 9h 8h 7h 6h' }, params: { cards: 'back', floor: 'T' } },
    justMisses: {
      deal: { back: '5h 9h 8h 7h 6h' },
      params: { cards: 'back', floor: 'T' },
      because: 'nine high is below ten high',
    },
  }),
  quads: outcome<Counted & { floor: RankSign }>({
    says: 'Four of a kind of the rank `floor` or a higher one.',
    games: FIVE_CARD_GAMES,
    uses: {
      1: 'S0 44',
      4: 'S0 332 338 344 352 357 362',
      15: 'S0 1701 1716 1729',
      28: 'S1 1233 1239',
      37: 'S1 1897 1904 1911',
      52: 'S1 2826',
      53: 'S1 2937',
      55: 'S2 86 266 296',
      56: 'S3 317',
    },
    usual: { ...USUAL, floor: '2' },
    has: (deal, { cards, floor }) => {
      const strength = countedStrength(deal, cards)
      return isCategory(strength, 'four of a kind') && strength >= quadsFrom(floor)
    },
    example: { deal: { hole: '8s 8h', board: '8d 8c Ks 4h 2d' }, params: { floor: '8', cards: 'both hole' } },
    justMisses: {
      deal: { hole: '7s 7h', board: '7d 7c Ks 4h 2d' },
      params: { floor: '8', cards: 'both hole' },
      because: 'sevens are below eights',
    },
  }),
  'quads or better': outcome<Counted & { floor: RankSign }>({
    says: 'Four of a kind of the rank `floor` or a higher one, a straight flush or a royal flush.',
    games: FIVE_CARD_GAMES,
    uses: { 4: 'S0 369 373 377', 5: 'S0 497 511', 27: 'S1 1036 1037 1038 1093 1094' },
    usual: { ...USUAL, floor: '2' },
    has: (deal, { cards, floor }) => countedStrength(deal, cards) >= quadsFrom(floor),
    example: {
      deal: { hole: '6s 6h Ad Kc', board: '6d 6c Qs 4h 2d' },
      params: { floor: '6', cards: 'two hole and three board' },
    },
    justMisses: {
      deal: { hole: '5s 5h Ad Kc', board: '5d 5c Qs 4h 2d' },
      params: { floor: '6', cards: 'two hole and three board' },
      because: 'fives are below sixes',
    },
  }),
  'quads with a pocket pair': outcome({
    says: 'Four of a kind from two hole cards that are a pair and three of the board, or two down and three up.',
    games: [...FLOP_GAMES, 'seven-card-stud'],
    uses: { 1: 'S0 28 32 44' },
    has: (deal) =>
      [...choices(deal.hole ?? deal.down ?? [], 2)]
        .filter(([one, other]) => rankOf(one!) === rankOf(other!))
        .some((pair) => isCategory(twoAndThreeStrength(pair, deal.up ?? boardOf(deal)), 'four of a kind')),
    example: { deal: { hole: '9s 9h', board: '9d 9c 4s Kd 2h' } },
    justMisses: { deal: { hole: '9s 4h', board: '9d 9c 9h Kd 2h' }, because: 'the hole cards are not a pair' },
  }),
  'quads of the posted rank': outcome<Counted & { rank: RankSign }>({
    says: 'Four of a kind of exactly the rank that was drawn and posted.',
    games: [...POKER],
    uses: { 34: 'S1 1714 1720' },
    usual: { cards: 'both hole', rank: '2' },
    has: (deal, { cards, rank }) => {
      const strength = countedStrength(deal, cards)
      return isCategory(strength, 'four of a kind') && strength >= quadsFrom(rank) && strength < quadsFrom(rank) + 12
    },
    example: { deal: { hole: '2h 2c', board: '2d 2s Kc 9h 5d' } },
    justMisses: { deal: { hole: '2h 5c', board: '2d 2s 2c Ah 9h' }, because: 'only one hole card plays' },
  }),
  'full house': outcome<Counted>({
    says: 'Three of a kind and a pair.',
    games: FIVE_CARD_GAMES,
    uses: {
      4: 'S0 333 339 345 353 358 363 370 374 378',
      15: 'S0 1702 1717 1730',
      28: 'S1 1233 1240',
      37: 'S1 1896',
      53: 'S1 2937',
      55: 'S2 87 267 297',
      56: 'S3 323',
    },
    usual: USUAL,
    has: exactly('full house'),
    example: { deal: { hand: '9h 7h 9s', extra: '2c 7d 7s' }, params: { cards: 'three and two of the extra hand' } },
    justMisses: {
      deal: { hand: '9h 7h 9s', extra: '7d 2c 7s' },
      params: { cards: 'three and two of the extra hand' },
      because: 'the seven that would complete it is burned',
    },
  }),
  'full house or better': outcome<Counted>({
    says: 'A full house or any hand above it.',
    games: FIVE_CARD_GAMES,
    uses: { 5: 'S0 485' },
    usual: USUAL,
    has: atLeast('full house'),
    example: { deal: { hole: 'Kc Kd', board: 'Ks 4h 4d 9c 2s' } },
    justMisses: {
      deal: { hole: 'Kc Kd', board: 'Ks 4h 5d 9c 2s' },
      because: 'without the second four it is three kings',
    },
  }),
  'aces full or better': outcome<Counted & { over: PairRank }>({
    says: 'Three aces and a pair of `over` or a higher one, or any hand above it.',
    games: POKER,
    uses: { 10: 'S0 963 969', 12: 'S0 1255', 27: 'S1 1027 1028 1029 1041 1089 1090 1091 1098' },
    usual: { ...USUAL, over: '2' },
    has: (deal, { cards, over }) => countedStrength(deal, cards) >= acesFullOf(over),
    example: { deal: { hole: 'As Jd', board: 'Ah Ad Jc 7s 2d' }, params: { over: 'J', cards: 'both hole' } },
    justMisses: {
      deal: { hole: 'As Td', board: 'Ah Ad Tc 7s 2d' },
      params: { over: 'J', cards: 'both hole' },
      because: 'aces full of tens is below jacks',
    },
  }),
  flush: outcome<Counted>({
    says: 'Five cards of one suit, not in a row.',
    games: FIVE_CARD_GAMES,
    uses: {
      4: 'S0 334 340 346 354 359 364 371 375 379',
      15: 'S0 1703 1718 1731',
      28: 'S1 1233 1241',
      53: 'S1 2937',
      55: 'S2 88 268 298',
      56: 'S3 329',
    },
    usual: USUAL,
    has: exactly('flush'),
    example: {
      deal: { hand: 'Kh 9h 4h', dealerUp: '2c', dealerDown: '3h 2h' },
      params: { cards: 'three and two face-down' },
    },
    justMisses: {
      deal: { hand: 'Kh 9h 4h', dealerUp: '2h', dealerDown: '3h 2c' },
      params: { cards: 'three and two face-down' },
      because: 'the fifth heart is the up card, which does not count',
    },
  }),
  'flush or better': outcome<Counted>({
    says: 'A flush or any hand above it.',
    games: ['crazy-4-poker'],
    uses: { 55: 'S2 105' },
    usual: USUAL,
    has: atLeast('flush'),
    example: { deal: { hand: 'Ah Jh 7h 3h 2h' } },
    justMisses: { deal: { hand: 'Ah Jh 7h 3h 2d' }, because: 'only four hearts' },
  }),
  'flush or full house': outcome<Counted>({
    says: 'A flush or a full house.',
    games: ['omaha', 'crazy-pineapple'],
    uses: { 37: 'S1 1903 1910' },
    usual: USUAL,
    has: exactly('flush', 'full house'),
    example: { deal: { hole: 'Ah 9h', board: 'Kh 7h 2h 3c 4d' } },
    justMisses: { deal: { hole: 'Ah 9h', board: 'Kh 7h 2c 3c 4d' }, because: 'only four hearts' },
  }),
  straight: outcome<Counted>({
    says: 'Five cards in a row, not of one suit.',
    games: FIVE_CARD_GAMES,
    uses: {
      4: 'S0 335 341 347 355 360 365 372 376 380',
      15: 'S0 1705 1719 1732',
      53: 'S1 2937',
      55: 'S2 89 269',
      56: 'S3 335',
    },
    usual: USUAL,
    has: exactly('straight'),
    example: { deal: { hole: '5d 4c', flop: 'Ah 2s 3d', turn: 'Kc', river: '9h' }, params: { cards: 'hole and flop' } },
    justMisses: {
      deal: { hole: '5d 4c', flop: 'Kc 2s 3d', turn: 'Ah', river: '9h' },
      params: { cards: 'hole and flop' },
      because: 'the ace comes on the turn',
    },
  }),
  'straight or better': outcome<Counted>({
    says: 'A straight or any hand above it.',
    games: [...POKER, 'ultimate-holdem'],
    uses: { 27: 'S1 1084 1114', 36: 'S1 1815 1828' },
    usual: { cards: 'one hole' },
    has: atLeast('straight'),
    example: { deal: { hole: '9c 8d', board: '7h 6s 5d Kc 2h' }, params: { cards: 'both hole' } },
    justMisses: {
      deal: { hole: 'Ac 8d', board: '9h 7s 6d 5c 2h' },
      params: { cards: 'both hole' },
      because: 'the straight uses one hole card only',
    },
  }),
  'straight or flush': outcome<Counted>({
    says: 'A straight or a flush.',
    games: ['holdem', 'seven-card-stud'],
    uses: { 37: 'S1 1895' },
    usual: USUAL,
    has: exactly('straight', 'flush'),
    example: { deal: { down: '9c 8d 2s', up: '7h 6s 5d Kc' } },
    justMisses: { deal: { down: '9c 8d 2s', up: '7h 6s 4d Kc' }, because: 'the five is missing' },
  }),
  'three of a kind': outcome<Counted>({
    says: 'Three cards of one rank and two others of different ranks.',
    games: FIVE_CARD_GAMES,
    uses: { 53: 'S1 2937', 55: 'S2 90 270', 56: 'S3 341' },
    usual: USUAL,
    has: exactly('three of a kind'),
    example: { deal: { hand: '8s 8h 8d Ks 2c' } },
    justMisses: { deal: { hand: '8s 8h 7d Ks 2c' }, because: 'two eights only' },
  }),
  'three of a kind or better': outcome<Counted>({
    says: 'Three of a kind or any hand above it.',
    games: FIVE_CARD_GAMES,
    uses: { 7: 'S0 661 690 694', 55: 'S2 13', 56: 'S3 37' },
    usual: USUAL,
    has: atLeast('three of a kind'),
    example: { deal: { down: '8s 8h 2d', up: '8d Ks Qc 3c' }, params: { cards: 'two down and three up' } },
    justMisses: {
      deal: { down: '8s 8h 8d', up: '2d Ks Qc 3c' },
      params: { cards: 'two down and three up' },
      because: 'all three eights lie face-down, and only two of them count',
    },
  }),
  'two pair': outcome<Counted>({
    says: 'Two pairs of different ranks.',
    games: FIVE_CARD_GAMES,
    uses: { 53: 'S1 2937' },
    usual: USUAL,
    has: exactly('two pair'),
    example: { deal: { hand: 'Ks Kd 9c 9h 2s' } },
    justMisses: { deal: { hand: 'Ks Kd 9c 8h 2s' }, because: 'one pair only' },
  }),
  pair: outcome<Counted>({
    says: 'Two cards of one rank.',
    games: FIVE_CARD_GAMES,
    uses: { 53: 'S1 2937' },
    usual: USUAL,
    has: exactly('pair'),
    example: { deal: { hand: 'Ks Kd 9c 8h 2s' } },
    justMisses: { deal: { hand: 'Ks Qd 9c 8h 2s' }, because: 'five different ranks' },
  }),
  'community royal': outcome({
    says: 'A royal flush that lies wholly on the board.',
    games: ['ultimate-holdem'],
    uses: { 52: 'S1 2824 2830' },
    has: (deal) => countedStrength(deal, 'board') === STRENGTH_MAX,
    example: { deal: { hole: '9c 9h', board: 'As Ks Qs Js Ts' } },
    justMisses: { deal: { hole: 'Ts 9h', board: 'As Ks Qs Js 9c' }, because: 'the ten is a hole card' },
  }),
  'three of a kind on the flop': outcome<{ rank: RankSign }>({
    says: 'The flop is three cards of exactly the posted rank.',
    games: ['holdem'],
    uses: { 51: 'S1 2732 2741' },
    usual: { rank: '8' },
    has: (deal, { rank }) => isFlopOf(deal, rank),
    example: { deal: { hole: 'Kd Qc', flop: '8h 8d 8c' } },
    justMisses: { deal: { hole: 'Kd Qc', flop: '8h 8d 4c', turn: '8c' }, because: 'the third eight comes on the turn' },
  }),
  'fourth card to the flop in hand': outcome<{ rank: RankSign }>({
    says: 'The flop is three cards of the posted rank and a hole card is the fourth.',
    games: ['holdem'],
    uses: { 51: 'S1 2732 2746' },
    usual: { rank: '8' },
    has: (deal, { rank }) => isFlopOf(deal, rank) && (deal.hole ?? []).some((card) => rankOf(card) === rankFrom(rank)),
    example: { deal: { hole: '8s Kd', flop: '8h 8d 8c' } },
    justMisses: { deal: { hole: '7s Kd', flop: '8h 8d 8c' }, because: 'no eight in the hand' },
  }),
}

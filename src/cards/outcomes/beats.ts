import { type RankSign, rankOf } from '../card.ts'
import { fullHouseStrength } from '../high/classes.ts'
import { HIGH_CATEGORIES, type HighCategory, tiebreakOf } from '../high/high.ts'
import { areAllOfRank, type Deal, opponentOf } from './deal.ts'
import { acesFullOf, type Counted, isCategory as is, type PairRank, quadsFrom } from './five.ts'
import { type GameName, outcome } from './outcome.ts'
import { countedStrength, type FiveCards } from './selection.ts'

const POKER: readonly GameName[] = ['holdem', 'omaha', 'crazy-pineapple', 'seven-card-stud', 'five-card-draw']

/** Losing and winning strength, if both hands count and the second is really higher. */
function beat(deal: Deal, loserCards: FiveCards, winnerCards = loserCards): { lost: number; won: number } | undefined {
  const opponent = opponentOf(deal)
  if (opponent === undefined) return undefined
  const lost = countedStrength(deal, loserCards)
  const won = countedStrength(opponent, winnerCards)
  return lost > 0 && won > lost ? { lost, won } : undefined
}

const isAtMost = (strength: number, category: HighCategory): boolean =>
  HIGH_CATEGORIES.slice(0, HIGH_CATEGORIES.indexOf(category) + 1).some((one) => is(strength, one))

/** Lowest losing hands that a house may post. */
export const LOSING_FLOORS: Readonly<Record<string, number>> = {
  'full house': fullHouseStrength(0, 1),
  'aces full': acesFullOf('2'),
  'aces full of tens': acesFullOf('T'),
  'aces full of jacks': acesFullOf('J'),
  'aces full of queens': acesFullOf('Q'),
  'aces full of kings': acesFullOf('K'),
  'four twos': quadsFrom('2'),
  'four threes': quadsFrom('3'),
  'four fours': quadsFrom('4'),
  'four fives': quadsFrom('5'),
  'four sixes': quadsFrom('6'),
  'four sevens': quadsFrom('7'),
  'four eights': quadsFrom('8'),
  'four nines': quadsFrom('9'),
  'four tens': quadsFrom('T'),
  'four jacks': quadsFrom('J'),
  'four queens': quadsFrom('Q'),
  'four kings': quadsFrom('K'),
  'four aces': quadsFrom('A'),
  'straight flush': quadsFrom('A') + 12,
}

/** The deal is the losing hand, `opponent` the one that beat it. That it was second best at the table is for the round to say. */
export const BEAT_OUTCOMES = {
  'beaten by a better hand': outcome<Counted>({
    says: 'Any hand that a higher one beats; the chart of hands comes from the house.',
    games: POKER,
    uses: { 35: 'S1 1769' },
    usual: { cards: 'any five' },
    has: (deal, { cards }) => beat(deal, cards) !== undefined,
    example: { deal: { hole: 'Kh Kc', board: '9h 9c Kd 4s 2c', opponent: { hole: '9s 9d' } } },
    justMisses: {
      deal: { hole: 'Kh Kc', board: '9h 9c Kd 4s 2c', opponent: { hole: 'Ks 9d' } },
      because: 'the other full house is the same kings full of nines',
    },
    assumption: 'The chart that lists the hands of this jackpot is not in the documents; the house supplies it.',
  }),
  'posted hand or better beaten': outcome<Counted & { least: string }>({
    says: 'A hand of at least `least` beaten by a higher hand; which least, and which cards must play, the house posts.',
    games: POKER,
    uses: { 35: 'S1 1769' },
    usual: { cards: 'both hole', least: 'four twos' },
    has: (deal, { cards, least }) =>
      (beat(deal, cards)?.lost ?? 0) >= (LOSING_FLOORS[least] ?? Number.POSITIVE_INFINITY),
    example: {
      deal: { hole: '8s 8d', board: '8h 8c 9h 9c Kd', opponent: { hole: '9s 9d' } },
      params: { least: 'four eights' },
    },
    justMisses: {
      deal: { hole: '7s 7d', board: '7h 7c 9h 9c Kd', opponent: { hole: '9s 9d' } },
      params: { least: 'four eights' },
      because: 'sevens are below eights',
    },
    assumption: 'The chart that lists the hands of this jackpot is not in the documents; the house supplies it.',
  }),
  'quads or better beaten': outcome<Counted & { floor: RankSign }>({
    says: 'Four of a kind of the rank `floor` or a higher one, or a straight flush, beaten by a higher hand.',
    games: POKER,
    uses: { 10: 'S0 958', 11: 'S0 1109 1115 1120', 12: 'S0 1250', 30: 'S1 1356 1357' },
    usual: { cards: 'both hole', floor: '2' },
    has: (deal, { cards, floor }) => (beat(deal, cards)?.lost ?? 0) >= quadsFrom(floor),
    example: { deal: { hole: '8s 8d', board: '8h 8c 9h 9c Kd', opponent: { hole: '9s 9d' } }, params: { floor: '8' } },
    justMisses: {
      deal: { hole: '7s 7d', board: '7h 7c 9h 9c Kd', opponent: { hole: '9s 9d' } },
      params: { floor: '8' },
      because: 'sevens are below eights',
    },
  }),
  'aces full or better beaten': outcome<Counted & { over: PairRank }>({
    says: 'Three aces and a pair of `over` or a higher one, or any hand above it, beaten by a higher hand.',
    games: ['holdem'],
    uses: { 10: 'S0 963 964 969 970', 12: 'S0 1255 1256 1260' },
    usual: { cards: 'both hole', over: 'J' },
    has: (deal, { cards, over }) => (beat(deal, cards)?.lost ?? 0) >= acesFullOf(over),
    example: { deal: { hole: 'Ah Kc', board: 'As Ad Kd 5h 5c', opponent: { hole: '5s 5d' } }, params: { over: 'K' } },
    justMisses: {
      deal: { hole: 'Ah Qc', board: 'As Ad Kd Kh 7c', opponent: { hole: 'Kc Ks' } },
      params: { over: 'K' },
      because: 'aces full of kings, but both kings are on the board and the queen does not play',
    },
    assumption:
      'The losing hand of the last option of the limit bad beat is missing in print; read as in the no-limit one.',
  }),
  'full house beaten by quads': outcome<Counted & { acesOnly: boolean }>({
    says: 'A full house, aces full where `acesOnly`, beaten by four of a kind.',
    games: POKER,
    uses: { 16: 'S1 9 10', 30: 'S1 1354' },
    usual: { cards: 'both hole', acesOnly: false },
    has: (deal, { cards, acesOnly }) => {
      const found = beat(deal, cards)
      if (found === undefined || !is(found.lost, 'full house') || !is(found.won, 'four of a kind')) return false
      return !acesOnly || found.lost >= acesFullOf('2')
    },
    example: { deal: { hole: 'Kh Kc', board: '9h 9c Kd 4s 2c', opponent: { hole: '9s 9d' } } },
    justMisses: {
      deal: { hole: 'Kh Qd', board: '9h 9c Kd Ks 2c', opponent: { hole: '9s 9d' } },
      because: 'kings full of nines needs one hole card only',
    },
  }),
  'quads beaten by quads': outcome<Counted>({
    says: 'Four of a kind beaten by a better four of a kind.',
    games: POKER,
    uses: { 16: 'S1 12 13' },
    usual: { cards: 'both hole' },
    has: (deal, { cards }) => {
      const found = beat(deal, cards)
      return found !== undefined && is(found.lost, 'four of a kind') && is(found.won, 'four of a kind')
    },
    example: { deal: { hole: 'Kh Kd', board: 'As Ac Ks Kc 2d', opponent: { hole: 'Ah Ad' } } },
    justMisses: {
      deal: { hole: 'Kh Qd', board: 'As Ac Ks Kc 2d', opponent: { hole: 'Ah Ad' } },
      because: 'three kings and two aces are a full house',
    },
  }),
  'quads beaten by quads, both with a pocket pair': outcome({
    says: 'Four of a kind beaten by a better four of a kind, each made with a pair in the hole.',
    games: POKER,
    uses: { 30: 'S1 1355' },
    has: (deal) => {
      const found = beat(deal, deal.down === undefined ? 'two hole and three board' : 'two down and three up')
      if (found === undefined || !is(found.lost, 'four of a kind') || !is(found.won, 'four of a kind')) return false
      return holdsTwoOf(deal, found.lost) && holdsTwoOf(opponentOf(deal), found.won)
    },
    example: { deal: { hole: 'Kh Kd', board: 'As Ac Ks Kc 2d', opponent: { hole: 'Ah Ad' } } },
    justMisses: {
      deal: { hole: 'Kh 3d', board: 'As Ac Ks Kc Kd', opponent: { hole: 'Ah Ad' } },
      because: 'the four kings are made with one king in the hole',
    },
  }),
  'pocket aces beaten': outcome<Counted>({
    says: 'A pair of aces in the hole loses at the showdown; where `cards` is both hole, the aces must play.',
    games: ['holdem'],
    uses: { 8: 'S0 754 764', 43: 'S1 2206 2214' },
    usual: { cards: 'any five' },
    has: (deal, { cards }) =>
      deal.hole?.length === 2 && areAllOfRank(deal.hole, 'A') && beat(deal, cards, 'any five') !== undefined,
    example: {
      deal: { hole: 'Ah Ad', board: 'Ks Kd Qh 7c 7d', opponent: { hole: 'Kh 3c' } },
      params: { cards: 'both hole' },
    },
    justMisses: {
      deal: { hole: 'Ah Ad', board: '5s 6d 7h 8c 9s', opponent: { hole: 'Td 2c' } },
      params: { cards: 'both hole' },
      because: 'the aces lose with the straight of the board, in which they play no part',
    },
  }),
  'flush beaten by a higher flush or better': outcome({
    says: 'Second hand a flush, first hand a higher flush or better.',
    games: ['caribbean-stud'],
    uses: { 29: 'S1 1319' },
    has: (deal) => is(beat(deal, 'any five')?.lost ?? 1, 'flush'),
    example: { deal: { hand: 'Kd Jd 8d 5d 2d', opponent: { hand: 'Ah Th 9h 6h 3h' } } },
    justMisses: {
      deal: { hand: 'Kd Jd 8d 5d 2d', opponent: { hand: 'Kh Jh 8h 5h 2h' } },
      because: 'the two flushes are equal',
    },
  }),
  'full house beaten by a higher full house or better': outcome({
    says: 'Second hand a full house, first hand a higher full house or better.',
    games: ['caribbean-stud'],
    uses: { 29: 'S1 1320' },
    has: (deal) => is(beat(deal, 'any five')?.lost ?? 1, 'full house'),
    example: { deal: { hand: 'Jh Js Jd 4c 4s', opponent: { hand: '7h 7d 7s 7c Kd' } } },
    justMisses: {
      deal: { hand: 'Jh Js Jd 4c 4s', opponent: { hand: '7h 7d 7s Kc Kd' } },
      because: 'sevens full does not beat jacks full',
    },
  }),
  'royal flush over a straight or less': outcome({
    says: 'First hand a royal flush, second hand a straight or less; the deal is the second hand.',
    games: ['caribbean-stud'],
    uses: { 29: 'S1 1321' },
    has: (deal) => {
      const found = beat(deal, 'any five')
      return found !== undefined && is(found.won, 'royal flush') && isAtMost(found.lost, 'straight')
    },
    example: { deal: { hand: '8h 8d Qc 4c 3d', opponent: { hand: 'As Ks Qs Js Ts' } } },
    justMisses: {
      deal: { hand: 'Kd Jd 8d 5d 2d', opponent: { hand: 'As Ks Qs Js Ts' } },
      because: 'a flush is above a straight: that is the bad beat',
    },
  }),
}

/** Two of the four cards of the rank lie in the hole. */
const holdsTwoOf = (deal: Deal | undefined, quads: number): boolean => {
  const rank = tiebreakOf(quads)[0]
  return (deal?.hole ?? deal?.down ?? []).filter((card) => rankOf(card) === rank).length === 2
}

import { type Card, cardOf, isJoker, rankOf } from '../card.ts'
import { specialsOf, thirteenFront } from '../hands/thirteen.ts'
import { FIRST_STRENGTH, HIGH_CATEGORIES, type HighCategory } from '../high/classes.ts'
import { evaluate } from '../high/high.ts'
import { type Deal, isOneColour } from './deal.ts'
import { acesFullOf } from './five.ts'
import { outcome } from './outcome.ts'

const THIRTEEN = ['thirteen-card'] as const

/** All thirteen, however they are set. */
function thirteenOf(deal: Deal): readonly Card[] | undefined {
  if (deal.hand?.length === 13) return deal.hand
  const set = [...(deal.front ?? []), ...(deal.middle ?? []), ...(deal.back ?? [])]
  return set.length === 13 ? set : undefined
}

const isDealt = (deal: Deal, test: (cards: readonly Card[]) => boolean): boolean => {
  const cards = thirteenOf(deal)
  return cards !== undefined && test(cards)
}

/** The straight flushes that five of the cards make. */
function straightFlushesIn(cards: readonly Card[]): Card[][] {
  const found: Card[][] = []
  for (let suit = 0; suit < 4; suit++) {
    for (let low = -1; low <= 8; low++) {
      const row = [0, 1, 2, 3, 4].map((step) => cardOf((low + step + 13) % 13, suit))
      if (row.every((card) => cards.includes(card))) found.push(row)
    }
  }
  return found
}

type SetHand = { front: number; middle: number; back: number }

function setStrengths({ front, middle, back }: Deal): SetHand | undefined {
  if (front?.length !== 3 || middle?.length !== 5 || back?.length !== 5) return undefined
  if ([...front, ...middle, ...back].some(isJoker)) return undefined
  return { front: thirteenFront(front).strength, middle: evaluate(middle), back: evaluate(back) }
}

const from = (category: HighCategory): number => FIRST_STRENGTH[HIGH_CATEGORIES.indexOf(category)]!

/** A pair or better in front, these floors behind, and all three hands beaten. */
function isBeatenWith(deal: Deal, middle: number, back: number): boolean {
  const own = setStrengths(deal)
  const other = setStrengths(deal.opponent ?? {})
  if (own === undefined || other === undefined) return false
  if (other.front <= own.front || other.middle <= own.middle || other.back <= own.back) return false
  return thirteenFront(deal.front ?? []).category !== 'high card' && own.middle >= middle && own.back >= back
}

const BEATEN_ASSUMPTION = 'A set hand is beaten when all three of its hands are.'
const WINNER = { front: '9h 9d Ac', middle: 'Ks Kh Kd 4c 5d', back: 'Jc Tc 9c 8c 7c' }

export const THIRTEEN_OUTCOMES = {
  dragon: outcome({
    says: 'Thirteen cards of thirteen ranks, ace to king.',
    games: THIRTEEN,
    uses: { 21: 'S1 520', 22: 'S1 606', 23: 'S1 692', 24: 'S1 778', 25: 'S1 864' },
    has: (deal) =>
      isDealt(deal, (cards) => specialsOf(cards).some((special) => special === 'dragon' || special === 'clean dragon')),
    example: { deal: { hand: 'As 2d 3c 4h 5s 6d 7c 8h 9s Td Jc Qh Ks' } },
    justMisses: { deal: { hand: 'As 2d 3c 4h 5s 6d 7c 8h 9s Td Jc Qh Qs' }, because: 'two queens and no king' },
  }),
  'home run': outcome<{ pointsMin: number }>({
    says: 'A home run that the table counts at `pointsMin` points or more.',
    games: THIRTEEN,
    uses: { 21: 'S1 521', 22: 'S1 607', 23: 'S1 693', 24: 'S1 779', 25: 'S1 865', 30: 'S1 1374', 31: 'S1 1459' },
    usual: { pointsMin: 15 },
    has: (deal, { pointsMin }) => (deal.points ?? 0) >= pointsMin,
    example: { deal: { points: 15 } },
    justMisses: { deal: { points: 14 }, because: 'one point short' },
    assumption: 'No document says how points are counted; the table counts them and the floor enters them.',
  }),
  'two straight flushes': outcome({
    says: 'Thirteen cards that hold two five-card straight flushes without a common card.',
    games: THIRTEEN,
    uses: { 21: 'S1 522', 22: 'S1 608', 23: 'S1 694', 24: 'S1 780', 25: 'S1 866' },
    has: (deal) =>
      isDealt(deal, (cards) => {
        const rows = straightFlushesIn(cards)
        return rows.some((row) => rows.some((other) => !other.some((card) => row.includes(card))))
      }),
    example: { deal: { front: 'Kd 7c 2h', middle: '5s 6s 7s 8s 9s', back: '9h Th Jh Qh Kh' } },
    justMisses: {
      deal: { front: 'Kd 7c 2h', middle: '4s 6s 7s 8s 9s', back: '9h Th Jh Qh Kh' },
      because: 'the five is missing',
    },
  }),
  'thirteen of one colour': outcome({
    says: 'Thirteen red or thirteen black cards.',
    games: THIRTEEN,
    uses: { 21: 'S1 523', 22: 'S1 609', 23: 'S1 695', 24: 'S1 781', 25: 'S1 867' },
    has: (deal) => isDealt(deal, isOneColour),
    example: { deal: { hand: '2h 3d 5h 6d 7h 8d 9h Td Jh Qd Kh Ad Ah' } },
    justMisses: { deal: { hand: '2h 3d 5h 6d 7h 8d 9h Td Jh Qd Kh Ad As' }, because: 'one black ace' },
  }),
  'deuce to eight': outcome({
    says: 'Thirteen cards, none above an eight and no ace.',
    games: THIRTEEN,
    uses: { 30: 'S1 1375' },
    has: (deal) => isDealt(deal, (cards) => cards.every((card) => rankOf(card) <= 6)),
    example: { deal: { hand: '2s 2h 3s 4d 5c 5h 6s 6d 7c 7h 8s 8d 8c' } },
    justMisses: { deal: { hand: '2s 2h 3s 4d 5c 5h 6s 6d 7c 7h 8s 8d 9c' }, because: 'a nine' },
  }),
  'pair, three of a kind and straight flush beaten': outcome({
    says: 'A pair in front, three of a kind or better in the middle and a straight flush in back lose.',
    games: THIRTEEN,
    uses: { 20: 'S1 389 394 402' },
    has: (deal) => isBeatenWith(deal, from('three of a kind'), from('straight flush')),
    example: { deal: { front: '8h 8d Kc', middle: 'Qs Qh Qd 2c 3d', back: '9s 8s 7s 6s 5s', opponent: WINNER } },
    justMisses: {
      deal: { front: '8h 8d Kc', middle: 'Qs Qh Jd 2c 3d', back: '9s 8s 7s 6s 5s', opponent: WINNER },
      because: 'a pair in the middle',
    },
    assumption: BEATEN_ASSUMPTION,
  }),
  'pair, three of a kind and aces full beaten': outcome({
    says: 'A pair in front, three of a kind or better in the middle and aces full or better in back lose.',
    games: THIRTEEN,
    uses: { 20: 'S1 395 400' },
    has: (deal) => isBeatenWith(deal, from('three of a kind'), acesFullOf('2')),
    example: { deal: { front: '8h 8d Kc', middle: 'Qs Qh Qd 2c 3d', back: 'As Ad Ah 3s 3h', opponent: WINNER } },
    justMisses: {
      deal: { front: '8h 8d Kc', middle: 'Qs Qh Qd 2c 3d', back: 'Ts Td Th 3s 3h', opponent: WINNER },
      because: 'tens full in back',
    },
    assumption: `${BEATEN_ASSUMPTION} Hands above aces full count as well.`,
  }),
  'pair, pair and straight flush beaten': outcome({
    says: 'A pair in front, a pair or better in the middle and a straight flush or better in back lose.',
    games: THIRTEEN,
    uses: { 20: 'S1 401' },
    has: (deal) => isBeatenWith(deal, from('pair'), from('straight flush')),
    example: { deal: { front: '8h 8d Kc', middle: 'Qs Qh Jd 2c 3d', back: '9s 8s 7s 6s 5s', opponent: WINNER } },
    justMisses: {
      deal: { front: '8h 7d Kc', middle: 'Qs Qh Jd 2c 3d', back: '9s 8s 7s 6s 5s', opponent: WINNER },
      because: 'no pair in front',
    },
    assumption: BEATEN_ASSUMPTION,
  }),
}

import { ACE, isJoker, KING, QUEEN, type RankSign, rankOf } from '../card.ts'
import { isOneSuit, ranksOf, straightTop } from '../groups.ts'
import { type PokaraCategory, pokara } from '../hands/pokara.ts'
import { THREE_CARD_CATEGORIES, type ThreeCardCategory, threeCard } from '../hands/three.ts'
import { type Deal, rankFrom } from './deal.ts'
import { outcome } from './outcome.ts'
import { countedCards } from './selection.ts'

const THREE_CARD = ['three-card-poker'] as const
const POKARA = ['pokara'] as const

const firstThree = (deal: Deal) => {
  const cards = countedCards(deal, 'first three')
  return cards === undefined || cards.some(isJoker) ? undefined : cards
}
const dealt = (deal: Deal) => {
  const cards = firstThree(deal)
  return cards === undefined ? undefined : threeCard(cards)
}
const exactly = (category: ThreeCardCategory) => (deal: Deal) => dealt(deal)?.category === category
const atLeast = (category: ThreeCardCategory) => (deal: Deal) => {
  const found = dealt(deal)
  return found !== undefined && THREE_CARD_CATEGORIES.indexOf(found.category) >= THREE_CARD_CATEGORIES.indexOf(category)
}

const isSuitedAceKingQueen = (deal: Deal): boolean => {
  const cards = countedCards(deal, 'first three')
  return (
    cards !== undefined &&
    isOneSuit(cards) &&
    [ACE, KING, QUEEN].every((rank) => cards.some((card) => rankOf(card) === rank))
  )
}

const inPokara = (category: PokaraCategory) => (deal: Deal) => {
  const cards = firstThree(deal)
  return cards !== undefined && pokara(cards).category === category
}
const POKARA_ASSUMPTION = 'Pokara is dealt from a shoe and ranked as commonly published; no document says how.'

/** Three cards as dealt; a straight is above a flush. */
export const THREE_CARD_OUTCOMES = {
  'suited ace-king-queen': outcome({
    says: 'Ace, king and queen of one suit.',
    games: THREE_CARD,
    uses: { 50: 'S1 2615 2620' },
    has: isSuitedAceKingQueen,
    example: { deal: { hand: 'Ah Kh Qh' } },
    justMisses: { deal: { hand: 'Jh Kh Qh' }, because: 'king high' },
  }),
  'three-card straight flush': outcome<{ aceKingQueenToo: boolean }>({
    says: 'Three cards of one suit in a row; suited ace-king-queen only where `aceKingQueenToo`.',
    games: THREE_CARD,
    uses: { 50: 'S1 2615 2621' },
    usual: { aceKingQueenToo: false },
    has: (deal, { aceKingQueenToo }) =>
      exactly('straight flush')(deal) && (aceKingQueenToo || !isSuitedAceKingQueen(deal)),
    example: { deal: { hand: '9c 8c 7c' } },
    justMisses: { deal: { hand: '9c 8c 6c' }, because: 'a flush, the seven is missing' },
  }),
  'three-card three of a kind': outcome({
    says: 'Three cards of one rank.',
    games: THREE_CARD,
    uses: { 30: 'S1 1381' },
    has: exactly('three of a kind'),
    example: { deal: { hand: '8s 8d 8h' } },
    justMisses: { deal: { hand: '8s 8d 7h' }, because: 'a pair' },
  }),
  'three-card three of a kind or better': outcome({
    says: 'Three of a kind or a straight flush.',
    games: THREE_CARD,
    uses: { 5: 'S0 509', 16: 'S1 72' },
    has: atLeast('three of a kind'),
    example: { deal: { hand: '5d 4d 3d' } },
    justMisses: { deal: { hand: '5d 4d 3c' }, because: 'a straight is below three of a kind' },
  }),
  'three-card straight or better': outcome<{ floor: RankSign }>({
    says: 'A straight with a top card of at least `floor`, or three of a kind, or a straight flush.',
    games: THREE_CARD,
    uses: { 5: 'S0 483 495', 27: 'S1 1083 1113' },
    usual: { floor: '3' },
    has: (deal, { floor }) => {
      if (!exactly('straight')(deal)) return atLeast('straight')(deal)
      return (straightTop(ranksOf(countedCards(deal, 'first three') ?? [])) ?? -1) >= rankFrom(floor)
    },
    example: { deal: { hand: 'Qh Jd Tc' }, params: { floor: 'Q' } },
    justMisses: { deal: { hand: '9h Jd Tc' }, params: { floor: 'Q' }, because: 'jack high' },
    assumption: 'Queen-high straight or better, unsuited: any hand that ranks above it counts as well.',
  }),
  'three-card flush': outcome({
    says: 'Three cards of one suit, not in a row.',
    games: THREE_CARD,
    uses: { 30: 'S1 1380' },
    has: exactly('flush'),
    example: { deal: { hand: 'Kh 9h 4h' } },
    justMisses: { deal: { hand: 'Kh 9h 4d' }, because: 'two hearts only' },
  }),
  'six-card straight flush': outcome({
    says: "The player's three and the player-dealer's three cards are six of one suit in a row.",
    games: THREE_CARD,
    uses: { 47: 'S1 2452 2453' },
    has: (deal) => {
      const six = countedCards(deal, 'six with the player-dealer')
      return six !== undefined && isOneSuit(six) && straightTop(ranksOf(six)) !== undefined
    },
    example: { deal: { hand: '9h 7h 5h', dealer: '8h 6h 4h' } },
    justMisses: { deal: { hand: '9h 7h 5h', dealer: '8h 6h 3h' }, because: 'the four is missing: five in a row only' },
  }),
  'pokara three aces of hearts': outcome({
    says: 'The ace of hearts three times in the first three cards.',
    games: POKARA,
    uses: { 21: 'S1 532', 22: 'S1 618', 23: 'S1 704', 24: 'S1 790', 25: 'S1 876' },
    has: inPokara('three aces of hearts'),
    example: { deal: { hand: 'Ah Ah Ah' } },
    justMisses: { deal: { hand: 'Ah Ah Ad' }, because: 'the third ace is a diamond' },
    assumption: POKARA_ASSUMPTION,
  }),
  'pokara trip flush': outcome({
    says: 'The same card three times; three aces of hearts have their own line.',
    games: POKARA,
    uses: { 21: 'S1 533', 22: 'S1 619', 23: 'S1 705', 24: 'S1 791', 25: 'S1 877' },
    has: inPokara('trip flush'),
    example: { deal: { hand: '9s 9s 9s' } },
    justMisses: { deal: { hand: '9s 9s 9c' }, because: 'three of a kind of two suits' },
    assumption: POKARA_ASSUMPTION,
  }),
  'pokara royal flush': outcome({
    says: 'Ace, king and queen of one suit.',
    games: POKARA,
    uses: { 21: 'S1 534', 22: 'S1 620', 23: 'S1 706', 24: 'S1 792', 25: 'S1 878' },
    has: inPokara('royal flush'),
    example: { deal: { hand: 'Ac Kc Qc' } },
    justMisses: { deal: { hand: 'Ac Kc Qd' }, because: 'the queen is of another suit' },
    assumption: POKARA_ASSUMPTION,
  }),
  'pokara straight flush': outcome({
    says: 'Three cards of one suit in a row among the first three.',
    games: POKARA,
    uses: {
      16: 'S1 83',
      21: 'S1 535',
      22: 'S1 621',
      23: 'S1 707',
      24: 'S1 793',
      25: 'S1 879',
      30: 'S1 1383',
    },
    has: (deal) => inPokara('straight flush')(deal) || inPokara('royal flush')(deal),
    example: { deal: { hand: '7d 6d 5d' } },
    justMisses: { deal: { hand: '7d 6d 4d 5d' }, because: 'the five is drawn later; the first three are a flush' },
    assumption: POKARA_ASSUMPTION,
  }),
  'pokara three of a kind': outcome({
    says: 'Three cards of one rank among the first three.',
    games: POKARA,
    uses: {
      16: 'S1 84',
      21: 'S1 536',
      22: 'S1 622',
      23: 'S1 708',
      24: 'S1 794',
      25: 'S1 880',
      30: 'S1 1384',
    },
    has: exactly('three of a kind'),
    example: { deal: { hand: 'Js Jd Jh' } },
    justMisses: { deal: { hand: 'Js Jd Th Jh' }, because: 'the third jack is drawn later' },
    assumption: POKARA_ASSUMPTION,
  }),
}

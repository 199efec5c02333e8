import { isJoker, type RankSign, signOf } from '../card.ts'
import { FOUR_CARD_CATEGORIES, type FourCardCategory, fourCard } from '../hands/four.ts'
import { type Deal, rankFrom } from './deal.ts'
import { type GameName, outcome } from './outcome.ts'

const GAMES: readonly GameName[] = ['crazy-4-poker', 'four-card-poker']

/** The best four of the player's five or the dealer's six. */
const bestFour = (deal: Deal) => {
  const hand = deal.hand ?? []
  return hand.length < 5 || hand.length > 6 || hand.some(isJoker) ? undefined : fourCard(hand)
}

const topOf = (deal: Deal): number => {
  const sign = bestFour(deal)?.tiebreak[0]
  return sign === undefined ? -1 : rankFrom(sign as RankSign)
}

const exactly = (category: FourCardCategory) => (deal: Deal) => bestFour(deal)?.category === category
const indexOf = (deal: Deal): number => {
  const best = bestFour(deal)
  return best === undefined ? -1 : FOUR_CARD_CATEGORIES.indexOf(best.category)
}
const atLeast = (category: FourCardCategory) => (deal: Deal) => indexOf(deal) >= FOUR_CARD_CATEGORIES.indexOf(category)

/** Judged by four-card ranks: a flush is below trips, and quads are above a straight flush. */
export const FOUR_CARD_OUTCOMES = {
  'four aces': outcome({
    says: 'Four aces in the best four cards.',
    games: GAMES,
    uses: { 55: 'S2 198 221 235 242 251 257 320 338 360', 56: 'S3 253' },
    has: (deal) => exactly('four of a kind')(deal) && topOf(deal) === rankFrom('A'),
    example: { deal: { hand: 'As Ad Ac Ah 2d' } },
    justMisses: { deal: { hand: 'As Ad Ac Kh 2d' }, because: 'three aces only' },
  }),
  'four-card four of a kind': outcome({
    says: 'Four cards of one rank; four aces have a line of their own but are such a hand too.',
    games: GAMES,
    uses: { 55: 'S2 17 75 199 208 222 236 243 252 258 322 340 361', 56: 'S3 62 139 206 261' },
    has: exactly('four of a kind'),
    example: { deal: { hand: '5s 5h 5d 5c 2c' } },
    justMisses: { deal: { hand: '5s 5h 5d 4c 2c' }, because: 'three fives only' },
  }),
  'four-card straight flush': outcome({
    says: 'Four cards of one suit in a row.',
    games: GAMES,
    uses: { 55: 'S2 17 76 200 209 223 237 244 323 341 362', 56: 'S3 70 147 210 269' },
    has: exactly('straight flush'),
    example: { deal: { hand: '9h 8h 7h 6h 2c' } },
    justMisses: { deal: { hand: '9h 8h 7h 6s 2c' }, because: 'the six is of another suit' },
  }),
  'four-card straight flush or better': outcome({
    says: 'A four-card straight flush or four of a kind, which ranks above it.',
    games: GAMES,
    uses: { 5: 'S0 510' },
    has: atLeast('straight flush'),
    example: { deal: { hand: '5s 5h 5d 5c 2c' } },
    justMisses: { deal: { hand: '5s 5h 5d 2s 2c' }, because: 'three of a kind is below a straight flush' },
  }),
  'four-card three of a kind': outcome({
    says: 'Three cards of one rank in the best four.',
    games: GAMES,
    uses: { 55: 'S2 77 201 210 224 324 342 363', 56: 'S3 78 155 214 277' },
    has: exactly('three of a kind'),
    example: { deal: { hand: '8s 8h 8d Ks 2c' } },
    justMisses: { deal: { hand: '8s 8h Kd Ks 2c' }, because: 'two pair' },
  }),
  'four-card three of a kind or better': outcome({
    says: 'Three of a kind or better by four-card ranks.',
    games: GAMES,
    uses: { 5: 'S0 484 496', 55: 'S2 19 313' },
    has: atLeast('three of a kind'),
    example: { deal: { hand: '8s 8h 8d Ks 2c' } },
    justMisses: { deal: { hand: 'As Js 7s 3s 4d' }, because: 'a flush is below three of a kind here' },
  }),
  'four-card flush': outcome({
    says: 'Four cards of one suit, not in a row.',
    games: GAMES,
    uses: { 55: 'S2 78 202 211', 56: 'S3 86 163 218' },
    has: exactly('flush'),
    example: { deal: { hand: 'As Js 7s 3s 4d' } },
    justMisses: { deal: { hand: 'As Js 7s 3h 4d' }, because: 'three spades only' },
  }),
  'four-card straight': outcome({
    says: 'Four cards in a row, of more than one suit; the ace is high or low.',
    games: GAMES,
    uses: { 55: 'S2 79 203 212', 56: 'S3 94 171 222' },
    has: exactly('straight'),
    example: { deal: { hand: 'As 2d 3c 4h 9s' } },
    justMisses: { deal: { hand: 'As Kd 3c 2h 9s' }, because: 'the ace stands between king and two' },
  }),
  'four-card straight or better': outcome({
    says: 'A straight or better by four-card ranks.',
    games: ['crazy-4-poker'],
    uses: { 55: 'S2 166 328' },
    has: atLeast('straight'),
    example: { deal: { hand: '9s 8d 7c 6h 2s' } },
    justMisses: { deal: { hand: '9s 9d 7c 7h 2s' }, because: 'two pair is below a straight' },
  }),
  'four-card two pair': outcome({
    says: 'Two pairs in the best four cards.',
    games: GAMES,
    uses: { 55: 'S2 80 213', 56: 'S3 102 179 226' },
    has: exactly('two pair'),
    example: { deal: { hand: 'Ks Kd 9c 9h 2s' } },
    justMisses: { deal: { hand: 'Ks Kd 9c 8h 2s' }, because: 'one pair only' },
  }),
  'four-card pair': outcome<{ floor: RankSign }>({
    says: 'A pair of the rank `floor` or a higher one in the best four cards, and nothing better.',
    games: GAMES,
    uses: { 55: 'S2 81 214', 56: 'S3 110 187 230' },
    usual: { floor: 'Q' },
    has: (deal, { floor }) => exactly('pair')(deal) && topOf(deal) >= rankFrom(floor),
    example: { deal: { hand: 'Qs Qd 8c 4h 2s' } },
    justMisses: { deal: { hand: 'Js Jd 8c 4h 2s' }, because: 'jacks are below queens' },
  }),
  'four-card pair or better': outcome<{ floor: RankSign }>({
    says: 'A pair of the rank `floor` or a higher one, or any better four-card hand.',
    games: GAMES,
    uses: { 55: 'S2 158', 56: 'S3 23 33' },
    usual: { floor: 'A' },
    has: (deal, { floor }) => atLeast('two pair')(deal) || (exactly('pair')(deal) && topOf(deal) >= rankFrom(floor)),
    example: { deal: { hand: 'As Ad 8c 4h 2s' } },
    justMisses: { deal: { hand: 'Ks Kd 8c 4h 2s' }, because: 'kings are below aces' },
  }),
  'magic card': outcome<{ card: string }>({
    says: 'One of the five cards is the card that was drawn at random.',
    games: ['crazy-4-poker'],
    uses: { 55: 'S2 29 30 305' },
    usual: { card: 'Qh' },
    has: (deal, { card }) => (deal.hand ?? []).some((held) => signOf(held) === card),
    example: { deal: { hand: 'Qh 9d 8c 4h 2s' } },
    justMisses: { deal: { hand: 'Qd 9d 8c 4h 2s' }, because: 'the queen of another suit' },
  }),
}

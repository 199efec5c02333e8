import type { RankSign } from '../card.ts'
import { mexicanPoker } from '../hands/mexican.ts'
import type { PlainCategory } from '../plain.ts'
import { type Deal, rankFrom } from './deal.ts'
import { outcome } from './outcome.ts'
import { mexicanFive } from './selection.ts'

function best(deal: Deal) {
  const five = mexicanFive(deal)
  return five === undefined ? undefined : mexicanPoker(five.cards, five.joker)
}
const exactly =
  (...categories: PlainCategory[]) =>
  (deal: Deal): boolean => {
    const found = best(deal)
    return found !== undefined && categories.includes(found.category)
  }

const MEXICAN = ['mexican-poker'] as const
const ASSUMPTION =
  'Mexican Poker has 41 cards (no eights, nines, tens; one joker), the jack follows the seven and a flush beats a full house.'

export const MEXICAN_OUTCOMES = {
  'mexican three of a kind': outcome({
    says: 'Three cards of one rank.',
    games: MEXICAN,
    uses: { 37: 'S1 1917' },
    has: exactly('three of a kind'),
    example: { deal: { hand: '7s 7d 7c Kh 2s' } },
    justMisses: { deal: { hand: '7s 7d 6c Kh 2s' }, because: 'a pair' },
    assumption: ASSUMPTION,
  }),
  'mexican straight or full house': outcome({
    says: 'A straight or a full house.',
    games: MEXICAN,
    uses: { 37: 'S1 1918' },
    has: exactly('straight', 'full house'),
    example: { deal: { hand: '5s 6d 7c Jh Qs' } },
    justMisses: { deal: { hand: '4s 6d 7c Jh Qs' }, because: 'the five is missing' },
    assumption: ASSUMPTION,
  }),
  'mexican flush': outcome({
    says: 'Five cards of one suit, not in a row.',
    games: MEXICAN,
    uses: { 37: 'S1 1919' },
    has: exactly('flush'),
    example: { deal: { hand: 'As Qs 6s 4s 2s' } },
    justMisses: { deal: { hand: 'As Qs 6s 4s 2d' }, because: 'four spades only' },
    assumption: ASSUMPTION,
  }),
  'mexican four of a kind': outcome({
    says: 'Four cards of one rank.',
    games: MEXICAN,
    uses: { 37: 'S1 1920' },
    has: exactly('four of a kind'),
    example: { deal: { down: 'Xx', up: 'Ks Kd Kc 2s' } },
    justMisses: { deal: { down: '2s', up: 'Ks Kd Kc Xx' }, because: 'the joker lies face-up and is an ace' },
    assumption: ASSUMPTION,
  }),
  'mexican straight flush': outcome({
    says: 'Five cards of one suit in a row, up to seven-jack-queen-king-ace.',
    games: MEXICAN,
    uses: { 37: 'S1 1921' },
    has: exactly('straight flush', 'royal flush'),
    example: { deal: { hand: '4h 5h 6h 7h Jh' } },
    justMisses: { deal: { hand: '4h 5h 6h 7h Qh' }, because: 'the jack is missing: a flush' },
    assumption: ASSUMPTION,
  }),
  'mexican quads or better': outcome<{ floor: RankSign }>({
    says: 'Four of a kind of the rank `floor` or a higher one, or any better hand.',
    games: MEXICAN,
    uses: { 27: 'S1 1042 1099' },
    usual: { floor: 'K' },
    has: (deal, { floor }) => {
      if (!exactly('four of a kind')(deal)) return exactly('straight flush', 'royal flush', 'five of a kind')(deal)
      return rankFrom(best(deal)?.tiebreak[0] as RankSign) >= rankFrom(floor)
    },
    example: { deal: { hand: 'Ks Kd Kc Kh 2s' } },
    justMisses: { deal: { hand: 'Qs Qd Qc Qh 2s' }, because: 'queens are below kings' },
    assumption: ASSUMPTION,
  }),
}

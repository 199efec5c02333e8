import { type Card, type RankSign, rankOf } from '../card.ts'
import { choices, isOneSuit } from '../groups.ts'
import { isSuitedWar, isWar } from '../hands/war.ts'
import { type Deal, rankFrom } from './deal.ts'
import { outcome } from './outcome.ts'

/** Five of the cards have exactly these ranks and are not all of one suit. */
const holdsUnsuited = (deal: Deal, signs: readonly RankSign[]): boolean => {
  const cards = [...(deal.hand ?? []), ...(deal.down ?? []), ...(deal.up ?? [])]
  const wanted = new Set(signs.map(rankFrom))
  return [...choices(cards, 5)].some(
    (five) =>
      new Set(five.map(rankOf)).size === 5 && five.every((card) => wanted.has(rankOf(card))) && !isOneSuit(five),
  )
}

const rounds = ({ hand = [], dealerUp = [], dealer = dealerUp }: Deal): (readonly [Card, Card])[] =>
  hand.flatMap((card, at) => (dealer[at] === undefined ? [] : [[card, dealer[at]] as const]))

export const PLAIN_OUTCOMES = {
  'unsuited wheel': outcome({
    says: 'Ace to five, not all of one suit; in Razz any five of the seven cards.',
    games: ['lowball', 'razz'],
    uses: { 27: 'S1 1030 1039 1092 1095' },
    has: (deal) => holdsUnsuited(deal, ['A', '2', '3', '4', '5']),
    example: { deal: { hand: 'Ah 2d 3h 4c 5h' } },
    justMisses: { deal: { hand: 'Ah 2h 3h 4h 5h' }, because: 'all hearts' },
  }),
  'seven-five low without a flush': outcome({
    says: 'Seven, five, four, three, two, not all of one suit.',
    games: ['kansas-city-lowball'],
    uses: { 27: 'S1 1040 1096' },
    has: (deal) => holdsUnsuited(deal, ['7', '5', '4', '3', '2']),
    example: { deal: { hand: '7s 5d 4s 3s 2s' } },
    justMisses: { deal: { hand: '7s 6d 4s 3s 2s' }, because: 'a six for the five' },
  }),
  'suited war': outcome({
    says: "The player's first card and the dealer's are of one rank and one suit.",
    games: ['casino-war'],
    uses: { 5: 'S0 486 498' },
    has: (deal) => {
      const [first] = rounds(deal)
      return first !== undefined && isSuitedWar(...first)
    },
    example: { deal: { hand: 'Qd', dealer: 'Qd' } },
    justMisses: { deal: { hand: 'Qd', dealer: 'Qh' }, because: 'a war of two suits' },
    assumption: 'Suited war is a tie of the same card of two decks.',
  }),
  'double war': outcome({
    says: 'A tie, and the cards of the war tie again.',
    games: ['casino-war'],
    uses: { 5: 'S0 512' },
    has: (deal) => {
      const [first, second] = rounds(deal)
      return first !== undefined && second !== undefined && isWar(...first) && isWar(...second)
    },
    example: { deal: { hand: 'Qd 8s', dealer: 'Qh 8c' } },
    justMisses: { deal: { hand: 'Qd 8s', dealer: 'Qh 9c' }, because: 'the second cards differ' },
    assumption: 'Double war is a tie after a tie.',
  }),
  'next card guessed': outcome<{ guess: 'higher' | 'lower' }>({
    says: 'The card turned is higher, or lower, than the one before it, as the player said; cards of equal rank do not count.',
    games: ['hi-lo'],
    uses: { 57: 'S4 26 33 34' },
    usual: { guess: 'higher' },
    has: ({ hand = [] }, { guess }) => {
      const [shown, ...turned] = hand.map(rankOf)
      const next = turned.find((rank) => rank !== shown)
      if (shown === undefined || next === undefined) return false
      return guess === 'higher' ? next > shown : next < shown
    },
    example: { deal: { hand: '6c 6d 9h' } },
    justMisses: {
      deal: { hand: '6c 6d 5h' },
      because: 'the pair of sixes is turned over again, and the five is lower',
    },
  }),
}

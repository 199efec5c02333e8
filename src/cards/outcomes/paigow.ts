import { ACE, isJoker, type RankSign, rankOf } from '../card.ts'
import { groupsOf, isOneSuit, ranksOf } from '../groups.ts'
import { PAI_GOW_CATEGORIES, type PaiGowCategory, paiGowHigh } from '../hands/paigow.ts'
import { paiGowSeven } from '../hands/paigowseven.ts'
import { type Deal, isFaceCard, rankFrom } from './deal.ts'
import { outcome } from './outcome.ts'
import { rulesOf, sevenOf } from './paigowset.ts'

const PAI_GOW = ['pai-gow-poker'] as const

/** `natural` leaves the joker out of the hand. */
type Natural = { natural: boolean }
const USUAL: Natural = { natural: false }

function best(deal: Deal, { natural }: Natural): PaiGowCategory | undefined {
  const seven = sevenOf(deal)?.filter((card) => !(natural && isJoker(card)))
  return seven === undefined ? undefined : paiGowHigh(seven, rulesOf(deal)).category
}

const exactly =
  (...categories: PaiGowCategory[]) =>
  (deal: Deal, params: Natural): boolean => {
    const found = best(deal, params)
    return found !== undefined && categories.includes(found)
  }

/** All seven cards, however they are set. */
export const PAI_GOW_OUTCOMES = {
  'nine high': outcome({
    says: 'Seven cards without pair, straight, flush or joker, the highest a nine.',
    games: PAI_GOW,
    uses: { 6: 'S0 590 596 602', 20: 'S1 342 348' },
    has: (deal) => {
      const seven = sevenOf(deal)
      if (seven === undefined || seven.some(isJoker)) return false
      return Math.max(...ranksOf(seven)) === rankFrom('9') && paiGowSeven(seven) === 'high card'
    },
    example: { deal: { hand: '9s 8d 7c 6h 4s 3d 2c' } },
    justMisses: { deal: { hand: '9s 8d 7c 6h 5s 3d 2c' }, because: 'nine to five is a straight' },
  }),
  'five aces': outcome({
    says: 'Four aces and the joker.',
    games: PAI_GOW,
    uses: { 6: 'S0 603', 54: 'S1 2988' },
    has: (deal) => best(deal, USUAL) === 'five aces',
    example: { deal: { hand: 'As Ad Ah Ac Xx 8d 3s' } },
    justMisses: { deal: { hand: 'As Ad Ah Kc Xx 8d 3s' }, because: 'three aces and the joker are four aces' },
  }),
  'five of a kind': outcome<{ joker: 'wild' | 'ace or completes' }>({
    says: 'Four cards of one rank below the ace and a joker that may be any card.',
    games: PAI_GOW,
    uses: { 54: 'S1 2989' },
    usual: { joker: 'wild' },
    has: (deal, { joker }) => {
      const seven = sevenOf(deal)
      return seven !== undefined && paiGowHigh(seven, { wheel: 'second', joker }).category === 'five of a kind'
    },
    example: { deal: { hand: '9s 9h 9d 9c Xx Kd 4c' } },
    justMisses: {
      deal: { hand: '9s 9h 9d 9c Xx Kd 4c' },
      params: { joker: 'ace or completes' },
      because: 'where the joker is only an ace or completes a straight or flush it is no nine',
    },
    assumption: 'A five of a kind below the aces presumes a joker that is wild.',
  }),
  'seven picture cards': outcome({
    says: 'Seven kings, queens and jacks, no joker.',
    games: PAI_GOW,
    uses: {
      6: 'S0 597 604',
      21: 'S1 499',
      22: 'S1 585',
      23: 'S1 671',
      24: 'S1 757',
      25: 'S1 843',
      30: 'S1 1361',
      32: 'S1 1535 1561 1562',
    },
    has: (deal) => sevenOf(deal)?.every((card) => !isJoker(card) && isFaceCard(card)) ?? false,
    example: { deal: { hand: 'Kh Kd Qs Qc Jh Jd Js' } },
    justMisses: { deal: { hand: 'Kh Kd Qs Qc Jh Jd Xx' }, because: 'the joker is no picture card' },
  }),
  'seven picture cards with a joker': outcome({
    says: 'Six kings, queens and jacks and the joker.',
    games: PAI_GOW,
    uses: { 21: 'S1 500', 22: 'S1 586', 23: 'S1 672', 24: 'S1 758', 25: 'S1 844' },
    has: (deal) => {
      const seven = sevenOf(deal)
      return seven?.filter(isJoker).length === 1 && seven.every((card) => isJoker(card) || isFaceCard(card))
    },
    example: { deal: { hand: 'Kh Kd Qs Qc Jh Jd Xx' } },
    justMisses: { deal: { hand: 'Kh Kd Qs Qc Jh Td Xx' }, because: 'a ten is no picture card' },
    assumption: 'Seven cards hold six picture cards and the joker.',
  }),
  'pai gow royal flush': outcome<Natural>({
    says: 'A royal flush among the seven cards, without the joker where `natural`.',
    games: PAI_GOW,
    uses: { 32: 'S1 1537', 37: 'S1 1939', 54: 'S1 2990' },
    usual: USUAL,
    has: exactly('royal flush'),
    example: { deal: { hand: 'As Ks Qs Js Ts 7s 4s' }, params: { natural: true } },
    justMisses: {
      deal: { hand: 'As Ks Qs Js Xx 7s 4s' },
      params: { natural: true },
      because: 'the joker stands for the ten',
    },
  }),
  'pai gow straight flush': outcome<Natural>({
    says: 'A straight flush below the royal among the seven cards.',
    games: PAI_GOW,
    uses: { 37: 'S1 1938', 54: 'S1 2991' },
    usual: USUAL,
    has: exactly('straight flush'),
    example: { deal: { hand: '9c 7c 6c 5c 4c 3c Jd' } },
    justMisses: { deal: { hand: '9c 7c 6c 5c 4d 3c Jd' }, because: 'the four is of another suit' },
  }),
  'pai gow four of a kind': outcome<Natural & { fiveToo: boolean }>({
    says: 'Four of a kind among the seven cards, however they are set; five of a kind too, where `fiveToo`.',
    games: PAI_GOW,
    uses: { 37: 'S1 1937', 54: 'S1 2992' },
    usual: { ...USUAL, fiveToo: false },
    has: (deal, { fiveToo, ...params }) =>
      exactly('four of a kind', ...(fiveToo ? (['five of a kind', 'five aces'] as const) : []))(deal, params),
    example: { deal: { front: '8s 8h', back: '8d 8c Kc Kd 3h' } },
    justMisses: { deal: { front: '8s 8h', back: '8d Xx Kc Kd 3h' }, because: 'the joker is an ace, not an eight' },
  }),
  'pai gow four of a kind or better': outcome<Natural>({
    says: 'Four of a kind or any better hand among the seven cards.',
    games: PAI_GOW,
    uses: { 5: 'S0 513' },
    usual: USUAL,
    has: (deal, params) => {
      const found = best(deal, params)
      return found !== undefined && PAI_GOW_CATEGORIES.indexOf(found) >= PAI_GOW_CATEGORIES.indexOf('four of a kind')
    },
    example: { deal: { hand: 'Jc Jd Jh Js 8d 5c 2h' } },
    justMisses: { deal: { hand: 'Jc Jd Jh 8s 8d 5c 2h' }, because: 'a full house' },
  }),
  'pai gow full house': outcome<Natural>({
    says: 'A full house among the seven cards.',
    games: PAI_GOW,
    uses: { 37: 'S1 1936' },
    usual: USUAL,
    has: exactly('full house'),
    example: { deal: { hand: 'Jc Jd Jh 8s 8d 5c 2h' } },
    justMisses: { deal: { hand: 'Jc Jd Th 8s 8d 5c 2h' }, because: 'two pair' },
  }),
  'pai gow straight or flush': outcome<Natural>({
    says: 'A straight or a flush among the seven cards.',
    games: PAI_GOW,
    uses: { 37: 'S1 1935' },
    usual: USUAL,
    has: exactly('straight', 'flush'),
    example: { deal: { hand: '9c 8d 7h 6s Xx Kd 2c' } },
    justMisses: { deal: { hand: '9c 8d 7h 6s Qs Kd 2c' }, because: 'without the joker four in a row' },
  }),
  'three pair': outcome({
    says: 'Three pairs among the seven cards and no better hand; the joker pairs an ace.',
    games: PAI_GOW,
    uses: { 5: 'S0 499' },
    has: (deal) => {
      const seven = sevenOf(deal)
      if (seven === undefined || paiGowSeven(seven) !== 'two pair') return false
      return (
        groupsOf(seven.map((card) => (isJoker(card) ? ACE : rankOf(card)))).filter(({ count }) => count === 2)
          .length === 3
      )
    },
    example: { deal: { hand: 'Ah Ad 9s 9c 4d 4h Qs' } },
    justMisses: { deal: { hand: 'Ah Ad 9s 9c 4d 5h Qs' }, because: 'two pairs only' },
    assumption: 'The chart says any three pair, not "or better": a full house with another pair is not one.',
  }),
  'natural seven-card flush': outcome({
    says: 'All seven cards of one suit, no joker.',
    games: PAI_GOW,
    uses: { 32: 'S1 1538 1561' },
    has: (deal) => {
      const seven = sevenOf(deal)
      return seven !== undefined && !seven.some(isJoker) && isOneSuit(seven)
    },
    example: { deal: { hand: 'As Ks Qs 9s 8s 7s 4s' } },
    justMisses: { deal: { hand: 'As Ks Qs 9s 8s 7s Xx' }, because: 'six spades and the joker' },
  }),
  'natural four of a kind': outcome<{ rank: RankSign }>({
    says: 'Four cards of the rank among the seven, no joker among them, wherever they are set.',
    games: PAI_GOW,
    uses: { 32: 'S1 1539 1540 1541 1561' },
    usual: { rank: 'A' },
    has: (deal, { rank }) =>
      sevenOf(deal)?.filter((card) => !isJoker(card) && rankOf(card) === rankFrom(rank)).length === 4,
    example: { deal: { front: 'As Ah', back: 'Ad Ac 9c 5d 2h' } },
    justMisses: { deal: { front: 'As Ah', back: 'Ad Xx 9c 5d 2h' }, because: 'the fourth ace is the joker' },
  }),
}

import { type Card, isJoker, KING, QUEEN, rankOf, type SuitSign } from '../card.ts'
import { isOneSuit } from '../groups.ts'
import { blackjackTotal } from '../hands/blackjack.ts'
import {
  areAllOfRank,
  areAllOfSuit,
  type Deal,
  isOneColour,
  opponentOf,
  rankFrom,
  ranksFrom,
  suitsFrom,
} from './deal.ts'
import { outcome } from './outcome.ts'
import { countedCards, type FewCards } from './selection.ts'

const BLACKJACK = ['blackjack'] as const
/** The two jackpots of sevens are dealt at tables of both. */
const WITH_HAWAIIAN = ['blackjack', 'hawaiian-blackjack'] as const
const NATURAL_ASSUMPTION = 'A natural is an ace with a ten or a face in the first two cards.'

const isWith = (deal: Deal, cards: FewCards, test: (cards: readonly Card[]) => boolean): boolean => {
  const counted = countedCards(deal, cards)
  return counted !== undefined && !counted.some(isJoker) && test(counted)
}

type Sevens = { cards: 'first two and the up card' | 'whole hand of three' | 'first three' }
const WITH_UP_CARD: Sevens = { cards: 'first two and the up card' }

const threeSevens =
  (test: (cards: readonly Card[]) => boolean) =>
  (deal: Deal, { cards }: Sevens): boolean =>
    isWith(deal, cards, (three) => areAllOfRank(three, '7') && test(three))

const isTwoToSix = (cards: readonly Card[] = []): boolean =>
  cards.length === 5 && cards.map(rankOf).toSorted().join(' ') === '0 1 2 3 4'

const isTwentyOneWith = (deal: Deal, count: (cards: number) => boolean): boolean => {
  const hand = deal.hand ?? []
  return !hand.some(isJoker) && count(hand.length) && blackjackTotal(hand).total === 21
}

const jokersFirst = (deal: Deal, count: number): boolean =>
  (deal.hand ?? []).length >= count && (deal.hand ?? []).slice(0, count).every(isJoker)

export const BLACKJACK_OUTCOMES = {
  'suited natural': outcome({
    says: 'An ace and a ten or face of its suit in the first two cards.',
    games: BLACKJACK,
    uses: { 5: 'S0 481' },
    has: (deal) => isWith(deal, 'first two', (two) => blackjackTotal(two).isBlackjack && isOneSuit(two)),
    example: { deal: { hand: 'Ah Kh' } },
    justMisses: { deal: { hand: 'Ah Kd' }, because: 'two suits' },
    assumption: NATURAL_ASSUMPTION,
  }),
  'suited pair': outcome({
    says: 'Two cards of one rank and one suit in the first two.',
    games: BLACKJACK,
    uses: { 5: 'S0 493' },
    has: (deal) => isWith(deal, 'first two', ([one, other]) => one === other),
    example: { deal: { hand: '8d 8d' } },
    justMisses: { deal: { hand: '8d 8h' }, because: 'two suits' },
  }),
  'royal match': outcome({
    says: 'King and queen of one suit in the first two cards.',
    games: BLACKJACK,
    uses: { 5: 'S0 507' },
    has: (deal) =>
      isWith(
        deal,
        'first two',
        (two) => isOneSuit(two) && [KING, QUEEN].every((rank) => two.some((card) => rankOf(card) === rank)),
      ),
    example: { deal: { hand: 'Ks Qs' } },
    justMisses: { deal: { hand: 'Ks Qc' }, because: 'two suits' },
  }),
  'suited aces': outcome<{ suits: string }>({
    says: 'Two aces of one suit, of one of `suits`, in the first two cards.',
    games: BLACKJACK,
    uses: {
      18: 'S1 156',
      21: 'S1 513',
      22: 'S1 599',
      23: 'S1 685',
      24: 'S1 771',
      25: 'S1 857',
      30: 'S1 1371',
      31: 'S1 1458',
      41: 'S1 2115',
    },
    usual: { suits: 'c d h s' },
    has: (deal, { suits }) =>
      isWith(
        deal,
        'first two',
        (two) => areAllOfRank(two, 'A') && suitsFrom(suits).some((suit) => areAllOfSuit(two, suit)),
      ),
    example: { deal: { hand: 'Ah Ah' }, params: { suits: 'h' } },
    justMisses: { deal: { hand: 'Ah Ad' }, params: { suits: 'h' }, because: 'one ace is a diamond' },
  }),
  'pocket pair of a rank': outcome<{ ranks: string }>({
    says: 'Two cards of one rank among `ranks` in the first two, suited or not.',
    games: WITH_HAWAIIAN,
    uses: { 16: 'S1 46 47', 27: 'S1 1072 1073 1074 1075 1076 1107', 37: 'S1 1943' },
    usual: { ranks: 'A K Q' },
    has: (deal, { ranks }) =>
      isWith(deal, 'first two', (two) => ranksFrom(ranks).some((rank) => areAllOfRank(two, rank))),
    example: { deal: { hand: 'Qh Qc' } },
    justMisses: { deal: { hand: 'Kh Qc' }, because: 'equal value but two ranks' },
  }),
  'three sevens of a suit': outcome<Sevens & { suit: SuitSign }>({
    says: 'Three sevens, all of the posted suit.',
    games: WITH_HAWAIIAN,
    uses: { 9: 'S0 825 837 848' },
    usual: { ...WITH_UP_CARD, suit: 'h' },
    has: (deal, { cards, suit }) => threeSevens((three) => areAllOfSuit(three, suit))(deal, { cards }),
    example: { deal: { hand: '7h 7h', dealerUp: '7h' } },
    justMisses: { deal: { hand: '7s 7s', dealerUp: '7s' }, because: 'suited, but of another suit' },
  }),
  'three sevens suited': outcome<Sevens>({
    says: 'Three sevens of one suit, whichever.',
    games: WITH_HAWAIIAN,
    uses: {
      9: 'S0 826 838 849',
      21: 'S1 516',
      22: 'S1 602',
      23: 'S1 688',
      24: 'S1 774',
      25: 'S1 860',
      32: 'S1 1544',
    },
    usual: WITH_UP_CARD,
    has: threeSevens(isOneSuit),
    example: { deal: { hand: '7s 7s', dealerUp: '7s' } },
    justMisses: { deal: { hand: '7s 7s', dealerUp: '7c' }, because: 'black, but two suits' },
  }),
  'three sevens of one colour': outcome<Sevens>({
    says: 'Three red or three black sevens.',
    games: WITH_HAWAIIAN,
    uses: {
      9: 'S0 827 839 850',
      19: 'S1 242 266',
      21: 'S1 515',
      22: 'S1 601',
      23: 'S1 687',
      24: 'S1 773',
      25: 'S1 859',
      32: 'S1 1545',
    },
    usual: WITH_UP_CARD,
    has: threeSevens(isOneColour),
    example: { deal: { hand: '7h 7d', dealerUp: '7h' } },
    justMisses: { deal: { hand: '7h 7s', dealerUp: '7d' }, because: 'one seven is black' },
  }),
  'three sevens': outcome<Sevens>({
    says: 'Three sevens of any suits.',
    games: WITH_HAWAIIAN,
    uses: {
      9: 'S0 828 840 851',
      19: 'S1 243',
      21: 'S1 514',
      22: 'S1 600',
      23: 'S1 686',
      24: 'S1 772',
      25: 'S1 858',
    },
    usual: WITH_UP_CARD,
    has: threeSevens(() => true),
    example: { deal: { hand: '7h 7s', dealerUp: '7d' } },
    justMisses: { deal: { hand: '7h 7s', dealerUp: '8d' }, because: 'two sevens only' },
  }),
  'two sevens suited': outcome({
    says: 'The first two cards are sevens of one suit.',
    games: WITH_HAWAIIAN,
    uses: { 9: 'S0 829 841 852', 19: 'S1 244' },
    has: (deal) => isWith(deal, 'first two', (two) => areAllOfRank(two, '7') && isOneSuit(two)),
    example: { deal: { hand: '7c 7c', dealerUp: '9d' } },
    justMisses: { deal: { hand: '7c 9d', dealerUp: '7c' }, because: 'the second seven is the up card' },
    assumption: 'One chart does not say which two cards; taken as the first two of the player.',
  }),
  'two sevens': outcome({
    says: 'The first two cards are sevens.',
    games: WITH_HAWAIIAN,
    uses: { 9: 'S0 830 842 853', 19: 'S1 245' },
    has: (deal) => isWith(deal, 'first two', (two) => areAllOfRank(two, '7')),
    example: { deal: { hand: '7c 7h', dealerUp: '9d' } },
    justMisses: { deal: { hand: '7c Td', dealerUp: '7h' }, because: 'the second seven is the up card' },
  }),
  'one seven': outcome({
    says: 'A seven among the first two cards.',
    games: WITH_HAWAIIAN,
    uses: { 9: 'S0 831' },
    has: (deal) => isWith(deal, 'first two', (two) => two.some((card) => rankOf(card) === rankFrom('7'))),
    example: { deal: { hand: '7c Td', dealerUp: '9h' } },
    justMisses: { deal: { hand: '9c Td', dealerUp: '7s' }, because: 'the seven is the up card' },
  }),
  'two-to-six straight': outcome<{ suited: boolean }>({
    says: 'Five cards, two to six, of one suit where `suited`.',
    games: BLACKJACK,
    uses: { 30: 'S1 1372' },
    usual: { suited: false },
    has: ({ hand = [] }, { suited }) => isTwoToSix(hand) && (!suited || isOneSuit(hand)),
    example: { deal: { hand: '2d 3s 4s 5h 6c' } },
    justMisses: { deal: { hand: '2d 3s 4s 5h 7c' }, because: 'a seven for the six' },
  }),
  'two-to-six straight beaten': outcome<{ suited: boolean; by: '21' | 'three sevens' }>({
    says: 'Two to six in five cards, which is twenty, loses to a blackjack or twenty-one, or to three sevens.',
    games: BLACKJACK,
    uses: { 20: 'S1 372 377 382' },
    usual: { suited: false, by: '21' },
    has: (deal, { suited, by }) => {
      const hand = deal.hand ?? []
      const other = opponentOf(deal)?.hand ?? []
      if (!isTwoToSix(hand) || (suited && !isOneSuit(hand))) return false
      return by === '21' ? blackjackTotal(other).total === 21 : other.length === 3 && areAllOfRank(other, '7')
    },
    example: { deal: { hand: '2d 3s 4s 5h 6c', opponent: { hand: '7d 7c 7h' } }, params: { by: 'three sevens' } },
    justMisses: {
      deal: { hand: '2d 3s 4s 5h 6c', opponent: { hand: 'Kd 6h 5c' } },
      params: { by: 'three sevens' },
      because: 'twenty-one, but not with three sevens',
    },
    assumption: 'A two-to-six straight flush counts as the straight as well.',
  }),
  'seven-card 21': outcome({
    says: 'Twenty-one with exactly seven cards.',
    games: BLACKJACK,
    uses: { 32: 'S1 1543' },
    has: (deal) => isTwentyOneWith(deal, (count) => count === 7),
    example: { deal: { hand: '2c 2d 3h 3s 4c 2h 5d' } },
    justMisses: { deal: { hand: '2c 2d 3h 3s 6c 5d' }, because: 'six cards' },
  }),
  'eight-card 21': outcome({
    says: 'Twenty-one with eight cards or more.',
    games: BLACKJACK,
    uses: { 32: 'S1 1542' },
    has: (deal) => isTwentyOneWith(deal, (count) => count >= 8),
    example: { deal: { hand: '2c 2d 3h 3s 2s 2h 3d 4d' } },
    justMisses: { deal: { hand: '2c 2d 3h 3s 4s 2h 5d' }, because: 'seven cards' },
  }),
  'jokers first': outcome<{ count: 4 | 5 }>({
    says: 'The first four, or five, cards are all jokers.',
    games: ['hawaiian-blackjack'],
    uses: { 37: 'S1 1944 1945' },
    usual: { count: 4 },
    has: (deal, { count }) => jokersFirst(deal, count),
    example: { deal: { hand: 'Xx Xx Xx Xx' } },
    justMisses: { deal: { hand: 'Xx Xx Xx Ah' }, because: 'three jokers only' },
    assumption: 'The shoe of Hawaiian Blackjack has one joker to each deck.',
  }),
}

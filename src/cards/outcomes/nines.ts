import { type Card, rankOf } from '../card.ts'
import { isOneSuit } from '../groups.ts'
import { panNine } from '../hands/nines.ts'
import { areAllOfRank, type Deal, isOneColour, rankFrom, ranksFrom } from './deal.ts'
import { type GameName, outcome } from './outcome.ts'
import { countedCards, type FewCards } from './selection.ts'

const PAN: readonly GameName[] = ['pan-9']
/** The same charts serve Pan 9, Super 9 and the hands of Baccarat. */
const PAN_AND_BACCARAT: readonly GameName[] = ['pan-9', 'baccarat']

type Three = {
  cards: FewCards & ('first three' | 'player hand' | 'banker hand')
  alike: 'any' | 'same colour' | 'suited'
}
const USUAL: Three = { cards: 'first three', alike: 'any' }

const isAlike = (cards: readonly Card[], alike: Three['alike']): boolean =>
  alike === 'any' || (alike === 'suited' ? isOneSuit(cards) : isOneColour(cards))

const three = (deal: Deal, { cards, alike }: Three, test: (cards: readonly Card[]) => boolean): boolean => {
  // Where the table has two hands and nobody one of his own, either of them may be it.
  const isCommunity = cards === 'first three' && deal.hand === undefined && deal.player !== undefined
  const places: readonly FewCards[] = isCommunity ? ['player hand', 'banker hand'] : [cards]
  return places.some((place) => {
    const counted = countedCards(deal, place)
    return counted !== undefined && test(counted) && isAlike(counted, alike)
  })
}

const PAN_ASSUMPTION =
  'Pan 9 is dealt from several decks without sevens, eights, nines and tens; the last digit counts.'

export const NINES_OUTCOMES = {
  'three threes': outcome<Three>({
    says: 'Three threes as dealt, of one colour or one suit where `alike` asks it.',
    games: PAN_AND_BACCARAT,
    uses: {
      21: 'S1 506 507',
      22: 'S1 592 593',
      23: 'S1 678 679',
      24: 'S1 764 765',
      25: 'S1 850 851',
      30: 'S1 1363 1377',
      31: 'S1 1462',
      37: 'S1 1927 1931',
    },
    usual: USUAL,
    has: (deal, params) => three(deal, params, (cards) => areAllOfRank(cards, '3')),
    example: { deal: { hand: '3h 3d 3h' }, params: { alike: 'same colour' } },
    justMisses: { deal: { hand: '3h 3d 3s' }, params: { alike: 'same colour' }, because: 'one three is black' },
  }),
  'two-three-four': outcome<Three>({
    says: 'A two, a three and a four as dealt, of one colour or one suit where `alike` asks it.',
    games: PAN_AND_BACCARAT,
    uses: {
      21: 'S1 508 509',
      22: 'S1 594 595',
      23: 'S1 680 681',
      24: 'S1 766 767',
      25: 'S1 852 853',
      30: 'S1 1364 1378',
    },
    usual: USUAL,
    has: (deal, params) =>
      three(deal, params, (cards) =>
        (['2', '3', '4'] as const).every((rank) => cards.some((card) => rankOf(card) === rankFrom(rank))),
      ),
    example: { deal: { hand: '4s 2s 3s' }, params: { alike: 'suited' } },
    justMisses: { deal: { hand: '4s 2s 3c' }, params: { alike: 'suited' }, because: 'black, but two suits' },
  }),
  'pan three of a kind': outcome<{ ranks: string }>({
    says: 'The first three cards are of one rank, ace to six.',
    games: PAN,
    uses: {
      16: 'S1 29',
      27: 'S1 1050 1051 1052 1053 1054 1055 1061 1062 1063 1064 1065 1066 1104 1105',
    },
    usual: { ranks: 'A 2 3 4 5 6' },
    has: (deal, { ranks }) => {
      const cards = countedCards(deal, 'first three')
      return cards !== undefined && ranksFrom(ranks).some((rank) => areAllOfRank(cards, rank))
    },
    example: { deal: { hand: 'Ac Ad Ah' } },
    justMisses: { deal: { hand: 'Ac Ad 5h' }, because: 'two aces only' },
    assumption: 'The line printed as ace-ace is three aces, like its neighbours.',
  }),
  'four face cards of a rank': outcome({
    says: 'Four jacks, four queens or four kings in the four cards of the hand.',
    games: PAN,
    uses: { 27: 'S1 1056 1057 1058 1067 1068 1069 1104 1105' },
    has: (deal) => {
      const four = countedCards(deal, 'first four')
      return four !== undefined && (['J', 'Q', 'K'] as const).some((rank) => areAllOfRank(four, rank))
    },
    example: { deal: { hand: 'Js Jd Jh Jc' } },
    justMisses: { deal: { hand: 'Qs Qd Qh Kc' }, because: 'no fourth queen' },
  }),
  'first three total nine': outcome({
    says: 'The first three cards total nine.',
    games: PAN,
    uses: { 37: 'S1 1927' },
    has: (deal) => {
      const cards = countedCards(deal, 'first three')
      return cards !== undefined && panNine(cards).strength === 9
    },
    example: { deal: { hand: 'Kd 5c 4s' } },
    justMisses: { deal: { hand: '6c 6d 6h' }, because: 'three sixes total eight' },
    assumption: PAN_ASSUMPTION,
  }),
  'bank hand dealt nine': outcome({
    says: 'The bank hand totals nine with the cards dealt, before any draw.',
    games: PAN,
    uses: { 41: 'S1 2116' },
    has: (deal) => {
      const cards = countedCards(deal, 'banker hand')
      return cards !== undefined && panNine(cards).strength === 9
    },
    example: { deal: { hand: 'Ks 2d 3h', banker: '2h 3s 4d' } },
    justMisses: { deal: { hand: '6c Ad 2s', banker: '2h 3s 3d' }, because: 'the nine is a player hand' },
    assumption: PAN_ASSUMPTION,
  }),
}

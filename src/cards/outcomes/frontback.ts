import { KING, type RankSign } from '../card.ts'
import { PAI_GOW_RULES, type PaiGowRules, paiGowFive } from '../hands/paigow.ts'
import { rankFrom } from './deal.ts'
import { outcome } from './outcome.ts'
import { PAI_GOW_OUTCOMES } from './paigow.ts'
import {
  ACE_HIGH_FLUSH_BEHIND,
  ACE_JACK,
  FULL_HOUSE_BEHIND,
  isBeaten,
  isSetAtLeast,
  opponentSetting,
  pairInFront,
  rulesOf,
  type SettingParams,
  STRAIGHT_BEHIND,
  settingsOf,
  TWO_PAIR_BEHIND,
  tripsBehind,
} from './paigowset.ts'

const PAI_GOW = ['pai-gow-poker'] as const
const AS_SET: SettingParams = { setting: 'as set', jokers: 'allowed' }
const BEATEN_ASSUMPTION =
  'The other hand is the player-dealer, who wins copies: at least as high in front and behind, and higher in one of them.'

type Floors = { front: RankSign; trips: RankSign }

/** A pair in front and something behind, or pai gow hands that lose. */
export const FRONT_AND_BACK_OUTCOMES = {
  'ace-jack in front with a complete hand behind': outcome<SettingParams & Pick<PaiGowRules, 'joker'>>({
    says: 'Ace-jack or better in the two cards in front, a straight or better in the five behind.',
    games: PAI_GOW,
    uses: { 16: 'S1 20 21 23', 27: 'S1 1047 1048 1049 1101 1102 1103' },
    usual: { setting: 'as set', jokers: 'only behind', joker: 'ace or completes' },
    has: (deal, { joker, ...params }) =>
      isSetAtLeast(deal, params, ACE_JACK, STRAIGHT_BEHIND, { ...PAI_GOW_RULES, joker }),
    example: { deal: { hand: 'As Jd 9c 8h 7s 6d 5c' }, params: { setting: 'any way', jokers: 'none' } },
    justMisses: {
      deal: { hand: 'As Jd 9c Xx 7s 6d 5c' },
      params: { setting: 'any way', jokers: 'none' },
      because: 'the joker completes the straight',
    },
  }),
  'pair in front with three of a kind or better behind': outcome<SettingParams & Floors>({
    says: 'A pair of `front` or higher in front, three of a kind of `trips` or better behind.',
    games: PAI_GOW,
    uses: { 5: 'S0 487' },
    usual: { ...AS_SET, front: '2', trips: '2' },
    has: (deal, { front, trips, ...params }) => isSetAtLeast(deal, params, pairInFront(front), tripsBehind(trips)),
    example: { deal: { front: '6c 6d', back: 'Kh Kd Ks 9c 3d' } },
    justMisses: { deal: { front: 'Ac Qd', back: 'Kh Kd Ks 9c 3d' }, because: 'no pair in front' },
  }),
  'pair in front with two pair or better behind': outcome<SettingParams>({
    says: 'A pair in front, two pair or better behind.',
    games: PAI_GOW,
    uses: { 41: 'S1 2117' },
    usual: AS_SET,
    has: (deal, params) => isSetAtLeast(deal, params, pairInFront('2'), TWO_PAIR_BEHIND),
    example: { deal: { front: '5h 5d', back: 'Kc Kd 8s 8h Ac' } },
    justMisses: { deal: { front: '4h 4c', back: 'Js Jd Tc 7d 3s' }, because: 'one pair behind' },
  }),
  'pair in front with an ace-high flush or better behind': outcome<SettingParams>({
    says: 'A pair in front, an ace-high flush or better behind.',
    games: PAI_GOW,
    uses: { 30: 'S1 1360' },
    usual: AS_SET,
    has: (deal, params) => isSetAtLeast(deal, params, pairInFront('2'), ACE_HIGH_FLUSH_BEHIND),
    example: { deal: { front: '9h 9d', back: 'As Js 8s 6s 3s' } },
    justMisses: { deal: { front: '9h 9d', back: 'Ks Js 8s 6s 3s' }, because: 'a king-high flush is below it' },
  }),
  'pair in front with a full house or better behind': outcome<SettingParams>({
    says: 'A pair in front, a full house or better behind.',
    games: PAI_GOW,
    uses: { 31: 'S1 1460 1461' },
    usual: { setting: 'as set', jokers: 'none' },
    has: (deal, params) => isSetAtLeast(deal, params, pairInFront('2'), FULL_HOUSE_BEHIND),
    example: { deal: { front: '6c 6d', back: 'Kh Kd Ks 9c 9d' } },
    justMisses: { deal: { front: '6c 6d', back: 'Kh Kd Ah Ad Xx' }, because: 'the joker makes the third ace' },
    assumption: 'The chart prints the line of Pai Gow Poker incompletely; read as that of Jokers Wild.',
  }),
  'aces in front': outcome<SettingParams>({
    says: 'A pair of aces in front.',
    games: PAI_GOW,
    uses: { 21: 'S1 502', 22: 'S1 588', 23: 'S1 674', 24: 'S1 760', 25: 'S1 846' },
    usual: AS_SET,
    has: (deal, params) => isSetAtLeast(deal, params, pairInFront('A'), 0),
    example: { deal: { front: 'As Ac', back: 'Th Ts 6d 6c 2d' } },
    justMisses: { deal: { front: 'As Kc', back: 'Th Ts 6d 6c 2d' }, because: 'ace-king is no pair' },
  }),
  'aces in front with a straight or better behind': outcome<SettingParams>({
    says: 'A pair of aces in front, a straight or better behind.',
    games: PAI_GOW,
    uses: { 21: 'S1 501', 22: 'S1 587', 23: 'S1 673', 24: 'S1 759', 25: 'S1 845' },
    usual: AS_SET,
    has: (deal, params) => isSetAtLeast(deal, params, pairInFront('A'), STRAIGHT_BEHIND),
    example: { deal: { front: 'As Ac', back: '9h 8s 7d 6c 5d' } },
    justMisses: { deal: { front: 'As Ac', back: '9h 8s 7d 6c 6d' }, because: 'a pair of sixes behind' },
  }),
  'pair in front with three of a kind or better behind, beaten': outcome<Floors>({
    says: 'A pair of `front` or higher in front and three of a kind of `trips` or better behind lose to a higher hand.',
    games: PAI_GOW,
    uses: { 20: 'S1 335 336 341 347' },
    usual: { front: 'J', trips: 'T' },
    has: (deal, { front, trips }) => {
      const [own] = settingsOf(deal, AS_SET)
      const other = opponentSetting(deal)
      if (own === undefined || other === undefined || !isBeaten(own, other, rulesOf(deal))) return false
      return isSetAtLeast(deal, AS_SET, pairInFront(front), tripsBehind(trips))
    },
    example: {
      deal: { front: 'Jh Js', back: 'Td Tc Th 4s 2c', opponent: { front: 'Qd Qs', back: '9h 9d 9s 9c 3h' } },
    },
    justMisses: {
      deal: { front: 'Th Ts', back: 'Jd Jc Jh 4s 2c', opponent: { front: 'Qd Qs', back: '9h 9d 9s 9c 3h' } },
      because: 'tens in front are below jacks',
    },
    assumption: BEATEN_ASSUMPTION,
  }),
  'nine high beaten by king high or lower': outcome({
    says: 'A nine-high hand loses to a hand whose five cards behind are king high at most.',
    games: PAI_GOW,
    uses: { 20: 'S1 342 348' },
    has: (deal) => {
      const [own] = settingsOf(deal, AS_SET)
      const other = opponentSetting(deal)
      if (own === undefined || other === undefined || !isBeaten(own, other, rulesOf(deal))) return false
      const { category, tiebreak } = paiGowFive(other.back, rulesOf(deal))
      return (
        PAI_GOW_OUTCOMES['nine high'].has(deal, {}) &&
        category === 'high card' &&
        rankFrom(tiebreak[0] as RankSign) <= KING
      )
    },
    example: {
      deal: { front: '8d 7s', back: '9h 6c 4h 3d 2s', opponent: { front: 'Jd Ts', back: 'Kc 8h 6d 5c 3s' } },
    },
    justMisses: {
      deal: { front: '8d 7s', back: '9h 6c 4h 3d 2s', opponent: { front: 'Qd Jc', back: '4s 4c 9s 7h 2h' } },
      because: 'the winner has a pair behind',
    },
    assumption: BEATEN_ASSUMPTION,
  }),
}

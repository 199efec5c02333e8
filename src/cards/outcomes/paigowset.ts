/** Pai gow poker: two cards in front and five behind, as the player set them or as the seven cards could be set. */
import { type Card, cardOf, isJoker, type RankSign } from '../card.ts'
import { DECK_53, fitJokers } from '../deck.ts'
import { choices } from '../groups.ts'
import { PAI_GOW_RULES, type PaiGowRules, paiGowFive, paiGowFront } from '../hands/paigow.ts'
import { type Deal, type DealText, dealFrom, rankFrom } from './deal.ts'

export type SettingParams = {
  /** The hand as the player set it, or any lawful way to set the seven cards. */
  setting: 'as set' | 'any way'
  /** Whether a joker may be in the hand, or only in the five cards behind. */
  jokers: 'allowed' | 'only behind' | 'none'
}

/** The joker as the game has it. */
export const rulesOf = ({ joker }: Deal): PaiGowRules =>
  joker === undefined ? PAI_GOW_RULES : { ...PAI_GOW_RULES, joker }

export type Setting = { readonly front: readonly Card[]; readonly back: readonly Card[] }

/** All seven, however they are set. */
export const sevenOf = ({ hand, front = [], back = [] }: Deal): readonly Card[] | undefined => {
  const seven = hand?.length === 7 ? hand : [...front, ...back]
  return seven.length === 7 && fitJokers(DECK_53, seven) ? seven : undefined
}

/** Is there a setting with at least these strengths in front and behind? */
export const isSetAtLeast = (
  deal: Deal,
  params: SettingParams,
  front: number,
  back: number,
  rules: PaiGowRules = rulesOf(deal),
): boolean =>
  settingsOf(deal, params).some(
    (set) => paiGowFront(set.front).strength >= front && paiGowFive(set.back, rules).strength >= back,
  )

export function settingsOf(deal: Deal, { setting, jokers }: SettingParams): Setting[] {
  return (setting === 'as set' ? asSet(deal) : everyWay(deal)).filter(({ front, back }) => {
    if (jokers === 'allowed') return true
    return !front.some(isJoker) && (jokers === 'only behind' || !back.some(isJoker))
  })
}

const asSet = ({ front = [], back = [] }: Deal): Setting[] =>
  front.length === 2 && back.length === 5 && fitJokers(DECK_53, [...front, ...back]) ? [{ front, back }] : []

function everyWay(deal: Deal): Setting[] {
  const seven = sevenOf(deal)
  if (seven === undefined) return []
  return [...choices([0, 1, 2, 3, 4, 5, 6], 2)]
    .map((places) => ({
      front: places.map((place) => seven[place]!),
      back: seven.filter((_, place) => !places.includes(place)),
    }))
    .filter(isLawful)
}

/** The front may not outrank the hand behind it. */
function isLawful({ front, back }: Setting): boolean {
  const ahead = paiGowFront(front)
  const behind = paiGowFive(back)
  if (behind.category !== 'high card' && behind.category !== 'pair') return true
  if (ahead.category !== behind.category) return behind.category === 'pair'
  const heights = (signs: readonly string[]) => signs.map((sign) => rankFrom(sign as RankSign))
  const before = heights(ahead.tiebreak)
  const after = heights(behind.tiebreak)
  const differs = before.findIndex((height, at) => height !== after[at])
  return differs < 0 || (after[differs] ?? 0) > (before[differs] ?? 0)
}

/**
 * The other hand is at least as high in front and behind and higher in one of them:
 * it is the player-dealer's, who wins copies.
 */
export function isBeaten(own: Setting, other: Setting, rules: PaiGowRules): boolean {
  const front = paiGowFront(other.front).strength - paiGowFront(own.front).strength
  const back = paiGowFive(other.back, rules).strength - paiGowFive(own.back, rules).strength
  return front >= 0 && back >= 0 && front + back > 0
}

export const opponentSetting = (deal: Deal): Setting | undefined => asSet(deal.opponent ?? {})[0]

export const ACE_JACK = paiGowFront(dealFrom({ front: 'Ac Jd' }).front ?? []).strength
export const pairInFront = (rank: RankSign): number =>
  paiGowFront([cardOf(rankFrom(rank), 0), cardOf(rankFrom(rank), 1)]).strength

const behind = (cards: NonNullable<DealText['back']>): number =>
  paiGowFive(dealFrom({ back: cards }).back ?? []).strength

/** The weakest hand of each kind. */
export const TWO_PAIR_BEHIND = behind('3c 3d 2c 2d 4c')
export const STRAIGHT_BEHIND = behind('6c 5c 4c 3c 2d')
export const FULL_HOUSE_BEHIND = behind('2c 2d 2h 3c 3d')
export const ACE_HIGH_FLUSH_BEHIND = behind('Ac 6c 4c 3c 2c')
/** Three of a kind of the rank, with the two lowest other ranks. */
export function tripsBehind(rank: RankSign): number {
  const [low = 0, next = 1] = [0, 1, 2].filter((kicker) => kicker !== rankFrom(rank))
  const three = [0, 1, 2].map((suit) => cardOf(rankFrom(rank), suit))
  return paiGowFive([...three, cardOf(low, 0), cardOf(next, 1)]).strength
}

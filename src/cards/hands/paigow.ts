import { ACE, type Card, isJoker, KING, rankName, rankOf } from '../card.ts'
import { DECK_53, fitJokers } from '../deck.ts'
import { choices, groupsOf, inWords, rankSigns } from '../groups.ts'
import { PLAIN_CATEGORIES, type PlainHand, plainFive } from '../plain.ts'
import { packed, type Standing } from '../standing.ts'

/** Pai gow poker, lowest first. Five of a kind other than aces needs a joker that is wild. */
export const PAI_GOW_CATEGORIES = [...PLAIN_CATEGORIES, 'five aces'] as const
export type PaiGowCategory = (typeof PAI_GOW_CATEGORIES)[number]

export type PaiGowRules = {
  /** A-2-3-4-5 is the second-highest straight, or the lowest. */
  wheel: 'second' | 'lowest'
  /** The joker is an ace or completes a straight or flush, or it is any card. */
  joker: 'ace or completes' | 'wild'
}
export const PAI_GOW_RULES: PaiGowRules = { wheel: 'second', joker: 'ace or completes' }

/** The best five of five to seven cards, among them the joker. */
export function paiGowHigh(cards: readonly Card[], rules: PaiGowRules = PAI_GOW_RULES): Standing<PaiGowCategory> {
  let best: Standing<PaiGowCategory> | undefined
  for (const five of choices(cards, 5)) {
    const found = paiGowFive(five, rules)
    if (best === undefined || found.strength > best.strength) best = found
  }
  if (best === undefined) throw new RangeError(`a pai gow high hand needs five cards, not ${cards.length}`)
  return best
}

export function paiGowFive(cards: readonly Card[], rules: PaiGowRules = PAI_GOW_RULES): Standing<PaiGowCategory> {
  const natural = cards.filter((card) => !isJoker(card))
  let best: Standing<PaiGowCategory> | undefined
  if (!fitJokers(DECK_53, cards)) throw new RangeError('pai gow poker has one joker')
  for (const stand of natural.length === cards.length ? [[]] : STAND_INS) {
    const hand = plainFive([...natural, ...stand])
    if (!allowed(hand, stand, natural, rules)) continue
    const found = standing(hand, rules)
    if (best === undefined || found.strength > best.strength) best = found
  }
  return best!
}

/** Two cards in front: a pair or two high cards. The joker is an ace. */
export function paiGowFront(cards: readonly Card[]): Standing<'pair' | 'high card'> {
  const ranks = cards.map((card) => (isJoker(card) ? ACE : rankOf(card)))
  const groups = groupsOf(ranks)
  const category = groups.length === 1 ? 'pair' : 'high card'
  const deciding = groups.map(({ rank }) => rank)
  return {
    strength: packed(category === 'pair' ? 1 : 0, deciding),
    category,
    tiebreak: rankSigns(deciding),
    says: category === 'pair' ? inWords(category, deciding) : `${deciding.map(rankName).join('-')} high`,
  }
}

const STAND_INS: readonly (readonly Card[])[] = Array.from({ length: 52 }, (_, card) => [card])

const COMPLETES = ['straight', 'flush', 'straight flush', 'royal flush']

function allowed(
  { category }: PlainHand,
  stand: readonly Card[],
  natural: readonly Card[],
  rules: PaiGowRules,
): boolean {
  if (stand.length === 0 || category === 'five of a kind') {
    return stand.length === 0 || rules.joker === 'wild' || rankOf(stand[0]!) === ACE
  }
  // A joker that completes a flush is a card the hand does not have yet.
  if (COMPLETES.includes(category)) return stand.every((card) => !natural.includes(card))
  return rules.joker === 'wild' || stand.every((card) => rankOf(card) === ACE)
}

function standing({ category: plain, ranks }: PlainHand, rules: PaiGowRules): Standing<PaiGowCategory> {
  const category = plain === 'five of a kind' && ranks[0] === ACE ? 'five aces' : plain
  const isWheel = (category === 'straight' || category === 'straight flush') && ranks[0] === FIVE
  const isSecond = isWheel && rules.wheel === 'second'
  return {
    strength: packed(PAI_GOW_CATEGORIES.indexOf(category), heights(category, ranks, isSecond)),
    category,
    tiebreak: isSecond ? ['wheel'] : rankSigns(ranks),
    says: isWheel ? `${category}, the wheel` : inWords(category, ranks),
  }
}

const FIVE = 3

/** Ace-high straights move up one so that the wheel fits between them and the king-high. */
function heights(category: PaiGowCategory, ranks: readonly number[], isSecondWheel: boolean): readonly number[] {
  if (isSecondWheel) return [KING + 1]
  return category === 'straight' && ranks[0] === ACE ? [ACE + 1] : ranks
}

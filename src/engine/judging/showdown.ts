/** Who wins a showdown by the rules of the game itself, whatever a jackpot counts. */
import type { Card } from '../../cards/card.ts'
import { twoAndThreeStrength } from '../../cards/hands/hole.ts'
import { evaluate } from '../../cards/high/high.ts'
import { boardOf, type Deal } from '../../cards/outcomes/deal.ts'
import { dealOf, type Hand, type Round } from './fact.ts'

const TWO_OF_THE_HOLE = ['omaha', 'omaha-high-low', 'five-card-omaha', 'five-card-omaha-high-low', 'big-o']

/** The strength of a hand, 0 while its cards are not all known. */
export function strengthOf(round: Round, hand: Hand): number {
  const deal = dealOf(round, hand)
  const [hole, board] = [deal.hole ?? [], boardOf(deal)]
  if (TWO_OF_THE_HOLE.includes(round.game))
    return hole.length >= 4 && board.length === 5 ? twoAndThreeStrength(hole, board) : 0
  const cards: readonly Card[] = [
    ...hole,
    ...board,
    ...(deal.down ?? []),
    ...(deal.up ?? []),
    ...(deal.hand ?? dealersHand(hand, deal)),
  ]
  return cards.length >= 5 && cards.length <= 7 && new Set(cards).size === cards.length ? evaluate(cards) : 0
}

/** Where it is told as an up card and those below. */
const dealersHand = ({ role, cards }: Hand, { dealerUp = [], dealerDown = [] }: Deal): readonly Card[] =>
  role === 'player-dealer' && cards.dealerDown !== undefined ? [...dealerUp, ...dealerDown] : []

export const isShown = (round: Round, hand: Hand): boolean =>
  hand.folded !== true && hand.betsCompleted !== false && strengthOf(round, hand) > 0

/** The best hand of the showdown, or of several equal ones the first. */
export function bestShown(round: Round): Hand | undefined {
  let best: Hand | undefined
  for (const hand of round.hands) {
    if (isShown(round, hand) && (best === undefined || strengthOf(round, hand) > strengthOf(round, best))) best = hand
  }
  return best
}

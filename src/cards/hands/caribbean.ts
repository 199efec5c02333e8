import { ACE, type Card, KING, RANKS } from '../card.ts'
import type { HighCategory } from '../high/high.ts'
import { type Standing, type Winner, winnerOf } from '../standing.ts'
import { fiveHigh } from './five.ts'

/** The dealer's five cards play only with ace and king or better. */
export function dealerQualifies(cards: readonly Card[]): boolean {
  const { category, tiebreak } = fiveHigh(cards)
  return category !== 'high card' || (tiebreak[0] === RANKS[ACE] && tiebreak[1] === RANKS[KING])
}

export type CaribbeanResult = {
  player: Standing<HighCategory>
  dealer: Standing<HighCategory>
  dealerQualifies: boolean
  /** `a` is the player. When the dealer does not qualify the ante is paid and the raise is returned. */
  winner: Winner
}

export function caribbeanStud(player: readonly Card[], dealer: readonly Card[]): CaribbeanResult {
  const own = fiveHigh(player)
  const against = fiveHigh(dealer)
  const qualifies = dealerQualifies(dealer)
  return {
    player: own,
    dealer: against,
    dealerQualifies: qualifies,
    winner: qualifies ? winnerOf(own.strength, against.strength) : 'a',
  }
}

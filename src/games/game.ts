import type { Deck } from '../cards/deck.ts'
import type { CardZone, TileZone } from '../cards/outcomes/deal.ts'
import type { GameName as OutcomeGame } from '../cards/outcomes/outcome.ts'
import type { RankingName } from './ranking.ts'

export type ZoneName = CardZone | TileZone

/** Where pieces lie in a game. */
export type Zone = {
  name: ZoneName
  /** How many lie there when the hand is complete; less than `min` is never a hand. */
  min: number
  max: number
  whose: 'seat' | 'table' | 'player-dealer'
  /** The phase in which the first of them is dealt. */
  dealt: PhaseName
}

export const PHASES = [
  'bets', 'deal', 'preflop', 'flop', 'turn', 'river', 'third street', 'fourth street', 'fifth street', 'sixth street',
  'seventh street', 'draw', 'set', 'decision', 'third card', 'war', 'showdown', 'settle',
] as const // biome-ignore format: phases that belong together stand together
export type PhaseName = (typeof PHASES)[number]

/** How the base game finds out who won. */
export type Judging =
  /** The cards of these zones together make one hand. */
  | { by: 'one hand'; of: readonly ZoneName[]; ranking: RankingName; low?: RankingName }
  /** Exactly two of the own cards and three of the others. */
  | { by: 'two and three'; own: readonly ZoneName[]; others: readonly ZoneName[]; low?: RankingName }
  /** Each zone is a hand of its own, compared with the same zone of the other side. */
  | { by: 'set hands'; hands: readonly { zone: ZoneName; ranking: RankingName }[] }
  /** Player and banker are compared; everybody bets on either. */
  | { by: 'two sides'; sides: readonly [ZoneName, ZoneName]; ranking: RankingName }

export type Game = {
  /** As the documents and signs call it. */
  name: string
  /** Other names of the documents for the same game. */
  alsoCalled?: readonly string[]
  family: Family
  /** The game under which the outcomes table knows it. */
  outcomes: OutcomeGame
  pieces: Deck | 'tiles'
  zones: readonly Zone[]
  phases: readonly PhaseName[]
  judging: Judging
  /** The deck or rank is ours until the house confirms it: see ASSUMPTIONS. */
  isAssumed?: true
}

const FAMILIES = [
  'flop', 'stud', 'draw', 'poker against the player-dealer', 'pai gow', 'thirteen cards', 'baccarat', 'nines', 'blackjack',
  'single cards',
] as const // biome-ignore format: one list
export type Family = (typeof FAMILIES)[number]

/** Shorter to write: a zone of a seat with an exact number of pieces. */
export const zone = (name: ZoneName, count: number, dealt: PhaseName, whose: Zone['whose'] = 'seat'): Zone => ({
  name,
  min: count,
  max: count,
  whose,
  dealt,
})
export const upTo = (
  name: ZoneName,
  min: number,
  max: number,
  dealt: PhaseName,
  whose: Zone['whose'] = 'seat',
): Zone => ({
  name,
  min,
  max,
  whose,
  dealt,
})

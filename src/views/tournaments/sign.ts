/** A tournament as everybody may see it: on the wall and on phones. */

import type { TournamentStatus } from '../../engine/tournaments/vocabulary.ts'
import type { Clock } from '../../games/tournament/clock.ts'
import type { Period } from '../../games/tournament/levels.ts'

/** Levels and breaks as posted, and the clock as it was last set: what it shows at any instant follows from both. */
export type ClockView = { readonly periods: readonly Period[]; readonly clock: Clock }

export type PrizeRow = {
  readonly place: number
  /** Up to this place, where several have the same. */
  readonly to?: number
  readonly prize: string
  readonly thing?: string
  /** Who has it already. */
  readonly name?: string
}

/** What runs along the foot of the screen. */
export type Announcement =
  /** Words of the director. */
  | { readonly kind: 'said'; readonly says: string }
  | { readonly kind: 'breaks'; readonly table: string }
  /** Up to that level, as long as anybody may come in. */
  | { readonly kind: 'open seat'; readonly table: string; readonly level: number }
  | { readonly kind: 'late'; readonly level: number }
  | { readonly kind: 'out'; readonly name: string; readonly place: number; readonly prize?: string }
  | { readonly kind: 'rebuys'; readonly level: number }
  | { readonly kind: 'alternates'; readonly waiting: number }
  | { readonly kind: 'bounty'; readonly name: string; readonly amount: string }
  /** How many still fall before everybody has a prize. */
  | { readonly kind: 'bubble'; readonly places: number; readonly left: number }

export type TournamentSign = {
  readonly activity: string
  readonly name: string
  readonly id: string
  readonly status: TournamentStatus | 'posted'
  readonly isOver: boolean
  /** The wall clock of the house. */
  readonly starts?: string
  readonly game: string
  readonly buyIn: string
  readonly fee?: string
  readonly isFree: boolean
  /** Another text whenever anything of it changes that is asked for apart: seats, one's own entry. */
  readonly changes: string
  readonly clock?: ClockView
  /** Before the start: what everybody will play by. */
  readonly levels?: readonly Period[]
  readonly players: number
  readonly entries: number
  readonly average?: number
  readonly pool: string
  readonly prizes: readonly PrizeRow[]
  readonly ticker: readonly Announcement[]
  readonly words: readonly string[]
}

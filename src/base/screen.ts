/** Screens on the wall: what each shows, how long a page stands, and which wins fill it. */

/** What a playlist may name besides activities: all pages of one sort. */
export const SCREEN_PARTS = ['jackpots', 'grid', 'drawings', 'prizes', 'contests', 'squares', 'lists'] as const
export type ScreenPart = (typeof SCREEN_PARTS)[number]
export const isScreenPart = (name: string): name is ScreenPart => (SCREEN_PARTS as readonly string[]).includes(name)

/** Wins that fill the screen: all, those of what it shows, or none. */
export const SCREEN_WINS = ['all', 'its own', 'none'] as const
export type ScreenWins = (typeof SCREEN_WINS)[number]

export type Screen = {
  /** In its address: `/board/lobby`. */
  readonly screen: string
  readonly name: string
  /** Parts and activities. */
  readonly shows: readonly string[]
  /** How long a page stands. */
  readonly seconds: number
  readonly wins: ScreenWins
}

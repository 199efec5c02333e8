/**
 * What a contest is about: the games of a bracket or of a week, with their teams, or the games whose winners meet. Times are
 * the wall clock of the house. A slate is checked once (`slateFaults`); everything else takes it as sound.
 */
import type { Weekday } from '../../base/moment.ts'

export type Slate = {
  readonly kind: 'bracket' | 'card'
  /** In the order of the form; picks are kept in it. */
  readonly games: readonly SlateGame[]
  /** The game of the card whose total is guessed. */
  readonly totalOf?: string
}

export type SlateGame = {
  readonly id: string
  readonly sides: readonly [Side, Side]
  /** `2026-03-19T09:15`; a date alone where winners meet and the hour is set later. */
  readonly starts: string
  /** The part of a bracket that it belongs to, for the printed form. */
  readonly region?: string
}

export type Side =
  | {
      readonly team: string
      readonly seed?: number
      /** `team` is the name of a place that a play-in fills. */
      readonly later?: true
      /** The name of that place, once the team has been named. */
      readonly was?: string
    }
  | { readonly winnerOf: string }

/** What the rules ask of a slate. */
export type SlateTerms =
  | { readonly kind: 'bracket'; readonly teams: number }
  | {
      readonly kind: 'card'
      readonly days: readonly Weekday[]
      /** The day of the game whose total is guessed; none where nothing is guessed. */
      readonly totalOn?: Weekday
    }

/** One bit each in two words: no form has more. */
export const GAMES_MAX = 64

/** When the first game starts. */
export const firstStart = ({ games }: Slate): string => games.map(({ starts }) => starts).toSorted()[0]!

/** What every actor of the cardroom shares. */
import type { State } from '../engine/state.ts'
import type { Zone } from '../server/zone.ts'
import type { Life } from './life.ts'
import type { Rng } from './rng.ts'
import type { Tally } from './tally.ts'
import type { Terms } from './terms.ts'

export const FAULT_LEVELS = ['none', 'some', 'all'] as const
export type FaultLevel = (typeof FAULT_LEVELS)[number]

export type Room = {
  readonly terms: Terms
  readonly rng: Rng
  readonly zone: Zone
  readonly tally: Tally
  /** Nothing goes wrong at 0; at 1 as in a bad week; above that, as often as a short night needs. */
  readonly faultRate: number
  /** How rarely chance is helped: once in so many rounds. */
  readonly rigOneIn: number
  /** The true time, whatever the clock of the house shows. */
  now(): number
  /** The clock of the house. */
  clock(): number
  state(): State
  start(life: Life, at?: number): void
  /** Puts the clock of the house so far behind the true time. */
  setBack(milliseconds: number): void
}

/** A fault, once in `times` at the rate of a bad week. */
export const strikes = ({ faultRate, rng }: Room, times: number): boolean =>
  faultRate > 0 && rng.oneIn(Math.max(2, Math.ceil(times / faultRate)))

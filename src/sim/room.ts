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
  readonly faults: FaultLevel
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

/** True once in `times` where faults are wanted; ten times as often in a short night of all faults. */
export const strikes = ({ faults, rng }: Room, times: number): boolean =>
  faults !== 'none' && rng.oneIn(faults === 'all' ? Math.max(2, Math.ceil(times / 10)) : times)

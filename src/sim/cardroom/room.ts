/** What every actor of the cardroom shares. */
import type { State } from '../../engine/mechanisms.ts'
import type { Zone } from '../../server/house/zone.ts'
import type { Rng } from '../rng.ts'
import type { Tally } from '../tally.ts'
import type { Life } from './life.ts'
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
  /** A short night is made eventful: rare hands are dealt and people err more often than they do. */
  readonly isShort: boolean
  /** The true time, whatever the clock of the house shows. */
  now(): number
  /** The clock of the house. */
  clock(): number
  state(): State
  start(life: Life, at?: number): void
  /** Puts the clock of the house so far behind the true time. */
  setBack(milliseconds: number): void
}

/** Somebody errs, objects or changes his mind: once in `times`. */
export const errs = ({ rng, isShort }: Room, times: number): boolean =>
  rng.oneIn(isShort ? Math.max(2, Math.ceil(times / 6)) : times)

/** A hand that chance would take years for: at every table a few times a week, in a short night a few times an hour. */
export const isRigged = ({ rng, isShort }: Room): boolean => rng.oneIn(isShort ? 25 : 2_000)

/** A fault, once in `times` at the rate of a bad week. */
export const strikes = ({ faultRate, rng }: Room, times: number): boolean =>
  faultRate > 0 && rng.oneIn(Math.max(2, Math.ceil(times / faultRate)))

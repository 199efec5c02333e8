/**
 * Whether the clock on the wall may be believed. While the house runs it must go with the monotonic clock; after a stop it must
 * lie after the last entry, and not too far. Otherwise the house goes on by the monotonic clock, and no timer runs until two
 * persons have confirmed the time, or it is right again.
 */
import type { ClockFaultKind } from '../../engine/upkeep/vocabulary.ts'
import type { Clock } from './clock.ts'

export type ClockFault = {
  readonly kind: ClockFaultKind
  /** How far the clock is ahead of what was expected; below nothing when it is behind. */
  readonly offMs: number
  /** What it shows. */
  readonly wall: number
}

export type Timekeeper = {
  /** The time of the house: that of the wall, or, while that is not believed, the one that has passed. */
  now(): number
  monotonic(): number
  fault(): ClockFault | undefined
  /** Somebody has looked at it: what it shows holds from now on. */
  confirm(): void
}

export type TimekeeperOptions = {
  /** When the last entry was recorded; nothing in a new house. */
  readonly recorded?: number
  /** So long may a house have been shut. */
  readonly shutHours?: number
  /** A demo after weeks just opens. */
  readonly isTrusted?: boolean
}

export const SHUT_HOURS = 36
/** Clocks of one machine that are further apart were set by somebody. */
const APART_MAX_MS = 60_000
const HOUR_MS = 3_600_000

export function timekeeper(clock: Clock, options: TimekeeperOptions = {}): Timekeeper {
  const { recorded, shutHours = SHUT_HOURS, isTrusted = false } = options
  const monotonic = clock.monotonic ?? clock.now
  let base = { wall: clock.now(), at: monotonic() }
  const passed = () => monotonic() - base.at
  /** Set while nobody knows how long the house was shut. */
  let last = recorded
  const sinceStop = (wall: number): ClockFault | undefined => {
    if (last === undefined) return undefined
    const expected = last + passed()
    if (wall < expected - APART_MAX_MS) return { kind: 'before', offMs: wall - expected, wall }
    if (wall > expected + shutHours * HOUR_MS) return { kind: 'after', offMs: wall - expected, wall }
    // It is believed, whether it was right at once or put right.
    last = undefined
    base = { wall, at: monotonic() }
    return undefined
  }
  const fault = (): ClockFault | undefined => {
    if (isTrusted) return undefined
    const wall = clock.now()
    const stopped = sinceStop(wall)
    if (stopped !== undefined) return stopped
    const offMs = wall - base.wall - passed()
    return Math.abs(offMs) > APART_MAX_MS ? { kind: 'apart', offMs, wall } : undefined
  }
  return {
    now() {
      if (fault() === undefined) return clock.now()
      return (last ?? base.wall) + Math.floor(passed())
    },
    monotonic,
    fault,
    confirm() {
      last = undefined
      base = { wall: clock.now(), at: monotonic() }
    },
  }
}

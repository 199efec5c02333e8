/** Where time comes from. The core never asks; the house does, once for each command. */
export type Clock = {
  now(): number
  /** Goes on evenly, whatever is done to the clock on the wall; its zero means nothing. Without one the wall clock stands in. */
  monotonic?(): number
}

export const realClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() }

/** A clock that a test, a scenario or a simulation sets by hand; it may also be set back, as a real one may. */
export type ManualClock = Clock & {
  /** Time passes until then; what lies before now sets the clock back. */
  set(at: number): void
  advance(milliseconds: number): void
  /** Somebody sets the clock on the wall, and no time passes. */
  jump(at: number): void
}

export function manualClock(start: number): ManualClock {
  let at = start
  let passed = 0
  return {
    now: () => at,
    monotonic: () => passed,
    set: (next) => {
      passed += Math.max(0, next - at)
      at = next
    },
    advance: (milliseconds) => {
      passed += Math.max(0, milliseconds)
      at += milliseconds
    },
    jump: (next) => {
      at = next
    },
  }
}

/** Calls `tick` every second until it is stopped; a tick that fails is reported and the next one still comes. */
export function keepTime(tick: () => Promise<unknown>, report: (error: unknown) => void, everyMs = 1_000): () => void {
  const timer = setInterval(() => void tick().catch(report), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

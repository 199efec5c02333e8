/** Where time comes from. The core never asks; the house does, once for each command. */
export type Clock = { now(): number }

export const realClock: Clock = { now: () => Date.now() }

/** A clock that a test, a scenario or a simulation sets by hand; it may also be set back, as a real one may. */
export type ManualClock = Clock & { set(at: number): void; advance(milliseconds: number): void }

export function manualClock(start: number): ManualClock {
  let at = start
  return {
    now: () => at,
    set: (next) => {
      at = next
    },
    advance: (milliseconds) => {
      at += milliseconds
    },
  }
}

/** Calls `tick` every second until it is stopped; a tick that fails is reported and the next one still comes. */
export function keepTime(tick: () => Promise<unknown>, report: (error: unknown) => void, everyMs = 1_000): () => void {
  const timer = setInterval(() => void tick().catch(report), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

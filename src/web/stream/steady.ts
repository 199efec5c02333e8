/** How far the clock of the house is ahead of this browser's, so that all screens of a room change in one moment. */

/** A beat that differs by more than this did not come late: a clock was set, or this machine slept. */
const SET_MS = 1_000
const KEPT = 10

export type Steady = {
  /** The house said `at` when this browser's own clock showed `heard`. */
  readonly hear: (at: number, heard: number) => void
  /** The time of the house when this browser's own clock shows `now`. */
  readonly at: (now: number) => number
}

/** On its way a beat only loses time: of the last ones the fastest is the nearest to the truth. */
export function steady(): Steady {
  let ahead: number[] = []
  const best = () => Math.max(...ahead)
  return {
    hear(at, heard) {
      const own = at - heard
      if (ahead.length > 0 && Math.abs(own - best()) > SET_MS) ahead = []
      ahead = [...ahead, own].slice(-KEPT)
    },
    at: (now) => (ahead.length === 0 ? now : now + best()),
  }
}

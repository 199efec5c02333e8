/**
 * How far the clock of the house is ahead of this browser's own, so that all screens of a room change in one moment. The own clock
 * is one that nobody sets (`performance.now`). Whatever the house says bounds the difference: a beat from below, because on its way
 * it only loses time; a question and its answer from both sides, because the answer was given in between. Slow ones bound it widely
 * and so do no harm.
 */

/** Bounds that miss each other by more than clocks drift apart: one was set, or this machine slept. */
const DRIFT_MS = 25
/** A beat that is behind by more was held up, or the house's clock went back: it is asked. */
const DOUBT_MS = 1_000
const KEPT_MS = 120_000
const BEATS = 10

export type Steady = {
  /** The house said `at`, and it came when the own clock showed `heard`. Answers whether the house should be asked. */
  readonly hear: (at: number, heard: number) => boolean
  /** Asked when the own clock showed `sent`, the house said `at`, and the answer came when it showed `came`. */
  readonly answered: (at: number, sent: number, came: number) => void
  /** The time of the house when this browser's own clock shows `now`; nothing before the first word. */
  readonly at: (now: number) => number | undefined
}

type Bound = { readonly least: number; readonly most: number; readonly when: number }

export function steady(): Steady {
  let beats: Bound[] = []
  let answers: Bound[] = []
  const least = () => Math.max(...[...beats, ...answers].map((one) => one.least))
  const most = () => Math.min(...answers.map((one) => one.most))
  const isOld = (than: number) => (one: Bound) => than - one.when > KEPT_MS
  /** What the newest contradicts was true once. */
  const add = (bound: Bound, to: 'beats' | 'answers') => {
    beats = beats.filter((one) => !isOld(bound.when)(one) && one.least <= bound.most + DRIFT_MS)
    answers = answers.filter(
      (one) => !isOld(bound.when)(one) && one.least <= bound.most + DRIFT_MS && bound.least <= one.most + DRIFT_MS,
    )
    if (to === 'beats') beats = [...beats, bound].slice(-BEATS)
    else answers = [...answers, bound]
  }
  return {
    hear(at, heard) {
      const own = at - heard
      const isBehind = beats.length + answers.length > 0 && own < least() - DOUBT_MS
      add({ least: own, most: Number.POSITIVE_INFINITY, when: heard }, 'beats')
      return isBehind
    },
    answered: (at, sent, came) => add({ least: at - came, most: at - sent, when: came }, 'answers'),
    at(now) {
      if (beats.length + answers.length === 0) return undefined
      return now + (answers.length === 0 ? least() : (least() + most()) / 2)
    },
  }
}

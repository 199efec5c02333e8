/** Long work beside the writer: a slice at a time, and everybody else in between. */
import { performance } from 'node:perf_hooks'
import type { Steps } from '../../base/steps.ts'

const SLICE_MS = 4

let before: Promise<unknown> = Promise.resolve()

/** One piece of long work after the other: of several at once, each would take a slice of the same turn. */
export function inSlices<T>(steps: Steps<T>): Promise<T> {
  const work = before.then(() => sliced(steps))
  before = work.catch(() => undefined)
  return work
}

async function sliced<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS
    do {
      const step = steps.next()
      if (step.done === true) return step.value
    } while (performance.now() < end)
    await turn()
  }
}

/** Whatever waits has its turn. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

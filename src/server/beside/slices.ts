/** Long work beside the writer: a slice at a time, and everybody else in between. */
import { performance } from 'node:perf_hooks'
import type { Steps } from '../../base/steps.ts'

const SLICE_MS = 4

/** Each does a slice, and says whether that was the last. */
const waiting: (() => boolean)[] = []
let isWorking = false

/** Of several at once each has its slice in a turn of its own: together they hold nobody longer than one. */
export function inSlices<T>(steps: Steps<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    waiting.push(() => {
      try {
        const end = performance.now() + SLICE_MS
        do {
          const step = steps.next()
          if (step.done !== true) continue
          resolve(step.value)
          return true
        } while (performance.now() < end)
        return false
      } catch (error) {
        reject(error)
        return true
      }
    })
    if (!isWorking) void work()
  })
}

async function work(): Promise<void> {
  isWorking = true
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (!next()) waiting.push(next)
    await turn()
  }
  isWorking = false
}

/** Whatever waits has its turn. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

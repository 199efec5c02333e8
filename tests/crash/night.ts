/** Plays steps of the script on a house. */
import { isRefusal } from '../../src/base/refusal.ts'
import type { ManualClock } from '../../src/server/house/clock.ts'
import type { House } from '../../src/server/house/kernel.ts'
import { sentence } from '../../src/words/sentence.ts'
import type { Step } from './script.ts'

/** Sends the steps one after the other. What was refused would be a fault of the script. */
export async function play(
  house: House,
  clock: ManualClock,
  steps: readonly Step[],
  answered: (seq: number) => void = () => {},
): Promise<void> {
  for (const { at, by, key, order } of steps) {
    clock.set(at)
    if (order === undefined) {
      await house.tick()
      continue
    }
    const outcome = await house.submit(order(house), { by, key })
    if (isRefusal(outcome)) throw new Error(sentence(outcome))
    answered(outcome.seq)
  }
}

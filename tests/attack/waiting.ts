/** Waits for something that must come, and never longer than it may take. */
import { setTimeout } from 'node:timers/promises'

export async function until(holds: () => Promise<boolean> | boolean, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs
  while (!(await holds())) {
    if (performance.now() > end) return false
    await setTimeout(50)
  }
  return true
}

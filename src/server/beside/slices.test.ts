import { expect, test } from 'vitest'
import type { Steps } from '../../base/steps.ts'
import { inSlices } from './slices.ts'

/** A step is as long as a slice, so that every step is one. */
function* long(name: string, steps: number, told: string[]): Steps<string> {
  for (let n = 1; n <= steps; n += 1) {
    const end = performance.now() + 5
    while (performance.now() < end);
    told.push(`${name}${n}`)
    yield
  }
  return name
}

test('several at once have their slices in turn, with everybody else in between', async () => {
  const told: string[] = []
  let isOver = false
  const others = (async () => {
    while (!isOver) {
      told.push('-')
      await new Promise((resolve) => setImmediate(resolve))
    }
  })()
  expect(await Promise.all(['a', 'b'].map((name) => inSlices(long(name, 3, told))))).toEqual(['a', 'b'])
  isOver = true
  await others
  // The first slice is done at once: short work waits for nothing.
  expect(told.join('').replace(/-+/g, '-')).toMatch(/^-a1-a2-b1-a3-b2-b3/)
})

test('work that fails is told to whoever wanted it, and the next goes on', async () => {
  const told: string[] = []
  const failing = inSlices(
    (function* (): Steps<string> {
      yield
      throw new Error('no such list')
    })(),
  )
  const next = inSlices(long('a', 2, told))
  await expect(failing).rejects.toThrow('no such list')
  expect(await next).toBe('a')
})

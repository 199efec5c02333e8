import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allSteps, STEP, sortSteps } from './steps.ts'

const byKey = (a: { readonly key: number }, b: { readonly key: number }) => a.key - b.key

test('in steps as at once, whatever the length: sorted, and of two alike the first stays the first', () => {
  const lengths = [0, 1, 2, STEP - 1, STEP, STEP + 1, 2 * STEP, 2 * STEP + 1, 3 * STEP + 7, 9 * STEP]
  fc.assert(
    fc.property(fc.constantFrom(...lengths), fc.nat({ max: 50 }), fc.nat(), (length, keys, seed) => {
      const items = Array.from({ length }, (_, at) => ({ key: ((at + 1) * 7919 * (seed + 1)) % (keys + 1), at }))
      expect(allSteps(sortSteps(items, byKey))).toEqual(items.toSorted(byKey))
    }),
    { numRuns: 60 },
  )
})

test('a long list is sorted in many steps', () => {
  const steps = sortSteps(
    Array.from({ length: 20 * STEP }, (_, at) => ({ key: -at })),
    byKey,
  )
  let count = 0
  while (steps.next().done !== true) count += 1
  expect(count).toBeGreaterThan(20)
})

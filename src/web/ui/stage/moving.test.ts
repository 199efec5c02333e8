import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsIn, heardOf, shownAt, signsOf, standing } from './moving.ts'

test('a figure moves from one update to the next, and is there when another one is due', () => {
  const first = heardOf(standing(100_000, 0), 100_400, 4_000)
  expect([4_000, 5_000, 6_000, 7_999, 8_000, 20_000].map((now) => shownAt(first, now))).toEqual([
    100_000, 100_100, 100_200, 100_399, 100_400, 100_400,
  ])
})

test('won and begun again: the lower amount is shown at once', () => {
  expect(shownAt(heardOf(standing(1_000_000, 0), 500_000, 10), 10)).toBe(500_000)
})

test('it is never above what is true, never goes back, and comes to the newest amount', () => {
  const updates = fc.array(fc.record({ after: fc.integer({ min: 1, max: 20_000 }), more: fc.nat(1_000_000) }), {
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(updates, fc.nat(10_000_000), (all, seed) => {
      let [now, truth, moving, last] = [0, seed, standing(seed, 0), seed]
      for (const { after, more } of all) {
        for (let part = 1; part <= 4; part++) {
          const shown = shownAt(moving, now + (after * part) / 4)
          expect(shown).toBeLessThanOrEqual(truth)
          expect(shown).toBeGreaterThanOrEqual(last)
          last = shown
        }
        now += after
        truth += more
        moving = heardOf(moving, truth, now)
      }
      expect(shownAt(moving, now + 60_000)).toBe(truth)
    }),
  )
})

/** Digits are changed from the right: whatever part has rolled already, what is read is not more than the new amount. */
test('halfway through a roll it never reads as more than it is', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.nat(99_999), (before, more) => {
      const after = String(before + more)
      const old = String(before).padStart(after.length, '0')
      for (let rolled = 0; rolled <= after.length; rolled++)
        expect(Number(old.slice(0, after.length - rolled) + after.slice(after.length - rolled))).toBeLessThanOrEqual(
          Number(after),
        )
    }),
  )
})

test.each([
  ['$1,204.50', '$1,204', '.50'],
  ['$1,284,213.76', '$1,284,213', '.76'],
  ['$12,345,678,901.23', '$12,345,678,901', '.23'],
  ['$0.05', '$0', '.05'],
])('%s always has its cents', (amount, whole, part) => {
  expect(signsOf(centsIn(amount))).toEqual({ whole, part })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed, changeOf } from './change.ts'

const tables = (rounds: readonly number[]) =>
  JSON.stringify(
    rounds.map((round, n) => ({ table: String(n + 1), game: 'holdem', round, activities: [{ name: 'Bad Beat' }] })),
  )

test('one table of two hundred is told alone; one that came, one that went and another order are found again', () => {
  const rounds = Array.from({ length: 200 }, () => 7)
  const before = tables(rounds)
  const after = tables(rounds.with(120, 8).with(3, 8))
  expect(changed(before, changeOf(before, after))).toBe(after)
  expect(JSON.stringify(changeOf(before, after)).length).toBeLessThan(300)
  const [less, other] = [before.replace(/,\{"table":"9".*?\}\]\}/, ''), JSON.stringify(JSON.parse(before).reverse())]
  expect(less.length).toBeLessThan(before.length)
  for (const [from, to] of [
    [before, less],
    [less, before],
    [before, other],
  ] as const)
    expect(changed(from, changeOf(from, to))).toBe(to)
  expect(JSON.stringify(changeOf(less, before)).length).toBeLessThan(300)
  expect(changeOf(before, before)).toEqual([[0, before.length]])
})

test('whatever stands in it, what is put together is what was said', () => {
  const list = fc.array(fc.record({ a: fc.constantFrom(',{"', '"', '\\', '{', '€ñ😀', 'x'), b: fc.jsonValue() }), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(list, list, (one, other) => {
      const [before, after] = [JSON.stringify(one), JSON.stringify([...other, ...one])]
      expect(changed(before, changeOf(before, after))).toBe(after)
    }),
  )
})

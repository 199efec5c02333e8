import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, type Cents, cents, times } from './money.ts'
import { partRoundedDown, percent, share } from './share.ts'
import { divideRoundedDown, divideRoundedUp, proRata, split } from './split.ts'

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((value) => cents(value))
const unit = fc.constantFrom(cents(1), cents(5), cents(25), cents(100), cents(500))
const persons = fc.integer({ min: 1, max: 12 })
const sum = (parts: Readonly<Record<string, Cents>>): Cents => add(...Object.values(parts))

type Split = typeof split
const splitsWhole = (implementation: Split) =>
  fc.property(amount, fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }), (whole, loser, winner) => {
    const parts = implementation(whole, { loser: percent(loser), winner: percent(winner) }, { rest: 'table' })
    expect(sum(parts)).toBe(whole)
    expect(parts.loser).toBe(partRoundedDown(whole, percent(loser)))
  })

type Up = typeof divideRoundedUp
const dividesUp = (implementation: Up) =>
  fc.property(amount, persons, unit, (whole, count, chip) => {
    const { each, extra } = implementation(whole, count, chip)
    expect(times(each, count)).toBe(whole + extra)
    expect(each % chip).toBe(0n)
    // The least multiple of the chip that is enough: one chip less each would be too little.
    expect(extra).toBeGreaterThanOrEqual(0n)
    expect(times(cents(each - chip), count)).toBeLessThan(whole === 0n ? 1n : whole)
  })

type Down = typeof divideRoundedDown
const dividesDown = (implementation: Down) =>
  fc.property(amount, persons, unit, (whole, count, chip) => {
    const { each, rest } = implementation(whole, count, chip)
    expect(add(times(each, count), rest)).toBe(whole)
    expect(each % chip).toBe(0n)
    expect(rest).toBeGreaterThanOrEqual(0n)
    expect(rest).toBeLessThan(times(chip, count))
  })

type ProRata = typeof proRata
const goesRound = (implementation: ProRata) =>
  fc.property(
    amount,
    fc.array(fc.bigInt({ min: 1n, max: 1_000n }), { minLength: 1, maxLength: 9 }),
    (whole, weights) => {
      const parts = implementation(whole, weights)
      expect(add(...parts)).toBe(whole)
      const total = weights.reduce((all, weight) => all + weight, 0n)
      for (const [index, part] of parts.entries()) {
        const floor = (whole * weights[index]!) / total
        expect(part === floor || part === floor + 1n).toBe(true)
      }
    },
  )

describe('no cent is made or lost', () => {
  test('split', () => fc.assert(splitsWhole(split)))
  test('divided and rounded up', () => fc.assert(dividesUp(divideRoundedUp)))
  test('divided and rounded down', () => fc.assert(dividesDown(divideRoundedDown)))
  test('in proportion', () => fc.assert(goesRound(proRata)))
})

/** The properties are worth something only if they catch the usual mistakes. */
describe('a planted bug is caught', () => {
  test('a rest that is a rounded share of its own', () => {
    const lossy = ((whole: Cents, shares: Record<string, ReturnType<typeof percent>>, { rest }: { rest: string }) => {
      const parts = Object.entries(shares).map(([name, part]) => [name, partRoundedDown(whole, part)] as const)
      const left = Object.values(shares).reduce((all, { over }) => all - over, 100n)
      return Object.fromEntries([...parts, [rest, partRoundedDown(whole, share(left, 100))]])
    }) as unknown as Split
    expect(fc.check(splitsWhole(lossy)).failed).toBe(true)
  })
  test('the extra of the last person forgotten', () => {
    const short: Up = (whole, count, chip) => {
      const { each, extra } = divideRoundedUp(whole, count, chip)
      return { each, extra: cents(extra > 0n ? extra - 1n : extra) }
    }
    expect(fc.check(dividesUp(short)).failed).toBe(true)
  })
  test('a chip too many where it divides evenly', () => {
    const generous: Up = (whole, count, chip) => {
      const each = cents((whole / BigInt(count) / chip + 1n) * chip)
      return { each, extra: cents(each * BigInt(count) - whole) }
    }
    expect(fc.check(dividesUp(generous)).failed).toBe(true)
  })
  test('a rest that is dropped', () => {
    const dropped: Down = (whole, count, chip) => ({ ...divideRoundedDown(whole, count, chip), rest: cents(0) })
    expect(fc.check(dividesDown(dropped)).failed).toBe(true)
  })
  test('cents that all go to the first', () => {
    const greedy: ProRata = (whole, weights) => {
      const total = weights.reduce((all, weight) => all + weight, 0n)
      const floors = weights.map((weight) => cents((whole * weight) / total))
      return [cents(floors[0]! + whole - add(...floors)), ...floors.slice(1)]
    }
    expect(fc.check(goesRound(greedy)).failed).toBe(true)
  })
})

test.each([
  ['a dollar over seven', 100n, 7, 1n, 15n, 5n],
  ['19,200 among seven in dollar chips', 1_920_000n, 7, 100n, 274_300n, 100n],
  ['an even split', 1_920_000n, 5, 100n, 384_000n, 0n],
])('%s, rounded up', (_, whole, count, chip, each, extra) => {
  expect(divideRoundedUp(cents(whole), count, cents(chip))).toEqual({ each, extra })
})

test('shares of more than the whole, and nobody to divide among, are bugs of the caller', () => {
  expect(() => split(cents(100), { a: percent(60), b: percent(60) }, { rest: 'c' })).toThrow('more than the whole')
  expect(() => divideRoundedUp(cents(1), 0, cents(1))).toThrow('nobody')
  expect(() => divideRoundedDown(cents(1), 0, cents(1))).toThrow('nobody')
  expect(() => proRata(cents(1), [0n])).toThrow('more than nothing')
})

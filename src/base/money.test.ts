import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accrue, type Carry, NO_CARRY } from './meter.ts'
import { cents, formatMoney, fromWire, parseMoney, roundUpTo, toWire } from './money.ts'
import { formatShare, parseShare, share, sumOfShares } from './share.ts'

test.each([
  ['$1,234.56', 123_456n],
  ['1234.56', 123_456n],
  ['$5', 500n],
  ['-$0.01', -1n],
  ['$0.89', 89n],
])('%s is money', (text, amount) => {
  expect(parseMoney(text)).toBe(amount)
})

test.each(['', '$', '$1.5', '$1.234', '1,23', '$12,34.00', '1e3', '$ 5', '0x10', '$1,2345', '5 dollars', '--5'])(
  '"%s" is not money',
  (text) => {
    expect(parseMoney(text)).toBeUndefined()
  },
)

test('every amount survives being written and read', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (value) => {
      expect(parseMoney(formatMoney(cents(value)))).toBe(value)
      expect(fromWire(toWire(cents(value)))).toBe(value)
    }),
  )
  expect(formatMoney(cents(123_456_789n))).toBe('$1,234,567.89')
  expect(() => fromWire('1.5')).toThrow('not an amount')
})

test.each([
  [99n, 100n],
  [100n, 100n],
  [101n, 200n],
])('%d cents up to the dollar', (amount, up) => {
  expect(roundUpTo(cents(100), cents(amount))).toBe(up)
})

describe('shares', () => {
  test.each(['40%', '12.5%', '1/3', '0.25%'])('%s is read and written', (text) => {
    expect(formatShare(parseShare(text)!)).toBe(text)
  })
  test.each(['40', '%', '1/0', '-5%', '1.%', 'half'])('"%s" is no share', (text) => {
    expect(parseShare(text)).toBeUndefined()
  })
  test('thirds add up to one', () => {
    const { over, under } = sumOfShares([share(1, 3), share(1, 3), share(1, 3)])
    expect(over).toBe(under)
  })
})

describe('a meter keeps what is not yet a cent', () => {
  const runs = (step: typeof accrue) =>
    fc.property(
      fc.array(fc.bigInt({ min: 0n, max: 100_000n }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 999 }),
      (bets, rate) => {
        const rated = share(rate, 10_000)
        let carry: Carry = NO_CARRY
        let gained = 0n
        for (const bet of bets) {
          const next = step(cents(bet), rated, carry)
          gained += next.gained
          carry = next.carry
        }
        const all = bets.reduce((sum, bet) => sum + bet, 0n)
        expect(gained).toBe((all * BigInt(rate)) / 10_000n)
      },
    )
  test('however the bets fall', () => fc.assert(runs(accrue)))
  test('a carry that is dropped is caught', () => {
    expect(fc.check(runs((wagered, rate) => ({ ...accrue(wagered, rate, NO_CARRY), carry: NO_CARRY }))).failed).toBe(
      true,
    )
  })
})

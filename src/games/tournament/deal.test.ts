import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, cents, dollars } from '../../base/money.ts'
import { chipDeal, chipDealAboveLeast, dealFaults, evenDeal } from './deal.ts'

const LEFT = ['T4', 'T5', 'W']
const shares = (...amounts: number[]) => amounts.map((amount, nth) => ({ who: LEFT[nth]!, amount: cents(amount) }))
const told = (amounts: number[]) => dealFaults(dollars(9400), LEFT, shares(...amounts)).map(({ id }) => id)

describe('a deal', () => {
  test('[13-10] uses all that is there', () => expect(told([350_000, 310_000, 280_000])).toEqual([]))
  test.each([
    ['[13-11] $400 left over', [350_000, 310_000, 240_000], 'deal leaves money'],
    ['[13-11] $100 too much', [350_000, 310_000, 290_000], 'deal gives more than there is'],
    ['a cent left over', [350_000, 310_000, 279_999], 'deal leaves money'],
    ['a cent too much', [350_000, 310_000, 280_001], 'deal gives more than there is'],
    ['less than nothing', [630_000, 320_000, -10_000], 'deal below nothing'],
  ])('%s is refused', (_, amounts, fault) => expect(told(amounts)).toEqual([fault]))
  test('the message tells both sums', () =>
    expect(dealFaults(dollars(9400), LEFT, shares(350_000, 310_000, 240_000))[0]?.with).toEqual({
      sum: '900000',
      there: '940000',
    }))
  test('everybody who is left, once, and nobody else', () => {
    const named = (...who: string[]) =>
      dealFaults(
        dollars(3),
        LEFT,
        who.map((one) => ({ who: one, amount: dollars(3 / who.length) })),
      ).map(({ id }) => id)
    expect(named('T4', 'T5', 'X')).toEqual(['not in the deal', 'missing from the deal'])
    expect(named('T4', 'T4', 'W')).toEqual(['twice in the deal', 'missing from the deal'])
  })
})

describe('proposals', () => {
  const stacks = [15_000, 12_000, 10_000, 6000, 500].map((chips, nth) => ({ who: `P${nth}`, chips }))
  test('by chips above the least: not a cent more than the pool (chipchop-mgm)', () => {
    const deal = chipDealAboveLeast(dollars(570), dollars(57), stacks)
    expect(deal.slice(2, 4).map(({ amount }) => amount)).toEqual([cents(12_251), cents(9631)])
    // $155.27 and a fraction, and the cents that rounding down leaves.
    expect(add(...deal.map(({ amount }) => amount))).toBe(dollars(570))
  })
  test('plainly by chips: half of the chips is half of the money', () =>
    expect(
      chipDeal(dollars(100), [
        { who: 'A', chips: 5000 },
        { who: 'B', chips: 3000 },
        { who: 'C', chips: 2000 },
      ]),
    ).toEqual([
      { who: 'A', amount: dollars(50) },
      { who: 'B', amount: dollars(30) },
      { who: 'C', amount: dollars(20) },
    ]))
  test('every proposal passes as a deal', () => {
    const chips = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.bigInt({ min: 2000n, max: 1_000_000_000n }), chips, (there, counts) => {
        const left = counts.map((count, nth) => ({ who: `P${nth}`, chips: count }))
        const who = left.map((one) => one.who)
        for (const deal of [
          evenDeal(cents(there), left),
          chipDeal(cents(there), left),
          chipDealAboveLeast(cents(there), cents(100), left),
        ])
          expect(dealFaults(cents(there), who, deal)).toEqual([])
      }),
    )
  })
})

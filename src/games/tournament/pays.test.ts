import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, type Cents, cents, dollars } from '../../base/money.ts'
import { percent, share } from '../../base/share.ts'
import { bountySplit } from './bounty.ts'
import { payFaults } from './payfaults.ts'
import { payoutsOf } from './payouts.ts'
import { cash, type Pays, prizesFor } from './pays.ts'

const CENTS = { unit: cents(1), restTo: 1 }
const percentages = (...of: number[]): Pays => ({ kind: 'percentages', shares: of.map(percent), ...CENTS })
const amounts = (pays: Pays, pool: Cents, field = 60) => prizesFor(pays, pool, field).places.map(({ amount }) => amount)
const inDollars = (...of: number[]) => of.map(dollars)

describe('percentages', () => {
  const five = percentages(40, 25, 16, 11, 8)
  test('[13-01] $10,500 in five places', () =>
    expect(amounts(five, dollars(10_500))).toEqual(inDollars(4200, 2625, 1680, 1155, 840)))
  test('[13-02] the guarantee in the same places', () =>
    expect(amounts(five, dollars(15_000))).toEqual(inDollars(6000, 3750, 2400, 1650, 1200)))
  test('rounded to $5, the rest to the place that is named', () => {
    const pays: Pays = { ...five, unit: dollars(5), restTo: 2 } as Pays
    const prizes = prizesFor(pays, dollars(1003), 60)
    expect(prizes.places.map(({ amount }) => amount)).toEqual(inDollars(400, 253, 160, 110, 80))
    expect(prizes.rest).toEqual({ amount: dollars(3), place: 2 })
  })
  test('three entries for five places: what rounding leaves is for the posted place', () =>
    expect(amounts(five, dollars(100), 3)).toEqual([4939n, 3086n, 1975n]))
  test.each([
    [[50, 30, 19], '99%'],
    [[50, 30, 21], '101%'],
  ])('%j is refused', (shares, sum) =>
    expect(payFaults(percentages(...shares))).toEqual([{ id: 'percentages not the whole', with: { sum } }]),
  )
  test('thirds are exactly the whole', () =>
    expect(payFaults({ kind: 'percentages', shares: [share(1, 3), share(1, 3), share(1, 3)], ...CENTS })).toEqual([]))
  test.each([
    [3, [500, 300, 200]],
    [2, [625, 375]],
    [1, [1000]],
  ])('%i players and three places: they share as their percentages stand to each other', (field, prizes) =>
    expect(amounts(percentages(50, 30, 20), dollars(1000), field)).toEqual(inDollars(...prizes)),
  )

  test('prizes are the pool, whatever the pool, the unit and the field', () => {
    const pool = fc.bigInt({ min: 0n, max: 10_000_000_000n })
    const parts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(
        pool,
        parts,
        fc.constantFrom(1n, 100n, 500n, 2500n),
        fc.nat(40),
        fc.integer({ min: 1, max: 200 }),
        (all, weights, unit, restTo, field) => {
          const whole = weights.reduce((sum, one) => sum + one, 0)
          const shares = weights.map((one) => share(one, whole))
          const pays: Pays = { kind: 'percentages', shares, unit: cents(unit), restTo }
          const prizes = prizesFor(pays, cents(all), field)
          expect(prizes.total).toBe(all)
          expect(prizes.houseGives).toBe(0n)
          expect(prizes.places.length).toBe(Math.min(field, weights.length))
        },
      ),
    )
  })
})

describe('by the number of entries', () => {
  const pays: Pays = {
    kind: 'by entries',
    lists: [
      { from: 1, to: 9, shares: [percent(100)] },
      { from: 10, to: 29, shares: [percent(65), percent(35)] },
      { from: 30, to: 99, shares: [percent(50), percent(30), percent(20)] },
    ],
    ...CENTS,
  }
  test.each([
    [9, [1000]],
    [10, [650, 350]],
    [29, [650, 350]],
    [30, [500, 300, 200]],
    [140, [500, 300, 200]],
  ])('%i entries', (field, prizes) => expect(amounts(pays, dollars(1000), field)).toEqual(inDollars(...prizes)))
  test('a hole between two lists is refused', () => {
    const lists =
      pays.kind === 'by entries' ? pays.lists.map((list, nth) => (nth === 1 ? { ...list, from: 11 } : list)) : []
    expect(payFaults({ kind: 'by entries', lists, ...CENTS }).map(({ id }) => id)).toEqual([
      'numbers of entries do not follow',
    ])
  })
})

describe('posted amounts', () => {
  const pays: Pays = { kind: 'flat', prizes: inDollars(500, 300, 200).map(cash), ...CENTS }
  test('[13-17] a free roll: the house gives all of it', () => {
    const prizes = prizesFor(pays, dollars(0), 84)
    expect(prizes.places.map(({ amount }) => amount)).toEqual(inDollars(500, 300, 200))
    expect([prizes.houseGives, prizes.total]).toEqual(inDollars(1000, 1000))
  })
  test('a pool that is larger: what is over goes where the rest goes', () =>
    expect(amounts(pays, dollars(1250))).toEqual(inDollars(750, 300, 200)))
})

describe('fixed prizes with the remainder', () => {
  const seats = (value: number, unit = cents(1)): Pays => ({
    kind: 'fixed and remainder',
    prize: { amount: dollars(value), form: 'entry', what: 'main event' },
    unit,
    restTo: 1,
  })
  test('[13-04] seven seats of $1,500 and $120 each', () => {
    const { places, total } = prizesFor(seats(1500), dollars(11_340), 60)
    expect(places).toHaveLength(7)
    for (const { parts } of places) expect(parts.map(({ amount }) => amount)).toEqual(inDollars(1500, 120))
    expect(total).toBe(dollars(11_340))
  })
  test('prizes in money: what rounding leaves is given once', () => {
    // $1,000 buys three of $300; $100 among three is $33.33 each, and the cent that is left is the first one's.
    const pays: Pays = { kind: 'fixed and remainder', prize: cash(dollars(300)), ...CENTS }
    const { places, total } = prizesFor(pays, dollars(1000), 60)
    expect(places.map(({ amount }) => amount)).toEqual([33_334n, 33_333n, 33_333n])
    expect(total).toBe(dollars(1000))
  })
  test('[13-05] no remainder, no cash', () => {
    const { places } = prizesFor(seats(500), dollars(4000), 60)
    expect(places.map(({ parts }) => parts.length)).toEqual(Array(8).fill(1))
  })
  test('a cent under the eighth seat: seven', () =>
    expect(prizesFor(seats(500), cents(399_999), 60).places).toHaveLength(7))
  test('odd cents go to the place that is named', () => {
    const { places, rest } = prizesFor(seats(500), cents(150_001), 60)
    expect(places.map(({ amount }) => amount)).toEqual([cents(50_001), dollars(500), dollars(500)])
    expect(rest).toEqual({ amount: cents(1), place: 1 })
  })
  test('a pool that does not buy one goes to the first in money', () =>
    expect(prizesFor(seats(500), dollars(480), 60).places).toEqual([
      { place: 1, amount: dollars(480), parts: [cash(dollars(480))] },
    ]))
  test('nobody has two: with five players there are five', () =>
    expect(amounts(seats(500), dollars(4000), 5)).toEqual(Array(5).fill(dollars(800))))
})

describe('an entry in place of the first prize', () => {
  const pays: Pays = {
    kind: 'entry first',
    entry: { amount: dollars(10_000), form: 'entry', what: 'World Series' },
    allowance: dollars(1000),
    shares: [percent(100)],
    unit: cents(1),
    restTo: 2,
  }
  test('[13-16] $12,300', () => {
    const { places, total } = prizesFor(pays, dollars(12_300), 60)
    expect(places.map(({ amount }) => amount)).toEqual(inDollars(11_000, 1300))
    expect(places[0]?.parts.map(({ form, amount }) => [form, amount])).toEqual([
      ['entry', dollars(10_000)],
      ['allowance', dollars(1000)],
    ])
    expect(total).toBe(dollars(12_300))
  })
  test('a pool below it: the house gives the difference, the others have nothing', () => {
    const { places, houseGives } = prizesFor(pays, dollars(10_400), 60)
    expect([places.length, houseGives]).toEqual([1, dollars(600)])
  })
})

describe('twice the buy-in', () => {
  test.each([
    [10, 100, 5, 200],
    [8, 50, 4, 100],
    [2, 5, 1, 10],
  ])('[44-01] %i players at $%i: %i have $%i each', (field, buyIn, winners, each) => {
    const { places, total, houseGives } = prizesFor(
      { kind: 'double', buyIn: dollars(buyIn) },
      dollars(buyIn * field),
      field,
    )
    expect(places.map(({ amount }) => amount)).toEqual(Array(winners).fill(dollars(each)))
    expect([total, houseGives]).toEqual([dollars(buyIn * field), 0n])
  })
  test('[44 R7] ten began and one was sent off: five doubles all the same', () =>
    expect(
      prizesFor({ kind: 'double', buyIn: dollars(100) }, dollars(1000), 9, 10).places.map(({ amount }) => amount),
    ).toEqual(Array(5).fill(dollars(200))))
})

describe('tied places', () => {
  const prizes = prizesFor(percentages(50, 30, 20), dollars(100), 60).places
  const at = (who: string, place: number, to = place) => ({ who, place, to })
  test('two for second and third share both', () =>
    expect(
      payoutsOf(prizes, [at('V', 1), at('W', 2, 3), at('X', 2, 3)]).map(({ who, amount }) => [who, amount]),
    ).toEqual([
      ['V', dollars(50)],
      ['W', dollars(25)],
      ['X', dollars(25)],
    ]))
  test('three for third share it; the odd cents go to the first of them, and nothing is lost', () => {
    const paid = payoutsOf(prizes, [at('V', 1), at('W', 2), at('X', 3, 5), at('Y', 3, 5), at('Z', 3, 5)])
    expect(paid.slice(2).map(({ amount }) => amount)).toEqual([cents(667), cents(667), cents(666)])
    expect(add(...paid.map(({ amount }) => amount))).toBe(dollars(100))
  })
  test('[44] two out at once past half share the last double', () => {
    const doubles = prizesFor({ kind: 'double', buyIn: dollars(100) }, dollars(1000), 10).places
    const standing = [at('A', 1), at('B', 2), at('C', 3), at('D', 4), at('E', 5, 6), at('F', 5, 6)]
    expect(payoutsOf(doubles, standing).map(({ amount }) => amount)).toEqual(inDollars(200, 200, 200, 200, 100, 100))
  })
  test('seats that both have stay seats; one seat for two is divided by its worth', () => {
    const seats: Pays = {
      kind: 'fixed and remainder',
      prize: { amount: dollars(500), form: 'entry', what: 'main' },
      ...CENTS,
    }
    const both = prizesFor(seats, dollars(1000), 60).places
    expect(payoutsOf(both, [at('V', 1, 2), at('W', 1, 2)]).map(({ parts }) => parts[0]?.form)).toEqual([
      'entry',
      'entry',
    ])
    expect(payoutsOf(both, [at('V', 1), at('W', 2, 3), at('X', 2, 3)]).map(({ parts }) => parts)).toEqual([
      [{ amount: dollars(500), form: 'entry', what: 'main' }],
      [cash(dollars(250))],
      [cash(dollars(250))],
    ])
  })

  test('each has the seat, and the odd cents of what is left over go one each to the first of them', () => {
    const seat = { amount: dollars(200), form: 'entry', what: 'main' } as const
    const seats = prizesFor({ kind: 'fixed and remainder', prize: seat, ...CENTS }, cents(60_008), 9)
    const three = [at('V', 1, 3), at('W', 1, 3), at('X', 1, 3)]
    expect(payoutsOf(seats.places, three).map(({ parts }) => parts)).toEqual([
      [seat, cash(cents(3))],
      [seat, cash(cents(3))],
      [seat, cash(cents(2))],
    ])
  })
})

describe('bounties', () => {
  test('[13-07] one winner has it', () =>
    expect(bountySplit(dollars(200), ['X'])).toEqual([{ to: 'X', amount: dollars(200) }]))
  test('[13-08] equal hands share it', () =>
    expect(bountySplit(dollars(200), ['X', 'Y']).map(({ amount }) => amount)).toEqual(inDollars(100, 100)))
  test('three share $100: the odd cent goes to the first', () =>
    expect(bountySplit(dollars(100), ['X', 'Y', 'Z']).map(({ amount }) => amount)).toEqual([
      cents(3334),
      cents(3333),
      cents(3333),
    ]))
})

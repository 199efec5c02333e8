import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ChipRace, chipRace, raceFor } from './chiprace.ts'
import { mayRaiseAgain, oversizedChip, potsOf, raiseRuling, settlePots, splitPot } from './rulings.ts'

describe('[44 R10] a raise against a bet of 200', () => {
  test.each([
    [299, 'call', 200],
    [300, 'completed raise', 400],
    [320, 'completed raise', 400],
    [399, 'completed raise', 400],
    [400, 'raise', 400],
    [401, 'raise', 401],
    [150, 'call', 150],
  ])('%i put in', (putIn, is, to) => expect(raiseRuling(200, putIn)).toEqual({ is, to }))
  test('half of an odd bet is not rounded', () => {
    expect(raiseRuling(75, 112)).toEqual({ is: 'call', to: 75 })
    expect(raiseRuling(75, 113)).toEqual({ is: 'completed raise', to: 150 })
  })
})

describe('[44 R13] one oversized chip against a bet of 200', () => {
  test('with the word it is all of it', () => expect(oversizedChip(200, 1000, true)).toEqual({ is: 'raise', to: 1000 }))
  test('in a limit game up to the limit', () =>
    expect(oversizedChip(200, 1000, true, 400)).toEqual({ is: 'raise', to: 400 }))
  test('smaller than a full raise: the word binds to one', () =>
    expect(oversizedChip(200, 250, true)).toEqual({ is: 'completed raise', to: 400 }))
  test('a limit below twice the bet: up to it and no further', () => {
    expect(oversizedChip(400, 1000, true, 600)).toEqual({ is: 'raise', to: 600 })
    expect(oversizedChip(400, 500, true, 600)).toEqual({ is: 'completed raise', to: 600 })
  })
  test('without the word it calls', () => expect(oversizedChip(200, 1000, false)).toEqual({ is: 'call', to: 200 }))
})

describe('[44 R12] all-in for less than a full raise', () => {
  test('[44-05 c] 300 over 200: who has acted may not raise', () => expect(mayRaiseAgain(200, [300])).toBe(false))
  test('a chip short of full', () => expect(mayRaiseAgain(200, [399])).toBe(false))
  test('exactly full opens it', () => expect(mayRaiseAgain(200, [400])).toBe(true))
  test('two short ones do not add up', () => expect(mayRaiseAgain(200, [300, 450])).toBe(false))
  test('somebody all in below the bet does not make a short raise a full one', () =>
    expect(mayRaiseAgain(200, [150, 300])).toBe(false))
  test('a full one after a short one opens it', () => expect(mayRaiseAgain(200, [300, 600])).toBe(true))
})

describe('[44 R2] odd chips', () => {
  test('[44-05 d] 1,025 between seats 3 and 7, button at 5', () =>
    expect(splitPot(1025, [3, 7], 5, 10, 25)).toEqual([
      { seat: 7, chips: 525 },
      { seat: 3, chips: 500 },
    ]))
  test('two odd chips among three go to the first two left of the button', () =>
    expect(splitPot(200, [1, 5, 9], 5, 10, 25)).toEqual([
      { seat: 9, chips: 75 },
      { seat: 1, chips: 75 },
      { seat: 5, chips: 50 },
    ]))
  test('the button itself is last', () => expect(splitPot(75, [5, 6], 5, 10, 25)[1]).toEqual({ seat: 5, chips: 25 }))
})

describe('[44 R3] side pots', () => {
  test('each by itself: two odd chips, not one even pot', () => {
    // Mixed, 150 would be 75 each; apart, the odd chip of each pot goes left of the button.
    const pots = [
      { chips: 75, seats: [2, 7] },
      { chips: 75, seats: [2, 7] },
    ]
    const split = settlePots(
      pots,
      new Map([
        [2, 1],
        [7, 1],
      ]),
      5,
      10,
      25,
    )
    expect(
      split
        .flat()
        .filter(({ seat }) => seat === 7)
        .map(({ chips }) => chips),
    ).toEqual([50, 50])
  })
  test('three stacks and one who folded', () =>
    expect(
      potsOf([
        { seat: 1, chips: 100 },
        { seat: 2, chips: 300 },
        { seat: 3, chips: 300 },
        { seat: 4, chips: 150, folded: true },
      ]),
    ).toEqual([
      { chips: 400, seats: [1, 2, 3] },
      { chips: 450, seats: [2, 3] },
    ]))
  test('what nobody called goes back, and folded chips are won', () => {
    const folds = [
      { seat: 2, chips: 300, folded: true },
      { seat: 3, chips: 300, folded: true },
    ]
    expect(potsOf([{ seat: 1, chips: 500 }, ...folds])).toEqual([
      { chips: 900, seats: [1] },
      { chips: 200, seats: [1], isBack: true },
    ])
    // 1,000 against somebody all in for 500, and 600 that folded: 400 were never called.
    const three = [
      { seat: 1, chips: 1000 },
      { seat: 2, chips: 600, folded: true },
      { seat: 3, chips: 500 },
    ]
    expect(potsOf(three)).toEqual([
      { chips: 1500, seats: [1, 3] },
      { chips: 200, seats: [1] },
      { chips: 400, seats: [1], isBack: true },
    ])
  })
  test('[44 R2 R3] three pots, each with a tie of its own and an odd chip of its own', () => {
    // Seats 2 and 6 tie for the best hand, 9 and 4 for the next; 2 is all in for 125, 6 for 325, 9 and 4 for 650 each.
    const pots = potsOf([
      { seat: 2, chips: 125 },
      { seat: 6, chips: 325 },
      { seat: 9, chips: 650 },
      { seat: 4, chips: 650 },
      { seat: 7, chips: 75, folded: true },
    ])
    const ranks = new Map([2, 6, 9, 4].map((seat, nth) => [seat, nth < 2 ? 1 : 2]))
    expect(pots.map(({ chips }) => chips)).toEqual([575, 600, 650])
    // The button at 7: of 23 chips in the main pot the odd one goes to seat 2, the first of the two left of it; of 26 each has 13.
    expect(settlePots(pots, ranks, 7, 9, 25)).toEqual([
      [
        { seat: 2, chips: 300 },
        { seat: 6, chips: 275 },
      ],
      [{ seat: 6, chips: 600 }],
      [
        { seat: 9, chips: 325 },
        { seat: 4, chips: 325 },
      ],
    ])
  })
  test('[44 R10] in a game without a button the odd chip goes to the first winning hand from seat 1', () =>
    expect(splitPot(75, [8, 3], 0, 9, 25)).toEqual([
      { seat: 3, chips: 50 },
      { seat: 8, chips: 25 },
    ]))
  test('a short stack wins the main pot, the next best hand the side pot', () => {
    const pots = potsOf([
      { seat: 1, chips: 100 },
      { seat: 2, chips: 300 },
      { seat: 3, chips: 300 },
    ])
    expect(
      settlePots(
        pots,
        new Map([
          [1, 1],
          [2, 2],
          [3, 3],
        ]),
        3,
        9,
        25,
      ),
    ).toEqual([[{ seat: 1, chips: 300 }], [{ seat: 2, chips: 400 }]])
  })
  test('whatever was put in: pots hold all of it, and all of it is given out', () => {
    const put = fc.uniqueArray(
      fc.record({
        seat: fc.integer({ min: 1, max: 10 }),
        chips: fc.integer({ min: 1, max: 40 }).map((one) => one * 25),
        folded: fc.boolean(),
      }),
      { selector: ({ seat }) => seat, minLength: 1, maxLength: 10 },
    )
    fc.assert(
      fc.property(
        put,
        fc.integer({ min: 1, max: 10 }),
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 10, maxLength: 10 }),
        (some, button, drawn) => {
          fc.pre(some.some(({ folded }) => !folded))
          const pots = potsOf(some)
          const all = some.reduce((sum, { chips }) => sum + chips, 0)
          expect(pots.reduce((sum, { chips }) => sum + chips, 0)).toBe(all)
          const ranks = new Map(drawn.map((rank, nth) => [nth + 1, rank]))
          const given = settlePots(pots, ranks, button, 10, 25).flat()
          expect(given.reduce((sum, { chips }) => sum + chips, 0)).toBe(all)
        },
      ),
    )
  })
})

describe('colour-up', () => {
  const stack = (seat: number, chips: number, hasOthers = true) => ({ seat, chips, hasOthers })
  const wins = ({ steps }: ChipRace) => steps.filter(({ won }) => won).map(({ seat }) => seat)
  test('whole ones are changed, odd ones raced: 25s into 100s', () => {
    const race = chipRace([stack(1, 7), stack(3, 2), stack(5, 3)], 25, 100, [
      { seat: 1, card: 'Kd' },
      { seat: 3, card: '2c' },
      { seat: 5, card: 'Ks' },
    ])
    expect([race.prizes, wins(race), race.difference]).toEqual([2, [1, 5], 0])
    expect(race.steps[0]).toEqual({ seat: 1, takes: 7, changed: 1, odd: 3, won: true, kept: false })
  })
  test('of equal ranks the suit decides', () => {
    const cards = [
      { seat: 1, card: 'Ah' },
      { seat: 2, card: 'As' },
    ]
    expect(wins(chipRace([stack(1, 2), stack(2, 2)], 25, 100, cards))).toEqual([2])
  })
  test('odd ones that make no whole chip are rounded up', () => {
    const race = chipRace([stack(1, 1)], 25, 100, [{ seat: 1, card: '2c' }])
    expect([wins(race), race.difference]).toEqual([[1], 75])
  })
  test('nobody is raced out', () => {
    const race = chipRace([stack(1, 2, false), stack(2, 2)], 25, 100, [
      { seat: 1, card: '2c' },
      { seat: 2, card: 'Ac' },
    ])
    expect(race.steps.map(({ won, kept }) => [won, kept])).toEqual([
      [false, true],
      [true, false],
    ])
    expect(race.difference).toBe(100)
  })
  test('at most one chip to a player, and the difference is what came without what went', () => {
    const stacks = fc.array(fc.record({ chips: fc.nat(30), hasOthers: fc.boolean() }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(stacks, fc.constantFrom([25, 100], [100, 500], [500, 1000]), (some, [small, large]) => {
        const there = some.map((one, nth) => ({ ...one, seat: nth + 1 }))
        const { odd, prizes } = raceFor(there, small!, large!)
        const cards = there
          .filter(({ seat }) => odd.get(seat)! > 0)
          .map(({ seat }) => ({ seat, card: `${'23456789TJ'[seat - 1]}c` }))
        const race = chipRace(there, small!, large!, cards)
        const before = there.reduce((sum, { chips }) => sum + chips * small!, 0)
        const after = race.steps.reduce(
          (sum, { changed, won, kept }) => sum + (changed + Number(won) + Number(kept)) * large!,
          0,
        )
        expect(after).toBe(before + race.difference)
        expect(wins(race)).toHaveLength(prizes)
        // Never a whole chip less; more only by rounding up and by those who may not be raced out.
        expect(race.difference).toBeGreaterThanOrEqual(0)
        for (const { changed, won, kept } of race.steps.filter(({ seat }) => !there[seat - 1]!.hasOthers))
          expect(changed + Number(won) + Number(kept)).toBeGreaterThan(0)
      }),
    )
  })
})

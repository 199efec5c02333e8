/** Whatever an attendant enters, in whatever order, on any wheel that may be posted. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BIG_SPIN, PRIZE_WHEEL } from '../../../tests/wheels.ts'
import { isInside } from '../../base/moment.ts'
import { cents, smaller } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { wheelFaults } from './faults.ts'
import { beginWheel, stepWheel, type WheelAction, type WheelGame } from './game.ts'
import { sizeOf, spotAt, type Wheel, type WheelRules } from './rules.ts'
import { settleWheel } from './settle.ts'

const readings: fc.Arbitrary<WheelRules> = fc
  .record({
    which: fc.constantFrom('any' as const, 'deciding' as const),
    raises: fc.constantFrom('spot' as const, 'prize' as const),
    gives: fc.constantFrom('minimum' as const, 'difference' as const),
    moving: fc.constantFrom('wait' as const, 'spin again' as const),
    forms: fc.constantFrom(['cash'], ['cash', 'chips'], ['cash', 'chips', 'match-play coupons']),
    most: fc.option(fc.bigInt({ min: 100_00n, max: 300_000_00n }), { nil: undefined }),
  })
  .map(({ which, raises, gives, moving, forms, most }) => ({
    ...PRIZE_WHEEL,
    still: { by: 'S3', moving },
    double: {
      ...PRIZE_WHEEL.double!,
      cash: { by: 'D2', forms },
      ...(most === undefined ? {} : { most: { by: 'reading R9', amount: cents(most) } }),
    },
    least: { by: 'G1', spin: { by: 'R1', which }, doubled: { by: 'R2', raises }, thing: { by: 'R3', gives } },
  }))

/** Small ones as often as any: there the minimum matters. */
const amount = fc
  .oneof(fc.bigInt({ min: 10_00n, max: 300_00n }), fc.bigInt({ min: 10_00n, max: 150_000_00n }))
  .map((value) => cents(value))
const prize = fc.oneof(
  fc.record({ value: amount, form: fc.constantFrom('cash', 'chips', 'match-play coupons') }),
  fc.record({ value: amount, form: fc.constantFrom('vehicles', 'gift cards'), thing: fc.constant('a thing') }),
)
const wheel: fc.Arbitrary<Wheel> = fc
  .record({
    prizes: fc.array(fc.tuple(prize, fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 8 }),
    isDouble: fc.constantFrom(true, true, false),
    jackpot: prize.filter(({ value }) => value >= 25_00n),
    minimum: fc.bigInt({ min: 1_00n, max: 500_00n }).map((value) => cents(value)),
    hours: fc.constantFrom(['16:00', '18:00'], ['23:00', '01:00'], ['00:00', '00:00']),
  })
  .map(({ prizes, isDouble, jackpot, minimum, hours }) => ({
    spots: [
      ...prizes.map(([one, times], nth) => ({ ...one, spot: `S${nth + 1}`, times })),
      ...(isDouble ? [{ spot: 'double', double: true as const }] : []),
    ],
    ...(isDouble ? { jackpot } : {}),
    least: [{ from: hours[0]!, to: hours[1]!, prize: minimum }],
  }))

const seen = fc.record(
  {
    turns: fc.constantFrom(2, 2, 3, 5, 1, 0, -1, 2.5, Number.NaN),
    touched: fc.constantFrom(false, false, false, true),
    stopped: fc.constantFrom(true, true, true, false),
    rests: fc.oneof(
      { weight: 8, arbitrary: fc.record({ spot: fc.integer({ min: 1, max: 14 }) }) },
      { weight: 8, arbitrary: fc.record({ spot: fc.constantFrom('double', 'double', 'S1', 'S2', 'S3', 'S9') }) },
      { weight: 1, arbitrary: fc.constantFrom('peg' as const, 'between' as const) },
    ),
  },
  { requiredKeys: ['rests'] },
)
/** Most of what is entered is complete: with nothing but refusals nobody comes to a double. */
const action: fc.Arbitrary<WheelAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: seen.map(({ rests }) => ({ do: 'spin' as const, turns: 2, touched: false, stopped: true, rests })),
  },
  { weight: 3, arbitrary: seen.map((one) => ({ do: 'spin' as const, ...one })) },
  { weight: 1, arbitrary: fc.constant({ do: 'give up' as const }) },
)
const local = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((clock) => `2026-05-04T${clock.map((part) => String(part).padStart(2, '0')).join(':')}:00`)
const steps = fc.array(fc.record({ action, local }), { minLength: 4, maxLength: 12 })

test('wheels made here may be posted', () => {
  fc.assert(
    fc.property(wheel, (posted) => {
      expect(wheelFaults(PRIZE_WHEEL, posted)).toEqual([])
    }),
  )
})

test('a step is refused and changes nothing, or adds one spin; after the end everything is refused', () => {
  fc.assert(
    fc.property(fc.oneof(readings, fc.constant(BIG_SPIN)), wheel, steps, (rules, made, entered) => {
      const posted = { ...made, spots: made.spots.filter((spot) => spot.double !== true || rules.double !== undefined) }
      let game = beginWheel()
      for (const { action: next, local: at } of entered) {
        const before = structuredClone(game)
        const after = stepWheel(rules, posted, game, next, at)
        expect(game).toEqual(before)
        if (isRefusal(after)) {
          expect(after.reasons).toHaveLength(1)
          continue
        }
        expect(before.phase).not.toBe('over')
        expect(after.spins.length - before.spins.length).toBe(next.do === 'spin' ? 1 : 0)
        expect(settleWheel(rules, posted, after) === undefined).toBe(after.phase !== 'over')
        // The journal keeps it as JSON.
        expect(JSON.parse(JSON.stringify(after))).toEqual(after)
        game = after
      }
    }),
  )
})

test('from wherever it stands one cash spot ends it, so that no game hangs', () => {
  fc.assert(
    fc.property(readings, wheel, steps, (rules, posted, entered) => {
      const ending = posted.spots.find((spot) => spot.double !== true && spot.form === 'cash')
      fc.pre(ending !== undefined)
      const game = played(rules, posted, entered)
      if (game.phase === 'over') return
      const spin = { do: 'spin', turns: 2, touched: false, stopped: true, rests: { spot: ending!.spot } } as const
      expect(stepWheel(rules, posted, game, spin, '2026-05-04T12:00:00')).toMatchObject({ phase: 'over' })
    }),
  )
})

test('nobody wins less than the minimum in its hours, and outside of them exactly what is posted', () => {
  const reached = { inside: 0, raised: 0, doubled: 0, jackpot: 0 }
  fc.assert(
    fc.property(readings, wheel, steps, (rules, posted, entered) => {
      const game = played(rules, posted, entered)
      const result = settleWheel(rules, posted, game)
      if (result === undefined || result.won === 'nothing') return
      const valid = game.spins.filter(({ was }) => was !== 'invalid')
      const [{ prize: minimum, ...window }] = posted.least as [NonNullable<Wheel['least']>[number]]
      const isIn = (spin: (typeof valid)[number]) => isInside(window, spin.local)
      const plain = plainly(rules, posted, valid)
      const isGuaranteed = rules.least!.spin.which === 'any' ? valid.some(isIn) : isIn(valid.at(-1)!)
      if (!isGuaranteed) {
        expect(result.amount).toBe(plain)
        return
      }
      expect(result.amount).toBeGreaterThanOrEqual(minimum)
      // Raising the spot before it is doubled can add more, but never takes away.
      expect(result.amount).toBeGreaterThanOrEqual(plain)
      if (plain >= minimum && rules.least!.doubled.raises === 'prize') expect(result.amount).toBe(plain)
      reached.inside += 1
      if (result.amount > plain) reached.raised += 1
      if (result.won === 'doubled') reached.doubled += 1
      if (result.won === 'jackpot') reached.jackpot += 1
    }),
    { numRuns: 2_000 },
  )
  // The cases above were really met.
  for (const times of Object.values(reached)) expect(times).toBeGreaterThan(20)
})

const played = (
  rules: WheelRules,
  posted: Wheel,
  entered: readonly { action: WheelAction; local: string }[],
): WheelGame =>
  entered.reduce((game, { action: next, local: at }) => {
    const after = stepWheel(rules, posted, game, next, at)
    return isRefusal(after) ? game : after
  }, beginWheel())

/** A second reckoning by the plainest means, without any minimum: the spots that counted, one after another. */
function plainly(rules: WheelRules, posted: Wheel, valid: WheelGame['spins']): bigint {
  let isDouble = false
  for (const { rests } of valid) {
    const spot = spotAt(posted, (rests as { spot: number | string }).spot)!
    if (spot.double === true) {
      if (isDouble) return posted.jackpot!.value
      isDouble = true
    } else if (!isDouble) return spot.value
    else if (rules.double!.cash.forms.includes(spot.form)) {
      const twice = spot.value * 2n
      const most = rules.double!.most?.amount ?? twice
      return smaller(cents(twice), cents(most))
    }
  }
  throw new Error('not decided')
}

test('a number beyond the wheel is no spot, every other is one', () => {
  fc.assert(
    fc.property(wheel, fc.integer({ min: -3, max: 80 }), (posted, at) => {
      expect(spotAt(posted, at) !== undefined).toBe(at >= 1 && at <= sizeOf(posted))
    }),
  )
})

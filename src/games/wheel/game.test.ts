import { describe, expect, test } from 'vitest'
import { BIG_SPIN, cash, PRIZE_WHEEL, SECTIONS, TWENTY } from '../../../tests/wheels.ts'
import { dollars, formatMoney } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { beginWheel, type SpinSeen, stepWheel, type WheelAction, type WheelGame } from './game.ts'
import type { Wheel, WheelRules } from './rules.ts'
import { settleWheel } from './settle.ts'

const NOON = '2026-05-04T12:00:00'
const GOOD: SpinSeen = { turns: 3, touched: false, stopped: true }
/** A spin that counts and rests in this spot. */
const on = (spot: number | string): WheelAction => ({ do: 'spin', ...GOOD, rests: { spot } })

function play(actions: readonly WheelAction[], { rules = PRIZE_WHEEL, wheel = TWENTY, local = NOON } = {}): WheelGame {
  return actions.reduce((game, action) => done(rules, wheel, game, action, local), beginWheel())
}
function done(rules: WheelRules, wheel: Wheel, game: WheelGame, action: WheelAction, local = NOON): WheelGame {
  const next = stepWheel(rules, wheel, game, action, local)
  if (isRefusal(next)) throw new Error(next.reasons[0]?.id)
  return next
}
/** `$400.00 cash, doubled [D1 D3 D2]` */
function told(game: WheelGame, rules = PRIZE_WHEEL, wheel = TWENTY): string {
  const result = settleWheel(rules, wheel, game)
  if (result === undefined) return 'to spin'
  if (result.won === 'nothing') return `nothing [${result.by.join(' ')}]`
  const what = result.thing === undefined ? result.form : result.thing
  const besides = result.besides === undefined ? '' : ` and ${formatMoney(result.besides)}`
  return `${formatMoney(result.amount)} ${what}${besides}, ${result.won} [${result.by.join(' ')}]`
}

describe('the double spot', () => {
  test.each([
    ['double, then $500', ['double', '$500'], '$1,000.00 cash, doubled [D1 D2]'],
    ['double, then the car, then $200', ['double', 'car', '$200'], '$400.00 cash, doubled [D1 D3 D2]'],
    ['double, then double', ['double', 'double'], '$5,000.00 cash, jackpot [D1 D4]'],
    ['double, the car, double', ['double', 'car', 'double'], '$5,000.00 cash, jackpot [D1 D3 D4]'],
    ['the car at once', ['car'], '$24,000.00 a compact car, prize [W1]'],
    ['cash at once', ['$25'], '$25.00 cash, prize [W1]'],
    ['double alone', ['double'], 'to spin'],
    ['double, the car, the car', ['double', 'car', 'car'], 'to spin'],
  ])('%s', (_, spots, result) => {
    expect(told(play(spots.map(on)))).toBe(result)
  })

  test('a spot by its number on the wheel: the first double, the second the car, then six of $10', () => {
    expect(told(play([on(2)]))).toBe('$24,000.00 a compact car, prize [W1]')
    expect(told(play([on(3)]))).toBe('$10.00 cash, prize [W1]')
    expect(told(play([on(8)]))).toBe('$10.00 cash, prize [W1]')
    expect(told(play([on(9)]))).toBe('$25.00 cash, prize [W1]')
    expect(told(play([on(20)]))).toBe('$5,000.00 cash, prize [W1]')
  })

  test('a coupon is doubled as coupons; a thing with a posted cash value is doubled in cash', () => {
    const wheel: Wheel = {
      spots: [
        { spot: 'double', double: true },
        { spot: 'coupon', value: dollars(50), form: 'match-play coupons' },
        { spot: 'watch', value: dollars(900), form: 'jewelry', thing: 'a watch', cash: dollars(800) },
      ],
      jackpot: { value: dollars(30_000), form: 'vehicles', thing: 'a car' },
    }
    const won = (...spots: string[]) => told(play(spots.map(on), { wheel }), PRIZE_WHEEL, wheel)
    expect(won('double', 'coupon')).toBe('$100.00 match-play coupons, doubled [D1 D2]')
    expect(won('double', 'watch')).toBe('$1,600.00 cash, doubled [D1 D2]')
    expect(won('watch')).toBe('$900.00 a watch, prize [W1]')
    expect(won('double', 'double')).toBe('$30,000.00 a car, jackpot [D1 D4]')
    // Where coupons have no posted cash value the wheel is spun again.
    const strict = { ...PRIZE_WHEEL, double: { ...PRIZE_WHEEL.double!, cash: { by: 'D2', forms: ['cash', 'chips'] } } }
    expect(play([on('double'), on('coupon')], { rules: strict, wheel }).phase).toBe('to spin for double')
  })

  test('where the rule limits a doubled prize it is paid up to that', () => {
    const rules = {
      ...PRIZE_WHEEL,
      double: { ...PRIZE_WHEEL.double!, most: { by: 'reading R9', amount: dollars(9_000) } },
    }
    expect(told(play([on('double'), on('$5000')], { rules }), rules)).toBe('$9,000.00 cash, doubled [D1 D2 reading R9]')
    expect(told(play([on('double'), on('$500')], { rules }), rules)).toBe('$1,000.00 cash, doubled [D1 D2]')
  })
})

describe('a spin that does not count is spun again', () => {
  const rests = { spot: '$500' }
  test.each<[string, SpinSeen, string[], string]>([
    ['one turn', { turns: 1, touched: false, stopped: true, rests }, ['turns'], 'S1'],
    ['no turn', { turns: 0, touched: false, rests }, ['turns'], 'S1'],
    ['touched', { turns: 3, touched: true, stopped: true, rests }, ['touched'], 'S2'],
    ['touched, and nobody looked further', { touched: true }, ['touched'], 'S2'],
    ['touched while it still moves', { touched: true, stopped: false }, ['touched'], 'S2'],
    ['on a peg', { ...GOOD, rests: 'peg' }, ['peg'], 'S4'],
    [
      'short and touched and on a peg',
      { turns: 1, touched: true, rests: 'peg' },
      ['turns', 'touched', 'peg'],
      'S1 S2 S4',
    ],
  ])('%s', (_, seen, faults, by) => {
    const game = play([{ do: 'spin', ...seen }])
    expect(game).toMatchObject({ phase: 'to spin', spins: [{ was: 'invalid', faults, by }] })
    expect(told(done(PRIZE_WHEEL, TWENTY, game, on('$500')))).toBe(`$500.00 cash, prize [${by} W1]`)
  })

  test('exactly two turns are enough', () => {
    expect(play([{ do: 'spin', ...GOOD, turns: 2, rests }]).phase).toBe('over')
  })

  test('after a double too, and the double is kept', () => {
    const game = play([on('double'), { do: 'spin', ...GOOD, rests: 'peg' }])
    expect(game.phase).toBe('to spin for double')
    expect(told(done(PRIZE_WHEEL, TWENTY, game, on('$500')))).toBe('$1,000.00 cash, doubled [D1 S4 D2]')
  })

  test('a wheel without a full stop, where the rule has it spun again', () => {
    const rules: WheelRules = { ...PRIZE_WHEEL, still: { by: 'S3', moving: 'spin again' } }
    const spin: WheelAction = { do: 'spin', turns: 3, touched: false, stopped: false, rests }
    expect(play([spin], { rules }).spins).toMatchObject([{ was: 'invalid', faults: ['moving'], by: 'S3' }])
  })
})

describe('the plain wheel of sections', () => {
  const rests = { spot: '$750' }
  const settled = (...actions: WheelAction[]) =>
    told(play(actions, { rules: BIG_SPIN, wheel: SECTIONS }), BIG_SPIN, SECTIONS)

  test('between two sections is spun again; then what the pointer shows', () => {
    expect(settled({ do: 'spin', rests: 'between' }, { do: 'spin', rests })).toBe('$750.00 cash, prize [B4 B1]')
  })
  test('nothing else is held against a spin: its document asks for no turns and forbids no touch', () => {
    expect(settled({ do: 'spin', rests })).toBe('$750.00 cash, prize [B1]')
    expect(settled({ do: 'spin', turns: 0, touched: true, rests })).toBe('$750.00 cash, prize [B1]')
  })
  test('given up before the spin: nothing is won', () => {
    expect(settled({ do: 'give up' })).toBe('nothing [B5]')
  })
})

describe('the guaranteed minimum', () => {
  const at = (clock: string) => `2026-05-04T${clock}`
  const won = (local: string, ...spots: string[]) => told(play(spots.map(on), { local }))
  test.each([
    ['17:10:00', '$25', '$50.00 cash, prize [W1 G1]'],
    ['17:10:00', '$200', '$200.00 cash, prize [W1]'],
    ['18:30:00', '$25', '$25.00 cash, prize [W1]'],
    ['15:59:59', '$25', '$25.00 cash, prize [W1]'],
    ['16:00:00', '$25', '$50.00 cash, prize [W1 G1]'],
    ['17:59:59', '$25', '$50.00 cash, prize [W1 G1]'],
    ['18:00:00', '$25', '$25.00 cash, prize [W1]'],
  ])('at %s on %s', (clock, spot, result) => {
    expect(won(at(clock), spot)).toBe(result)
  })
  test('exactly the minimum is paid as posted', () => {
    const wheel = { ...TWENTY, least: [{ from: '16:00', to: '18:00', prize: dollars(25) }] }
    expect(told(play([on('$25')], { wheel, local: at('17:00:00') }), PRIZE_WHEEL, wheel)).toBe(
      '$25.00 cash, prize [W1]',
    )
  })

  test('after a double: what comes of doubling is raised, or the spot before it', () => {
    expect(won(at('17:00:00'), 'double', '$10')).toBe('$50.00 cash, doubled [D1 D2 G1]')
    expect(won(at('17:00:00'), 'double', '$25')).toBe('$50.00 cash, doubled [D1 D2]')
    const least = { ...PRIZE_WHEEL.least!, doubled: { by: 'reading R2', raises: 'spot' as const } }
    const rules: WheelRules = { ...PRIZE_WHEEL, least }
    const game = play([on('double'), on('$10')], { rules, local: at('17:00:00') })
    expect(told(game, rules)).toBe('$100.00 cash, doubled [D1 D2 G1 reading R2]')
  })

  test('begun in the hours and decided after them: any spin of these hours, or the deciding one', () => {
    const first = done(PRIZE_WHEEL, TWENTY, beginWheel(), on('double'), at('17:59:00'))
    const game = done(PRIZE_WHEEL, TWENTY, first, on('$10'), at('18:00:30'))
    expect(told(game)).toBe('$50.00 cash, doubled [D1 D2 G1]')
    const which = { by: 'reading R1', which: 'deciding' as const }
    expect(told(game, { ...PRIZE_WHEEL, least: { ...PRIZE_WHEEL.least!, spin: which } })).toBe(
      '$20.00 cash, doubled [D1 D2]',
    )
    // A spin that does not count gives no claim to the minimum.
    const invalid = done(PRIZE_WHEEL, TWENTY, beginWheel(), { do: 'spin', touched: true }, at('17:59:00'))
    expect(told(done(PRIZE_WHEEL, TWENTY, invalid, on('$10'), at('18:00:00')))).toBe('$10.00 cash, prize [S2 W1]')
  })

  test('a thing of less value: the minimum in its place, or the thing and what is lacking', () => {
    const wheel: Wheel = {
      ...TWENTY,
      spots: [{ spot: 'cap', value: dollars(20), form: 'merchandise', thing: 'a cap' }, cash(100)],
    }
    const game = play([on('cap')], { wheel, local: at('17:00:00') })
    expect(told(game, PRIZE_WHEEL, wheel)).toBe('$50.00 cash, prize [W1 G1 reading R3]')
    const thing = { by: 'reading R3', gives: 'difference' as const }
    expect(told(game, { ...PRIZE_WHEEL, least: { ...PRIZE_WHEEL.least!, thing } }, wheel)).toBe(
      '$50.00 a cap and $30.00, prize [W1 G1 reading R3]',
    )
  })

  test('a jackpot below it is raised, and of two minimums the higher counts', () => {
    const wheel: Wheel = {
      ...TWENTY,
      jackpot: { value: dollars(25), form: 'chips' },
      least: [
        { from: '16:00', to: '18:00', prize: dollars(50) },
        { days: ['monday'], from: '17:00', to: '17:30', prize: dollars(75) },
      ],
    }
    const won = (local: string) => told(play([on('double'), on('double')], { wheel, local }), PRIZE_WHEEL, wheel)
    expect(won('2026-05-04T16:30:00')).toBe('$50.00 chips, jackpot [D1 D4 G1]')
    expect(won('2026-05-04T17:10:00')).toBe('$75.00 chips, jackpot [D1 D4 G1]')
    expect(won('2026-05-05T17:10:00')).toBe('$50.00 chips, jackpot [D1 D4 G1]')
  })
})

describe('refused with the clause, and nothing changes', () => {
  const rests = { spot: '$25' }
  const double = play([on('double')])
  test.each<[string, WheelGame, WheelAction, string]>([
    ['a spin after the end', play([on('$25')]), on('$25'), 'W1 wheel is done'],
    ['turns not said', beginWheel(), { do: 'spin', touched: false, stopped: true, rests }, 'S1 turns not told'],
    ['touch not said', beginWheel(), { do: 'spin', turns: 2, stopped: true, rests }, 'S2 touch not told'],
    ['still moving', beginWheel(), { do: 'spin', ...GOOD, stopped: false, rests }, 'S3 wheel still moves'],
    ['pointer not said', beginWheel(), { do: 'spin', ...GOOD }, 'W1 pointer not told'],
    ['half a turn', beginWheel(), { do: 'spin', ...GOOD, turns: 2.5, rests }, 'S1 turns not whole'],
    ['turns back', double, { do: 'spin', ...GOOD, turns: -1, rests }, 'S1 turns not whole'],
    ['turns that are no number', double, { do: 'spin', ...GOOD, turns: Number.NaN, rests }, 'S1 turns not whole'],
    ['spot 0', beginWheel(), on(0), 'W1 no such spot on the wheel'],
    ['spot 21 of 20', beginWheel(), on(21), 'W1 no such spot on the wheel'],
    ['spot 1.5', beginWheel(), on(1.5), 'W1 no such spot on the wheel'],
    ['a name that is not on it', double, on('$30'), 'W1 no such spot on the wheel'],
    [
      'a foreign spot, though touched',
      double,
      { do: 'spin', touched: true, rests: { spot: 99 } },
      'W1 no such spot on the wheel',
    ],
    [
      'between, on a wheel with pegs',
      beginWheel(),
      { do: 'spin', ...GOOD, rests: 'between' },
      'S4 pointer rests otherwise',
    ],
    ['giving up where no rule has it', beginWheel(), { do: 'give up' }, 'W1 spin not given up'],
  ])('%s', (_, game, action, why) => {
    const before = structuredClone(game)
    const next = stepWheel(PRIZE_WHEEL, TWENTY, game, action, NOON)
    expect(isRefusal(next) ? `${next.reasons[0]?.clause} ${next.reasons[0]?.id}` : 'done').toBe(why)
    expect(game).toEqual(before)
  })

  test.each<[string, WheelAction[], WheelAction, string]>([
    ['on a peg', [], { do: 'spin', rests: 'peg' }, 'B4 pointer rests otherwise'],
    ['still moving', [], { do: 'spin', stopped: false, rests: { spot: 1 } }, 'B1 wheel still moves'],
    ['giving up after a spin', [{ do: 'spin', rests: 'between' }], { do: 'give up' }, 'B4 spun before giving up'],
    ['a second spin', [{ do: 'spin', rests: { spot: 1 } }], { do: 'spin', rests: { spot: 2 } }, 'B2 wheel is done'],
    ['a spin after giving up', [{ do: 'give up' }], { do: 'spin', rests: { spot: 2 } }, 'B2 wheel is done'],
  ])('the plain wheel: %s', (_, before, action, why) => {
    const next = stepWheel(BIG_SPIN, SECTIONS, play(before, { rules: BIG_SPIN, wheel: SECTIONS }), action, NOON)
    expect(isRefusal(next) ? `${next.reasons[0]?.clause} ${next.reasons[0]?.id}` : 'done').toBe(why)
  })
})

import { expect, test } from 'vitest'
import { BIG_SPIN, cash, PRIZE_WHEEL, SECTIONS, TWENTY } from '../../../tests/wheels.ts'
import { cents, dollars } from '../../base/money.ts'
import { english } from '../../words/sentence.ts'
import { wheelFaults } from './faults.ts'
import type { Spot, Wheel, WheelRules } from './rules.ts'

const told = (rules: WheelRules, wheel: Wheel) =>
  wheelFaults(rules, wheel).map(({ clause, ...why }) => `${english(why)} [${clause}]`)
const DOUBLE: Spot = { spot: 'double', double: true }
const JACKPOT = { value: dollars(5_000), form: 'cash' }
const car = (value: number, thing?: string): Spot => ({ spot: 'car', value: dollars(value), form: 'vehicles', thing })

test.each<[string, Wheel, string[]]>([
  ['the wheel of twenty', TWENTY, []],
  ['one spot', { spots: [cash(10)] }, []],
  ['64 spots', { spots: [cash(10, 63), DOUBLE], jackpot: JACKPOT }, []],
  [
    '65 spots',
    { spots: [cash(10, 64), DOUBLE], jackpot: JACKPOT },
    ['the wheel has 65 spots; up to 64 are allowed [W2]'],
  ],
  ['no spot', { spots: [] }, ['the wheel has no spots [W2]']],
  ['no times', { spots: [cash(10), cash(20, 0)] }, ['spot $20: 0 is not a number of spots [W2]']],
  [
    'a name twice',
    { spots: [cash(10), cash(10)] },
    ['spot $10 is listed twice; say how many times it is on the wheel [W2]'],
  ],
  ['a spot of $5', { spots: [cash(5)] }, ['$5 is $5.00; the minimum is $10.00 [W3]']],
  ['a cent under $10', { spots: [{ ...cash(10), value: cents(999) }] }, ['$10 is $9.99; the minimum is $10.00 [W3]']],
  ['a spot of $150,000', { spots: [cash(150_000)] }, []],
  ['a spot of $150,001', { spots: [cash(150_001)] }, ['$150001 is $150,001.00; the maximum is $150,000.00 [W3]']],
  ['a car of $150,001', { spots: [car(150_001, 'a car')] }, ['car is $150,001.00; the maximum is $150,000.00 [W3]']],
  ['a car without a name', { spots: [car(20_000)] }, ['car: name the prize (vehicles) [W4]']],
  [
    'two double spots',
    { spots: [cash(10), { ...DOUBLE, times: 2 }], jackpot: JACKPOT },
    ['the wheel has 2 double spots; one spot may be the double spot [D1]'],
  ],
  [
    'two double spots under two names',
    { spots: [cash(10), DOUBLE, { ...DOUBLE, spot: 'twice' }], jackpot: JACKPOT },
    ['the wheel has 2 double spots; one spot may be the double spot [D1]'],
  ],
  ['no jackpot', { spots: [cash(10), DOUBLE] }, ['the jackpot of the double spot is not posted [D4]']],
  [
    'a jackpot alone',
    { spots: [cash(10)], jackpot: JACKPOT },
    ['a jackpot is posted, but the wheel has no double spot [D4]'],
  ],
  [
    'a jackpot of $20',
    { spots: [cash(10), DOUBLE], jackpot: { ...JACKPOT, value: dollars(20) } },
    ['the double jackpot is $20.00; the minimum is $25.00 [D4]'],
  ],
  ['a jackpot of $25', { spots: [cash(10), DOUBLE], jackpot: { ...JACKPOT, value: dollars(25) } }, []],
  [
    'a jackpot of $150,001',
    { spots: [cash(10), DOUBLE], jackpot: { ...JACKPOT, value: dollars(150_001) } },
    ['the double jackpot is $150,001.00; the maximum is $150,000.00 [D4]'],
  ],
  [
    'a minimum of nothing',
    { spots: [cash(10)], least: [{ from: '16:00', to: '18:00', prize: dollars(0) }] },
    ['the guaranteed minimum from 16:00 to 18:00 is not an amount [G1]'],
  ],
])('the prize wheel: %s', (_, wheel, faults) => {
  expect(told(PRIZE_WHEEL, wheel)).toEqual(faults)
})

test.each<[string, Wheel, string[]]>([
  ['its sections', SECTIONS, []],
  ['more than 64 of them: no number is said', { spots: [cash(50, 80)] }, []],
  [
    'two outside the range, on both sides',
    { spots: [25, 50, 500, 100_000, 150_000].map((amount) => cash(amount)) },
    ['$25 is $25.00; the minimum is $50.00 [B3]', '$150000 is $150,000.00; the maximum is $100,000.00 [B3]'],
  ],
  ['a double spot', { spots: [cash(50), DOUBLE] }, ['these rules have no double spot [B1]']],
  [
    'a guaranteed minimum',
    { spots: [cash(50)], least: [{ from: '16:00', to: '18:00', prize: dollars(60) }] },
    ['these rules have no guaranteed minimum [B1]'],
  ],
  [
    'a car',
    { spots: [{ ...car(20_000, 'a car'), form: 'vehicles' } as Spot] },
    ['car: vehicles is not one of cash [B3]'],
  ],
])('the plain wheel: %s', (_, wheel, faults) => {
  expect(told(BIG_SPIN, wheel)).toEqual(faults)
})

/** Wheels for tests: the prize wheel with pegs and a double spot, the plain one of sections, and a posted wheel for each. */
import { type Cents, dollars } from '../src/base/money.ts'
import type { CardWheel, CardWheelRules } from '../src/games/cardwheel/game.ts'
import type { KeysRules } from '../src/games/keys/game.ts'
import type { PlayDownRules } from '../src/games/playdown/game.ts'
import type { Wheel, WheelRules } from '../src/games/wheel/rules.ts'

const MONEY = ['cash', 'chips', 'match-play coupons']
const THINGS = [
  'tournament entries',
  'sporting event tickets',
  'merchandise',
  'gift cards',
  'electronics',
  'jewelry',
  'trips',
  'vehicles',
]

export const PRIZE_WHEEL: WheelRules = {
  spin: { by: 'W1' },
  once: { by: 'W1' },
  spots: { by: 'W2', max: 64 },
  worth: { by: 'W3', min: dollars(10), max: dollars(150_000) },
  forms: { by: 'W4', money: MONEY, things: THINGS },
  turns: { by: 'S1', least: 2 },
  untouched: { by: 'S2' },
  still: { by: 'S3', moving: 'wait' },
  astray: { by: 'S4', at: 'peg' },
  double: {
    by: 'D1',
    cash: { by: 'D2', forms: MONEY },
    again: { by: 'D3' },
    jackpot: { by: 'D4', min: dollars(25), max: dollars(150_000), forms: [...MONEY, ...THINGS] },
  },
  least: {
    by: 'G1',
    spin: { by: 'reading R1', which: 'any' },
    doubled: { by: 'reading R2', raises: 'prize' },
    thing: { by: 'reading R3', gives: 'minimum' },
  },
}

/** Only a pointer between two sections is spun again. */
export const BIG_SPIN: WheelRules = {
  spin: { by: 'B1' },
  once: { by: 'B2' },
  spots: { by: 'B3' },
  worth: { by: 'B3', min: dollars(50), max: dollars(100_000) },
  forms: { by: 'B3', money: ['cash'], things: [] },
  still: { by: 'B1', moving: 'wait' },
  astray: { by: 'B4', at: 'between' },
  giveUp: { by: 'B5' },
}

export const cash = (amount: number, times = 1) => ({
  spot: `$${amount}`,
  value: dollars(amount) as Cents,
  form: 'cash',
  times,
})

/** Twenty spots: a double, a car, cash from $10 to $5,000. */
export const TWENTY: Wheel = {
  spots: [
    { spot: 'double', double: true },
    { spot: 'car', value: dollars(24_000), form: 'vehicles', thing: 'a compact car' },
    cash(10, 6),
    cash(25, 5),
    cash(200, 4),
    cash(500, 2),
    cash(5_000),
  ],
  jackpot: { value: dollars(5_000), form: 'cash' },
  least: [{ from: '16:00', to: '18:00', prize: dollars(50) }],
}

export const SECTIONS: Wheel = { spots: [cash(50, 4), cash(250), cash(5_000), cash(750), cash(100_000)] }

export const WHEEL_OF_CARDS: CardWheelRules = {
  sections: { by: 'C1', cards: 52, awards: 8 },
  record: { by: 'C2', different: 5 },
  repeated: { by: 'C3' },
  awards: { by: 'C4' },
  chart: { by: 'C5' },
  over: { by: 'C6' },
}

/** Two sections each for four things. */
export const SIXTY: CardWheel = {
  awards: [
    { award: 'cap', value: dollars(15), times: 2 },
    { award: 'polo shirt', value: dollars(30), times: 2 },
    { award: 'dinner', value: dollars(60), times: 2 },
    { award: 'jacket', value: dollars(80), times: 2 },
  ],
  chart: [
    { hand: 'royal flush', amount: dollars(10_000) },
    { hand: 'straight flush', amount: dollars(5_000) },
    { hand: 'four of a kind', amount: dollars(1_000) },
    { hand: 'full house', amount: dollars(700) },
    { hand: 'flush', amount: dollars(500) },
    { hand: 'straight', amount: dollars(400) },
    { hand: 'three of a kind', amount: dollars(300) },
    { hand: 'two pair', amount: dollars(100) },
  ],
}

export const KEYS: KeysRules = {
  cards: { by: 'K1', number: 10 },
  order: { by: 'K2' },
  choose: { by: 'K3' },
  try: { by: 'K4' },
  wins: { by: 'K5' },
  fewer: { by: 'reading R1', envelopes: 'all' },
  none: { by: 'reading R2', means: 'nobody wins' },
}

/** Two tables of eight, four of each to the final. */
export const PLAY_DOWN: PlayDownRules = {
  tables: { by: 'R4', number: 2, seats: 8, hands: 24 },
  goOn: { by: 'R4', places: 4 },
  final: { by: 'R4', hands: 16 },
  out: { by: 'P1' },
  others: { by: 'P3' },
  first: { by: 'P4' },
  ties: { by: 'reading R1' },
  fewer: { by: 'reading R2' },
}

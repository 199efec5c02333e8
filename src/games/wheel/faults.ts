/** A wheel that is to be posted, held against its document. */
import { type Cents, toWire, ZERO } from '../../base/money.ts'
import { because, type Reason } from '../../base/refusal.ts'
import {
  type Range,
  type Spot,
  sizeOf,
  type Term,
  timesOf,
  type Wheel,
  type WheelPrize,
  type WheelRules,
} from './rules.ts'

/** Everything that is wrong with it, each with clause and limit; nothing where it may be posted. */
export function wheelFaults(rules: WheelRules, wheel: Wheel): Reason[] {
  return [
    ...sizeFaults(rules, wheel),
    ...wheel.spots.flatMap((spot) => spotFaults(rules, spot)),
    ...doubleFaults(rules, wheel),
    ...leastFaults(rules, wheel),
  ]
}

const PLAIN = /^[!-~](?:[ -~]{0,62}[!-~])?$/

function sizeFaults({ spots: { by, max }, drawn }: WheelRules, wheel: Wheel): Reason[] {
  const faults: Reason[] = []
  const size = sizeOf(wheel)
  if (wheel.spots.length === 0) faults.push(because(by, 'wheel without spots'))
  if (max !== undefined && size > max) faults.push(because(by, 'too many spots', { spots: size, max }))
  // What is drawn stands in a public list of plain signs.
  for (const { spot } of drawn === undefined ? [] : wheel.spots)
    if (!PLAIN.test(spot)) faults.push(because(drawn?.by ?? by, 'spot of other signs', { spot }))
  for (const spot of wheel.spots)
    if (!Number.isInteger(timesOf(spot)) || timesOf(spot) < 1)
      faults.push(because(by, 'spot not counted', { spot: spot.spot, times: timesOf(spot) }))
  const names = wheel.spots.map(({ spot }) => spot)
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  // Spots of one name are one entry of the list, so that the name alone tells the prize.
  for (const spot of twice) faults.push(because(by, 'spot of the wheel named twice', { spot }))
  return faults
}

function spotFaults({ worth, forms }: WheelRules, spot: Spot): Reason[] {
  if (spot.double === true) return []
  const allowed = [...forms.money, ...forms.things]
  return [...prizeFaults(spot.spot, spot, worth, { by: forms.by, forms: allowed }, forms.money)]
}

function prizeFaults(
  name: string,
  { value, form, thing }: WheelPrize,
  { by, min, max }: Term & Range,
  allowed: Term & { readonly forms: readonly string[] },
  money: readonly string[],
): Reason[] {
  const faults: Reason[] = []
  const of = (amount: Cents, limit: Cents) => ({ spot: name, amount: toWire(amount), limit: toWire(limit) })
  if (value < min) faults.push(because(by, 'spot below the least', of(value, min)))
  if (value > max) faults.push(because(by, 'spot above the most', of(value, max)))
  if (!allowed.forms.includes(form))
    faults.push(because(allowed.by, 'prize form not approved', { spot: name, form, forms: allowed.forms }))
  else if (!money.includes(form) && (thing === undefined || thing.trim() === ''))
    faults.push(because(allowed.by, 'thing of a spot not named', { spot: name, form }))
  return faults
}

function doubleFaults({ double, spin, forms }: WheelRules, wheel: Wheel): Reason[] {
  const doubles = wheel.spots.filter((spot) => spot.double === true).reduce((sum, spot) => sum + timesOf(spot), 0)
  const { jackpot } = wheel
  if (double === undefined)
    return doubles > 0 || jackpot !== undefined ? [because(spin.by, 'no double spot in the rules')] : []
  const faults: Reason[] = []
  if (doubles > 1) faults.push(because(double.by, 'too many double spots', { spots: doubles }))
  if (doubles > 0 && jackpot === undefined) faults.push(because(double.jackpot.by, 'double jackpot not posted'))
  if (doubles === 0 && jackpot !== undefined) faults.push(because(double.jackpot.by, 'jackpot without double spot'))
  if (jackpot !== undefined)
    faults.push(...prizeFaults('jackpot', jackpot, double.jackpot, double.jackpot, forms.money))
  return faults
}

function leastFaults({ least, spin }: WheelRules, wheel: Wheel): Reason[] {
  const windows = wheel.least ?? []
  if (least === undefined) return windows.length > 0 ? [because(spin.by, 'no guaranteed minimum in the rules')] : []
  return windows
    .filter(({ prize }) => prize <= ZERO)
    .map(({ from, to }) => because(least.by, 'guaranteed minimum not an amount', { from, to }))
}

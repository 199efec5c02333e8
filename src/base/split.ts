import { add, type Cents, cents, roundUpTo, subtract, times } from './money.ts'
import { partRoundedDown, type Share } from './share.ts'

/** Each share is rounded down and `rest` takes what is left, so the parts always sum to the whole. */
export function split<Name extends string, Rest extends string>(
  whole: Cents,
  shares: Readonly<Record<Name, Share>>,
  { rest }: { rest: Rest },
): Record<Name | Rest, Cents> {
  const parts = Object.entries(shares).map(([name, part]) => [name, partRoundedDown(whole, part as Share)] as const)
  const left = subtract(whole, add(...parts.map(([, amount]) => amount)))
  if (left < 0n) throw new Error('the shares are more than the whole')
  return Object.fromEntries([...parts, [rest, left]]) as Record<Name | Rest, Cents>
}

/** Everybody gets the same, rounded up to the chip unit; `extra` is what somebody has to add to the whole for that. */
export function divideRoundedUp(whole: Cents, persons: number, unit: Cents): { each: Cents; extra: Cents } {
  if (persons < 1) throw new Error('nobody to divide among')
  const count = BigInt(persons)
  const each = roundUpTo(unit, cents((whole + count - 1n) / count))
  return { each, extra: subtract(times(each, persons), whole) }
}

/** Everybody gets the same, rounded down to the unit; `rest` is what is left over. */
export function divideRoundedDown(whole: Cents, persons: number, unit: Cents): { each: Cents; rest: Cents } {
  if (persons < 1) throw new Error('nobody to divide among')
  const each = ((whole / BigInt(persons) / unit) * unit) as Cents
  return { each, rest: subtract(whole, times(each, persons)) }
}

/** In proportion to `weights`; the cents that rounding leaves go one each to the first in order. */
export function proRata(whole: Cents, weights: readonly bigint[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (total <= 0n) throw new Error('weights must add up to more than nothing')
  const floors = weights.map((weight) => (whole * weight) / total)
  let left = whole - floors.reduce((sum, part) => sum + part, 0n)
  return floors.map((part) => {
    if (left === 0n) return cents(part)
    left -= 1n
    return cents(part + 1n)
  })
}

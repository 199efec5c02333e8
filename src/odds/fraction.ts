/** Exact fractions: what odds are before anybody rounds them. */
export type Fraction = { readonly over: bigint; readonly under: bigint }

export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(over), BigInt(under)]
  if (bottom === 0n) throw new Error('a fraction needs a denominator')
  const divisor = common(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom)
  const sign = bottom < 0n ? -1n : 1n
  return { over: (sign * top) / divisor, under: (sign * bottom) / divisor }
}

function common(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under)
export const dividedBy = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under, a.under * b.over)
export const formatFraction = ({ over, under }: Fraction): string => (under === 1n ? `${over}` : `${over}/${under}`)

/** As near as a number can be: eighteen digits of it are computed exactly. */
export function toNumber({ over, under }: Fraction): number {
  const scale = 10n ** 18n
  const whole = over / under
  return Number(whole) + Number(((over - whole * under) * scale) / under) / 1e18
}

/** From amounts to places on a plot: round steps on the axis, three to five of them. */

export type Scale = {
  readonly ticks: readonly number[]
  readonly least: number
  readonly most: number
  /** By powers of ten, where one large amount would leave nothing to see of all others. */
  readonly isByTens?: true
}

const STEPS = [1, 2, 2.5, 5, 10] as const
const LINES = 4

/** Bars begin at nothing; a line may begin higher, so that what moves can be seen. */
export function scaleOf(values: readonly number[], fromZero: boolean): Scale {
  const high = Math.max(...values, fromZero ? 0 : Number.NEGATIVE_INFINITY)
  const low = fromZero ? Math.min(0, ...values) : Math.min(...values)
  if (!Number.isFinite(high) || high === low) {
    const middle = Number.isFinite(high) ? high : 0
    const around = Math.abs(middle) || 100
    return scaleOf(
      fromZero ? [0, middle < 0 ? -around : around] : [middle - around / 10, middle + around / 10],
      fromZero,
    )
  }
  const rough = (high - low) / LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (STEPS.find((one) => one * power >= rough) ?? 10)
  const first = Math.floor(low / step) * step
  const ticks: number[] = []
  for (let tick = first; tick < high + step; tick += step) ticks.push(tick)
  return { ticks, least: first, most: ticks.at(-1) ?? high }
}

/** So much larger than the one in the middle, and it would hide the others. */
const TOWERS = 50

/** For bars: as `scaleOf`, or by tens where the largest towers over the others. What is nothing, or less, lies on the ground. */
export function barScaleOf(values: readonly number[]): Scale {
  const positive = values.filter((value) => value > 0).toSorted((a, b) => a - b)
  const [least, middle, most] = [positive[0], positive[Math.floor(positive.length / 2)], positive.at(-1)]
  const isFlat = values.some((value) => value < 0) || most === undefined || least === undefined || middle === undefined
  if (isFlat || most / middle < TOWERS) return scaleOf(values, true)
  const [first, last] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(most))]
  const ticks = Array.from({ length: last - first + 1 }, (_, n) => 10 ** (first + n))
  return { ticks, least: ticks[0]!, most: ticks.at(-1)!, isByTens: true }
}

/** The place of a value between two edges of the plot. */
export function placeIn({ least, most, isByTens }: Scale, value: number, bottom: number, top: number): number {
  const part =
    isByTens === true
      ? Math.log10(Math.max(value, least) / least) / Math.log10(most / least)
      : (value - least) / (most - least)
  return bottom + part * (top - bottom)
}

/** `$12k`, `$1.5m`, `$15b`, `$40`: cents on an axis are rounded, amounts beside it are not. */
export function shortMoney(amount: number): string {
  const dollars = Math.abs(amount) / 100
  const sign = amount < 0 ? '-' : ''
  const short = (value: number, unit: string) => `${sign}$${Number(value.toFixed(value < 10 ? 2 : 1))}${unit}`
  if (dollars >= 1_000_000_000) return short(dollars / 1_000_000_000, 'b')
  if (dollars >= 1_000_000) return short(dollars / 1_000_000, 'm')
  if (dollars >= 1_000) return short(dollars / 1_000, 'k')
  return short(dollars, '')
}

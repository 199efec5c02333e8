/**
 * Tests of randomness on the numbers as they are used. Each gives the chance (p) that a fair source would look at
 * least this odd, on either side: too uneven and too even are both suspicious.
 */

export type Finding = { test: string; statistic: number; freedom: number | null; p: number }

/** Counts against expectations. Classes that expect less than 5 are thrown together, or the approximation fails. */
export function chiSquare(test: string, counts: readonly number[], expected: readonly number[]): Finding {
  const [observedJoined, expectedJoined] = joined(counts, expected)
  const statistic = observedJoined.reduce((sum, count, index) => {
    const expects = expectedJoined[index]!
    return sum + (count - expects) ** 2 / expects
  }, 0)
  const freedom = observedJoined.length - 1
  if (freedom < 1) throw new Error(`${test}: too few numbers to tell anything`)
  return { test, statistic, freedom, p: bothSides(upperChiSquare(statistic, freedom)) }
}

export function equalChiSquare(test: string, counts: readonly number[]): Finding {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return chiSquare(
    test,
    counts,
    counts.map(() => total / counts.length),
  )
}

/** Wald and Wolfowitz: how often the row changes between the lower and the upper half of the numbers. */
export function runs(test: string, row: readonly number[], sides: number): Finding {
  const high = row.map((number) => number * 2 >= sides)
  const highs = high.filter(Boolean).length
  const lows = row.length - highs
  const changes = high.filter((it, index) => index > 0 && it !== high[index - 1]).length
  const product = 2 * highs * lows
  const mean = product / row.length + 1
  const variance = (product * (product - row.length)) / (row.length ** 2 * (row.length - 1))
  return normal(test, (changes + 1 - mean) / Math.sqrt(variance))
}

/** Whether a number goes with the one `lag` places later. */
export function serialCorrelation(test: string, row: readonly number[], lag: number): Finding {
  const mean = row.reduce((sum, number) => sum + number, 0) / row.length
  const spread = row.reduce((sum, number) => sum + (number - mean) ** 2, 0)
  const together = row.slice(lag).reduce((sum, number, index) => sum + (number - mean) * (row[index]! - mean), 0)
  // Under independence the mean is about −1/n and the variance about 1/n.
  const n = row.length
  return normal(test, (together / spread + 1 / n) * Math.sqrt(n))
}

/** Pairs that do not overlap: every pair equally often. */
export function pairs(test: string, row: readonly number[], sides: number): Finding {
  const counts = new Array<number>(sides * sides).fill(0)
  for (let at = 0; at + 1 < row.length; at += 2) counts[row[at]! * sides + row[at + 1]!]! += 1
  return equalChiSquare(test, counts)
}

/** How long one waits for a number to come again: 0, 1, 2 … others between, the longest waits together. */
export function gaps(test: string, row: readonly number[], sides: number, number: number): Finding {
  const chance = 1 / sides
  const longest = Math.ceil(Math.log(0.01) / Math.log(1 - chance))
  const counts = new Array<number>(longest + 1).fill(0)
  let last = -1
  for (const [index, it] of row.entries()) {
    if (it !== number) continue
    counts[Math.min(index - last - 1, longest)]! += 1
    last = index
  }
  const total = counts.reduce((sum, count) => sum + count, 0)
  const expected = counts.map((_, gap) => total * (1 - chance) ** gap * (gap === longest ? 1 : chance))
  return chiSquare(test, counts, expected)
}

/** Hands of five: how many different numbers each holds. */
export function poker(test: string, row: readonly number[], sides: number): Finding {
  const counts = [0, 0, 0, 0, 0]
  const hands = Math.floor(row.length / 5)
  for (let hand = 0; hand < hands; hand++) counts[new Set(row.slice(hand * 5, hand * 5 + 5)).size - 1]! += 1
  const expected = counts.map((_, index) => (hands * stirling(5, index + 1) * falling(sides, index + 1)) / sides ** 5)
  return chiSquare(test, counts, expected)
}

/** How many numbers it takes until each has been seen. */
export function couponCollector(test: string, row: readonly number[], sides: number): Finding {
  const longest = sides * 8
  const counts = new Array<number>(longest + 1).fill(0)
  let seen = new Set<number>()
  let taken = 0
  for (const number of row) {
    seen.add(number)
    taken += 1
    if (seen.size < sides) continue
    counts[Math.min(taken, longest)]! += 1
    seen = new Set()
    taken = 0
  }
  const sets = counts.reduce((sum, count) => sum + count, 0)
  const complete = completeWithin(sides, longest)
  const expected = counts.map((_, length) => {
    const within = length === longest ? 1 : complete[length]!
    return sets * (within - (length === 0 ? 0 : complete[length - 1]!))
  })
  return chiSquare(test, counts.slice(sides), expected.slice(sides))
}

/** The chance that all sides were seen within 0, 1, 2 … numbers: a walk over how many were seen so far. */
function completeWithin(sides: number, longest: number): number[] {
  let seen = [1, ...new Array<number>(sides).fill(0)]
  const complete = [0]
  for (let taken = 1; taken <= longest; taken++) {
    seen = seen.map((chance, k) => (chance * k) / sides + (k === 0 ? 0 : (seen[k - 1]! * (sides - k + 1)) / sides))
    complete.push(seen[sides]!)
  }
  return complete
}

/** Every order equally often; an order is numbered by the smaller numbers that follow each place. */
export function permutations(test: string, orders: readonly (readonly number[])[]): Finding {
  const size = orders[0]?.length ?? 0
  const counts = new Array<number>(falling(size, size)).fill(0)
  for (const order of orders) counts[orderNumber(order)]! += 1
  return equalChiSquare(test, counts)
}

export const orderNumber = (order: readonly number[]): number =>
  order.reduce((sum, it, index) => {
    const smaller = order.slice(index + 1).filter((later) => later < it).length
    return sum * (order.length - index) + smaller
  }, 0)

/**
 * Which card lies where after each shuffle. Rows and columns of the table are fixed, hence the freedom and the factor:
 * a cell varies by (1/n)(1 − 1/n) a shuffle, so the plain sum would come to n(n − 1) where (n − 1)² is free.
 */
export function places(test: string, orders: readonly (readonly number[])[]): Finding {
  const size = orders[0]?.length ?? 0
  const counts = new Array<number>(size * size).fill(0)
  for (const order of orders) for (const [place, card] of order.entries()) counts[place * size + card]! += 1
  const expects = orders.length / size
  const sum = counts.reduce((total, count) => total + (count - expects) ** 2 / expects, 0)
  const [statistic, freedom] = [(sum * (size - 1)) / size, (size - 1) ** 2]
  return { test, statistic, freedom, p: bothSides(upperChiSquare(statistic, freedom)) }
}

const normal = (test: string, z: number): Finding => ({
  test,
  statistic: z,
  freedom: null,
  p: upperChiSquare(z * z, 1),
})

const bothSides = (upper: number): number => Math.min(1, 2 * Math.min(upper, 1 - upper))

function joined(counts: readonly number[], expected: readonly number[]): [number[], number[]] {
  const kept = expected.map((it) => it >= 5)
  const rest = (all: readonly number[]) => all.reduce((sum, it, index) => (kept[index] ? sum : sum + it), 0)
  const [restCount, restExpected] = [rest(counts), rest(expected)]
  const observedKept = counts.filter((_, index) => kept[index])
  const expectedKept = expected.filter((_, index) => kept[index])
  if (restExpected === 0 && restCount === 0) return [observedKept, expectedKept]
  if (restExpected >= 5)
    return [
      [...observedKept, restCount],
      [...expectedKept, restExpected],
    ]
  const last = expectedKept.length - 1
  observedKept[last]! += restCount
  expectedKept[last]! += restExpected
  return [observedKept, expectedKept]
}

const falling = (n: number, k: number): number => (k === 0 ? 1 : n * falling(n - 1, k - 1))

function stirling(n: number, k: number): number {
  if (n === k) return 1
  return k === 0 || k > n ? 0 : k * stirling(n - 1, k) + stirling(n - 1, k - 1)
}

/** The chance that chi-square with this freedom is at least x: the upper incomplete gamma function, regularised. */
export function upperChiSquare(x: number, freedom: number): number {
  const [a, half] = [freedom / 2, x / 2]
  if (half <= 0) return 1
  const scale = Math.exp(-half + a * Math.log(half) - logGamma(a))
  return half < a + 1 ? 1 - scale * series(a, half) : scale * fraction(a, half)
}

function series(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < 100_000 && term > sum * 1e-16; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum
}

/** The continued fraction, worked from the front (Lentz). */
function fraction(a: number, x: number): number {
  let b = x + 1 - a
  let c = 1e300
  let d = 1 / b
  let value = d
  for (let n = 1; n < 100_000; n++) {
    const top = -n * (n - a)
    b += 2
    d = 1 / (top * d + b)
    c = b + top / c
    value *= c * d
    if (Math.abs(c * d - 1) < 1e-15) break
  }
  return value
}

/** Stirling's series after stepping up to where it is exact enough. */
function logGamma(a: number): number {
  if (a < 15) return logGamma(a + 1) - Math.log(a)
  const square = a * a
  const tail = (1 / 12 - (1 / 360 - (1 / 1260 - 1 / (1680 * square)) / square) / square) / a
  return (a - 0.5) * Math.log(a) - a + Math.log(2 * Math.PI) / 2 + tail
}

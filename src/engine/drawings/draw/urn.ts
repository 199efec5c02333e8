/** Chances laid end to end in the order of the entries, and whose chance a number falls into. */
import type { Steps } from '../../../base/steps.ts'
import type { SealedList } from './drum.ts'

export type Urn = {
  readonly total: () => bigint
  /** The entry that holds the chance numbered `ticket`, counted from 0. */
  readonly at: (ticket: bigint) => number
  /** Once for each: what is out is never found again. */
  readonly empty: (index: number) => void
}

/** So many at a time: a fraction of a millisecond. */
const PART = 5_000

/**
 * A binary indexed tree, so that a drawing of many out of very many stays quick: the slot at position p holds the weight of
 * the p & −p entries that end there. In plain numbers where all the weight together is exact in them.
 */
function* urnSteps<N extends number | bigint>(
  tree: { [at: number]: N; readonly length: number },
  weightOf: (index: number) => N,
  { plus, minus, read }: Numbers<N>,
): Steps<Urn> {
  let total = read(0n)
  for (let at = 1; at < tree.length; at++) {
    total = plus(total, weightOf(at - 1))
    const above = at + (at & -at)
    if (above < tree.length) tree[above] = plus(tree[above]!, tree[at]!)
    if (at % PART === 0) yield
  }
  const highest = 2 ** Math.floor(Math.log2(Math.max(1, tree.length - 1)))
  return {
    total: () => BigInt(total),
    at: (ticket) => {
      let rest = read(ticket)
      let before = 0
      for (let step = highest; step >= 1; step /= 2) {
        const weight = tree[before + step]
        if (weight === undefined || weight > rest) continue
        rest = minus(rest, weight)
        before += step
      }
      return before
    },
    empty: (index) => {
      const weight = weightOf(index)
      total = minus(total, weight)
      for (let at = index + 1; at < tree.length; at += at & -at) tree[at] = minus(tree[at]!, weight)
    },
  }
}

type Numbers<N> = {
  readonly plus: (a: N, b: N) => N
  readonly minus: (a: N, b: N) => N
  readonly read: (whole: bigint) => N
}
const SAFE: Numbers<number> = { plus: (a, b) => a + b, minus: (a, b) => a - b, read: Number }
const BIG: Numbers<bigint> = { plus: (a, b) => a + b, minus: (a, b) => a - b, read: (whole) => whole }

export const bigUrnSteps = (weights: readonly bigint[]): Steps<Urn> =>
  urnSteps([0n, ...weights], (index) => weights[index]!, BIG)

/** The urn of a sealed list, and the ids in it. */
export function* linesSteps(list: SealedList): Steps<{ urn: Urn; idAt: (index: number) => string }> {
  const starts: number[] = []
  let weights = new Float64Array(1_000)
  let count = 0
  let total = 0
  for (const piece of list) {
    starts.push(count)
    if (weights.length < count + piece.length) weights = longer(weights, count + piece.length)
    const read = readWeights(piece, weights, count)
    count += read.lines
    total += read.sum
    if (starts.length % 10 === 0) yield
  }
  const lines = new Map<number, readonly string[]>()
  const idAt = (index: number) => {
    const piece = pieceOf(starts, index)
    const found = lines.get(piece) ?? list[piece]!.split('\n')
    lines.set(piece, found)
    const line = found[index - starts[piece]!]!
    return line.slice(0, line.indexOf('\t'))
  }
  if (total <= Number.MAX_SAFE_INTEGER) {
    const tree = new Float64Array(count + 1)
    tree.set(weights.subarray(0, count), 1)
    return { urn: yield* urnSteps(tree, (index) => weights[index]!, SAFE), idAt }
  }
  const exact = list.flatMap((piece) => piece.split('\n').slice(0, -1)).map((line) => BigInt(line.split('\t')[1]!))
  return { urn: yield* bigUrnSteps(exact), idAt }
}

const [TAB, END, ZERO] = ['\t', '\n', '0'].map((sign) => sign.charCodeAt(0)) as [number, number, number]

/** The last piece that starts at or before the line. */
function pieceOf(starts: readonly number[], line: number): number {
  let [low, high] = [0, starts.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= line) low = middle
    else high = middle
  }
  return low
}

function longer(weights: Float64Array, atLeast: number): Float64Array<ArrayBuffer> {
  const all = new Float64Array(Math.max(weights.length * 2, atLeast))
  all.set(weights)
  return all
}

/** What stands between the first tab of each line and the next tab or its end. */
function readWeights(piece: string, weights: Float64Array, first: number): { lines: number; sum: number } {
  let line = first
  let column = 0
  let weight = 0
  let sum = 0
  for (let at = 0; at < piece.length; at++) {
    const sign = piece.charCodeAt(at)
    if (sign === TAB) column += 1
    else if (sign === END) {
      weights[line++] = weight
      sum += weight
      column = 0
      weight = 0
    } else if (column === 1) weight = weight * 10 + (sign - ZERO)
  }
  return { lines: line - first, sum }
}

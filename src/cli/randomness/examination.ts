/** Draws of every kind that the house makes, in numbers large enough to judge them. */
import { hexOf } from '../../base/digest.ts'
import { type Entry, seal } from '../../engine/drawings/draw/drum.ts'
import {
  cut,
  type How,
  keyOf,
  SECRET_BYTES,
  type Stream,
  select,
  shuffle,
  streamOf,
} from '../../engine/drawings/draw/selection.ts'
import {
  chiSquare,
  couponCollector,
  equalChiSquare,
  type Finding,
  gaps,
  pairs,
  permutations,
  places,
  poker,
  runs,
  serialCorrelation,
} from './statistics.ts'

/** Fresh random bytes: the machine's own in the command, fixed ones in the tests. */
export type Randomness = (bytes: number) => Uint8Array

/** How one draw is made out of its secret, contribution and number; replaced in tests by crooked ones. */
export type Drawing = (
  secret: string,
  contribution: string,
  draw: number,
  seal: string,
  entries: readonly Entry[],
  how: How,
) => readonly string[]

const honest: Drawing = (...terms) => select(...terms).winners

/** The tests demanded at 99 % confidence, on what is drawn and not only on bytes. `size` is the number of draws. */
export function examine(randomness: Randomness, size: number, drawing: Drawing = honest): Finding[] {
  let number = 0
  const draw = (entries: readonly Entry[], sealed: string, how: How): number[] => {
    number += 1
    const digits = String(randomness(4).reduce((sum, byte) => sum * 256 + byte, 0)).padStart(10, '0')
    const secret = hexOf(randomness(SECRET_BYTES))
    return drawing(secret, `digits ${digits}`, number, sealed, entries, how).map(Number)
  }
  const many = (times: number, weights: readonly number[], how: How): number[][] => {
    const entries = weights.map((weight, index) => ({ id: String(index).padStart(2, '0'), weight: BigInt(weight) }))
    const sealed = seal(entries)
    return Array.from({ length: times }, () => draw(entries, sealed, how))
  }
  const streams = (times: number): Stream[] =>
    Array.from({ length: times }, () => streamOf(keyOf(hexOf(randomness(SECRET_BYTES)), '', 0, '', ONE)))

  const winners = many(size, TEN, ONE).flat()
  const oneDraw = many(Math.ceil(size / 2_000), TEN, { winners: 2_000, standby: 0, replacement: true }).flat()
  const orders = many(Math.ceil(size / 4), [1, 1, 1, 1, 1], { winners: 5, standby: 0, replacement: false })
  const spins = many(size, WHEEL, { ...ONE, replacement: true }).flat()
  const couples = many(Math.ceil(size / 2), URN, { winners: 2, standby: 0, replacement: false })
  const small = streams(Math.ceil(size / 4)).map((stream) => shuffle(stream, 5))
  const decks = streams(Math.ceil(size / 40)).map((stream) => shuffle(stream, 52))
  const cuts = streams(Math.ceil(size / 4)).map((stream) => cut(stream, 52) - 1)

  return [
    ...rowTests('one of ten', winners),
    ...rowTests('many out of one draw', oneDraw),
    permutations('order of five drawn: every order', orders),
    chiSquare('wheel of 64 weighted spots: chi-square', countsOf(spins, 64), shares(WHEEL, size)),
    chiSquare('weighted, two without replacement: chi-square', coupleCounts(couples), coupleShares(couples.length)),
    permutations('shuffle of five: every order', small),
    places('shuffle of 52: every card in every place', decks),
    equalChiSquare('cut of 52: chi-square', countsOf(cuts, 51)),
  ]
}

function rowTests(what: string, row: readonly number[]): Finding[] {
  return [
    equalChiSquare(`${what}: chi-square`, countsOf(row, 10)),
    runs(`${what}: runs`, row, 10),
    serialCorrelation(`${what}: serial correlation`, row, 1),
    serialCorrelation(`${what}: serial correlation, every second`, row, 2),
    pairs(`${what}: pairs`, row, 10),
    gaps(`${what}: gaps`, row, 10, 0),
    poker(`${what}: poker`, row, 10),
    couponCollector(`${what}: coupon collector`, row, 10),
  ]
}

const ONE: How = { winners: 1, standby: 0, replacement: false }
const TEN = new Array<number>(10).fill(1)
/** One spot of the grand prize, some double spots, many small ones. */
const WHEEL = Array.from({ length: 64 }, (_, spot) => (spot === 0 ? 1 : spot % 8 === 0 ? 2 : 4))
const URN = [1, 2, 3, 4]

function shares(weights: readonly number[], times: number): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => (times * weight) / total)
}

/** The first by its share of all, the second by its share of what is left. */
const coupleShares = (times: number): number[] =>
  URN.flatMap((first, i) => URN.map((second, j) => (i === j ? 0 : (((times * first) / 10) * second) / (10 - first))))

const coupleCounts = (couples: readonly (readonly number[])[]): number[] =>
  countsOf(
    couples.map(([first = 0, second = 0]) => first * URN.length + second),
    URN.length ** 2,
  )

function countsOf(row: readonly number[], sides: number): number[] {
  const counts = new Array<number>(sides).fill(0)
  for (const number of row) counts[number]! += 1
  return counts
}

/** Out of many tests at 1 % some will sound the alarm by chance; the whole does so only once in a hundred times. */
export type Verdict = { passes: boolean; alarms: number; expectedAlarms: number; strictest: number }

export const LEVEL = 0.01

export function judge(findings: readonly Finding[]): Verdict {
  const strictest = LEVEL / findings.length
  const alarms = findings.filter(({ p }) => p < LEVEL).length
  return {
    passes: findings.every(({ p }) => p >= strictest),
    alarms,
    expectedAlarms: findings.length * LEVEL,
    strictest,
  }
}

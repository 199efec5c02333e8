/**
 * A shuffled deck as hi-lo sees it: cards of one rank in a row count once. A game is a chain of ranks in which no two
 * neighbours are equal; chains that visit ranks equally often are equally likely, whichever ranks they are. So chains are
 * counted by how often they were at each rank, and only the kinds that come out are turned into chances.
 */
import type { Call } from '../games/hilo/game.ts'
import { type Fraction, fraction, plus } from './fraction.ts'

export type Deck = { readonly ranks: number; readonly copies: number }

/** What is called at a card, or nothing to stop there. */
export type Caller = (right: number, wrong: number, rank: number) => Call | undefined

/** By right guesses, the chance to end there by a wrong guess that is not forgiven, and by stopping. */
export type Ended = { readonly missed: readonly Fraction[]; readonly stopped: readonly Fraction[] }

/** `top` right guesses end the game. */
export function runsOf(
  deck: Deck,
  top: number,
  caller: Caller,
  forgives: (right: number, wrong: number) => boolean,
): Ended {
  const { ranks, copies } = deck
  const base = copies + 1
  const place = Array.from({ length: ranks }, (_, rank) => base ** rank)
  const kindsByRight = () => Array.from({ length: top + 1 }, () => new Float64Array(KINDS))
  const [missed, stopped] = [kindsByRight(), kindsByRight()]
  /** The chain in hand: its visits by rank, and how many ranks were visited so often. */
  const [visits, often] = [new Uint8Array(ranks), new Uint8Array(base + 1)]

  const stages = new Map<string, Stage>()
  const stageAt = (right: number, wrong: number): Stage => {
    const known = stages.get(`${right} ${wrong}`)
    if (known !== undefined) return known
    const stage: Stage = {
      right,
      wrong,
      calls: place.map((_, rank) => (right === top ? undefined : caller(right, wrong, rank))),
      // The last guess is walked at once: nothing comes after it that chains could share.
      isKept: right + 1 < top || forgives(right, wrong),
      chains: place.map(() => new Map()),
    }
    stages.set(`${right} ${wrong}`, stage)
    return stage
  }

  /** The chain in hand, `chain` as digits, comes to a rank. */
  const come = ({ right, calls, isKept, chains: kept }: Stage, rank: number, chain: number, chains: number): void => {
    if (calls[rank] === undefined) stopped[right]![kindOf(often, visits[rank]!)]! += chains
    else if (isKept) kept[rank]!.set(chain, (kept[rank]!.get(chain) ?? 0) + chains)
    else lastGuess(calls[rank] === 'higher', rank, chains)
  }

  /** Ranks by visits that would be right and wrong at the last guess: all that were visited as often end alike. */
  const [toTop, toMiss] = [new Uint8Array(base), new Uint8Array(base)]
  const lastGuess = (isHigher: boolean, rank: number, chains: number): void => {
    toTop.fill(0)
    toMiss.fill(0)
    for (let other = 0; other < ranks; other++)
      if (other !== rank) (other > rank === isHigher ? toTop : toMiss)[visits[other]!]!++
    for (let before = 0; before < copies; before++) {
      if (toTop[before]! + toMiss[before]! === 0) continue
      often[before]!--
      often[before + 1]!++
      const kind = kindOf(often, before + 1)
      stopped[top]![kind]! += chains * toTop[before]!
      missed[top - 1]![kind]! += chains * toMiss[before]!
      often[before]!++
      often[before + 1]!--
    }
  }

  const guess = ({ right, wrong, calls }: Stage, rank: number, chain: number, chains: number): void => {
    const onRight = stageAt(right + 1, wrong)
    const onMiss = forgives(right, wrong) ? stageAt(right, wrong + 1) : undefined
    const isHigher = calls[rank] === 'higher'
    for (let other = 0; other < ranks; other++) {
      const before = visits[other]!
      if (other === rank || before === copies) continue
      visits[other] = before + 1
      often[before]!--
      often[before + 1]!++
      const next = other > rank === isHigher ? onRight : onMiss
      if (next === undefined) missed[right]![kindOf(often, before + 1)]! += chains
      else come(next, other, chain + place[other]!, chains)
      visits[other] = before
      often[before]!++
      often[before + 1]!--
    }
  }

  for (let rank = 0; rank < ranks; rank++) {
    take(place[rank]!, base, visits, often)
    come(stageAt(0, 0), rank, place[rank]!, 1)
  }
  // Stages come up in the order of guesses made: when it is a stage's turn, all that lead to it are done.
  for (const stage of stages.values())
    for (const [rank, kept] of stage.chains.entries()) {
      for (const [chain, chains] of kept) {
        take(chain, base, visits, often)
        guess(stage, rank, chain, chains)
      }
      kept.clear()
    }
  const chance = chancesOf(deck)
  return {
    missed: missed.map((kinds) => summed(kinds, chance)),
    stopped: stopped.map((kinds) => summed(kinds, chance)),
  }
}

/** Where a game stands: what is called at each rank, and the chains that came here, by last rank and by visits as digits. */
type Stage = {
  readonly right: number
  readonly wrong: number
  readonly calls: readonly (Call | undefined)[]
  readonly isKept: boolean
  readonly chains: readonly Map<number, number>[]
}

function take(chain: number, base: number, visits: Uint8Array, often: Uint8Array): void {
  often.fill(0)
  for (let rank = 0, rest = chain; rank < visits.length; rank++) {
    const left = (rest / base) | 0
    visits[rank] = rest - left * base
    often[visits[rank]!]!++
    rest = left
  }
}

/** A kind: how often its last rank was visited, and how many ranks were visited once, twice, three and four times. */
const KINDS = 8 * 16 * 8 * 4 * 4
const kindOf = (often: Uint8Array, last: number): number =>
  last + 8 * (often[1]! + 16 * ((often[2] ?? 0) + 8 * ((often[3] ?? 0) + 4 * (often[4] ?? 0))))

function summed(kinds: Float64Array, chance: (often: readonly number[], last: number) => Fraction): Fraction {
  let sum = fraction(0)
  for (const [kind, chains] of kinds.entries()) {
    if (chains === 0) continue
    const often = [0, (kind >> 3) & 15, (kind >> 7) & 7, (kind >> 10) & 3, (kind >> 12) & 3]
    const { over, under } = chance(often, kind & 7)
    sum = plus(sum, fraction(over * BigInt(chains), under))
  }
  return sum
}

/**
 * The chance of one chain. Its ranks came in so many runs of one card or more: `m` cards of a rank fall into `v` runs in
 * C(m-1, v-1) ways, and they are any `m` of its cards in any order. Of the last run only the first card is looked at. A
 * polynomial keeps the number of cards, which says how many orders of so many cards there are.
 */
function chancesOf({ ranks, copies }: Deck): (often: readonly number[], last: number) => Fraction {
  const all = ranks * copies
  const orders = (cards: number, of: number): bigint => (cards === 0 ? 1n : BigInt(of) * orders(cards - 1, of - 1))
  const inRuns = (cards: number, runs: number): bigint =>
    runs === 0 ? (cards === 0 ? 1n : 0n) : cards < runs ? 0n : choose(cards - 1, runs - 1)
  const closed = (runs: number): bigint[] =>
    Array.from({ length: copies + 1 }, (_, cards) => inRuns(cards, runs) * orders(cards, copies))
  const open = (visits: number): bigint[] =>
    Array.from({ length: copies + 1 }, (_, cards) =>
      cards === 0 ? 0n : inRuns(cards - 1, visits - 1) * orders(cards, copies),
    )
  return (often, last) => {
    let ways = open(last)
    for (let visits = 1; visits < often.length; visits++)
      for (let n = visits === last ? 1 : 0; n < often[visits]!; n++) ways = product(ways, closed(visits))
    // Over the orders of the longest, so that all are whole numbers.
    const cards = Math.min(ways.length - 1, all)
    const over = ways.reduce((sum, of, n) => (n > cards ? sum : sum + of * orders(cards - n, all - n)), 0n)
    return fraction(over, orders(cards, all))
  }
}

const choose = (from: number, size: number): bigint =>
  size === 0 ? 1n : (choose(from - 1, size - 1) * BigInt(from)) / BigInt(size)

function product(a: readonly bigint[], b: readonly bigint[]): bigint[] {
  const result = new Array<bigint>(a.length + b.length - 1).fill(0n)
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) result[i + j] = result[i + j]! + x * y
  return result
}

/**
 * Hi-lo: how often so many guesses come right, and what a game is worth to a player who makes the best of it. Every rank
 * comes with the same chance whatever came before, as from an endless deck; beside it, exactly, what one deck of 52 does.
 */
import { ACE } from '../cards/card.ts'
import { CALLS, type Call, type HiLoRules, isForgiven, leftAfterMiss } from '../games/hilo/game.ts'
import { dividedBy, type Fraction, fraction, plus } from './fraction.ts'

export type HiLoOdds = {
  /** By rung: the chance to come there with calls that are best for it, never stopping before. */
  readonly reach: readonly Fraction[]
  /** The same out of one deck of 52, for the first rungs. */
  readonly reachFromDeck: readonly Fraction[]
  /** By rung: what a player wins on the average who goes for it and stops there. */
  readonly aims: readonly Fraction[]
  /** What the best decisions at every card win on the average. */
  readonly best: Fraction
}

const RANKS = ACE + 1
const ONE = fraction(1)
const NOTHING = fraction(0)
/** Beyond these the deck has more orders than a program should walk through. */
const RUNGS_FROM_DECK = 3

/** `prizes`: what each rung is worth, free play at its face. */
export function hiLoOdds(rules: HiLoRules, prizes: readonly bigint[]): HiLoOdds {
  const rungs = Array.from({ length: rules.top.right + 1 }, (_, rung) => rung)
  const worth = (rung: number) => fraction(prizes[rung] ?? 0n)
  const atMiss = (right: number) => worth(leftAfterMiss(rules, right))
  const aimed = (aim: number) =>
    endless(rules, (right) => (right === aim ? { stop: worth(right) } : { miss: atMiss(right) }))
  return {
    reach: rungs.map((aim) => endless(rules, (right) => (right === aim ? { stop: ONE } : { miss: NOTHING }))),
    reachFromDeck: rungs.slice(0, RUNGS_FROM_DECK + 1).map((aim) => fromDeck(rules, aim)),
    aims: rungs.map(aimed),
    best: endless(rules, (right) => ({
      miss: atMiss(right),
      may: worth(right),
      ...(right === rules.top.right ? { stop: worth(right) } : {}),
    })),
  }
}

/** `stop`: the game ends here; `may`: it may end here; `miss`: what a wrong guess leaves that is not forgiven. */
type Ends = { readonly stop?: Fraction; readonly may?: Fraction; readonly miss?: Fraction }

/** The average over the first card of the best that can be had from there. */
function endless(rules: HiLoRules, ends: (right: number) => Ends): Fraction {
  const known = new Map<string, Fraction>()
  const value = (right: number, wrong: number, rank: number): Fraction => {
    const key = `${right} ${wrong} ${rank}`
    const there = known.get(key)
    if (there !== undefined) return there
    const { stop, may, miss = NOTHING } = ends(right)
    const found = stop ?? larger(may, ...CALLS.map((call) => called(call, right, wrong, rank, miss)))
    known.set(key, found)
    return found
  }
  /** A card of the same rank does not count, so the twelve other ranks are equally likely. */
  const called = (call: Call, right: number, wrong: number, rank: number, miss: Fraction): Fraction => {
    const others = Array.from({ length: RANKS }, (_, other) => other).filter((other) => other !== rank)
    const each = others.map((other) => {
      if (other > rank === (call === 'higher')) return value(right + 1, wrong, other)
      return isForgiven(rules, { right, wrong }) ? value(right, wrong + 1, other) : miss
    })
    return dividedBy(plusAll(each), fraction(others.length))
  }
  const firsts = Array.from({ length: RANKS }, (_, rank) => value(0, 0, rank))
  return dividedBy(plusAll(firsts), fraction(RANKS))
}

const plusAll = (all: readonly Fraction[]): Fraction => all.reduce(plus, NOTHING)
const isLarger = (a: Fraction, b: Fraction): boolean => a.over * b.under > b.over * a.under
const larger = (first: Fraction | undefined, ...more: readonly Fraction[]): Fraction =>
  more.reduce((best, next) => (isLarger(next, best) ? next : best), first ?? more[0]!)

/**
 * Every order in which one deck can fall, guessing the side that has more cards left. Weights are whole numbers: of an
 * order of k cards, how many of the 52 · 51 · … there are; the last guess needs no order, only the cards on its side.
 */
function fromDeck(rules: HiLoRules, aim: number): Fraction {
  if (aim === 0) return ONE
  const left = new Array<number>(RANKS).fill(4)
  /** By cards turned and by how many could answer the last guess. */
  const sums = new Map<string, { turned: number; among: number; ways: bigint }>()
  const count = (turned: number, among: number, ways: number) => {
    const key = `${turned} ${among}`
    const sum = sums.get(key) ?? { turned, among, ways: 0n }
    sum.ways += BigInt(ways)
    sums.set(key, sum)
  }
  const sideOf = (from: number, to: number) => {
    let cards = 0
    for (let rank = from; rank < to; rank++) cards += left[rank]!
    return cards
  }
  const guess = (rank: number, right: number, wrong: number, turned: number, ways: number): void => {
    const [lower, higher] = [sideOf(0, rank), sideOf(rank + 1, RANKS)]
    const isHigher = higher >= lower
    const isLast = right + 1 === aim
    const mayMiss = isForgiven(rules, { right, wrong })
    if (isLast) count(turned, lower + higher, ways * Math.max(lower, higher))
    if (isLast && !mayMiss) return
    // Cards of the same rank are passed one after another until another rank answers.
    const same = left[rank]!
    let passed = ways
    for (let ties = 0; ties <= same; ties++) {
      for (let next = 0; next < RANKS; next++) {
        if (next === rank || left[next] === 0) continue
        const isRight = next > rank === isHigher
        if (isRight ? isLast : !mayMiss) continue
        const cards = left[next]!
        left[next] = cards - 1
        guess(next, isRight ? right + 1 : right, isRight ? wrong : wrong + 1, turned + ties + 1, passed * cards)
        left[next] = cards
      }
      passed *= left[rank]!
      left[rank] = left[rank]! - 1
    }
    left[rank] = same
  }
  for (let rank = 0; rank < RANKS; rank++) {
    left[rank] = 3
    guess(rank, 0, 0, 1, 4)
    left[rank] = 4
  }
  const ordersOf = (turned: number) =>
    Array.from({ length: turned }, (_, n) => BigInt(52 - n)).reduce((a, b) => a * b, 1n)
  return plusAll([...sums.values()].map(({ turned, among, ways }) => fraction(ways, ordersOf(turned) * BigInt(among))))
}

/** The chance that the next card of a deck from which these ranks are gone is on that side; ties count as neither. */
export function nextCard(shown: number, gone: readonly number[] = []): Record<Call | 'same', Fraction> {
  const left = Array.from({ length: RANKS }, (_, rank) => 4 - [shown, ...gone].filter((one) => one === rank).length)
  const total = left.reduce((sum, cards) => sum + cards, 0)
  const sum = (isOf: (rank: number) => boolean) => left.reduce((cards, n, rank) => cards + (isOf(rank) ? n : 0), 0)
  return {
    higher: fraction(
      sum((rank) => rank > shown),
      total,
    ),
    lower: fraction(
      sum((rank) => rank < shown),
      total,
    ),
    same: fraction(
      sum((rank) => rank === shown),
      total,
    ),
  }
}

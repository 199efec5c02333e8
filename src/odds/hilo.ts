/**
 * Hi-lo from one deck, exactly: how often so many guesses come right, and what a game is worth. What the player sees decides
 * what the player can know: the card turned last, and how many guesses were right and wrong; earlier cards lie beneath it.
 * So calls and stops are made by these alone: the call is the side with more ranks on it.
 */
import { ACE } from '../cards/card.ts'
import { CALLS, type Call, type HiLoRules, isForgiven, leftAfterMiss } from '../games/hilo/game.ts'
import { dividedBy, type Fraction, fraction, plus } from './fraction.ts'
import { type Deck, type Ended, runsOf } from './runs.ts'

export type HiLoOdds = {
  /** By rung: the chance to come there, never stopping before. */
  readonly reach: readonly Fraction[]
  /** The same for somebody who remembers every card that was turned, for the first rungs. */
  readonly remembering: readonly Fraction[]
  /** By rung: what a player wins on the average who goes for it and stops there. */
  readonly aims: readonly Fraction[]
  /** What is won on the average by stopping whenever the next guess is not worth it, as if every card went back. */
  readonly best: Fraction
}

const ONE_DECK: Deck = { ranks: ACE + 1, copies: 4 }
const RANKS = ONE_DECK.ranks
const ONE = fraction(1)
const NOTHING = fraction(0)
/** Beyond these, one who remembers all has more to tell apart than a program should walk through. */
const RUNGS_REMEMBERED = 3

/** The side with more ranks; in the middle both are alike. */
export const callOf = (rank: number, ranks = RANKS): Call => (rank * 2 < ranks ? 'higher' : 'lower')

/** `prizes`: what each rung is worth, free play at its face. */
export function hiLoOdds(rules: HiLoRules, prizes: readonly bigint[], deck = ONE_DECK): HiLoOdds {
  const worth = (rung: number) => fraction(prizes[rung] ?? 0n)
  const rungs = Array.from({ length: rules.top.right + 1 }, (_, rung) => rung)
  const { missed } = playedOut(rules, deck, () => false)
  const lost = (aim: number) => missed.slice(0, aim)
  const reach = rungs.map((aim) => minus(ONE, plusAll(lost(aim))))
  const atMiss = (right: number) => worth(leftAfterMiss(rules, right))
  const aims = rungs.map((aim) =>
    plusAll([...lost(aim).map((chance, right) => by(chance, atMiss(right))), by(reach[aim]!, worth(aim))]),
  )
  const stopped = (stops: Stops): Fraction => {
    const ended = playedOut(rules, deck, stops)
    const won = ended.stopped.map((chance, right) => by(chance, worth(right)))
    return plusAll([...won, ...ended.missed.map((chance, right) => by(chance, atMiss(right)))])
  }
  const stops = stopsIfEndless(rules, prizes, deck.ranks)
  const isAlwaysOn = rungs.every(
    (right) =>
      right === rules.top.right || !Array.from({ length: deck.ranks }).some((_, rank) => stops(right, 0, rank)),
  )
  return {
    reach,
    remembering: rungs.slice(0, RUNGS_REMEMBERED + 1).map((aim) => remembered(rules, aim, deck)),
    aims,
    best: isAlwaysOn ? aims.at(-1)! : stopped(stops),
  }
}

type Stops = (right: number, wrong: number, rank: number) => boolean

const playedOut = (rules: HiLoRules, deck: Deck, stops: Stops): Ended =>
  runsOf(
    deck,
    rules.top.right,
    (right, wrong, rank) => (stops(right, wrong, rank) ? undefined : callOf(rank, deck.ranks)),
    (right, wrong) => isForgiven(rules, { right, wrong }),
  )

/**
 * Where to stop: where the prize is at least what going on is worth if every rank came with the same chance whatever came
 * before. A card of the same rank does not count, so the other ranks are equally likely.
 */
export function stopsIfEndless(rules: HiLoRules, prizes: readonly bigint[], ranks = RANKS): Stops {
  const worth = (rung: number) => fraction(prizes[rung] ?? 0n)
  const known = new Map<string, { keep: Fraction; goOn: Fraction }>()
  const at = (right: number, wrong: number, rank: number): { keep: Fraction; goOn: Fraction } => {
    const key = `${right} ${wrong} ${rank}`
    const there = known.get(key)
    if (there !== undefined) return there
    const keep = worth(right)
    const goOn =
      right === rules.top.right
        ? keep
        : CALLS.map((call) => called(call, right, wrong, rank)).reduce((a, b) => (isLarger(b, a) ? b : a))
    known.set(key, { keep, goOn })
    return { keep, goOn }
  }
  const value = (right: number, wrong: number, rank: number): Fraction => {
    const { keep, goOn } = at(right, wrong, rank)
    return isLarger(goOn, keep) ? goOn : keep
  }
  const called = (call: Call, right: number, wrong: number, rank: number): Fraction => {
    const others = Array.from({ length: ranks }, (_, other) => other).filter((other) => other !== rank)
    const each = others.map((other) => {
      if (other > rank === (call === 'higher')) return value(right + 1, wrong, other)
      return isForgiven(rules, { right, wrong }) ? value(right, wrong + 1, other) : worth(leftAfterMiss(rules, right))
    })
    return dividedBy(plusAll(each), fraction(others.length))
  }
  return (right, wrong, rank) => {
    const { keep, goOn } = at(right, wrong, rank)
    return !isLarger(goOn, keep)
  }
}

const plusAll = (all: readonly Fraction[]): Fraction => all.reduce(plus, NOTHING)
const by = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under)
const minus = (a: Fraction, b: Fraction): Fraction => plus(a, fraction(-b.over, b.under))
const isLarger = (a: Fraction, b: Fraction): boolean => a.over * b.under > b.over * a.under

/**
 * Every order in which one deck can fall, guessing the side that has more cards left. Weights are whole numbers: of an
 * order of k cards, how many of the 52 · 51 · … there are; the last guess needs no order, only the cards on its side.
 */
function remembered(rules: HiLoRules, aim: number, { ranks, copies }: Deck): Fraction {
  if (aim === 0) return ONE
  const left = new Array<number>(ranks).fill(copies)
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
    const [lower, higher] = [sideOf(0, rank), sideOf(rank + 1, ranks)]
    const isHigher = higher >= lower
    const isLast = right + 1 === aim
    const mayMiss = isForgiven(rules, { right, wrong })
    if (isLast) count(turned, lower + higher, ways * Math.max(lower, higher))
    if (isLast && !mayMiss) return
    // Cards of the same rank are passed one after another until another rank answers.
    const same = left[rank]!
    let passed = ways
    for (let ties = 0; ties <= same; ties++) {
      for (let next = 0; next < ranks; next++) {
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
  for (let rank = 0; rank < ranks; rank++) {
    left[rank] = copies - 1
    guess(rank, 0, 0, 1, copies)
    left[rank] = copies
  }
  const ordersOf = (turned: number) =>
    Array.from({ length: turned }, (_, n) => BigInt(ranks * copies - n)).reduce((a, b) => a * b, 1n)
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

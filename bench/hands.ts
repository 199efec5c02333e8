/**
 * How fast high hands are judged, beside `phe` and `@pokertools/evaluator`. How figures are taken: rounds.ts.
 *   node tools/own-node.cjs bench/hands.ts
 * Hands are random but the same in every run; peers get the very same arrays, for they number cards as we do.
 */
import { execFileSync } from 'node:child_process'
import peer from '@pokertools/evaluator'
import phe from 'phe'
import { classCounts7 } from '../src/cards/count/count.ts'
import { visitedClassCounts7 } from '../src/cards/count/visit.ts'
import { evaluate, evaluate7, evaluateAll } from '../src/cards/high/high.ts'
import { inRounds, median } from './rounds.ts'

type Seven = [number, number, number, number, number, number, number]

const HANDS = 10_000
const ALL_HANDS = 133_784_560
const hands = randomHands(HANDS)
const flat = Uint8Array.from(hands.flat())
const out = new Uint16Array(HANDS)
/** The three highest cards of parts of the walk through all hands, spread over it. */
const PARTS = [
  [51, 50, 44],
  [51, 47, 42],
  [50, 46, 45],
  [49, 48, 43],
  [48, 44, 41],
  [47, 46, 44],
  [46, 42, 40],
  [45, 41, 39],
] as const
const reused: Seven = [0, 0, 0, 0, 0, 0, 0]

refuseDisagreement()
judging()
everyHand()
counting()
starting()

function judging() {
  const figures = inRounds(
    [
      { name: 'phe', run: () => sum(phe.evaluateCardCodes) },
      { name: '@pokertools/evaluator', run: () => sumOfPeer() },
      { name: 'evaluate(cards)', run: () => sumOfOurs() },
      { name: 'evaluate7(a … g)', run: () => sumOfScalars() },
      { name: 'evaluateAll(hands, out)', run: () => allAtOnce() },
    ],
    HANDS,
    101,
    60,
  )
  const faster =
    figures.nanoseconds('phe') < figures.nanoseconds('@pokertools/evaluator') ? 'phe' : '@pokertools/evaluator'
  console.log(`${HANDS.toLocaleString('en')} random 7-card hands, median of 101 rounds`)
  for (const name of [
    'phe',
    '@pokertools/evaluator',
    'evaluate(cards)',
    'evaluate7(a … g)',
    'evaluateAll(hands, out)',
  ]) {
    const ratios = `${times(figures.ratio(name, 'phe'))} phe  ${times(figures.ratio(name, faster))} ${faster}`
    console.log(`  ${name.padEnd(24)} ${figures.nanoseconds(name).toFixed(1).padStart(6)} ns a hand  ${ratios}`)
  }
}

/**
 * Phe would take long for all hands, so its rate is taken from parts of the same walk in falling order, a million hands a
 * turn. That is kind to it: one small array used again and again, and neighbours that differ in one card.
 */
function everyHand() {
  const counts = new Uint32Array(7463)
  const figures = { phe: [] as number[], single: [] as number[], visited: [] as number[] }
  const partHands = PARTS.reduce((sum, [, , c]) => sum + (c * (c - 1) * (c - 2) * (c - 3)) / 24, 0)
  for (let round = -2; round < 7; round++) {
    const phes = timed(() => {
      for (const [a, b, c] of PARTS) pheBelow(counts, a, b, c)
    })
    const singles = timed(() => {
      for (const [a, b, c] of PARTS) ownBelow(counts, a, b, c)
    })
    const alls = timed(visitedClassCounts7)
    if (round < 0) continue
    figures.phe.push(phes / partHands)
    figures.single.push(singles / partHands)
    figures.visited.push(alls / ALL_HANDS)
  }
  console.log('every 7-card hand, with a histogram of all classes, median of 7 rounds')
  const row = (name: string, rates: readonly number[], note: string) => {
    const ratio = median(rates.map((rate, round) => figures.phe[round]! / rate))
    const seconds = ((median(rates) * ALL_HANDS) / 1000).toFixed(2).padStart(6)
    console.log(`  ${name.padEnd(24)} ${seconds} s  ${times(ratio)} phe  ${note}`)
  }
  row('phe', figures.phe, 'by its rate on parts of the walk')
  row('evaluate7, one by one', figures.single, 'by its rate on the same parts')
  row('visitedClassCounts7()', figures.visited, 'all hands; suits looked up together where no flush can come')
}

function pheBelow(counts: Uint32Array, a: number, b: number, c: number) {
  reused[0] = a
  reused[1] = b
  reused[2] = c
  for (let d = c - 1; d >= 3; d--) {
    reused[3] = d
    for (let e = d - 1; e >= 2; e--) {
      reused[4] = e
      for (let f = e - 1; f >= 1; f--) {
        reused[5] = f
        for (let g = f - 1; g >= 0; g--) {
          reused[6] = g
          counts[phe.evaluateCardCodes(reused)]!++
        }
      }
    }
  }
}

function ownBelow(counts: Uint32Array, a: number, b: number, c: number) {
  for (let d = c - 1; d >= 3; d--) {
    for (let e = d - 1; e >= 2; e--) {
      for (let f = e - 1; f >= 1; f--) {
        for (let g = f - 1; g >= 0; g--) counts[evaluate7(a, b, c, d, e, f, g)]!++
      }
    }
  }
}

function counting() {
  const cold = timed(classCounts7)
  for (let warmUp = 0; warmUp < 10; warmUp++) classCounts7()
  const warm = median(Array.from({ length: 31 }, () => timed(classCounts7)))
  console.log('exact counts of all classes of 7 cards, by combinatorics')
  console.log(`  classCounts7()           ${warm.toFixed(1).padStart(6)} ms warm, ${cold.toFixed(1)} ms the first time`)
}

/**
 * In processes of their own, for a module loads once. Node's reading of TypeScript is in it, which the packed JavaScript
 * does not need; so a file without tables is loaded first and told apart. Processor time of the one thread is what a busy
 * machine does not spoil.
 */
function starting() {
  const at = (file: string) => JSON.stringify(new URL(`../src/cards/${file}`, import.meta.url).href)
  const script = `
    const figure = () => { const cpu = process.threadCpuUsage(); return [performance.now(), (cpu.user + cpu.system) / 1000] }
    const start = figure(); await import(${at('card.ts')})
    const first = figure(); await import(${at('high/high.ts')})
    const end = figure()
    console.log([first[0] - start[0], end[0] - first[0], end[1] - first[1]].join(' '))`
  const took = Array.from({ length: 9 }, () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).split(' ').map(Number),
  )
  const figure = (place: number) =>
    `${median(took.map((row) => row[place]!))
      .toFixed(1)
      .padStart(6)} ms`
  console.log('start-up, median of 9 processes')
  console.log(`  first TypeScript file    ${figure(0)}  Node's own`)
  console.log(`  import high.ts           ${figure(1)}  of which processor time ${figure(2).trim()}`)
}

function sum(judge: (cards: number[]) => number): number {
  let total = 0
  for (let hand = 0; hand < HANDS; hand++) total += judge(hands[hand]!)
  return total
}

// Each contestant has its own loop: one loop for all would be slow for all but the first.
function sumOfPeer(): number {
  let total = 0
  for (let hand = 0; hand < HANDS; hand++) total += peer.evaluate(hands[hand]!)
  return total
}

function sumOfOurs(): number {
  let total = 0
  for (let hand = 0; hand < HANDS; hand++) total += evaluate(hands[hand]!)
  return total
}

function sumOfScalars(): number {
  let total = 0
  for (let at = 0; at < HANDS * 7; at += 7) {
    total += evaluate7(
      flat[at]!,
      flat[at + 1]!,
      flat[at + 2]!,
      flat[at + 3]!,
      flat[at + 4]!,
      flat[at + 5]!,
      flat[at + 6]!,
    )
  }
  return total
}

function allAtOnce(): number {
  evaluateAll(flat, out)
  return out[HANDS - 1]!
}

function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Peers call the royal flush 1 and count downwards. */
function refuseDisagreement() {
  for (const hand of hands) {
    const ours = 7463 - evaluate(hand)
    if (phe.evaluateCardCodes(hand) !== ours || peer.evaluate(hand) !== ours) {
      throw new Error(`the evaluators disagree about the cards ${hand.join(' ')}`)
    }
  }
}

/** Array literals, exactly seven long: what a caller that deals cards would hand over. */
function randomHands(count: number): Seven[] {
  const random = randomFrom(2_463_534_242)
  const deck = Array.from({ length: 52 }, (_, card) => card)
  return Array.from({ length: count }, () => {
    for (let at = 0; at < 7; at++) {
      const other = at + (random() % (52 - at))
      const card = deck[at]!
      deck[at] = deck[other]!
      deck[other] = card
    }
    return [deck[0]!, deck[1]!, deck[2]!, deck[3]!, deck[4]!, deck[5]!, deck[6]!]
  })
}

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

function times(ratio: number): string {
  return `${ratio.toFixed(1).padStart(6)} ×`
}

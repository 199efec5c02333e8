/**
 * What chips are worth in prizes (the independent chip model of Malmuth and Harville): the next to finish first is drawn in proportion to
 * chips, then the next among the others, and so on. Floating point; `icmDeal` makes money of it.
 */
import { add, type Cents, cents } from '../../base/money.ts'
import { type DealShare, type Stack, withRest } from './deal.ts'

/** `subsets`: every set of players who may finish ahead, exact. `clocks`: integrated over the race of exponential clocks. */
const ICM_METHODS = ['subsets', 'clocks'] as const
export type IcmMethod = (typeof ICM_METHODS)[number]

const SUBSETS_MAX = 20
export const CLOCKS_MAX = 100

const icmMethodFor = (players: number): IcmMethod => (players <= SUBSETS_MAX ? 'subsets' : 'clocks')

/** What each stack is worth, in the unit of the prizes; a prize beyond the players is nobody's. Every stack is above zero. */
export function icm(
  stacks: readonly number[],
  prizes: readonly number[],
  method = icmMethodFor(stacks.length),
): number[] {
  if (stacks.length > CLOCKS_MAX) throw new Error(`more than ${CLOCKS_MAX} players`)
  if (stacks.some((chips) => !(chips > 0))) throw new Error('a stack without chips')
  const paid = prizes.slice(0, stacks.length)
  return method === 'subsets' ? bySubsets(stacks, paid) : byClocks(stacks, paid)
}

/** All that is there, shared as the prizes that are left are worth; cents that rounding leaves go to the largest stack. */
export function icmDeal<Who>(there: Cents, prizes: readonly Cents[], stacks: readonly Stack<Who>[]): DealShare<Who>[] {
  const worth = icm(
    stacks.map(({ chips }) => chips),
    prizes.map(Number),
  )
  const whole = Number(add(...prizes.slice(0, stacks.length)))
  // A hair above a whole cent is that cent: sums of floating point end a billionth below or above.
  const scale = (Number(there) / whole) * (1 + 1e-13)
  const amounts = worth.map((value) => cents(Math.floor(value * scale)))
  return withRest(there, stacks, amounts)
}

/** `ahead[set]`: how likely exactly these have the first places, in any order; a set is a number, one bit for each player. */
function bySubsets(stacks: readonly number[], prizes: readonly number[]): number[] {
  const players = stacks.length
  const chips = Float64Array.from(stacks)
  const total = chips.reduce((sum, one) => sum + one, 0)
  const everybody = 2 ** players - 1
  const ahead = new Float64Array(everybody + 1)
  const taken = new Float64Array(everybody + 1)
  const sizes = new Uint8Array(everybody + 1)
  const worth = new Float64Array(players)
  ahead[0] = 1
  for (let set = 0; set < everybody; set += 1) {
    if (set > 0) {
      const others = set & (set - 1)
      taken[set] = taken[others]! + chips[lowest(set)]!
      sizes[set] = sizes[others]! + 1
    }
    const prize = prizes[sizes[set]!]
    if (prize === undefined) continue
    const each = ahead[set]! / (total - taken[set]!)
    for (let left = everybody & ~set; left !== 0; left &= left - 1) {
      const player = lowest(left)
      const next = each * chips[player]!
      worth[player]! += next * prize
      ahead[set | (left & -left)]! += next
    }
  }
  return [...worth]
}

const lowest = (set: number): number => 31 - Math.clz32(set & -set)

/**
 * The same race in time: each player's clock rings at an exponential time whose rate is the stack, and the order of ringing is the
 * order of places. A player is worth the integral over the moment of the own ring of the prize after those who rang before. The
 * integrand is smooth in the logarithm of time and falls off on both sides, where the trapezoid rule gains digits with every halving.
 */
function byClocks(stacks: readonly number[], prizes: readonly number[]): number[] {
  const total = stacks.reduce((sum, chips) => sum + chips, 0)
  const rates = stacks.map((chips) => chips / total)
  const from = Math.log(1e-17)
  const to = Math.log(45 / Math.min(...rates))
  const whole = prizes.reduce((sum, prize) => sum + prize, 0)
  let worth = integrated(rates, prizes, from, to, 0.1)
  for (let step = 0.05; step > 0.005; step /= 2) {
    const finer = integrated(rates, prizes, from, to, step)
    const isDone = finer.every((value, nth) => Math.abs(value - worth[nth]!) <= 1e-12 * whole)
    worth = finer
    if (isDone) break
  }
  return [...worth]
}

function integrated(
  rates: readonly number[],
  prizes: readonly number[],
  from: number,
  to: number,
  step: number,
): Float64Array {
  const players = rates.length
  const worth = new Float64Array(players)
  const rung = new Float64Array(players)
  const count = new Float64Array(players + 1)
  for (let at = from; at <= to; at += step) {
    const time = Math.exp(at)
    for (let player = 0; player < players; player += 1) rung[player] = -Math.expm1(-rates[player]! * time)
    countRung(rung, count)
    for (let player = 0; player < players; player += 1) {
      const density = rates[player]! * Math.exp(-rates[player]! * time) * time * step
      if (density > 0) worth[player]! += density * prizeAfter(count, rung[player]!, prizes)
    }
  }
  return worth
}

/** How likely so many of all have rung. */
function countRung(rung: Float64Array, count: Float64Array): void {
  count.fill(0)
  count[0] = 1
  for (let player = 0; player < rung.length; player += 1) {
    const chance = rung[player]!
    for (let n = player + 1; n > 0; n -= 1) count[n] = count[n]! * (1 - chance) + count[n - 1]! * chance
    count[0]! *= 1 - chance
  }
}

/** The prize that follows those of the others who have rung: one player is taken out of the count, from the end at which that is stable. */
function prizeAfter(count: Float64Array, chance: number, prizes: readonly number[]): number {
  const others = count.length - 1
  let [sum, before] = [0, 0]
  if (chance <= 0.5) {
    for (let n = 0; n < prizes.length; n += 1) {
      before = (count[n]! - chance * before) / (1 - chance)
      sum += before * prizes[n]!
    }
    return sum
  }
  for (let n = others; n > 0; n -= 1) {
    before = (count[n]! - (1 - chance) * before) / chance
    if (n <= prizes.length) sum += before * prizes[n - 1]!
  }
  return sum
}

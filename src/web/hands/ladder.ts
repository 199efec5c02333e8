import { type Card, cardOf } from '../../cards/card.ts'

/** Every different hand of one ranking from weakest to strongest, and how many of all deals make each. */
export type Ladder<T> = { rungs: readonly Rung<T>[]; deals: number }
export type Rung<T> = { strength: number; deals: number; hand: T }

/** Where a strength stands: what is next to it, and how much of everything is below, beside and above it. */
export type Place<T> = {
  below: Rung<T> | undefined
  above: Rung<T> | undefined
  rungsBelow: number
  rungs: number
  dealsBelow: number
  dealsBeside: number
  deals: number
}

/**
 * Only the ranks and whether all suits are the same decide, so two examples stand for every set of ranks:
 * 6,175 sets instead of 2,598,960 hands of five.
 */
export function ladderOf<T extends { strength: number }>(size: number, judge: (cards: Card[]) => T): Ladder<T> {
  const found = new Map<number, { deals: number; hand: T }>()
  const count = (cards: Card[], deals: number) => {
    const hand = judge(cards)
    const known = found.get(hand.strength)
    if (known === undefined) found.set(hand.strength, { deals, hand })
    else known.deals += deals
  }
  let deals = 0
  for (const ranks of rankSets(size)) {
    const ways = waysOf(ranks)
    const suited = new Set(ranks).size === size ? 4 : 0
    if (suited > 0)
      count(
        ranks.map((rank) => cardOf(rank, 3)),
        suited,
      )
    if (ways > suited) count(mixed(ranks), ways - suited)
    deals += ways
  }
  const rungs = [...found]
    .map(([strength, { deals, hand }]) => ({ strength, deals, hand }))
    .sort((one, other) => one.strength - other.strength)
  return { rungs, deals }
}

export function placeOf<T>({ rungs, deals }: Ladder<T>, strength: number): Place<T> {
  const at = rungs.findIndex((rung) => rung.strength === strength)
  if (at < 0) throw new RangeError(`no hand of this ranking has the strength ${strength}`)
  let dealsBelow = 0
  for (let lower = 0; lower < at; lower++) dealsBelow += rungs[lower]!.deals
  return {
    below: rungs[at - 1],
    above: rungs[at + 1],
    rungsBelow: at,
    rungs: rungs.length,
    dealsBelow,
    dealsBeside: rungs[at]!.deals,
    deals,
  }
}

/** Falling ranks, none more than four times. */
function* rankSets(size: number, top = 12, before: readonly number[] = []): Generator<number[]> {
  if (size === 0) {
    yield [...before]
    return
  }
  for (let rank = top; rank >= 0; rank--) {
    if (before.filter((other) => other === rank).length < 4) yield* rankSets(size - 1, rank, [...before, rank])
  }
}

const CHOICES_OF_SUITS = [1, 4, 6, 4, 1]

function waysOf(ranks: readonly number[]): number {
  let ways = 1
  for (const rank of new Set(ranks)) ways *= CHOICES_OF_SUITS[ranks.filter((other) => other === rank).length]!
  return ways
}

/** These ranks in suits that are not all the same: the first card a spade, every further one from the clubs up. */
function mixed(ranks: readonly number[]): Card[] {
  return ranks.map((rank, at) =>
    at === 0 ? cardOf(rank, 3) : cardOf(rank, ranks.slice(1, at).filter((r) => r === rank).length),
  )
}

/** A good hand that was beaten: loser, winner and table divide the pool as the posted structure says. */
import { least, type Parts } from '../books.ts'
import { multipliedAt, poolName } from '../terms.ts'
import {
  byWeight,
  type Case,
  fill,
  handOf,
  hold,
  holdFromReserve,
  holdReseed,
  holdUntaken,
  inChips,
  pendingOf,
  type Reckoned,
  shows,
  type Won,
  wagerOf,
} from './case.ts'

const GROUPS = ['loser', 'winner', 'table'] as const

export function beaten(one: Case): Reckoned {
  const { running } = one
  const { rule, offering, chip } = running
  const { pays } = one.awards[0]!.line
  if (pays.kind !== 'beaten' || rule.shares === undefined) throw new Error(`${rule.activity} divides nothing`)
  const structure = pays.shares ?? rule.shares.option[offering.structure ?? '']
  if (structure === undefined) throw new Error(`${rule.activity} has no posted structure`)
  const prize = multipliedAt(running, shows(one, pays.pool), one)
  const isFull = one.report?.facts.freeTable === true && rule.free?.pays === 'full prize'
  const loser = isFull ? prize : (prize * structure.loser.over) / structure.loser.under
  const winner = isFull ? 0n : (prize * structure.winner.over) / structure.winner.under
  const isOwn = rule.shares.odd.how === 'stays in the pool' && !isFull
  const table = isOwn ? (prize * structure.table.over) / structure.table.under : prize - loser - winner
  const part = { loser, winner, table }
  const amounts = new Map<Won, bigint>()
  let odd = 0n
  for (const group of GROUPS) {
    const takers = one.awards.filter(({ award }) => award.share === group)
    const count = takers.length
    if (count === 0) continue
    if (rule.wagers !== undefined) byHands(one, group, part[group], takers, amounts)
    else {
      const { how = 'house rounds up' } = rule.shares.odd
      const isUp = count > 1 && how === 'house rounds up'
      const each = isUp ? inChips(part[group], count, chip) : part[group] / BigInt(count)
      if (isUp) odd += each * BigInt(count) - part[group]
      for (const won of takers) amounts.set(won, each)
    }
  }
  return pay(one, pays.pool, amounts, odd)
}

/** The pool gives what it shows, the reserve what a multiplier adds and the odd chips. */
function pay(one: Case, pool: string, amounts: ReadonlyMap<Won, bigint>, odd: bigint): Reckoned {
  const sum = [...amounts.values()].reduce((all, amount) => all + amount, 0n)
  const there = shows(one, pool)
  const fromPool = least(sum - odd, there)
  hold(one, poolName(pool), pendingOf(one), fromPool)
  const funds: Parts = { [poolName(pool)]: fromPool }
  for (const more of [holdFromReserve(one, sum - odd - fromPool), holdFromReserve(one, odd)])
    for (const [fund, amount] of Object.entries(more)) funds[fund] = (funds[fund] ?? 0n) + amount
  holdReseed(one, pool)
  if (one.running.rule.shares?.untaken.to === 'reserve') holdUntaken(one, pool)
  return new Map(one.awards.map((won) => [won, fill(funds, amounts.get(won) ?? 0n)]))
}

/** Evenly to hands, and within a hand by wagers. At a free table the house's own hands have parts that are not paid. */
function byHands(
  one: Case,
  group: (typeof GROUPS)[number],
  part: bigint,
  takers: readonly Won[],
  amounts: Map<Won, bigint>,
): void {
  const hands = [...Map.groupBy(takers, (won) => handOf(one, won)).values()]
  const isOwnPart = one.report?.facts.freeTable === true && one.running.rule.free?.ownPart !== undefined
  const count = isOwnPart && group === 'table' ? Math.max(hands.length, dealtBeside(one)) : hands.length
  const each = byWeight(part, Array<bigint>(count).fill(1n))
  for (const [nth, onHand] of hands.entries()) {
    const parts =
      onHand.length === 1
        ? [each[nth]!]
        : byWeight(
            each[nth]!,
            onHand.map((won) => wagerOf(one, won) ?? 0n),
          )
    for (const [at, won] of onHand.entries()) amounts.set(won, parts[at]!)
  }
}

/** Hands that were dealt beside the two of the jackpot. */
function dealtBeside(one: Case): number {
  const dealt = one.report?.hands.filter((hand) => hand.dealt !== false).length ?? 0
  return dealt - 2
}

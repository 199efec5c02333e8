/**
 * Increases of posted prizes, as hands see them that were dealt before and are told after. Such a hand has the prize of its deal: no
 * more than stood there then, and no more than there is where somebody else has won it since.
 */

import { add, type Cents, fromWire, negate, smaller, subtract, ZERO } from '../../base/money.ts'
import { type Balances, balance } from '../../ledger/balances.ts'
import { type Pool, poolAccount } from '../../ledger/name.ts'
import { funderOf } from '../../rulebook/choice.ts'
import type { Posts } from '../posts.ts'
import { isLater, type When } from './moment.ts'
import type { Running } from './running.ts'
import type { Offered, Raise, State } from './vocabulary.ts'

/** More than a month of daily ones. */
const KEPT = 40

const larger = (one: Cents, other: Cents): Cents => (one > other ? one : other)

export function noteRaise(
  offered: Offered,
  { pool, posts, at }: { readonly pool: string; readonly posts: Posts; readonly at?: number },
  n: number,
  balances: Balances,
): void {
  const account = poolAccount(pool)
  for (const [funder, rows] of Object.entries(posts)) {
    let change = 0n
    for (const [, from, to, amount] of rows) {
      if (to === account) change += fromWire(amount)
      if (from === account) change -= fromWire(amount)
    }
    if (change === 0n) continue
    const before = subtract(balance(balances, funder, account), change as Cents)
    const raise: Raise = {
      n,
      ...(at === undefined ? {} : { at }),
      before,
      ...(change < 0n ? { less: negate(change as Cents) } : { more: change as Cents }),
    }
    offered.raised[pool] = [...(offered.raised[pool] ?? []), raise].slice(-KEPT)
  }
}

/** What of it has come since, for a draft that leaves it alone. */
export const onlyMore = (since: ReadonlyMap<Pool, Cents>): ReadonlyMap<Pool, Cents> =>
  new Map([...since].filter(([, beyond]) => beyond > 0n))

/** Whether anything of it was posted or raised since that moment: then it is told late, and the time decides. */
export function isToldLate(state: State, activity: string, when: When): boolean {
  const { raised = {}, before = [] } = state.offerings.get(activity) ?? {}
  const all = [...Object.values(raised).flat(), ...before.map(({ until }) => until)]
  return all.some((posting) => isLater(posting, when))
}

/**
 * By pool, what was raised since that moment and stands there; below nothing where the house has lowered it. Fees are no increase of
 * that kind: each is on the meter at once, and the meter is what a hand wins that is called.
 */
export function sinceThen(state: State, { rule }: Running, when: When): ReadonlyMap<Pool, Cents> {
  const since = new Map<Pool, Cents>()
  const funder = funderOf(rule)
  for (const pool of Object.keys(rule.pools)) {
    const account = poolAccount(pool)
    const later = (state.offerings.get(rule.activity)?.raised[pool] ?? []).filter((raise) => isLater(raise, when))
    const [first] = later
    if (first === undefined) continue
    const now = balance(state.balances, funder, account)
    const unlowered = add(now, ...later.map(({ less = ZERO }) => less))
    const unraised = subtract(unlowered, add(...later.map(({ more = ZERO }) => more)))
    const beyond = subtract(now, larger(smaller(first.before, unlowered), unraised))
    if (beyond !== 0n) since.set(account, beyond)
  }
  return since
}

/**
 * Prizes of a certain amount come out of a pool first. Where several wait at once, one that is declined after all may have taken
 * the pool from the others: they were won all the same, so the pool starts again.
 */
import { add, cents, subtract } from '../../base/money.ts'
import { balanceIn, type Draft } from '../../ledger/draft.ts'
import { isPool, poolOf, reseedAccount } from '../../ledger/name.ts'
import { chartOf, reseedOf } from '../../rulebook/choice.ts'
import { drawOnReserve } from '../money/movements.ts'
import { runningOf } from '../offerings/running.ts'
import type { Hit, State } from './vocabulary.ts'

/** Fills up the pools that these won prizes come out of; what other hits hold for them is on its way. */
export function refillWon(state: State, draft: Draft, activity: string, won: readonly Hit[]): void {
  const running = runningOf(state, activity)
  if (running === undefined || won.length === 0) return
  const { rule, offering } = running
  // Which pool a reseed is for does not stand in its name.
  const [only, ...others] = Object.keys(rule.pools)
  if (only === undefined || others.length > 0) return
  const names = new Set(won.flatMap(({ awards }) => awards.map(({ line }) => line)))
  const line = chartOf(rule, offering).find(
    ({ line: name, pays }) => names.has(name) && pays.kind === 'fixed' && pays.from !== 'reserve',
  )
  if (line?.pays.kind !== 'fixed' || !isPool(line.pays.from)) return
  const pool = line.pays.from
  const waiting = [...state.hits.values()].filter((hit) => hit.activity === activity)
  const coming = add(cents(0), ...waiting.map(({ hit }) => balanceIn(draft, reseedAccount(hit))))
  const there = balanceIn(draft, pool)
  const wanted = subtract(reseedOf(running, poolOf(pool)), add(there, coming))
  // A pool that nothing was ever put into is not won.
  if (there > 0n && wanted > 0n) drawOnReserve(draft, rule, pool, wanted, rule.pools[poolOf(pool)]!.reseed.by)
}

/** Called after that hit, and verified since. */
export const wonSince = ({ hits }: State, { hit, activity }: Hit): Hit[] =>
  [...hits.values()].filter(
    (one) => one.activity === activity && one.claims.length > 0 && numberOf(one.hit) > numberOf(hit),
  )

const numberOf = (hit: string): number => Number(hit.slice(1))

/** Money that moves without a hand: opening balances, seeds, increases, administrative fees. */

import { HOUR, plusDays } from '../../base/moment.ts'
import { add, atLeastZero, cents, smaller, subtract, toWire, ZERO } from '../../base/money.ts'
import { because, refuse, refuseOrder } from '../../base/refusal.ts'
import { balanceIn, carry, type Draft, draftOf, entitle, entitleAtMost } from '../../ledger/draft.ts'
import { houseAccount, poolAccount } from '../../ledger/name.ts'
import { capOf, funderOf } from '../../rulebook/choice.ts'
import { forDrawingsOn } from '../offerings/drawingtimes.ts'
import { type Running, repayFrom, runningOf, whyHalted } from '../offerings/running.ts'
import type { Posts } from '../posts.ts'
import { toPosts } from '../posts.ts'
import { drawOnReserve } from './movements.ts'
import { isSettling, type SettlingOrder, settle } from './settlement.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

type FundOrder = SettlingOrder | 'SeedPool' | 'IncreaseDaily' | 'IncreasePool' | 'TakeAdminFee'

export function decideFunds(state: State, command: CommandOf<FundOrder>): Decision {
  const { activity, at } = command
  const running = runningOf(state, activity)
  if (running === undefined) return refuseOrder('activity does not run', { activity })
  const { status } = state.offerings.get(activity)!
  const draft = draftOf(state.balances, funderOf(running.rule))
  // What was promised, laid out or owed before is settled all the same when it is closed or stopped.
  if (isSettling(command)) return settle(running, draft, command)
  if (status === 'closed') return refuseOrder('activity is closed', { activity })
  const halted = status === 'stopped' ? whyHalted(state, activity) : undefined
  if (halted !== undefined) return refuseOrder('nothing moves while halted', { halted })
  const posts = (): Posts => toPosts(draft.posts)
  switch (command.do) {
    case 'SeedPool': {
      const terms = running.rule.pools[command.pool]
      const seed = running.offering.pools?.[command.pool]?.seed
      if (terms === undefined || seed === undefined)
        return refuseOrder('no pool with a seed', { activity, pool: command.pool })
      if (balanceIn(draft, poolAccount(command.pool)) !== 0n)
        return refuse({ kind: 'activity', activity }, [
          because(terms.grows?.by ?? terms.seed.by, 'pool not empty', { pool: command.pool }),
        ])
      entitle(
        draft,
        terms.seed.repaid === undefined ? 'house' : houseAccount('advanced', draft.activity, activity),
        poolAccount(command.pool),
        seed,
        terms.seed.by,
      )
      carry(draft, 'house', 'bank', seed, terms.seed.by)
      return [{ type: 'PoolSeeded', activity, pool: command.pool, ...forDrawingsOn(running, at), posts: posts() }]
    }
    case 'IncreaseDaily':
      return increaseDaily(state, running, draft, command)
    case 'IncreasePool': {
      const { pool, amount, notice } = command
      const terms = running.rule.pools[pool]
      if (terms === undefined) return refuseOrder('no such pool', { activity, pool })
      if (amount < 0n && terms.falls.only === 'when won or lowered with notice')
        return lowerPool(running, draft, command)
      if (amount <= 0n)
        return refuse({ kind: 'activity', activity }, [because(terms.falls.by, 'posted prize falls only when won')])
      if (terms.extra === undefined)
        return refuse({ kind: 'activity', activity }, [because(terms.by, 'pool has no extra increases', { pool })])
      if (notice === '') return refuse({ kind: 'activity', activity }, [because(terms.extra.by, 'raise needs notice')])
      const room = subtract(capOf(running, pool), balanceIn(draft, poolAccount(pool)))
      if (amount > room)
        return refuse({ kind: 'activity', activity }, [
          because(terms.cap?.by ?? terms.by, 'only this much to the cap', { left: toWire(atLeastZero(room)) }),
        ])
      if (terms.extra.short === 'not offered' && balanceIn(draft, 'reserve') < amount)
        return refuse({ kind: 'activity', activity }, [
          because(terms.extra.by, 'reserve holds only', { holds: toWire(balanceIn(draft, 'reserve')) }),
        ])
      drawOnReserve(draft, running.rule, poolAccount(pool), amount, terms.extra.by)
      return [{ type: 'PoolIncreased', activity, pool, why: 'extra', at: at.at, posts: posts() }]
    }
    case 'TakeAdminFee':
      return takeAdminFee(state, running, draft, command)
  }
}

function increaseDaily(
  state: State,
  running: Running,
  draft: Draft,
  { activity, pool, due, at }: CommandOf<'IncreaseDaily'>,
): Decision {
  const daily = running.rule.pools[pool]?.daily
  const choice = running.offering.pools?.[pool]
  if (daily === undefined || choice?.daily === undefined) return refuseOrder('no daily increase', { activity, pool })
  const next = nextIncrease(state, activity, pool)
  if (due !== next) return refuseOrder('increase due another day', { pool, on: next, not: due })
  const dueAt = choice.at ?? '00:00'
  if (at.local < `${due}T${dueAt}`)
    return refuse({ kind: 'activity', activity }, [because(daily.at.by, 'increase due later', { at: dueAt })])
  const room = cents(capOf(running, pool) - balanceIn(draft, poolAccount(pool)))
  const amount = room <= 0n ? ZERO : smaller(room, choice.daily)
  drawOnReserve(draft, running.rule, poolAccount(pool), amount, daily.by)
  // Without fees of its own, the day's increase is when the house may have its seed and its advances back.
  if (running.rule.reserve.of !== undefined) repayFrom(state, draft)
  return [{ type: 'PoolIncreased', activity, pool, due, why: 'daily', at: at.at, posts: toPosts(draft.posts) }]
}

/** The date whose daily increase comes next: the day after the last one, the first time after posting. */
export function nextIncrease(state: State, activity: string, pool: string): string {
  const offered = state.offerings.get(activity)!
  const last = offered.increased[pool]
  if (last !== undefined) return plusDays(last, 1)
  const since = offered.running?.since ?? ''
  const at = runningOf(state, activity)?.offering.pools?.[pool]?.at ?? '00:00'
  return since.slice(11, 16) <= at ? since.slice(0, 10) : plusDays(since, 1)
}

/** Whole hours of an open table; an empty reserve lets the fee wait. */
function takeAdminFee(
  state: State,
  { rule, offering }: Running,
  draft: Draft,
  { activity, table, due, at }: CommandOf<'TakeAdminFee'>,
): Decision {
  const { admin } = rule.reserve
  const next = nextAdminFee(state, activity, table)
  if (next === undefined || admin === undefined || offering.admin === undefined)
    return refuseOrder('no administrative fee', { activity, table })
  if (due !== next || at.at < due)
    return refuseOrder('administrative fee due at another time', { table, at: next, not: due })
  const owed = add(offering.admin, state.offerings.get(activity)!.waiting)
  const taken = entitleAtMost(draft, 'reserve', 'due:fee', owed, admin.by)
  return [
    {
      type: 'AdminFeeTaken',
      activity,
      table,
      hours: 1,
      upTo: due,
      waiting: toWire(cents(owed - taken)),
      posts: toPosts(draft.posts),
    },
  ]
}

/** The instant at which the next table-hour is complete. */
export function nextAdminFee(state: State, activity: string, table: string): number | undefined {
  const opened = state.tables.get(table)?.openedAt
  if (opened === undefined) return undefined
  return (state.offerings.get(activity)?.charged[table] ?? opened) + HOUR
}

/** What the house takes off a posted prize stays in the fund; under the least seed no prize is posted. */
function lowerPool(
  running: Running,
  draft: Draft,
  { activity, pool, amount, notice, at }: CommandOf<'IncreasePool'>,
): Decision {
  const { falls, seed } = running.rule.pools[pool]!
  const [posted, less] = [balanceIn(draft, poolAccount(pool)), cents(-amount)]
  if (notice === '') return refuse({ kind: 'activity', activity }, [because(falls.by, 'change needs notice')])
  if (posted - less < seed.range.min) {
    const figures = { posted: toWire(posted), less: toWire(less), least: toWire(seed.range.min) }
    return refuse({ kind: 'activity', activity }, [because(seed.by, 'prize under the least', figures)])
  }
  entitle(draft, poolAccount(pool), 'reserve', less, falls.by)
  return [{ type: 'PoolIncreased', activity, pool, why: 'lowered', at: at.at, posts: toPosts(draft.posts) }]
}

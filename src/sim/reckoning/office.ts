/** Money that moves without a hand: opening balances, seeds, increases by the day or with notice, fees by table-hour. */
import { HOUR } from '../../base/moment.ts'
import type { CommandOf, OrderName } from '../../engine/mechanisms.ts'
import { agree } from '../audit/difference.ts'
import { type Books, type Heard, least, move, moveAtMost, stands } from './books.ts'
import type { Part } from './part.ts'
import { noteRaise, post } from './postings.ts'
import { draw, nextDaily, ofHouse, repay } from './reserve.ts'
import { holderOf, nextDay, poolName, runOf } from './terms.ts'

/** The order behind an event, where what it says decides an amount. */
export function ordered<Name extends OrderName>({ command }: Heard, name: Name): CommandOf<Name> {
  if (command.do !== name) throw new Error(`${command.do} brought what only ${name} brings`)
  return command as CommandOf<Name>
}

export const office: Part = (books) => {
  const hours = tableHours(books)
  const increased = new Map<string, string>()
  const waiting = new Map<string, bigint>()
  return {
    ...hours.hears,
    OfferingClosed: ({ activity }) => void waiting.delete(activity),
    BroughtForward: ({ activity }, heard) => {
      // Before it is posted, as it was drafted.
      const running = books.running.get(activity) ?? books.drafted.get(activity)?.() ?? runOf(books, activity)
      const { pools, reserve, advance } = ordered(heard, 'BringForward')
      const holder = holderOf(running)
      let owed: bigint = advance
      let total = 0n
      const put = (name: string, amount: bigint) => {
        const lent = least(owed, amount)
        owed -= lent
        total += amount
        move(books, holder, 'advanced', name, lent)
        move(books, holder, 'patrons', name, amount - lent)
      }
      for (const pool of Object.keys(running.rule.pools)) put(poolName(pool), pools[pool] ?? 0n)
      put('reserve', reserve)
      const lent = least(advance, total)
      move(books, holder, 'house', 'bank', lent, 'c')
      move(books, holder, 'patron', 'bank', total - lent, 'c')
    },
    PoolSeeded: ({ activity, pool }) => {
      const running = runOf(books, activity)
      const holder = holderOf(running)
      const seed = running.offering.pools?.[pool]?.seed ?? 0n
      const isLent = running.rule.pools[pool]?.seed.repaid !== undefined
      move(books, holder, isLent ? ofHouse('advanced', holder, activity) : 'house', poolName(pool), seed)
      move(books, holder, 'house', 'bank', seed, 'c')
    },
    PoolIncreased: ({ activity, pool, why, due, at }, heard) => {
      const running = runOf(books, activity)
      const holder = holderOf(running)
      const before = stands(books, holder, poolName(pool))
      if (why === 'daily') {
        agree(`day of the increase of ${activity} ${pool}`, dayDue(books, increased, activity, pool), due)
        increased.set(`${activity} ${pool}`, due ?? '')
        draw(books, running, poolName(pool), nextDaily(books, holder, running, pool))
        if (holder !== activity) repay(books, holder)
      }
      if (why === 'extra') draw(books, running, poolName(pool), ordered(heard, 'IncreasePool').amount)
      if (why === 'lowered') move(books, holder, poolName(pool), 'reserve', -ordered(heard, 'IncreasePool').amount)
      if (why === 'missed') draw(books, running, poolName(pool), running.rule.pools[pool]?.missed?.amount ?? 0n)
      const now = stands(books, holder, poolName(pool))
      noteRaise(books, activity, pool, post(books, at ?? Number.NEGATIVE_INFINITY), before, now)
    },
    AdminFeeTaken: ({ activity, table, upTo, waiting: waits }) => {
      const running = runOf(books, activity)
      agree(`table-hour of ${activity} at table ${table}`, hours.next(activity, table), upTo)
      hours.charged(activity, table, upTo)
      const owed = (running.offering.admin ?? 0n) + (waiting.get(activity) ?? 0n)
      const left = owed - moveAtMost(books, holderOf(running), 'reserve', 'due:fee', owed)
      waiting.set(activity, left)
      agree(`administrative fee of ${activity} that waits`, `${left}`, waits)
    },
  }
}

/** The day after the last; the first time the day of posting, if its clock comes after that. */
function dayDue(books: Books, increased: ReadonlyMap<string, string>, activity: string, pool: string): string {
  const last = increased.get(`${activity} ${pool}`)
  if (last !== undefined) return nextDay(last)
  const { since, offering } = runOf(books, activity)
  const at = offering.pools?.[pool]?.at ?? '00:00'
  return since.slice(11, 16) <= at ? since.slice(0, 10) : nextDay(since)
}

/** Hours of an open table, as long as the activity is offered: not while it is paused or stopped. */
function tableHours(books: Books) {
  const paid = new Map<string, number>()
  const status = new Map<string, 'running' | 'halted' | 'closed'>()
  const haltedAt = new Map<string, number>()
  const key = (activity: string, table: string) => `${activity} ${table}`
  const start = (activity: string, at: number) => {
    const before = status.get(activity)
    status.set(activity, 'running')
    const since = haltedAt.get(activity)
    haltedAt.delete(activity)
    if (before === 'running') return
    for (const [table, { openedAt }] of books.tables) {
      if (openedAt === undefined) continue
      const upTo = paid.get(key(activity, table)) ?? openedAt
      if (before !== 'halted') paid.set(key(activity, table), at)
      else if (since !== undefined) paid.set(key(activity, table), upTo + Math.max(0, at - Math.max(since, openedAt)))
    }
  }
  const halt = (activity: string, at: number) => {
    status.set(activity, 'halted')
    if (!haltedAt.has(activity)) haltedAt.set(activity, at)
  }
  return {
    next: (activity: string, table: string) =>
      (paid.get(key(activity, table)) ?? books.tables.get(table)?.openedAt ?? Number.NaN) + HOUR,
    charged: (activity: string, table: string, upTo: number) => void paid.set(key(activity, table), upTo),
    hears: {
      OfferingPosted: ({ activity, at }) => start(activity, at ?? 0),
      OfferingResumed: ({ activity, at }) => start(activity, at ?? 0),
      OfferingPaused: ({ activity, at }) => halt(activity, at ?? 0),
      OfferingStopped: ({ activity, at }) => halt(activity, at ?? 0),
      TableClosed: ({ table }) => {
        for (const one of paid.keys()) if (one.endsWith(` ${table}`)) paid.delete(one)
      },
    } satisfies ReturnType<Part>,
  }
}

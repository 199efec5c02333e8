/**
 * The projection `meters`: what every posted prize stands at, and each step that was none of a fee: a seed, an increase, a win, a
 * reseed, what was given back; with the figure before it and after it. Between two steps a meter only grows by fees.
 */
import type { Event } from '../../../engine/mechanisms.ts'
import type { Posts } from '../../../engine/posts.ts'
import { type AccountName, isPool, kindOf, type Pool } from '../../../ledger/name.ts'
import type { Entry } from '../../line.ts'
import type { Projection, WriteSql } from '../projection.ts'
import { add, type Tally, tally } from './tally.ts'

const LEVEL = `insert into meters (activity, account, amount, moves) values (?, ?, ?, ?)
  on conflict (activity, account) do update set amount = amount + excluded.amount, moves = moves + excluded.moves`
const STEP = `insert into metersteps (seq, n, at, activity, account, what, hit, before, after)
  select ?, ?, ?, ?, ?, ?, ?, coalesce(max(amount), 0) + ?, coalesce(max(amount), 0) + ? from meters where activity = ? and account = ?`

const applyAll = (entries: readonly Entry<Event>[], write: WriteSql): void => {
  /** By activity and meter, what has moved and is not written yet. */
  const moved = tally()
  for (const entry of entries) {
    let n = 0
    for (const event of entry.events) {
      const { posts, hit } = event as { readonly posts?: Posts; readonly hit?: string }
      if (posts === undefined) continue
      for (const { activity, account, change } of stepsIn(posts, moved)) {
        const row = moved.row(activity, account)
        n += 1
        write(
          STEP,
          ...[entry.seq, n, entry.at ?? entry.recorded, activity, account, event.type, hit ?? null],
          ...[row.amount, row.amount + change, activity, account],
        )
        add(row, change, 1)
      }
    }
  }
  moved.write(LEVEL, write)
}

type Step = { readonly activity: string; readonly account: Pool; change: number }

/** Fees go straight to what has moved. The rest are steps, each meter once: a win and its reseed may come together. */
function stepsIn(posts: Posts, moved: Tally): readonly Step[] {
  let steps: Step[] | undefined
  for (const activity in posts)
    for (const [book, from, to, size] of posts[activity] ?? []) {
      if (book === 'c') continue
      if (isPool(from)) change(activity, from, to, -Number(size))
      if (isPool(to)) change(activity, to, from, Number(size))
    }
  // By name: an entry just recorded and the same entry read back may hold their keys in another order.
  return steps === undefined || steps.length < 2
    ? (steps ?? NONE)
    : steps.sort((a, b) => (a.activity < b.activity ? -1 : a.activity > b.activity ? 1 : 0))

  function change(activity: string, account: Pool, other: AccountName, by: number): void {
    if (FEEDERS.has(kindOf(other))) {
      add(moved.row(activity, account), by, 1)
      return
    }
    steps ??= []
    const known = steps.find((step) => step.activity === activity && step.account === account)
    if (known === undefined) steps.push({ activity, account, change: by })
    else known.change += by
  }
}
const NONE: readonly Step[] = []

/** Whoever pays fees and wagers, or gets them back. */
const FEEDERS: ReadonlySet<string> = new Set(['patrons', 'account'])

export const METERS: Projection<Event> = {
  name: 'meters',
  version: 1,
  tables: { meters: 'activity, account', metersteps: 'seq, n' },
  create: [
    `create table meters (
       activity text not null, account text not null, amount integer not null, moves integer not null,
       primary key (activity, account)
     ) strict, without rowid`,
    `create table metersteps (
       seq integer not null, n integer not null, at text not null, activity text not null, account text not null, what text not null,
       hit text, before integer not null, after integer not null, primary key (seq, n)
     ) strict, without rowid`,
    'create index metersteps_of on metersteps (activity, account, seq)',
    'create index metersteps_at on metersteps (at)',
  ],
  apply: (entry, write) => applyAll([entry], write),
  applyAll,
}

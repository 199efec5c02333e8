/** The projection `movements`: every transfer that an event posted, one row each, in the order of posting. */
import type { Posts } from '../../engine/posts.ts'
import type { JournalEvent } from '../line.ts'
import type { Projection, SqlValue } from './projection.ts'

type MaybePosting = JournalEvent & { readonly posts?: Posts }

const COLUMNS = 10

/**
 * Everything but the fees that the lock of a round books. Those are nearly all rows there are, so they stay out of the
 * indexes: whoever explains a figure finds the rest at once, and the fees as one sum. A query has to repeat this word
 * for word, or the indexes are not used.
 */
export const NOT_FEES = `not (what = 'RoundStarted' and "from" in ('patron', 'patrons'))`

/** One statement for all rows of an entry: most entries have three. */
const insertOf = (rows: number): string =>
  `insert into movements values ${Array.from({ length: rows }, () => `(${Array.from({ length: COLUMNS }, () => '?')})`)}`

const INSERTS: string[] = []

export const MOVEMENTS: Projection<MaybePosting> = {
  name: 'movements',
  version: 3,
  tables: { movements: 'seq, n' },
  create: [
    `create table movements (
       seq integer not null, n integer not null, at text not null, book text not null,
       "from" text not null, "to" text not null, amount text not null,
       activity text not null, clause text not null, what text not null,
       primary key (seq, n)
     ) strict, without rowid`,
    `create index movements_from on movements (activity, book, "from", seq) where ${NOT_FEES}`,
    `create index movements_to on movements (activity, book, "to", seq) where ${NOT_FEES}`,
  ],
  apply(entry, write) {
    const at = entry.at ?? entry.recorded
    const values: SqlValue[] = []
    let rows = 0
    for (const { posts, type } of entry.events) {
      if (posts === undefined) continue
      // By name: an entry just recorded and the same entry read back may hold their keys in another order.
      for (const activity of Object.keys(posts).sort()) {
        for (const [book, from, to, amount, clause] of posts[activity] ?? []) {
          rows += 1
          const name = book === 'c' ? 'custody' : 'entitlement'
          values.push(entry.seq, rows, at, name, from, to, amount, activity, clause, type)
        }
      }
    }
    if (rows === 0) return
    const insert = INSERTS[rows] ?? insertOf(rows)
    INSERTS[rows] = insert
    write(insert, ...values)
  },
}

/** The projection `movements`: every transfer that an event posted, one row each, in the order of posting. */
import type { Posts } from '../engine/event.ts'
import type { JournalEvent } from './line.ts'
import type { Projection } from './projection.ts'

type MaybePosting = JournalEvent & { readonly posts?: Posts }

const INSERT =
  'insert into movements (seq, n, at, book, "from", "to", amount, activity, clause, what) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'

export const MOVEMENTS: Projection<MaybePosting> = {
  name: 'movements',
  version: 2,
  tables: { movements: 'seq, n' },
  create: [
    `create table movements (
       seq integer not null, n integer not null, at text not null, book text not null,
       "from" text not null, "to" text not null, amount text not null,
       activity text not null, clause text not null, what text not null,
       primary key (seq, n)
     ) strict, without rowid`,
  ],
  apply(entry, write) {
    const at = entry.at ?? entry.recorded
    let n = 0
    for (const { posts, type } of entry.events) {
      if (posts === undefined) continue
      // By name: an entry just recorded and the same entry read back may hold their keys in another order.
      for (const activity of Object.keys(posts).sort()) {
        for (const [book, from, to, amount, clause] of posts[activity] ?? []) {
          n += 1
          write(
            INSERT,
            entry.seq,
            n,
            at,
            book === 'c' ? 'custody' : 'entitlement',
            from,
            to,
            amount,
            activity,
            clause,
            type,
          )
        }
      }
    }
  },
}

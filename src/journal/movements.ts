/** The projection `movements`: every transfer that an event posted, one row each, in the order of posting. */
import type { JournalEvent } from './line.ts'
import type { Projection } from './projection.ts'

/** A transfer as an event carries it. Amounts are cents, as strings. */
export type Post = {
  readonly book: string
  readonly from: string
  readonly to: string
  readonly amount: string
  readonly activity?: string
  readonly clause?: string
}

type MaybePosting = JournalEvent & { readonly posts?: readonly Post[] }

const INSERT =
  'insert into movements (seq, n, at, book, "from", "to", amount, activity, clause, what) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'

export const MOVEMENTS: Projection<MaybePosting> = {
  name: 'movements',
  version: 1,
  tables: { movements: 'seq, n' },
  create: [
    `create table movements (
       seq integer not null, n integer not null, at text not null, book text not null,
       "from" text not null, "to" text not null, amount text not null,
       activity text, clause text, what text not null,
       primary key (seq, n)
     ) strict, without rowid`,
  ],
  apply(entry, write) {
    let n = 0
    for (const event of entry.events) {
      if (event.posts === undefined) continue
      for (const post of event.posts) {
        n += 1
        const { activity = null, clause = null } = post
        write(INSERT, entry.seq, n, event.at, post.book, post.from, post.to, post.amount, activity, clause, event.type)
      }
    }
  },
}

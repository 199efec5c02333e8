/** The projection `drawers`: each time a drawer was open, what it paid, took in and got back, from its opening count to its closing count. */
import type { Event } from '../../engine/mechanisms.ts'
import type { Posts } from '../../engine/posts.ts'
import { readName } from '../../ledger/name.ts'
import type { Projection } from './projection.ts'

export const DRAWERS: Projection<Event> = {
  name: 'drawers',
  version: 3,
  tables: { drawers: 'seq' },
  create: [
    `create table drawers (
       seq integer primary key, drawer text not null, cashier text not null, opened text not null, opening text not null,
       paid integer not null, repaid integer not null, taken integer not null,
       closed text, counted text, expected text, variance text, closed_by text
     ) strict`,
  ],
  apply(entry, write) {
    const add = (what: 'paid' | 'repaid' | 'taken', posts: Posts, sign: bigint) => {
      for (const [drawer, amount] of moved(posts))
        write(`update drawers set ${what} = ${what} + ? where drawer = ? and closed is null`, sign * amount, drawer)
    }
    for (const event of entry.events) {
      switch (event.type) {
        case 'DrawerOpened':
          write(
            'insert into drawers (seq, drawer, cashier, opened, opening, paid, repaid, taken) values (?, ?, ?, ?, ?, 0, 0, 0)',
            entry.seq,
            event.drawer,
            event.by,
            event.local,
            event.counted,
          )
          break
        case 'ClaimPaid':
        case 'PiecesRedeemed':
        case 'PotSplashed':
        case 'PotTakenBack':
        case 'PiecePaymentReturned':
          add('paid', event.posts, -1n)
          break
        case 'PiecesSold':
        case 'SaleTakenBack':
          add('taken', event.posts, 1n)
          break
        case 'MoneyMoved':
          add('repaid', event.posts, 1n)
          break
        case 'DrawerClosed':
          write(
            `update drawers set closed = ?, counted = ?, expected = ?, variance = ?, closed_by = ?
             where drawer = ? and closed is null`,
            event.local,
            event.counted,
            event.expected,
            event.variance,
            event.by.join(' '),
            event.drawer,
          )
          break
      }
    }
  },
}

/** What went into drawers, and with a minus what went out. */
const moved = (posts: Posts): [drawer: string, amount: bigint][] =>
  Object.values(posts).flatMap((rows) =>
    rows.flatMap(([book, from, to, amount]): [string, bigint][] => {
      if (book !== 'c') return []
      const [giving, taking] = [readName(from), readName(to)]
      if (giving.kind === 'drawer') return [[giving.drawer, -BigInt(amount)]]
      return taking.kind === 'drawer' ? [[taking.drawer, BigInt(amount)]] : []
    }),
  )

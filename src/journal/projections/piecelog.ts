/**
 * The projection `piecelog`: what the documents have logged of coupons, certificates and dead chips. Each sale with patron, price, chips
 * and cashier, each voucher that was changed, each fee, each redemption, each result that was corrected; one row each.
 */
import type { Event } from '../../engine/mechanisms.ts'
import type { Moves } from '../../engine/pieces/vocabulary.ts'
import type { Posts } from '../../engine/posts.ts'
import type { Projection } from './projection.ts'

/** `of` is the sale, the serial, or the wagers; `amount` with a minus where money left the house. */
type Row = {
  readonly activity?: string
  readonly of: string
  readonly series?: string
  readonly person?: string | undefined
  readonly pieces: string
  readonly face?: string
  readonly amount?: string
  readonly window?: string
  readonly table?: string
  readonly drawer?: string
  readonly by: readonly (string | undefined)[]
}

export const PIECELOG: Projection<Event> = {
  name: 'piecelog',
  version: 1,
  tables: { piecelog: 'seq, n' },
  create: [
    `create table piecelog (
       seq integer not null, n integer not null, at text not null, what text not null, activity text, "of" text not null, series text,
       person text, pieces text not null, face text, amount text, "window" text, "table" text, drawer text, by text not null,
       primary key (seq, n)
     ) strict, without rowid`,
    'create index piecelog_at on piecelog (at)',
  ],
  apply(entry, write) {
    for (const [n, event] of entry.events.entries()) {
      const row = rowOf(event)
      if (row === undefined) continue
      const { activity = null, of, series = null, person = null, pieces, face = null, amount = null } = row
      const { window = null, table = null, drawer = null } = row
      write(
        'insert into piecelog values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[entry.seq, n, entry.at ?? entry.recorded, event.type, activity, of, series, person, pieces, face, amount],
        ...[window, table, drawer, row.by.filter((one) => one !== undefined).join(' ')],
      )
    }
  },
}

function rowOf(event: Event): Row | undefined {
  switch (event.type) {
    case 'PiecesSold': {
      const { activity, sale, person, face, price, window, drawer, moves, by } = event
      return { activity, of: sale, person, pieces: numbersIn(moves), face, amount: price, window, drawer, by: [by] }
    }
    case 'SaleTakenBack': {
      const { activity, sale, moves, posts, by, second } = event
      return { activity, of: sale, pieces: numbersIn(moves), amount: `-${paidIn(posts)}`, by: [by, second] }
    }
    case 'VoucherChanged': {
      const { serial, series, person, by } = event
      return { of: serial, series, person, pieces: serial, by: [by] }
    }
    case 'PieceFeePaid': {
      const { activity, use, amount, table, by } = event
      return { activity, of: use, pieces: '', amount, table, by: [by] }
    }
    case 'PiecesCorrected': {
      const { activity, use, moves, table, by, second } = event
      return { activity, of: use, pieces: numbersIn(moves), table, by: [by, second] }
    }
    case 'PiecePaymentReturned': {
      const { activity, use, amount, drawer, by } = event
      return { activity, of: use, pieces: '', amount, drawer, by: [by] }
    }
    case 'PiecePaymentWrittenOff': {
      const { activity, use, by, second } = event
      return { activity, of: use, pieces: '', by: [by, second] }
    }
    case 'PiecesRedeemed': {
      const { activity, uses, amount, drawer, moves, by, second } = event
      return { activity, of: uses.join(' '), pieces: numbersIn(moves), amount: `-${amount}`, drawer, by: [by, second] }
    }
  }
  return undefined
}

/** `DC5 1-12, DC5 30`: the series and its numbers. */
const numbersIn = (moves: Moves): string =>
  Object.keys(moves)
    .sort()
    .flatMap((series) =>
      moves[series]!.map(([first, last]) => `${series} ${first === last ? first : `${first}-${last}`}`),
    )
    .join(', ')

/** What a drawer gave back. */
function paidIn(posts: Posts): bigint {
  let sum = 0n
  for (const rows of Object.values(posts))
    for (const [book, , , amount] of rows) if (book === 'c') sum += BigInt(amount)
  return sum
}

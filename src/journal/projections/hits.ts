/**
 * The projections `hits`, `awards`, `judged` and `won`: every hand that was reported, and what became of it; how often each line
 * was won on a business day, less what was backed out on it; and `verdicts`, how long hits waited to be verified or declined.
 */

import { instantOf } from '../../base/moment.ts'
import { toWire } from '../../base/money.ts'
import { partyKey } from '../../base/party.ts'
import type { Event, EventOf } from '../../engine/mechanisms.ts'
import { giftIn } from '../../engine/offerings/advances.ts'
import { canonical } from '../canonical.ts'
import type { Projection } from './projection.ts'
import { bookedBy, type DayOf } from './sums/booked.ts'

const WON = `insert into won (day, activity, line, count, amount)
  select ?, activity, line, sum(?), sum(? * cast(amount as integer)) from awards where hit = ? group by activity, line
  on conflict (day, activity, line) do update set count = count + excluded.count, amount = amount + excluded.amount`
const WON_OF_PERIOD = `insert into won (day, activity, line, count, amount) values (?, ?, ?, 1, ?)
  on conflict (day, activity, line) do update set count = count + 1, amount = amount + excluded.amount`
const VERDICT = `insert into verdicts (day, hits, seconds) select ?, 1, cast(max(0, ? - at) / 1000 as integer) from hits where hit = ?
  on conflict (day) do update set hits = hits + 1, seconds = seconds + excluded.seconds`

export const hitsBy = (dayOf: DayOf): Projection<Event> => ({
  name: 'hits',
  version: 9,
  tables: { hits: 'hit', awards: 'hit, n', judged: 'seq, n', won: 'day, activity, line', verdicts: 'day' },
  create: [
    `create table hits (
       hit text primary key, seq integer not null, at integer not null, local text not null, activity text not null,
       "table" text, round integer, cards text not null, total text not null, denied text not null,
       status text not null, declared_by text not null, decided_by text, reason text, clause text, evidence text,
       board text, judged_seq integer, dealer text
     ) strict, without rowid`,
    'create index hits_by_line on hits (seq)',
    'create index hits_by_time on hits (at)',
    'create index hits_by_table on hits ("table", seq)',
    `create table awards (
       hit text not null, n integer not null, activity text not null, "to" text not null, party text not null, person text, line text not null,
       share text not null, amount text not null, clauses text not null, gift text not null, primary key (hit, n)
     ) strict, without rowid`,
    `create table judged (
       seq integer not null, n integer not null, at text not null, activity text not null, "table" text not null,
       round integer, cards text not null, denied text not null, primary key (seq, n)
     ) strict, without rowid`,
    'create index judged_by_table on judged ("table", seq)',
    'create index awards_by_person on awards (person) where person is not null',
    `create table won (
       day text not null, activity text not null, line text not null, count integer not null, amount integer not null,
       primary key (day, activity, line)
     ) strict, without rowid`,
    'create table verdicts (day text primary key, hits integer not null, seconds integer not null) strict, without rowid',
  ],
  apply(entry, write) {
    const won = (hit: string, sign: 1 | -1) => write(WON, bookedBy(dayOf)(entry).day, sign, sign, hit)
    const verdict = (hit: string) =>
      write(VERDICT, bookedBy(dayOf)(entry).day, instantOf(entry.at ?? entry.recorded), hit)
    const decided = (
      hit: string,
      status: string,
      by: string,
      reason: string | null = null,
      clause: string | null = null,
    ) =>
      write(
        'update hits set status = ?, decided_by = ?, reason = ?, clause = ? where hit = ?',
        status,
        by,
        reason,
        clause,
        hit,
      )
    for (const [n, event] of entry.events.entries()) {
      switch (event.type) {
        case 'HandJudged': {
          const { activity, table, round = null, cards } = event
          const denied = canonical(event.denied)
          const at = entry.at ?? entry.recorded
          write(
            'insert into judged values (?, ?, ?, ?, ?, ?, ?, ?)',
            entry.seq,
            n,
            at,
            activity,
            table,
            round,
            canonical(cards),
            denied,
          )
          break
        }
        case 'HitHeld':
        case 'HitDeclared': {
          const { hit, at, local, activity, source, cards, declaredBy, dealer = null } = event
          // What was held is written again when it is judged; until then nobody knows how much it is.
          const { total, awards, board } = event.type === 'HitHeld' ? heldIn(event) : event
          const status = event.type === 'HitHeld' ? 'held' : 'declared'
          write('delete from awards where hit = ?', hit)
          const { table = null, round = null } = source.kind === 'table' ? source : {}
          write(
            `insert into hits (hit, seq, at, local, activity, "table", round, cards, total, denied, status, declared_by, board, judged_seq, dealer)
             values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
             on conflict (hit) do update set total = excluded.total, denied = excluded.denied, status = excluded.status,
               board = excluded.board, judged_seq = excluded.judged_seq`,
            hit,
            entry.seq,
            at,
            local,
            activity,
            table,
            round,
            canonical(cards),
            total,
            canonical(event.denied),
            status,
            declaredBy,
            board === undefined ? null : canonical(board.map(({ to, line, until }) => ({ to, line, until }))),
            event.type === 'HitHeld' ? null : entry.seq,
            dealer,
          )
          for (const [index, award] of awards.entries()) {
            const { to, person = null, line, share, amount, by } = award
            write(
              'insert into awards values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
              hit,
              index,
              activity,
              partyKey(to),
              canonical(to),
              person,
              line,
              share,
              amount,
              by.join(' '),
              toWire(giftIn(award)),
            )
          }
          break
        }
        case 'HitVerified':
          decided(event.hit, 'verified', event.by)
          won(event.hit, 1)
          verdict(event.hit)
          break
        case 'PeriodClosed':
          for (const { line, amount } of event.awards)
            write(WON_OF_PERIOD, bookedBy(dayOf)(entry).day, event.activity, line, BigInt(amount))
          break
        case 'HitDeclined':
          decided(event.hit, 'declined', event.by.join(' '), event.reason, event.clause ?? null)
          write('update hits set evidence = ? where hit = ?', event.evidence, event.hit)
          verdict(event.hit)
          break
        case 'HitDisputed':
          decided(event.hit, 'disputed', event.by, event.reason)
          break
        case 'DisputeSettled':
          // The event does not repeat where the hit stood before; a claim tells.
          decided(event.hit, 'settled', event.by.join(' '), event.reason)
          break
        case 'HitBackedOut':
          decided(event.hit, 'backed out', event.by.join(' '), event.reason)
          won(event.hit, -1)
          write('update hits set evidence = ? where hit = ?', event.document, event.hit)
          break
      }
    }
  },
})

/** Who won which line; how much is not known before it is judged. */
const heldIn = ({ winners }: EventOf<'HitHeld'>): Pick<EventOf<'HitDeclared'>, 'total' | 'awards' | 'board'> => ({
  total: '0',
  awards: winners.map((one) => ({ ...one, amount: '0', parts: {}, by: [] })),
})

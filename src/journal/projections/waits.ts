/** The projection `waits`: who waited on which list, from when to when, and how it ended. */
import type { Event } from '../../engine/mechanisms.ts'
import { isSeating, type Place } from '../../engine/presence/vocabulary.ts'
import type { Projection, WriteSql } from './projection.ts'

/** `missed`: called, and off the list for not coming. `closed`: the list was. The others as the person did. */
export type WaitEnded = 'seated' | 'left' | 'expired' | 'missed' | 'closed'

export const WAITS: Projection<Event> = {
  name: 'waits',
  version: 1,
  tables: { waits: 'seq, n', waitlists: 'list', waittables: '"table"', waitseats: '"table", seat' },
  create: [
    `create table waits (
       seq integer not null, n integer not null, list text not null, game text not null, "limit" text, person text not null,
       how text not null, since integer not null, paged integer, until integer, ended text, primary key (seq, n)
     ) strict, without rowid`,
    'create index waits_open on waits (person, list) where until is null',
    'create index waits_by_list on waits (list, since)',
    'create index waits_by_person on waits (person, since)',
    // What a list is for and what is dealt at a live table: whoever sits down there waits for it no more.
    'create table waitlists (list text primary key, game text not null, "limit" text) strict, without rowid',
    'create table waittables ("table" text primary key, game text, "limit" text) strict, without rowid',
    // Who sits where: a move names the seat, not the person.
    `create table waitseats (
       "table" text not null, seat text not null, person text not null, primary key ("table", seat)
     ) strict, without rowid`,
  ],
  apply(entry, write) {
    let n = 0
    for (const event of entry.events)
      switch (event.type) {
        case 'TableSet': {
          // Nobody waits for a free table or a tournament.
          const game = (event.kind ?? 'live') === 'live' ? event.game : null
          write('insert or replace into waittables values (?, ?, ?)', event.table, game, event.limit ?? null)
          break
        }
        case 'ListSet':
          write('insert or replace into waitlists values (?, ?, ?)', event.list, event.game, event.limit ?? null)
          break
        case 'ListClosed':
          write('delete from waitlists where list = ?', event.list)
          break
        case 'ListJoined': {
          const { list, person, how, since, at } = event
          // Off it by mistake: the same wait goes on.
          if (since !== undefined) {
            write(`update waits set until = null, ended = null where (seq, n) = (${LAST})`, list, person, since)
            break
          }
          // Whoever comes back from a broken table has another place on the list, and waits from now on.
          ends(write, { list, person, at }, 'left')
          write(JOINED, entry.seq, n++, person, how, at, list)
          break
        }
        case 'ListLeft':
          ends(write, event, event.why)
          break
        case 'PageMissed':
          if (event.to === 'off') ends(write, event, 'missed')
          break
        case 'PersonPaged': {
          const { list, person, at } = event
          write(`update waits set paged = coalesce(paged, ?) where ${OPEN} and list = ?`, at, person, list)
          break
        }
        case 'PlayerSeated':
        case 'PlayerNamed':
          if (event.person !== undefined) sits(write, event, event.person, event.at)
          break
        case 'PlayerMoved': {
          const { table, seat, to, at } = event
          const from = 'select person from waitseats where "table" = ? and seat = ?'
          write(
            `update waits set until = ?, ended = 'seated' where ${SATISFIED(`(${from})`)}`,
            at,
            table,
            seat,
            at,
            to.table,
          )
          write(`insert or replace into waitseats select ?, ?, person from (${from})`, to.table, to.seat, table, seat)
          stands(write, event)
          break
        }
        case 'PlayerLeft':
          stands(write, event)
          break
        case 'TableClosed':
          write('delete from waitseats where "table" = ?', event.table)
          break
        case 'CardsScanned':
          for (const { person, table, seat, at } of event.scans.filter(isSeating)) {
            write('delete from waitseats where person = ?', person)
            sits(write, { table, seat }, person, at)
          }
          break
      }
  },
}

/** The wait of a person on a list that began then. */
const LAST = 'select seq, n from waits where list = ? and person = ? and since = ? order by seq desc, n desc limit 1'
const OPEN = 'person = ? and until is null'
const JOINED = `insert into waits select ?, ?, list, game, "limit", ?, ?, ?, null, null, null from waitlists where list = ?`

/** On the list of what is dealt at the table, since before they sat down there. */
const SATISFIED = (person: string): string => `person = ${person} and until is null and since <= ? and list in (
  select list from waitlists l, waittables t where t."table" = ? and l.game = t.game and l."limit" is t."limit")`

const ends = (
  write: WriteSql,
  { list, person, at }: { list: string; person: string; at: number },
  how: WaitEnded,
): void => write(`update waits set until = ?, ended = ? where ${OPEN} and list = ?`, at, how, person, list)

function sits(write: WriteSql, { table, seat }: Place, person: string, at: number): void {
  write(`update waits set until = ?, ended = 'seated' where ${SATISFIED('?')}`, at, person, at, table)
  write('insert or replace into waitseats values (?, ?, ?)', table, seat, person)
}

const stands = (write: WriteSql, { table, seat }: Place): void =>
  write('delete from waitseats where "table" = ? and seat = ?', table, seat)

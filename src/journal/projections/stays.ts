/** The projections `stays`, `aways` and `scans`: who sat where, from when to when, when they were away, and what cards told. */
import type { Event, EventOf } from '../../engine/mechanisms.ts'
import type { Away, Place, Scan } from '../../engine/presence/vocabulary.ts'
import type { Projection, WriteSql } from './projection.ts'

export const STAYS: Projection<Event> = {
  name: 'stays',
  version: 3,
  tables: { stays: 'seq, n', aways: 'seq, n', scans: 'seq, n', seatgames: '"table"' },
  create: [
    // What is dealt at a table, so that a stay knows it for ever.
    `create table seatgames ("table" text primary key, game text not null, "limit" text) strict, without rowid`,
    `create table stays (
       seq integer not null, n integer not null, sitting integer not null, person text, "table" text not null, seat text not null,
       game text not null, "limit" text, since integer not null, until integer, told_since integer, told_until integer,
       is_void integer not null default 0, corrected integer, heard integer not null, primary key (seq, n)
     ) strict, without rowid`,
    'create index stays_by_seat on stays ("table", seat, until)',
    'create index stays_by_person on stays (person, since) where person is not null',
    `create table aways (
       seq integer not null, n integer not null, "table" text not null, seat text not null, why text not null,
       since integer not null, until integer, primary key (seq, n)
     ) strict, without rowid`,
    'create index aways_by_seat on aways ("table", seat, until)',
    `create table scans (
       seq integer not null, n integer not null, person text not null, "table" text not null, seat text, at integer not null,
       "is" text not null, heard integer not null, primary key (seq, n)
     ) strict, without rowid`,
    'create index scans_by_person on scans (person, at)',
    'create index scans_by_time on scans (at)',
    'create index stays_by_end on stays (until)',
  ],
  apply(entry, write) {
    let n = 0
    const next = (): readonly [number, number] => [entry.seq, n++]
    /** When the house was told: a card may have been read long before. */
    const heard = Date.parse(entry.recorded)
    for (const event of entry.events)
      switch (event.type) {
        case 'TableSet':
          write('insert or replace into seatgames values (?, ?, ?)', event.table, event.game, event.limit ?? null)
          break
        case 'PlayerSeated':
          sit(write, next(), event, heard)
          break
        case 'PlayerNamed':
          name(write, event)
          break
        case 'PlayerMoved':
          move(write, next(), event, heard)
          if (event.away !== undefined) goAway(write, next(), event.to, event.away, event.at)
          break
        case 'PlayerAway':
          goAway(write, next(), event, event.why, event.at)
          break
        case 'PlayerBack':
          back(write, event, event.at)
          break
        case 'PlayerLeft':
          stand(write, event, event.at)
          break
        case 'TableClosed':
          for (const which of ['stays', 'aways'])
            write(`update ${which} set until = ? where "table" = ? and until is null`, event.at, event.table)
          break
        case 'StayCorrected':
          correct(write, entry.seq, event)
          break
        case 'CardsScanned':
          for (const { person, table, seat, at, is } of event.scans) {
            write(SCAN, ...next(), person, table, seat ?? null, at, is, heard)
            if (is === 'sat') sit(write, next(), { table, seat: seat!, person, at }, heard)
            if (is === 'named') name(write, { table, seat: seat!, person })
            if (is === 'moved') moveFromWherever(write, next(), { table, seat: seat!, person, at }, heard)
          }
          break
      }
  },
}

const SCAN = 'insert into scans values (?, ?, ?, ?, ?, ?, ?, ?)'
const COLUMNS = 'seq, n, sitting, person, "table", seat, game, "limit", since, heard'
const STAY = `insert into stays (${COLUMNS}) select ?, ?, ?, ?, ?, ?, game, "limit", ?, ? from seatgames where "table" = ?`

function sit(
  write: WriteSql,
  [seq, n]: readonly [number, number],
  { table, seat, person, at }: Place & { person?: string; at: number },
  heard: number,
): void {
  write(STAY, seq, n, seq, person ?? null, table, seat, at, heard, table)
}

/** The first telling stays beside the corrected one, with the line that corrected it last. */
function correct(write: WriteSql, seq: number, { stay, to }: EventOf<'StayCorrected'>): void {
  const [of, n] = stay.split('.').map(Number)
  write(
    `update stays set told_since = coalesce(told_since, since), told_until = coalesce(told_until, until), corrected = ?,
       is_void = ?, since = coalesce(?, since), until = coalesce(?, until) where seq = ? and n = ?`,
    seq,
    to === undefined ? 1 : 0,
    to?.since ?? null,
    to?.until ?? null,
    of ?? -1,
    n ?? -1,
  )
}

const name = (write: WriteSql, { table, seat, person }: Place & { person: string }): void =>
  write('update stays set person = ? where "table" = ? and seat = ? and until is null', person, table, seat)

const goAway = (
  write: WriteSql,
  [seq, n]: readonly [number, number],
  { table, seat }: Place,
  why: Away,
  at: number,
): void => write('insert into aways values (?, ?, ?, ?, ?, ?, null)', seq, n, table, seat, why, at)

const back = (write: WriteSql, { table, seat }: Place, at: number): void =>
  write('update aways set until = ? where "table" = ? and seat = ? and until is null', at, table, seat)

function stand(write: WriteSql, { table, seat }: Place, at: number): void {
  back(write, { table, seat }, at)
  write('update stays set until = ? where "table" = ? and seat = ? and until is null', at, table, seat)
}

/** The new stay belongs to the sitting of the one that ends. */
const MOVED = `insert into stays (${COLUMNS}) select ?, ?, s.sitting, s.person, ?, ?, g.game, g."limit", ?, ?
  from stays s, seatgames g where g."table" = ? and s.until is null and `

function move(
  write: WriteSql,
  [seq, n]: readonly [number, number],
  { table, seat, to, at }: EventOf<'PlayerMoved'>,
  heard: number,
): void {
  write(`${MOVED} s."table" = ? and s.seat = ?`, seq, n, to.table, to.seat, at, heard, to.table, table, seat)
  stand(write, { table, seat }, at)
}

function moveFromWherever(
  write: WriteSql,
  [seq, n]: readonly [number, number],
  { table, seat = '', person, at }: Scan,
  heard: number,
): void {
  write(`${MOVED} s.person = ?`, seq, n, table, seat, at, heard, table, person)
  const before = 'person = ? and until is null and not ("table" = ? and seat = ?)'
  write(
    `update aways set until = ? where until is null and ("table", seat) in (select "table", seat from stays where ${before})`,
    at,
    person,
    table,
    seat,
  )
  write(`update stays set until = ? where ${before}`, at, person, table, seat)
}

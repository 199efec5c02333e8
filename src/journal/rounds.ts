/** The projection `rounds`: how many rounds and fees each table had on each business day. */
import type { Event } from '../engine/event.ts'
import type { Projection } from './projection.ts'

const START = `insert into rounds (day, "table", rounds, fees, late, voided) values (?, ?, 1, ?, ?, 0)
  on conflict (day, "table") do update set rounds = rounds + 1, fees = fees + excluded.fees, late = late + excluded.late`
const OPEN = 'insert or replace into open_rounds ("table", round, day) values (?, ?, ?)'
const VOID = `update rounds set voided = voided + 1
  where "table" = ? and day = (select day from open_rounds where "table" = ? and round = ?)`

export const roundsBy = (dayOf: (at: number) => string): Projection<Event> => ({
  name: 'rounds',
  version: 1,
  tables: { rounds: 'day, "table"', open_rounds: '"table"' },
  create: [
    `create table rounds (
       day text not null, "table" text not null, rounds integer not null, fees integer not null,
       late integer not null, voided integer not null, primary key (day, "table")
     ) strict, without rowid`,
    'create table open_rounds ("table" text primary key, round integer not null, day text not null) strict, without rowid',
  ],
  apply(entry, write) {
    for (const event of entry.events) {
      if (event.type === 'RoundStarted') {
        const day = event.day ?? dayOf(event.at)
        let fees = 0
        for (const activity in event.fees) fees += event.fees[activity]?.length ?? 0
        write(START, day, event.table, fees, event.day === undefined ? 0 : 1)
        write(OPEN, event.table, event.round, day)
      } else if (event.type === 'RoundVoided') {
        write(VOID, event.table, event.table, event.round)
      }
    }
  },
})

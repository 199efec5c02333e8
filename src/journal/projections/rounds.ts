/** The projection `rounds`: how many rounds and fees each table had on each business day. */
import type { Event } from '../../engine/mechanisms.ts'
import type { Projection } from './projection.ts'

const START = `insert into rounds (day, "table", rounds, fees, late, voided) values (?, ?, 1, ?, ?, 0)
  on conflict (day, "table") do update set rounds = rounds + 1, fees = fees + excluded.fees, late = late + excluded.late`
const VOID = 'update rounds set voided = voided + 1 where "table" = ? and day = ?'

export const roundsBy = (dayOf: (at: number) => string): Projection<Event> => ({
  name: 'rounds',
  version: 2,
  tables: { rounds: 'day, "table"' },
  create: [
    `create table rounds (
       day text not null, "table" text not null, rounds integer not null, fees integer not null,
       late integer not null, voided integer not null, primary key (day, "table")
     ) strict, without rowid`,
  ],
  apply(entry, write) {
    for (const event of entry.events) {
      if (event.type === 'RoundStarted') {
        const day = event.day ?? dayOf(event.at)
        let fees = 0
        for (const activity in event.fees) fees += event.fees[activity]?.length ?? 0
        write(START, day, event.table, fees, event.day === undefined ? 0 : 1)
      } else if (event.type === 'RoundVoided') {
        // Counted on the day on which it was voided, which is the round's own unless it was open across the turn.
        write(VOID, event.table, dayOf(Date.parse(entry.at ?? entry.recorded)))
      }
    }
  },
})

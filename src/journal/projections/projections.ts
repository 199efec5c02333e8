/** The SQL tables of a house, for reports and searches: written with every entry, made anew from the journal at any time. */
import type { Event } from '../../engine/mechanisms.ts'
import { isOfToday, upcast } from '../../engine/upcast.ts'
import { CLAIMS } from './claims.ts'
import { DAYS } from './days.ts'
import { DRAWERS } from './drawers.ts'
import { HITS } from './hits.ts'
import { MOVEMENTS } from './movements.ts'
import { OFFERINGS } from './offerings.ts'
import { PERIODS } from './periods.ts'
import type { Projection } from './projection.ts'
import { roundsBy } from './rounds.ts'
import { SHEETS } from './sheets.ts'
import { HANDOVERS } from './shifts.ts'

/** `dayOf` gives the business day of an instant: the journal itself has no time zones. */
export const projectionsOf = (dayOf: (at: number) => string): readonly Projection<Event>[] =>
  [MOVEMENTS, roundsBy(dayOf), HITS, CLAIMS, OFFERINGS, DAYS, DRAWERS, SHEETS, PERIODS, HANDOVERS].map((projection) =>
    ofToday(projection as Projection<Event>),
  )

/** Tables are made of the events of today, however old the line is. */
const ofToday = (projection: Projection<Event>): Projection<Event> => ({
  ...projection,
  apply: (entry, write) =>
    projection.apply(
      entry.events.every(isOfToday) ? entry : { ...entry, events: entry.events.map((old) => upcast(old)) },
      write,
    ),
})

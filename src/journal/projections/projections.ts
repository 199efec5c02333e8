/** The SQL tables of a house, for reports and searches: written with every entry, made anew from the journal at any time. */
import type { Event } from '../../engine/mechanisms.ts'
import { isOfToday, upcast } from '../../engine/upcast.ts'
import type { Entry } from '../line.ts'
import { CALLUPS } from './callups.ts'
import { CLAIMS } from './claims.ts'
import { DAYS } from './days.ts'
import { DEALINGS } from './dealings.ts'
import { DRAWERS } from './drawers.ts'
import { EXCEPTIONS } from './exceptions.ts'
import { HITS } from './hits.ts'
import { MOVEMENTS } from './movements.ts'
import { OFFERINGS } from './offerings.ts'
import { PERIODS } from './periods.ts'
import { PIECES } from './pieces.ts'
import type { Projection } from './projection.ts'
import { roundsBy } from './rounds.ts'
import { SHEETS } from './sheets.ts'
import { HANDOVERS } from './shifts.ts'
import { STAYS } from './stays.ts'
import { WAITS } from './waits.ts'

/** `dayOf` gives the business day of an instant: the journal itself has no time zones. */
export function projectionsOf(dayOf: (at: number) => string): readonly Projection<Event>[] {
  const today = ofToday()
  return [
    MOVEMENTS,
    roundsBy(dayOf),
    HITS,
    CLAIMS,
    OFFERINGS,
    DAYS,
    DRAWERS,
    SHEETS,
    PERIODS,
    HANDOVERS,
    EXCEPTIONS,
    STAYS,
    DEALINGS,
    WAITS,
    CALLUPS,
    PIECES,
  ].map((projection) => ({
    ...projection,
    apply: (entry, write) => (projection as Projection<Event>).apply(today(entry), write),
  }))
}

/** Tables are made of the events of today, however old the line is. All of them ask in turn, so the last answer is kept. */
function ofToday(): (entry: Entry<Event>) => Entry<Event> {
  let last: Entry<Event> | undefined
  let today: Entry<Event> | undefined
  return (entry) => {
    if (entry !== last || today === undefined) {
      last = entry
      today = entry.events.every(isOfToday)
        ? entry
        : { ...entry, events: entry.events.map((old) => upcast(old, entry)) }
    }
    return today
  }
}

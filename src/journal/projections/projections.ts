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
import { hitsBy } from './hits.ts'
import { MOVEMENTS } from './movements.ts'
import { OFFERINGS } from './offerings.ts'
import { PERIODS } from './periods.ts'
import { PIECELOG } from './piecelog.ts'
import { PIECES } from './pieces.ts'
import type { Projection } from './projection.ts'
import { roundsBy } from './rounds.ts'
import { SHEETS } from './sheets.ts'
import { HANDOVERS } from './shifts.ts'
import { STAYS } from './stays.ts'
import { dailyOf } from './sums/daily.ts'
import { METERS } from './sums/meters.ts'
import { SILENCES } from './sums/silences.ts'
import { talliesBy } from './sums/tallies.ts'
import { TOURNAMENTLOGS } from './tournamentlogs.ts'
import { TRACES } from './traces.ts'
import { WAITS } from './waits.ts'

/** `dayOf` gives the business day of an instant: the journal itself has no time zones. */
export function projectionsOf(dayOf: (at: number) => string): readonly Projection<Event>[] {
  const today = ofToday()
  const allToday = onceEach((entries: readonly Entry<Event>[]) => entries.map(today))
  return [
    MOVEMENTS,
    roundsBy(dayOf),
    hitsBy(dayOf),
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
    PIECELOG,
    TRACES,
    TOURNAMENTLOGS,
    dailyOf(dayOf),
    METERS,
    talliesBy(dayOf),
    SILENCES,
  ].map((one) => {
    const projection = one as Projection<Event>
    const { applyAll } = projection
    return {
      ...projection,
      apply: (entry, write) => projection.apply(today(entry), write),
      ...(applyAll === undefined
        ? {}
        : { applyAll: (entries, write) => applyAll.call(projection, allToday(entries), write) }),
    }
  })
}

/** Several projections are given the same lines in turn: what was made of them last is kept. */
function onceEach<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  let last: { readonly given: Given; readonly made: Made } | undefined
  return (given) => {
    if (last?.given !== given) last = { given, made: make(given) }
    return last.made
  }
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

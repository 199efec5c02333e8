/** The business day in which a line is booked: that of its record, or the ended day for which it counts. As the statement of a day has it. */
import { instantOf, MINUTE } from '../../../base/moment.ts'
import type { Event, EventOf } from '../../../engine/mechanisms.ts'
import type { Entry } from '../../line.ts'

export type DayOf = (at: number) => string
export type Booked = { readonly day: string; readonly minute: number }

/** Many lines are recorded in one instant, so the last answer is kept. */
export function bookedBy(dayOf: DayOf): (entry: Entry<Event>) => Booked {
  let recorded = ''
  let booked: Booked = { day: '', minute: 0 }
  return (entry) => {
    if (entry.recorded !== recorded) {
      recorded = entry.recorded
      const at = instantOf(recorded)
      booked = { day: dayOf(at), minute: Math.floor(at / MINUTE) }
    }
    // It stands behind what it counts for, and few lines have it.
    const last = entry.events.at(-1)
    return last?.type === 'CountedForDay' ? { ...booked, day: (last as EventOf<'CountedForDay'>).day } : booked
  }
}

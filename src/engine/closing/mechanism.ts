/** The end of an activity and of a day, as one room of the engine. */

import type { Hits } from '../hits/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import { closeOffering } from './closing.ts'
import { dayTimer, decideDay, evolveDays, seen } from './days.ts'
import { doors } from './doors.ts'
import type { Below, Closing } from './vocabulary.ts'

export const closing: Mechanism<Closing, Below, Below & Hits, typeof doors> = {
  uses: ['claims', 'pieces', 'money', 'offerings', 'house'],
  doors,
  initial: () => ({ ended: new Map() }),
  orders: {
    CloseOffering: {
      second: 'order takes two',
      elsewhere: 'second person of another department',
      decide: closeOffering,
    },
    CloseDay: { decide: decideDay },
    EndDay: { decide: decideDay },
  },
  events: {
    DayEnded: { v: 1, evolve: evolveDays },
    CountedForDay: { v: 1, evolve: evolveDays },
    // Every room forgets what is over when it hears of it.
    DayClosed: { v: 1, evolve: evolveDays },
  },
  on: {
    OfferingPosted: seen,
    HitDeclared: seen,
    HitHeld: seen,
    DrawerOpened: seen,
    FloorCalled: seen,
    PoolIncreased: (own, { due }, world) => {
      if (due !== undefined) seen(own, { local: `${due}T00:00` }, world)
    },
  },
  timers: dayTimer,
}

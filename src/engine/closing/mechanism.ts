/** The end of an activity and of a day, as one room of the engine. */

import type { Mechanism } from '../mechanism.ts'
import { closeOffering } from './closing.ts'
import { decideDay } from './days.ts'
import { doors } from './doors.ts'
import type { Below, Closing } from './vocabulary.ts'

export const closing: Mechanism<Closing, Below, Below, typeof doors> = {
  uses: ['claims', 'money', 'offerings', 'house'],
  doors,
  initial: () => ({}),
  orders: {
    CloseOffering: { decide: closeOffering },
    CloseDay: { decide: decideDay },
  },
  // Every room forgets what is over when it hears of it.
  events: { DayClosed: { v: 1, evolve: () => undefined } },
}

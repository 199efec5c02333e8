/** Presence, as one room of the engine. */
import type { House } from '../house/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import { doors } from './doors.ts'
import { evolveSeats, seatPlayer } from './seats.ts'
import type { Below, Presence } from './vocabulary.ts'

export const presence: Mechanism<Presence, Below, House, typeof doors> = {
  uses: ['house'],
  doors,
  initial: () => ({ seated: new Map() }),
  orders: { SeatPlayer: { decide: seatPlayer } },
  events: { PlayerSeated: { v: 1, evolve: evolveSeats } },
  // Nobody sits at a table that is closed.
  on: {
    TableClosed: (own, { table }) => {
      own.seated.delete(table)
    },
  },
}

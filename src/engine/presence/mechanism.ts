/** Presence, as one room of the engine. */
import { because } from '../../base/refusal.ts'
import type { Closing } from '../closing/vocabulary.ts'
import type { House } from '../house/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import { correctStay } from './corrections.ts'
import { doors } from './doors.ts'
import { closeDay, emptyTable, evolveSeats } from './evolve.ts'
import { keptPlaces, releaseDue, reservedPlaces } from './keeping.ts'
import { evolveScans, scanCards } from './scans.ts'
import { decideSeats } from './seats.ts'
import type { Below, Presence } from './vocabulary.ts'

export const presence: Mechanism<Presence, Below, House & Closing, typeof doors> = {
  uses: ['house'],
  doors,
  initial: () => ({
    seated: new Map(),
    sits: new Map(),
    reserved: new Map(),
    freed: new Map(),
    left: new Map(),
    sessionsSoFar: 0,
  }),
  orders: {
    SeatPlayer: { decide: decideSeats },
    NamePlayer: { decide: decideSeats },
    MovePlayer: { decide: decideSeats },
    MarkAway: { decide: decideSeats },
    MarkBack: { decide: decideSeats },
    LeaveSeat: { decide: decideSeats },
    ReserveSeat: { decide: decideSeats },
    ReleaseSeat: { decide: decideSeats },
    ScanCards: { decide: scanCards },
    CorrectStay: { decide: correctStay },
  },
  events: {
    PlayerSeated: { v: 1, evolve: evolveSeats },
    PlayerNamed: { v: 1, evolve: evolveSeats },
    PlayerMoved: { v: 1, evolve: evolveSeats },
    PlayerAway: { v: 1, evolve: evolveSeats },
    PlayerBack: { v: 1, evolve: evolveSeats },
    PlayerLeft: { v: 1, evolve: evolveSeats },
    SeatReserved: { v: 1, evolve: evolveSeats },
    SeatReleased: { v: 1, evolve: evolveSeats },
    CardsScanned: { v: 1, evolve: evolveScans },
    StayCorrected: { v: 1, evolve: evolveSeats },
  },
  on: {
    TableClosed: (own, { table, at }) => emptyTable(own, table, at),
    DayClosed: (own, { day }, { property }) => closeDay(own, day, property?.dayStart ?? '00:00'),
  },
  answers: {
    // A paper that says it late: somebody is known to have sat there still.
    keepsTableOpen: ({ seated }, table, at) => {
      const later = [...(seated.get(table) ?? [])].find(([, { last }]) => last > at)
      return later === undefined ? undefined : because('order', 'something later is known', { table, seat: later[0] })
    },
  },
  timers: {
    names: reservedPlaces,
    touched: keptPlaces,
    due: releaseDue,
  },
}

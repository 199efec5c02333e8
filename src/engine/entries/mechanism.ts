/** Entries of drawings, as one room of the engine. */
import type { Drawings } from '../drawings/vocabulary.ts'
import type { Hit, Hits } from '../hits/vocabulary.ts'
import type { EventOf as EventIn, Mechanism } from '../mechanism.ts'
import { ofSeats } from '../presence/played.ts'
import type { Presence } from '../presence/vocabulary.ts'
import { doors } from './doors.ts'
import { decideDrum, evolveDrum } from './drum.ts'
import { drumBegins, evolveEmptied } from './emptying.ts'
import { evolveHandOut, forgetVoid, giveTicket, handOut } from './handout.ts'
import { addUpHours, evolveHours, hearClosed, hearSeats } from './hours.ts'
import { hearOtherwise } from './otherwise.ts'
import { addPoints, adjustPoints, evolvePoints } from './points.ts'
import { append, changeWithin, numberOf } from './spans.ts'
import { entryTimers } from './timers.ts'
import type { Below, Entries, Slice, State, Tickets } from './vocabulary.ts'

/** Another person puts in, tears up or empties it with the one who says so. */
const TWO = { second: 'drum takes two' } as const

const heard = (own: Slice, event: EventIn<Presence>, world: State): void => {
  hearSeats(own, event, world)
  hearOtherwise(own, event, world)
}

export const entries: Mechanism<Entries, Below, Below & Hits & Drawings, typeof doors> = {
  uses: ['presence', 'offerings', 'house'],
  doors,
  initial: () => ({
    tickets: [],
    drumSince: new Map(),
    ticketsSoFar: 0,
    handedOut: new Map(),
    hours: new Map(),
    points: new Map(),
    settledPoints: new Map(),
  }),
  orders: {
    HandOut: { decide: handOut },
    GiveTicket: { decide: giveTicket },
    AddUpHours: { decide: addUpHours },
    CollectTickets: { ...TWO, decide: decideDrum },
    VoidTickets: { ...TWO, decide: decideDrum },
    EmptyDrum: { ...TWO, decide: decideDrum },
    AdjustPoints: { second: 'points take two', decide: adjustPoints },
  },
  events: {
    EntriesGiven: { v: 1, evolve: evolveHandOut },
    TicketGiven: { v: 1, evolve: evolveHandOut },
    TicketDenied: { v: 1, evolve: evolveHandOut },
    PointsGiven: { v: 1, evolve: evolveHours },
    TicketsCollected: { v: 1, evolve: evolveDrum },
    TicketsVoided: {
      v: 1,
      evolve: (own, event) => {
        evolveDrum(own, event)
        forgetVoid(own, event)
      },
    },
    DrumEmptied: { v: 1, evolve: evolveEmptied },
    PointsAdjusted: { v: 1, evolve: evolvePoints },
  },
  on: {
    OfferingPosted: drumBegins,
    // Hands bring tickets and points when they are verified.
    HitVerified: (own, { hit, tickets = [], toCollect = false }, { hits }) => {
      const declared = hits.get(hit)!
      for (const { ticket, of } of tickets) {
        const { to, person, line } = declared.tickets![of]!
        const number = numberOf(ticket)!
        const whose = { activity: declared.activity, to, ...(person === undefined ? {} : { person }), line }
        append(own.tickets, { first: number, last: number, ...whose, isIn: !toCollect })
      }
      own.ticketsSoFar += tickets.length
      for (const { person, points } of declared.points ?? []) addPoints(own, declared.activity, person, points)
    },
    HitDeclined: (own, { hit }, { hits }) => takeBack(own, hits.get(hit)),
    HitBackedOut: (own, { hit }, { hits }) => takeBack(own, hits.get(hit)),
    PointsClosed: (own, { activity, until }) => {
      own.points.delete(activity)
      own.settledPoints.set(activity, until)
    },
    // Another promotion under the same name begins anew.
    OfferingClosed: (own, { activity }) => {
      own.drumSince.delete(activity)
      own.handedOut.delete(activity)
      own.hours.delete(activity)
      own.points.delete(activity)
      own.settledPoints.delete(activity)
      own.tickets.splice(0, own.tickets.length, ...own.tickets.filter((one) => one.activity !== activity))
    },
    CalledUp: (own, { ticket }) => change(own, ticket, (one) => ({ ...one, isDrawn: true })),
    ReportedIn: (own, { callup }, { callups }) => change(own, callups.get(callup)?.ticket, () => undefined),
    PassedOver: (own, { callup, isDiscarded = false }, { callups }) =>
      change(own, callups.get(callup)?.ticket, ({ isDrawn: _, ...one }) =>
        isDiscarded || !one.isIn ? undefined : one,
      ),
    ...ofSeats(heard),
    TableClosed: hearClosed,
  },
  timers: entryTimers,
}

/** What a verified hand has brought, unless its standing is settled. */
function takeBack(own: Slice, hit: Hit | undefined): void {
  if (hit === undefined || (hit.before ?? hit.status) !== 'verified') return
  if (!own.points.has(hit.activity)) return
  for (const { person, points } of hit.points ?? []) addPoints(own, hit.activity, person, -points)
}

function change(own: Slice, ticket: string | undefined, to: (one: Tickets) => Tickets | undefined): void {
  const number = ticket === undefined ? undefined : numberOf(ticket)
  if (number !== undefined) changeWithin(own.tickets, { first: number, last: number }, to)
}

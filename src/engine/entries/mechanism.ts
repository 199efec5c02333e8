/** Entries of drawings, as one room of the engine. */
import type { Drawings } from '../drawings/vocabulary.ts'
import type { Hits } from '../hits/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import { doors } from './doors.ts'
import { decideDrum, evolveDrum } from './drum.ts'
import { drumBegins, emptiesAt, evolveEmptied } from './emptying.ts'
import { append, changeWithin, numberOf } from './spans.ts'
import type { Below, Entries, Slice } from './vocabulary.ts'

/** Another person puts in, tears up or empties it with the one who says so. */
const TWO = { second: 'drum takes two' } as const

export const entries: Mechanism<Entries, Below, Below & Hits & Drawings, typeof doors> = {
  uses: ['presence', 'offerings', 'house'],
  doors,
  initial: () => ({ tickets: [], drumSince: new Map(), ticketsSoFar: 0 }),
  orders: {
    CollectTickets: { ...TWO, decide: decideDrum },
    VoidTickets: { ...TWO, decide: decideDrum },
    EmptyDrum: { ...TWO, decide: decideDrum },
  },
  events: {
    TicketsCollected: { v: 1, evolve: evolveDrum },
    TicketsVoided: { v: 1, evolve: evolveDrum },
    DrumEmptied: { v: 1, evolve: evolveEmptied },
  },
  on: {
    OfferingPosted: drumBegins,
    // Another promotion under the same name begins with an empty drum.
    OfferingClosed: (own, { activity }) => void own.drumSince.delete(activity),
    // Hands bring tickets when they are verified.
    HitVerified: (own, { hit, tickets = [], toCollect = false }, { hits }) => {
      const declared = hits.get(hit)!
      for (const { ticket, of } of tickets) {
        const { to, person } = declared.tickets![of]!
        const number = numberOf(ticket)!
        const whose = { activity: declared.activity, to, ...(person === undefined ? {} : { person }) }
        append(own.tickets, { first: number, last: number, ...whose, isIn: !toCollect })
      }
      own.ticketsSoFar += tickets.length
    },
    // Its prize is claimed.
    ReportedIn: (own, { callup }, { callups }) => takeOut(own, callups.get(callup)?.ticket),
    PassedOver: (own, { callup, isDiscarded = false }, { callups }) => {
      if (isDiscarded) takeOut(own, callups.get(callup)?.ticket)
    },
  },
  timers: {
    names: ({ drumSince }) => drumSince.keys(),
    touched: (event) => {
      switch (event.type) {
        case 'DrumEmptied':
        case 'OfferingPosted':
        case 'OfferingPaused':
        case 'OfferingStopped':
        case 'OfferingResumed':
        case 'OfferingClosed':
          return [event.activity]
      }
      return []
    },
    due: (world, activity) => {
      const due = emptiesAt(world, activity)
      return due === undefined ? undefined : { due: { local: due }, order: { do: 'EmptyDrum', activity, due } }
    },
  },
}

function takeOut(own: Slice, ticket: string | undefined): void {
  const number = ticket === undefined ? undefined : numberOf(ticket)
  if (number !== undefined) changeWithin(own.tickets, { first: number, last: number }, () => undefined)
}

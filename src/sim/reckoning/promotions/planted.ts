/** Bugs to plant among tickets, points and passes: what a slip in the house's code would have written into its journal. */
import type { Party } from '../../../base/party.ts'
import type { Event, EventOf, EventType } from '../../../engine/mechanisms.ts'
import type { Heard } from '../books.ts'

/** What stands there instead of the event, or nothing where the path does not come up. `before`: everything until then. */
export type Bug = (event: Event, before: readonly Event[]) => readonly Event[] | undefined
/** What the auditor must say of it. */
export type Planted = { readonly bug: Bug; readonly says: RegExp }

/** The night as a house with that bug would have decided it, the first time that it comes up. */
export function spoilt(night: readonly Heard[], bug: Bug): Heard[] | undefined {
  const before: Event[] = []
  let isDone = false
  const wrong = night.map(({ command, events }) => ({
    command,
    events: events.flatMap((event): readonly Event[] => {
      const instead = isDone ? undefined : bug(event, before)
      isDone ||= instead !== undefined
      before.push(event)
      return instead ?? [event]
    }),
  }))
  return isDone ? wrong : undefined
}

/** Where an event of this type is meant, and what it becomes. */
const of =
  <Type extends EventType>(
    type: Type,
    bug: (event: EventOf<Type>, before: readonly Event[]) => Partial<EventOf<Type>> | undefined,
  ): Bug =>
  (event, before) => {
    if (event.type !== type) return undefined
    const change = bug(event as EventOf<Type>, before)
    return change === undefined ? undefined : [{ ...event, ...change } as Event]
  }

const all = <Type extends EventType>(before: readonly Event[], type: Type): EventOf<Type>[] =>
  before.filter((one) => one.type === type) as EventOf<Type>[]

/** Tickets that people of this activity have reported with. */
function claimed(before: readonly Event[], activity: string): EventOf<'CalledUp'>[] {
  const reported = all(before, 'ReportedIn').map(({ callup }) => callup)
  return all(before, 'CalledUp').filter(
    (one) => one.activity === activity && one.ticket !== undefined && reported.includes(one.callup),
  )
}

/** The same ticket, drawn and called once more. */
const again = (called: EventOf<'CalledUp'>): Event => ({ ...called, callup: 'U9001', posts: {} })

/** A ticket of these that was called once is called after them. */
const calledAfter =
  (type: 'DrumEmptied' | 'TicketsVoided'): Bug =>
  (event, before) => {
    if (event.type !== type) return undefined
    const verified = all(before, 'HitVerified').flatMap(({ hit, tickets = [] }) =>
      tickets.map(({ ticket, of: nth }) => ({ ticket, hit, nth })),
    )
    const gone = all(before, 'CalledUp').map(({ ticket }) => ticket)
    const collected = all(before, 'TicketsCollected').flatMap(({ tickets }) => tickets)
    const one = verified.find(({ ticket, hit }) => {
      const number = Number(ticket.slice(1))
      const isIn = collected.length === 0 || collected.some(({ first, last }) => number >= first && number <= last)
      const declared = all(before, 'HitDeclared').find((other) => other.hit === hit)
      const isMeant =
        event.type === 'DrumEmptied' || event.tickets.some(({ first, last }) => number >= first && number <= last)
      return isIn && isMeant && declared?.activity === event.activity && !gone.includes(ticket)
    })
    const declared = all(before, 'HitDeclared').find(({ hit }) => hit === one?.hit)
    if (one === undefined || declared === undefined) return undefined
    const { person, to } = declared.tickets![one.nth]!
    const who: Party = person === undefined ? to : { kind: 'person', person }
    const called = {
      type: 'CalledUp',
      v: 2,
      callup: 'U9001',
      activity: event.activity,
      who,
      ticket: one.ticket,
      at: declared.at,
      local: declared.local,
      day: declared.local.slice(0, 10),
      clause: 'D1',
      posts: {},
    } as const
    return [event, called]
  }

const aSpare = 'U9002'

/** By what goes wrong. */
export const PLANTED: Readonly<Record<string, Planted>> = {
  'a ticket is drawn twice': {
    bug: (event, before) => {
      if (event.type !== 'ReportedIn') return undefined
      const [first] = claimed([...before, event], event.activity)
      return first === undefined ? undefined : [event, again(first)]
    },
    says: /was claimed and is used again/,
  },
  'a ticket is claimed after the drum was emptied': {
    bug: calledAfter('DrumEmptied'),
    says: /was emptied and is used/,
  },
  'a void ticket is drawn': { bug: calledAfter('TicketsVoided'), says: /was void and is used again/ },
  'a ticket is drawn that nobody put in': {
    bug: (event) => (event.type === 'TicketsCollected' ? [] : undefined),
    says: /is in hand, not in the drum/,
  },
  'a ticket is drawn that was never handed out': {
    bug: of('CalledUp', ({ ticket }) => (ticket === undefined ? undefined : { ticket: 'T99999' })),
    says: /was never handed out/,
  },
  'somebody else has the ticket': {
    bug: of('CalledUp', ({ ticket }) =>
      ticket === undefined ? undefined : { who: { kind: 'person', person: 'P-somebody' }, person: 'P-somebody' },
    ),
    says: /who has ticket/,
  },
  'a number is handed out twice': {
    bug: of('HitVerified', ({ tickets }, before) => {
      const [one, ...rest] = tickets ?? []
      const last = all(before, 'HitVerified')
        .findLast((other) => other.tickets !== undefined)
        ?.tickets?.at(-1)
      return one === undefined || last === undefined
        ? undefined
        : { tickets: [{ ...one, ticket: last.ticket }, ...rest] }
    }),
    says: /number of the next ticket/,
  },
  'a ticket is put in twice': {
    bug: (event) => (event.type === 'TicketsCollected' ? [event, event] : undefined),
    says: /is in the drum, not in hand/,
  },
  'a ticket too many for a hand': {
    bug: of('HitDeclared', ({ tickets }) =>
      tickets === undefined || tickets.length === 0
        ? undefined
        : { tickets: tickets.map((one) => ({ ...one, tickets: one.tickets + 1 })) },
    ),
    says: /tickets for /,
  },
  'a hand does not bring its tickets': {
    bug: of('HitVerified', ({ tickets }) =>
      tickets === undefined || tickets.length === 0 ? undefined : { tickets: tickets.slice(1) },
    ),
    says: /whose tickets/,
  },
  'a ticket that must be discarded goes back': {
    bug: (event) => {
      if (event.type !== 'PassedOver' || event.isDiscarded === undefined) return undefined
      const { isDiscarded: _, ...rest } = event
      return [rest]
    },
    says: /is discarded: expected true, found false/,
  },
  'fewer lie in the drum than are thrown away': {
    bug: of('DrumEmptied', ({ tickets }) => ({ tickets: tickets + 1 })),
    says: /tickets in the drum/,
  },
  'a seat is left out at the posted time': {
    bug: of('EntriesGiven', ({ persons }) => (persons.length === 0 ? undefined : { persons: persons.slice(0, -1) })),
    says: /seats at/,
  },
  'a ticket for somebody who sat nowhere': {
    bug: of('EntriesGiven', ({ persons, isHalted }) =>
      isHalted === true ? undefined : { persons: [...persons, 'P-nobody'] },
    ),
    says: /sat nowhere/,
  },
  'tickets at another time': {
    bug: of('EntriesGiven', ({ due }) => ({ due: `${due.slice(0, 11)}04:44` })),
    says: /is no time for tickets/,
  },
  'somebody reports twice': {
    bug: (event) => (event.type === 'ReportedIn' ? [event, event] : undefined),
    says: /is answered twice/,
  },
  'a pass is used twice': {
    bug: of('StageStarted', ({ present }) =>
      present[0] === undefined ? undefined : { present: [...present, present[0]] },
    ),
    says: /is used twice/,
  },
  'a place without a pass': {
    bug: of('StageStarted', ({ present }) => (present.length === 0 ? undefined : { present: [...present, aSpare] })),
    says: /has no pass/,
  },
  'a pass is forgotten': {
    bug: of('StageStarted', ({ present }) => (present.length < 2 ? undefined : { present: present.slice(1) })),
    says: /passes of/,
  },
  'a place without identification': {
    bug: of('StageStarted', ({ present, out }) => {
      const one = out.find(({ why }) => why === 'no ID')
      return one === undefined
        ? undefined
        : { present: [...present, one.callup], out: out.filter((other) => other !== one) }
    }),
    says: /without identification/,
  },
  'a key of somebody who is not there': {
    bug: of('StageStepped', ({ action }) =>
      action.do === 'try' || action.do === 'choose' ? { action: { ...action, who: aSpare } } : undefined,
    ),
    says: /takes no part/,
  },
  'an envelope is opened twice': {
    bug: of('StageStepped', ({ action }, before) => {
      const other = all(before, 'StageStepped').find((one) => one.action.do === 'choose')?.action
      return action.do === 'choose' && other?.do === 'choose'
        ? { action: { ...action, envelope: other.envelope } }
        : undefined
    }),
    says: /envelope \d+ is /,
  },
  'the order of the cards': {
    bug: of('StageStepped', ({ play }) =>
      play.is === 'keys' && play.game.order.length > 1
        ? { play: { is: 'keys', game: { ...play.game, order: play.game.order.toReversed() } } }
        : undefined,
    ),
    says: /order of the cards/,
  },
  'a car for another key': {
    bug: of('HitDeclared', ({ source, awards }, before) => {
      const last = before.at(-1)
      const isKey = last?.type === 'StageStepped' && last.action.do === 'try'
      const other = all(before, 'StageStarted')
        .at(-1)
        ?.present.find((one) => 'callup' in source && one !== source.callup)
      return isKey && other !== undefined ? { source: { kind: 'drawing', callup: other }, awards } : undefined
    }),
    says: /wins nothing at this step/,
  },
  'a seat of the final for somebody else': {
    bug: of('StageStepped', ({ play }) => {
      if (play.is !== 'play-down' || play.game.phase !== 'final' || play.game.tables.length < 2) return undefined
      const tables = play.game.tables.map((one) =>
        one.table === 'final' ? { ...one, who: [aSpare, ...one.who.slice(1)] } : one,
      )
      return { play: { is: 'play-down', game: { ...play.game, tables } } }
    }),
    says: /who goes on to the final/,
  },
  'chips of somebody from another table': {
    bug: of('StageStepped', ({ action }) =>
      action.do === 'count'
        ? { action: { ...action, chips: [{ who: aSpare, chips: 1 }, ...action.chips.slice(1)] } }
        : undefined,
    ),
    says: /has no place at table/,
  },
  'a prize of the stage is forgotten': {
    bug: (event, before) =>
      event.type === 'HitDeclared' && before.at(-1)?.type === 'StageStepped' && event.awards.length > 0
        ? []
        : undefined,
    says: /that nobody declared/,
  },
  'the prize of another place': {
    bug: of('HitDeclared', ({ awards, source }, before) =>
      before.at(-1)?.type === 'StageStepped' && source.kind === 'drawing'
        ? { awards: awards.map((one) => ({ ...one, to: { kind: 'person', person: 'P-somebody' } })) }
        : undefined,
    ),
    says: /what U\d+ wins/,
  },
  'a point too many for hours': {
    bug: of('PointsGiven', ({ points, hours }) =>
      hours === undefined || points.length === 0
        ? undefined
        : { points: points.map(([person, count]) => [person, count + 1]) },
    ),
    says: /hours of/,
  },
  'an hour is forgotten': {
    bug: of('PointsGiven', ({ points, hours }) =>
      hours === undefined || points.length === 0 ? undefined : { points: points.slice(1) },
    ),
    says: /hours of/,
  },
  'a point too few for a hand': {
    bug: of('HitDeclared', ({ points }) =>
      points === undefined || points.length === 0
        ? undefined
        : { points: points.map((one) => ({ ...one, points: one.points - 1 })) },
    ),
    says: /points of /,
  },
  'points of a place': {
    bug: of('PointsClosed', ({ places }) =>
      places.length === 0 ? undefined : { places: places.map((one) => ({ ...one, points: one.points + 1 })) },
    ),
    says: /points of /,
  },
  'more chances than points': {
    bug: of('DrawOpened', ({ list }) => ({
      list: list.map((piece) => piece.replace(/\t(\d+)/, (_, weight: string) => `\t${Number(weight) + 1}`)),
    })),
    says: /chances of/,
  },
}

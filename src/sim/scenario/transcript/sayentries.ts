/** What the transcript says of tickets, the drum and points. */
import { formatMoney, fromWire } from '../../../base/money.ts'
import { partyKey } from '../../../base/party.ts'
import type { Reason } from '../../../base/refusal.ts'
import type { EventOf as DrawingEvent } from '../../../engine/drawings/vocabulary.ts'
import type { Event, EventOf, Sitting, Span } from '../../../engine/entries/vocabulary.ts'
import { english } from '../../../words/sentence.ts'

type EntryEvent = Event | DrawingEvent<'PointsClosed'>

const numbers = (spans: readonly Span[]): string =>
  spans.map(({ first, last }) => (first === last ? `T${first}` : `T${first} to T${last}`)).join(', ')

export function sayEntries(event: EntryEvent): string | undefined {
  switch (event.type) {
    case 'EntriesGiven':
      return handedOut(event)
    case 'TicketGiven':
      return `T${event.ticket} for ${whoOf(event)} [${event.clause}], by ${event.by}`
    case 'TicketDenied':
      return `no ticket for ${whoOf(event)}: ${whyNot(event.reasons)}, by ${event.by}`
    case 'PointsGiven': {
      const told = event.points.map(([person, points]) => `${person} ${points}`)
      return told.length === 0 ? undefined : `points [${event.clause}]: ${told.join(', ')}`
    }
    case 'TicketsCollected':
      return `${numbers(event.tickets)} into the drum [${event.clause}], by ${event.by} and ${event.second}`
    case 'TicketsVoided':
      return `${numbers(event.tickets)} void: ${event.reason}, by ${event.by} and ${event.second}`
    case 'DrumEmptied':
      return `the drum is emptied of ${event.tickets} ${event.tickets === 1 ? 'ticket' : 'tickets'} [${event.clause}]${byWhom(event)}`
    case 'PointsAdjusted':
      return `${event.person} has ${Math.abs(event.points)} ${event.points > 0 ? 'more' : 'less'} by hand: ${event.reason}, by ${event.by} and ${event.second}`
    case 'PointsClosed': {
      const places = event.places.map(
        ({ person, points, place, to, prize }) =>
          `${place}${to === undefined ? '' : `-${to}`} ${person} with ${points}, ${formatMoney(fromWire(prize))}`,
      )
      const none = event.denied.map(({ who, reasons }) => `none for ${partyKey(who)}: ${whyNot(reasons)}`)
      return `the standing ends [${event.clause}]: ${[...places, ...none].join('; ') || 'nobody has a place'}`
    }
  }
}

const whyNot = (reasons: readonly Reason[]): string =>
  reasons.map((one) => `${english(one)} [${one.clause}]`).join('; ')

const whoOf = ({ table, seat, person }: Sitting): string => person ?? partyKey({ kind: 'seat', table, seat })

function handedOut({
  due,
  first,
  persons,
  asked = [],
  denied = [],
  clause,
  isHalted,
}: EventOf<'EntriesGiven'>): string {
  const when = `the tickets of ${due.replace('T', ' ')} [${clause}]`
  if (isHalted === true) return `${when}: nobody, because the promotion is halted`
  const given = persons.map((person, nth) => `T${first + nth} for ${person}`)
  const open = asked.map(([table, seat, person]) => person ?? partyKey({ kind: 'seat', table, seat }))
  const none = denied.flatMap(({ reasons, of }) =>
    of.map(
      ([table, seat, person]) => `none for ${person ?? partyKey({ kind: 'seat', table, seat })}: ${whyNot(reasons)}`,
    ),
  )
  const all = [...given, ...none, ...(open.length === 0 ? [] : [`to be asked: ${open.join(', ')}`])]
  return `${when}: ${all.length === 0 ? 'nobody sits there' : all.join('; ')}`
}

/** By the clock, as posted; or by two persons. */
const byWhom = ({ by, second, reason }: EventOf<'DrumEmptied'>): string => {
  const early = reason === undefined ? '' : `, earlier than posted: ${reason}`
  return second === undefined ? '' : `${early}, by ${by} and ${second}`
}

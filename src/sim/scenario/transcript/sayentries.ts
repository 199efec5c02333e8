/** What the transcript says of tickets, the drum and points. */
import { formatMoney, fromWire } from '../../../base/money.ts'
import type { EventOf as DrawingEvent } from '../../../engine/drawings/vocabulary.ts'
import type { EventOf, Span } from '../../../engine/entries/vocabulary.ts'

type EntryEvent =
  | EventOf<'TicketsCollected' | 'TicketsVoided' | 'DrumEmptied' | 'PointsAdjusted'>
  | DrawingEvent<'PointsClosed'>

const numbers = (spans: readonly Span[]): string =>
  spans.map(({ first, last }) => (first === last ? `T${first}` : `T${first} to T${last}`)).join(', ')

export function sayEntries(event: EntryEvent): string {
  switch (event.type) {
    case 'TicketsCollected':
      return `${numbers(event.tickets)} into the drum [${event.clause}], by ${event.by} and ${event.second}`
    case 'TicketsVoided':
      return `${numbers(event.tickets)} void: ${event.reason}, by ${event.by} and ${event.second}`
    case 'DrumEmptied':
      return `the drum is emptied of ${event.tickets} ${event.tickets === 1 ? 'ticket' : 'tickets'} [${event.clause}]${byWhom(event)}`
    case 'PointsAdjusted':
      return `${event.points > 0 ? `${event.points} more` : `${-event.points} fewer`} points for ${event.person}: ${event.reason}, by ${event.by} and ${event.second}`
    case 'PointsClosed': {
      const places = event.places.map(
        ({ person, points, place, to, prize }) =>
          `${place}${to === undefined ? '' : `-${to}`} ${person} with ${points}, ${formatMoney(fromWire(prize))}`,
      )
      return `the standing ends [${event.clause}]: ${places.join('; ') || 'nobody has a place'}`
    }
  }
}

/** By the clock, as posted; or by two persons. */
const byWhom = ({ by, second, reason }: EventOf<'DrumEmptied'>): string => {
  const early = reason === undefined ? '' : `, earlier than posted: ${reason}`
  return second === undefined ? '' : `${early}, by ${by} and ${second}`
}

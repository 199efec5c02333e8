/** What the transcript says of tickets and the drum. */
import type { EventOf, Span } from '../../../engine/entries/vocabulary.ts'

type EntryEvent = EventOf<'TicketsCollected' | 'TicketsVoided' | 'DrumEmptied'>

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
  }
}

/** By the clock, as posted; or by two persons. */
const byWhom = ({ by, second, reason }: EventOf<'DrumEmptied'>): string => {
  const early = reason === undefined ? '' : `, earlier than posted: ${reason}`
  return second === undefined ? '' : `${early}, by ${by} and ${second}`
}

/** Rules and offerings on their way: accepted, drafted, approved, posted, paused, stopped, closed. */
import { formatMoney, fromWire } from '../../../base/money.ts'
import type { EventOf } from '../../../engine/mechanisms.ts'

type Told = EventOf<
  | 'RulesAccepted'
  | 'OfferingDrafted'
  | 'OfferingApproved'
  | 'OfferingReturned'
  | 'OfferingPosted'
  | 'OfferingPaused'
  | 'OfferingResumed'
  | 'OfferingStopped'
  | 'OfferingCancelled'
  | 'OfferingClosed'
>

export function sayOfferings(event: Told): string {
  switch (event.type) {
    case 'RulesAccepted':
      return `${event.clauses.length} clauses of ${event.activity} are accepted`
    case 'OfferingDrafted':
      return `version ${event.version} of ${event.activity} is drafted`
    case 'OfferingApproved':
      return `version ${event.version} of ${event.activity} is approved by a second person`
    case 'OfferingReturned':
      return `version ${event.version} of ${event.activity} is sent back to whoever drafted it: ${event.reason}`
    case 'OfferingPosted':
      return `${event.activity} is posted: ${event.places.join(', ')}${event.notice === undefined ? '' : `; notice of ${event.notice.what} posted at ${event.notice.where} since ${event.notice.since.replace('T', ' ')}`}`
    case 'OfferingPaused':
      return `${event.activity} is paused: ${event.reason}`
    case 'OfferingResumed':
      return `${event.activity} resumes`
    case 'OfferingStopped':
      return `${event.activity} is stopped: ${event.reason}; ${stillHeld(event.openHits)}`
    case 'OfferingCancelled':
      return `version ${event.version} of ${event.activity} is canceled before it ran: ${event.reason}`
    case 'OfferingClosed':
      return `${event.activity} is closed: ${event.reason}${event.to === undefined ? '' : `; its money goes to ${event.to}`}`
  }
}

const stillHeld = (open: { hits: readonly string[]; held: string } | undefined): string =>
  open === undefined || open.hits.length === 0
    ? 'no hit is open'
    : `${formatMoney(fromWire(open.held))} for ${open.hits.length === 1 ? 'hit' : 'hits'} ${open.hits.join(', ')} stays held until ${open.hits.length === 1 ? 'it is' : 'they are'} decided`

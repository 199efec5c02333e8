/** What the audit trail keeps of late paper: who typed, whose act it was, who has confirmed it. */
import type { Event, EventOf } from '../../engine/mechanisms.ts'

const PAPER = ['EnteredFromPaper', 'PaperHeld', 'PaperConfirmed', 'PaperDeclined'] as const
type PaperEvent = EventOf<(typeof PAPER)[number]>

export const isPaper = (event: Event): event is PaperEvent => (PAPER as readonly string[]).includes(event.type)

export function paperNote(event: PaperEvent): Readonly<Record<string, string>> {
  switch (event.type) {
    case 'EnteredFromPaper': {
      const { order: what, by: of, typedBy: person, confirmed = [], slip } = event
      return { what, person, of, confirmed: confirmed.join(' '), ...(slip === undefined ? {} : { slip }) }
    }
    case 'PaperHeld':
      return {
        what: String(event.order.do),
        person: event.typedBy,
        of: event.by,
        waits: event.waits.join(' '),
        slip: event.slip,
      }
    case 'PaperConfirmed':
      return { person: event.by, waits: event.waits.join(' '), slip: event.slip }
    case 'PaperDeclined':
      return { what: event.order, person: event.by, of: event.of, typedBy: event.typedBy, slip: event.slip }
  }
}

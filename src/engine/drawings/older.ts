/** Events of drawings as older versions wrote them. */
import { partyFrom } from '../../base/party.ts'
import type { LineTime, Old } from '../mechanism.ts'

/** Who was called was a text: the number in the register, or the place for which a ticket was handed out. */
export function calledFrom1(event: Old): Old {
  const { who, person } = event as unknown as { who: string; person?: string }
  return { ...event, v: 2, who: who === person ? { kind: 'person', person } : partyFrom(who) }
}

/** Why somebody was passed over was a sentence, and stays it. */
export const passedFrom1 = (event: Old): Old => ({ ...event, v: 2, reason: { says: event.reason } })

/** Who told of a card stood in its line alone. */
export const cardFrom1 = (event: Old, line?: LineTime): Old => ({
  ...event,
  v: 2,
  ...(line?.by === undefined ? {} : { by: line.by }),
})

/** Events and orders of drawings as older versions wrote them. */
import { partyFrom } from '../../base/party.ts'
import type { KeptOrder, LineTime, Old } from '../mechanism.ts'
import { drumOf } from './draw/drum.ts'

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

/** The order brought the list; the engine held it against who could be drawn, and still does. */
export const openFrom1 = ({ entries, ...order }: KeptOrder): KeptOrder => ({ ...order, own: entries })

/** The list came once more with the reveal, and was refused where it was not the sealed one. */
export const revealFrom1 = ({ entries: _, ...order }: KeptOrder): KeptOrder => order

/** The list stood in the order of the line alone. */
export function openedFrom1(event: Old, line?: LineTime): Old {
  const { entries = [] } = (line?.order ?? {}) as { readonly entries?: readonly OldEntry[] }
  const list = drumOf(entries.map(({ weight, ...entry }) => ({ ...entry, weight: BigInt(weight.cents) }))).list
  return { ...event, v: 2, list }
}
type OldEntry = { readonly id: string; readonly weight: { readonly cents: string }; readonly source?: string }

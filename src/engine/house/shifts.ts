/** One shift hands over to the next: whatever is open is named, and both sign. */

import { itemKey } from '../../base/openitem.ts'
import { refuseOrder } from '../../base/refusal.ts'
import type { Ask } from '../mechanism.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function handOver(_: State, { shift, open, note, second, by, at }: CommandOf<'HandOver'>, ask: Ask): Decision {
  const named = new Set(open.map(itemKey))
  const unnamed = ask.openItems().filter((item) => !named.has(itemKey(item)))
  if (unnamed.length > 0) return refuseOrder('open items not named', { items: unnamed })
  return [{ type: 'ShiftHandedOver', shift, open: [...open], note, by: [by, second], at: at.at, local: at.local }]
}

export function evolveShift(state: Slice, event: EventOf<'ShiftHandedOver'>): void {
  const { type: _type, ...handed } = event
  state.handedOver = handed
}

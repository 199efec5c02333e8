/** Papers that were typed in and wait for those whom they name: visible to everybody, and never lost. */

import { refuseOrder } from '../../base/refusal.ts'
import { rolesOf } from './staff.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

/** Not so, says one of those named; whoever typed it takes it back; compliance clears up after one who has left. */
export function declinePaper(state: State, { slip: name, reason, by }: CommandOf<'DeclinePaper'>): Decision {
  const slip = state.slips.get(name)
  if (slip === undefined) return refuseOrder('no slip waits', { slip: name })
  const { waits, confirmed, typedBy, by: of, order } = slip
  const isLeft = waits.some((person) => state.staff.has(person) && rolesOf(state, person).length === 0)
  const mayClearUp = isLeft && rolesOf(state, by).includes('compliance')
  if (![...waits, ...confirmed, typedBy].includes(by) && !mayClearUp)
    return refuseOrder('slip names another', { slip: name })
  return [{ type: 'PaperDeclined', slip: name, order: String(order.do), reason, by, of, typedBy }]
}

export function evolveSlips(
  state: Slice,
  event: EventOf<'PaperHeld' | 'PaperConfirmed' | 'PaperDeclined' | 'EnteredFromPaper'>,
): void {
  switch (event.type) {
    case 'PaperHeld': {
      const { type: _type, ...slip } = event
      state.slips.set(event.slip, slip)
      state.slipsSoFar += 1
      return
    }
    case 'PaperConfirmed': {
      const slip = state.slips.get(event.slip)!
      state.slips.set(event.slip, { ...slip, waits: event.waits, confirmed: [...slip.confirmed, event.by] })
      return
    }
    case 'PaperDeclined':
      state.slips.delete(event.slip)
      return
    case 'EnteredFromPaper':
      if (event.slip !== undefined) state.slips.delete(event.slip)
      return
  }
}

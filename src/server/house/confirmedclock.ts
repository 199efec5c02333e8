/** Two people have looked at a clock that the house did not believe. */
import { isRefusal, refuseOrder } from '../../base/refusal.ts'
import type { Decision, Order, OrderOf } from '../../engine/mechanisms.ts'
import { spokenRefusal } from '../../words/sentence.ts'
import type { ClockFault, Timekeeper } from './timekeeper.ts'
import type { Zone } from './zone.ts'

/** A person reads it, another one shows a badge: so long may what they saw be past. */
const CONFIRM_MAX_MS = 5 * 60_000

export const notConfirmed = ({ wall }: ClockFault, zone: Zone) =>
  refuseOrder('clock not confirmed', { shows: zone.localOf(wall) })

/** From then on it is the time of the house; what is recorded is decided under it. */
export function confirmedClock(
  asked: OrderOf<'ConfirmClock'>,
  time: Timekeeper,
  zone: Zone,
  decide: (order: Order) => Decision,
): { readonly order: Order; readonly decision: Decision } {
  const fault = time.fault()
  if (fault !== undefined && Math.abs(zone.instantOf(`${asked.shows}:00`) - fault.wall) > CONFIRM_MAX_MS) {
    const shows = zone.localOf(fault.wall)
    return { order: asked, decision: spokenRefusal(refuseOrder('clock shows another time', { shows })) }
  }
  const order =
    fault === undefined ? asked : { ...asked, fault: fault.kind, offSeconds: Math.round(fault.offMs / 1_000) }
  const mayI = decide(order)
  if (isRefusal(mayI)) return { order, decision: mayI }
  time.confirm()
  return { order, decision: decide(order) }
}

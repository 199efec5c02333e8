/** When an order happened: now, or earlier where a device or a paper says so; never ahead of the house's clock. */

import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import type { Command, Order, State } from '../../engine/mechanisms.ts'
import { spokenRefusal } from '../../words/sentence.ts'
import type { Zone } from './zone.ts'

/** A device's clock may run a little ahead; further than that and it is wrong. */
const AHEAD_MAX_MS = 60_000

export const commandOf = (order: Order, key: string, { by, at }: { by: string; at: number }, zone: Zone): Command =>
  ({ ...order, key, by, at: zone.momentOf(at) }) as Command

/** What stood on paper happened when the paper says, whenever it is confirmed. */
export function writtenAt(order: Order, { slips }: Pick<State, 'slips'>, zone: Zone): number | undefined {
  const at = order.do === 'ConfirmPaper' ? slips.get(order.slip)?.at : order.paper?.at
  return at === undefined ? undefined : zone.instantOf(at)
}

export function tooEarly(at: number, instant: number): Refusal | undefined {
  if (!Number.isSafeInteger(at)) return spokenRefusal(refuseOrder('no moment', { at }))
  if (at <= instant + AHEAD_MAX_MS) return undefined
  const seconds = Math.round((at - instant) / 1_000)
  return spokenRefusal(refuseOrder('ahead of the clock', { seconds }))
}

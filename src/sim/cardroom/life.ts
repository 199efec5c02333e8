/** What an actor does, one step after the other: it waits, or sends a command and hears the answer. Exactly one acts at a time. */

import { isRefusal } from '../../base/refusal.ts'
import type { Event, EventOf, EventType, Order } from '../../engine/mechanisms.ts'
import type { Outcome } from '../../server/house/kernel.ts'

export type Sent = {
  readonly order: Order
  readonly by: string
  /** Commands of a device carry its number; those of people a random key. */
  readonly device?: string
  /** When it happened, where that is not now. */
  readonly at?: number
}
export type Step = { readonly wait: number } | { readonly until: number } | { readonly tick: true } | Sent
export type Life<Result = void> = Generator<Step, Result, Outcome | undefined>

export function* wait(milliseconds: number): Life {
  yield { wait: milliseconds }
}
export function* until(at: number): Life {
  yield { until: at }
}
/** The house looks for what is due. */
export function* tick(): Life {
  yield { tick: true }
}
export function* send(order: Order, by: string, more: Pick<Sent, 'device' | 'at'> = {}): Life<Outcome> {
  return (yield { order, by, ...more })!
}

export const SECOND = 1_000

/** The event of this kind in the answer, if that is what came of it. */
export function eventIn<Type extends EventType>(outcome: Outcome, type: Type): EventOf<Type> | undefined {
  if (isRefusal(outcome)) return undefined
  return outcome.events.find((event: Event) => event.type === type) as EventOf<Type> | undefined
}

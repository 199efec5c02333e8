/** Why something is not done: a clause of the activity, of the house's profile, or of the program's own order of things. */
import { type Message, type MessageId, message, type Recorded, type Values } from './message.ts'
import type { Concern } from './party.ts'

export type Reason = { readonly clause: string } & Recorded

/** The deciding reason comes first; every other that failed too comes after it. */
export type Refusal = { readonly refused: true; readonly who: Concern; readonly reasons: readonly Reason[] }

export const because = <Id extends MessageId>(clause: string, id: Id, ...values: Values<Id>): Reason & Message => ({
  clause,
  ...message(id, ...values),
})

export const refuse = (who: Concern, reasons: readonly Reason[]): Refusal => ({ refused: true, who, reasons })
/** A refusal that no clause of an activity decides: the order of steps, a missing thing, a repeated key. */
export const refuseOrder = <Id extends MessageId>(id: Id, ...values: Values<Id>): Refusal =>
  refuse({ kind: 'order' }, [because('order', id, ...values)])
/** As `refuseOrder`, of a message that was found elsewhere. */
export const refuseFor = (told: Message): Refusal => refuse({ kind: 'order' }, [{ clause: 'order', ...told }])

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true

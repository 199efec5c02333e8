/** One step of whatever is played for the prize. */
import type { OrderText } from '../../stream/orders.ts'
import type { Proof } from '../../stream/session.ts'

export type Step = (action: Extract<OrderText, { do: 'StepGame' }>['action']) => void

/** An order of a stage; whether it was taken. */
export type Give = (what: OrderText, second?: Proof) => Promise<boolean>
/** Whose pass it is, as people say it. */
export type NameOf = (callup: string) => string

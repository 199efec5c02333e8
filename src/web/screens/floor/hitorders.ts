import type { OrderText, Refused } from '../../stream/orders.ts'
import type { Proof } from '../../stream/session.ts'

/** Orders about a hit; answers with the refusal, which is told where it was pressed. */
export type Act = (order: OrderText, second?: Proof) => Promise<Refused | undefined>

/** Something that somebody tries. */
import type { Order } from '../../engine/mechanisms.ts'

export type Try = { readonly order: Order; readonly by: string }
/** What may be tried is asked of the house as a screen would ask: "may I?". */
export type May = (order: Order, by: string) => boolean

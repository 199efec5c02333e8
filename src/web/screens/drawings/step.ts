/** One step of whatever is played for the prize. */
import type { OrderText } from '../../stream/orders.ts'

export type Step = (action: Extract<OrderText, { do: 'StepGame' }>['action']) => void

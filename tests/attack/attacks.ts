/** Every attack, in the order in which they are played. A new one is a file in attacks/ and a line here. */
import type { Attack } from './attack.ts'
import { doublePayments, sameKey } from './attacks/payments.ts'

export const ATTACKS: readonly Attack[] = [doublePayments, sameKey]

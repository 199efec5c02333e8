/** Values of messages as every language writes them. */
import { formatMoney, fromWire } from '../base/money.ts'

/** `$1,234.50` of the cents that a message carries. */
export const money = (cents: string): string => formatMoney(fromWire(cents))

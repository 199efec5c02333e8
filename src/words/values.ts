/** Values of messages as every language writes them. */
import { formatMoney, fromWire } from '../base/money.ts'
import type { Card } from '../cards/card.ts'
import { parseCards } from '../cards/notation.ts'

/** `$1,234.50` of the cents that a message carries. */
export const money = (cents: string): string => formatMoney(fromWire(cents))
/** The same without cents where there are none: `$500`. */
export const whole = (cents: string): string => money(cents).replace(/\.00$/, '')

export function cardsIn(signs: string): readonly Card[] {
  const read = parseCards(signs)
  if (!read.ok) throw new Error(`${signs}: ${read.why.id}`)
  return read.value
}

/** Values of messages as every language reads them: amounts of cents, signs of cards. */
import { formatMoney, fromWire } from '../base/money.ts'
import type { Card } from '../cards/card.ts'
import { parseCards } from '../cards/notation.ts'

export const money = (wire: string): string => formatMoney(fromWire(wire))

export function cardsIn(signs: string): readonly Card[] {
  const read = parseCards(signs)
  if (!read.ok) throw new Error(`${signs}: ${read.says}`)
  return read.value
}

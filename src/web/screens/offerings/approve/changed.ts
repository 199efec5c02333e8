/** A changed term in words: what it was and is, and by how much it rises or falls. */
import { formatMoney, parseMoney } from '../../../../base/money.ts'
import type { Changed } from '../../../../views/offerings/changedterms.ts'
import { words } from '../../../words.ts'

/** As it was typed, but an amount always with its cents. */
export function inCents(value: string | undefined): string {
  const amount = value?.startsWith('$') === true ? parseMoney(value) : undefined
  return amount === undefined ? (value ?? '–') : formatMoney(amount)
}

export function howOf({ before, after, by }: Changed): string {
  const say = words().offerings.differs
  if (before === undefined) return say.isNew
  if (after === undefined) return say.isGone
  if (by === undefined) return say.other
  return by.isMore ? say.rises(by.amount) : say.falls(by.amount)
}

/** A changed term in words: what it was and is, and by how much it rises or falls. */
import { formatMoney, parseMoney } from '../../../../base/money.ts'
import type { Changed } from '../../../../views/offerings/changedterms.ts'
import { clockOf, dateOf } from '../../../ui/shell/clock.tsx'
import { words } from '../../../words.ts'

/** As it was typed, but an amount always with its cents, and days and times as they are written elsewhere. */
export function inCents(value: string | undefined): string {
  const amount = value?.startsWith('$') === true ? parseMoney(value) : undefined
  if (amount !== undefined) return formatMoney(amount)
  return value?.split(', ').map(written).join(', ') ?? '–'
}

const written = (word: string): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(word)) return dateOf(word)
  if (/^\d\d:\d\d$/.test(word)) return clockOf(`2000-01-01T${word}`)
  return (words().offerings.days as Readonly<Record<string, string>>)[word] ?? word
}

export function howOf({ before, after, by }: Changed): string {
  const say = words().offerings.differs
  if (before === undefined) return say.isNew
  if (after === undefined) return say.isGone
  if (by === undefined) return say.other
  return by.isMore ? say.rises(by.amount) : say.falls(by.amount)
}

/** What falls due, by its name. */
import type { DueItem } from '../../../views/tonight/due.ts'
import { dayName } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'
import { areClaims, type DueRow } from './duerows.ts'

/** Several claims are claims; several of anything else are that, so many times. */
export function rowName(row: DueRow): string {
  const say = words().tonight
  if (areClaims(row)) return say.claims(row.count)
  return row.count === 1 ? nameOf(row.one) : say.times(nameOf(row.one), row.count)
}

export function nameOf({ kind, what, count }: DueItem): string {
  const say = words().tonight
  switch (kind) {
    case 'expires':
    case 'id':
      return say.claim(what)
    case 'day':
      return say.day(dayName(what))
    case 'boxes':
      return say.boxes(count ?? 0)
    case 'cards':
      return words().table.title(what)
    default:
      return what
  }
}

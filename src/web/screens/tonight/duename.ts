/** What falls due, by its name. */
import type { DueItem } from '../../../views/tonight/due.ts'
import { dayName } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

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

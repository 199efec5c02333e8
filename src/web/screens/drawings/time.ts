import type { DrawingDesk } from '../../../views/drawings/desk.ts'
import { clockOf, when } from '../../ui/shell/clock.tsx'
import { words } from '../../words.ts'

/** Which drawing is held now, or when the next one is. */
export const timeOf = ({ drawing, next, status, points }: DrawingDesk): string => {
  const say = words().games
  if (status !== 'running') return words().status[status] ?? status
  if (drawing !== undefined && drawing.from.slice(11) === drawing.to.slice(11)) return say.anyTime
  if (drawing !== undefined) return say.now(clockOf(drawing.from), clockOf(drawing.to))
  if (next === undefined && points?.until !== undefined) return say.points.until(when(points.until))
  return next === undefined ? say.noNext : say.next(when(next))
}

import type { DrawingDesk } from '../../../views/drawings/desk.ts'
import { when } from '../../ui/names.ts'
import { words } from '../../words.ts'

/** Which drawing is held now, or when the next one is. */
export const timeOf = ({ drawing, next, status, points }: DrawingDesk): string => {
  const say = words().games
  if (status !== 'running') return words().status[status] ?? status
  if (drawing !== undefined && drawing.from.slice(11) === drawing.to.slice(11)) return say.anyTime
  if (drawing !== undefined) return say.now(drawing.from.slice(11, 16), drawing.to.slice(11, 16))
  if (next === undefined && points?.until !== undefined) return say.points.until(points.until.replace('T', ' '))
  return next === undefined ? say.noNext : say.next(when(next).slice(0, 16))
}

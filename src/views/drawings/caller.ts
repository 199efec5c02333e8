/** A running activity that calls people up. */
import { countsPoints, standingOf } from '../../engine/entries/points.ts'
import type { Running } from '../../engine/offerings/running.ts'
import { type Calling, callingOf } from '../../rulebook/calling.ts'

/** With how it calls people. */
export type OfDrawing = Running & { readonly calling: Calling }
export function ofDrawing(running: Running | undefined): OfDrawing | undefined {
  const calling = running === undefined ? undefined : (callingOf(running) ?? placesAlone(running))
  return running === undefined || calling === undefined ? undefined : { ...running, calling }
}

/** A promotion in which points alone decide draws nobody; its points have a desk all the same. */
function placesAlone(running: Running): Calling | undefined {
  if (!countsPoints(running)) return undefined
  const { by } = standingOf(running) ?? running.rule.charts
  return { by, from: 'points', report: { by }, missed: { by, next: 'no winner' }, gives: [] }
}

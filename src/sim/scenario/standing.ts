/** The posted end of a standing: the clock settles it, and everybody with a place is verified and paid. */
import { standingEnds } from '../../engine/entries/points.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import type { StepText } from './file/steps.ts'
import { settleHit } from './hit.ts'
import { localNow, moveToLocal, type Night, Undone } from './night.ts'

export function closeStanding(night: Night, activity: string, written: StepText<'closePoints'>): void {
  const running = runningOf(night.state, activity)
  const until = running === undefined ? undefined : standingEnds(night.state, running)
  if (until === undefined) throw new Undone(`${activity} has no standing that ends`)
  if (localNow(night) < until) moveToLocal(night, until)
  const hits = [...night.state.hits.values()].filter(
    (hit) => hit.activity === activity && hit.source.kind === 'standing' && hit.status === 'declared',
  )
  if (written.until !== 'declared') for (const { hit } of hits) settleHit(night, hit, written)
}

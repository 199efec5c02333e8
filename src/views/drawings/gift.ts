/** What a drawing gives. */
import { formatMoney } from '../../base/money.ts'
import { giftOf } from '../../engine/drawings/callups.ts'
import { prizeFor } from '../../engine/drawings/win.ts'
import type { State } from '../../engine/mechanisms.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import type { Gift } from '../../rulebook/parts/calling.ts'
import { type OfDrawing, ofDrawing } from './caller.ts'

/** Of a drawing of an activity, where it runs. */
export function givenFor(state: State, activity: string, drawing: string): { gives?: Gift; prize?: string } {
  const running = ofDrawing(runningOf(state, activity))
  return running === undefined ? {} : givenBy(state, running, drawing)
}

/** What the drawing gives, and how much it is for; of a wheel the wheel says it. */
export function givenBy(
  state: State,
  running: OfDrawing,
  drawing: string | undefined,
): { gives?: Gift; prize?: string } {
  const gives = giftOf(running, running.calling, drawing)?.what
  if (gives !== 'prize') return gives === undefined ? {} : { gives }
  const amount = prizeFor(state, running, {
    activity: running.rule.activity,
    ...(drawing === undefined ? {} : { drawing }),
  })
  return { gives, prize: formatMoney(amount) }
}

/** The posted drawings of an activity: which one is held, which one is next, which ones still wait for their winner. */
import { type Moment, plusDays } from '../../base/moment.ts'
import { missedDrawings } from '../../engine/drawings/eligibility.ts'
import { isFor, purposeOf } from '../../engine/drawings/purpose.ts'
import type { State } from '../../engine/mechanisms.ts'
import { type Drawing, drawingAt } from '../../engine/offerings/drawingtimes.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import type { DrawingChoice } from '../../rulebook/offering.ts'
import { ofDrawing } from './caller.ts'

export type DrawnFor = Drawing & {
  readonly purpose: string
  /** Why it is drawn for again: whoever did not come or could not win, or a draw that was given up. */
  readonly again?: 'passed over' | 'given up'
}

/** Posted drawings that wait for their pick: of this hour, or of an earlier one that nobody came to. */
export function drawingsToHold(state: State, now: Moment): (Drawing & { readonly activity: string })[] {
  return [...state.offerings.values()].flatMap(({ activity, status }) => {
    const running = status === 'running' ? ofDrawing(runningOf(state, activity)) : undefined
    if (running === undefined) return []
    const held = drawingAt(running.offering.drawings ?? [], now.local)
    const own = [...state.callups.values()].filter((one) => one.activity === activity)
    const isSealed = state.draws.pending.some(({ opened }) => isFor(opened.purpose, activity))
    const isDrawn = own.some((one) => one.drawing === held?.from && one.status !== 'passed over')
    const hasEntries =
      running.calling.from !== 'ticket drum' || state.tickets.some((one) => one.activity === activity && one.isIn)
    if (isSealed || !hasEntries) return []
    // One that is held around the clock waits for nobody.
    const isAllDay = held !== undefined && held.from.slice(11) === held.to.slice(11)
    const isWaiting = held !== undefined && !isDrawn && !isAllDay
    const waiting = [...missedDrawings(state, running, now), ...(isWaiting ? [held] : [])]
    return waiting.map((drawing) => ({ activity, ...drawing }))
  })
}

export function drawnFor(state: State, activity: string, drawing: Drawing): DrawnFor {
  const purpose = purposeOf(activity, drawing)
  const last = state.draws.closed.flat().findLast((one) => one.purpose === purpose)
  return {
    ...drawing,
    purpose,
    ...(last === undefined ? {} : { again: last.abandoned ? ('given up' as const) : ('passed over' as const) }),
  }
}

/** The beginning of the next posted drawing within eight days. */
export function nextDrawing(drawings: readonly DrawingChoice[], local: string): string | undefined {
  const days = Array.from({ length: 8 }, (_, ahead) => plusDays(local, ahead))
  const begins = days.flatMap((day) => drawings.flatMap((one) => drawingAt([one], `${day}T${one.from}:00`)?.from ?? []))
  return begins.filter((begin) => begin > local.slice(0, 16)).toSorted()[0]
}

/** When the drum of a promotion is emptied: after so many days, after each drawing, at the end, as the house has posted it. */
import { businessDay, plusDays } from '../../base/moment.ts'
import { because, type Reason, refuse, refuseOrder } from '../../base/refusal.ts'
import { nextDrawingEnd } from '../offerings/drawingtimes.ts'
import { type Running, runningOf, whyHalted } from '../offerings/running.ts'
import { countOf, liesIn } from './spans.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

/** The local time of the next posted emptying; nothing where none is posted, or while it is not offered. */
export function emptiesAt(state: State, activity: string): string | undefined {
  const running = runningOf(state, activity)
  const since = state.drumSince.get(activity)
  if (running === undefined || since === undefined || running.rule.drum?.emptied === undefined) return undefined
  if (whyHalted(state, activity) !== undefined) return undefined
  const dayStart = state.property?.dayStart ?? '00:00'
  return postedTimes(running, since, dayStart).toSorted()[0]
}

/** Days are business days: what came in on the last of them is thrown away when it ends. */
function postedTimes({ offering }: Running, since: string, dayStart: string): string[] {
  const { emptied, drawings = [], from, to } = offering
  if (emptied === undefined) return []
  if ('days' in emptied) {
    const begun = businessDay(since, dayStart)
    return [`${plusDays(from !== undefined && from > begun ? from : begun, emptied.days)}T${dayStart}`]
  }
  const end = to === undefined ? undefined : `${plusDays(to, 1)}T${dayStart}`
  return emptied.after.flatMap((when) => {
    if (when === 'each drawing') return nextDrawingEnd(drawings, since) ?? []
    return end === undefined || end <= since ? [] : [end]
  })
}

export function emptyDrum(state: State, { activity, due, reason, at, by, second }: CommandOf<'EmptyDrum'>): Decision {
  const running = runningOf(state, activity)!
  const { drum, charts } = running.rule
  const emptied = drum?.emptied
  const refused = (why: Reason) => refuse({ kind: 'activity', activity }, [why])
  if (emptied === undefined) return refused(because(drum?.by ?? charts.by, 'drum is not emptied'))
  const next = emptiesAt(state, activity)
  if (due !== undefined && due !== next) return refuseOrder('drum is emptied at another time', { at: next ?? '' })
  if (due === undefined && second === undefined) return refuseOrder('drum takes two')
  const isEarly = next === undefined || at.local < next
  if (isEarly && (due !== undefined || reason === undefined))
    return refused(because(emptied.by, 'drum is not emptied yet', next === undefined ? {} : { at: next }))
  const tickets = countOf(state.tickets.filter((one) => one.activity === activity && liesIn(one)))
  return [
    {
      type: 'DrumEmptied',
      activity,
      tickets,
      clause: emptied.by,
      local: due ?? at.local,
      by,
      ...(second === undefined ? {} : { second }),
      ...(isEarly && reason !== undefined ? { reason } : {}),
    },
  ]
}

export function evolveEmptied(own: Slice, { activity, local }: EventOf<'DrumEmptied'>): void {
  const kept = own.tickets.flatMap((one) => {
    if (one.activity !== activity || !one.isIn) return [one]
    // What is drawn and called lay beside it; there is no drum any more that it could go back into.
    return one.isDrawn === true ? [{ ...one, isIn: false }] : []
  })
  own.tickets.splice(0, own.tickets.length, ...kept)
  own.drumSince.set(activity, local.slice(0, 16))
}

/** A version that follows another goes on with its drum. */
export function drumBegins(own: Slice, { activity, local }: { activity: string; local: string }): void {
  if (!own.drumSince.has(activity)) own.drumSince.set(activity, local.slice(0, 16))
}

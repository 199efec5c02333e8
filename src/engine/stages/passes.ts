/** Passes: who has one for the stage of a day, and identification that follows. */
import { plusDays } from '../../base/moment.ts'
import { because, type Reason, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import { heldAgainst } from '../drawings/eligibility.ts'
import { type Running, runningOf, whyHalted } from '../offerings/running.ts'
import type { CommandOf, Decision, EventOf, Pass, Slice, Stage, State } from './vocabulary.ts'

const stageKey = (activity: string, day: string): string => `${activity} ${day}`

/** The first of an activity that is not over. */
export const openStage = ({ stages }: Pick<State, 'stages'>, activity: string): Stage | undefined =>
  [...stages.values()].find((one) => one.activity === activity && one.status !== 'over')

export function passOf(
  { stages }: Pick<State, 'stages'>,
  callup: string,
): { readonly stage: Stage; readonly pass: Pass } | undefined {
  for (const stage of stages.values()) {
    const pass = stage.passes.find((one) => one.callup === callup)
    if (pass !== undefined) return { stage, pass }
  }
  return undefined
}

/** The local time at which the stage of a business day begins; nothing where no time is posted. */
export function beginsAt(
  { property }: Pick<State, 'property'>,
  { rule, offering }: Running,
  day: string,
): string | undefined {
  const at = rule.stage?.begins.at ?? offering.stageAt
  if (at === undefined) return undefined
  return `${at < (property?.dayStart ?? '00:00') ? plusDays(day, 1) : day}T${at}`
}

export function bringId(state: State, { callup, person, at, by }: CommandOf<'BringId'>): Decision {
  const found = passOf(state, callup)
  const activity = found?.stage.activity ?? ''
  const running = runningOf(state, activity)
  const terms = running?.rule.stage
  if (found === undefined || running === undefined || terms === undefined)
    return refuseOrder('no pass of this number', { callup })
  const halted = whyHalted(state, activity)
  if (halted !== undefined) return refuseFor(halted)
  const { stage, pass } = found
  const { owes } = pass
  if (owes === undefined) return refuseOrder('pass owes nothing', { who: pass.who })
  const until = beginsAt(state, running, stage.day)
  // The posted minute itself still counts.
  const isLate = stage.status !== 'gathering' || (until !== undefined && at.local > `${until}:00`)
  const other: Reason[] =
    person !== undefined && pass.person !== undefined && person !== pass.person
      ? [because(terms.pass.by, 'another has the pass', { who: pass.who })]
      : []
  const reasons = [
    ...(isLate ? [because(owes, 'time for identification is over', { until: until ?? at.local })] : []),
    ...other,
    ...(person === undefined ? [] : heldAgainst(state, running, person).misses),
  ]
  if (reasons.length > 0) return refuse(pass.who, reasons)
  return [{ type: 'IdBrought', callup, activity, ...(person === undefined ? {} : { person }), by, clause: owes }]
}

/** A call that gives a pass adds it to the stage of its day. */
export function addPass(own: Slice, event: EventOf<'ReportedIn'>, { callups }: Pick<State, 'callups'>): void {
  const { callup, activity, gives, owes } = event
  const called = callups.get(callup)
  if (gives !== 'pass' || called === undefined) return
  const { who, day, drawing } = called
  const person = event.person ?? called.person
  for (const [key, old] of own.stages)
    if (old.activity === activity && old.day !== day && old.status === 'over') own.stages.delete(key)
  const key = stageKey(activity, day)
  const stage: Stage = own.stages.get(key) ?? { activity, day, passes: [], status: 'gathering' }
  own.stages.set(key, stage)
  stage.passes.push({
    callup,
    who,
    ...(person === undefined ? {} : { person }),
    ...(drawing === undefined ? {} : { drawing }),
    ...(owes === undefined ? {} : { owes }),
  })
}

/** A night that is being played: the engine's state, the clock of the house, and what each step did. */

import type { Moment } from '../../base/moment.ts'
import { isRefusal, type Refusal } from '../../base/refusal.ts'
import { decide } from '../../engine/decide.ts'
import { evolve } from '../../engine/evolve.ts'
import { namedIn } from '../../engine/latepaper.ts'
import { type Command, type Event, initialState, type Order, type State } from '../../engine/mechanisms.ts'
import { byTurn, type Timer, timersOf } from '../../engine/timers.ts'
import { coverOf } from '../../ledger/balances.ts'
import { inEnglish } from '../../words/recorded.ts'
import type { Completed } from './assumptions.ts'
import type { Span } from './file/words.ts'
import { hear, type Names, noNames, see, shownIn, withPerson } from './names.ts'
import { activityIn, newRecord, refusedBy, refusedOrder, type StepRecord, take } from './record.ts'
import { settle } from './transcript/flow.ts'

export type Night = {
  readonly zone: string
  state: State
  now: Temporal.ZonedDateTime
  keys: number
  record: StepRecord
  readonly records: StepRecord[]
  /** What was accepted, in order: what a journal of the night would hold. */
  readonly accepted: { readonly command: Command; readonly recorded: number; readonly events: readonly Event[] }[]
  /** By activity, what was filled in and which timers stay quiet. */
  readonly quiet: Map<string, Completed['quiet']>
  readonly assumed: string[]
  /** Places on a board whose holders show no ID when the period closes. */
  readonly withoutId: Set<string>
  /** What the step's orders stood on, where they are typed in late. */
  paper?: { readonly by: string; readonly at: string; readonly confirmed?: boolean | undefined } | undefined
  /** The draw that was opened last, with what only the desk knows of it. */
  open?: {
    readonly draw: number
    readonly secret: string
    readonly witness: string
  }
  readonly names: Names
  /** Timers that were refused: they are not tried again. */
  readonly spent: Set<string>
}

/** Nothing can be played: the rules of an activity cannot be read. */
export class Unplayable extends Error {}
/** A step that cannot be done as it is written: it is refused like any other, with a sentence for its author. */
export class Undone extends Error {}

/** What cannot be done is taken down as refused. */
export function attempt(night: Night, doing: () => void): void {
  try {
    doing()
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    refusedOrder(night.record, error.message)
  }
}

export function newNight(zone: string, start: string): Night {
  const now = zoned(start, zone)
  return {
    zone,
    state: initialState(),
    now,
    keys: 0,
    record: newRecord(0, localOf(now), 'given'),
    records: [],
    accepted: [],
    quiet: new Map(),
    assumed: [],
    withoutId: new Set(),
    names: noNames(),
    spent: new Set(),
  }
}

function zoned(local: string, zone: string): Temporal.ZonedDateTime {
  try {
    return Temporal.PlainDateTime.from(local).toZonedDateTime(zone)
  } catch {
    throw new Unplayable(`"${zone}" is not a time zone like America/Los_Angeles`)
  }
}

const localOf = (now: Temporal.ZonedDateTime): string => now.toPlainDateTime().toString({ smallestUnit: 'second' })
const momentOf = (now: Temporal.ZonedDateTime): Moment => ({ at: now.epochMilliseconds, local: localOf(now) })
/** The instant of a wall clock of the house. */
export const instantAt = ({ zone }: Night, local: string): number => zoned(local, zone).epochMilliseconds
export const nowOf = ({ now }: Night): Moment => momentOf(now)
export const localNow = ({ now }: Night): string => localOf(now)

export function beginStep(night: Night, n: number, title: string): void {
  night.record = newRecord(n, localOf(night.now), title)
  night.records.push(night.record)
}

export function endStep({ record, now }: Night): void {
  record.local = localOf(now)
  settle(record)
}

/** Orders the engine; a refusal is taken down and answered, and has changed nothing. */
export function order(night: Night, what: Order, by: string): readonly Event[] | Refusal {
  night.keys += 1
  const { state, record, paper, names } = night
  hear(names, what)
  record.shown.push(...shownIn(what).map((one) => withPerson(names, one)))
  const { length: told } = record.refusals
  const namePersons = () => record.refusals.push(...record.refusals.splice(told).map((one) => withPerson(names, one)))
  const late = paper === undefined || by === 'timer' ? {} : { paper: asTyped(what, paper) }
  const written = what.do === 'ConfirmPaper' ? state.slips.get(what.slip)?.at : paper?.at
  const moment = momentOf(written === undefined ? night.now : zoned(written, night.zone))
  const command: Command = { ...what, ...late, key: `k${night.keys}`, at: moment, by }
  const decision = inEnglish(decide(state, command))
  if (isRefusal(decision)) {
    refusedBy(record, decision, activityIn(what, state))
    namePersons()
    return decision
  }
  for (const event of decision) {
    const said = record.says.length
    take(record, event, state)
    if (by === 'timer' && record.says[said] !== undefined)
      record.says[said] = `${localOf(night.now).slice(0, 16).replace('T', ' ')}  ${record.says[said]}`
    night.state = evolve(state, event)
  }
  see(names, night.state)
  namePersons()
  night.accepted.push({ command, recorded: night.now.epochMilliseconds, events: decision })
  const open = coverOf(night.state.balances).find(({ held, owing }) => held !== owing)
  if (open !== undefined) throw new Error(`the two books of ${open.activity} disagree after ${what.do}`)
  return decision
}

/** Those named on it stand beside the one who types, unless the scenario says otherwise. */
function asTyped(what: Order, { by, at, confirmed = true }: NonNullable<Night['paper']>) {
  const paper = { by, at }
  return { ...paper, confirmed: confirmed ? namedIn({ ...what, paper }) : [] }
}

/** Whether the engine would refuse it; nothing is done. */
export const isRefused = ({ state, now }: Night, what: Order, by: string): boolean =>
  isRefusal(decide(state, { ...what, key: 'a question', at: momentOf(now), by }))

/** The clock moves there; whatever falls due on the way happens in its order. */
function moveTo(night: Night, target: Temporal.ZonedDateTime): void {
  if (Temporal.ZonedDateTime.compare(target, night.now) < 0)
    throw new Undone(`the clock cannot go back to ${localOf(target)}; it is ${localOf(night.now)}`)
  for (;;) {
    const next = nextTimer(night)
    if (next === undefined || Temporal.ZonedDateTime.compare(next.due, target) > 0) break
    if (Temporal.ZonedDateTime.compare(next.due, night.now) > 0) night.now = next.due
    const done = order(night, next.timer.order, 'timer')
    if (isRefusal(done)) night.spent.add(JSON.stringify(next.timer.order))
  }
  night.now = target
}

export const moveToLocal = (night: Night, local: string): void => moveTo(night, zoned(local, night.zone))
export const moveBy = (night: Night, span: Span): void => moveTo(night, night.now.add(span))

function nextTimer(night: Night): { due: Temporal.ZonedDateTime; timer: Timer } | undefined {
  return timersOf(night.state)
    .filter((timer) => !isQuiet(night, timer) && !night.spent.has(JSON.stringify(timer.order)))
    .map((timer) => ({ due: dueOf(night, timer), timer }))
    .map(({ due, timer }) => ({ at: due.epochMilliseconds, order: timer.order, nth: timer.nth ?? 0, due, timer }))
    .sort(byTurn)[0]
}

function isQuiet({ quiet }: Night, { order: due }: Timer): boolean {
  if (due.do === 'IncreaseDaily') return quiet.get(due.activity)?.daily.includes(due.pool) ?? false
  if (due.do === 'TakeAdminFee') return quiet.get(due.activity)?.admin ?? false
  return false
}

const dueOf = (night: Night, { due }: Timer): Temporal.ZonedDateTime =>
  'at' in due
    ? Temporal.Instant.fromEpochMilliseconds(due.at).toZonedDateTimeISO(night.zone)
    : zoned(due.local, night.zone)

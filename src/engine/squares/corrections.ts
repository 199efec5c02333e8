/**
 * A score that was wrong: the period is decided anew, and with it whatever was carried over. Prizes that are not paid are taken
 * back; what was paid is paid in error, and the house goes after it.
 */
import { citedTogether } from '../../base/cited.ts'
import { fromWire } from '../../base/money.ts'
import { because, isRefusal, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { copyOf } from '../../ledger/balances.ts'
import { reportPaidInError } from '../claims/paidinerror.ts'
import { backOut, releasePosts } from '../hits/undo.ts'
import type { Hit } from '../hits/vocabulary.ts'
import type { Ask } from '../mechanism.ts'
import { giftIn } from '../offerings/advances.ts'
import { type Posts, postWire } from '../posts.ts'
import {
  endingsOf,
  gridOf,
  openSquares,
  periodIn,
  periodsOf,
  prizesIn,
  type RunningSquares,
  whyDrawing,
} from './running.ts'
import { findCell, whyNoScore } from './scores.ts'
import type { CommandOf, Decision, Event, Grid, PeriodState, State, Won } from './vocabulary.ts'

export function correctScore(state: State, command: CommandOf<'CorrectScore'>, ask: Ask): Decision {
  const { activity, period: name, top, left, source, reason, second, by } = command
  const open = openSquares(state, activity)
  if (isRefusal(open)) return open
  const who = { kind: 'activity', activity } as const
  const { scoring } = open.rule
  const grid = gridOf(state, activity)
  const period = periodIn(grid, name)
  const wrong = whyNoScore(open, grid, command) ?? whyDrawing(state, activity, 'ball', scoring.corrected.by)
  if (wrong !== undefined) return refuse(who, [wrong])
  if (period?.score === undefined)
    return refuse(who, [because(scoring.two.by, 'score is not confirmed', { period: name })])
  if (period.score.top === top && period.score.left === left)
    return refuse(who, [because(scoring.corrected.by, 'score as it was')])
  if (second === undefined) return refuseOrder('score correction takes two')
  const { found, clause } = findCell(open, grid, period, command)
  const isSameCell = found.column === period.cell?.column && found.row === period.cell?.row
  // Another score in the same space changes nothing for anybody.
  const undone = isSameCell
    ? { hits: [], events: [] }
    : undoWith(state, open, grid, { ...period, next: found.next }, { ...command, second }, ask, period.hit)
  if (isRefusal(undone)) return undone
  const score = { top, left, source, reason, by, second }
  const corrected: Event = {
    type: 'ScoreCorrected',
    activity,
    period: name,
    ...score,
    found,
    undone: undone.hits,
    clause: citedTogether([scoring.corrected.by, clause]),
  }
  return [corrected, ...undone.events]
}

type Signed = Pick<CommandOf<'CorrectScore'>, 'at' | 'key'> & {
  readonly by: string
  readonly second: string
  readonly source: string
  readonly reason: string
}
type Undone = { readonly hits: readonly string[]; readonly events: readonly Event[] }

/** The hit of the period itself, and of those later ones for which something else is played then. */
export function undoWith(
  state: State,
  { posted }: RunningSquares,
  grid: Grid,
  after: PeriodState,
  signed: Signed,
  ask: Ask,
  own?: string,
): Undone | Refusal {
  const periods = grid.periods.map((one) => (one.period === after.period ? after : one))
  const [before, then] = [endingsOf(posted, grid), endingsOf(posted, { ...grid, periods })]
  const names = periodsOf(posted)
  const later = names.slice(names.indexOf(after.period) + 1).flatMap((name) => {
    const hit = periodIn(grid, name)?.hit
    const [was, is] = [before, then].map((endings) => prizesIn(posted, endings, name).length)
    return hit === undefined || was === is ? [] : [hit]
  })
  const hits = [...(own === undefined ? [] : [own]), ...later]
  const events: Event[] = []
  let now = state
  for (const name of hits) {
    const { claims = [] } = grid.periods.find((one) => one.hit === name) ?? {}
    const paid = reportPaid(now, grid.activity, claims, signed, ask)
    if (isRefusal(paid)) return paid
    now = withEvents(now, paid)
    const taken = undoHit(now, now.hits.get(name), signed)
    if (isRefusal(taken)) return taken
    events.push(...paid, ...taken)
    now = withEvents(now, taken)
  }
  return { hits, events }
}

/** A claim that was paid on a day that is closed is not open any more: the books are told what it was. */
function reportPaid(
  state: State,
  activity: string,
  claims: readonly Won[],
  { by, second, reason, at, key }: Signed,
  ask: Ask,
): readonly Event[] | Refusal {
  const events: Event[] = []
  let now = state
  for (const { claim, amount, parts, isPaid } of claims) {
    if (isPaid === undefined || now.inError.has(claim)) continue
    const known = now.claims.has(claim) ? {} : { activity, amount: fromWire(amount), parts, gift: giftIn({ parts }) }
    const order = { do: 'ReportPaidInError', claim, ...known, second, reason, at, by, key } as const
    const reported = reportPaidInError(now, order, ask)
    if (isRefusal(reported)) return reported
    events.push(...reported)
    now = withEvents(now, reported)
  }
  return events
}

/** What of it is not paid. */
function undoHit(state: State, hit: Hit | undefined, signed: Signed): readonly Event[] | Refusal {
  if (hit === undefined) return []
  const { by, second, reason, source, at, key } = signed
  const claims = hit.claims.flatMap((name) => state.claims.get(name) ?? [])
  if (hit.claims.length === 0) {
    const posts = releasePosts(state, hit, 'declined')
    return [{ type: 'HitDeclined', hit: hit.hit, reason, by: [by, second], evidence: source, posts }]
  }
  if (claims.every(({ status }) => status === 'paid')) return []
  const order = { do: 'BackOutHit', hit: hit.hit, second, reason, document: source, at, by, key } as const
  return backOut(state, hit, order)
}

/** The books, and which payments are reported, as they stand after these events. */
function withEvents(state: State, events: readonly Event[]): State {
  const balances = copyOf(state.balances)
  const inError = new Set(state.inError)
  const claims = new Map(state.claims)
  for (const event of events as readonly (Event & { readonly posts?: Posts })[]) {
    if (event.posts !== undefined) postWire(balances, event.posts)
    if (event.type !== 'PaidInError') continue
    inError.add(event.claim)
    const claim = claims.get(event.claim)
    if (claim !== undefined) claims.set(event.claim, { ...claim, inError: true })
  }
  return { ...state, balances, inError, claims }
}

/** Posted periods: hands go on a board when they are verified, and are settled when the period closes. */

import { message } from '../../base/message.ts'
import { instantAt } from '../../base/moment.ts'
import { add, type Cents, cents, toWire } from '../../base/money.ts'
import { isSameParty, partyFrom, partyKey } from '../../base/party.ts'
import { because, type Reason, refuse, refuseOrder } from '../../base/refusal.ts'
import { divideRoundedDown } from '../../base/split.ts'
import { type Draft, draftOf, entitle, standingIn } from '../../ledger/draft.ts'
import { claimAccount, type Hold, type Parts, poolAccount } from '../../ledger/name.ts'
import { chartOf, funderOf, prizeOf, reseedOf } from '../../rulebook/choice.ts'
import type { Line } from '../../rulebook/rule.ts'
import { clocksOf } from '../claims/deadlines.ts'
import type { Verified } from '../claims/vocabulary.ts'
import { askedBy } from '../judging/conditions.ts'
import type { Award, BoardEntry, Denied, Question } from '../judging/judgement.ts'
import { periodEnd } from '../judging/period.ts'
import { drawOnReserve } from '../money/movements.ts'
import type { When } from '../offerings/moment.ts'
import { onlyMore, sinceThen } from '../offerings/raises.ts'
import type { Running } from '../offerings/running.ts'
import { runningOf } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import type { CommandOf, Decision, EventOf, Hit, OnBoard, Slice, State } from './vocabulary.ts'

/** The hands of the period that win, as things stand: all of the chart, or the highest and its equals. */
export function leading<Entry extends BoardEntry>({ rule }: Pick<Running, 'rule'>, entries: readonly Entry[]): Entry[] {
  if (rule.period?.wins !== 'highest hand') return [...entries]
  const best = Math.max(...entries.map(({ strength }) => strength))
  return entries.filter(({ strength }) => strength === best)
}

/** What a person has to confirm before the period is closed: that those who would win are there. */
export function presenceAsked({ rule }: Pick<Running, 'rule'>, winners: readonly BoardEntry[]): Question[] {
  const clause = rule.period?.present?.by
  if (clause === undefined) return []
  const asked = new Map(winners.map(({ to }) => [partyKey(to), to]))
  return [...asked].map(([id, who]) => ({ id, clause, who, asks: message('whether present') }))
}

export function closePeriod(state: State, command: CommandOf<'ClosePeriod'>): Decision {
  const { activity, due, at, by, present = {} } = command
  const running = runningOf(state, activity)
  const period = running?.rule.period
  if (running === undefined || period === undefined) return refuseOrder('no posted periods', { activity })
  if (at.local < due)
    return refuse({ kind: 'activity', activity }, [because(period.by, 'period not over', { until: due })])
  const undecided = [...state.hits.values()].find(
    ({ activity: of, status, board }) =>
      of === activity && (status === 'declared' || status === 'disputed') && board?.some(({ until }) => until === due),
  )
  if (undecided !== undefined) return refuseOrder('hit of the period undecided', { hit: undecided.hit })
  const entries = (state.boards.get(activity) ?? []).filter(({ until }) => until === due)
  if (entries.length === 0) return refuseOrder('nothing on the board', { activity, until: due })
  const best = leading(running, entries)
  const asked = presenceAsked(running, best)
  const unknown = Object.keys(present).find((who) => !asked.some(({ id }) => id === who))
  if (unknown !== undefined) return refuseOrder('presence not asked', { who: partyFrom(unknown) })
  const open = asked.filter(({ id }) => present[id] === undefined)
  if (open.length > 0)
    return refuse(
      { kind: 'activity', activity },
      open.map((one) => because(one.clause, 'question not answered', { who: one.who, asks: askedBy(one) })),
    )
  const absent = asked.filter(({ id }) => present[id] === false)
  const denied = absent.map(({ who, clause }): Denied => ({ who, reasons: [because(clause, 'absent at the close')] }))
  const winners = best.filter(({ to }) => !absent.some(({ who }) => isSameParty(who, to)))
  // What was posted when the period ended, however late somebody closes it.
  const ended: When = { at: instantAt(at, due) - 1 }
  const then = runningOf(state, activity, ended) ?? running
  const draft = draftOf(state.balances, funderOf(then.rule), onlyMore(sinceThen(state, then, ended)))
  const won: Won[] = []
  for (const group of groupsOf(then, winners))
    won.push(...awardGroup(then, group, draft, state.claimsSoFar + won.length))
  const claims = won.map(({ claim, hit, reseed }, award) => ({
    claim,
    award,
    hit,
    ...(reseed === undefined ? {} : { reseed }),
    ...clocksOf(running.rule.claim, at),
  }))
  const awards = won.map(({ award }) => award)
  const posts = toPosts(draft.posts)
  return [{ type: 'PeriodClosed', activity, until: due, at: at.at, by, awards, denied, claims, posts }]
}

type Won = {
  readonly award: Award
  readonly claim: string
  readonly hit: string
  readonly reseed?: Readonly<Record<string, string>>
}

type Placed = { readonly entry: OnBoard; readonly line: Line }

/** Hands for the same prize: lines of different games may stand for one pool. */
function groupsOf({ rule, offering }: Running, winners: readonly OnBoard[]): Placed[][] {
  const lines = chartOf(rule, offering)
  const placed = winners.flatMap((entry) => {
    const line = lines.find((candidate) => candidate.line === entry.line)
    return line === undefined ? [] : [{ entry, line }]
  })
  return [...Map.groupBy(placed, ({ line }) => (line.pays.kind === 'pool' ? line.pays.pool : line)).values()]
}

/** One posted amount among all who have it, or the posted amount for each. */
function awardGroup(running: Running, group: readonly Placed[], draft: Draft, claimsSoFar: number): Won[] {
  const { rule } = running
  const { line } = group[0]!
  const { equal } = rule.period!
  const isShared = equal.hands === 'share equally'
  const posted = line.pays.kind === 'pool' ? standingIn(draft, poolAccount(line.pays.pool)) : prizeOf(running, line)
  // A pool that holds nothing was never posted.
  if (posted <= 0n) return []
  const each = isShared ? divideRoundedDown(posted, group.length, cents(1)).each : posted
  const share = group.length > 1 && isShared ? 'equal part' : 'full'
  const won = group.map(({ entry: { to, person, hit, by: why }, line: own }, index): Won => {
    const claim = `C${claimsSoFar + index + 1}`
    const by = [...why, rule.period!.by, ...(group.length > 1 ? [equal.by] : [])]
    const parts = pay(running, own, claimAccount(claim), each, draft, by.join(' '))
    const award = { to, ...(person === undefined ? {} : { person }), line: own.line, share, amount: toWire(each) }
    return { award: { ...award, parts, by }, claim, hit }
  })
  if (line.pays.kind !== 'pool') return won
  const { pool } = line.pays
  const wanted = cents(reseedOf(running, pool) - standingIn(draft, poolAccount(pool)))
  if (wanted <= 0n) return won
  drawOnReserve(draft, rule, poolAccount(pool), wanted, rule.pools[pool]!.reseed.by)
  return won.length > 1 ? won : won.map((one) => ({ ...one, reseed: { [poolAccount(pool)]: toWire(wanted) } }))
}

function pay({ rule }: Running, line: Line, claim: Hold, amount: Cents, draft: Draft, by: string): Parts<string> {
  if (line.pays.kind === 'pool') {
    entitle(draft, poolAccount(line.pays.pool), claim, amount, by)
    return { [poolAccount(line.pays.pool)]: toWire(amount) }
  }
  const drawn = drawOnReserve(draft, rule, claim, amount, by)
  if (add(...Object.values(drawn)) !== amount) throw new Error('the parts of an award are not its amount')
  return Object.fromEntries(
    Object.entries(drawn).flatMap(([fund, part]) => (part === 0n ? [] : [[fund, toWire(part)]])),
  )
}

/** A hand that is told after its period was settled comes too late for that board: nothing is awarded twice. */
export function tooLate(state: State, { rule, offering }: Running, local: string): Reason | undefined {
  const until = rule.period === undefined ? undefined : periodEnd(offering.periods ?? [], local)
  const settled = state.offerings.get(rule.activity)?.settled
  if (rule.period === undefined || until === undefined || settled === undefined || until > settled) return undefined
  return because(rule.period.by, 'period settled', { until })
}

export function evolvePeriod(state: Slice, { activity, until, claims }: EventOf<'PeriodClosed'>): void {
  keepOnBoard(state, activity, (entry) => entry.until !== until)
  for (const { claim, hit } of claims) state.hits.get(hit)?.claims.push(claim)
}

export function putOnBoard(
  state: Slice,
  { hit, activity }: Hit,
  board: readonly BoardEntry[],
  verified: Verified,
): void {
  const entries = board.map((entry) => ({ ...entry, hit, verified }))
  state.boards.set(activity, [...(state.boards.get(activity) ?? []), ...entries])
}

/** A hit that was declined or backed out leaves the board that it stood on. */
export function takeOffBoard(state: Slice, hit: string): void {
  const activity = state.hits.get(hit)?.activity
  if (activity !== undefined) keepOnBoard(state, activity, (entry) => entry.hit !== hit)
}

function keepOnBoard(state: Slice, activity: string, stays: (entry: OnBoard) => boolean): void {
  const left = (state.boards.get(activity) ?? []).filter(stays)
  if (left.length === 0) state.boards.delete(activity)
  else state.boards.set(activity, left)
}

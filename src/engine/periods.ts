/** Posted periods: hands go on a board when they are verified, and are settled when the period closes. */

import { clockOf, isInside, plusDays, type Window } from '../base/moment.ts'
import { add, type Cents, cents, toWire } from '../base/money.ts'
import { refuse, refuseStep } from '../base/refusal.ts'
import { divideRoundedDown } from '../base/split.ts'
import { balanceIn, type Draft, draftOf, entitle } from '../ledger/draft.ts'
import { chartOf, funderOf, prizeOf, reseedOf } from '../rulebook/chosen.ts'
import type { Line } from '../rulebook/rule.ts'
import { clocksOf } from './clocks.ts'
import type { CommandOf } from './command.ts'
import type { Decision } from './decision.ts'
import type { Award, BoardEntry, EventOf } from './event.ts'
import { drawOnReserve } from './fund.ts'
import type { Running } from './judge.ts'
import { runningOf } from './running.ts'
import type { State } from './state.ts'
import { toPosts } from './wire.ts'

/** When the posted period that a moment lies in ends, as a local time; nothing outside of all of them. */
export function periodEnd(windows: readonly Window[], local: string): string | undefined {
  const window = windows.find((candidate) => isInside(candidate, local))
  if (window === undefined) return undefined
  const isToday = clockOf(local) < window.to
  return `${isToday ? local.slice(0, 10) : plusDays(local, 1)}T${window.to}`
}

export function closePeriod(state: State, { activity, due, at }: CommandOf<'ClosePeriod'>): Decision {
  const running = runningOf(state, activity)
  const period = running?.rule.period
  if (running === undefined || period === undefined) return refuseStep(`${activity} has no posted periods`)
  if (at.local < due)
    return refuse(activity, [{ clause: period.by, says: `the period ends at ${due.replace('T', ' ')}` }])
  const undecided = [...state.hits.values()].find(
    (hit) => hit.activity === activity && hit.status === 'declared' && hit.board?.some(({ until }) => until === due),
  )
  if (undecided !== undefined) return refuseStep(`hit ${undecided.hit} of this period is not decided yet`)
  const entries = (state.boards.get(activity) ?? []).filter(({ until }) => until === due)
  if (entries.length === 0)
    return refuseStep(`nothing is on the board of ${activity} for the period that ends at ${due}`)
  const draft = draftOf(state.balances, funderOf(running.rule))
  const best = Math.max(...entries.map(({ strength }) => strength))
  const winners = period.wins === 'highest hand' ? entries.filter(({ strength }) => strength === best) : entries
  const lines = chartOf(running.rule, running.offering)
  const first = state.claimsSoFar
  let last = first
  const nextClaim = () => {
    last += 1
    return `claim:C${last}`
  }
  const awards: Award[] = []
  for (const [name, group] of Map.groupBy(winners, ({ line }) => line)) {
    const line = lines.find((candidate) => candidate.line === name)
    if (line !== undefined) awards.push(...awardLine(running, line, group, draft, nextClaim))
  }
  const claims = awards.map((_, index) => ({
    claim: `C${first + index + 1}`,
    award: index,
    ...clocksOf(running.rule.claim, at),
  }))
  return [{ type: 'PeriodClosed', v: 1, activity, until: due, at: at.at, awards, claims, posts: toPosts(draft.posts) }]
}

function awardLine(
  running: Running,
  line: Line,
  group: readonly BoardEntry[],
  draft: Draft,
  nextClaim: () => string,
): Award[] {
  const { rule } = running
  const { equal } = rule.period!
  const isShared = equal.hands === 'share equally'
  const posted = line.pays.kind === 'pool' ? balanceIn(draft, `pool:${line.pays.pool}`) : prizeOf(running, line)
  const each = isShared ? divideRoundedDown(posted, group.length, cents(1)).each : posted
  const by = group.length > 1 ? [line.by, equal.by] : [line.by]
  const awards = group.map(({ to, person }): Award => {
    const parts = pay(running, line, nextClaim(), each, draft)
    return {
      to,
      ...(person === undefined ? {} : { person }),
      line: line.line,
      share: group.length > 1 && isShared ? 'equal part' : 'full',
      amount: toWire(each),
      parts,
      by,
    }
  })
  if (line.pays.kind === 'pool') {
    const { pool } = line.pays
    const wanted = cents(reseedOf(running, pool) - balanceIn(draft, `pool:${pool}`))
    if (wanted > 0n) drawOnReserve(draft, rule, `pool:${pool}`, wanted, rule.pools[pool]!.reseed.by)
  }
  return awards
}

function pay({ rule }: Running, line: Line, claim: string, amount: Cents, draft: Draft): Record<string, string> {
  if (line.pays.kind === 'pool') {
    entitle(draft, `pool:${line.pays.pool}`, claim, amount, line.by)
    return { [`pool:${line.pays.pool}`]: toWire(amount) }
  }
  const drawn = drawOnReserve(draft, rule, claim, amount, line.by)
  if (add(...Object.values(drawn)) !== amount) throw new Error('the parts of an award are not its amount')
  return Object.fromEntries(
    Object.entries(drawn).flatMap(([fund, part]) => (part === 0n ? [] : [[fund, toWire(part)]])),
  )
}

export function evolvePeriod(state: State, event: EventOf<'PeriodClosed'>): void {
  const { activity, until } = event
  const left = (state.boards.get(activity) ?? []).filter((entry) => entry.until !== until)
  if (left.length === 0) state.boards.delete(activity)
  else state.boards.set(activity, left)
  for (const { claim, award, idUntil, expires } of event.claims) {
    state.claims.set(claim, {
      claim,
      hit: `the period to ${until}`,
      activity,
      award: event.awards[award]!,
      since: event.at,
      ...(idUntil === undefined ? {} : { idUntil }),
      ...(expires === undefined ? {} : { expires }),
      idShown: false,
      status: 'open',
    })
  }
  state.claimsSoFar += event.claims.length
}

/**
 * A hit for a prize of which an earlier hit is not decided: it is on record and held. When the earlier one is decided it is
 * judged as the round was when it was reported, on what the pool holds then; increases since its deal are not for it.
 */
import { toWire } from '../../base/money.ts'
import { refuseOrder } from '../../base/refusal.ts'
import { chartOf } from '../../rulebook/choice.ts'
import { judge } from '../judging/judge.ts'
import type { Award } from '../judging/judgement.ts'
import { sinceThen } from '../offerings/raises.ts'
import type { Running } from '../offerings/running.ts'
import { runningOf } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import { roundOf } from './heldreport.ts'
import type { CommandOf, Decision, EventOf, Hit, Slice, State } from './vocabulary.ts'

/** Judged now, unless what it waits for is still open; then whichever comes first. */
export function judgeHeld(state: State, command: CommandOf<'JudgeHeld'>): Decision {
  const hit = state.hits.get(command.hit)
  if (hit === undefined) return refuseOrder('no open hit', { hit: command.hit })
  if (hit.status !== 'held' || hit.held === undefined)
    return refuseOrder('hit is not held', { hit: hit.hit, status: hit.status })
  const { report, pools } = hit.held
  const running = runningOf(state, hit.activity, report.when)
  if (running === undefined) return refuseOrder('activity does not run', { activity: hit.activity })
  const before = firstUndecided(state, running, pools, hit.hit)
  if (before !== undefined) return refuseOrder('hit for the same prize undecided', { hit: before })
  const found = judge(
    running,
    {
      round: roundOf(report),
      local: report.local,
      hit: hit.hit,
      room: report.room,
      since: sinceThen(state, running, report.when),
    },
    state.balances,
  )
  const { activity, digest, source, at, local, declaredBy, dealer, cards, otherThan, dealtAt } = hit
  return [
    {
      type: 'HitDeclared',
      hit: hit.hit,
      activity,
      digest,
      source,
      at,
      local,
      ...(dealtAt === undefined ? {} : { dealtAt }),
      declaredBy,
      ...(dealer === undefined ? {} : { dealer }),
      cards,
      ...(otherThan === undefined ? {} : { otherThan }),
      awards: found.awards,
      denied: found.denied,
      questions: found.questions,
      total: toWire(found.total),
      ...(found.board === undefined ? {} : { board: found.board }),
      ...(found.tickets === undefined ? {} : { tickets: found.tickets }),
      ...(found.points === undefined ? {} : { points: found.points }),
      posts: toPosts(found.draft.posts),
    },
  ]
}

/** The hit that has to be decided before this one; nothing when its turn has come. */
export function waitedFor(state: State, { hit, activity, held }: Hit): string | undefined {
  const running = held === undefined ? undefined : runningOf(state, activity, held.report.when)
  return running === undefined || held === undefined ? undefined : firstUndecided(state, running, held.pools, hit)
}

/** The pools that awards come from, by name. */
export function poolsOf({ rule, offering }: Running, awards: readonly Award[]): string[] {
  const lines = chartOf(rule, offering)
  const pays = awards.map((award) => lines.find(({ line }) => line === award.line)?.pays)
  return [
    ...new Set(pays.flatMap((one) => (one !== undefined && 'pool' in one && one.pool !== undefined ? [one.pool] : []))),
  ]
}

/**
 * The first hit that holds one of these pools, or waits for one, and is neither verified nor declined: the first one to be
 * reported is decided first. `until` looks at those before that hit alone.
 */
export function firstUndecided(
  { hits }: Pick<State, 'hits'>,
  running: Running,
  pools: readonly string[],
  until?: string,
): string | undefined {
  // Most hits are fixed prizes, and a busy day has thousands of them.
  if (pools.length === 0) return undefined
  for (const hit of hits.values()) {
    if (hit.hit === until) return undefined
    const { status, claims, held } = hit
    const isOpen = status === 'declared' || status === 'held' || (status === 'disputed' && claims.length === 0)
    if (hit.activity !== running.rule.activity || !isOpen) continue
    if ((held?.pools ?? poolsOf(running, hit.awards)).some((pool) => pools.includes(pool))) return hit.hit
  }
  return undefined
}

export function evolveHeld(state: Slice, event: EventOf<'HitHeld'>): void {
  const { type: _type, denied: _denied, waitsFor: _hit, waitsAt: _table, winners, pools, report, ...hit } = event
  const empty = { awards: [], questions: [], posts: {}, answers: {}, claims: [] }
  state.hits.set(event.hit, { ...hit, ...empty, status: 'held', held: { winners, pools, report } })
  state.hitsSoFar += 1
}

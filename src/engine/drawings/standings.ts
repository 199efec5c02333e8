/** The posted end of a standing: whoever has a place has its prize, as a hit of one's own. */
import { message } from '../../base/message.ts'
import { type Cents, cents, toWire, ZERO } from '../../base/money.ts'
import type { Party } from '../../base/party.ts'
import { because, isRefusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { type Placed, placed } from '../../base/standing.ts'
import { shownOf } from '../../cards/showncards.ts'
import { chartOf, prizeOf } from '../../rulebook/choice.ts'
import type { Line } from '../../rulebook/rule.ts'
import { standingEnds, standingOf } from '../entries/points.ts'
import type { Denied } from '../judging/judgement.ts'
import { type Running, runningOf } from '../offerings/running.ts'
import { heldAgainst, whyWonBefore } from './eligibility.ts'
import type { CommandOf, Decision, Event, State } from './vocabulary.ts'
import { declareFor } from './win.ts'

/** Everybody with points as they stand, the most first, each with what the place would have. */
export function standingNow(state: Pick<State, 'points'>, running: Running): Placed<string>[] {
  const terms = standingOf(running)
  if (terms === undefined) return []
  return placedBy(running, terms.ties.have, [...(state.points.get(running.rule.activity) ?? [])])
}

function placedBy(
  running: Running,
  ties: NonNullable<ReturnType<typeof standingOf>>['ties']['have'],
  all: [string, number][],
) {
  const standing = all.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([who, score]) => ({ who, score }))
  return placed(
    standing,
    placesOf(running).map((line) => prizeOf(running, line)),
    ties,
    cents(1),
  )
}

/** The prizes by place. */
export function placesOf(running: Running): Line[] {
  const lines = chartOf(running.rule, running.offering)
  return (standingOf(running)?.places ?? []).flatMap((place) => lines.find(({ line }) => line === place) ?? [])
}

/** When it is settled; nothing while nobody has points, or a hand that may bring some is not decided. */
export function standingDue(state: State, activity: string): string | undefined {
  const running = runningOf(state, activity)
  const until = running === undefined ? undefined : standingEnds(state, running)
  const { status } = state.offerings.get(activity) ?? {}
  if (until === undefined || !state.points.has(activity) || status === 'stopped' || status === 'closed')
    return undefined
  const isOpen = [...state.hits.values()].some((hit) => hit.activity === activity && hit.status !== 'verified')
  return isOpen ? undefined : until
}

export function closePoints(state: State, { activity, due, at, by }: CommandOf<'ClosePoints'>): Decision {
  const running = runningOf(state, activity)
  const terms = running === undefined ? undefined : standingOf(running)
  if (running === undefined || terms === undefined) return refuseOrder('activity counts no points', { activity })
  const until = standingEnds(state, running) ?? due
  const refused = (id: 'standing not due' | 'standing is settled') =>
    refuse({ kind: 'activity', activity }, [because(terms.by, id, { until })])
  if (state.settledPoints.get(activity) === until) return refused('standing is settled')
  if (due !== until || at.local < until || standingDue(state, activity) === undefined)
    return refused('standing not due')
  const out = new Map<string, Denied>()
  const left = [...state.points.get(activity)!].filter(([person]) => {
    const who: Party = { kind: 'person', person }
    const misses = [
      ...heldAgainst(state, running, person, who).misses,
      ...whyWonBefore(state, activity, terms.once, person, at),
    ]
    if (misses.length > 0) out.set(person, { who, reasons: misses })
    return misses.length === 0
  })
  const winners = placedBy(running, terms.ties.have, left).filter(({ prize }) => prize > ZERO)
  const hits: Event[] = []
  let now = state
  for (const winner of winners) {
    const won = declarePlace(now, running, winner, terms.ties.by, until, { at, by })
    if (isRefusal(won)) return won
    hits.push(won.declared)
    now = { ...now, balances: won.balances, hitsSoFar: now.hitsSoFar + 1 }
  }
  const places = winners.map(({ who: person, score: points, place, to, prize }) => ({
    person,
    points,
    place,
    ...(to === place ? {} : { to }),
    prize: toWire(prize),
  }))
  const closed: Event = { type: 'PointsClosed', activity, until, places, denied: [...out.values()], clause: terms.by }
  return [closed, ...hits]
}

function declarePlace(
  state: State,
  running: Running,
  { who: person, score, place, to, prize }: Placed<string>,
  ties: string,
  until: string,
  acting: Pick<CommandOf<'ClosePoints'>, 'at' | 'by'>,
) {
  const line = placesOf(running)[place - 1]!
  const prizes: Record<string, Cents> = { ...running.offering.prizes, [line.line]: prize }
  const offering = { ...running.offering, prizes } as Running['offering']
  const winner = { who: { kind: 'person', person } as const, person, source: { kind: 'standing', until } as const }
  return declareFor(state, { ...running, offering }, winner, acting, {
    line,
    why: to === place ? [standingOf(running)!.by] : [standingOf(running)!.by, ties],
    cards: shownOf({}, []),
    evidence: message('placed by points', { place, points: score, ...(to === place ? {} : { to }) }),
  })
}

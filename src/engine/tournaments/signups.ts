/** Sign-ups open, and with them the structure is fixed; then play starts. */
import { citedTogether } from '../../base/cited.ts'
import { ZERO } from '../../base/money.ts'
import { because, isRefusal, refuseOrder } from '../../base/refusal.ts'
import { drawOnReserve, saying } from '../money/movements.ts'
import { toPosts } from '../posts.ts'
import { whyPoolLacks } from './bounties.ts'
import { draftFor, POOL } from './money.ts'
import { about, field, isLate, openActivity, openTournament } from './tournament.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function openSignUps(state: State, { activity, at, by }: CommandOf<'OpenSignUps'>): Decision {
  const running = openActivity(state, activity)
  if (isRefusal(running)) return running
  const { rule, posted } = running
  if (state.tournaments.has(activity)) return about(activity, [because(rule.structure.by, 'sign-ups are open')])
  const draft = draftFor(state, running)
  const added = rule.pool.added?.by ?? rule.pool.by
  drawOnReserve(draft, saying(rule, added), POOL, posted.added ?? ZERO, added)
  return [
    {
      type: 'SignUpsOpened',
      activity,
      at: at.at,
      local: at.local,
      clause: citedTogether([rule.structure.by, rule.structure.posted.by]),
      by,
      posts: toPosts(draft.posts),
    },
  ]
}

export function evolveOpened(own: Slice, { activity, at, local, by }: EventOf<'SignUpsOpened'>): void {
  own.tournaments.set(activity, {
    activity,
    opened: { at, local, by },
    entries: new Map(),
    byPerson: new Map(),
    purchases: new Map(),
    entriesSoFar: 0,
    outsSoFar: 0,
    inPlay: 0,
    outs: [],
    wins: [],
    denied: [],
    free: new Map(),
    freeOuts: [],
    freeWins: [],
    given: '0',
  })
}

/** Two at least; where half of them win, an even number inside of what the rules allow. */
export function startTournament(state: State, { activity, at, by }: CommandOf<'StartTournament'>): Decision {
  const opened = openTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const { rule } = running
  if (tournament.started !== undefined) return about(activity, [because(rule.structure.by, 'tournament has started')])
  const players = field(tournament).length
  if (players < 2) return refuseOrder('too few to start', { field: players })
  const { half } = rule
  if (half !== undefined) {
    if (players % 2 !== 0) return about(activity, [because(half.even.by, 'field is not even', { field: players })])
    const { min, max } = half.field.players
    if (players < min || players > max)
      return about(activity, [because(half.field.by, 'field has other numbers', { field: players, min, max })])
  }
  const lacking = whyPoolLacks(running, tournament)
  if (lacking !== undefined) return lacking
  const clause = citedTogether([rule.structure.by, ...(half === undefined ? [] : [half.even.by])])
  return [{ type: 'TournamentStarted', activity, field: players, at: at.at, local: at.local, clause, by }]
}

/** Nobody has fallen, come late or bought anything by then: there is nothing that it would take back with it. */
export function undoStart(state: State, { activity, reason, by, second }: CommandOf<'UndoStart'>): Decision {
  const opened = openTournament(state, activity)
  if (isRefusal(opened)) return opened
  const { running, tournament } = opened
  const clause = running.rule.structure.by
  if (tournament.started === undefined) return about(activity, [because(clause, 'tournament has not started')])
  const hasGoneOn =
    tournament.outs.length > 0 ||
    tournament.freeOuts.length > 0 ||
    tournament.deal !== undefined ||
    field(tournament).some(({ entry }) => isLate(tournament, entry)) ||
    [...tournament.purchases.values()].some(({ kind, back }) => kind !== 'buy-in' && back !== true)
  if (hasGoneOn) return about(activity, [because(clause, 'play has gone on')])
  if (second === undefined) return refuseOrder('tournament takes two')
  return [{ type: 'StartUndone', activity, reason, clause, by: [by, second] }]
}

/** Who has said that a rebuy is wanted has said it of a hand that was never dealt. */
export function evolveStartUndone(own: Slice, { activity }: EventOf<'StartUndone'>): void {
  const tournament = own.tournaments.get(activity)!
  delete tournament.started
  for (const entry of tournament.entries.values()) delete entry.intends
}

/** The slate: drafted by one, approved by another; later only a game that is put off or called off, and teams of a play-in. */
import type { Message } from '../../base/message.ts'
import { because, isRefusal, type Reason, refuseOrder } from '../../base/refusal.ts'
import { resultFaults } from '../../games/contest/results.ts'
import { firstStart, type Slate } from '../../games/contest/slate.ts'
import { slateFaults, withTeam } from '../../games/contest/slatefaults.ts'
import { about, isOpenAt, lockOf, openActivity, resultsOf, slatedContest, slateTerms } from './contest.ts'
import type { CommandOf, Contest, Decision, EventOf, Slice, State } from './vocabulary.ts'

const under = (clause: string, faults: readonly Message[]): Reason[] => faults.map((fault) => ({ clause, ...fault }))

export function draftSlate(state: State, { activity, slate, by }: CommandOf<'DraftSlate'>): Decision {
  const running = openActivity(state, activity)
  if (isRefusal(running)) return running
  const { rule } = running
  const contest = state.contests.get(activity)
  if (contest !== undefined && (contest.forms.size > 0 || contest.locked !== undefined))
    return about(activity, [because(rule.form.fixed.by, 'slate is fixed', { forms: contest.forms.size })])
  const faults = slate.kind === rule.form.kind ? slateFaults(slate, slateTerms(rule)) : []
  if (slate.kind !== rule.form.kind)
    return about(activity, [because(rule.form.by, 'slate of another kind', { is: slate.kind, wanted: rule.form.kind })])
  if (faults.length > 0) return about(activity, under(rule.form.by, faults))
  return [{ type: 'SlateDrafted', activity, slate, by }]
}

/** Whoever drafted it may not approve it; see the mechanism. */
export function openContest(state: State, { activity, at, by }: CommandOf<'OpenContest'>): Decision {
  const running = openActivity(state, activity)
  if (isRefusal(running)) return running
  const { rule, offering } = running
  const contest = state.contests.get(activity)
  if (contest?.draft === undefined) return refuseOrder('no slate drafted', { activity })
  const { slate } = contest.draft
  if (contest.forms.size > 0)
    return about(activity, [because(rule.form.fixed.by, 'slate is fixed', { forms: contest.forms.size })])
  const locks = lockOf(rule, slate)
  if (at.local >= locks) return about(activity, [because(rule.enter.until.by, 'form after the lock', { locks })])
  const { from = locks, to = locks } = offering
  const { hours } = rule.enter
  if (hours !== undefined && (locks.slice(0, 10) < from.slice(0, 10) || locks.slice(0, 10) > to.slice(0, 10)))
    return about(activity, [because(hours.by, 'lock outside the posted days', { locks, from, to })])
  return [{ type: 'ContestOpened', activity, locks, games: slate.games.length, clause: rule.form.by, by }]
}

export function nameTeam(state: State, { activity, slot, team, by, second }: CommandOf<'NameTeam'>): Decision {
  const opened = slatedContest(state, activity)
  if (isRefusal(opened)) return opened
  const { rule } = opened.running
  if (second === undefined) return refuseOrder('slate takes two')
  const later = rule.form.kind === 'bracket' ? rule.form.later : undefined
  const clause = later?.by ?? rule.form.fixed.by
  const named = withTeam(opened.contest.slate, slot, team)
  if (!('games' in named)) return about(activity, under(clause, [named]))
  return [{ type: 'TeamNamed', activity, slot, team, clause, by: [by, second] }]
}

export function changeGame(state: State, command: CommandOf<'ChangeGame'>): Decision {
  const { activity, game, starts, isOff, goesOn, notice, by, second, at } = command
  const opened = slatedContest(state, activity)
  if (isRefusal(opened)) return opened
  const { running, contest } = opened
  const { rule } = running
  if (second === undefined) return refuseOrder('slate takes two')
  if ((starts === undefined) === (isOff === undefined)) return refuseOrder('game put off or called off')
  const known = contest.slate.games.find(({ id }) => id === game)
  if (known === undefined) return about(activity, [because(rule.form.by, 'result of no such game', { game })])
  const clause = rule.form.fixed.by
  if (contest.results.has(game)) return about(activity, [because(clause, 'game is over', { game })])
  // Put off, never brought forward: whoever has not handed in the form yet counts on the hour.
  if (starts !== undefined && (starts <= known.starts || starts < at.local.slice(0, 16)))
    return about(activity, [because(clause, 'game is put off to later', { game, starts: known.starts })])
  const off = { game, none: 'cancelled', ...(goesOn === undefined ? {} : { goesOn }) } as const
  const faults = isOff === undefined ? [] : resultFaults(contest.slate, resultsOf(contest), off, at.local)
  if (faults.length > 0) return about(activity, under(rule.score.off.by, faults))
  const slate = starts === undefined ? contest.slate : startingAt(contest.slate, game, starts)
  // The week of a card stays what it was: a game that leaves it counts for nobody unless it is played in time.
  const isFirst = 'before' in rule.enter.until && isOpenAt(contest, at.local)
  const locks = isFirst ? firstStart(slate) : contest.locks
  return [
    {
      type: 'GameChanged',
      activity,
      game,
      ...(starts === undefined ? {} : { starts }),
      ...(isOff === undefined ? {} : { isOff }),
      ...(goesOn === undefined ? {} : { goesOn }),
      ...(locks === contest.locks ? {} : { locks }),
      notice,
      clause,
      by: [by, second],
    },
  ]
}

const startingAt = (slate: Slate, game: string, starts: string): Slate => ({
  ...slate,
  games: slate.games.map((one) => (one.id === game ? { ...one, starts } : one)),
})

export const freshContest = (activity: string): Contest => ({
  activity,
  given: new Set(),
  forms: new Map(),
  results: new Map(),
  awards: [],
  out: new Set(),
  more: new Map(),
})

export function evolveDrafted(own: Slice, { activity, slate, by, typedBy }: EventOf<'SlateDrafted'>): void {
  const contest = own.contests.get(activity) ?? freshContest(activity)
  contest.draft = { slate, by, ...(typedBy === undefined ? {} : { typedBy }) }
  own.contests.set(activity, contest)
}

export function evolveOpened(own: Slice, { activity, locks }: EventOf<'ContestOpened'>): void {
  const contest = own.contests.get(activity)!
  contest.slate = contest.draft!.slate
  contest.locks = locks
  delete contest.draft
}

export function evolveNamed(own: Slice, { activity, slot, team }: EventOf<'TeamNamed'>): void {
  const contest = own.contests.get(activity)!
  const named = withTeam(contest.slate!, slot, team)
  if ('games' in named) contest.slate = named
}

/** A game that is called off counts for nobody, and needs no further result. */
export function evolveChanged(own: Slice, event: EventOf<'GameChanged'>): void {
  const { activity, game, starts, isOff, goesOn, locks, notice, by } = event
  const contest = own.contests.get(activity)!
  if (starts !== undefined) contest.slate = startingAt(contest.slate!, game, starts)
  if (locks !== undefined) contest.locks = locks
  const [one = '', other = one] = by
  if (isOff === true)
    contest.results.set(game, {
      result: { game, none: 'cancelled', ...(goesOn === undefined ? {} : { goesOn }) },
      source: notice.what,
      by: one,
      confirmedBy: other,
    })
}

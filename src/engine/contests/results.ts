/** Results: entered by one with their source, confirmed by another; a correction by two takes back what hung on the wrong one. */
import { because, isRefusal, type Reason, refuseOrder } from '../../base/refusal.ts'
import { type Result, resultFaults } from '../../games/contest/results.ts'
import type { Ask } from '../mechanism.ts'
import { about, type RunningContest, resultsOf, type Slated, slatedContest } from './contest.ts'
import { targetOf } from './standing.ts'
import { undo } from './undo.ts'
import type { CommandOf, Decision, EventOf, Recorded, Slice, State } from './vocabulary.ts'

export function enterResult(state: State, command: CommandOf<'EnterResult'>): Decision {
  const { activity, results, source, at, by } = command
  const opened = slatedContest(state, activity)
  if (isRefusal(opened)) return opened
  const { running, contest } = opened
  const differs = results.flatMap((result): Reason[] => {
    const known = contest.results.get(result.game)
    if (known === undefined) return []
    const values = { game: result.game, source: known.source }
    return isSame(known.result, result)
      ? [because(running.rule.results.by, 'result entered already', values)]
      : [because(running.rule.results.by, 'result differs', values)]
  })
  if (differs.length > 0) return about(activity, differs)
  const faults = faultsIn(running, contest, results, at.local)
  return faults.length > 0 ? about(activity, faults) : [{ type: 'ResultEntered', activity, results, source, by }]
}

/** All of them, each beside the others and what is known besides. */
function faultsIn({ rule }: RunningContest, contest: Slated, results: readonly Result[], local: string): Reason[] {
  const games = new Set(results.map(({ game }) => game))
  const beside = resultsOf(contest).filter(({ game }) => !games.has(game))
  const twice = results.find(({ game }, nth) => results.findIndex((one) => one.game === game) !== nth)
  if (twice !== undefined) return [because(rule.results.by, 'result differs', { game: twice.game, source: '' })]
  return results
    .flatMap((result) => {
      const others = [...beside, ...results.filter((one) => one !== result)]
      return resultFaults(contest.slate, others, result, local)
    })
    .map((fault) => ({ clause: rule.results.by, ...fault }))
}

const isSame = (one: Result, other: Result): boolean => written(one) === written(other)
const written = (result: Result): string =>
  JSON.stringify([
    result.game,
    'winner' in result ? result.winner : '',
    'none' in result ? [result.none, result.goesOn ?? ''] : '',
    result.score ?? '',
  ])

/** Whoever has entered one of them may not confirm it; see the mechanism. */
export function confirmResult(state: State, { activity, games, by }: CommandOf<'ConfirmResult'>): Decision {
  const opened = slatedContest(state, activity)
  if (isRefusal(opened)) return opened
  const { running, contest } = opened
  const { by: clause } = running.rule.results
  const wrong = games.flatMap((game): Reason[] => {
    const known = contest.results.get(game)
    if (known === undefined) return [because(clause, 'no result to confirm', { game })]
    return known.confirmedBy === undefined ? [] : [because(clause, 'result is confirmed', { game })]
  })
  if (wrong.length > 0) return about(activity, wrong)
  return [{ type: 'ResultConfirmed', activity, games: [...new Set(games)], by }]
}

export function correctResult(state: State, command: CommandOf<'CorrectResult'>, ask: Ask): Decision {
  const { activity, results, source, reason, at, by, second } = command
  const opened = slatedContest(state, activity)
  if (isRefusal(opened)) return opened
  const { running, contest } = opened
  const { corrected } = running.rule.results
  if (second === undefined) return refuseOrder('correction takes two')
  const was = results.flatMap(({ game }) => contest.results.get(game)?.result ?? [])
  if (was.length < results.length) {
    const game = results.find((one) => !contest.results.has(one.game))!.game
    return about(activity, [because(corrected.by, 'no result to correct', { game })])
  }
  const unchanged = results.find((result) => was.some((one) => isSame(one, result)))
  if (unchanged !== undefined)
    return about(activity, [because(corrected.by, 'result is that already', { game: unchanged.game })])
  const faults = faultsIn(running, contest, results, at.local)
  if (faults.length > 0) return about(activity, faults)
  const corrections = new Map(
    results.map((result): [string, Recorded] => [result.game, { result, source, by, confirmedBy: second }]),
  )
  const next: Slated = { ...contest, results: new Map([...contest.results, ...corrections]) }
  const target = contest.awards.length === 0 ? [] : targetOf(state, running, next, at).places
  const undone = undo(state, contest.awards, target, { ...command, second, reason, document: source }, ask)
  if (isRefusal(undone)) return undone
  return [
    {
      type: 'ResultCorrected',
      activity,
      results,
      was,
      source,
      reason,
      undone: undone.hits,
      by: [by, second],
    },
    ...undone.events,
  ]
}

export function evolveResults(own: Slice, { activity, results, source, by, typedBy }: EventOf<'ResultEntered'>): void {
  const contest = own.contests.get(activity)!
  for (const result of results)
    contest.results.set(result.game, { result, source, by, ...(typedBy === undefined ? {} : { typedBy }) })
}

export function evolveConfirmed(own: Slice, { activity, games, by }: EventOf<'ResultConfirmed'>): void {
  const { results } = own.contests.get(activity)!
  for (const game of games) results.set(game, { ...results.get(game)!, confirmedBy: by })
}

export function evolveCorrected(own: Slice, event: EventOf<'ResultCorrected'>): void {
  const { activity, results, source, undone, by } = event
  const contest = own.contests.get(activity)!
  const [one = '', other = one] = by
  for (const result of results) contest.results.set(result.game, { result, source, by: one, confirmedBy: other })
  // Places may be others now, also where no prize was given yet to somebody who has one.
  delete contest.isAwarded
  contest.awards = contest.awards.filter(({ hit }) => !undone.includes(hit))
}

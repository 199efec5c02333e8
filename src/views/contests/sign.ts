/** A contest as everybody may see it: the slate, the time to the lock, the digest, results, and who is ahead by card number. */
import type { Moment } from '../../base/moment.ts'
import { contestRunning, resultsOf, statusOf } from '../../engine/contests/contest.ts'
import type { ContestStatus } from '../../engine/contests/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { inOrder } from '../../engine/offerings/occasions.ts'
import type { Result } from '../../games/contest/results.ts'
import type { Slate } from '../../games/contest/slate.ts'
import { type Claiming, claimingOf, isSlated } from './desk.ts'
import { type StandingRow, standingIn } from './standing.ts'

export type ContestSign = {
  readonly activity: string
  readonly name: string
  readonly id: string
  readonly offered: string
  readonly status: ContestStatus
  readonly slate: Slate
  readonly locks: string
  readonly forms: number
  /** Of the list of all forms, from the lock on. */
  readonly digest?: string
  readonly results: readonly Result[]
  /** Without reasons why anybody has no place: that is between them and the house. */
  readonly leaders: readonly Omit<StandingRow, 'form' | 'why'>[]
  readonly words: readonly string[]
  readonly claiming: Claiming
}

const LEADERS = 10

export function contestSigns(state: State, now: Moment): ContestSign[] {
  return inOrder(state).flatMap(({ activity, status: offered }) => {
    const running = contestRunning(state, activity)
    const contest = state.contests.get(activity)
    if (running === undefined || offered === 'closed' || contest === undefined || !isSlated(contest)) return []
    const { rule, offering } = running
    const { slate, locks, forms, locked } = contest
    const rows = locked === undefined ? [] : standingIn(state, running, contest, now).rows
    return [
      {
        activity,
        name: offering.name ?? rule.name,
        id: rule.id ?? '',
        offered,
        status: statusOf(contest),
        slate,
        locks,
        forms: forms.size,
        ...(locked === undefined ? {} : { digest: locked.digest }),
        results: resultsOf(contest),
        leaders: rows.slice(0, LEADERS).map(({ form: _, why: __, ...row }) => row),
        words: rule.signs.words.map(({ says }) => says),
        claiming: claimingOf(rule),
      },
    ]
  })
}

/** What the contest desk shows: the slate and whose approval it waits for, forms by number, results, the standing, the awards. */
import type { Moment, Weekday } from '../../base/moment.ts'
import { formatMoney, fromWire } from '../../base/money.ts'
import { contestRunning, type RunningContest, type Slated, statusOf } from '../../engine/contests/contest.ts'
import type { Contest, ContestStatus } from '../../engine/contests/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { inOrder } from '../../engine/offerings/occasions.ts'
import type { Result } from '../../games/contest/results.ts'
import type { Slate } from '../../games/contest/slate.ts'
import { type ContestStanding, standingIn } from './standing.ts'

export type ContestDesk = {
  readonly activity: string
  readonly name: string
  readonly id?: string
  /** Of the offering: running, paused. */
  readonly offered: string
  readonly status: ContestStatus | 'no slate'
  readonly kind: Slate['kind']
  readonly slate?: Slate
  /** Drafted, and not approved by anybody else yet. */
  readonly draft?: { readonly slate: Slate; readonly by: string }
  /** The wall clock of the house from which on it is too late. */
  readonly locks?: string
  /** Forms are given out by the floor; how many were. */
  readonly given?: number
  readonly forms: number
  readonly locked?: { readonly digest: string; readonly forms: number }
  readonly results: readonly ResultRow[]
  /** Once it is locked. */
  readonly standing?: ContestStanding
  readonly awards: readonly AwardRow[]
  /** Winners are written to, and nobody need come by a day. */
  readonly isNotified: boolean
  readonly claiming: Claiming
}

/** What it takes to have a prize: whether ID is asked for, from when on, and the weekday on which it is too late. */
export type Claiming = {
  readonly hasId: boolean
  readonly opens?: { readonly day: Weekday; readonly at: string }
  readonly before?: Weekday
}

export const claimingOf = ({ claim: { id, opens, expires } }: RunningContest['rule']): Claiming => ({
  hasId: id !== undefined,
  ...(opens === undefined ? {} : { opens: { day: opens.day, at: opens.at } }),
  ...(expires?.before === undefined ? {} : { before: expires.before }),
})

export type ResultRow = {
  readonly result: Result
  readonly source: string
  readonly by: string
  readonly confirmedBy?: string
}

export type AwardRow = {
  readonly person: string
  readonly form: string
  readonly place: number
  readonly to?: number
  readonly right: number
  readonly off?: number
  readonly line: string
  readonly prize: string
  readonly thing?: string
  readonly hit: string
  readonly claim?: string
  readonly isPaid: boolean
}

export function contestDesks(state: State, now: Moment): ContestDesk[] {
  return inOrder(state).flatMap(({ activity, status }) => {
    const running = contestRunning(state, activity)
    return running === undefined || status === 'closed' ? [] : [deskOf(state, running, status, now)]
  })
}

function deskOf(state: State, running: RunningContest, offered: string, now: Moment): ContestDesk {
  const { rule, offering } = running
  const contest = state.contests.get(rule.activity)
  const head = {
    activity: rule.activity,
    name: offering.name ?? rule.name,
    ...(rule.id === undefined ? {} : { id: rule.id }),
    offered,
    kind: rule.form.kind,
    isNotified: rule.claim.expires === undefined,
    claiming: claimingOf(rule),
  }
  if (contest === undefined) return { ...head, status: 'no slate', forms: 0, results: [], awards: [] }
  const { slate, draft, locks, locked, forms, given, results, awards } = contest
  return {
    ...head,
    status: slate === undefined && draft === undefined ? 'no slate' : statusOf(contest),
    ...(slate === undefined ? {} : { slate }),
    ...(draft === undefined ? {} : { draft: { slate: draft.slate, by: draft.by } }),
    ...(locks === undefined ? {} : { locks }),
    ...(rule.enter.given === undefined ? {} : { given: given.size }),
    forms: forms.size,
    ...(locked === undefined ? {} : { locked: { digest: locked.digest, forms: locked.forms } }),
    results: [...results.values()].map(({ result, source, by, confirmedBy }) => ({
      result,
      source,
      by,
      ...(confirmedBy === undefined ? {} : { confirmedBy }),
    })),
    ...(isSlated(contest) && locked !== undefined ? { standing: standingIn(state, running, contest, now) } : {}),
    awards: awards.map(({ prize, isPaid = false, parts: _, ...award }) => ({
      ...award,
      prize: formatMoney(fromWire(prize)),
      isPaid,
    })),
  }
}

export const isSlated = (contest: Contest): contest is Slated =>
  contest.slate !== undefined && contest.locks !== undefined

/** Contests as the member sees them who takes part: what is to be filled in, until when, what is lacking; later the own score and place. */
import type { Moment } from '../../base/moment.ts'
import { formatMoney, fromWire } from '../../base/money.ts'
import type { Reason } from '../../base/refusal.ts'
import { contestRunning, isOpenAt, type RunningContest, resultsOf, type Slated } from '../../engine/contests/contest.ts'
import { whyNoForm } from '../../engine/contests/forms.ts'
import { type HoursOf, hoursOf } from '../../engine/contests/hours.ts'
import { type Ranked, rankedIn } from '../../engine/contests/standing.ts'
import type { Award, Contest, Entered } from '../../engine/contests/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { inOrder } from '../../engine/offerings/occasions.ts'
import { slipDigest } from '../../games/contest/published.ts'
import type { Result } from '../../games/contest/results.ts'
import { type Mark, marksOf } from '../../games/contest/score.ts'
import type { Slate } from '../../games/contest/slate.ts'
import { isSlated } from './desk.ts'

/** The wall clock of the house: what it shows at an instant, and the first instant at which it shows something. */
export type Wall = { localOf(at: number): string; instantOf(local: string): number }

export type MemberForm = {
  readonly form: string
  readonly picks: string
  readonly local: string
  /** As it stands on the slip. */
  readonly digest: string
}

/** A line of the list. */
export type MemberContest = {
  readonly activity: string
  readonly name: string
  readonly kind: Slate['kind']
  readonly games: number
  /** The wall clock from which on no form is taken, and how long that is. */
  readonly locks: string
  readonly locksInMs: number
  readonly isOpen: boolean
  readonly form?: MemberForm
  /** Why none can be handed in now. */
  readonly lacks: readonly Reason[]
  /** What counts of the hours that are asked, and whether they are asked with the form or when it is over. */
  readonly hours?: HoursOf & { readonly how: 'time' | 'readings'; readonly due: 'with the form' | 'in the end' }
}

/** And everything of one. */
export type MemberSheet = MemberContest & {
  /** By which lists and boards name the member. */
  readonly person: string
  readonly slate: Slate
  /** From the lock on: the digest of the list of all forms. */
  readonly locked?: { readonly digest: string; readonly forms: number; readonly local: string }
  readonly results: readonly Result[]
  readonly own?: MemberScore
}

export type MemberScore = {
  readonly right: number
  readonly marks: Readonly<Record<string, Mark>>
  /** By what is known now; the same for all who are equal. */
  readonly place: number
  readonly equals: number
  readonly off?: number
  readonly prize?: {
    readonly amount: string
    readonly thing?: string
    readonly claim?: string
    readonly isPaid: boolean
  }
}

export function memberContests(state: State, person: string, now: Moment, wall: Wall): MemberContest[] {
  return inOrder(state).flatMap(({ activity }) => {
    const found = contestOf(state, activity)
    return found === undefined ? [] : [lineOf(state, found, person, now, wall)]
  })
}

export function memberSheet(
  state: State,
  activity: string,
  person: string,
  now: Moment,
  wall: Wall,
): MemberSheet | undefined {
  const found = contestOf(state, activity)
  if (found === undefined) return undefined
  const { contest } = found
  const { slate, locked, forms, awards } = contest
  const entered = forms.get(person)
  const results = resultsOf(contest)
  return {
    ...lineOf(state, found, person, now, wall),
    person,
    slate,
    ...(locked === undefined
      ? {}
      : { locked: { digest: locked.digest, forms: locked.forms, local: wall.localOf(locked.at) } }),
    results,
    ...(locked === undefined || entered === undefined
      ? {}
      : {
          own: scoreOf(
            contest,
            person,
            entered,
            results,
            awards.find((one) => one.person === person),
          ),
        }),
  }
}

type Found = { readonly running: RunningContest; readonly contest: Slated }

function contestOf(state: State, activity: string): Found | undefined {
  const running = contestRunning(state, activity)
  const contest = state.contests.get(activity)
  const isShown = running !== undefined && state.offerings.get(activity)?.status !== 'closed'
  return isShown && contest !== undefined && isSlated(contest) ? { running, contest } : undefined
}

function lineOf(state: State, { running, contest }: Found, person: string, now: Moment, wall: Wall): MemberContest {
  const { rule, offering } = running
  const { slate, locks, forms } = contest
  const entered = forms.get(person)
  const isOpen = isOpenAt(contest, now.local)
  const hours = hoursOf(state, running, person, now)
  const { counted: how, due } = rule.enter.hours ?? {}
  return {
    activity: rule.activity,
    name: offering.name ?? rule.name,
    kind: slate.kind,
    games: slate.games.length,
    locks,
    locksInMs: Math.max(0, wall.instantOf(locks) - now.at),
    isOpen,
    ...(entered === undefined ? {} : { form: slipOf(rule.activity, entered, wall) }),
    lacks: isOpen ? whyNoForm(state, running, contest, person, { on: 'kiosk', at: now }) : [],
    ...(hours === undefined || how === undefined || due === undefined
      ? {}
      : { hours: { ...hours, how, due: due.when } }),
  }
}

const slipOf = (activity: string, { form, picks, at }: Entered, wall: Wall): MemberForm => ({
  form,
  picks,
  local: wall.localOf(at),
  digest: slipDigest(activity, { key: form, picks }),
})

/** The standing hangs on results alone once the forms are locked: it is made once for everybody who asks. */
const kept = new WeakMap<
  NonNullable<Contest['locked']>,
  { readonly of: string; readonly by: ReadonlyMap<string, Stood> }
>()
type Stood = { readonly place: number; readonly equals: number; readonly off?: number; readonly right: number }

function standingOf(contest: Slated, results: readonly Result[]): ReadonlyMap<string, Stood> {
  const of = JSON.stringify(results)
  const known = contest.locked === undefined ? undefined : kept.get(contest.locked)
  if (known?.of === of) return known.by
  const by = placed(rankedIn(contest, results))
  if (contest.locked !== undefined) kept.set(contest.locked, { of, by })
  return by
}

/** Equals have one place, and whoever comes after them counts all of them. */
function placed(ranked: readonly Ranked[]): Map<string, Stood> {
  const by = new Map<string, Stood>()
  for (let from = 0; from < ranked.length; ) {
    const { right, off } = ranked[from]!
    let to = from + 1
    while (to < ranked.length && ranked[to]!.right === right && ranked[to]!.off === off) to += 1
    for (const { person } of ranked.slice(from, to))
      by.set(person, { place: from + 1, equals: to - from, right, ...(off === undefined ? {} : { off }) })
    from = to
  }
  return by
}

function scoreOf(
  contest: Slated,
  person: string,
  entered: Entered,
  results: readonly Result[],
  award: Award | undefined,
): MemberScore {
  const { right, place, equals, off } = standingOf(contest, results).get(person)!
  const { prize, thing, claim, isPaid = false } = award ?? {}
  return {
    right,
    marks: Object.fromEntries(marksOf(contest.slate, entered, results)),
    place,
    equals,
    ...(off === undefined ? {} : { off }),
    ...(prize === undefined
      ? {}
      : {
          prize: {
            amount: formatMoney(fromWire(prize)),
            ...(thing === undefined ? {} : { thing }),
            ...(claim === undefined ? {} : { claim }),
            isPaid,
          },
        }),
  }
}

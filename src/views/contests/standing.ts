/** Who is ahead, why, and what each would have if it ended now. */
import type { Moment } from '../../base/moment.ts'
import { formatMoney } from '../../base/money.ts'
import type { Reason } from '../../base/refusal.ts'
import { type RunningContest, resultsOf, type Slated } from '../../engine/contests/contest.ts'
import { linesOf, placesIn, type Ranked, rankedIn, targetOf } from '../../engine/contests/standing.ts'
import type { Contest } from '../../engine/contests/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import type { Why } from '../../games/contest/places.ts'
import { totalPlayed } from '../../games/contest/results.ts'

export type StandingRow = {
  readonly place: number
  /** Up to this place, where several are equal. */
  readonly to?: number
  readonly person: string
  readonly form: string
  readonly right: number
  /** How far the guess is from the total, once that is known. */
  readonly off?: number
  /** Nothing where the place has none. */
  readonly prize?: string
  readonly why: {
    readonly by: Why['by']
    readonly equals: number
    /** The prizes that they divide, and their sum. */
    readonly lines: readonly string[]
    readonly sum: string
  }
}

export type ContestStanding = {
  /** The best of them: everybody with a prize, and who comes after. */
  readonly rows: readonly StandingRow[]
  readonly forms: number
  /** Games with a result, of how many. */
  readonly played: number
  readonly games: number
  /** The total that was played, where one is guessed. */
  readonly total?: number
  /** Ahead of the last prize, and without a place: the first of them, and how many there are. */
  readonly denied: readonly { readonly person: string; readonly reasons: readonly Reason[] }[]
  readonly deniedCount: number
  readonly notGiven: readonly string[]
}

const SHOWN = 20
const SHOWN_MOST = 60

/** It hangs on forms and results; whether somebody may have a place, hours among it, is looked at once a minute. */
const kept = new WeakMap<Contest, { readonly of: string; readonly standing: ContestStanding }>()

export function standingIn(state: State, running: RunningContest, contest: Slated, now: Moment): ContestStanding {
  const results = resultsOf(contest)
  const of = `${state.formsSoFar} ${contest.forms.size} ${JSON.stringify(results)} ${contest.out.size} ${now.local.slice(0, 16)}`
  const known = kept.get(contest)
  if (known?.of === of) return known.standing
  const { denied, notGiven } = targetOf(state, running, contest, now)
  const isOut = new Set(denied.map(({ person }) => person))
  const lines = linesOf(running).map(({ line }) => line)
  const { standing: stood } = placesIn(running, headOf(rankedIn(contest).filter(({ person }) => !isOut.has(person))))
  const shown = stood.slice(0, SHOWN_MOST).filter(({ prize }, nth) => prize > 0n || nth < SHOWN)
  const total = totalPlayed(contest.slate, results)
  const standing: ContestStanding = {
    rows: shown.map(({ who, place, to, prize, why }) => ({
      place,
      ...(to === place ? {} : { to }),
      person: who.person,
      form: who.form,
      right: who.right,
      ...(who.off === undefined ? {} : { off: who.off }),
      ...(prize > 0n ? { prize: formatMoney(prize) } : {}),
      why: {
        by: why.by,
        equals: why.equals,
        lines: why.prizes.map((number) => lines[number - 1]!),
        sum: formatMoney(why.sum),
      },
    })),
    forms: contest.forms.size,
    played: results.length,
    games: contest.slate.games.length,
    ...(total === undefined ? {} : { total }),
    denied: denied.slice(0, SHOWN),
    deniedCount: denied.length,
    notGiven,
  }
  kept.set(contest, { of, standing })
  return standing
}

/** As many as are shown, and everybody who has as many right as the last of them. */
function headOf(ranked: readonly Ranked[]): readonly Ranked[] {
  const last = ranked[SHOWN_MOST - 1]
  if (last === undefined) return ranked
  const behind = ranked.findIndex(({ right }) => right < last.right)
  return behind < 0 ? ranked : ranked.slice(0, behind)
}

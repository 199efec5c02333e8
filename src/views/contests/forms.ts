/** Forms that somebody looks for, by the number of the form or of the card; with what each has come to so far. */
import type { Moment } from '../../base/moment.ts'
import type { Reason } from '../../base/refusal.ts'
import { contestRunning, resultsOf } from '../../engine/contests/contest.ts'
import { whyNoForm } from '../../engine/contests/forms.ts'
import { type HoursOf, hoursOf } from '../../engine/contests/hours.ts'
import type { Entered } from '../../engine/contests/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { slipDigest } from '../../games/contest/published.ts'
import { type Mark, marksOf } from '../../games/contest/score.ts'
import { isSlated } from './desk.ts'

export type FormRow = {
  readonly person: string
  /** The form was given out; it has not come back where nothing else is there. */
  readonly isGiven: boolean
  readonly entered?: EnteredForm
  /** Where hours are asked. */
  readonly hours?: HoursOf
  /** Why this member could not hand in a form now. */
  readonly lacks: readonly Reason[]
}

export type EnteredForm = Omit<Entered, 'at'> & {
  readonly local: string
  /** As it stands on the slip. */
  readonly digest: string
  readonly right: number
  readonly marks: Readonly<Record<string, Mark>>
}

export type FormsFound = { readonly rows: readonly FormRow[]; readonly found: number }

/** As many as a desk looks through; a number finds the others. */
const SHOWN = 200

/** `find`: the beginning of a card's number, or the number of a form; nothing finds everybody who has one. `localOf`: the wall clock of the house. */
export function formsFound(
  state: State,
  now: Moment,
  localOf: (at: number) => string,
  { activity, find }: { readonly activity: string; readonly find: string },
): FormsFound | undefined {
  const running = contestRunning(state, activity)
  const contest = state.contests.get(activity)
  if (running === undefined || contest === undefined || !isSlated(contest)) return undefined
  const wanted = find.trim().toLowerCase()
  const members = new Set([...contest.forms.keys(), ...contest.given])
  // Whoever is typed in whole is shown without a form too: it says what is lacking.
  const all = [...members].filter(
    (person) => person.toLowerCase().startsWith(wanted) || contest.forms.get(person)?.form.toLowerCase() === wanted,
  )
  if (all.length === 0 && /^[\w-]+$/.test(find.trim())) all.push(find.trim())
  const results = resultsOf(contest)
  const rows = all.slice(0, SHOWN).map((person): FormRow => {
    const entered = contest.forms.get(person)
    const hours = hoursOf(state, running, person, now)
    return {
      person,
      isGiven: contest.given.has(person),
      ...(entered === undefined ? {} : { entered: told(entered) }),
      ...(hours === undefined ? {} : { hours }),
      lacks: contest.locked === undefined ? whyNoForm(state, running, contest, person, { on: 'paper', at: now }) : [],
    }
  })
  return { rows, found: all.length }

  function told({ at, ...entered }: Entered): EnteredForm {
    const marks = marksOf(contest!.slate!, entered, results)
    return {
      ...entered,
      local: localOf(at),
      digest: slipDigest(activity, { key: entered.form, picks: entered.picks }),
      right: [...marks.values()].filter((mark) => mark === 'right').length,
      marks: Object.fromEntries(marks),
    }
  }
}

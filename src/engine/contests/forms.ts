/** Forms: given out by the floor where the rules ask for it, handed in once a member, locked all together under one digest. */
import { because, isRefusal, type Reason, refuse } from '../../base/refusal.ts'
import type { Form } from '../../games/contest/form.ts'
import { unpacked } from '../../games/contest/packed.ts'
import { published } from '../../games/contest/published.ts'
import type { Slate } from '../../games/contest/slate.ts'
import { heldAgainst } from '../drawings/eligibility.ts'
import { about, isOpenAt, lateFor, personOf, type RunningContest, slatedContest } from './contest.ts'
import { whyTooFewHours } from './hours.ts'
import type { CommandOf, Contest, Decision, Entered, EventOf, Slice, State } from './vocabulary.ts'

export function giveForm(state: State, { activity, person, at, by }: CommandOf<'GiveForm'>): Decision {
  const opened = slatedContest(state, activity)
  if (isRefusal(opened)) return opened
  const { rule } = opened.running
  const { given } = rule.enter
  if (given === undefined) return about(activity, [because(rule.enter.by, 'form needs nobody')])
  if (!isOpenAt(opened.contest, at.local)) return refuse(personOf(person), [lateFor(rule, opened.contest.locks)])
  if (opened.contest.given.has(person)) return refuse(personOf(person), [because(given.by, 'form given already')])
  const { misses } = heldAgainst(state, opened.running, person)
  if (misses.length > 0) return refuse(personOf(person), misses)
  return [{ type: 'FormGiven', activity, person, clause: given.by, by }]
}

export function enterForm(state: State, command: CommandOf<'EnterForm'>): Decision {
  const { activity, person, picks, on, replaces, at, by } = command
  const opened = slatedContest(state, activity)
  if (isRefusal(opened)) return opened
  const { running, contest } = opened
  const { rule } = running
  if (!isOpenAt(contest, at.local)) return refuse(personOf(person), [lateFor(rule, contest.locks)])
  const before = contest.forms.get(person)
  const again = whyNotAgain(running, before, replaces)
  if (again !== undefined) return refuse(personOf(person), [again])
  const form = unpacked(contest.slate, picks)
  if (!('picks' in form)) return refuse(personOf(person), [{ clause: rule.form.by, ...form }])
  const misses = whyNoForm(state, running, contest, person, command)
  if (misses.length > 0) return refuse(personOf(person), misses)
  const begun = begunIn(contest.slate, form, at.local, before)
  return [
    {
      type: 'FormEntered',
      activity,
      form: `F${state.formsSoFar + 1}`,
      person,
      picks,
      on,
      ...(begun.length === 0 ? {} : { begun }),
      ...(before === undefined ? {} : { replaces: before.form }),
      at: at.at,
      by,
    },
  ]
}

/** One form each: another one only in the place of the one that is there. */
function whyNotAgain(
  { rule: { enter } }: RunningContest,
  before: Entered | undefined,
  replaces: string | undefined,
): Reason | undefined {
  if (before === undefined)
    return replaces === undefined ? undefined : because(enter.entries.by, 'no form to replace', { form: replaces })
  return replaces === before.form ? undefined : because(enter.entries.by, 'one form each', { form: before.form })
}

/** What keeps somebody from handing one in; for a form that is not there yet, what the person is told of. */
export function whyNoForm(
  state: State,
  running: RunningContest,
  { given }: Pick<Contest, 'given'>,
  person: string,
  { on, at }: Pick<CommandOf<'EnterForm'>, 'on' | 'at'>,
): readonly Reason[] {
  const { enter } = running.rule
  const { misses } = heldAgainst(state, running, person)
  const lacking = enter.hours?.due.when === 'with the form' ? whyTooFewHours(state, running, person, at) : undefined
  // Whoever types in paper has it from somebody to whom the floor gave it.
  const isNotGiven = enter.given !== undefined && on === 'kiosk' && !given.has(person)
  return [
    ...misses,
    ...(isNotGiven ? [because(enter.given!.by, 'form not given')] : []),
    ...(lacking === undefined ? [] : [lacking]),
  ]
}

/** Games that had begun, but for those that were picked the same before they did. */
function begunIn(slate: Slate, { picks }: Form, local: string, before: Entered | undefined): string[] {
  const known = before === undefined ? undefined : unpacked(slate, before.picks)
  return slate.games.flatMap(({ id, starts }, nth) => {
    if (local < starts) return []
    const isSame = known !== undefined && 'picks' in known && known.picks[nth] === picks[nth]
    return isSame && before?.begun?.includes(id) !== true ? [] : [id]
  })
}

export function lockContest(state: State, { activity, due, at }: CommandOf<'LockContest'>): Decision {
  const opened = slatedContest(state, activity)
  // Paused or stopped, no form comes in either; the hour is the hour.
  const contest = state.contests.get(activity)
  if (contest?.slate === undefined || contest.locks === undefined) return isRefusal(opened) ? opened : []
  const clause = isRefusal(opened) ? 'order' : opened.running.rule.enter.until.by
  if (contest.locked !== undefined || due !== contest.locks || at.local < contest.locks)
    return about(activity, [because(clause, 'contest is not locked then', { due })])
  const { digest, forms } = listOf(contest)
  return [{ type: 'ContestLocked', activity, forms, digest, at: at.at, clause }]
}

/** The list that anybody can be shown: forms by their number, without a name. */
export const listOf = ({ activity, forms }: Contest) =>
  published(
    activity,
    [...forms.values()].map(({ form, picks }) => ({ key: form, picks })),
  )

export function evolveEntered(own: Slice, event: EventOf<'FormEntered'>): void {
  const { activity, form, person, picks, on, begun, at } = event
  own.formsSoFar += 1
  own.contests.get(activity)!.forms.set(person, { form, picks, at, on, ...(begun === undefined ? {} : { begun }) })
}

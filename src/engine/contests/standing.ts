/** Who stands where: right winners of every form, places of those who may have one, and what each has. */
import type { Moment } from '../../base/moment.ts'
import { toWire, ZERO } from '../../base/money.ts'
import { because, type Reason } from '../../base/refusal.ts'
import { totalOf } from '../../games/contest/form.ts'
import { unpacked } from '../../games/contest/packed.ts'
import { type Places, placesOf } from '../../games/contest/places.ts'
import { type Result, totalPlayed } from '../../games/contest/results.ts'
import { type Field, fieldOf, pointsOf } from '../../games/contest/score.ts'
import type { Slate } from '../../games/contest/slate.ts'
import { chartOf, prizeOf } from '../../rulebook/choice.ts'
import type { Line } from '../../rulebook/rule.ts'
import { heldAgainst } from '../drawings/eligibility.ts'
import { type RunningContest, resultsOf, type Slated } from './contest.ts'
import { whyTooFewHours } from './hours.ts'
import type { Contest, Entered, Place, State } from './vocabulary.ts'

/** `off`: how far the guess is from the total, once that is known. */
export type Ranked = { readonly person: string; readonly form: string; readonly right: number; readonly off?: number }

/** The best first; of equals the form that came first. Results that nobody has confirmed count too: it is what stands now. */
export function rankedIn(contest: Slated, results: readonly Result[] = resultsOf(contest)): readonly Ranked[] {
  const { locked } = contest
  if (locked === undefined) return rankedBy(contest, results)
  const of = JSON.stringify(results)
  const known = rankings.get(locked)
  if (known?.of === of) return known.ranked
  const ranked = rankedBy(contest, results)
  rankings.set(locked, { of, ranked })
  return ranked
}

/** After the lock it hangs on results alone; boards and desks ask for it with every line of the journal. */
const rankings = new WeakMap<NonNullable<Contest['locked']>, { readonly of: string; readonly ranked: Ranked[] }>()

function rankedBy(contest: Slated, results: readonly Result[]): Ranked[] {
  const { forms, slate } = contest
  const points = pointsOf(slate, fieldIn(contest), results)
  const total = totalPlayed(slate, results)
  // By points at once: sorting fifty thousand takes longer than counting them.
  const byPoints: Ranked[][] = Array.from({ length: slate.games.length + 1 }, () => [])
  let nth = 0
  for (const [person, entered] of forms) {
    const right = points[nth]!
    nth += 1
    const off = total === undefined ? undefined : offBy(slate, entered, total)
    const { form } = entered
    byPoints[right]!.push(off === undefined ? { person, form, right } : { person, form, right, off })
  }
  if (total !== undefined) for (const equals of byPoints) equals.sort((one, other) => (one.off ?? 0) - (other.off ?? 0))
  return byPoints.toReversed().flat()
}

/** The picks of a contest do not change any more once it is locked. */
const fields = new WeakMap<NonNullable<Contest['locked']>, Field>()
function fieldIn({ slate, forms, locked }: Slated): Field {
  const known = locked === undefined ? undefined : fields.get(locked)
  if (known !== undefined) return known
  const field = fieldOf(slate, [...forms.values()])
  if (locked !== undefined) fields.set(locked, field)
  return field
}

function offBy(slate: Slate, { picks }: Entered, total: number): number | undefined {
  const form = unpacked(slate, picks)
  return 'picks' in form && form.guess !== undefined ? Math.abs(totalOf(form.guess) - total) : undefined
}

/** The prizes by place. */
export const linesOf = ({ rule, offering }: RunningContest): Line[] =>
  rule.places.lines.flatMap((name) => chartOf(rule, offering).find(({ line }) => line === name) ?? [])

export type Target = {
  readonly places: readonly Place[]
  readonly denied: readonly { readonly person: string; readonly reasons: readonly Reason[] }[]
  readonly notGiven: readonly string[]
}

/** Who is to have what, by the results as they are: whoever may not take part is passed over. */
export function targetOf(state: State, running: RunningContest, contest: Slated, now: Moment): Target {
  const { rule } = running
  const lines = linesOf(running)
  const eligible: Ranked[] = []
  const denied: { person: string; reasons: readonly Reason[] }[] = []
  const scores = new Set<string>()
  const isFull = () => (rule.places.tied.have === 'prize of the score' ? scores.size : eligible.length) >= lines.length
  for (const one of rankedIn(contest)) {
    const score = `${one.right} ${rule.score.equal === undefined ? '' : (one.off ?? '')}`
    // Of those behind the last place nobody need know why they have none.
    if (isFull() && !scores.has(score)) break
    const reasons = whyNoPlace(state, running, contest, one.person, now)
    if (reasons.length > 0) denied.push({ person: one.person, reasons })
    else {
      scores.add(score)
      eligible.push(one)
    }
  }
  const found = placesIn(running, eligible, lines)
  const places = found.standing.flatMap(({ who, place, to, prize, why }): Place[] => {
    if (prize === ZERO) return []
    const line = lines[why.prizes[0]! - 1]!.line
    const thing = why.equals === 1 ? running.offering.things?.[line] : undefined
    const { person, form, right, off } = who
    return [
      {
        person,
        form,
        right,
        ...(off === undefined ? {} : { off }),
        ...(why.by === 'total' ? { isByTotal: true as const } : {}),
        place,
        ...(to === place ? {} : { to }),
        line,
        prize: toWire(prize),
        ...(thing === undefined ? {} : { thing }),
      },
    ]
  })
  return { places, denied, notGiven: found.notGiven.map((number) => lines[number - 1]!.line) }
}

export const placesIn = (
  running: RunningContest,
  ranked: readonly Ranked[],
  lines = linesOf(running),
): Places<Ranked> =>
  placesOf(
    ranked.map((who) => ({
      who,
      points: who.right,
      ...(running.rule.score.equal === undefined ? {} : { off: who.off }),
    })),
    lines.map((line) => prizeOf(running, line)),
    running.rule.places.tied.have,
  )

function whyNoPlace(
  state: State,
  running: RunningContest,
  { out, awards }: Pick<Contest, 'out' | 'awards'>,
  person: string,
  now: Moment,
): readonly Reason[] {
  const { places } = running.rule
  // Whoever has a prize could take part when it was given, and may work here since.
  if (awards.some((award) => award.person === person)) return []
  // Also where they were asked for with the form: two persons may have taken some of them away since.
  const lacking = whyTooFewHours(state, running, person, now)
  return [
    ...(out.has(person) ? [because(places.by, 'prize was declined')] : []),
    ...heldAgainst(state, running, person).misses,
    ...(lacking === undefined ? [] : [lacking]),
  ]
}

/**
 * Occasions of one activity that are offered at once. Each has its own key, so drums, prizes, calls and accounts are apart by
 * themselves; here is what they may not do beside each other.
 */
import { isInside, plusDays, type Window } from '../../base/moment.ts'
import { occasionIn, rulesBehind } from '../../base/occasion.ts'
import { because, type Reason } from '../../base/refusal.ts'
import { versionOf } from '../../rulebook/calling.ts'
import { type Chosen, chartOf } from '../../rulebook/choice.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { type Running, runningOf } from './running.ts'
import type { Offered, State } from './vocabulary.ts'

/** Every key of that activity under which something was ever drafted, the activity itself among them. */
export const occasionsOf = ({ offerings }: Pick<State, 'offerings'>, key: string): Offered[] =>
  [...offerings.values()].filter(({ activity }) => rulesBehind(activity) === rulesBehind(key))

/** Whatever was drafted, in the order in which activities came; behind each its occasions. */
export const inOrder = ({ offerings }: Pick<State, 'offerings'>): Offered[] =>
  [...Map.groupBy(offerings.values(), ({ activity }) => rulesBehind(activity)).values()].flatMap((together) =>
    together.toSorted((one, other) => Number(isOccasion(one)) - Number(isOccasion(other))),
  )
const isOccasion = ({ activity }: Offered): boolean => occasionIn(activity) !== undefined

/** What else of the same activity is offered, paused or stopped. */
const beside = (state: State, key: string): Running[] =>
  occasionsOf(state, key).flatMap(({ activity, status }) =>
    activity === key || status === 'closed' ? [] : (runningOf(state, activity) ?? []),
  )

/**
 * One name each; of versions and charts one at a time, as the documents that have several say; and no hand that brings tickets or
 * points in two of them.
 */
export function whyNotBeside(state: State, { rule, offering }: Chosen): Reason[] {
  const others = beside(state, rule.activity)
  const name = offering.name ?? rule.name
  const reasons = others.flatMap((other): Reason[] =>
    (other.offering.name ?? other.rule.name) === name
      ? [because('order', 'occasion of the same name', { name, other: other.rule.activity })]
      : [],
  )
  for (const other of others) {
    if (!areDatesShared(offering, other.offering)) continue
    const of = { other: other.rule.name }
    const versions = [offering, other.offering].map(versionOf)
    if (versions[0] !== versions[1])
      reasons.push(
        because(rule.settings?.version?.by ?? rule.charts.by, 'occasion of another version', {
          ...of,
          version: versions[1] ?? '',
        }),
      )
    else if (other.offering.chart !== offering.chart)
      reasons.push(
        because(rule.charts.together?.by ?? rule.charts.by, 'occasion of another chart', {
          ...of,
          chart: other.offering.chart ?? '',
        }),
      )
    else if (isByHands({ rule, offering }) && isSharedPlay(rule, offering, other.offering))
      reasons.push(because(rule.charts.by, 'hand counts in another occasion', of))
  }
  return reasons
}

const isByHands = ({ rule, offering }: Chosen): boolean =>
  chartOf(rule, offering).some(({ pays }) => pays.kind === 'ticket' || pays.kind === 'points')

type Choice = Chosen['offering']

const areDatesShared = (one: Choice, other: Choice): boolean =>
  (one.from ?? '') <= (other.to ?? LAST) && (other.from ?? '') <= (one.to ?? LAST)
const LAST = '9999'

/** A hand that both would count: at a table, in a game and at an hour of both. */
const isSharedPlay = ({ games }: RuleFile, one: Choice, other: Choice): boolean =>
  areShared(one.tables, other.tables) &&
  areShared(one.games ?? games.map(({ game }) => game), other.games) &&
  areHoursShared(one.hours, other.hours)

/** Of those who name none, every one. */
const areShared = (some: readonly string[] | undefined, others: readonly string[] | undefined): boolean =>
  some === undefined || others === undefined || some.some((one) => others.includes(one))

/** Two windows share an hour where one of them begins inside of the other. */
const areHoursShared = (some: readonly Window[] | undefined, others: readonly Window[] | undefined): boolean =>
  some === undefined ||
  others === undefined ||
  some.some((one) => others.some((other) => beginsInside(one, other) || beginsInside(other, one)))

const A_WEEK = Array.from({ length: 7 }, (_, day) => plusDays('2026-01-05', day))
const beginsInside = (one: Window, other: Window): boolean =>
  A_WEEK.map((date) => `${date}T${one.from}:00`).some((local) => isInside(one, local) && isInside(other, local))

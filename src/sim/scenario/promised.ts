/** What a scenario leaves open about a promotion: the fewest tickets, the drum emptied as seldom as it may be. */
import { drawsOf } from '../../rulebook/calling.ts'
import { chartOf } from '../../rulebook/choice.ts'
import type { Written } from '../../rulebook/offering.ts'
import type { RuleFile } from '../../rulebook/rule.ts'

type Fill = <T>(value: T | undefined, otherwise: T, says: string, by: string) => T

export function promised(
  rule: RuleFile,
  written: Written,
  fill: Fill,
): Pick<Written, 'tickets' | 'emptied' | 'missed' | 'stageAt'> {
  if (rule.runs !== 'promotion') return {}
  const open = chartOf(rule, written).find(({ pays }) => pays.kind === 'ticket' && pays.tickets.min < pays.tickets.max)
  const least = open?.pays.kind === 'ticket' ? open.pays.tickets.min : undefined
  const emptied = rule.drum?.emptied
  const draws = drawsOf({ rule, offering: written })
  const [next, ...others] = draws?.missed.next ?? []
  const { begins } = rule.stage ?? {}
  return {
    ...(begins === undefined || begins.at !== undefined
      ? {}
      : { stageAt: fill(written.stageAt, '20:00', 'what passes are for begins at 20:00', begins.by) }),
    ...(open === undefined || least === undefined
      ? {}
      : { tickets: fill(written.tickets, least, `${least} for each hand`, open.by) }),
    ...(emptied === undefined ? {} : { emptied: fill(written.emptied, ...seldom(emptied)) }),
    ...(draws === undefined || next === undefined || others.length === 0
      ? {}
      : { missed: fill(written.missed, next, `when nobody comes, ${next}`, draws.missed.by) }),
  }
}

type Emptied = NonNullable<NonNullable<RuleFile['drum']>['emptied']>

const seldom = (terms: Emptied): [NonNullable<Written['emptied']>, string, string] =>
  terms.when === 'days'
    ? [{ days: terms.days.max }, `the drum is emptied after ${terms.days.max} days`, terms.by]
    : [{ after: ['the end'] }, 'the drum is emptied at the end', terms.by]

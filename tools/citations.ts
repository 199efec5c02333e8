/**
 * What the terms on money and claims of each activity go by: the rows that docs/citations.md must have, because somebody has
 * held each of them against its document. Printed, they are a list with verdicts still to be written.
 */
import { citedTogether } from '../src/base/cited.ts'
import { groundsIn } from '../src/rulebook/checks/refine.ts'
import type { RuleFile } from '../src/rulebook/rule.ts'
import { placeIn } from '../src/rulebook/text/wording.ts'
import { activities, catalogued } from '../src/server/house/catalogue.ts'

export type Citation = { readonly activity: string; readonly term: string; readonly by: string }

const LOOKED_AT =
  /^(?:pools|reserve|several|shares|divided|room|withDealer|dealerHand|multiplier|claim|highest|period|wagers|entry|structure|rebuys|addOns|pool|pays|bounties|deals|half)\b|^fee\.(?:past|parts|broken|round)|^drawn\.|^game\.decks$/

export const citations = (): Citation[] =>
  activities().flatMap((activity) => {
    const found = catalogued(activity)
    return found !== undefined && 'rule' in found ? citationsOf(found.rule) : []
  })

/** Pools of one activity that go by the same are one row. */
function citationsOf(rule: RuleFile): Citation[] {
  const terms = Map.groupBy(groundsIn(rule), ({ path }) => placeIn(path.slice(0, -1)))
  const rows = [...terms]
    .filter(([term]) => LOOKED_AT.test(term))
    .map(([term, grounds]) => ({
      activity: rule.activity,
      term: term.replace(/^pools\.[^.]+/, 'pool'),
      by: citedTogether(grounds.map(({ cited }) => cited)),
    }))
  return [...Map.groupBy(rows, ({ term }) => term).values()].map((same) => ({
    ...same[0]!,
    by: [...new Set(same.map(({ by }) => by))].join(' / '),
  }))
}

export const rowOf = ({ term, by }: Citation): string => `| ${term} | ${by} |`

if (import.meta.main)
  for (const [activity, rows] of Map.groupBy(citations(), (one) => one.activity))
    console.log([`\n## ${activity}\n`, ...rows.map((row) => `${rowOf(row)} |`)].join('\n'))

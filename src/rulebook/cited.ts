/** What stands behind a term, in words: a clause as it was accepted, a reading, or what the house says itself. */
import { citedIn, HOUSE, readingIn } from '../base/cited.ts'
import type { RuleFile } from './rule.ts'

type Said = Pick<RuleFile, 'clauses' | 'readings' | 'house'>

/** One of them; nothing where it is no ground of this file, as with the program's own words. */
export function groundOf({ clauses, readings, house = {} }: Said, cited: string): string | undefined {
  const reading = readingIn(cited)
  if (reading !== undefined) return readings.find(({ id }) => id === reading)?.says
  if (cited === HOUSE) return Object.values(house).join(' ') || undefined
  return clauses[cited]?.says
}

/** All of them, one after the other: `F1 B1` names two clauses. */
export const saysOf = (rule: Said, by: string): string =>
  citedIn(by)
    .flatMap((cited) => groundOf(rule, cited) ?? [])
    .join(' ')

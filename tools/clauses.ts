/**
 * Clauses that run or are attested and that nothing exercises: no scenario moves money or refuses by them, no test cites
 * them like [GEAR-001276 E7]. And the other way round: tests that cite a clause which is not there.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { citedIn } from '../src/base/cited.ts'
import { groundsIn } from '../src/rulebook/checks/refine.ts'
import type { RuleFile } from '../src/rulebook/rule.ts'
import { activities, catalogued } from '../src/server/house/catalogue.ts'
import type { Played } from '../src/sim/scenario/play.ts'
import { played, ROOT, scenarioFiles } from './scenarios.ts'

export type Uncovered = { readonly activity: string; readonly clauses: readonly string[] }

export function clauseCoverage(): { uncovered: Uncovered[]; unknown: string[] } {
  const exercised = new Map<string, Set<string>>()
  const say = (activity: string, clauses: string) => {
    const known = exercised.get(activity) ?? new Set()
    for (const clause of citedIn(clauses)) known.add(clause)
    exercised.set(activity, known)
  }
  for (const file of scenarioFiles()) for (const night of played(file).nights) exercisedBy(night, say)
  const cited = citations()
  const rules = activities().flatMap((activity) => {
    const found = catalogued(activity)
    return found !== undefined && 'rule' in found ? [found.rule] : []
  })
  const uncovered = rules.map((rule) => ({
    activity: rule.activity,
    clauses: demanded(rule).filter(
      (clause) => !exercised.get(rule.activity)?.has(clause) && !cited.has(`${rule.id ?? rule.activity} ${clause}`),
    ),
  }))
  const known = new Set(
    rules.flatMap(({ id, activity, clauses }) => Object.keys(clauses).map((name) => `${id ?? activity} ${name}`)),
  )
  const ids = new Set(rules.map(({ id, activity }) => id ?? activity))
  const unknown = [...cited].filter((cite) => ids.has(cite.split(' ')[0]!) && !known.has(cite))
  return { uncovered: uncovered.filter(({ clauses }) => clauses.length > 0), unknown }
}

function demanded(rule: RuleFile): string[] {
  const terms = Map.groupBy(groundsIn(rule), ({ cited }) => cited)
  // Books, logs, corrections and stops are the same for every activity, and no movement names them: they have tests of their own.
  const isKept = (clause: string) => terms.get(clause)?.every(({ path }) => path[0] === 'kept') === true
  return Object.entries(rule.clauses).flatMap(([name, { kind }]) =>
    (kind === 'runs' || kind === 'attested') && !isKept(name) ? [name] : [],
  )
}

function exercisedBy({ records, state }: Played, say: (activity: string, clauses: string) => void): void {
  const [only, ...more] = state.rules.keys()
  for (const { moves, refusals, clauses: all, clausesOf } of records) {
    for (const [activity, clauses] of clausesOf) say(activity, [...clauses].join(' '))
    for (const { activity, clause } of moves) say(activity, clause)
    for (const { who, clauses } of refusals) {
      // With several activities a refusal tells only by its subject whose clause it is.
      const activity = state.rules.has(who) ? who : more.length === 0 ? only : undefined
      if (activity !== undefined) say(activity, clauses.join(' '))
    }
    if (only !== undefined && more.length === 0) say(only, [...all].join(' '))
  }
}

/** `[GEAR-001276 E7]`, `[GEAR-001276 E7 E8]` in the name of a test. */
function citations(): Set<string> {
  const files = globSync('{src,tests,tools}/**/*.test.{ts,tsx}', { cwd: ROOT })
  const found = files.flatMap((file) => [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(
      /\[([A-Z]{4}-\d{6}|[a-z0-9-]+\/[a-z0-9-]+) ([A-Z]\d+(?: [A-Z]\d+)*)\]/g,
    ),
  ])
  return new Set(found.flatMap(([, id, clauses]) => clauses!.split(' ').map((clause) => `${id} ${clause}`)))
}

if (import.meta.main) {
  const { uncovered, unknown } = clauseCoverage()
  for (const { activity, clauses } of uncovered) console.log(`${activity}: nothing exercises ${clauses.join(' ')}`)
  for (const cite of unknown) console.log(`a test cites ${cite}, which is not there`)
  if (uncovered.length + unknown.length === 0) console.log('every clause that runs or is attested is exercised')
  process.exitCode = uncovered.length + unknown.length === 0 ? 0 : 1
}

/**
 * Clauses that run or are attested and that nothing could find wrong: a clause counts where an expectation of a scenario
 * names it, a transcript that is compared shows it, a row or term of a table of figures stands on it, or a test cites it like
 * [GEAR-001276 E7]. That money moves by a clause while nobody looks is not enough. And the other way round: codes that
 * tests or scenarios name and no rule has.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { citedIn } from '../src/base/cited.ts'
import { rulesBehind } from '../src/base/occasion.ts'
import { groundsIn } from '../src/rulebook/checks/refine.ts'
import type { RuleFile } from '../src/rulebook/rule.ts'
import { activities, catalogued } from '../src/server/house/catalogue.ts'
import type { Played } from '../src/sim/scenario/play.ts'
import { groundsOf, hasTable, tableOf } from './figures/table.ts'
import { goldenOf, played, ROOT, scenarioFiles } from './scenarios.ts'

export type Uncovered = { readonly activity: string; readonly clauses: readonly string[] }

export function clauseCoverage(): { uncovered: Uncovered[]; unknown: string[] } {
  const rules = activities().flatMap((activity) => {
    const found = catalogued(activity)
    return found !== undefined && 'rule' in found ? [found.rule] : []
  })
  const byActivity = new Map(rules.map((rule) => [rule.activity, rule]))
  const asserted = new Map<string, Set<string>>()
  const say = (activity: string, clauses: readonly string[]) => {
    const known = asserted.get(activity) ?? new Set()
    for (const clause of clauses) known.add(clause)
    asserted.set(activity, known)
  }
  const invented: string[] = []
  for (const file of scenarioFiles()) {
    const { nights } = played(file)
    const isCompared = existsSync(join(ROOT, goldenOf(file)))
    const text = readFileSync(join(ROOT, file), 'utf8')
    const named = namedIn(text)
    const there = new Set(nights.flatMap(({ state }) => [...state.rules.keys()]))
    const known = new Set([...there].flatMap((activity) => Object.keys(byActivity.get(activity)?.clauses ?? {})))
    // Rules that a scenario brings itself have clauses of their own.
    if ([...there].every((activity) => byActivity.has(activity)))
      invented.push(...inventedIn(text, known).map((code) => `${file}: ${code}`))
    for (const night of nights)
      for (const [activity, clauses] of happenedIn(night)) {
        // Until a document is read a second time, it is enough that something happened by a clause.
        const isEnough = isCompared || !hasTable(activity)
        say(
          activity,
          [...clauses].filter((clause) => isEnough || named.has(clause)),
        )
      }
  }
  for (const { activity } of rules) {
    const table = tableOf(activity)
    if (table !== undefined) say(activity, groundsOf(table))
  }
  const cited = citations()
  const uncovered = rules.map((rule) => ({
    activity: rule.activity,
    clauses: demanded(rule).filter(
      (clause) => !asserted.get(rule.activity)?.has(clause) && !cited.has(`${rule.id ?? rule.activity} ${clause}`),
    ),
  }))
  const known = new Set(
    rules.flatMap(({ id, activity, clauses }) => Object.keys(clauses).map((name) => `${id ?? activity} ${name}`)),
  )
  const ids = new Set(rules.map(({ id, activity }) => id ?? activity))
  const unknown = [...cited].filter((cite) => ids.has(cite.split(' ')[0]!) && !known.has(cite))
  return { uncovered: uncovered.filter(({ clauses }) => clauses.length > 0), unknown: [...unknown, ...invented] }
}

function demanded(rule: RuleFile): string[] {
  const terms = Map.groupBy(groundsIn(rule), ({ cited }) => cited)
  // Books, logs, corrections and stops are the same for every activity, and no movement names them: they have tests of their own.
  const isKept = (clause: string) => terms.get(clause)?.every(({ path }) => path[0] === 'kept') === true
  return Object.entries(rule.clauses).flatMap(([name, { kind }]) =>
    (kind === 'runs' || kind === 'attested') && !isKept(name) ? [name] : [],
  )
}

/** By activity, the clauses that moved, refused, asked or told something; what a person only names is none of these. */
function happenedIn({ records, state }: Played): Map<string, Set<string>> {
  const happened = new Map<string, Set<string>>()
  const say = (activity: string, clauses: readonly string[]) =>
    happened.set(activity, (happened.get(activity) ?? new Set()).union(new Set(clauses)))
  const [only, ...more] = state.rules.keys()
  for (const { moves, refusals, clausesOf, payments } of records) {
    for (const [activity, clauses] of clausesOf) say(activity, [...clauses].flatMap(citedIn))
    for (const { activity, clause } of moves) say(rulesBehind(activity), citedIn(clause))
    for (const { who, clauses } of refusals) {
      // With several activities a refusal tells only by its subject whose clause it is.
      const activity = state.rules.has(rulesBehind(who)) ? rulesBehind(who) : more.length === 0 ? only : undefined
      if (activity !== undefined) say(activity, clauses)
    }
    if (only !== undefined && more.length === 0)
      say(
        only,
        payments.flatMap(({ clause }) => citedIn(clause)),
      )
  }
  return happened
}

/** Codes that are none of these, unless the scenario shows that there is no such clause. */
export const inventedIn = (text: string, known: ReadonlySet<string>): string[] =>
  [...namedIn(text)].filter((code) => !known.has(code) && !text.includes(`no clause ${code}`))

/** Codes that a scenario names where clauses stand: `clauses: [E1, E7]`, `clause: F8`, `no: [E15]`. */
function namedIn(text: string): Set<string> {
  const lists = [...text.matchAll(/\b(?:clauses|no): \[([^\]]*)\]/g)].flatMap(([, list]) => list!.split(','))
  const single = [...text.matchAll(/\bclause: ([^,}\n]+)/g)].map(([, one]) => one!)
  const codes = [...lists, ...single].flatMap((word) => citedIn(word.trim().replace(/^'|'$/g, '')))
  return new Set(codes.filter((code) => /^[A-Z]\d/.test(code)))
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

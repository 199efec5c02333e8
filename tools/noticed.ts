/**
 * Changes one figure, bound, percent, clock, id, name, enum or `by` of a rule file at a time and asks whether anybody
 * notices: the reading of the file, a check made from the table of figures, a scenario. What nobody notices is listed.
 * `npm run noticed -- [ACTIVITY …] [--seed N] [--sample N] [--json]`; docs/figures.md.
 */
import { parseArgs } from 'node:util'
import { activities, ruleText } from '../src/server/house/catalogue.ts'
import { rngOf } from '../src/sim/rng.ts'
import { type Change, changesOf, wordsIn } from './noticed/change.ts'
import { exceptionFor, unusedExceptions } from './noticed/exceptions.ts'
import { answerOf, type Outcome, summaryOf } from './noticed/report.ts'
import { onTrial, openTable, scenariosByActivity } from './noticed/trial.ts'

export type Asked = { readonly names: readonly string[]; readonly seed: string; readonly sample?: number }

/** All changes of these activities, or as many of them as are asked for, by the seed. */
export function changesAsked({ names, seed, sample }: Asked): Change[] {
  const words = wordsIn(activities().map((name) => ruleText(name)!))
  const all = names.flatMap((name) => changesOf(name, ruleText(name)!, words, seed))
  if (sample === undefined || sample >= all.length) return all
  const rng = rngOf(`${seed}/sample`)
  const left = [...all]
  return Array.from({ length: sample }, () => left.splice(rng.below(left.length), 1)[0]!)
}

export function* outcomesOf(changes: readonly Change[]): Generator<Outcome> {
  for (const activity of new Set(changes.map((change) => change.activity))) openTable(activity, ruleText(activity)!)
  const scenarios = scenariosByActivity(new Set(changes.map(({ activity }) => activity)))
  for (const change of changes) {
    const noticedBy = onTrial(change, scenarios.get(change.activity) ?? [])
    const excepted = noticedBy === undefined ? exceptionFor(change) : undefined
    yield { change, ...(noticedBy === undefined ? {} : { noticedBy }), ...(excepted === undefined ? {} : { excepted }) }
  }
}

function main(args: readonly string[]): number {
  const { values, positionals: wanted } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      told: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      sample: { type: 'string' },
    },
  })
  const { json: isJson, told: isTold, seed } = values
  const sample = values.sample === undefined ? undefined : Number(values.sample)
  if (seed === '' || (sample !== undefined && !(sample > 0))) return complain('--seed and --sample want a number')
  const known = activities()
  const strange = wanted.find((name) => !known.some((one) => isNamed(one, name)))
  if (strange !== undefined) return complain(`there is no activity "${strange}"`)
  const names = wanted.length === 0 ? known : known.filter((one) => wanted.some((name) => isNamed(one, name)))
  const outcomes: Outcome[] = []
  for (const outcome of outcomesOf(changesAsked({ names, seed, ...(sample === undefined ? {} : { sample }) }))) {
    outcomes.push(outcome)
    if (isTold) console.error(`${outcome.change.path.join('.')}: ${outcome.noticedBy ?? 'nobody'}`)
  }
  console.log(isJson ? JSON.stringify(answerOf(outcomes), undefined, 2) : summaryOf(outcomes))
  if (sample === undefined && !isJson)
    for (const { place, activity } of unusedExceptions(outcomes))
      console.log(`exception without use: ${activity} ${place}`)
  return outcomes.some(({ noticedBy, excepted }) => (noticedBy ?? excepted) === undefined) ? 1 : 0
}

const isNamed = (activity: string, name: string): boolean => activity === name || activity.endsWith(`/${name}`)

function complain(what: string): number {
  console.error(`${what}. Usage: npm run noticed -- [ACTIVITY …] [--seed N] [--sample N] [--json]`)
  return 2
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2))

/** A changed rule file on trial: who notices it first, the reading of it, a check of its table of figures, or a scenario. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { funderOf } from '../../src/rulebook/choice.ts'
import { activities, catalogued, readAs } from '../../src/server/house/catalogue.ts'
import type { Scenario } from '../../src/sim/scenario/file/schema.ts'
import { type Played, playScenario } from '../../src/sim/scenario/play.ts'
import { playBy } from '../../src/sim/scenario/setup.ts'
import { transcriptOf } from '../../src/sim/scenario/transcript/transcript.ts'
import { figureFailures } from '../figures/checks.ts'
import { type Table, tableOf } from '../figures/table.ts'
import { goldenOf, played, ROOT, scenarioFiles, scenarioIn } from '../scenarios.ts'
import type { Change } from './change.ts'

/** Who noticed: `the reading`, `figures: …` or the scenario's file; nothing where nobody did. */
export type Notice = string | undefined

export function onTrial({ activity, text }: Change, scenarios: string[]): Notice {
  const found = readAs(activity, `catalog/${activity}.yaml`, text)
  if ('faults' in found) return 'the reading'
  playBy(activity, found)
  try {
    const table = tableFor(activity)
    const { value: failure } = table === undefined ? { value: undefined } : figureFailures(table, text).next()
    if (failure !== undefined) return `figures: ${failure}`
    const at = scenarios.findIndex((file) => fails(file))
    const file = scenarios[at]
    if (file === undefined) return undefined
    // Who noticed one change often notices the next: asked first from now on.
    scenarios.splice(at, 1)
    scenarios.unshift(file)
    return file
  } finally {
    playBy(activity)
  }
}

const tables = new Map<string, Table | undefined>()

/** Read before anything is changed. */
function tableFor(activity: string): Table | undefined {
  return tables.get(activity)
}

/** A table that disagrees with the rule file as it is proves nothing either. */
export function openTable(activity: string, text: string): void {
  const table = tableOf(activity)
  const { value: failure } = table === undefined ? { value: undefined } : figureFailures(table, text).next()
  if (failure !== undefined)
    console.error(`figures/${activity}.yaml fails without any change and is left out: ${failure}`)
  tables.set(activity, failure === undefined ? table : undefined)
}

/** An expectation fails, the transcript reads otherwise, or it cannot be played at all. */
function fails(file: string): boolean {
  try {
    const scenario = scenarioIn(file)
    return isOtherwise(file, scenario, playScenario(scenario))
  } catch {
    return true
  }
}

function isOtherwise(file: string, scenario: Scenario, nights: readonly Played[]): boolean {
  if (nights.some(({ checks }) => checks.some(({ ok }) => !ok))) return true
  const golden = join(ROOT, goldenOf(file))
  return existsSync(golden) && `${transcriptOf(scenario, nights)}\n` !== readFileSync(golden, 'utf8')
}

/** By activity, the scenarios in which its rules are accepted, those in its own folder first. */
export function scenariosByActivity(wanted: ReadonlySet<string>): Map<string, string[]> {
  const by = new Map<string, string[]>()
  const names = [...namesMeaning(wanted)].map((activity) => activity.split('/')[1]!)
  for (const file of scenarioFiles()) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    if (!names.some((name) => text.includes(name))) continue
    const { scenario, nights } = played(file)
    const meant = new Set(nights.flatMap(({ state }) => [...state.rules.keys()])).intersection(wanted)
    if (meant.size === 0) continue
    // Who complains of the rules as they are proves nothing about a change.
    if (isOtherwise(file, scenario, nights)) console.error(`${file} fails without any change and is left out`)
    else for (const activity of meant) by.set(activity, [...(by.get(activity) ?? []), file])
  }
  for (const [activity, files] of by)
    by.set(activity, [...files.filter(isOwn(activity)), ...files.filter(not(isOwn(activity)))])
  return by
}

/** These activities, and those that are paid from their funds and bring them along. */
function namesMeaning(wanted: ReadonlySet<string>): Set<string> {
  const paid = activities().filter((activity) => {
    const found = catalogued(activity)
    return found !== undefined && 'rule' in found && wanted.has(funderOf(found.rule))
  })
  return new Set([...wanted, ...paid])
}

const isOwn = (activity: string) => (file: string) => file.startsWith(`scenarios/${activity.split('/')[1]}/`)
const not = (holds: (file: string) => boolean) => (file: string) => !holds(file)

/** The scenario files of the repository, read and played. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { faultIn } from '../src/rulebook/text/fault.ts'
import type { Scenario } from '../src/sim/scenario/file/schema.ts'
import { type Played, playScenario, readScenario } from '../src/sim/scenario/play.ts'
import { english } from '../src/words/sentence.ts'

export const ROOT = resolve(import.meta.dirname, '..')

export const scenarioFiles = (): string[] =>
  globSync('scenarios/**/*.yaml', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

/** Read once, however often it is asked for. */
export const scenarioIn = once((file): Scenario => {
  const read = readScenario(readFileSync(join(ROOT, file), 'utf8'))
  if (!read.ok) throw new Error(read.faults.map((fault) => english(faultIn({ file }, fault))).join('\n'))
  return read.scenario
})

type PlayedFile = { readonly scenario: Scenario; readonly nights: readonly Played[] }

/** Played once, however often it is asked for: nothing about it is left to chance. */
export const played = once((file): PlayedFile => {
  const scenario = scenarioIn(file)
  return { scenario, nights: playScenario(scenario) }
})

export const goldenOf = (file: string): string => file.replace(/\.yaml$/, '.golden.txt')

function once<Found>(find: (file: string) => Found): (file: string) => Found {
  const known = new Map<string, Found>()
  return (file) => {
    if (!known.has(file)) known.set(file, find(file))
    return known.get(file)!
  }
}

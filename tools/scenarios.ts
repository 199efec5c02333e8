/** The scenario files of the repository, read and played. */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { formatFault } from '../src/rulebook/text/fault.ts'
import type { Scenario } from '../src/sim/scenario/file/schema.ts'
import { type Played, playScenario, readScenario } from '../src/sim/scenario/play.ts'

export const ROOT = resolve(import.meta.dirname, '..')

export const scenarioFiles = (): string[] =>
  globSync('scenarios/**/*.yaml', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

export function scenarioIn(file: string): Scenario {
  const read = readScenario(readFileSync(join(ROOT, file), 'utf8'))
  if (!read.ok) throw new Error(read.faults.map((fault) => formatFault(file, fault)).join('\n'))
  return read.scenario
}

type PlayedFile = { readonly scenario: Scenario; readonly nights: readonly Played[] }
const known = new Map<string, PlayedFile>()

/** Played once, however often it is asked for: nothing about it is left to chance. */
export function played(file: string): PlayedFile {
  const there = known.get(file)
  if (there !== undefined) return there
  const scenario = scenarioIn(file)
  const fresh = { scenario, nights: playScenario(scenario) }
  known.set(file, fresh)
  return fresh
}

export const goldenOf = (file: string): string => file.replace(/\.yaml$/, '.golden.txt')

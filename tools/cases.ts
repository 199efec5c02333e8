/** Which worked cases are covered by scenarios: `case:` names the case. The cases lie beside the repository. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { ROOT, scenarioFiles, scenarioIn } from './scenarios.ts'

const CASES = resolve(ROOT, '..', 'shared', 'cases')

export type CaseCount = {
  readonly system: string
  readonly all: readonly string[]
  readonly open: readonly string[]
}

export const areCasesThere = (): boolean => existsSync(CASES)

/** For every system its cases, and those that no scenario names. */
export function caseCounts(): CaseCount[] {
  const covered = new Set(scenarioFiles().flatMap((file) => scenarioIn(file).case ?? []))
  return globSync('*.yaml', { cwd: CASES })
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(CASES, file), 'utf8')
      const all = [...text.matchAll(/^- id: (\S+)/gm)].map((match) => match[1]!)
      return { system: basename(file, '.yaml'), all, open: all.filter((id) => !covered.has(id)) }
    })
}

/** Scenarios that name a case which is not there. */
export function unknownCases(): string[] {
  const known = new Set(caseCounts().flatMap(({ all }) => all))
  return scenarioFiles().flatMap((file) =>
    (scenarioIn(file).case ?? []).filter((id) => !known.has(id)).map((id) => `${file}: there is no case ${id}`),
  )
}

if (import.meta.main) {
  if (!areCasesThere()) console.log('The worked cases are not here; nothing to count.')
  else {
    const counts = caseCounts()
    for (const { system, all, open } of counts) {
      if (open.length === all.length) continue
      console.log(
        `${system}: ${all.length - open.length} of ${all.length}${open.length === 0 ? '' : `; not ${open.join(' ')}`}`,
      )
    }
    const sum = (list: (count: CaseCount) => number) => counts.reduce((total, count) => total + list(count), 0)
    console.log(`${sum(({ all, open }) => all.length - open.length)} of ${sum(({ all }) => all.length)} cases`)
    for (const says of unknownCases()) console.error(says)
  }
}

/** The rule files that come with the program: catalog/<house>/<activity>.yaml. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkRule } from '../rulebook/coverage.ts'
import { formatFault } from '../rulebook/fault.ts'
import { readYaml } from '../rulebook/read.ts'
import { type RuleFile, ruleFile } from '../rulebook/rule.ts'

const FOLDER = resolve(import.meta.dirname, '..', '..', 'catalog')

/** Every activity of the catalogue: `bay-101/blazing-7s`. */
export const activities = (): string[] =>
  globSync('*/*.yaml', { cwd: FOLDER })
    .map((file) => file.replaceAll('\\', '/').replace(/\.yaml$/, ''))
    .toSorted()

/** The text of an activity's rule file, or nothing. */
export function ruleText(activity: string): string | undefined {
  const file = join(FOLDER, `${activity}.yaml`)
  return /^[a-z0-9-]+\/[a-z0-9-]+$/.test(activity) && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

export type Catalogued = { readonly rule: RuleFile; readonly text: string } | { readonly faults: readonly string[] }

/** The rule file of an activity as it reads today, or what is wrong with it. */
export function catalogued(activity: string): Catalogued | undefined {
  const text = ruleText(activity)
  if (text === undefined) return undefined
  const read = readYaml(text, ruleFile)
  if (!read.ok) return { faults: read.faults.map((fault) => formatFault(`catalog/${activity}.yaml`, fault)) }
  const faults = checkRule(read.value).map((says) => `catalog/${activity}.yaml: ${says}`)
  return faults.length > 0 ? { faults } : { rule: read.value, text }
}

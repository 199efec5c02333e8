/**
 * Rule files: FOLDER/<house>/<activity>.yaml. The house's own folder is looked at first, then the one that comes with the
 * program. No name may be in both: nobody should have to ask which of two is in force.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Message, message } from '../../base/message.ts'
import { occasionKey } from '../../base/occasion.ts'
import { carriedRule } from '../../rulebook/checks/citationcheck.ts'
import { checkRule } from '../../rulebook/checks/coverage.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { faultIn, faultOf } from '../../rulebook/text/fault.ts'
import { readYaml } from '../../rulebook/text/read.ts'
import { english } from '../../words/sentence.ts'
import { ROOT } from '../root.ts'
import { saidBefore } from './catalogcache.ts'

const SHIPPED = join(ROOT, 'catalog')
const NAME = /^[a-z0-9-]+\/[a-z0-9-]+$/

type Folder = { readonly path: string; readonly shown: string }
const shipped: Folder = { path: SHIPPED, shown: 'catalog' }
let chosen: Folder | undefined

/** The house's own folder from now on; without one GAMEKEEPER_CATALOG says it. Answers with what is wrong with it. */
export function lookFirstIn(folder: string | undefined): string | undefined {
  chosen = folder === undefined ? undefined : folderAt(folder)
  const own = ownFolder()
  if (own === undefined) return undefined
  if (!existsSync(own.path) || !statSync(own.path).isDirectory()) return `${own.shown} is not a folder`
  const twice = namesIn(own).find((name) => namesIn(shipped).includes(name))
  return twice === undefined ? undefined : english(inBoth(own, twice))
}

const folderAt = (folder: string): Folder => ({ path: resolve(folder), shown: folder.replace(/[/\\]+$/, '') })

function ownFolder(): Folder | undefined {
  const named = process.env.GAMEKEEPER_CATALOG
  return chosen ?? (named === undefined || named === '' ? undefined : folderAt(named))
}

const folders = (): Folder[] => {
  const own = ownFolder()
  return own === undefined ? [shipped] : [own, shipped]
}

const namesIn = ({ path }: Folder): string[] =>
  globSync('*/*.yaml', { cwd: path }).map((file) => file.replaceAll('\\', '/').replace(/\.yaml$/, ''))

const inBoth = (own: Folder, name: string): Message =>
  faultOf({ file: `${own.shown}/${name}.yaml` }, message('activity comes with the program'))

/** Every activity of the catalogue: `bay-101/blazing-7s`. */
export const activities = (): string[] => [...new Set(folders().flatMap(namesIn))].toSorted()

const holding = (activity: string): Folder[] =>
  NAME.test(activity) ? folders().filter(({ path }) => existsSync(join(path, `${activity}.yaml`))) : []

/** There is one rule file of that name, and no second one in the other folder. */
export const isCatalogued = (activity: string): boolean => holding(activity).length === 1

/** The text of an activity's rule file, or nothing. */
export function ruleText(activity: string): string | undefined {
  const [folder, ...more] = holding(activity)
  if (folder === undefined) return undefined
  if (more.length > 0) throw new Error(english(inBoth(folder, activity)))
  return readFileSync(join(folder.path, `${activity}.yaml`), 'utf8')
}

export type Catalogued = { readonly rule: RuleFile; readonly text: string } | { readonly faults: readonly Message[] }

/** Files by name as they were read last: the same text is not read twice. */
const readBefore = new Map<string, { readonly text: string; readonly found: Catalogued }>()

/** The rule file of an activity as it reads today, or what is wrong with it. */
export function catalogued(activity: string): Catalogued | undefined {
  const [folder, ...more] = holding(activity)
  if (folder === undefined) return undefined
  if (more.length > 0) return { faults: [inBoth(folder, activity)] }
  const text = readFileSync(join(folder.path, `${activity}.yaml`), 'utf8')
  const shown = `${folder.shown}/${activity}.yaml`
  const before = readBefore.get(shown)
  if (before?.text === text) return before.found
  const found = readAs(activity, shown, text)
  readBefore.set(shown, { text, found })
  return found
}

/** The name of an activity as its rule file has it. */
export const nameOf = (activity: string): string | undefined => {
  const found = catalogued(activity)
  return found !== undefined && 'rule' in found ? found.rule.name : undefined
}

/** A text as the rule file of that activity: the rule, or what is wrong with it. `shown` is the file's name in faults. */
export function readAs(activity: string, shown: string, text: string): Catalogued {
  const read = readYaml(text, carriedRule, saidBefore(text))
  const file = { file: shown }
  if (!read.ok) return { faults: read.faults.map((fault) => faultIn(file, fault)) }
  const faults = checkRule(read.value).map((fault) => faultOf(file, fault))
  const { activity: says } = read.value
  if (says !== activity) faults.push(faultOf(file, message('activity by another name', { says, activity })))
  return faults.length > 0 ? { faults } : { rule: read.value, text }
}

export type Posting = { readonly activity: string; readonly text: string }

/** What the house would post of its own activities: FOLDER/<house>/offerings/*.yaml, each with its activity. */
export function ownOfferings(): Posting[] {
  const own = ownFolder()
  if (own === undefined) return []
  const files = globSync('*/offerings/*.yaml', { cwd: own.path }).toSorted()
  return files.flatMap((file) => {
    return postingsIn(readFileSync(join(own.path, file), 'utf8'))
  })
}

/** What a text would post, of an occasion by its key; nothing where it names no activity. */
export function postingsIn(text: string): Posting[] {
  const said = (key: string) => new RegExp(`^${key}:\\s*(\\S+)`, 'm').exec(text)?.[1]
  const activity = said('activity')
  return activity === undefined ? [] : [{ activity: occasionKey(activity, said('occasion')), text }]
}

import { meantOrAll } from '../base/near.ts'
import { CLAUSE_KINDS } from '../rulebook/parts/shared.ts'
import type { RuleFile } from '../rulebook/rule.ts'
import { activities, catalogued, nameOf } from '../server/house/catalogue.ts'
import { clauseSheet } from '../views/clausesheet/clausesheet.ts'
import { clauseText } from '../views/clausesheet/clausetext.ts'
import { sheetOf } from '../views/paper/sheet.ts'
import { english } from '../words/sentence.ts'
import { type Call, type Command, Complaint } from './command.ts'
import { CATALOG_FLAG, useOwnCatalog } from './owncatalog.ts'

export const catalog: Command = {
  summary: 'list the activities with their rule files, or show one as a rule sheet',
  usage: 'catalog [ACTIVITY] [--sheet] [--catalog DIR]',
  help: `Without ACTIVITY: number, id, house, name, games, clauses by kind, options, readings, special functions and what is
absent. With one, such as bay-101/blazing-7s: its rule sheet in plain words.
--sheet: the clauses in the order of the document, line by line, each with its values, its kind, how it is read and whom
that favors, and who answers: to be laid beside the document.
The house's own rule files: docs/own-activities.md.`,
  flags: { sheet: { says: 'the sheet to be laid beside the document' }, ...CATALOG_FLAG },
  run,
}

export type Entry = {
  activity: string
  number: number
  id: string | null
  house: string
  name: string
  document: string
  games: string[]
  clauses: Record<string, number>
  options: { charts: string[]; structures: string[]; settings: Record<string, readonly string[]> }
  readings: number
  /** Functions that only this activity uses. */
  specials: string[]
  absent: string[]
}

function run({ words, flags, json, print, complain }: Call): number {
  useOwnCatalog({ flags })
  const [wanted, ...more] = words
  if (more.length > 0) throw new Complaint('name one activity. Usage: gamekeeper catalog [ACTIVITY] [--sheet]')
  const names = activities()
  if (wanted === undefined && flags.sheet === true)
    throw new Complaint('--sheet is of one activity. Usage: gamekeeper catalog ACTIVITY --sheet')
  if (wanted === undefined) return list(names, json, print, complain)
  const name = names.find((one) => one === wanted) ?? names.find((one) => one.endsWith(`/${wanted}`))
  if (name === undefined) throw new Complaint(`there is no activity "${wanted}"${meantOrAll(wanted, names)}`)
  const found = catalogued(name)!
  if ('faults' in found) {
    for (const fault of found.faults) complain(english(fault))
    return 1
  }
  if (flags.sheet === true) {
    const sheet = clauseSheet(found.rule, nameOf)
    print(json ? JSON.stringify(sheet, undefined, 2) : clauseText(sheet))
    return 0
  }
  print(json ? JSON.stringify({ ...entryOf(found.rule), rule: found.rule }, plainly, 2) : sheetOf(found.rule))
  return 0
}

function list(names: readonly string[], json: boolean, print: Call['print'], complain: Call['complain']): number {
  const found = names.map((name) => catalogued(name)!)
  const faults = found.flatMap((one) => ('faults' in one ? one.faults : []))
  const entries = found.flatMap((one) => ('rule' in one ? [entryOf(one.rule)] : [])).sort((a, b) => a.number - b.number)
  if (json) print(JSON.stringify(entries, undefined, 2))
  else for (const entry of entries) print(entryInWords(entry))
  for (const fault of faults) complain(english(fault))
  return faults.length > 0 ? 1 : 0
}

const entryOf = (rule: RuleFile): Entry => ({
  activity: rule.activity,
  number: rule.number,
  id: rule.id ?? null,
  house: rule.activity.split('/')[0]!,
  name: rule.name,
  document: rule.document,
  games: rule.games.map(({ game }) => game),
  clauses: Object.fromEntries(
    CLAUSE_KINDS.map((kind) => [kind, Object.values(rule.clauses).filter((clause) => clause.kind === kind).length]),
  ),
  options: {
    charts: Object.keys(rule.charts.option),
    structures: Object.keys((rule.shares ?? rule.room ?? rule.divided)?.option ?? {}),
    settings: Object.fromEntries(Object.entries(rule.settings ?? {}).map(([name, { oneOf }]) => [name, oneOf])),
  },
  readings: rule.readings.length,
  specials: [],
  absent: rule.absent.map(({ what }) => what),
})

function entryInWords(entry: Entry): string {
  const { charts, structures, settings } = entry.options
  const options = [
    charts.length > 1 ? `charts ${charts.join(' ')}` : '',
    structures.length > 0 ? `structures ${structures.join(' ')}` : '',
    ...Object.entries(settings).map(([name, oneOf]) => `${name} ${oneOf.join('/')}`),
  ].filter((option) => option !== '')
  const clauses = Object.entries(entry.clauses).map(([kind, count]) => `${count} ${kind}`)
  return [
    `${String(entry.number).padStart(2)}  ${entry.activity}  ${entry.id ?? 'no id'}  ${entry.name}`,
    `    ${entry.document}; games: ${entry.games.join(', ')}`,
    `    clauses: ${clauses.join(', ')}; readings: ${entry.readings}; specials: ${entry.specials.join(', ') || 'none'}`,
    `    options: ${options.join('; ') || 'none'}; absent: ${entry.absent.join(', ') || 'nothing'}`,
  ].join('\n')
}

/** Money in a rule file is cents; JSON has it as text. */
const plainly = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value)

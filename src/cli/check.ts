import { meantOrAll } from '../base/near.ts'
import type { Reason } from '../base/refusal.ts'
import { carriedRule } from '../rulebook/checks/citationcheck.ts'
import { checkRule } from '../rulebook/checks/coverage.ts'
import { checkOffering } from '../rulebook/checks/offeringcheck.ts'
import { offering } from '../rulebook/offering.ts'
import { faultIn, faultOf } from '../rulebook/text/fault.ts'
import { readYaml } from '../rulebook/text/read.ts'
import { activities, catalogued } from '../server/house/catalogue.ts'
import { english, spoken } from '../words/sentence.ts'
import { type Call, type Command, Complaint } from './command.ts'
import { yamlOf } from './file.ts'
import { CATALOG_FLAG, useOwnCatalog } from './owncatalog.ts'

export const check: Command = {
  summary: 'check an offering against its rule file, or check a rule file',
  usage: 'check FILE.yaml [--catalog DIR]',
  help: `FILE.yaml is an offering, the house's choice: activity, chart, structure, prizes, pools and the rest; docs/offerings.md.
Names everything outside what was approved, with clause and limit, and what is still to be chosen.
Or it is a rule file: every fault in it is named with line and column; docs/own-activities.md.
Ends with 0 if it can be posted or accepted as it is, with 1 if not, with 2 if the file cannot be read.`,
  flags: CATALOG_FLAG,
  run,
}

function run({ words, flags, json, print, complain }: Call): number {
  useOwnCatalog({ flags })
  const [file, ...more] = words
  if (file === undefined || more.length > 0) throw new Complaint('give one file. Usage: gamekeeper check FILE.yaml')
  const text = yamlOf(file)
  if (/^clauses:/m.test(text)) return checkRules(file, text, { json, print, complain })
  const read = readYaml(text, offering)
  if (!read.ok) {
    for (const fault of read.faults) complain(english(faultIn({ file }, fault)))
    return 2
  }
  const { activity } = read.value
  const found = catalogued(activity)
  if (found === undefined)
    throw new Complaint(`${file}: there is no activity ${activity}${meantOrAll(activity, activities())}`)
  if ('faults' in found)
    throw new Complaint(`the rule file of ${activity} has faults:\n${found.faults.map(english).join('\n')}`)
  const { wrong, missing } = checkOffering(found.rule, read.value)
  const canBePosted = wrong.length + missing.length === 0
  if (json) {
    const answer = { activity, canBePosted, wrong: wrong.map(spoken), missing: missing.map(spoken) }
    print(JSON.stringify(answer, undefined, 2))
  } else {
    print(`${activity} (${found.rule.name})`)
    for (const line of [...told('wrong', wrong), ...told('missing', missing)]) print(line)
    print(canBePosted ? 'inside every range; it can be posted' : 'it cannot be posted like this')
  }
  return canBePosted ? 0 : 1
}

function checkRules(file: string, text: string, { json, print, complain }: Pick<Call, 'json' | 'print' | 'complain'>) {
  const read = readYaml(text, carriedRule)
  if (!read.ok) {
    for (const fault of read.faults) complain(english(faultIn({ file }, fault)))
    return 2
  }
  const faults = checkRule(read.value)
  for (const fault of faults) complain(english(faultOf({ file }, fault)))
  if (faults.length > 0) return 2
  const { activity, name, clauses } = read.value
  const count = Object.keys(clauses).length
  if (json) print(JSON.stringify({ activity, clauses: count, canBeAccepted: true }, undefined, 2))
  else print(`${activity} (${name}): a rule file of ${count} clauses; it can be accepted`)
  return 0
}

const told = (what: string, reasons: readonly Reason[]): string[] =>
  reasons.map((reason) => `  ${what.padEnd(8)} ${english(reason)}  [${reason.clause}]`)

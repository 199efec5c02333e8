import { faultIn } from '../rulebook/text/fault.ts'
import { faultAt } from '../rulebook/text/read.ts'
import { answerOf } from '../sim/scenario/answer.ts'
import { Unplayable } from '../sim/scenario/night.ts'
import { playScenario, readScenario } from '../sim/scenario/play.ts'
import { transcriptOf } from '../sim/scenario/transcript/transcript.ts'
import { english } from '../words/sentence.ts'
import { type Call, type Command, Complaint } from './command.ts'
import { yamlOf } from './file.ts'
import { CATALOG_FLAG, useOwnCatalog } from './owncatalog.ts'

export const play: Command = {
  summary: 'play a scenario file and check what it expects',
  usage: 'play FILE [--catalog DIR]',
  help: `FILE is a YAML scenario: what is given, the steps, what is expected. docs/scenarios.md has every key.
Prints what happened, each line with the clause behind it. Nothing is kept: every scenario has its own house.
Ends with 1 if an expectation fails, with 2 if the file cannot be read.`,
  flags: CATALOG_FLAG,
  run,
}

function run({ words, flags, json, print, complain }: Call): number {
  useOwnCatalog({ flags })
  const [file, ...more] = words
  if (file === undefined || more.length > 0) throw new Complaint('give one file. Usage: gamekeeper play FILE')
  const text = yamlOf(file)
  const read = readScenario(text)
  if (!read.ok) {
    for (const fault of read.faults) complain(english(faultIn({ file }, fault)))
    return 2
  }
  try {
    const played = playScenario(read.scenario)
    print(json ? JSON.stringify(answerOf(played), undefined, 2) : transcriptOf(read.scenario, played))
    const strangers = played.flatMap((one) => one.strangers)
    const told = strangers.map(({ path, told }) => english(faultIn({ file }, faultAt(text, path, told))))
    for (const fault of new Set(told)) complain(fault)
    if (strangers.length > 0) return 2
    return played.every(({ checks }) => checks.every(({ ok }) => ok)) ? 0 : 1
  } catch (error) {
    if (error instanceof Unplayable) throw new Complaint(`${file} cannot be played: ${error.message}`)
    throw error
  }
}

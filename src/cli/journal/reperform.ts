import { reperform as again, type Difference } from '../../server/house/reperform.ts'
import type { Command } from '../command.ts'
import { progressOf, withJournal, wordsOf } from './journal.ts'

export const reperform: Command = {
  summary: 'take every recorded decision again under this program and list each difference',
  usage: 'reperform FOLDER',
  help: `
Each command of the journal is decided once more, on the books as they stood then. Nothing is changed: what was
recorded stays what happened. A difference says that this program would decide otherwise today.
Exit code 0: every decision is the same; 1: at least one differs; 2: there is nothing to read.`,
  run: (call) => {
    const { FOLDER } = wordsOf(call, reperform.usage, 'FOLDER')
    return withJournal(call, FOLDER, { readonly: true }, async (store) => {
      const { lines, differences } = await again(store, progressOf(call))
      if (call.json) call.print(JSON.stringify({ property: store.header.property, lines, differences }))
      else if (differences.length === 0) call.print(`The same: ${lines} decisions, none would be another one today.`)
      else call.print([`DIFFERENT: ${differences.length} of ${lines} decisions.`, ...differences.map(told)].join('\n'))
      return differences.length === 0 ? 0 : 1
    })
  },
}

const told = ({ seq, order, by, then, today }: Difference): string =>
  `line ${seq}, ${order} by ${by}\n  then  ${then}\n  today ${today}`

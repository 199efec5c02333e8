import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawRecords } from '../../server/house/draws.ts'
import { type Command, Complaint } from '../command.ts'
import { madeFolder } from '../file.ts'
import { withJournal, wordsOf } from './journal.ts'

export const draws: Command = {
  summary: 'publish the record of every draw of a journal, for strangers to redo',
  usage: 'draws FOLDER [--out FOLDER]',
  help: `
Every draw that was ever opened is in the list, with what became of it. With --out each record is written to a file
NUMBER.json in a new folder; "gamekeeper redo" performs them again. See docs/draws.md.`,
  flags: { out: { takes: 'FOLDER', says: 'a folder for the records; it must not be there yet' } },
  run: (call) => {
    const { FOLDER } = wordsOf(call, draws.usage, 'FOLDER')
    const { out } = call.flags
    if (typeof out === 'string' && existsSync(out))
      throw new Complaint(`${out} is there already; nothing was overwritten`)
    return withJournal(call, FOLDER, { readonly: true }, async (store) => {
      const records = await drawRecords(store)
      if (typeof out === 'string') {
        madeFolder(out)
        for (const record of records)
          writeFileSync(join(out, `${record.opening.draw}.json`), `${JSON.stringify(record, null, 2)}\n`)
      }
      if (call.json) call.print(JSON.stringify(records))
      else if (records.length === 0) call.print('No draw was ever opened in this journal.')
      for (const { opening, reveal, abandoned } of call.json ? [] : records) {
        const became =
          reveal !== null
            ? `drawn: ${reveal.winners.join(', ')}`
            : abandoned !== null
              ? `abandoned: ${abandoned.reason}`
              : 'open'
        call.print(`draw ${opening.draw}  ${opening.local}  ${opening.purpose}  ${became}`)
      }
      return 0
    })
  },
}

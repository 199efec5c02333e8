import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { exportLines } from '../../journal/export.ts'
import { type Command, Complaint } from '../command.ts'
import { withJournal, wordsOf } from './journal.ts'

export const exportJournal: Command = {
  summary: 'write a journal as lines of JSON that a stranger can check',
  usage: 'export FOLDER FILE',
  help: `
One line for each entry with the digest of the line above; docs/journal.md says how to check them without this program.
"-" as FILE writes to standard output. An existing file is not overwritten.`,
  run: (call) => {
    const { FOLDER, FILE } = wordsOf(call, exportJournal.usage, 'FOLDER', 'FILE')
    return withJournal(call, FOLDER, { readonly: true, check: 'none' }, async (store) => {
      const handle = FILE === '-' ? 1 : created(FILE)
      let lines = 0
      try {
        for await (const line of exportLines(store)) {
          writeSync(handle, `${line}\n`)
          lines += 1
        }
        if (handle !== 1) fsyncSync(handle)
      } catch (error) {
        if (handle !== 1) rmSync(FILE, { force: true })
        throw error
      } finally {
        if (handle !== 1) closeSync(handle)
      }
      if (FILE === '-') return 0
      // The header and the end line are not entries.
      if (call.json) call.print(JSON.stringify({ file: FILE, lines: lines - 2 }))
      else call.print(`Wrote ${lines - 2} entries to ${FILE}.`)
      return 0
    })
  },
}

function created(file: string): number {
  try {
    return openSync(file, 'wx')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Complaint(
      code === 'EEXIST' ? `${file} is there already; it was left as it is` : `${file} cannot be written: ${message}`,
    )
  }
}

import { backup as copy } from '../../journal/backup.ts'
import { toHex } from '../../journal/line.ts'
import type { Command } from '../command.ts'
import { withJournal, wordsOf } from './journal.ts'

export const backup: Command = {
  summary: 'copy a journal to a new file, beside a running house too',
  usage: 'backup FOLDER FILE',
  help: `
The copy is read through before it takes its name, so a file that is there is a sound one. Nothing is overwritten.
The register of persons and its key are not part of it: copy them by themselves and keep the key elsewhere.`,
  run: (call) => {
    const { FOLDER, FILE } = wordsOf(call, backup.usage, 'FOLDER', 'FILE')
    return withJournal(call, FOLDER, { readonly: true }, async (store) => {
      const { seq, digest } = await copy(store, FILE)
      if (call.json) call.print(JSON.stringify({ file: FILE, lines: seq, digest: toHex(digest) }))
      else
        call.print(`Copied ${seq} lines to ${FILE}, read through and sound.\ndigest of line ${seq}: ${toHex(digest)}`)
      return 0
    })
  },
}

import { backup as copy } from '../../journal/backup.ts'
import { toHex } from '../../journal/line.ts'
import { backUpHouse } from '../../server/upkeep/housebackup.ts'
import type { Command } from '../command.ts'
import { explained, fileIn, withJournal, wordsOf } from './journal.ts'
import { WRAPPING_FLAGS, wrappingOf } from './wrapping.ts'

export const backup: Command = {
  summary: 'back up a whole house, or its journal alone, even while it is running',
  usage: 'backup FOLDER FILE [--passphrase-file F | --key-file F] [--settings FILE]',
  help: `
With a passphrase or a key file: the whole house in one sealed file, journal, register, keys, audit trail, draws and
settings. Keep the passphrase or the key elsewhere; without it nobody opens the backup. "gamekeeper drill FILE" tries it.
Without: a plain copy of the journal alone, for whoever may read the books and nothing else.
The copy is read through before it takes its name, so a file that is there is a sound one. Nothing is overwritten.`,
  flags: {
    ...WRAPPING_FLAGS,
    settings: { takes: 'FILE', says: 'the file of --config, to be kept with the house' },
  },
  run: (call) => {
    const { FOLDER, FILE } = wordsOf(call, backup.usage, 'FOLDER', 'FILE')
    const wrapping = wrappingOf(call, true)
    const { settings } = call.flags
    if (wrapping !== undefined)
      return explained(call, async () => {
        fileIn(FOLDER)
        const copied = await backUpHouse(FOLDER, FILE, wrapping, typeof settings === 'string' ? [settings] : [])
        if (call.json) call.print(JSON.stringify({ file: FILE, ...copied }))
        else {
          call.print(`Sealed ${copied.lines} lines and ${copied.files.length} files of ${copied.property} in ${FILE}.`)
          call.print(
            `The newest entry was recorded ${copied.recorded}. digest of line ${copied.lines}: ${copied.digest}`,
          )
        }
        return 0
      })
    return withJournal(call, FOLDER, { readonly: true }, async (store) => {
      const { seq, digest } = await copy(store, FILE)
      if (call.json) call.print(JSON.stringify({ file: FILE, lines: seq, digest: toHex(digest) }))
      else
        call.print(`Copied ${seq} lines to ${FILE}, read through and sound.\ndigest of line ${seq}: ${toHex(digest)}`)
      return 0
    })
  },
}

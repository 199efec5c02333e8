import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreHouse } from '../../server/upkeep/housebackup.ts'
import { type Command, Complaint } from '../command.ts'
import { ageOf, explained } from './journal.ts'
import { WRAPPING_FLAGS, wrappingOf } from './wrapping.ts'

export const drill: Command = {
  summary: 'try a backup of a whole house: restore it, check it, say how old it is',
  usage: 'drill FILE [FOLDER] (--passphrase-file F | --key-file F)',
  help: `
Restores the backup onto an empty folder, checks every line, the books, the register with its key and the audit trail, and
compares them with each other; then says how old the newest entry is. Without FOLDER what was restored is removed again.
Once a month, on another machine than the house's.`,
  flags: WRAPPING_FLAGS,
  run: (call) => {
    const [file, folder, more] = call.words
    if (file === undefined || more !== undefined) throw new Complaint(`Usage: gamekeeper ${drill.usage}`)
    const wrapping = wrappingOf(call)
    if (wrapping === undefined) throw new Complaint(`the backup is sealed. Usage: gamekeeper ${drill.usage}`)
    return explained(call, async () => {
      const root = folder === undefined ? mkdtempSync(join(tmpdir(), 'gamekeeper-drill-')) : undefined
      const target = folder ?? join(root ?? '', 'house')
      try {
        const copy = await restoreHouse(file, target, wrapping)
        const age = ageOf(copy.recorded)
        if (call.json) call.print(JSON.stringify({ ...copy, age, folder: folder ?? null }))
        else {
          call.print(`${copy.property}: ${copy.lines} lines and ${copy.files.length} files, restored and sound.`)
          call.print(`The newest entry was recorded ${copy.recorded}, ${age} ago.`)
          call.print(`digest of line ${copy.lines}: ${copy.digest}`)
          if (folder !== undefined) call.print(`The house is in ${folder}: gamekeeper start --house ${folder}`)
        }
        return 0
      } finally {
        if (root !== undefined) rmSync(root, { recursive: true, force: true })
      }
    })
  },
}

import { existsSync } from 'node:fs'
import { restore as bringBack } from '../../journal/backup.ts'
import { toHex } from '../../journal/line.ts'
import { journalFile } from '../../server/house/storage.ts'
import { restoreHouse } from '../../server/upkeep/housebackup.ts'
import { sealedHeader } from '../../server/upkeep/sealedfile.ts'
import { type Command, Complaint } from '../command.ts'
import { madeFolder } from '../file.ts'
import { ageOf, explained, fileIn, wordsOf } from './journal.ts'
import { WRAPPING_FLAGS, wrappingOf } from './wrapping.ts'

export const restore: Command = {
  summary: 'restore a backup, of a whole house or of its journal, in a new folder',
  usage: 'restore FILE FOLDER [--passphrase-file F | --key-file F]',
  help: `
The backup is read through first. A folder that already has a journal is left as it is. What was recorded after the
backup is not in it: compare the digest with the last anchor before the house opens. A sealed backup of a whole house takes
its passphrase or key file, and an empty folder.`,
  flags: WRAPPING_FLAGS,
  run: (call) => {
    const { FILE, FOLDER } = wordsOf(call, restore.usage, 'FILE', 'FOLDER')
    return explained(call, async () => {
      const source = fileIn(FILE)
      if (sealedHeader(source) !== undefined) {
        const wrapping = wrappingOf(call)
        if (wrapping === undefined) throw new Complaint('this backup is sealed: --passphrase-file F or --key-file F')
        const { lines, digest, recorded, files } = await restoreHouse(source, FOLDER, wrapping)
        if (call.json) call.print(JSON.stringify({ folder: FOLDER, lines, digest, recorded, files }))
        else
          call.print(
            `Brought back ${lines} lines and ${files.length} files to ${FOLDER}. The newest entry is ${ageOf(recorded)} old.\ndigest of line ${lines}: ${digest}`,
          )
        return 0
      }
      if (!existsSync(FOLDER)) madeFolder(FOLDER)
      const { seq, digest } = await bringBack(source, journalFile(FOLDER))
      if (call.json) call.print(JSON.stringify({ file: journalFile(FOLDER), lines: seq, digest: toHex(digest) }))
      else call.print(`Brought back ${seq} lines to ${journalFile(FOLDER)}.\ndigest of line ${seq}: ${toHex(digest)}`)
      return 0
    })
  },
}

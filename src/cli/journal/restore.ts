import { existsSync } from 'node:fs'
import { restore as bringBack } from '../../journal/backup.ts'
import { toHex } from '../../journal/line.ts'
import { journalFile } from '../../server/house/storage.ts'
import type { Command } from '../command.ts'
import { madeFolder } from '../file.ts'
import { explained, fileIn, wordsOf } from './journal.ts'

export const restore: Command = {
  summary: 'bring a backup back as the journal of a new folder',
  usage: 'restore FILE FOLDER',
  help: `
The backup is read through first. A folder that has a journal already is left as it is. What was recorded after the
backup is not in it: compare the digest with the last anchor before the house opens.`,
  run: (call) => {
    const { FILE, FOLDER } = wordsOf(call, restore.usage, 'FILE', 'FOLDER')
    return explained(call, async () => {
      const source = fileIn(FILE)
      if (!existsSync(FOLDER)) madeFolder(FOLDER)
      const { seq, digest } = await bringBack(source, journalFile(FOLDER))
      if (call.json) call.print(JSON.stringify({ file: journalFile(FOLDER), lines: seq, digest: toHex(digest) }))
      else call.print(`Brought back ${seq} lines to ${journalFile(FOLDER)}.\ndigest of line ${seq}: ${toHex(digest)}`)
      return 0
    })
  },
}

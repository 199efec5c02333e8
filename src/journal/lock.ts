/** One writer per journal: a lock beside the file that the operating system drops when its process ends, however it ends. */
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { JournalTrouble, troubleOf } from './trouble.ts'

export type Lock = { release(): void }

export function takeLock(file: string, kept = 'journal'): Lock {
  if (!existsSync(dirname(file)))
    throw new JournalTrouble('missing', `${file}: the folder is not there. Make it first.`)
  let db: Database.Database | undefined
  try {
    db = new Database(`${file}.lock`, { timeout: 0 })
    db.exec('begin exclusive')
    const held = db
    return { release: () => held.close() }
  } catch (error) {
    db?.close()
    throw troubleOf(error, file, kept)
  }
}

/** One writer per journal: a lock beside the file that the operating system drops when its process ends, however it ends. */
import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { JournalTrouble, troubleOf } from './trouble.ts'

export type Lock = {
  release(): void
  /** Whether the lock is still the file that was taken: one that was removed locks nobody out. */
  isHeld(): boolean
}

/** Asks, as often as it is called, whether this is still the file that it was. */
export function sameFile(file: string): () => boolean {
  const { ino, dev } = statSync(file)
  return () => {
    const now = statSync(file, { throwIfNoEntry: false })
    return now !== undefined && now.ino === ino && now.dev === dev
  }
}

export function takeLock(file: string, kept = 'journal'): Lock {
  if (!existsSync(dirname(file)))
    throw new JournalTrouble('missing', `${file}: the folder is not there. Make it first.`)
  let db: Database.Database | undefined
  try {
    db = new Database(`${file}.lock`, { timeout: 0 })
    db.exec('begin exclusive')
    const held = db
    const isSame = sameFile(`${file}.lock`)
    return { release: () => held.close(), isHeld: isSame }
  } catch (error) {
    db?.close()
    throw troubleOf(error, file, kept)
  }
}

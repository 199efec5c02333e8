/** The file of the embedded store: made whole or not at all, recognised before it is used, and set to sync. */
import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { canonical } from './canonical.ts'
import { FORMAT, type Header, headerOf } from './line.ts'
import { APPLICATION_ID, SCHEMA } from './schema.ts'
import { JournalTrouble } from './trouble.ts'

/** Made under another name and renamed when whole, so a crash never leaves half a journal. */
export function createFile(file: string, property: string | undefined): void {
  if (property === undefined)
    throw new JournalTrouble('failed', `${file}: a new journal needs the name of its property.`)
  const draft = `${file}.new`
  rmSync(draft, { force: true })
  const db = new Database(draft)
  try {
    db.pragma('journal_mode = delete')
    db.pragma('synchronous = full')
    db.transaction(() => {
      db.exec(SCHEMA)
      db.prepare('insert into meta (name, value) values (?, ?)').run('header', canonical(headerOf(property)))
      db.pragma(`application_id = ${APPLICATION_ID}`)
      db.pragma(`user_version = ${FORMAT}`)
    })()
  } finally {
    db.close()
  }
  renameSync(draft, file)
}

export function refuseMissingOrEmpty(file: string): void {
  if (!existsSync(file)) throw new JournalTrouble('missing', `${file}: there is no journal here.`)
  if (statSync(file).size === 0) {
    throw new JournalTrouble(
      'damaged',
      `${file}: the file is empty, so a journal that was here is lost. It was left as it is; restore the latest backup to a new place.`,
    )
  }
}

export function readHeader(db: Database.Database, file: string, property: string | undefined): Header {
  const application = db.pragma('application_id', { simple: true })
  const format = Number(db.pragma('user_version', { simple: true }))
  if (application !== APPLICATION_ID) {
    throw new JournalTrouble(
      'not a journal',
      `${file}: this is a database of another program, not a journal. It was left as it is.`,
    )
  }
  if (format > FORMAT) {
    throw new JournalTrouble(
      'newer format',
      `${file}: this journal has format ${format}; this program knows formats up to ${FORMAT}. Use the newer program; the file was left as it is.`,
    )
  }
  const text = db.prepare<[], string>("select value from meta where name = 'header'").pluck().get()
  if (text === undefined)
    throw new JournalTrouble(
      'damaged',
      `${file}: the journal has lost its header. It was left as it is; restore the latest backup to a new place.`,
    )
  const header = JSON.parse(text) as Header
  if (property !== undefined && header.property !== property) {
    throw new JournalTrouble(
      'other property',
      `${file}: this is the journal of "${header.property}", not of "${property}".`,
    )
  }
  return header
}

/** Every commit reaches the disk before it returns; on macOS that takes the full kind of sync. */
export function setDurable(db: Database.Database, file: string): void {
  if (db.pragma('journal_mode = wal', { simple: true }) !== 'wal') {
    throw new JournalTrouble(
      'read-only',
      `${file}: the disk does not allow a write-ahead log, so nothing can be recorded safely.`,
    )
  }
  db.pragma('synchronous = full')
  db.pragma('fullfsync = on')
  db.pragma('checkpoint_fullfsync = on')
  db.pragma('cache_size = -65536')
  // The log is folded into the file every 32 MB rather than every 4: fewer pages are written twice.
  db.pragma('wal_autocheckpoint = 8000')
}

/** What a failing disk, or somebody with a hex editor, does to a file. */
import { readFileSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'

/** Changes one letter of the last `text` in the file. */
export function flip(file: string, text: string): void {
  // What lies in the log of a database is brought into the file first.
  if (file.endsWith('.db')) {
    const db = new Database(file)
    db.pragma('wal_checkpoint(truncate)')
    db.close()
  }
  const bytes = readFileSync(file)
  const at = bytes.lastIndexOf(text)
  if (at < 0) throw new Error(`${file} has no ${text}`)
  bytes[at + 2] = (bytes[at + 2] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

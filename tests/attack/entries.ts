/** Lines of a journal as they lie on the disk, read beside the running house. */
import { join } from 'node:path'
import Database from 'better-sqlite3'

export type Entry = {
  readonly seq: number
  readonly key: string
  readonly by: string
  readonly recorded: string
  readonly events: readonly { readonly type: string; readonly [field: string]: unknown }[]
}

export function entriesAfter(folder: string, seq: number): Entry[] {
  const db = new Database(join(folder, 'journal.db'), { readonly: true })
  try {
    const rows = db.prepare<[number], { seq: number; line: string }>(
      'select seq, line from journal where seq > ? order by seq',
    )
    return rows.all(seq).map((row) => ({ ...(JSON.parse(row.line) as Omit<Entry, 'seq'>), seq: row.seq }))
  } finally {
    db.close()
  }
}

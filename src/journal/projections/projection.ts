/**
 * A projection: SQL tables that are written in the same transaction as the lines they come from, for reports and searches.
 * It only ever writes, by statements that any store can run, so it can be made anew from the journal at any time.
 */
import Database from 'better-sqlite3'
import { type Entry, type JournalEvent, parseEntry, type StoredLine } from '../line.ts'

export type SqlValue = string | number | bigint | null

/** Runs one statement with `?` for each value. */
export type WriteSql = (sql: string, ...values: SqlValue[]) => void

export type Projection<E extends JournalEvent = JournalEvent> = {
  readonly name: string
  /** Raise it whenever tables or `apply` change: the tables are then made anew at the next start. */
  readonly version: number
  /** Table name -> columns that put its rows in one definite order (for comparing). */
  readonly tables: Readonly<Record<string, string>>
  /** Statements that create the tables and their indexes. */
  readonly create: readonly string[]
  /** Must not depend on the order of an object's keys: an entry read back has them sorted. */
  apply(entry: Entry<E>, write: WriteSql): void
  /** All entries of one transaction in one go, where many of them change the same few rows; otherwise each by itself. */
  applyAll?(entries: readonly Entry<E>[], write: WriteSql): void
}

/** Where a projection differs from one made anew. */
export type ProjectionFault = {
  readonly projection: string
  readonly table: string
  readonly expected: string
  readonly found: string
}

export type ProjectionTables<E extends JournalEvent> = {
  /** Creates what is missing; must run inside the opening transaction of a writer. */
  prepare(): void
  apply(entries: readonly Entry<E>[]): void
  stale(headSeq: number): string[]
  /** Empties and recreates the named projections; `feed` must follow with every line. */
  reset(names: readonly string[]): void
  feed(names: readonly string[], lines: readonly StoredLine[]): void
}

/** The tables of `projections` inside one SQLite database. */
export function projectionTables<E extends JournalEvent>(
  db: Database.Database,
  projections: readonly Projection<E>[],
): ProjectionTables<E> {
  const statements = new Map<string, Database.Statement<SqlValue[]>>()
  const write: WriteSql = (sql, ...values) => {
    let statement = statements.get(sql)
    if (statement === undefined) {
      statement = db.prepare<SqlValue[]>(sql)
      statements.set(sql, statement)
    }
    statement.run(...values)
  }
  const note = (projection: Projection<E>, seq: number) =>
    write(
      'insert or replace into projection (name, version, seq) values (?, ?, ?)',
      projection.name,
      projection.version,
      seq,
    )
  function applyTo(some: readonly Projection<E>[], entries: readonly Entry<E>[]): void {
    const eachByItself = some.filter(({ applyAll }) => applyAll === undefined)
    for (const entry of entries) for (const projection of eachByItself) projection.apply(entry, write)
    for (const projection of some) projection.applyAll?.(entries, write)
  }
  const named = (names: readonly string[]) => projections.filter((projection) => names.includes(projection.name))

  return {
    prepare() {
      db.exec(
        'create table if not exists projection (name text primary key, version integer not null, seq integer not null) strict',
      )
    },
    apply(entries) {
      const last = entries.at(-1)
      if (last === undefined) return
      applyTo(projections, entries)
      for (const projection of projections) note(projection, last.seq)
    },
    stale(headSeq) {
      const has = db.prepare<[], number>("select 1 from sqlite_schema where name = 'projection'").pluck().get() === 1
      if (!has) return projections.map((projection) => projection.name)
      const find = db.prepare<[string], { version: number; seq: number }>(
        'select version, seq from projection where name = ?',
      )
      return projections
        .filter((projection) => {
          const found = find.get(projection.name)
          return found === undefined || found.version !== projection.version || found.seq !== headSeq
        })
        .map((projection) => projection.name)
    },
    reset(names) {
      statements.clear()
      for (const projection of named(names)) {
        for (const table of Object.keys(projection.tables)) db.exec(`drop table if exists ${table}`)
        for (const sql of projection.create) db.exec(sql)
        note(projection, 0)
      }
    },
    feed(names, lines) {
      const chosen = named(names)
      applyTo(
        chosen,
        lines.map(({ text }) => parseEntry<E>(text)),
      )
      const last = lines.at(-1)
      if (last !== undefined) for (const projection of chosen) note(projection, last.seq)
    },
  }
}

/** Compares the tables in `db` with tables made anew from `lines`, row by row. */
export async function compareProjections<E extends JournalEvent>(
  db: Database.Database,
  projections: readonly Projection<E>[],
  lines: AsyncIterable<readonly StoredLine[]>,
): Promise<ProjectionFault[]> {
  // An empty name is SQLite's temporary file: it goes to disk when it grows and is gone when closed.
  const fresh = new Database('')
  try {
    fresh.pragma('journal_mode = off')
    fresh.pragma('synchronous = off')
    const tables = projectionTables(fresh, projections)
    const names = projections.map((projection) => projection.name)
    tables.prepare()
    tables.reset(names)
    fresh.exec('begin')
    for await (const batch of lines) tables.feed(names, batch)
    fresh.exec('commit')
    return projections.flatMap((projection) =>
      Object.entries(projection.tables).flatMap(([table, order]) => {
        const difference = firstDifference(rowsOf(fresh, table, order), rowsOf(db, table, order))
        return difference === undefined ? [] : [{ projection: projection.name, table, ...difference }]
      }),
    )
  } finally {
    fresh.close()
  }
}

function* rowsOf(db: Database.Database, table: string, order: string): Generator<string> {
  const has = db
    .prepare<[string], number>("select 1 from sqlite_schema where type = 'table' and name = ?")
    .pluck()
    .get(table)
  if (has !== 1) return
  for (const row of db
    .prepare<[], unknown[]>(`select * from ${table} order by ${order}`)
    .raw()
    .safeIntegers()
    .iterate()) {
    yield JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
  }
}

function firstDifference(
  expected: Generator<string>,
  found: Generator<string>,
): { expected: string; found: string } | undefined {
  const next = (rows: Generator<string>): string | undefined => {
    const step = rows.next()
    return step.done === true ? undefined : step.value
  }
  try {
    while (true) {
      const a = next(expected)
      const b = next(found)
      if (a === undefined && b === undefined) return undefined
      if (a !== b) return { expected: a ?? 'no further row', found: b ?? 'no further row' }
    }
  } finally {
    expected.return(undefined)
    found.return(undefined)
  }
}

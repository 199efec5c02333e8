/** The embedded store: one SQLite file in WAL mode, synced at every commit. */
import { existsSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { Anchor } from './anchor.ts'
import { beginning, digestOf, type Head, type Header, type JournalEvent, type StoredLine, sameBytes } from './line.ts'
import { type Lock, sameFile, takeLock } from './lock.ts'
import { compareProjections, type Projection, projectionTables, type SqlValue } from './projections/projection.ts'
import { createFile, readHeader, refuseMissingOrEmpty, setDurable } from './sqlitefile.ts'
import type { AtMoment, LineRange, Store } from './store.ts'
import { JournalTrouble, troubleOf } from './trouble.ts'

export type SqliteOptions<E extends JournalEvent> = {
  readonly file: string
  /** Refused when the file belongs to another property. Needed to create. */
  readonly property?: string
  /** Makes a new journal where there is no file. An existing file is never replaced. */
  readonly create?: boolean
  /** Opens for reading beside a running writer: for verify, export and reports. */
  readonly readonly?: boolean
  readonly projections?: readonly Projection<E>[]
  /** `tail` (default) checks the last lines at opening; `all` the whole file and chain; `none` is for verify, which says all. */
  readonly check?: Check
  readonly at?: AtMoment
  /** Most pages that the file may have: a quota, and a test's way to a full disk. */
  readonly pagesMax?: number
}

type Check = 'tail' | 'all' | 'none'

export type SqliteStore<E extends JournalEvent> = Store<E> & {
  readonly file: string
  /** Copies the running journal to a new file; see backup.ts. */
  copyTo(file: string): Promise<void>
}

const BATCH = 2_000
const BATCH_CHARACTERS = 1_000_000
const TAIL = 1_000

export async function openSqlite<E extends JournalEvent = JournalEvent>(
  options: SqliteOptions<E>,
): Promise<SqliteStore<E>> {
  const { file } = options
  const lock = options.readonly === true ? undefined : prepareToWrite(options)
  let db: Database.Database | undefined
  try {
    refuseMissingOrEmpty(file)
    db = new Database(file, { fileMustExist: true, readonly: options.readonly === true, timeout: 5_000 })
    const header = readHeader(db, file, options.property)
    if (lock !== undefined) setDurable(db, file)
    if (options.pagesMax !== undefined) db.pragma(`max_page_count = ${options.pagesMax}`)
    const store = sqliteStore(db, header, lock, options)
    await checkAtOpening(db, store, options.check ?? 'tail')
    if (lock !== undefined) {
      const stale = await store.staleProjections()
      if (stale.length > 0) await store.rebuild(stale)
    }
    return store
  } catch (error) {
    db?.close()
    lock?.release()
    throw troubleOf(error, file)
  }
}

function prepareToWrite<E extends JournalEvent>(options: SqliteOptions<E>): Lock {
  const { file } = options
  if (!existsSync(file) && options.create !== true) refuseMissingOrEmpty(file)
  const lock = takeLock(file)
  try {
    if (!existsSync(file)) createFile(file, options.property)
    return lock
  } catch (error) {
    lock.release()
    throw troubleOf(error, file)
  }
}

function sqliteStore<E extends JournalEvent>(
  db: Database.Database,
  header: Header,
  lock: Lock | undefined,
  options: SqliteOptions<E>,
): SqliteStore<E> {
  const { file, projections = [], at } = options
  const tables = projectionTables(db, projections)
  if (lock !== undefined) tables.prepare()
  const insert = db.prepare<[number, string, Uint8Array]>('insert into journal (seq, line, digest) values (?, ?, ?)')
  const last = db.prepare<[], Head>('select seq, digest from journal order by seq desc limit 1')
  const some = db.prepare<[number, number], StoredLine>(
    `select seq, line as text, digest from journal where seq > ? and seq <= ? order by seq limit ${BATCH}`,
  )
  const someTexts = db
    .prepare<[number], string>(`select line from journal where seq > ? order by seq limit ${BATCH}`)
    .pluck()
  const one = db.prepare<[number], Uint8Array>('select digest from journal where seq = ?').pluck()
  const begin = db.prepare('begin immediate')
  const commit = db.prepare('commit')
  const say = <T>(act: () => T): T => {
    try {
      return act()
    } catch (error) {
      if (db.open && db.inTransaction) db.exec('rollback')
      throw troubleOf(error, file)
    }
  }
  const head = (): Head => last.get() ?? beginning(header)
  const isSame = sameFile(file)

  const store: SqliteStore<E> = {
    file,
    header,
    projections,
    head: async () => say(head),
    append: async (lines) =>
      say(() => {
        begin.run()
        for (const line of lines) insert.run(line.seq, line.text, line.digest)
        tables.apply(lines.map((line) => line.entry))
        at?.('written', lines.at(-1)?.seq ?? 0)
        commit.run()
      }),
    async *lines(range: LineRange = {}) {
      const until = range.until ?? Number.MAX_SAFE_INTEGER
      let after = range.after ?? 0
      while (true) {
        const batch = say(() => someOf(some.iterate(after, until)))
        if (batch.length === 0) return
        yield batch
        after = batch.at(-1)?.seq ?? until
      }
    },
    async *texts(from) {
      for (let after = from; ; ) {
        const texts = say(() => someTexts.all(after))
        after += texts.length
        if (texts.length === 0) return
        // With a line missing, the count points elsewhere: no digest, or one that will not fit.
        yield { texts, last: { seq: after, digest: say(() => one.get(after)) ?? new Uint8Array() } }
      }
    },
    digestAt: async (seq) => (seq === 0 ? beginning(header).digest : say(() => one.get(seq))),
    anchors: async () =>
      say(() => db.prepare<[], Anchor>('select day, seq, digest, recorded from anchor order by seq, day').all()),
    addAnchor: async (anchor) =>
      say(() => {
        db.prepare('insert into anchor (day, seq, digest, recorded) values (?, ?, ?, ?)').run(
          anchor.day,
          anchor.seq,
          anchor.digest,
          anchor.recorded,
        )
      }),
    staleProjections: async () => say(() => tables.stale(head().seq)),
    rebuild: async (names = projections.map((projection) => projection.name)) =>
      say(() => {
        // Without a pause, so that no append can come between the journal and its tables.
        begin.run()
        tables.reset(names)
        for (
          let after = 0, batch = some.all(after, Number.MAX_SAFE_INTEGER);
          batch.length > 0;
          batch = some.all(after, Number.MAX_SAFE_INTEGER)
        ) {
          tables.feed(names, batch)
          after = batch.at(-1)?.seq ?? 0
        }
        commit.run()
      }),
    projectionFaults: async () => {
      // A connection of its own holds journal and tables still, whatever is appended meanwhile.
      const still = new Database(file, { readonly: true })
      try {
        still.exec('begin')
        return await compareProjections(still, projections, batches(still))
      } catch (error) {
        throw troubleOf(error, file)
      } finally {
        still.close()
      }
    },
    rows: async <Row>(sql: string, ...params: readonly SqlValue[]) =>
      say(() => {
        const statement = db.prepare<SqlValue[], Row>(sql)
        if (!statement.readonly || !statement.reader)
          throw new JournalTrouble('failed', 'Only statements that read are allowed here.')
        return statement.all(...params)
      }),
    copyTo: async (target) => {
      await db.backup(target)
      const copy = new Database(target)
      // One file without a log beside it: can be read from a stick or a read-only disk.
      copy.pragma('journal_mode = delete')
      copy.close()
    },
    lost: () => {
      if (lock === undefined) return undefined
      if (!isSame())
        return new JournalTrouble(
          'missing',
          `${file}: the journal was taken away or replaced while the house was writing to it. Stop the house, and look for the file.`,
        )
      if (lock.isHeld()) return undefined
      return new JournalTrouble(
        'in use',
        `${file}.lock: the lock of the journal is gone, so another process could write to it. Stop the house, see that none does, and start it again.`,
      )
    },
    close: async () => {
      db.close()
      lock?.release()
    },
  }
  return store
}

/** As many as make a megabyte: a line that holds a drum is as long as thousands of others. */
function someOf(lines: Iterable<StoredLine>): StoredLine[] {
  const batch: StoredLine[] = []
  let characters = 0
  for (const line of lines) {
    batch.push(line)
    characters += line.text.length
    if (characters >= BATCH_CHARACTERS) break
  }
  return batch
}

async function* batches(db: Database.Database): AsyncGenerator<StoredLine[]> {
  const some = db.prepare<[number], StoredLine>(
    `select seq, line as text, digest from journal where seq > ? order by seq limit ${BATCH}`,
  )
  for (let batch = some.all(0); batch.length > 0; batch = some.all(batch.at(-1)?.seq ?? 0)) {
    yield batch
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** A start from a snapshot must stay short, so a usual opening looks at the end; every line that is folded is checked too. */
async function checkAtOpening<E extends JournalEvent>(
  db: Database.Database,
  store: SqliteStore<E>,
  check: Check,
): Promise<void> {
  const damaged = (what: string) =>
    new JournalTrouble(
      'damaged',
      `${store.file}: ${what}. It was left as it is; restore the latest backup to a new place.`,
    )
  if (check === 'none') return
  if (check === 'all') {
    const says = db.prepare<[], string>('pragma quick_check(1)').pluck().get()
    if (says !== 'ok') throw damaged(`the file is damaged (${says})`)
  }
  const head = await store.head()
  const start = check === 'all' ? 0 : Math.max(0, head.seq - TAIL)
  let before = await store.digestAt(start)
  let seq = start
  for await (const batch of store.lines({ after: start })) {
    for (const line of batch) {
      seq += 1
      if (before === undefined || line.seq !== seq) throw damaged(`line ${seq} is missing`)
      if (!sameBytes(digestOf(before, line.text), line.digest)) throw damaged(`line ${seq} does not match its digest`)
      before = line.digest
    }
  }
}

/** A store that keeps nothing after the process: for scenarios and tests. Its projections live in a database in memory. */
import Database from 'better-sqlite3'
import type { Anchor } from './anchor.ts'
import { beginning, type Header, headerOf, type JournalEvent, type StoredLine } from './line.ts'
import { compareProjections, type Projection, projectionTables } from './projections/projection.ts'
import type { AtMoment, Store } from './store.ts'
import { JournalTrouble } from './trouble.ts'

export type MemoryOptions<E extends JournalEvent> = {
  readonly property: string
  readonly projections?: readonly Projection<E>[]
  readonly at?: AtMoment
}

export function openMemory<E extends JournalEvent = JournalEvent>(options: MemoryOptions<E>): Store<E> {
  const header: Header = headerOf(options.property)
  const { projections = [], at } = options
  const kept: StoredLine[] = []
  const anchors: Anchor[] = []
  const db = new Database(':memory:')
  const tables = projectionTables(db, projections)
  const allNames = projections.map((projection) => projection.name)
  tables.prepare()
  tables.reset(allNames)
  const headSeq = () => kept.length

  const store: Store<E> = {
    header,
    projections,
    head: async () => kept.at(-1) ?? beginning(header),
    append: async (lines) => {
      db.exec('begin')
      try {
        for (const [index, line] of lines.entries()) {
          if (line.seq !== headSeq() + index + 1) {
            throw new JournalTrouble('failed', `journal is append-only: line ${line.seq} is not the next one`)
          }
        }
        tables.apply(lines.map((line) => line.entry))
        at?.('written', lines.at(-1)?.seq ?? 0)
        db.exec('commit')
      } catch (error) {
        db.exec('rollback')
        throw error
      }
      for (const { seq, text, digest } of lines) kept.push({ seq, text, digest })
    },
    async *lines({ after = 0, until = headSeq() } = {}) {
      const chosen = kept.slice(after, until)
      if (chosen.length > 0) yield chosen
    },
    async *texts(after) {
      const last = kept.at(-1)
      if (last !== undefined && last.seq > after) yield { texts: kept.slice(after).map((line) => line.text), last }
    },
    digestAt: async (seq) => (seq === 0 ? beginning(header).digest : kept[seq - 1]?.digest),
    anchors: async () => [...anchors],
    addAnchor: async (anchor) => {
      if (anchors.some((other) => other.day === anchor.day)) {
        throw new JournalTrouble('failed', 'anchor is append-only: this day has its anchor')
      }
      anchors.push(anchor)
    },
    staleProjections: async () => tables.stale(headSeq()),
    rebuild: async (names = allNames) => {
      db.exec('begin')
      tables.reset(names)
      tables.feed(names, kept)
      db.exec('commit')
    },
    projectionFaults: () => compareProjections(db, projections, store.lines()),
    rows: async (sql, ...params) => {
      const statement = db.prepare<unknown[], never>(sql)
      if (!statement.readonly || !statement.reader)
        throw new JournalTrouble('failed', 'Only statements that read are allowed here.')
      return statement.all(...params)
    },
    close: async () => {
      db.close()
    },
  }
  return store
}

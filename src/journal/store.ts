/** What a place for a journal must do. `store.test.ts` holds every store to it. */
import type { Anchor } from './anchor.ts'
import type { Head, Header, JournalEvent, SealedLine, StoredLine } from './line.ts'
import type { Projection, ProjectionFault, SqlValue } from './projections/projection.ts'
import type { JournalTrouble } from './trouble.ts'

export type Store<E extends JournalEvent = JournalEvent> = {
  readonly header: Header
  head(): Promise<Head>
  /** All lines and their projections, or none. Resolves only when they would survive a power cut. */
  append(lines: readonly SealedLine<E>[]): Promise<void>
  /** Lines with `after` < seq <= `until`, in order, in batches. */
  lines(range?: LineRange): AsyncIterable<readonly StoredLine[]>
  /** The texts alone of all lines after `after`, for a fast replay: one digest a batch, that of its last line. */
  texts(after: number): AsyncIterable<TextBatch>
  /** Digest of one line; of the header for 0; undefined beyond the end. */
  digestAt(seq: number): Promise<Uint8Array | undefined>
  anchors(): Promise<Anchor[]>
  /** An anchor of a day that has one already is refused. */
  addAnchor(anchor: Anchor): Promise<void>
  readonly projections: readonly Projection<E>[]
  /** Names of projections whose tables are missing, of another version, or behind the journal. */
  staleProjections(): Promise<string[]>
  /** Makes projections anew from the journal: the named ones, or all. */
  rebuild(names?: readonly string[]): Promise<void>
  /** First difference between each projection and one made anew from the journal. */
  projectionFaults(): Promise<ProjectionFault[]>
  /** Reads projections (or the journal) by SQL; a statement that writes is refused. */
  rows<Row>(sql: string, ...params: readonly SqlValue[]): Promise<Row[]>
  /** What became of the place of a journal that is being written; nothing while it is there. */
  lost?(): JournalTrouble | undefined
  close(): Promise<void>
}

export type TextBatch = { readonly texts: readonly string[]; readonly last: Head }

export type LineRange = { readonly after?: number; readonly until?: number }

/** Moments in the life of an entry at which a test may stop the process: throw, or kill it. */
export const MOMENTS = ['queued', 'begun', 'written', 'synced', 'answered'] as const
export type Moment = (typeof MOMENTS)[number]
export type AtMoment = (moment: Moment, seq: number) => void

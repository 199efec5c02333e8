/**
 * The journal with the state that its entries add up to: start from a snapshot and the lines after it, then record.
 * The engine is plugged in as a `Fold`; commands are decided elsewhere, here only their events arrive.
 */
import { english } from '../words/sentence.ts'
import { checkKey, type DayOf, type KeyCheck, type Keys, noKeys, remember } from './keys.ts'
import {
  type Draft,
  digestOf,
  type Entry,
  type Head,
  hexDigestOf,
  type JournalEvent,
  parseEntry,
  sameBytes,
  toHex,
} from './line.ts'
import { markOf, type Shelf, type SnapshotMark, stateOf, takeSnapshot } from './snapshot.ts'
import type { Store } from './store.ts'
import { JournalTrouble } from './trouble.ts'
import { type Ack, openWriter, type WriterOptions } from './writer.ts'

export type Fold<S, E extends JournalEvent> = {
  /** Changes whenever the shape of the state does, or what `evolve` makes of an old event. */
  readonly shape: string
  initialState(): S
  /** May change `state` in place and return it. */
  evolve(state: S, event: E): S
  /** Turns an event of an old version into one of today. */
  upcast?(event: JournalEvent, entry: Entry<JournalEvent>): E
  /** What an event says of the snapshot of the line before it; without this no snapshot is ever used. */
  vouches?(event: E): SnapshotMark | undefined
  /** What is wrong with a state that no journal can have led to; nothing is started on such a one. */
  unsound?(state: S): string | undefined
}

export type JournalOptions<S, E extends JournalEvent> = WriterOptions & {
  readonly store: Store<E>
  readonly fold: Fold<S, E>
  readonly dayOf: DayOf
  readonly shelf?: Shelf
}

export type Journal<S, E extends JournalEvent> = {
  /** As of the last entry that was recorded, synced or not. */
  readonly state: S
  readonly keys: Keys
  /** How the start went: from which line on, and why a snapshot was not used. */
  readonly start: { readonly from: number; readonly to: number; readonly why: string }
  head(): Head
  durable(): Head
  trouble(): JournalTrouble | undefined
  check(key: string, hash?: string): KeyCheck
  /** Folds the events at once and resolves when they are safe. Throws at once when the key is not fresh or the entry unfit. */
  record(draft: Draft<E>): Promise<Ack>
  /** Keeps the state of now as a snapshot. `vouch` records, at once, the entry that says so; it is synced first. */
  snapshot(vouch: (mark: SnapshotMark) => Promise<Ack>): Promise<Head>
  isSafe(seq: number): Promise<boolean>
  /** Nothing further is taken. */
  stop(trouble: JournalTrouble): void
  flush(): Promise<void>
  /** Waits for what is queued and closes the store. */
  close(): Promise<void>
}

export type Folded<S> = { state: S; keys: Keys }

export async function openJournal<S, E extends JournalEvent>(options: JournalOptions<S, E>): Promise<Journal<S, E>> {
  const { store, fold, dayOf, shelf } = options
  const { folded, start } = await replay(options)
  const writer = await openWriter(store, options)

  return {
    get state() {
      return folded.state
    },
    get keys() {
      return folded.keys
    },
    start,
    head: writer.head,
    durable: writer.durable,
    trouble: writer.trouble,
    check: (key, hash) => checkKey(folded.keys, key, hash),
    record(draft) {
      const check = checkKey(folded.keys, draft.key, draft.hash)
      if (check.kind !== 'fresh') throw new Error(english(check.why))
      const line = writer.seal(draft)
      try {
        foldEntry(folded, line.entry, fold, dayOf)
      } catch (error) {
        // Half of the entry may be in the state, and none of it in the journal.
        writer.stop(new JournalTrouble('failed', `The events of line ${line.seq} could not be added up.`, error))
        throw error
      }
      return writer.queue(line)
    },
    async snapshot(vouch) {
      if (shelf === undefined) throw new Error('This journal has no place for snapshots.')
      const head = writer.head()
      const taken = takeSnapshot({ shape: fold.shape, seq: head.seq, digest: toHex(head.digest) }, folded)
      const vouched = vouch(markOf(taken))
      if (writer.head().seq !== head.seq + 1) throw new Error('the line after a snapshot vouches for it')
      await vouched
      shelf.write(taken)
      return head
    },
    isSafe: writer.isSafe,
    stop: writer.stop,
    flush: writer.flush,
    async close() {
      await writer.flush()
      await store.close()
    },
  }
}

/** State of the whole journal, checking the digest of every line that it reads. */
export async function replay<S, E extends JournalEvent>(
  options: ReplayOptions<S, E>,
): Promise<{ folded: Folded<S>; start: { from: number; to: number; why: string } }> {
  const { fold } = options
  const fast = await replayFrom(options, await fromSnapshot(options))
  const wrong = fold.unsound?.(fast.folded.state)
  if (wrong === undefined) return fast
  // A snapshot may lie where the lines do not; what they themselves add up to is the last word.
  const slow =
    fast.start.from === 0
      ? fast
      : await replayFrom(options, await fromNothing(options, `the snapshot does not hold: ${wrong}`))
  const still = fold.unsound?.(slow.folded.state)
  if (still === undefined) return slow
  throw new JournalTrouble(
    'damaged',
    `The journal adds up to what cannot be (${still}), so nobody is served. Run verify, and restore the latest backup to a new place.`,
  )
}

type Beginning<S> = { folded: Folded<S>; head: Head; why: string }
type ReplayOptions<S, E extends JournalEvent> = Pick<JournalOptions<S, E>, 'store' | 'fold' | 'dayOf' | 'shelf'>

async function replayFrom<S, E extends JournalEvent>(
  { store, fold, dayOf }: ReplayOptions<S, E>,
  { folded, head, why }: Beginning<S>,
): Promise<{ folded: Folded<S>; start: { from: number; to: number; why: string } }> {
  let { seq, digest } = head
  const ofToday = fold.upcast ?? asItIs
  for await (const { texts, last } of store.texts(seq)) {
    // Each digest hangs on the one before, so the last one speaks for the whole batch, before any of it is folded.
    let after = toHex(digest)
    for (const text of texts) after = hexDigestOf(after, text)
    if (after !== toHex(last.digest)) throw damaged(await firstBad(store, seq, digest))
    for (const text of texts) {
      const entry = parseEntry<E>(text)
      seq += 1
      if (entry.seq !== seq) throw damaged(seq)
      foldEntry(folded, entry, fold, dayOf, ofToday)
    }
    digest = last.digest
  }
  return { folded, start: { from: head.seq, to: seq, why } }
}

const damaged = (seq: number) =>
  new JournalTrouble(
    'damaged',
    `Line ${seq} of the journal does not match its digest or its number; nothing was started. Run verify, and restore the latest backup to a new place.`,
  )

/** The first line after `seq` that does not fit. */
async function firstBad<E extends JournalEvent>(store: Store<E>, seq: number, digest: Uint8Array): Promise<number> {
  let good = { seq, digest }
  for await (const batch of store.lines({ after: seq })) {
    for (const line of batch) {
      const isNext = line.seq === good.seq + 1 && sameBytes(digestOf(good.digest, line.text), line.digest)
      if (!isNext) return good.seq + 1
      good = line
    }
  }
  return good.seq + 1
}

async function fromNothing<S, E extends JournalEvent>(
  { store, fold }: Pick<JournalOptions<S, E>, 'store' | 'fold'>,
  why: string,
): Promise<Beginning<S>> {
  const digest = await store.digestAt(0)
  if (digest === undefined) throw new JournalTrouble('damaged', 'The journal has lost its header.')
  return { folded: { state: fold.initialState(), keys: noKeys() }, head: { seq: 0, digest }, why }
}

async function fromSnapshot<S, E extends JournalEvent>(options: ReplayOptions<S, E>): Promise<Beginning<S>> {
  const { store, fold, shelf } = options
  const empty = (why: string) => fromNothing(options, why)
  if (shelf === undefined) return empty('no place for snapshots')
  const snapshot = shelf.read()
  if ('none' in snapshot) return empty(snapshot.none)
  if (snapshot.shape !== fold.shape) return empty(`the snapshot is of shape ${snapshot.shape}, not ${fold.shape}`)
  const digest = await store.digestAt(snapshot.seq)
  if (digest === undefined || toHex(digest) !== snapshot.digest) return empty('the snapshot is not of this journal')
  const vouched = await vouchedAfter(store, fold, snapshot.seq)
  if (vouched === undefined) return empty('no line vouches for the snapshot')
  if (vouched.digest !== markOf(snapshot).digest)
    return empty('the snapshot is not the one that the journal vouches for')
  try {
    return { folded: stateOf<Folded<S>>(snapshot), head: { seq: snapshot.seq, digest }, why: 'snapshot' }
  } catch {
    return empty('the snapshot cannot be read')
  }
}

/** What the line after `seq` says of the snapshot taken there. */
async function vouchedAfter<S, E extends JournalEvent>(
  store: Store<E>,
  fold: Fold<S, E>,
  seq: number,
): Promise<SnapshotMark | undefined> {
  for await (const [line] of store.lines({ after: seq, until: seq + 1 })) {
    if (line === undefined) continue
    const entry = parseEntry<E>(line.text)
    for (const event of entry.events) {
      const mark = fold.vouches?.((fold.upcast ?? asItIs)(event, entry) as E)
      if (mark?.line === seq) return mark
    }
  }
  return undefined
}

export function foldEntry<S, E extends JournalEvent>(
  folded: Folded<S>,
  entry: Entry<E>,
  fold: Fold<S, E>,
  dayOf: DayOf,
  ofToday: (event: E, entry: Entry<E>) => E = asItIs,
): void {
  remember(folded.keys, entry, dayOf)
  for (const event of entry.events) folded.state = fold.evolve(folded.state, ofToday(event, entry))
}

const asItIs = <E>(event: E): E => event

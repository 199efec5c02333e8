/** A second look: every line is added up once more, and what comes out is held against the state in memory or in a snapshot. */
import { type Fold, type Folded, foldEntry, type Journal } from './journal.ts'
import { type DayOf, noKeys } from './keys.ts'
import { hexDigestOf, type JournalEvent, parseEntry, toHex } from './line.ts'
import { type Snapshot, stateOf } from './snapshot.ts'
import type { Store } from './store.ts'
import { encode } from './tagged.ts'

export type Recount<S, E extends JournalEvent> = {
  readonly store: Store<E>
  readonly fold: Fold<S, E>
  readonly dayOf: DayOf
}

/** Between so many lines others have their turn. */
const SLICE = 200

/** Adds up the lines from the first on. `pause` lets others work; `seq` is the line reached. */
export function recountOf<S, E extends JournalEvent>({ store, fold, dayOf }: Recount<S, E>) {
  const folded: Folded<S> = { state: fold.initialState(), keys: noKeys() }
  const ofToday = fold.upcast ?? ((event: E) => event)
  let seq = 0
  let after: string | undefined
  return {
    folded,
    seq: () => seq,
    /** Answers with what is wrong with a line, if anything is. */
    async upTo(until: number, pause: () => Promise<unknown> = async () => undefined): Promise<string | undefined> {
      after ??= toHex((await store.digestAt(0)) ?? new Uint8Array())
      for (let next = Math.min(until, seq + SLICE); seq < until; next = Math.min(until, seq + SLICE)) {
        const before = seq
        for await (const lines of store.lines({ after: seq, until: next })) {
          for (const line of lines) {
            after = hexDigestOf(after, line.text)
            seq += 1
            if (line.seq !== seq || after !== toHex(line.digest)) return `line ${seq} does not match its digest`
            foldEntry(folded, parseEntry<E>(line.text), fold, dayOf, ofToday as (event: E) => E)
          }
        }
        if (seq === before) return `line ${seq + 1} is missing`
        await pause()
      }
      return undefined
    },
  }
}

/** Follows a running journal until nothing is under way, and compares. Answers with what differs. */
export async function compareRunning<S, E extends JournalEvent>(
  journal: Pick<Journal<S, E>, 'state' | 'keys' | 'head' | 'durable' | 'trouble'>,
  options: Recount<S, E>,
  pause: () => Promise<unknown>,
): Promise<string | undefined> {
  const recount = recountOf(options)
  while (journal.trouble() === undefined) {
    const wrong = await recount.upTo(journal.durable().seq, pause)
    if (wrong !== undefined) return wrong
    // In one breath: what is in memory and not yet on disk would be a difference that is none.
    if (recount.seq() === journal.head().seq)
      return differenceOf(recount.folded, { state: journal.state, keys: journal.keys })
    await pause()
  }
  return undefined
}

/** Whether a snapshot holds what the lines up to it add up to. */
export async function compareSnapshot<S, E extends JournalEvent>(
  snapshot: Snapshot,
  options: Recount<S, E>,
): Promise<string | undefined> {
  const recount = recountOf(options)
  const wrong = await recount.upTo(snapshot.seq)
  if (wrong !== undefined) return wrong
  try {
    return differenceOf(recount.folded, stateOf<Folded<S>>(snapshot))
  } catch {
    return 'it cannot be read'
  }
}

/** The first part of the state that is not the same; the order of keys does not count, that of lists and maps does. */
function differenceOf<S>(expected: Folded<S>, found: Folded<S>): string | undefined {
  const parts = (folded: Folded<S>): Record<string, unknown> => ({
    ...(JSON.parse(encode(folded.state)) as object),
    keys: JSON.parse(encode(folded.keys)),
  })
  const [right, here] = [parts(expected), parts(found)]
  const names = [...new Set([...Object.keys(right), ...Object.keys(here)])]
  const other = names.find((name) => sorted(right[name]) !== sorted(here[name]))
  return other === undefined ? undefined : `"${other}" is not what the lines add up to`
}

const sorted = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )

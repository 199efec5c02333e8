/** A second look: every line is added up once more, and what comes out is held against the state in memory or in a snapshot. */
import { performance } from 'node:perf_hooks'
import type { Steps } from '../base/steps.ts'
import { type Fold, type Folded, foldEntry, type Journal } from './journal.ts'
import { type DayOf, noKeys } from './keys.ts'
import { type JournalEvent, toHex } from './line.ts'
import { digestSteps, parseSteps } from './longline.ts'
import { type Snapshot, stateOf } from './snapshot.ts'
import type { Store } from './store.ts'

export type Recount<S, E extends JournalEvent> = {
  readonly store: Store<E>
  readonly fold: Fold<S, E>
  readonly dayOf: DayOf
}

/** What is not as it was: a line that does not match its digest, one that is gone, or a part of the state. */
export type Difference =
  | { readonly is: 'line' | 'gone'; readonly line: number }
  | { readonly is: 'part'; readonly part: string }

function differenceSays(differs: Difference): string {
  if (differs.is === 'part') return `"${differs.part}" is not what the lines add up to`
  return differs.is === 'line' ? `line ${differs.line} does not match its digest` : `line ${differs.line} is missing`
}

async function paused<T>(steps: Steps<T>, pause: () => Promise<unknown>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await pause()
  }
}

/** Between so many lines, or so much of them, others have their turn. */
const SLICE = 200
const SLICE_CHARACTERS = 200_000
const BREATH_MS = 4

/** Adds up the lines from the first on. `pause` lets others work; `seq` is the line reached. */
function recountOf<S, E extends JournalEvent>({ store, fold, dayOf }: Recount<S, E>) {
  const folded: Folded<S> = { state: fold.initialState(), keys: noKeys() }
  const ofToday = fold.upcast ?? ((event: E) => event)
  let seq = 0
  let after: string | undefined
  return {
    folded,
    seq: () => seq,
    /** Answers with what is wrong with a line, if anything is. */
    async upTo(until: number, pause: () => Promise<unknown> = async () => undefined): Promise<Difference | undefined> {
      after ??= toHex((await store.digestAt(0)) ?? new Uint8Array())
      for (let next = Math.min(until, seq + SLICE); seq < until; next = Math.min(until, seq + SLICE)) {
        const before = seq
        let characters = 0
        for await (const lines of store.lines({ after: seq, until: next })) {
          for (const line of lines) {
            after = await paused(digestSteps(after, line.text), pause)
            seq += 1
            if (line.seq !== seq || after !== toHex(line.digest)) return { is: 'line', line: seq }
            const entry = await paused(parseSteps<E>(line.text), pause)
            foldEntry(folded, entry, fold, dayOf, ofToday as (event: E) => E)
            characters += line.text.length
            if (characters < SLICE_CHARACTERS) continue
            characters = 0
            await pause()
          }
        }
        if (seq === before) return { is: 'gone', line: seq + 1 }
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
): Promise<Difference | undefined> {
  const recount = recountOf(options)
  const compared = new Set<string>()
  while (journal.trouble() === undefined) {
    const wrong = await recount.upTo(journal.durable().seq, pause)
    if (wrong !== undefined) return wrong
    // In one breath: what is in memory and not yet on disk would be a difference that is none. Where the state is large, the
    // other parts are compared when the lines are caught up with again.
    if (recount.seq() === journal.head().seq) {
      const [right, here] = [partsOf(recount.folded), partsOf({ state: journal.state, keys: journal.keys })]
      const parts = namesIn(right, here).filter((name) => !compared.has(name))
      const end = performance.now() + BREATH_MS
      for (const part of parts) {
        if (!isSame(right[part], here[part])) return { is: 'part', part }
        compared.add(part)
        if (performance.now() > end) break
      }
      if (parts.every((part) => compared.has(part))) return undefined
    }
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
  if (wrong !== undefined) return differenceSays(wrong)
  try {
    const differs = differenceOf(recount.folded, stateOf<Folded<S>>(snapshot))
    return differs === undefined ? undefined : differenceSays(differs)
  } catch {
    return 'it cannot be read'
  }
}

/** The first part of the state that is not the same; the order of keys does not count, that of lists and maps does. */
function differenceOf<S>(expected: Folded<S>, found: Folded<S>): Difference | undefined {
  const [right, here] = [partsOf(expected), partsOf(found)]
  const other = namesIn(right, here).find((name) => !isSame(right[name], here[name]))
  return other === undefined ? undefined : { is: 'part', part: other }
}

type Parts = Readonly<Record<string, unknown>>
const partsOf = <S>({ state, keys }: Folded<S>): Parts => ({ ...state, keys })
const namesIn = (one: Parts, other: Parts): string[] => [...new Set([...Object.keys(one), ...Object.keys(other)])]

/** Compared as it lies in memory, because nobody is served meanwhile: as text it would take twenty times as long. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (one instanceof Map) return other instanceof Map && areSame(one.size, one.entries(), other.size, other.entries())
  if (one instanceof Set) return other instanceof Set && areSame(one.size, one.values(), other.size, other.values())
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && areSame(one.length, one, other.length, other)
  const [here, there] = [one as Record<string, unknown>, other as Record<string, unknown>]
  for (const key in here) if (!isSame(here[key], there[key])) return false
  for (const key in there) if (there[key] !== undefined && here[key] === undefined) return false
  return true
}

function areSame(size: number, ones: Iterable<unknown>, others: number, rest: Iterable<unknown>): boolean {
  if (size !== others) return false
  const left = rest[Symbol.iterator]()
  for (const one of ones) if (!isSame(one, left.next().value)) return false
  return true
}

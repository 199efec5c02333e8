/**
 * A drum is long by nature. It is read, put in order, sealed, drawn from and written beside the writer, in slices, and handed
 * over by what came out: the engine finds it under the very list, and reckons it itself where nobody did so before.
 */
import { STEP, type Steps } from '../../base/steps.ts'
import { Written } from '../../base/written.ts'
import { drumSteps, type Entry, faultSteps } from '../../engine/drawings/draw/drum.ts'
import { handOverWritten, unwired, wired } from '../../engine/recorded.ts'
import { canonical } from '../../journal/canonical.ts'
import { inSlices } from './slices.ts'

/** Fewer are sealed in one breath with the order: nothing can come between them and the order then. */
const LARGE = 1_000

export const isLarge = (entries: readonly unknown[]): boolean => entries.length > LARGE

/** The list may not change after this. */
export const prepareDrum = (entries: readonly Entry[]): Promise<void> => inSlices(preparing(entries))

function* preparing(entries: readonly Entry[]): Steps<void> {
  // A list that cannot be sealed is refused with all that is wrong with it when the order is decided.
  if ((yield* faultSteps(entries)).length > 0) return
  yield* drumSteps(entries)
  handOverWritten(entries, yield* writtenSteps(entries))
}

function* writtenSteps(list: readonly unknown[]): Steps<Written> {
  const pieces: string[] = []
  for (let at = 0; at < list.length; at += STEP) {
    pieces.push(canonical(wired(list.slice(at, at + STEP))).slice(1, -1))
    yield
  }
  return new Written(`[${pieces.join(',')}]`)
}

/** The entries of an order as the journal keeps it. */
export function* keptEntries(order: unknown): Steps<Entry[]> {
  const kept = (order as { entries: readonly unknown[] }).entries
  const entries: Entry[] = []
  for (let at = 0; at < kept.length; at += STEP) {
    for (const entry of unwired(kept.slice(at, at + STEP)) as Entry[]) entries.push(entry)
    yield
  }
  return entries
}

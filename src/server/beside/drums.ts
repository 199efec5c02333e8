/**
 * A drum is long by nature. It is read, put in order, sealed, drawn from and written beside the writer, in slices, and handed
 * over by what came out: the engine finds it under the very list, and reckons it itself where nobody did so before.
 */
import { STEP, type Steps } from '../../base/steps.ts'
import { handOverWritten } from '../../base/written.ts'
import { type Entry, entrySteps, type SealedList, triedSteps } from '../../engine/drawings/draw/drum.ts'
import { unwired } from '../../engine/recorded.ts'
import { canonical } from '../../journal/canonical.ts'
import { inSlices } from './slices.ts'

/** Fewer are sealed in one breath with the order: nothing can come between them and the order then. */
const LARGE = 1_000

export const isLarge = (entries: readonly unknown[]): boolean => entries.length > LARGE

/** The list may not change after this. */
export const prepareDrum = (entries: readonly Entry[]): Promise<void> => inSlices(preparing(entries))

function* preparing(entries: readonly Entry[]): Steps<void> {
  // A list that cannot be sealed is refused with all that is wrong with it when the order is decided.
  const drum = yield* triedSteps(entries)
  if (drum !== undefined) handOverWritten(drum.list, yield* writtenSteps(drum.list))
}

function* writtenSteps(list: SealedList): Steps<string> {
  let text = ''
  for (const [n, piece] of list.entries()) {
    text += `${n === 0 ? '' : ','}${canonical(piece)}`
    yield
  }
  return `[${text}]`
}

/** The entries as the journal keeps them: in the event, once; before that in its order. */
export function* keptEntries({ list }: { readonly list?: SealedList }, order: unknown): Steps<Entry[]> {
  if (list !== undefined) return yield* entrySteps(list)
  const kept = (order as { entries: readonly unknown[] }).entries
  const entries: Entry[] = []
  for (let at = 0; at < kept.length; at += STEP) {
    for (const entry of unwired(kept.slice(at, at + STEP)) as Entry[]) entries.push(entry)
    yield
  }
  return entries
}

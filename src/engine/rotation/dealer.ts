/** Who dealt at a table at an instant, as far as the rotation knows. */
import type { Slice } from './vocabulary.ts'

/** Nothing where it is not known: nobody keeps the rotation, or it was longer ago than what is open now. */
export function dealerAt(
  { dealing, lineUp, dealtBefore }: Pick<Slice, 'dealing' | 'lineUp' | 'dealtBefore'>,
  table: string,
  at: number,
): string | undefined {
  const now = dealing.get(table)
  if (now !== undefined && lineUp.get(now)!.where.since <= at) return now
  const before = dealtBefore.get(table)
  return before !== undefined && before.since <= at && at < before.until ? before.dealer : undefined
}

/** The same as a part of an event: left out where it is not known. */
export function namedDealer(state: Parameters<typeof dealerAt>[0], table: string, at: number): { dealer?: string } {
  const dealer = dealerAt(state, table, at)
  return dealer === undefined ? {} : { dealer }
}

/** Pieces from one place to another, as events carry it and as the book takes it. */
import { type Move, movePieces, type Run, type Span } from '../../ledger/pieces/book.ts'
import type { Place } from '../../ledger/pieces/place.ts'
import type { Moves, Slice } from './vocabulary.ts'

/** All of the spans to one place. */
export const toPlace = (series: string, runs: readonly Run[], to: Place): Moves => ({
  [series]: runs.map(({ first, last, at }) => [first, last, at, to] as const),
})
export const fromTo = (series: string, spans: readonly Span[], from: Place, to: Place): Moves =>
  toPlace(
    series,
    spans.map(({ first, last }) => ({ first, last, at: from })),
    to,
  )

export function joined(all: readonly Moves[]): Moves {
  const whole: Record<string, Moves[string][number][]> = {}
  for (const moves of all)
    for (const [series, rows] of Object.entries(moves)) whole[series] = [...(whole[series] ?? []), ...rows]
  return whole
}

export const countIn = (moves: Moves): number =>
  Object.values(moves).reduce(
    (sum, rows) => sum + rows.reduce((count, [first, last]) => count + last - first + 1, 0),
    0,
  )

export function carryOut(own: Slice, moves: Moves): void {
  for (const [series, rows] of Object.entries(moves))
    movePieces(
      own.series.get(series)!.book,
      rows.map(([first, last, from, to]): Move => ({ first, last, from, to })),
    )
}

/** What was known of single pieces that players do not have any more. */
export function forget(own: Slice, moves: Moves): void {
  for (const [code, rows] of Object.entries(moves)) {
    const { paid } = own.series.get(code)!
    if (paid.size === 0) continue
    for (const [first, last, , to] of rows)
      if (!to.startsWith('patron') && !to.startsWith('chips'))
        for (let number = first; number <= last; number += 1) paid.delete(number)
  }
}

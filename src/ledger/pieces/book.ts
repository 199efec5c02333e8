/**
 * The book of pieces: coupons, certificates, chips without cash value. It counts pieces and never money. Numbers in a row that
 * are in the same place are one run, so that a million of them cost what is going on with them and not what was printed.
 */
import type { Place } from './place.ts'

export type Span = { readonly first: number; readonly last: number }
export type Run = Span & { readonly at: Place }
/** So many numbers of a series from one place to another; every piece of the span is `from` there. */
export type Move = Span & { readonly from: Place; readonly to: Place }

/** One series: its runs by number, and how many pieces are in each place. A place without pieces is not listed. */
export type Pieces = { readonly runs: Run[]; readonly counts: Map<Place, number> }

export const noPieces = (): Pieces => ({ runs: [], counts: new Map() })
export const countOf = (spans: readonly Span[]): number =>
  spans.reduce((count, { first, last }) => count + last - first + 1, 0)
export const countAt = ({ counts }: Pieces, place: Place): number => counts.get(place) ?? 0
/** How many were ever received. */
export const received = (pieces: Pieces): number => -countAt(pieces, 'printer')

/** New numbers behind the last one. */
export function receive(pieces: Pieces, count: number, to: Place = 'stock'): void {
  const first = (pieces.runs.at(-1)?.last ?? 0) + 1
  append(pieces.runs, { first, last: first + count - 1, at: to })
  change(pieces.counts, 'printer', -count)
  change(pieces.counts, to, count)
}

/** Where the run with this number stands, or would stand. */
function indexOf(runs: readonly Run[], number: number): number {
  let [low, high] = [0, runs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (runs[middle]!.last < number) low = middle + 1
    else high = middle
  }
  return low
}

/** Where one piece is; nothing where no piece has the number. */
export function placeOf({ runs }: Pieces, number: number): Place | undefined {
  const run = runs[indexOf(runs, number)]
  return run !== undefined && run.first <= number ? run.at : undefined
}

/** Where each part of the span is; a number that was never received is in no run. */
export function within({ runs }: Pieces, { first, last }: Span): Run[] {
  const found: Run[] = []
  for (let at = indexOf(runs, first); at < runs.length && runs[at]!.first <= last; at += 1) {
    const run = runs[at]!
    found.push({ first: Math.max(run.first, first), last: Math.min(run.last, last), at: run.at })
  }
  return found
}

/** The lowest numbers that are in one place, as many as are wanted; nothing where it has fewer. */
export function lowest(pieces: Pieces, at: Place, wanted: number): Span[] | undefined {
  if (countAt(pieces, at) < wanted) return undefined
  const found: Span[] = []
  let left = wanted
  for (const run of pieces.runs) {
    if (left === 0) break
    if (run.at !== at) continue
    const last = Math.min(run.last, run.first + left - 1)
    found.push({ first: run.first, last })
    left -= last - run.first + 1
  }
  return found
}

/** All runs of some places. */
export const runsAt = ({ runs }: Pieces, is: (place: Place) => boolean): Run[] => runs.filter(({ at }) => is(at))

/** Few moves are put in one by one; many, as of a mailing, in one pass over the runs. */
const FEW = 16

/** Carries out moves that were decided; a piece that is not where it was thought to be is a bug. */
export function movePieces({ runs, counts }: Pieces, moves: readonly Move[]): void {
  if (moves.length <= FEW) for (const move of moves) moveOne(runs, move)
  else moveMany(runs, moves)
  for (const { first, last, from, to } of moves) {
    change(counts, from, first - last - 1)
    change(counts, to, last - first + 1)
  }
}

function moveOne(runs: Run[], move: Move): void {
  const at = indexOf(runs, move.first)
  const run = runs[at]
  if (run === undefined || !holds(run, move)) throw notThere(move)
  const next: Run[] = []
  // The neighbours too, which may be in the place that the pieces go to.
  const before = at > 0 ? runs[at - 1] : undefined
  const after = runs[at + 1]
  if (before !== undefined) next.push(before)
  for (const part of cutOut(run, move)) append(next, part)
  if (after !== undefined) append(next, after)
  const start = before === undefined ? at : at - 1
  runs.splice(start, (after === undefined ? at : at + 1) - start + 1, ...next)
}

function moveMany(runs: Run[], moves: readonly Move[]): void {
  const sorted = moves.toSorted((a, b) => a.first - b.first)
  const next: Run[] = []
  let nth = 0
  for (const run of runs) {
    let left: Run | undefined = run
    for (let move = sorted[nth]; left !== undefined && move !== undefined && move.first <= left.last; ) {
      if (!holds(left, move)) throw notThere(move)
      const parts = cutOut(left, move)
      const rest: Run | undefined = move.last < left.last ? parts.at(-1) : undefined
      for (const part of rest === undefined ? parts : parts.slice(0, -1)) append(next, part)
      left = rest
      nth += 1
      move = sorted[nth]
    }
    if (left !== undefined) append(next, left)
  }
  if (nth < sorted.length) throw notThere(sorted[nth]!)
  runs.length = 0
  for (const run of next) runs.push(run)
}

const holds = (run: Run, { first, last, from }: Move): boolean =>
  first <= last && run.first <= first && run.last >= last && run.at === from
const notThere = ({ first, last, from }: Move): Error => new Error(`pieces ${first} to ${last} are not at ${from}`)

/** A run with a part of it in another place. */
const cutOut = ({ first, last, at }: Run, move: Move): Run[] => [
  ...(first < move.first ? [{ first, last: move.first - 1, at }] : []),
  { first: move.first, last: move.last, at: move.to },
  ...(move.last < last ? [{ first: move.last + 1, last, at }] : []),
]

/** Numbers that follow each other in one place are one run. */
function append(runs: Run[], next: Run): void {
  const last = runs.at(-1)
  if (last !== undefined && last.at === next.at && last.last + 1 === next.first)
    runs[runs.length - 1] = { first: last.first, last: next.last, at: next.at }
  else runs.push(next)
}

function change(counts: Map<Place, number>, place: Place, by: number): void {
  const next = (counts.get(place) ?? 0) + by
  if (next === 0) counts.delete(place)
  else counts.set(place, next)
}

/** What does not add up: the places together, runs against counts, numbers that overlap or are missing. */
export function unbalanced({ runs, counts }: Pieces): string | undefined {
  let sum = 0
  for (const count of counts.values()) sum += count
  if (sum !== 0) return `places add up to ${sum}`
  const seen = new Map<Place, number>()
  let last = 0
  for (const run of runs) {
    if (run.first !== last + 1 || run.last < run.first) return `numbers from ${last + 1} on`
    last = run.last
    change(seen, run.at, run.last - run.first + 1)
  }
  for (const [place, count] of counts)
    if (place !== 'printer' && seen.get(place) !== count) return `${place} has ${seen.get(place) ?? 0} and not ${count}`
  return seen.size === counts.size - (counts.has('printer') ? 1 : 0) ? undefined : 'places without a count'
}

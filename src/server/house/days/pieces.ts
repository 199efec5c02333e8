/** Pieces of a day, from the same lines of the journal as its money; what was told late counts where its money does. */
import { kindOf, type PlaceKind } from '../../../ledger/pieces/place.ts'
import { astrayIn, type PieceCounts, type PieceFlow } from '../../../views/paper/piecestatement.ts'
import type { House } from '../kernel.ts'
import { entryAt } from '../storage.ts'

/** A day that was closed: the line at which it ended, and that of its close. */
export type Closed = { readonly day: string; readonly seq: number; readonly ended: number }

const ROWS = 'select series, what, "from", "to", sum(pieces) as pieces from pieces where'
/** As it came about: what was received stands before what was issued of it. */
const GROUPED = 'group by series, what, "from", "to" order by min(seq)'
const LATE = 'in (select seq from late where seq > ? and seq <= ? and day > ? and day <= ?)'

const between = ({ store }: House, after: number, until: number): Promise<PieceFlow[]> =>
  store.rows<PieceFlow>(`${ROWS} seq > ? and seq <= ? ${GROUPED}`, after, until)

const late = ({ store }: House, after: number, until: number, days: readonly [string, string]): Promise<PieceFlow[]> =>
  store.rows<PieceFlow>(`${ROWS} seq ${LATE} ${GROUPED}`, after, until, ...days)

/** From the end of the day before to its own, or to `until` of the day that is open. */
export async function pieceFlows(house: House, before?: Closed, own?: Closed, until = own?.ended ?? 0) {
  const [after, day] = [before?.ended ?? 0, before?.day ?? '']
  return [
    ...(await between(house, after, until)),
    ...(await late(house, after, until, ['', day])).map((flow) => ({ ...flow, pieces: -flow.pieces })),
    ...(own === undefined ? [] : await late(house, until, own.seq, [day, own.day])),
  ]
}

/** At the end of a day, with what was told of it until its close. */
export async function piecesAt(house: House, { day, seq, ended }: Closed): Promise<PieceCounts> {
  const flows = [...(await between(house, 0, ended)), ...(await late(house, ended, seq, ['', day]))]
  const counts = new Map<string, Map<PlaceKind, number>>()
  for (const { series, from, to, pieces } of flows) {
    add(counts, series, from, -pieces)
    add(counts, series, to, pieces)
  }
  return counts
}

/**
 * Series whose tables add up to something else than what the book had at the end of the day, as the line of its end says it. Nothing of a
 * day that ended before lines said so.
 */
export async function piecesAstray(house: House, of: Closed | undefined): Promise<ReadonlySet<string>> {
  if (of === undefined) return new Set()
  const { ended } = of
  const end = (await entryAt(house.store, ended))?.events.find((event) => event.type === 'DayEnded')
  if (end?.pieces === undefined) return new Set()
  return astrayIn(await between(house, 0, ended), end.pieces)
}

/** As the book of pieces has it now. */
export function piecesNow({ state }: House): PieceCounts {
  const counts = new Map<string, Map<PlaceKind, number>>()
  for (const { series, book } of state.series.values())
    for (const [place, count] of book.counts) add(counts, series, kindOf(place), count)
  return counts
}

function add(counts: Map<string, Map<PlaceKind, number>>, series: string, place: PlaceKind, count: number): void {
  const own = counts.get(series) ?? new Map<PlaceKind, number>()
  own.set(place, (own.get(place) ?? 0) + count)
  counts.set(series, own)
}

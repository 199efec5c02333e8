/** Pieces of a business day for accounting: for every series what each kind of event did, from the close before to its own. */
import type { PieceFigures } from '../../engine/closing/vocabulary.ts'
import type { PlaceKind } from '../../ledger/pieces/place.ts'

/** So many pieces of a series from one kind of place to another. */
export type PieceFlow = {
  readonly series: string
  readonly what: string
  readonly from: PlaceKind
  readonly to: PlaceKind
  readonly pieces: number
}
/** By series and kind of place, at an instant. */
export type PieceCounts = ReadonlyMap<string, ReadonlyMap<PlaceKind, number>>

/** On hand: stock and departments. Played and not over: on a wager, or taken from the player and not paid for yet. */
export const HELD = [
  'stock',
  'with',
  'patron',
  'wager',
  'collected',
  'cancelled',
  'void',
  'expired',
  'destroyed',
] as const
export type Held = (typeof HELD)[number]
type Counts = Readonly<Record<Held, number>>

export type SeriesStatement = {
  readonly series: string
  readonly opening: Counts
  readonly rows: readonly { readonly what: string; readonly changes: Counts }[]
  readonly closing: Counts
  /** Opening and movements add up to what the book had at the end. */
  readonly agrees: boolean
}

/** Series of which all that ever moved does not add up to what a line of the journal has counted. */
export function astrayIn(flows: readonly PieceFlow[], counted: PieceFigures): ReadonlySet<string> {
  const codes = new Set([...flows.map(({ series }) => series), ...Object.keys(counted)])
  const differs = (code: string): boolean => {
    const left = new Map<PlaceKind, number>(Object.entries(counted[code] ?? {}) as [PlaceKind, number][])
    for (const { series, from, to, pieces } of flows) {
      if (series !== code) continue
      left.set(from, (left.get(from) ?? 0) + pieces)
      left.set(to, (left.get(to) ?? 0) - pieces)
    }
    return [...left].some(([place, count]) => place !== 'printer' && count !== 0)
  }
  return new Set([...codes].filter(differs))
}

/** `astray`: of which the tables and the journal have different counts at the end of the day. */
export function pieceStatement(
  flows: readonly PieceFlow[],
  opening: PieceCounts,
  closing: PieceCounts,
  astray: ReadonlySet<string> = new Set(),
): SeriesStatement[] {
  const codes = new Set([...flows.map(({ series }) => series), ...opening.keys(), ...closing.keys()])
  return [...codes].sort().map((series) => {
    const own = flows.filter((flow) => flow.series === series)
    const rows = [...Map.groupBy(own, ({ what }) => what)].map(([what, those]) => ({ what, changes: changesOf(those) }))
    const [before, after] = [heldIn(opening.get(series)), heldIn(closing.get(series))]
    const agrees =
      !astray.has(series) &&
      HELD.every((held) => rows.reduce((sum, { changes }) => sum + changes[held], before[held]) === after[held])
    return { series, opening: before, rows: rows.filter(({ changes }) => isSome(changes)), closing: after, agrees }
  })
}

/** A player's chips are the player's pieces; the printer is outside. */
const heldAt = (place: PlaceKind): Held | undefined =>
  place === 'chips' ? 'patron' : place === 'printer' ? undefined : place

function heldIn(counts: ReadonlyMap<PlaceKind, number> = new Map()): Counts {
  const held = nothing()
  for (const [place, count] of counts) {
    const at = heldAt(place)
    if (at !== undefined) held[at] += count
  }
  return held
}

function changesOf(flows: readonly PieceFlow[]): Counts {
  const changes = nothing()
  for (const { from, to, pieces } of flows) {
    const [out, into] = [heldAt(from), heldAt(to)]
    if (out !== undefined) changes[out] -= pieces
    if (into !== undefined) changes[into] += pieces
  }
  return changes
}

const nothing = (): Record<Held, number> => Object.fromEntries(HELD.map((held) => [held, 0])) as Record<Held, number>
const isSome = (counts: Counts): boolean => HELD.some((held) => counts[held] !== 0)

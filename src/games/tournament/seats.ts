/** Seats of a tournament: which there are, who sits where, and which one is next in the order that was drawn. */

export type SeatAt = { readonly table: string; readonly seat: number }
export type TableSeats = {
  readonly table: string
  readonly seats: number
  /** Seats at which nobody sits: a broken chair, the dealer's bag. */
  readonly closed: readonly number[]
  readonly players: ReadonlyMap<number, string>
  /** The seat of the big blind in the hand that is on, or was last; whoever was there may be gone. */
  readonly bigBlind?: number | undefined
  /** Seats that became free, the latest last. */
  readonly opened: readonly number[]
}

/** What is drawn: every seat of every table. The first drawn is the first to be filled. */
export const seatLot = ({ table, seat }: SeatAt): string => `table ${table} seat ${seat}`
export function readSeatLot(lot: string): SeatAt {
  const [, table = '', seat = ''] = /^table (.+) seat (\d+)$/.exec(lot) ?? []
  return { table, seat: Number(seat) }
}
export const seatLots = (tables: readonly TableSeats[]): string[] =>
  tables.flatMap(({ table, ...rest }) => openSeats(rest).map((seat) => seatLot({ table, seat })))

/** From 1 up. */
export const openSeats = ({ seats, closed }: Pick<TableSeats, 'seats' | 'closed'>): number[] =>
  Array.from({ length: seats }, (_, nth) => nth + 1).filter((seat) => !closed.includes(seat))
export const freeSeats = (table: TableSeats): number[] => openSeats(table).filter((seat) => !table.players.has(seat))
export const roomAt = (tables: readonly TableSeats[]): number =>
  tables.reduce((sum, table) => sum + freeSeats(table).length, 0)

/**
 * Seats for so many, one after the other: always at one of the tables with the fewest players, and there the earliest free seat in
 * the order that was drawn. So tables fill evenly, and whoever knows the order and who came when finds the same seats. A seat
 * that the order does not know comes after all that it knows. Fewer than asked where no seat is left.
 */
export function nextSeats(tables: readonly TableSeats[], order: readonly string[], wanted: number): SeatAt[] {
  const rank = rankOf(order)
  const lines = tables.map((one) => ({
    table: one.table,
    players: one.players.size,
    free: freeSeats(one)
      .map((seat) => ({ seat, rank: rank(one.table, seat) }))
      .toSorted((a, b) => a.rank - b.rank),
    next: 0,
  }))
  const found: SeatAt[] = []
  while (found.length < wanted) {
    let best: (typeof lines)[number] | undefined
    for (const line of lines) {
      if (line.next >= line.free.length) continue
      const isBetter =
        best === undefined ||
        line.players < best.players ||
        (line.players === best.players && line.free[line.next]!.rank < best.free[best.next]!.rank)
      if (isBetter) best = line
    }
    if (best === undefined) break
    found.push({ table: best.table, seat: best.free[best.next]!.seat })
    best.next += 1
    best.players += 1
  }
  return found
}

/** Where a seat stands in the order; unknown ones after all others, by table and seat as they come. */
export function rankOf(order: readonly string[]): (table: string, seat: number) => number {
  const known = new Map(order.map((lot, nth) => [lot, nth]))
  return (table, seat) => known.get(seatLot({ table, seat })) ?? order.length + seat
}

/** The seats clockwise after `seat`, that one last. */
export const clockwiseFrom = (seats: number, seat: number): number[] =>
  Array.from({ length: seats }, (_, nth) => ((seat + nth) % seats) + 1)

/** Who dealt at a table, push by push, as the rotation told it. */
import type { Span } from '../../views/presence/hours.ts'
import type { House } from '../house/kernel.ts'

export type DealingRow = {
  dealer: string
  game: string
  /** By the clock of the house; without an end they deal there still. */
  from: string
  to?: string
  /** The line of the journal. */
  seq: number
  /** Those that name them as the dealer. */
  hits: string[]
}

/** The latest first. */
export async function dealingsAt(
  { store, zone }: Pick<House, 'store' | 'zone'>,
  table: string,
  { from, to }: Span,
): Promise<DealingRow[]> {
  type Row = { dealer: string; game: string; since: number; until: number | null; seq: number }
  const rows = await store.rows<Row>(
    `select dealer, game, since, until, seq from dealings
     where "table" = ? and since < ? and (until is null or until > ?) order by since desc, push desc`,
    table,
    to,
    from,
  )
  const hits = await store.rows<{ hit: string; at: number; dealer: string }>(
    'select hit, at, dealer from hits where "table" = ? and at >= ? and at < ? and dealer is not null order by seq',
    table,
    from,
    to,
  )
  const dealtIn = ({ at, dealer }: { at: number; dealer: string }) =>
    rows.find((row) => row.dealer === dealer && row.since <= at)
  const byRow = Map.groupBy(hits, dealtIn)
  return rows.map((row) => {
    const { since, until, ...rest } = row
    return {
      ...rest,
      from: zone.localOf(since),
      ...(until === null ? {} : { to: zone.localOf(until) }),
      hits: (byRow.get(row) ?? []).map(({ hit }) => hit),
    }
  })
}

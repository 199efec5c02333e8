/** Who sat where at an instant, by what is known today, and what was known otherwise then. */
import { type Named, type NameOf, named } from '../../views/podium/named.ts'
import type { House } from '../house/kernel.ts'

export type PresentSeat = Partial<Named> & { seat: string; since: number; from: string }
export type PresentTable = {
  table: string
  game: string
  limit?: string
  /** As far as the rotation was kept. */
  dealer?: string
  /** Not away. */
  seats: PresentSeat[]
}
/** A ticket or a share that was given by what was known then stays; this is what would be different today. */
export type ToldSince = Partial<Named> & {
  stay: string
  table: string
  seat: string
  /** Whether they count as present today, and did not then; or the other way round. */
  isPresent: boolean
  /** `corrected`: by an entry of that line. Otherwise the house heard of it after the instant. */
  corrected?: number
}
export type PresentView = { at: number; local: string; tables: PresentTable[]; since: ToldSince[] }

type Kept = Pick<House, 'store' | 'zone'>
type Row = Record<'seq' | 'n' | 'since' | 'heard', number> &
  Record<'table' | 'seat' | 'game', string> &
  Record<'person' | 'limit', string | null> &
  Record<'until' | 'told_since' | 'told_until' | 'corrected', number | null> & { is_void: number }

/** Who sat down at that instant is there, who left at it is not. With `least`, only tables with so many. */
export async function presentAt({ store, zone }: Kept, at: number, nameOf: NameOf, least = 1): Promise<PresentView> {
  const rows = await store.rows<Row>(
    `select seq, n, s."table", s.seat, person, game, "limit", s.since, s.until, told_since, told_until, corrected, is_void, heard
     from stays s where (s.since <= ? or told_since <= ?) and (s.until > ? or s.until is null or told_until > ?)
       and not exists (select 1 from aways a where a."table" = s."table" and a.seat = s.seat
         and a.since <= ? and (a.until > ? or a.until is null))
     order by s.since, seq, n`,
    ...Array.from({ length: 6 }, () => at),
  )
  const dealers = await store.rows<{ table: string; dealer: string }>(
    'select "table", dealer from dealings where since <= ? and (until > ? or until is null)',
    at,
    at,
  )
  const dealing = new Map(dealers.map(({ table, dealer }) => [table, dealer]))
  const here = Map.groupBy(
    rows.filter((row) => isHere(row, at)),
    ({ table }) => table,
  )
  const tables = [...here]
    .filter(([, seats]) => seats.length >= least)
    .map(([table, seats]): PresentTable => {
      const { game, limit } = seats[0]!
      const dealer = dealing.get(table)
      return {
        table,
        game,
        ...(limit === null ? {} : { limit }),
        ...(dealer === undefined ? {} : { dealer }),
        seats: seats
          .map(({ seat, person, since }) => ({
            seat,
            ...named(person ?? undefined, nameOf),
            since,
            from: zone.localOf(since),
          }))
          .sort((a, b) => Number(a.seat) - Number(b.seat)),
      }
    })
    .sort((a, b) => a.table.localeCompare(b.table, 'en', { numeric: true }))
  const since = rows
    .filter((row) => isHere(row, at) !== wasHere(row, at))
    .map(
      ({ seq, n, table, seat, person, corrected, ...row }): ToldSince => ({
        stay: `${seq}.${n}`,
        table,
        seat,
        ...named(person ?? undefined, nameOf),
        isPresent: isHere({ ...row, corrected, seq, n, table, seat, person }, at),
        ...(corrected === null ? {} : { corrected }),
      }),
    )
  return { at, local: zone.localOf(at), tables, since }
}

const isHere = ({ since, until, is_void: isVoid }: Row, at: number): boolean =>
  isVoid === 0 && since <= at && (until === null || until > at)

/** As the house had heard it by then. */
const wasHere = ({ since, until, told_since: first, told_until: last, corrected, heard }: Row, at: number): boolean => {
  const [begin, end] = corrected === null ? [since, until] : [first!, last]
  return heard <= at && begin <= at && (end === null || end > at)
}

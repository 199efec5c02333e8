/** What was told of a day's seats after the fact: stays that were corrected, and cards that arrived late. */
import { MINUTE } from '../../base/moment.ts'
import { type Named, type NameOf, named } from '../../views/podium/named.ts'
import type { Span } from '../../views/presence/hours.ts'
import type { House } from '../house/kernel.ts'

export type CorrectedStay = Partial<Named> & {
  stay: string
  table: string
  seat: string
  told: { from: string; to?: string }
  /** Nothing where it never was. */
  now?: { from: string; to?: string }
  /** Milliseconds at the table that the correction adds, or takes away; nothing while the stay goes on. */
  difference?: number
  /** The line of the journal. */
  corrected: number
}
export type LateScan = Named & {
  table: string
  seat?: string
  at: string
  heard: string
  /** What it changed: somebody sat down, moved or was named; or nothing, though no stay agrees with it. */
  is: string
}
export type ToldLaterView = { corrected: CorrectedStay[]; late: LateScan[] }

/** A reader at a table tells at once; a pocket scanner when it is put into its dock. */
const LATE_MS = MINUTE
const SHOWN = 500

export async function toldLaterIn(
  { store, zone }: Pick<House, 'store' | 'zone'>,
  { from, to }: Span,
  nameOf: NameOf,
): Promise<ToldLaterView> {
  type Row = Record<'seq' | 'n' | 'since' | 'is_void' | 'told_since' | 'corrected', number> &
    Record<'table' | 'seat', string> &
    Record<'until' | 'told_until', number | null> & { person: string | null }
  const stays = await store.rows<Row>(
    `select seq, n, "table", seat, person, since, until, told_since, told_until, is_void, corrected from stays
     where corrected is not null and ((since >= ? and since < ?) or (told_since >= ? and told_since < ?))
     order by corrected desc limit ?`,
    from,
    to,
    from,
    to,
    SHOWN,
  )
  const scans = await store.rows<
    Record<'person' | 'table' | 'is', string> & { seat: string | null; at: number; heard: number }
  >(
    `select person, "table", seat, at, "is", heard from scans c where at >= ? and at < ? and heard - at >= ?
       and "is" in ('sat', 'named', 'moved', 'late', 'elsewhere')
       and ("is" not in ('late', 'elsewhere') or not exists (select 1 from stays s where s.person = c.person
         and s."table" = c."table" and s.seat = c.seat and s.since <= c.at and (s.until is null or s.until > c.at) and is_void = 0))
     order by at desc limit ?`,
    from,
    to,
    LATE_MS,
    SHOWN,
  )
  const local = (at: number) => zone.localOf(at)
  const span = (begin: number, end: number | null) => ({
    from: local(begin),
    ...(end === null ? {} : { to: local(end) }),
  })
  return {
    corrected: stays.map(
      ({ seq, n, table, seat, person, since, until, told_since, told_until, is_void, corrected }) => ({
        stay: `${seq}.${n}`,
        table,
        seat,
        ...named(person ?? undefined, nameOf),
        told: span(told_since, told_until),
        ...(is_void === 1 ? {} : { now: span(since, until) }),
        ...(until === null || told_until === null
          ? {}
          : { difference: (is_void === 1 ? 0 : until - since) - (told_until - told_since) }),
        corrected,
      }),
    ),
    late: scans.map(({ seat, at, heard, person, ...scan }) => ({
      ...named(person, nameOf),
      ...scan,
      ...(seat === null ? {} : { seat }),
      at: local(at),
      heard: local(heard),
    })),
  }
}

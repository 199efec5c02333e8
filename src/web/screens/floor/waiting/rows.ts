/** What waits on the floor is one list: hits to be decided, and dealers who have called. */
import { type Cents, dollars, parseMoney, ZERO } from '../../../../base/money.ts'
import type { Party } from '../../../../base/party.ts'
import type { HitView } from '../../../../views/hit.ts'
import type { TableView } from '../../../../views/table.ts'
import { isWaiting } from '../../report/undecided.ts'

export type WaitingRow = HitRow | CallRow
export type HitRow = { readonly kind: 'hit'; readonly hit: HitView }
export type CallRow = {
  readonly kind: 'call'
  readonly table: string
  readonly game: string
  readonly call: NonNullable<TableView['call']>
}

export const keyOf = (row: WaitingRow): string => (row.kind === 'hit' ? row.hit.hit : `call ${row.table}`)
export const sinceOf = (row: WaitingRow): number => (row.kind === 'hit' ? row.hit.since : row.call.since)

/** At a table the activity; elsewhere that is named as the place already, and so it is whoever won. */
export const aboutOf = (
  { source, name, awards }: Pick<HitView, 'source' | 'name'> & { readonly awards: readonly { readonly to: Party }[] },
  say: (who: Party) => string,
): string => (source.kind === 'table' ? name : [...new Set(awards.map(({ to }) => say(to)))].join(', '))

/** Since when somebody waits at a table: the longest of its hits, or else its dealer. */
export const waitsSince = ({ hits, call }: Pick<TableView, 'hits' | 'call'>): number | undefined => {
  const hit = hits.filter(isWaiting).map(({ since }) => since)
  return hit.length > 0 ? Math.min(...hit) : call?.since
}

/** Under this much no hit comes before a dealer whose game stands still. */
const SMALL: Cents = dollars(100)

const RANKS = ['large hit', 'call', 'small hit', 'simulated'] as const

/** The largest amount first, calls before small hits, and of what is alike whoever has waited longest. */
export function waitingRows(
  hits: readonly HitView[],
  tables: readonly Pick<TableView, 'table' | 'game' | 'call'>[],
  byHand: readonly string[] | undefined,
): WaitingRow[] {
  const rows: WaitingRow[] = [
    ...hits.filter(isWaiting).map((hit): HitRow => ({ kind: 'hit', hit })),
    ...tables.flatMap(({ table, game, call }): CallRow[] =>
      call === undefined ? [] : [{ kind: 'call', table, game, call }],
    ),
  ]
  return rows
    .map((row) => ({ row, rank: RANKS.indexOf(rankOf(row, byHand)), worth: worthOf(row) }))
    .sort((a, b) => a.rank - b.rank || Number(b.worth - a.worth) || sinceOf(a.row) - sinceOf(b.row))
    .map(({ row }) => row)
}

const worthOf = (row: WaitingRow): Cents => (row.kind === 'hit' ? (parseMoney(row.hit.total) ?? ZERO) : ZERO)

/** Simulated tables settle their hits themselves. */
function rankOf(row: WaitingRow, byHand: readonly string[] | undefined): (typeof RANKS)[number] {
  if (row.kind === 'call') return 'call'
  const { source } = row.hit
  if (source.kind === 'table' && byHand?.includes(source.table) === false) return 'simulated'
  return worthOf(row) < SMALL ? 'small hit' : 'large hit'
}

/** What falls due: a row for what is the same at the same time. */
import type { DueItem } from '../../../views/tonight/due.ts'

export type DueRow = { readonly one: DueItem; readonly count: number }

/** Claims that run out together are one row; of anything else what bears the same name and leads to the same page. */
export const dueRows = (items: readonly DueItem[]): DueRow[] =>
  [...Map.groupBy(items, keyOf).values()].map(([one, ...others]) => ({ one: one!, count: others.length + 1 }))

export const keyOf = (item: DueItem): string =>
  `${item.at} ${isClaim(item) ? item.kind : `${item.kind} ${item.what} ${item.to}`}`

export const areClaims = ({ one, count }: DueRow): boolean => count > 1 && isClaim(one)
export const linkOf = (row: DueRow): string => (areClaims(row) ? '/cage' : row.one.to)

const isClaim = ({ kind }: DueItem): boolean => kind === 'expires' || kind === 'id'

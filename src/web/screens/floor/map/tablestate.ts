/** What is the matter at a table, and for how long. */
import type { TableView } from '../../../../views/table.ts'
import { houseNow, view } from '../../../stream/feed.ts'
import { isWaiting } from '../../report/undecided.ts'
import type { TableState } from './crowd.ts'

/** The most urgent thing first: a table has one state on the map. */
export function stateOf(table: TableView): TableState {
  if (table.hits.some(isWaiting)) return 'pending'
  if (table.call !== undefined) return 'called'
  if (lostSince(table.table) !== undefined) return 'link lost'
  if (Object.keys(table.broken).length > 0) return 'fault'
  if (!table.isOpen) return 'closed'
  return table.open === undefined ? 'waiting' : 'playing'
}

/** Since when the device of a table is not heard. */
export const lostSince = (table: string): string | undefined => {
  const device = view('devices').value?.find((one) => one.table === table && one.link === 'lost')
  return device === undefined ? undefined : (device.since ?? '')
}

export const minutesSince = (at: number): number => Math.max(0, Math.floor((houseNow.value - at) / 60_000))

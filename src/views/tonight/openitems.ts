/** What a hand-over names, with what somebody who takes over wants to know of it. */

import type { Recorded } from '../../base/message.ts'
import { formatMoney, fromWire } from '../../base/money.ts'
import { itemKey, type OpenItem } from '../../base/openitem.ts'
import type { Party } from '../../base/party.ts'
import { DEVICES } from '../../engine/house/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { sumOf } from '../../engine/posts.ts'
import { activityName } from '../table.ts'

export type OpenDetail = {
  table?: string
  /** Name of the activity. */
  name?: string
  amount?: string
  /** Reason or patron, as people have written it. */
  says?: string
  /** Why a device failed. */
  why?: Recorded
  /** Who is to be paid, or was called. */
  who?: Party
  /** A person of the staff. */
  by?: string
  /** What a paper that waits would do. */
  act?: string
}

/** By the item's key. */
export function openDetails(state: State): Record<string, OpenDetail> {
  const details: Record<string, OpenDetail> = {}
  const tell = (item: OpenItem, detail: OpenDetail) => {
    details[itemKey(item)] = detail
  }
  const nameOf = (activity: string) => activityName(state, activity)
  for (const { hit, source, activity, awards, status, dispute } of state.hits.values())
    if (status !== 'verified')
      tell(
        { kind: 'hit', hit },
        {
          ...(source.kind === 'table' ? { table: source.table } : {}),
          name: nameOf(activity),
          ...(awards.length === 0 ? {} : { amount: formatMoney(sumOf(awards.map(({ amount }) => amount))) }),
          ...(dispute === undefined ? {} : { says: dispute.reason }),
        },
      )
  for (const { claim, award, activity, status } of state.claims.values())
    if (status === 'open')
      tell(
        { kind: 'claim', claim },
        { name: nameOf(activity), amount: formatMoney(fromWire(award.amount)), who: award.to },
      )
  for (const { request, activity, patron, person, table } of state.free.values())
    tell(
      { kind: 'request', request },
      { name: nameOf(activity), says: patron ?? person ?? '', ...(table === undefined ? {} : { table }) },
    )
  for (const { callup, activity, who } of state.callups.values())
    tell({ kind: 'callup', callup }, { name: nameOf(activity), who })
  for (const { activity, day } of state.stages.values()) tell({ kind: 'stage', activity }, { says: day })
  for (const { opened } of state.draws.pending) tell({ kind: 'draw', draw: opened.draw }, { says: opened.purpose })
  for (const { table, why } of state.calls.values()) tell({ kind: 'call', table }, { says: why })
  for (const { table, broken } of state.tables.values())
    for (const device of DEVICES) {
      const reason = broken?.[device]
      if (reason !== undefined) tell({ kind: 'device', device, table }, { why: reason })
    }
  for (const { drawer, cashier } of state.drawers.values())
    if (cashier !== undefined) tell({ kind: 'drawer', drawer }, { by: cashier })
  for (const { use, activity, cage, status } of state.uses.values())
    if (status === 'to verify' || status === 'to redeem')
      tell(
        { kind: 'piece', use },
        { name: nameOf(activity), ...(cage === undefined ? {} : { amount: formatMoney(fromWire(cage)) }) },
      )
  for (const { use, activity, amount } of state.pieceErrors.values())
    tell({ kind: 'piece in error', use }, { name: nameOf(activity), amount: formatMoney(fromWire(amount)) })
  for (const { series, where, expected, counted } of state.pieceDifferences.values())
    tell({ kind: 'pieces', series, where }, { says: `${counted} / ${expected}` })
  for (const { slip, waits, order } of state.slips.values())
    tell({ kind: 'slip', slip }, { act: String(order.do), by: waits[0] ?? '' })
  for (const { activity, status, why } of state.offerings.values())
    if (status === 'paused' || status === 'stopped')
      tell({ kind: 'offering', activity, status }, why === undefined ? {} : { says: why })
  return details
}

/** A payment in error that is reported long after: the claim has left memory, and the books say what it was. */

import { add, fromWire, toWire } from '../../base/money.ts'
import { partyKey } from '../../base/party.ts'
import { refillsIn } from '../../engine/hits/undo.ts'
import type { Order, OrderOf } from '../../engine/mechanisms.ts'
import { fundsIn, isPool } from '../../ledger/name.ts'
import type { House } from '../house/kernel.ts'
import { entryAt } from '../house/storage.ts'

/** A report of a payment in error, with what the books know of that payment: the claim may have left memory long ago. */
export async function asBooked(house: House, order: Order): Promise<Order> {
  if (order.do !== 'ReportPaidInError') return order
  const [row] = await house.store.rows<PaidClaim>(
    `select claim, hit, "to", line, share, activity, amount, gift from claims
     where claim = ? and status in ('paid', 'paid in error')`,
    order.claim,
  )
  if (row === undefined) return order
  const booked = { ...order, activity: row.activity, amount: fromWire(row.amount), gift: fromWire(row.gift) }
  return house.state.claims.has(order.claim) ? booked : { ...booked, ...(await cameFrom(house, row)) }
}

type PaidClaim = Record<'claim' | 'hit' | 'to' | 'line' | 'share' | 'activity' | 'amount' | 'gift', string>

/** The funds that a payment of a closed day came from; and, where no other prize of that hit stands, what its pools were refilled with. */
async function cameFrom(
  house: House,
  paid: PaidClaim,
): Promise<Pick<OrderOf<'ReportPaidInError'>, 'parts' | 'undone' | 'reseed'>> {
  const [line] = await house.store.rows<{ seq: number }>('select judged_seq as seq from hits where hit = ?', paid.hit)
  const entry = line === undefined ? undefined : await entryAt(house.store, line.seq)
  const declared = entry?.events.find((event) => event.type === 'HitDeclared' && event.hit === paid.hit)
  if (declared?.type !== 'HitDeclared') return {}
  const award = declared.awards.find(
    ({ to, line: won, share, amount }) =>
      partyKey(to) === paid.to && won === paid.line && share === paid.share && amount === paid.amount,
  )
  if (award === undefined) return {}
  const [others] = await house.store.rows<{ standing: number }>(
    `select count(*) as standing from claims where hit = ? and claim <> ? and status <> 'paid in error'`,
    paid.hit,
    paid.claim,
  )
  const isUndone = others?.standing === 0 && fundsIn(award.parts).some(([fund]) => isPool(fund))
  const reseed: Record<string, string> = {}
  for (const { pool, amount } of refillsIn(declared)) reseed[pool] = toWire(add(fromWire(reseed[pool] ?? '0'), amount))
  return {
    parts: award.parts,
    ...(isUndone ? { undone: paid.hit } : {}),
    ...(isUndone && Object.keys(reseed).length > 0 ? { reseed } : {}),
  }
}

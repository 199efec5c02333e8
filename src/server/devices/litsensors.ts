/**
 * What the sensors of a table see before the lock. It is shown to the dealer and forgotten: only the lock goes into the
 * journal, and what is lit at that moment is what it locks.
 */
import { type Message, message } from '../../base/message.ts'
import { parseSpot, readSpot, type Spot, seatOf, spotOf } from '../../base/spot.ts'
import type { Lit } from '../../device/message.ts'
import type { OrderOf, State } from '../../engine/mechanisms.ts'
import { activitiesAt } from '../../engine/offerings/running.ts'
import type { Bet } from '../../engine/rounds/vocabulary.ts'
import { isBookedAtLock } from '../../rulebook/choice.ts'

/** By activity, the spots where a sensor sees a fee: what was said to be lit, once it is plausible. */
export type LitSpots = Readonly<Record<string, readonly Spot[]>>

/** Why this cannot be what the sensors of that table see. */
export function implausibleLit(state: State, table: string, lit: Lit): Message | undefined {
  const { seats = 0 } = state.tables.get(table) ?? {}
  const known = activitiesAt(state, table).flatMap(({ rule }) => (isBookedAtLock(rule) ? [rule.activity] : []))
  const unknown = Object.keys(lit).find((activity) => !known.includes(activity))
  if (unknown !== undefined) return message('fee not sensed at table', { activity: unknown.slice(0, 80), table })
  for (const spots of Object.values(lit)) {
    const strange = spots.find((text) => {
      const spot = parseSpot(text)
      return spot === undefined || Number(seatOf(spot)) > seats
    })
    if (strange !== undefined) return message('no such spot', { table, seats, spot: strange.slice(0, 20) })
    const twice = spots.find((spot, index) => spots.indexOf(spot) !== index)
    if (twice !== undefined) return message('spot lit twice', { spot: twice })
  }
  return undefined
}

/** Answers each lock once: sent again under its key it is the same lock, although the sensors are dark by then. */
export function lockOf(litAt: (table: string) => LitSpots | undefined) {
  const locked = new Map<string, { readonly given: string; readonly order: OrderOf<'StartRound'> }>()
  return (order: OrderOf<'StartRound'>, key: string | undefined): OrderOf<'StartRound'> => {
    // What stands on paper was locked by hand.
    if (order.paper !== undefined) return order
    const given = JSON.stringify(order, (_, value) => (typeof value === 'bigint' ? String(value) : value))
    const before = key === undefined ? undefined : locked.get(key)
    if (before?.given === given) return before.order
    const now = lockedAsSensed(order, litAt(order.table))
    if (key === undefined) return now
    locked.set(key, { given, order: now })
    for (const old of locked.keys()) {
      if (locked.size <= LOCKS_KEPT) break
      locked.delete(old)
    }
    return now
  }
}

/** Far more than are under way at any moment. */
const LOCKS_KEPT = 2_000

/**
 * The lock with what is lit now: a fee that the dealer's screen did not show yet is there, one that was lifted is not. A
 * spot with a dark sensor is the dealer's word, and what no sensor watches stays as it was said.
 */
export function lockedAsSensed(order: OrderOf<'StartRound'>, lit: LitSpots | undefined): OrderOf<'StartRound'> {
  // A lock that names no bets is that of a free table: a chip that lies there all the same goes back.
  if (lit === undefined || order.bets.length === 0) return order
  const isSensed = (activity: string) => Object.hasOwn(lit, activity)
  const litAt = (spot: Spot) => Object.keys(lit).filter((activity) => lit[activity]?.includes(spot))
  const bets = order.bets.map((bet): Bet => {
    if (bet.marked === true || bet.playerDealer === true) return bet
    return { ...bet, fees: [...bet.fees.filter((activity) => !isSensed(activity)), ...litAt(spotOf(bet))] }
  })
  const named = new Set(bets.map(spotOf))
  const unnamed = [...new Set(Object.values(lit).flat())].filter((spot) => !named.has(spot))
  const unseen = unnamed.map((spot): Bet => ({ ...readSpot(spot), wagered: true, fees: litAt(spot) }))
  return { ...order, bets: [...bets, ...unseen] }
}

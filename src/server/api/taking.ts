/** An order on its way from the door to the writer: with what the house knows better than whoever gives it. */
import type { Order } from '../../engine/mechanisms.ts'
import { asBooked } from '../desks/bookedclaim.ts'
import { withPrints } from '../desks/cage.ts'
import { type LitSpots, lockOf } from '../devices/litsensors.ts'
import type { House, Outcome } from '../house/kernel.ts'

export type Taking = {
  /** The order with the books, the prints before it, and what the sensors see. */
  asKnown(given: Order, key?: string): Promise<Order>
  /** Recorded as the house knows it; the key counts for what was given. */
  take(given: Order, by: string, key: string | undefined): Promise<Outcome>
}

export function takingOf(house: House, litAt: (table: string) => LitSpots | undefined): Taking {
  const lock = lockOf(litAt)
  async function asKnown(given: Order, key?: string): Promise<Order> {
    const order = await withPrints(house, await asBooked(house, given))
    return order.do === 'StartRound' ? lock(order, key) : order
  }
  return {
    asKnown,
    async take(given, by, key) {
      const order = await asKnown(given, key)
      return house.submit(order, { by, ...(key === undefined ? {} : { key }), asked: given })
    },
  }
}

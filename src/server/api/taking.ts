/** An order on its way from the door to the writer: with what the house knows better than whoever gives it. */
import type { Refusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { asBooked } from '../desks/bookedclaim.ts'
import { withPrints } from '../desks/cage.ts'
import { type LitSpots, lockOf } from '../devices/litsensors.ts'
import type { House, Outcome } from '../house/kernel.ts'
import { whyNotCorrected } from '../presence/corrections.ts'

export type Taking = {
  /** The order with the books, the prints before it, and what the sensors see. */
  asKnown(given: Order, key?: string): Promise<Order>
  /** What only the records can tell is wrong with it. */
  whyNot(order: Order): Promise<Refusal | undefined>
  /** Recorded as the house knows it; the key counts for what was asked at the door. */
  take(given: Order, by: string, key: string | undefined, asked?: Order): Promise<Outcome>
}

export function takingOf(house: House, litAt: (table: string) => LitSpots | undefined): Taking {
  const lock = lockOf(litAt)
  async function asKnown(given: Order, key?: string): Promise<Order> {
    const order = await withPrints(house, await asBooked(house, given))
    return order.do === 'StartRound' ? lock(order, key) : order
  }
  const whyNot = async (order: Order): Promise<Refusal | undefined> =>
    order.do === 'CorrectStay' ? whyNotCorrected(house, order) : undefined
  /** Two corrections at once would each be right by records that do not have the other one yet. */
  let corrected: Promise<unknown> = Promise.resolve()
  return {
    asKnown,
    whyNot,
    async take(given, by, key, asked = given) {
      const order = await asKnown(given, key)
      const give = () => house.submit(order, { by, ...(key === undefined ? {} : { key }), asked })
      if (order.do !== 'CorrectStay') return give()
      // What was recorded under this key, by now or by the one before it, is told again though it has changed the records.
      const isAgain = () => key !== undefined && house.lineOf(key) !== undefined
      const outcome = corrected.then(async () => (isAgain() ? undefined : await whyNot(order)) ?? give())
      corrected = outcome.catch(() => undefined)
      return outcome
    },
  }
}

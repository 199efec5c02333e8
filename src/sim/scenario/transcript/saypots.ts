/** What the transcript says of tables that are drawn and of prizes for them. */
import { formatMoney, fromWire } from '../../../base/money.ts'
import type { AtSeat } from '../../../engine/drawings/vocabulary.ts'
import type { EventOf } from '../../../engine/mechanisms.ts'

type PotEvent = EventOf<'BallHeldOut' | 'CardsSpread' | 'PotSplashed' | 'SeatPicked' | 'PotTakenBack'>

const seatsOf = (seats: readonly AtSeat[]): string => seats.map(({ seat }) => seat).join(', ')

export function sayPots(event: PotEvent): string {
  switch (event.type) {
    case 'BallHeldOut':
      return `ball ${event.table} is held out: its table is not in play [${event.clause}], seen by ${event.witnesses.join(', ')}`
    case 'CardsSpread':
      return `${event.cards} ${event.cards === 1 ? 'card is' : 'cards are'} spread at table ${event.table} for seats ${seatsOf(event.seats)}; ${event.ace === undefined ? 'nobody draws the ace' : `seat ${event.ace} draws the ace`} [${event.clause}]`
    case 'PotSplashed': {
      const prize = event.thing ?? `${formatMoney(fromWire(event.amount))} in chips`
      const from = event.drawer === undefined ? '' : ` from drawer ${event.drawer}`
      return `${prize} goes into the pot of table ${event.table}${from} [${event.clause}], signed by ${event.by} and ${event.second}`
    }
    case 'SeatPicked':
      return `card ${event.card} picks a seat of table ${event.table} where nobody sits; another is picked [${event.clause}]`
    case 'PotTakenBack':
      return `the prize leaves the pot of table ${event.table} again: ${event.reason}, signed by ${event.by} and ${event.second}`
  }
}

/** Orders about seats that their events tell whole: such a line of the journal keeps nothing else. */
import type { OrderOf } from '../mechanism.ts'
import type { Event, Presence } from './vocabulary.ts'

export type SeatOrder = OrderOf<
  Presence,
  'SeatPlayer' | 'NamePlayer' | 'MovePlayer' | 'MarkAway' | 'MarkBack' | 'LeaveSeat' | 'ScanCards'
>

const ORDERS: readonly string[] = [
  'SeatPlayer',
  'NamePlayer',
  'MovePlayer',
  'MarkAway',
  'MarkBack',
  'LeaveSeat',
] satisfies SeatOrder['do'][]

/** Cards are recorded in the order of their times: a batch that came in another one is kept as it came. */
export const isSeatOrder = (order: { readonly do: string }): boolean =>
  ORDERS.includes(order.do) || (order.do === 'ScanCards' && isInOrder(order as OrderOf<Presence, 'ScanCards'>))

const isInOrder = ({ scans }: OrderOf<Presence, 'ScanCards'>): boolean =>
  scans.every(({ at }, index) => index === 0 || scans[index - 1]!.at <= at)

export function seatOrderOf(event: Event): SeatOrder | undefined {
  if (event.type === 'CardsScanned') {
    const { scans, unknown } = event
    const more = unknown === undefined ? {} : { unknown }
    return { do: 'ScanCards', scans: scans.map(({ is: _, ...scan }) => scan), ...viaOf(event), ...more }
  }
  if (event.type === 'SeatReserved' || event.type === 'SeatReleased' || event.type === 'StayCorrected') return undefined
  const told = { table: event.table, seat: event.seat, ...viaOf(event) }
  switch (event.type) {
    case 'PlayerSeated':
      return { do: 'SeatPlayer', ...told, ...(event.person === undefined ? {} : { person: event.person }) }
    case 'PlayerNamed':
      return { do: 'NamePlayer', ...told, person: event.person }
    case 'PlayerMoved':
      return { do: 'MovePlayer', ...told, to: event.to }
    case 'PlayerAway':
      return { do: 'MarkAway', ...told, why: event.why }
    case 'PlayerBack':
      return { do: 'MarkBack', ...told }
    case 'PlayerLeft':
      return { do: 'LeaveSeat', ...told }
  }
}

const viaOf = ({ via }: Pick<Extract<Event, { type: 'PlayerBack' }>, 'via'>) => (via === undefined ? {} : { via })

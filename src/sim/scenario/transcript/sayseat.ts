/** What the transcript says of seats. */
import type { EventOf } from '../../../engine/mechanisms.ts'
import type { Place } from '../../../engine/presence/vocabulary.ts'

type SeatEvent = EventOf<
  | 'PlayerSeated'
  | 'PlayerNamed'
  | 'PlayerMoved'
  | 'PlayerAway'
  | 'PlayerBack'
  | 'PlayerLeft'
  | 'SeatReserved'
  | 'SeatReleased'
  | 'CardsScanned'
  | 'StayCorrected'
>

const AWAY = { chips: 'for chips', meal: 'for a meal', blind: 'after a missed blind', break: 'on a break' } as const

export function saySeat(event: SeatEvent): string {
  switch (event.type) {
    case 'PlayerSeated':
      return `${event.person === undefined ? 'a player' : `person ${event.person}`} sits down at ${place(event)}`
    case 'PlayerNamed':
      return `the player at ${place(event)} is person ${event.person}`
    case 'PlayerMoved':
      return `the player at ${place(event)} moves to ${place(event.to)}`
    case 'PlayerAway':
      return `the player at ${place(event)} is away ${AWAY[event.why]}`
    case 'PlayerBack':
      return `the player at ${place(event)} is back`
    case 'PlayerLeft':
      return `the player at ${place(event)} leaves`
    case 'StayCorrected':
      return `the stay at ${place(event.was)} is ${event.to === undefined ? 'taken back' : 'corrected'}: ${event.reason}`
    case 'SeatReserved':
      return `${place(event)} is kept for ${event.person === undefined ? 'somebody' : `person ${event.person}`}`
    case 'SeatReleased':
      return `${place(event)} is free again`
    case 'CardsScanned':
      return event.scans.length === 1
        ? `the card of person ${event.scans[0]!.person} is read at table ${event.scans[0]!.table}`
        : `${event.scans.length} cards are read`
  }
}

const place = ({ table, seat }: Place): string => `table ${table} seat ${seat}`

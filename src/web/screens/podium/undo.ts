/** The order that takes back what was just done, where there is one after which everything stands as before. */
import type { ListView, WaitingView } from '../../../views/podium/lists.ts'
import type { PodiumSeat, PodiumView } from '../../../views/podium/podium.ts'
import type { OrderText, OrderTextOf } from '../../stream/orders.ts'

type Room = Pick<PodiumView, 'tables' | 'lists' | 'changes'>
type Spot = { readonly table: string; readonly seat: string }

export type Undo = {
  readonly order: OrderText
  /** Nobody has done anything else there since. */
  readonly holds: (now: Room) => boolean
}

const UNDOABLE = ['SeatPlayer', 'LeaveSeat', 'MovePlayer', 'MarkAway', 'JoinList'] as const

/** `before`: the room as it stood when the order was given. */
export function undoOf(order: OrderText, before: Room): Undo | undefined {
  if (!isUndoable(order)) return undefined
  switch (order.do) {
    case 'SeatPlayer': {
      const { table, seat, person } = order
      // Whoever sits down is off the list, and a seat that was held is free: a counter-order would not bring that back.
      if (listOf(before, table, person) !== undefined || seatIn(before, order)?.is !== 'empty') return undefined
      return { order: { do: 'LeaveSeat', table, seat }, holds: (now) => isIn(seatIn(now, order), 'taken', person) }
    }
    case 'LeaveSeat': {
      const { table, seat } = order
      const there = seatIn(before, order)
      // A wish for another seat ends with the seat, and who was away would count as back.
      if (there?.is !== 'taken' || wishOf(before, order)) return undefined
      const { person } = there
      return {
        order: { do: 'SeatPlayer', table, seat, ...(person === undefined ? {} : { person }) },
        holds: (now) => seatIn(now, order)?.is === 'empty' && (person === undefined || !sits(now, person)),
      }
    }
    case 'MovePlayer': {
      const { table, seat, to } = order
      const there = seatIn(before, order)
      if (there?.is !== 'taken' || wishOf(before, order) || seatIn(before, to)?.is !== 'empty') return undefined
      if (listOf(before, to.table, there.person) !== undefined) return undefined
      return {
        order: { do: 'MovePlayer', ...to, to: { table, seat } },
        holds: (now) => isIn(seatIn(now, to), 'taken', there.person) && seatIn(now, order)?.is === 'empty',
      }
    }
    case 'MarkAway': {
      const { table, seat } = order
      const there = seatIn(before, order)
      if (there?.is !== 'taken') return undefined
      return { order: { do: 'MarkBack', table, seat }, holds: (now) => isIn(seatIn(now, order), 'away', there.person) }
    }
    case 'JoinList': {
      const { list, person } = order
      return {
        order: { do: 'LeaveList', list, person },
        holds: (now) => {
          const listed = waitingOn(now, list, person)
          return listed !== undefined && listed.page === undefined
        },
      }
    }
  }
}

const isUndoable = (order: OrderText): order is OrderTextOf<(typeof UNDOABLE)[number]> =>
  (UNDOABLE as readonly string[]).includes(order.do)

const seatIn = ({ tables }: Room, { table, seat }: Spot): PodiumSeat | undefined =>
  tables.find((one) => one.table === table)?.seats.find((one) => one.seat === seat)

const isIn = (seat: PodiumSeat | undefined, is: 'taken' | 'away', person: string | undefined): boolean =>
  seat !== undefined && seat.is === is && 'since' in seat && seat.person === person

const sits = ({ tables }: Room, person: string): boolean =>
  tables.some(({ seats }) => seats.some((one) => 'since' in one && one.person === person))

const wishOf = ({ changes }: Room, { table, seat }: Spot): boolean =>
  changes.some((one) => one.table === table && one.seat === seat)

const waitingOn = ({ lists }: Room, list: string, person: string): WaitingView | undefined =>
  lists.find((one) => one.list === list)?.waiting.find((one) => one.person === person)

/** The list of a table's game on which somebody waits. */
const listOf = ({ lists }: Room, table: string, person: string | undefined): ListView | undefined =>
  person === undefined
    ? undefined
    : lists.find((one) => one.tables.includes(table) && one.waiting.some((waits) => waits.person === person))

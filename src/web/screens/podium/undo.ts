/** What takes back what was just done, where everybody sits and waits as before then. */
import type { ListView, WaitingView } from '../../../views/podium/lists.ts'
import type { PodiumSeat, PodiumView } from '../../../views/podium/podium.ts'
import type { OrderText, OrderTextOf } from '../../stream/orders.ts'

type Room = Pick<PodiumView, 'tables' | 'lists' | 'changes'>
type Spot = { readonly table: string; readonly seat: string }

export type Undo = {
  /** One after the other. */
  readonly orders: readonly OrderText[]
  /** Nobody has done anything else there since. */
  readonly holds: (now: Room) => boolean
}

const UNDOABLE = [
  'SeatPlayer',
  'LeaveSeat',
  'MovePlayer',
  'MarkAway',
  'ReserveSeat',
  'AskChange',
  'JoinList',
  'LeaveList',
  'PagePerson',
  'LockList',
  'UnlockList',
  'OpenTable',
] as const

/** `before`: the room as it stood when the order was given. */
export function undoOf(order: OrderText, before: Room): Undo | undefined {
  if (!isUndoable(order)) return undefined
  switch (order.do) {
    case 'SeatPlayer': {
      const { table, seat, person } = order
      const list = listOf(before, table, person)
      const there = seatIn(before, order)
      // A seat that was held by hand is not held again; one of a call is, for the next who is called.
      if (there?.is !== 'empty' && !isCalledTo(list, order)) return undefined
      return {
        orders: [{ do: 'LeaveSeat', table, seat }, ...backOn(list, person)],
        holds: (now) => isIn(seatIn(now, order), 'taken', person),
      }
    }
    case 'LeaveSeat': {
      const { table, seat } = order
      const there = seatIn(before, order)
      // A wish for another seat ends with the seat, and who was away would count as back.
      if (there?.is !== 'taken' || wishOf(before, order)) return undefined
      const { person } = there
      return {
        orders: [{ do: 'SeatPlayer', table, seat, ...(person === undefined ? {} : { person }) }],
        holds: (now) => seatIn(now, order)?.is === 'empty' && (person === undefined || !sits(now, person)),
      }
    }
    case 'MovePlayer': {
      const { table, seat, to } = order
      const there = seatIn(before, order)
      if (there?.is !== 'taken' || wishOf(before, order) || seatIn(before, to)?.is !== 'empty') return undefined
      return {
        orders: [
          { do: 'MovePlayer', ...to, to: { table, seat } },
          ...backOn(listOf(before, to.table, there.person), there.person),
        ],
        holds: (now) => isIn(seatIn(now, to), 'taken', there.person) && seatIn(now, order)?.is === 'empty',
      }
    }
    case 'MarkAway': {
      const { table, seat } = order
      const there = seatIn(before, order)
      if (there?.is !== 'taken') return undefined
      return {
        orders: [{ do: 'MarkBack', table, seat }],
        holds: (now) => isIn(seatIn(now, order), 'away', there.person),
      }
    }
    case 'ReserveSeat': {
      const { table, seat, person } = order
      return {
        orders: [{ do: 'ReleaseSeat', table, seat }],
        holds: (now) => isIn(seatIn(now, order), 'reserved', person),
      }
    }
    case 'AskChange': {
      const { table, seat } = order
      // A wish in the place of another would take both along.
      if (wishOf(before, order)) return undefined
      return { orders: [{ do: 'DropChange', table, seat }], holds: (now) => wishOf(now, order) }
    }
    case 'PagePerson': {
      const { list, person, table, seat } = order
      // A seat that was held by hand is held for the call, and for nobody once that is taken back.
      if (seat !== undefined && seatIn(before, { table, seat })?.is !== 'empty') return undefined
      return {
        orders: [{ do: 'DropPage', list, person }],
        // What a carrier has sent is not called back, and who has answered counts on it.
        holds: (now) => {
          const page = waitingOn(now, list, person)?.page
          return page?.table === table && page.answer === undefined && page.carried === undefined
        },
      }
    }
    case 'LockList':
    case 'UnlockList': {
      const { list } = order
      const isLocked = order.do === 'LockList'
      return {
        orders: [{ do: isLocked ? 'UnlockList' : 'LockList', list }],
        holds: ({ lists }) => lists.some((one) => one.list === list && one.isLocked === isLocked),
      }
    }
    case 'OpenTable': {
      const { table } = order
      return {
        orders: [{ do: 'CloseTable', table }],
        holds: ({ tables }) =>
          tables.some(
            (one) => one.table === table && one.status !== 'closed' && one.seats.every(({ is }) => is === 'empty'),
          ),
      }
    }
    case 'JoinList': {
      const { list, person } = order
      return {
        orders: [{ do: 'LeaveList', list, person }],
        holds: (now) => {
          const listed = waitingOn(now, list, person)
          return listed !== undefined && listed.page === undefined
        },
      }
    }
    case 'LeaveList': {
      const { list, person } = order
      return {
        orders: [{ do: 'ReturnToList', list, person }],
        holds: (now) => waitingOn(now, list, person) === undefined && !sits(now, person),
      }
    }
  }
}

const isUndoable = (order: OrderText): order is OrderTextOf<(typeof UNDOABLE)[number]> =>
  (UNDOABLE as readonly string[]).includes(order.do)

const seatIn = ({ tables }: Room, { table, seat }: Spot): PodiumSeat | undefined =>
  tables.find((one) => one.table === table)?.seats.find((one) => one.seat === seat)

const isIn = (
  seat: PodiumSeat | undefined,
  is: Exclude<PodiumSeat['is'], 'empty'>,
  person: string | undefined,
): boolean => seat !== undefined && seat.is !== 'empty' && seat.is === is && seat.person === person

const sits = ({ tables }: Room, person: string): boolean =>
  tables.some(({ seats }) => seats.some((one) => 'since' in one && one.person === person))

const wishOf = ({ changes }: Room, { table, seat }: Spot): boolean =>
  changes.some((one) => one.table === table && one.seat === seat)

const waitingOn = ({ lists }: Room, list: string, person: string): WaitingView | undefined =>
  lists.find((one) => one.list === list)?.waiting.find((one) => one.person === person)

/** Whoever sat down came off the list of the game: back to the place they had, without the call that they had. */
const backOn = (list: ListView | undefined, person: string | undefined): OrderText[] =>
  list === undefined || person === undefined ? [] : [{ do: 'ReturnToList', list: list.list, person }]

const isCalledTo = (
  list: ListView | undefined,
  { table, seat, person }: Spot & { readonly person?: string },
): boolean =>
  list?.waiting.some((one) => one.person === person && one.page?.table === table && one.page.seat === seat) === true

/** The list of a table's game on which somebody waits. */
const listOf = ({ lists }: Room, table: string, person: string | undefined): ListView | undefined =>
  person === undefined
    ? undefined
    : lists.find((one) => one.tables.includes(table) && one.waiting.some((waits) => waits.person === person))

/** What the seats tell the lists: whoever sits down waits no more, whoever leaves asks for nothing. */
import { isSeating, type Place } from '../presence/vocabulary.ts'
import { deals } from './dealt.ts'
import { confirmed, noteOff, put, unpaged } from './evolve.ts'
import type { Heard, Listed, Slice, State } from './vocabulary.ts'

export const hearing = {
  PlayerSeated: (own: Slice, { table, seat, person, at }: Heard<'PlayerSeated'>, world: State) =>
    sits(own, world, { table, seat }, person, at),
  PlayerNamed: (own: Slice, { table, seat, person, at }: Heard<'PlayerNamed'>, world: State) =>
    sits(own, world, { table, seat }, person, at),
  PlayerMoved: (own: Slice, { table, seat, to, at }: Heard<'PlayerMoved'>, world: State) => {
    sits(own, world, to, world.seated.get(table)?.get(seat)?.person, at)
    moves(own, { table, seat }, to)
  },
  PlayerLeft: (own: Slice, { table, seat }: Heard<'PlayerLeft'>) => {
    own.changes = own.changes.filter((one) => !isAt(one, { table, seat }))
  },
  CardsScanned: (own: Slice, { scans }: Heard<'CardsScanned'>, world: State) => {
    const sat = new Map<string, Place>()
    for (const { person, table, seat, at, is } of scans.filter(isSeating)) {
      const from = sat.get(person) ?? world.sits.get(person)
      const place = { table, seat }
      sits(own, world, place, person, at)
      if (is === 'moved' && from !== undefined) moves(own, from, place)
      sat.set(person, place)
    }
  },
  SeatReserved: (own: Slice, { list, ...place }: Heard<'SeatReserved'>) => {
    // Kept by hand from now on: that is no page any more.
    if (list === undefined) dropPages(own, (page) => isAt(page, place))
  },
  SeatReleased: (own: Slice, place: Heard<'SeatReleased'>) => dropPages(own, (page) => isAt(page, place)),
  TableClosed: (own: Slice, { table }: Heard<'TableClosed'>) => {
    dropPages(own, (page) => page.table === table)
    own.changes = own.changes.filter((one) => one.table !== table && one.to.table !== table)
    for (const [feeder, main] of own.feeders) if (feeder === table || main === table) own.feeders.delete(feeder)
  },
}

const isAt = (one: Place, { table, seat }: Place): boolean => one.table === table && one.seat === seat

/**
 * Off the list of the game that they play now; other lists keep them, since rooms do. A card that was read before somebody
 * joined says nothing about their waiting. Whoever was called to that seat has lost it, and keeps the place.
 */
function sits(own: Slice, { tables }: State, place: Place, person: string | undefined, at: number): void {
  const table = tables.get(place.table)!
  for (const { list, listed, ...dealt } of own.lists.values()) {
    const isOff = deals(table, dealt) && listed.some((one) => one.person === person && one.joined <= at)
    if (isOff) noteOff(own, list, person!, at)
    const left = listed.flatMap((one): Listed[] => {
      const isWho = one.person === person && one.joined <= at
      if (isWho && deals(table, dealt)) return []
      const kept = one.page !== undefined && isAt(one.page, place) ? unpaged(one) : one
      return [isWho && one.how === 'call' && !one.isConfirmed ? confirmed(kept) : kept]
    })
    if (left.length !== listed.length || left.some((one, n) => one !== listed[n])) put(own, list, () => left)
  }
}

/** A wish for seats of one's own table ends when it is fulfilled; every other one when the table is left. */
function moves(own: Slice, from: Place, to: Place): void {
  own.changes = own.changes.flatMap((one) => {
    if (!isAt(one, from)) return [one]
    const isDone = from.table !== to.table || (one.to.table === undefined && one.to.seats?.includes(to.seat) === true)
    return isDone ? [] : [{ ...one, seat: to.seat }]
  })
}

function dropPages(own: Slice, isGone: (page: Place) => boolean): void {
  for (const { list, listed } of own.lists.values())
    if (listed.some(({ page }) => page !== undefined && isGone(page)))
      put(own, list, () => listed.map((one) => (one.page !== undefined && isGone(one.page) ? unpaged(one) : one)))
}

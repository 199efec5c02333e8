/** Seats of a tournament and seats of the podium: one list of who sits where, and neither gives away what is the other's. */
import { beforeEach, describe, expect, test } from 'vitest'
import { FREE_ROLL as A, type TournamentHouse, tournamentHouse } from '../../../tests/tournamentfloor.ts'
import type { Order } from '../mechanisms.ts'
import { playersAt } from '../presence/status.ts'

let house: TournamentHouse
beforeEach(() => {
  house = tournamentHouse({ tables: 2, seats: 4 })
  house.does({ do: 'SetTable', table: '9', game: 'holdem', seats: 9, decks: 1 })
  house.does({ do: 'OpenTable', table: '9' })
})
const prepared = (people: number) => {
  house.useTables()
  house.register(people)
  house.draw()
  house.does({ do: 'SeatEntries', activity: A })
}
const sits = (person: string) => house.state.sits.get(person)
const seatOf = (entry: string) => {
  const { table, seat } = house.floor.seatOf.get(entry)!
  return { table, seat: String(seat) }
}
const out = (entry: string): Order => ({ do: 'KnockOut', activity: A, fallen: [{ entry }] })
const absent = (entry: string, isAbsent: boolean): Order => ({ do: 'MarkAbsent', activity: A, entry, isAbsent })
const live = { table: '9', seat: '3' }

describe('who plays is present', () => {
  test('from the start on, and not before', () => {
    prepared(4)
    expect(sits('p1')).toBeUndefined()
    house.start()
    for (const nth of [1, 2, 3, 4]) expect(sits(`p${nth}`)).toEqual(seatOf(`E${nth}`))
    expect(house.state.sits.size).toBe(4)
  })

  test('no longer when out; again when that is undone', () => {
    prepared(4)
    house.start()
    const at = seatOf('E2')
    house.does(out('E2'))
    expect(sits('p2')).toBeUndefined()
    house.does({ do: 'UndoKnockOut', activity: A, out: 'K1', reason: 'the other seat' })
    expect(sits('p2')).toEqual(at)
  })

  test('at the new seat once the move is confirmed, and at the old one until then', () => {
    prepared(4)
    house.start()
    const [from, seat] = [seatOf('E1'), [1, 2, 3, 4].find((one) => !house.floor.tables.get('2')!.players.has(one))!]
    const to = { table: '2', seat: String(seat) }
    house.does({ do: 'TellMove', activity: A, entry: 'E1', table: '2', seat, reason: 'a ruling' })
    expect(sits('p1')).toEqual(from)
    house.does({ do: 'ConfirmMoves', activity: A, moves: ['M1'] })
    expect(sits('p1')).toEqual(to)
  })

  test('everybody changes seats for the final table, two of them with each other', () => {
    prepared(4)
    house.start()
    for (const seed of [1, 2, 3]) {
      house.draw(`${A}/final/${seed}`, seed)
      house.does({ do: 'SeatFinalTable', activity: A })
      for (const nth of [1, 2, 3, 4]) expect(sits(`p${nth}`)).toEqual(seatOf(`E${nth}`))
      expect(house.state.sits.size).toBe(4)
    }
  })

  test('nobody is there any more once the prizes are given', () => {
    prepared(2)
    house.start()
    house.does(out('E1'))
    house.does({ do: 'AwardTournament', activity: A, second: 'two' })
    expect(sits('p2')).toBeUndefined()
    expect(playersAt(house.state, '1')).toEqual([])
  })
})

describe('who sits elsewhere', () => {
  test('sits there until that seat is left, and then at the one of the tournament', () => {
    prepared(4)
    house.does({ do: 'SeatPlayer', ...live, person: 'p3' })
    house.start()
    expect(sits('p3')).toEqual(live)
    house.does({ do: 'LeaveSeat', ...live })
    expect(sits('p3')).toEqual(seatOf('E3'))
  })

  test('the table that closes lets them go, too', () => {
    prepared(4)
    house.does({ do: 'SeatPlayer', ...live, person: 'p3' })
    house.start()
    house.does({ do: 'CloseTable', table: '9' })
    expect(sits('p3')).toEqual(seatOf('E3'))
  })

  test('who plays takes no second seat; marked absent, that one does, and is not back before leaving it', () => {
    prepared(4)
    house.start()
    expect(house.why({ do: 'SeatPlayer', ...live, person: 'p1' })).toBe('person sits elsewhere')
    house.does(absent('E1', true))
    expect(sits('p1')).toBeUndefined()
    house.does({ do: 'SeatPlayer', ...live, person: 'p1' })
    expect(house.why(absent('E1', false))).toBe('person sits elsewhere')
    house.does({ do: 'LeaveSeat', ...live })
    expect(sits('p1')).toBeUndefined()
    house.does(absent('E1', false))
    expect(sits('p1')).toEqual(seatOf('E1'))
  })

  test('a card that is read at another table says where its owner is', () => {
    prepared(4)
    house.start()
    const scan = (person: string, table: string, seat: string): Order => ({
      do: 'ScanCards',
      scans: [{ person, table, seat, at: house.now }],
    })
    house.pass(1)
    house.does(scan('p1', '9', '3'))
    expect(sits('p1')).toEqual(live)
    house.pass(1)
    const own = seatOf('E1')
    const other = seatOf('E2')
    expect(house.does(scan('p1', other.table, other.seat))).toMatchObject([{ scans: [{ is: 'elsewhere' }] }])
    house.does(scan('p1', own.table, own.seat))
    expect(sits('p1')).toEqual(own)
  })
})

describe('neither gives away what is of the other', () => {
  test('the podium seats, names, moves, sends away and keeps nobody at a table of a tournament', () => {
    prepared(3)
    house.start()
    const own = seatOf('E1')
    house.does({ do: 'SeatPlayer', ...live, person: 'x' })
    const orders: Order[] = [
      { do: 'SeatPlayer', table: '1', seat: '4', person: 'y' },
      { do: 'SeatPlayer', table: '2', seat: '4' },
      { do: 'NamePlayer', ...own, person: 'y' },
      { do: 'MovePlayer', ...live, to: { table: '1', seat: '4' } },
      { do: 'MovePlayer', ...own, to: { table: '9', seat: '5' } },
      { do: 'LeaveSeat', ...own },
      { do: 'ReserveSeat', table: '1', seat: '4', minutes: 10 },
    ]
    for (const order of orders) expect(house.why(order)).toBe('seats are of a tournament')
    house.does({ do: 'MarkAway', ...own, why: 'meal' })
    house.does({ do: 'MarkBack', ...own })
    expect(house.why({ do: 'CloseTable', table: '1' })).toBe('table seats a tournament')
  })

  test('a tournament takes no table at which somebody sits or is expected', () => {
    const use: Order = { do: 'UseTables', activity: A, tables: [{ table: '1' }] }
    house.does({ do: 'SeatPlayer', table: '1', seat: '4', person: 'x' })
    expect(house.why(use)).toBe('table has other players')
    house.does({ do: 'LeaveSeat', table: '1', seat: '4' })
    house.does({ do: 'ReserveSeat', table: '1', seat: '4', minutes: 10 })
    expect(house.why(use)).toBe('table has other players')
    house.does({ do: 'ReleaseSeat', table: '1', seat: '4' })
    expect(house.why(use)).toBe('done')
  })

  test('who sits at a table that was given back stays there, whatever happens elsewhere', () => {
    prepared(2)
    house.start()
    house.does(out('E1'))
    house.does({ do: 'AwardTournament', activity: A, second: 'two' })
    house.does({ do: 'SeatPlayer', table: '1', seat: '4', person: 'x' })
    house.does({ do: 'SeatPlayer', ...live, person: 'y' })
    house.does({ do: 'LeaveSeat', ...live })
    expect(sits('x')).toEqual({ table: '1', seat: '4' })
  })

  test('a table that was given back and has others now: the knock-out is not undone before it is free', () => {
    prepared(2)
    house.start()
    const [table] = [...house.floor.tables.keys()]
    house.does(out('E1'))
    house.does({ do: 'AwardTournament', activity: A, second: 'two' })
    const undo: Order = { do: 'UndoKnockOut', activity: A, out: 'K1', reason: 'wrong seat', second: 'two' }
    house.does({ do: 'SeatPlayer', table: table!, seat: '4', person: 'x' })
    expect(house.why(undo)).toBe('table has other players')
    house.does({ do: 'LeaveSeat', table: table!, seat: '4' })
    house.does({ do: 'CloseTable', table: table! })
    expect(house.why(undo)).toBe('table not open')
    house.does({ do: 'OpenTable', table: table! })
    house.does(undo)
    expect([sits('p1'), sits('p2')]).toEqual([seatOf('E1'), seatOf('E2')])
    expect(house.why({ do: 'SeatPlayer', table: table!, seat: '4', person: 'x' })).toBe('seats are of a tournament')
  })
})

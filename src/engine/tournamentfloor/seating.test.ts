import { describe, expect, test } from 'vitest'
import { type TournamentHouse, tournamentHouse } from '../../../tests/tournamentfloor.ts'
import { balanceMoves } from '../../games/tournament/moves.ts'
import { tournamentRunning } from '../tournaments/terms.ts'
import { finalPurpose } from './draws.ts'
import { leave, takeBack } from './evolve.ts'
import { plannedTables, seatingRules } from './floor.ts'

const A = 'bay-101/poker-tournaments.friday'
const sizes = ({ floor }: TournamentHouse) => [...floor.tables.values()].map(({ players }) => players.size).toSorted()
const at = ({ floor }: TournamentHouse, table: string) => floor.tables.get(table)!
/** Those who sit there, by seat. */
const entriesAt = (house: TournamentHouse, table: string) =>
  [...at(house, table).players].toSorted(([a], [b]) => a - b).map(([, entry]) => entry)

describe('seats by the public draw', () => {
  test('not before they are drawn; then evenly', () => {
    const house = tournamentHouse({ tables: 3 })
    house.useTables()
    house.register(20)
    expect(house.why({ do: 'SeatEntries', activity: A })).toBe('tournament seats not drawn')
    house.draw()
    house.does({ do: 'SeatEntries', activity: A })
    expect(sizes(house)).toEqual([6, 7, 7])
    expect(house.floor.seatOf.size).toBe(20)
  })
  test('a late entry takes the next of the same order, and one who finds none waits', () => {
    const house = tournamentHouse({ tables: 1 })
    house.seatAll(8)
    const { order } = house.floor.drawn!
    house.register(2)
    house.does({ do: 'SeatEntries', activity: A })
    expect(house.floor.seatOf.get('E9')).toEqual({ table: '1', seat: Number(order[8]!.split(' ')[3]) })
    expect(house.floor.seatOf.has('E10')).toBe(false)
    expect(house.why({ do: 'SeatEntries', activity: A })).toBe('no seat is free')
    house.out('E1')
    house.does({ do: 'SeatEntries', activity: A })
    expect(house.floor.seatOf.has('E10')).toBe(true)
  })
  test('whoever comes later is seated without being asked for, once seats were given', () => {
    const house = tournamentHouse({ tables: 2 })
    house.useTables()
    house.register(4)
    house.draw()
    expect(house.timer()).toBeUndefined()
    house.does({ do: 'SeatEntries', activity: A })
    house.register(1)
    expect(house.timer()).toEqual({ do: 'SeatEntries', activity: A })
    house.does({ do: 'SeatEntries', activity: A }, 'timer')
    expect(house.timer()).toBeUndefined()
  })
  test('seats are drawn once people sit on them: no second draw', () => {
    const house = tournamentHouse({ tables: 2 })
    house.seatAll(6)
    expect(() => house.draw()).toThrow('draw 1 has given the seats')
  })
  test('only tournament tables that are open, once, and for one tournament', () => {
    const house = tournamentHouse({ tables: 2 })
    const use = (table: string) => house.why({ do: 'UseTables', activity: A, tables: [{ table }] })
    house.does({ do: 'SetTable', table: '90', game: 'holdem', seats: 9, decks: 1, kind: 'live' })
    expect(use('77')).toBe('no such table')
    expect(use('90')).toBe('table plays no tournament')
    expect(use('1')).toBe('done')
    house.useTables(['1'])
    expect(use('1')).toBe('table is in play')
    expect(house.why({ do: 'CloseTable', table: '1' })).toBe('table seats a tournament')
  })
  test('a closed seat is neither drawn nor given by hand', () => {
    const house = tournamentHouse({ tables: 1 })
    house.does({ do: 'UseTables', activity: A, tables: [{ table: '1', closed: [4] }] })
    house.register(8)
    house.draw()
    expect(house.floor.drawn!.order).toHaveLength(8)
    const place = (seat: number) =>
      house.why({ do: 'PlaceEntry', activity: A, entry: 'E1', table: '1', seat, reason: 'a wheelchair' })
    expect([4, 10, 5].map(place)).toEqual(['seat is closed', 'seat not at the table', 'done'])
  })
})

describe('moves', () => {
  /** Seven, seven and four: the last three at table 3 are out. */
  const uneven = () => {
    const house = tournamentHouse({ tables: 3 })
    house.seatAll(21)
    for (const entry of entriesAt(house, '3').slice(0, 3)) house.out(entry)
    return house
  }
  test('told, then done when the player has come; both seats are kept meanwhile', () => {
    const house = uneven()
    house.does({ do: 'BalanceTables', activity: A })
    const [move] = [...house.floor.moves.values()]
    expect(sizes(house)).toEqual([4, 7, 7])
    expect(house.why({ do: 'SetSeat', activity: A, ...move!.to, isClosed: true })).toBe('seat is kept')
    expect(house.why({ do: 'BalanceTables', activity: A })).toBe('tables are even')
    house.does({ do: 'ConfirmMoves', activity: A, moves: [...house.floor.moves.keys()] })
    expect(sizes(house)).toEqual([6, 6, 6])
    expect(house.floor.moves.size).toBe(0)
    expect(house.why({ do: 'ConfirmMoves', activity: A, moves: ['M1'] })).toBe('no such move')
  })
  test('the next big blind moves, to the worst position', () => {
    const house = uneven()
    for (const table of ['1', '2']) house.does({ do: 'BeginHand', activity: A, table, bigBlind: 1 })
    const running = tournamentRunning(house.state, A)!
    const [first] = balanceMoves(plannedTables(house.floor), seatingRules(running), house.floor.drawn!.order)
    const seats = [...at(house, first!.from.table).players.keys()].toSorted((a, b) => a - b)
    expect(first!.from.seat).toBe(seats.find((seat) => seat > 1))
    expect(house.does({ do: 'BalanceTables', activity: A })[0]).toMatchObject({ type: 'MovesTold', clause: 'house' })
  })
  test('three short: no hand is dealt there until it is balanced', () => {
    const house = uneven()
    expect(house.why({ do: 'BeginHand', activity: A, table: '3' })).toBe('table waits to be balanced')
    expect(house.why({ do: 'BeginHand', activity: A, table: '1' })).toBe('done')
  })
  test('a table is broken in the posted order, when the others have room; then it is out of play', () => {
    const house = uneven()
    expect(house.why({ do: 'BreakTournamentTable', activity: A, table: '1' })).toBe('another table breaks first')
    house.does({ do: 'BreakTournamentTable', activity: A, table: '3' })
    expect(house.floor.moves.size).toBe(4)
    expect(house.why({ do: 'BreakTournamentTable', activity: A, table: '3' })).toBe('table is breaking')
    house.does({ do: 'ConfirmMoves', activity: A, moves: [...house.floor.moves.keys()] })
    expect([...house.floor.tables.keys()]).toEqual(['1', '2'])
    expect(sizes(house)).toEqual([9, 9])
    expect(house.floor.used.size).toBe(3)
  })
  test('a seat that was filled and is free again became free last, as stud asks', () => {
    const house = tournamentHouse({ tables: 1, game: 'seven-card-stud' })
    house.seatAll(6)
    const [first, second] = ['E1', 'E2'].map((entry) => house.floor.seatOf.get(entry)!.seat)
    house.out('E1')
    house.out('E2')
    expect(at(house, '1').opened).toEqual([first, second])
    house.register(1)
    house.does({ do: 'PlaceEntry', activity: A, entry: 'E7', table: '1', seat: first!, reason: 'asked for it' })
    house.out('E7')
    expect(at(house, '1').opened).toEqual([second, first])
  })
  test('no room: not broken', () => {
    const house = tournamentHouse({ tables: 2 })
    house.seatAll(14)
    expect(house.why({ do: 'BreakTournamentTable', activity: A, table: '2' })).toBe('others have no room')
  })
  test('somebody who goes out before the move is done is not moved', () => {
    const house = uneven()
    house.does({ do: 'BalanceTables', activity: A })
    const [move] = [...house.floor.moves.values()]
    house.out(move!.who)
    expect(house.floor.moves.has(move!.move)).toBe(false)
  })
  test('the director may want it otherwise', () => {
    const house = uneven()
    const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((seat) => !at(house, '3').players.has(seat))!
    const tell = {
      do: 'TellMove',
      activity: A,
      entry: entriesAt(house, '1')[0]!,
      table: '3',
      seat: free,
      reason: 'a quarrel',
    } as const
    house.does(tell)
    expect(house.why(tell)).toBe('entry is told to move')
    house.does({ do: 'DropMove', activity: A, move: 'M1' })
    expect(house.floor.moves.size).toBe(0)
  })
})

describe('the final table', () => {
  test('drawn anew when everybody fits; the others are out of play', () => {
    const house = tournamentHouse({ tables: 2 })
    house.seatAll(10)
    expect(() => house.draw(finalPurpose(house.floor))).toThrow('10 players do not fit on 9 seats')
    house.out('E3')
    expect(house.why({ do: 'SeatFinalTable', activity: A })).toBe('final table not drawn')
    house.draw(finalPurpose(house.floor), 7)
    house.does({ do: 'SeatFinalTable', activity: A })
    expect([...house.floor.tables.keys()]).toEqual(['1'])
    const order = house.floor.final!.order.map((lot) => Number(lot.split(' ')[3]))
    const entries = [...house.tournament.entries.values()].filter(({ status }) => status === 'in')
    expect(entries.map(({ entry }) => house.floor.seatOf.get(entry)!.seat)).toEqual(order)
  })
})

describe('undo', () => {
  const seating = ({ floor }: TournamentHouse) =>
    structuredClone({ tables: floor.tables, seatOf: floor.seatOf, moves: floor.moves })
  test('moves, one after the other, back as if they had never been', () => {
    const house = tournamentHouse({ tables: 3 })
    house.seatAll(21)
    for (const entry of entriesAt(house, '3').slice(0, 3)) house.out(entry)
    house.does({ do: 'BalanceTables', activity: A })
    const before = seating(house)
    const [first, second] = [...house.floor.moves.keys()]
    house.does({ do: 'ConfirmMoves', activity: A, moves: [first!] })
    house.does({ do: 'ConfirmMoves', activity: A, moves: [second!] })
    const [one, other] = house.floor.acts.slice(-2).map(({ act }) => act)
    const undo = (act: string) => ({ do: 'UndoSeating', activity: A, act, reason: 'a mistake' }) as const
    expect(house.why(undo(one!))).toBe('something came after')
    house.does(undo(other!))
    house.does(undo(one!))
    expect(seating(house)).toEqual(before)
    expect(house.why(undo(one!))).toBe('no such act')
  })
  test('a broken table plays again', () => {
    const house = tournamentHouse({ tables: 3 })
    house.seatAll(18)
    house.does({ do: 'BreakTournamentTable', activity: A, table: '3' })
    const before = seating(house)
    house.does({ do: 'ConfirmMoves', activity: A, moves: [...house.floor.moves.keys()] })
    house.does({ do: 'UndoSeating', activity: A, act: house.floor.acts.at(-1)!.act, reason: 'too early' })
    expect(seating(house)).toEqual(before)
    for (const move of [...house.floor.moves.keys()]) house.does({ do: 'DropMove', activity: A, move })
    expect(at(house, '3').isBreaking).toBeUndefined()
  })
  test('a knock-out undone: the player has the seat again', () => {
    const house = tournamentHouse({ tables: 2 })
    house.seatAll(12)
    const before = seating(house)
    house.out('E5')
    expect(house.floor.seatOf.has('E5')).toBe(false)
    house.does({ do: 'UndoKnockOut', activity: A, out: 'K1', reason: 'a chip was under the card', second: 'two' })
    expect(seating(house)).toEqual(before)
  })
  test('its seat has somebody else since: it waits for another one', () => {
    const house = tournamentHouse({ tables: 1 })
    house.seatAll(9)
    house.register(1)
    house.out('E5')
    house.does({ do: 'SeatEntries', activity: A })
    house.does({ do: 'UndoKnockOut', activity: A, out: 'K1', reason: 'a chip was under the card', second: 'two' })
    expect(house.floor.seatOf.has('E5')).toBe(false)
    expect(house.floor.seatOf.has('E10')).toBe(true)
    expect(house.tournament.entries.get('E5')!.status).toBe('in')
  })
  test('its seat was closed since: it waits for another one', () => {
    const house = tournamentHouse({ tables: 1 })
    house.seatAll(6)
    const { table, seat } = house.floor.seatOf.get('E5')!
    house.out('E5')
    house.does({ do: 'SetSeat', activity: A, table, seat, isClosed: true })
    house.does({ do: 'UndoKnockOut', activity: A, out: 'K1', reason: 'a chip was under the card', second: 'two' })
    expect([house.floor.seatOf.has('E5'), at(house, table).players.has(seat)]).toEqual([false, false])
    house.does({ do: 'SeatEntries', activity: A })
    expect(house.floor.seatOf.get('E5')!.seat).not.toBe(seat)
  })
  test('two parts of one knock-out undone: whoever has sat down since keeps the seat', () => {
    const house = tournamentHouse({ tables: 1 })
    house.seatAll(5)
    const { floor } = house
    const [first, second] = [...floor.seatOf.keys()] as [string, string]
    leave(floor, 'K1', [first])
    // Was bound to rebuy, and did not.
    leave(floor, 'K1', [second])
    house.register(1)
    house.does({ do: 'SeatEntries', activity: A })
    takeBack(
      house.floor,
      'K1',
      () => true,
      () => true,
    )
    const sitting = [...at(house, '1').players.values()]
    expect(sitting.toSorted()).toEqual([...house.floor.seatOf.keys()].toSorted())
    for (const entry of [first, second, 'E6']) expect(sitting).toContain(entry)
  })
})

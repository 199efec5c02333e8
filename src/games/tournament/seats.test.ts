import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  balanceMoves,
  breakMoves,
  breakOrder,
  type Move,
  nextBigBlind,
  type SeatingRules,
  seatingPlan,
  worstSeat,
} from './moves.ts'
import { nextSeats, openSeats, readSeatLot, type SeatAt, seatLot, seatLots, type TableSeats } from './seats.ts'

const RULES: SeatingRules = { balance: 1, halt: 3, breaks: ['3', '2', '1'], isStud: false }
const table = (name: string, taken: readonly number[], more: Partial<TableSeats> = {}): TableSeats => ({
  table: name,
  seats: 9,
  closed: [],
  players: new Map(taken.map((seat) => [seat, `${name}/${seat}`])),
  opened: [],
  ...more,
})
const told = ({ who, to, why }: Move) => `${who} to ${to.table}/${to.seat}, ${why}`
const upTo = (seats: number) => Array.from({ length: seats }, (_, nth) => nth + 1)

describe('seats by the order that was drawn', () => {
  const order = ['table 1 seat 4', 'table 1 seat 2', 'table 2 seat 9', 'table 1 seat 1', 'table 2 seat 3']
  test('one lot for each open seat', () => {
    const lots = seatLots([table('12', [], { seats: 3, closed: [2] })])
    expect(lots).toEqual(['table 12 seat 1', 'table 12 seat 3'])
    expect(readSeatLot(lots[1]!)).toEqual({ table: '12', seat: 3 })
  })
  test('tables fill evenly, each by its earliest seat', () => {
    const seats = nextSeats([table('1', []), table('2', [])], order, 4)
    expect(seats.map(seatLot)).toEqual(['table 1 seat 4', 'table 2 seat 9', 'table 1 seat 2', 'table 2 seat 3'])
  })
  test('a late entry has the next one: at the shortest table', () => {
    const tables = [table('1', [4, 2]), table('2', [9])]
    expect(nextSeats(tables, order, 1).map(seatLot)).toEqual(['table 2 seat 3'])
  })
  test('a seat that became free stands where it stood', () =>
    expect(nextSeats([table('1', [2]), table('2', [9])], order, 1).map(seatLot)).toEqual(['table 1 seat 4']))
  test('no seat for whoever finds none', () => {
    const tables = [table('1', upTo(9)), table('2', upTo(8), { closed: [9] })]
    expect(nextSeats(tables, order, 2)).toEqual([])
  })
})

describe('the worst position, as TDA has it', () => {
  const at = (taken: number[], bigBlind: number) => worstSeat(table('1', taken, { bigBlind }), [])
  test('the next big blind moves', () => expect(nextBigBlind(table('1', [1, 3, 8], { bigBlind: 3 }))).toBe(8))
  test('around the end of the table', () => expect(nextBigBlind(table('1', [1, 3, 8], { bigBlind: 8 }))).toBe(1))
  test('right behind the big blind: the newcomer posts it', () =>
    expect(at([1, 2, 5, 7], 2)).toEqual({ seat: 3, why: 'next big blind' }))
  test('not there: the next free one', () =>
    expect(at([1, 2, 3, 5, 6, 7], 2)).toEqual({ seat: 4, why: 'next big blind' }))
  test('never the small blind: the seat of a big blind who went out stays free', () =>
    expect(at([1, 3, 4, 5, 6, 7, 8], 2)).toEqual({ seat: 9, why: 'next big blind' }))
  test('nor between the blinds while another seat is free', () =>
    expect(at([1, 3, 4, 5, 7, 8, 9], 3)).toEqual({ seat: 6, why: 'next big blind' }))
  test('only between the blinds: the player waits', () =>
    expect(at([1, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual({ seat: 2, why: 'between the blinds' }))
  test('nobody told the big blind: the drawn order', () =>
    expect(worstSeat(table('1', [1, 2]), ['table 1 seat 7'])).toEqual({ seat: 7, why: 'big blind not told' }))
})

describe('balancing', () => {
  const full = (taken: readonly number[], bigBlind: number) => table('1', taken, { bigBlind })
  test('within the limit nobody moves', () =>
    expect(balanceMoves([full(upTo(8), 2), table('2', upTo(7))], RULES, [])).toEqual([]))
  test('from the fullest to the shortest, with the reason', () => {
    const tables = [full(upTo(9), 2), table('2', [1, 2, 4, 5, 6, 7, 8], { bigBlind: 2 })]
    expect(balanceMoves(tables, RULES, []).map(told)).toEqual(['1/3 to 2/3, next big blind'])
  })
  test('a higher limit leaves them', () => {
    const tables = [full(upTo(9), 2), table('2', upTo(7), { bigBlind: 2 })]
    expect(balanceMoves(tables, { ...RULES, balance: 2 }, [])).toEqual([])
  })
  test('stud: the seat that became free last, and whoever has that seat', () => {
    const tables = [full(upTo(9), 2), table('2', [1, 2, 3, 4, 6, 7], { opened: [8, 5] })]
    const moves = balanceMoves(tables, { ...RULES, isStud: true }, [])
    expect(told(moves[0]!)).toBe('1/5 to 2/5, last open seat')
  })
  test('three short: that table waits', () => {
    const tables = [table('1', upTo(9)), table('2', upTo(7)), table('3', upTo(6))]
    expect(seatingPlan(tables, RULES, []).halted).toEqual(['3'])
  })
})

describe('breaking', () => {
  test('tables that came later go before the posted ones, the last of them first', () =>
    expect(breakOrder(['1', '7', '2', '8'], ['3', '2', '1'])).toEqual(['8', '7', '2', '1']))
  test('not before the others hold them', () => {
    const tables = [table('1', upTo(7)), table('2', upTo(7)), table('3', upTo(5))]
    expect(seatingPlan(tables, RULES, []).breaks).toBeUndefined()
  })
  test('the first in the posted order, as soon as they do', () => {
    const tables = [table('1', upTo(7)), table('2', upTo(7)), table('3', upTo(4))]
    const plan = seatingPlan(tables, RULES, [])
    expect([plan.breaks, plan.moves.length]).toEqual(['3', 4])
  })
  test('in two steps by the drawn order', () => {
    const tables = [table('1', [1, 2]), table('2', [1, 2]), table('3', [4, 6])]
    const order = ['table 3 seat 6', 'table 2 seat 8', 'table 3 seat 4', 'table 1 seat 5']
    expect(breakMoves(tables, '3', order).map(told)).toEqual(['3/6 to 2/8, table breaks', '3/4 to 1/5, table breaks'])
  })
  test('all fit at one table: seats are drawn anew', () => {
    const tables = [table('1', upTo(5)), table('2', upTo(4))]
    expect(seatingPlan(tables, RULES, [])).toMatchObject({ isFinal: true, moves: [] })
    expect(seatingPlan([table('1', upTo(5)), table('2', upTo(5))], RULES, []).isFinal).toBe(false)
  })
})

/** Any tables: of several sizes, with closed seats, players anywhere. */
const anyTables = fc
  .array(
    fc.record({
      seats: fc.integer({ min: 2, max: 10 }),
      closed: fc.subarray([1, 2], { maxLength: 1 }),
      taken: fc.subarray(upTo(10)),
      bigBlind: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((some) =>
    some.map(({ seats, closed, taken, bigBlind }, nth) => {
      const open = openSeats({ seats, closed })
      return table(
        `${nth + 1}`,
        taken.filter((seat) => open.includes(seat)),
        {
          seats,
          closed,
          ...(bigBlind === undefined || bigBlind > seats ? {} : { bigBlind }),
        },
      )
    }),
  )

function seatedAfter(tables: readonly TableSeats[], moves: readonly Move[]): Map<string, Map<number, string>> {
  const now = new Map(tables.map((one) => [one.table, new Map(one.players)]))
  for (const { who, from, to } of moves) {
    expect(now.get(from.table)!.get(from.seat)).toBe(who)
    expect(now.get(to.table)!.has(to.seat)).toBe(false)
    expect(openSeats(tables.find((one) => one.table === to.table)!)).toContain(to.seat)
    now.get(from.table)!.delete(from.seat)
    now.get(to.table)!.set(to.seat, who)
  }
  return now
}

describe('any tables', () => {
  test('after balancing none has more than the limit over another that has room; nobody is lost', () => {
    fc.assert(
      fc.property(anyTables, fc.integer({ min: 1, max: 3 }), fc.boolean(), (tables, balance, isStud) => {
        const moves = balanceMoves(tables, { ...RULES, balance, isStud }, [])
        const now = seatedAfter(tables, moves)
        const sizes = tables.map((one) => ({ one, size: now.get(one.table)!.size }))
        const most = Math.max(...sizes.map(({ size }) => size))
        for (const { one, size } of sizes)
          if (size < openSeats(one).length) expect(most - size).toBeLessThanOrEqual(balance)
        const all = [...now.values()].flatMap((seats) => [...seats.values()])
        expect(new Set(all).size).toBe(tables.reduce((sum, one) => sum + one.players.size, 0))
      }),
    )
  })
  test('seats for newcomers: each once, open, free, and the tables stay as even as they were', () => {
    fc.assert(
      fc.property(anyTables, fc.nat(30), (tables, wanted) => {
        const order = seatLots(tables).toReversed()
        const found = nextSeats(tables, order, wanted)
        const names = found.map(seatLot)
        expect(new Set(names).size).toBe(names.length)
        for (const { table: name, seat } of found) {
          const one = tables.find((each) => each.table === name)!
          expect(openSeats(one)).toContain(seat)
          expect(one.players.has(seat)).toBe(false)
        }
        const room = tables.reduce((sum, one) => sum + openSeats(one).length - one.players.size, 0)
        expect(found).toHaveLength(Math.min(wanted, room))
        // One by one or all at once: the same seats.
        let now = tables
        const single: SeatAt[] = []
        for (let nth = 0; nth < found.length; nth += 1) {
          const [next] = nextSeats(now, order, 1)
          single.push(next!)
          now = now.map((one) =>
            one.table === next!.table
              ? { ...one, players: new Map([...one.players, [next!.seat, `new ${nth}`]]) }
              : one,
          )
        }
        expect(single).toEqual(found)
      }),
    )
  })
  test('a broken table is empty afterwards, and nobody sits on somebody', () => {
    fc.assert(
      fc.property(anyTables, (tables) => {
        const { breaks, moves } = seatingPlan(tables, RULES, seatLots(tables))
        const now = seatedAfter(tables, moves)
        if (breaks !== undefined) expect(now.get(breaks)!.size).toBe(0)
      }),
    )
  })
  test('nobody is moved into the small blind while another seat is free', () => {
    fc.assert(
      fc.property(anyTables, (tables) => {
        for (const one of tables) {
          const free = openSeats(one).filter((seat) => !one.players.has(seat))
          if (one.bigBlind === undefined || free.length === 0) continue
          const { seat, why } = worstSeat(one, [])
          if (why === 'next big blind') expect(seat).not.toBe(one.bigBlind)
        }
      }),
    )
  })
})

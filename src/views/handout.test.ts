import { expect, test } from 'vitest'
import { openRoom } from '../../tests/promotion.ts'
import { runningOf } from '../engine/offerings/running.ts'
import { handOutView } from './handout.ts'

const BIG_SPIN = 'hawaiian-gardens/big-spin'
const OFFERING = `handOut: ['14:00', '18:00']
missed: another is drawn
drawings: [{ from: '20:00', to: '20:30', gives: prize }]
prizes: { drawing prize: $500 }
shown: ['times of tickets and drawings, and the prize', rules]
`

test('tickets due by table: what is asked, who has none and why, what to collect, what was told since', () => {
  const room = openRoom(BIG_SPIN, OFFERING, '2026-03-02T13:00:00')
  const view = () => handOutView(room.state, runningOf(room.state, BIG_SPIN)!, room.now().local)!
  for (const table of ['1', '2', '3']) {
    const game = table === '3' ? 'ultimate-texas-holdem' : 'razz'
    room.does({ do: 'SetTable', table, game, seats: 8, decks: 1, kind: 'live' })
    room.does({ do: 'OpenTable', table })
  }
  expect(view()).toEqual({
    activity: BIG_SPIN,
    name: 'Big Spin',
    next: '2026-03-02T14:00',
    given: 0,
    tables: [],
    unkept: [],
    asks: [],
    otherwise: [],
  })
  room.does({ do: 'EnrolPerson', person: '1001', duty: 'none', proposition: false, age: 40 })
  room.does({ do: 'EnrolPerson', person: '1002', duty: 'none', proposition: false })
  room.does({ do: 'EnrolPerson', person: '1003', duty: 'off duty', proposition: false, age: 30 })
  room.does({ do: 'EnrolPerson', person: '1004', duty: 'on duty', proposition: false, age: 30 })
  for (const [seat, person] of ['1001', '1002', '1003', '1004'].entries())
    room.does({ do: 'SeatPlayer', table: '1', seat: String(seat + 1), person })
  room.does({ do: 'SeatPlayer', table: '1', seat: '8' })
  room.moveTo('2026-03-02T14:10:00')
  const [one] = view().tables
  expect(view()).toMatchObject({
    due: '2026-03-02T14:00',
    next: '2026-03-02T18:00',
    given: 1,
    unkept: [{ table: '2', seats: 8 }],
    collect: { tickets: 1, from: '2026-03-02T14:30' },
  })
  expect(one!.asked.map(({ seat, asks }) => [seat, asks.map(({ clause }) => clause)])).toEqual([
    ['2', ['B3']],
    ['8', ['B3', 'B4']],
  ])
  expect(one!.denied.map(({ seats, reasons }) => [seats, reasons.map(({ clause }) => clause)])).toEqual([
    [['3', '4'], ['B4']],
  ])
  room.does({ do: 'GiveTicket', activity: BIG_SPIN, table: '1', seat: '2', answers: { B3: true } })
  room.does({ do: 'GiveTicket', activity: BIG_SPIN, table: '1', seat: '8', answers: { B3: true, B4: false } })
  expect(view()).toMatchObject({ given: 2, collect: { tickets: 2 } })
  expect(view().tables[0]).toMatchObject({ asked: [], denied: [{ seats: ['3', '4', '8'] }] })
})

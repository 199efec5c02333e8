import { expect, test } from 'vitest'
import { fill, openRoom } from '../../../tests/promotion.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { dueView } from './due.ts'

const BIG_SPIN = 'hawaiian-gardens/big-spin'
const OFFERING = `handOut: ['14:00', '18:00']
missed: another is drawn
drawings: [{ from: '20:00', to: '20:30', gives: prize }]
prizes: { drawing prize: $500 }
shown: ['times of tickets and drawings, and the prize', rules]
`

test('tickets of a posted instant: next time, how many have one, who is asked about and what', () => {
  const room = openRoom(BIG_SPIN, OFFERING, '2026-03-02T12:00:00')
  const seen = () => dueView(room.state, runningOf(room.state, BIG_SPIN)!, room.now().local)!
  fill(room, 1, 'holdem')
  expect(seen()).toMatchObject({ next: '2026-03-02T14:00', given: 0, denied: 0, waiting: 0, asked: [] })
  expect(seen()).not.toHaveProperty('due')
  room.does({ do: 'LeaveSeat', table: '1', seat: '1' })
  room.does({ do: 'SeatPlayer', table: '1', seat: '1' })
  room.does({ do: 'MarkAway', table: '1', seat: '2', why: 'meal' })
  room.moveTo('2026-03-02T14:00:00')
  // Ten seats: a stranger is asked about, one is at dinner, eight have theirs.
  expect(seen()).toMatchObject({ due: '2026-03-02T14:00', next: '2026-03-02T18:00', given: 8, denied: 1, waiting: 1 })
  const [stranger] = seen().asked
  expect(stranger).toMatchObject({ table: '1', seat: '1' })
  expect(stranger?.asks.map(({ clause }) => clause)).toEqual(['B3', 'B4'])
  expect(seen().asks).toEqual(stranger?.asks)
  room.does({ do: 'GiveTicket', activity: BIG_SPIN, table: '1', seat: '1', answers: { B3: true, B4: true } })
  expect(seen()).toMatchObject({ given: 9, waiting: 0, asked: [], otherwise: 0 })
})

test('told later that somebody sat there: one stands otherwise', () => {
  const room = openRoom(BIG_SPIN, OFFERING, '2026-03-02T12:00:00')
  fill(room, 1, 'holdem')
  room.does({ do: 'LeaveSeat', table: '1', seat: '4' })
  room.does({ do: 'EnrolPerson', person: '2001', duty: 'none', proposition: false, age: 40 })
  room.moveTo('2026-03-02T14:20:00')
  const at = Date.parse('2026-03-02T13:40:00Z')
  room.does({ do: 'ScanCards', scans: [{ person: '2001', table: '1', seat: '4', at }] })
  expect(dueView(room.state, runningOf(room.state, BIG_SPIN)!, room.now().local)?.otherwise).toBe(1)
})

test('a desk shows sixty seats at once and says how many wait', () => {
  const room = openRoom(BIG_SPIN, OFFERING, '2026-03-02T12:00:00')
  for (let table = 1; table <= 7; table += 1) {
    room.does({ do: 'SetTable', table: String(table), game: 'holdem', seats: 10, decks: 1, kind: 'live' })
    room.does({ do: 'OpenTable', table: String(table) })
    for (let seat = 1; seat <= 10; seat += 1) room.does({ do: 'SeatPlayer', table: String(table), seat: String(seat) })
  }
  room.moveTo('2026-03-02T14:00:00')
  const { waiting, asked } = dueView(room.state, runningOf(room.state, BIG_SPIN)!, room.now().local)!
  expect([waiting, asked.length]).toEqual([70, 60])
})

test('where no seat brings a ticket there is nothing to hand out', () => {
  const offering = `settings: { version: hands }
missed: another is drawn
drawings: [{ from: '19:00', to: '19:30' }]
prizes: { cash prize: $100 }
shown: ['times of distribution and drawings, rules and prizes', rules]
`
  const room = openRoom('hawaiian-gardens/cash-drawing', offering, '2026-03-02T12:00:00')
  expect(dueView(room.state, runningOf(room.state, 'hawaiian-gardens/cash-drawing')!, room.now().local)).toBeUndefined()
})

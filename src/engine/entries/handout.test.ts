/** Handing out in the engine itself: what a scenario cannot reach. */
import { describe, expect, test } from 'vitest'
import { fill, openRoom } from '../../../tests/promotion.ts'
import { canonical } from '../../journal/canonical.ts'
import { timersOf } from '../timers.ts'
import { ticketsOf } from './drum.ts'
import { countOf } from './spans.ts'

const BIG_SPIN = 'hawaiian-gardens/big-spin'
const OFFERING = `handOut: ['14:00', '18:00']
missed: another is drawn
drawings: [{ from: '20:00', to: '20:30', gives: prize }]
prizes: { drawing prize: $500 }
shown: ['times of tickets and drawings, and the prize', rules]
`
const room = () => openRoom(BIG_SPIN, OFFERING, '2026-03-02T12:00:00')

test('everybody in one event, numbers in a row, under 20 bytes each', () => {
  const full = room()
  fill(full, 60, 'holdem')
  const [given] = full.moveTo('2026-03-02T14:00:00')
  expect(given).toMatchObject({ type: 'EntriesGiven', first: 1, due: '2026-03-02T14:00' })
  expect(countOf(ticketsOf(full.state, BIG_SPIN))).toBe(600)
  expect(new Set(ticketsOf(full.state, BIG_SPIN).map(({ person }) => person)).size).toBe(600)
  expect(Buffer.byteLength(canonical(given!)) / 600).toBeLessThan(20)
})

describe('an instant that passed while nobody looked', () => {
  test('each posted time is handed out at its own time, to whoever had sat down by then', () => {
    const late = room()
    fill(late, 1, 'razz')
    const happened = late.moveTo('2026-03-03T15:00:00').filter(({ type }) => type === 'EntriesGiven')
    expect(happened.map((event) => 'due' in event && event.due)).toEqual([
      '2026-03-02T14:00',
      '2026-03-02T18:00',
      '2026-03-03T14:00',
    ])
    expect(late.state.ticketsSoFar).toBe(30)
  })

  test('the clock is set for the next time, and for the next day after the last', () => {
    const open = room()
    const due = () => timersOf(open.state).find(({ order }) => order.do === 'HandOut')?.due
    expect(due()).toEqual({ local: '2026-03-02T14:00' })
    open.moveTo('2026-03-02T14:00:00')
    expect(due()).toEqual({ local: '2026-03-02T18:00' })
    open.moveTo('2026-03-02T23:00:00')
    expect(due()).toEqual({ local: '2026-03-03T14:00' })
  })
})

describe('what is told later', () => {
  test('a card read before the time, told after it: no ticket yet, and the floor sees it', () => {
    const told = room()
    fill(told, 1, 'razz')
    told.does({ do: 'LeaveSeat', table: '1', seat: '4' })
    told.does({ do: 'EnrolPerson', person: '2001', duty: 'none', proposition: false, age: 40 })
    told.moveTo('2026-03-02T14:20:00')
    const at = Date.parse('2026-03-02T13:40:00Z')
    told.does({ do: 'ScanCards', scans: [{ person: '2001', table: '1', seat: '4', at }] })
    const now = told.state.handedOut.get(BIG_SPIN)!
    expect([...now.otherwise]).toEqual([['2001', { table: '1', seat: '4', person: '2001', was: 'seated' }]])
    told.does({ do: 'GiveTicket', activity: BIG_SPIN, table: '1', seat: '4' })
    expect(now.otherwise.size).toBe(0)
    expect(now.given.get('2001')).toBe(10)
  })

  test('a stay that was told wrong: the ticket stays, and the difference is shown', () => {
    const told = room()
    fill(told, 1, 'razz')
    told.moveTo('2026-03-02T14:10:00')
    told.does({ do: 'MarkAway', table: '1', seat: '2', why: 'chips' })
    told.does({ do: 'MarkBack', table: '1', seat: '2' })
    const was = { table: '1', seat: '2', person: '1002', since: Date.parse('2026-03-02T12:00:00Z') }
    const to = { since: Date.parse('2026-03-02T14:05:00Z') }
    told.does({ do: 'CorrectStay', stay: '1.0', was, to, reason: 'another person' })
    const now = told.state.handedOut.get(BIG_SPIN)!
    expect([...now.otherwise.values()]).toEqual([{ table: '1', seat: '2', person: '1002', was: 'not seated' }])
    expect(now.given.get('1002')).toBe(2)
    expect(told.state.ticketsSoFar).toBe(10)
  })

  test('a void ticket is none: its person may have another one of that time', () => {
    const told = room()
    fill(told, 1, 'razz')
    told.moveTo('2026-03-02T14:00:00')
    const again = { do: 'GiveTicket', activity: BIG_SPIN, table: '1', seat: '3' } as const
    expect(told.why(again)).toMatch(/has ticket T3 of 2026-03-02 14:00 already/)
    const tickets = [{ first: 3, last: 3 }]
    told.does({ do: 'VoidTickets', activity: BIG_SPIN, tickets, reason: 'torn', second: 'cage' })
    told.does(again)
    expect(ticketsOf(told.state, BIG_SPIN).find(({ person }) => person === '1003')).toMatchObject({ first: 11 })
    expect(told.state.handedOut.get(BIG_SPIN)!.given.get('1003')).toBe(11)
  })
})

import { describe, expect, test } from 'vitest'
import { join, onList, page, room, sit } from '../../../tests/podium.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Order, State } from '../mechanisms.ts'
import { breakPlan } from './breaking.ts'

const OPEN: Order = { do: 'OpenTable', table: '2' }
const BREAK: Order = { do: 'BreakTable', table: '2' }
const sitting = ({ seated }: State): string[] =>
  [...seated].flatMap(([table, seats]) => [...seats].map(([seat, { person }]) => `${table}/${seat} ${person ?? '?'}`))

test('players go to open seats in the order in which they came, the others to the top of their list in that order', () => {
  const { state, events } = room(
    OPEN,
    sit('1', '2', 'x'),
    join('w'),
    sit('2', '3', 'a'),
    1,
    sit('2', '1', 'b'),
    1,
    sit('2', '2', 'c'),
    join('v'),
    page('w', '1', '3'),
    BREAK,
  )
  expect(sitting(state)).toEqual(['1/2 x', '1/1 a'])
  expect(onList(state)).toEqual(['b', 'c', 'w', 'v'])
  expect(state.tables.get('2')?.openedAt).toBeUndefined()
  expect(events.slice(-6).map(({ type }) => type)).toEqual([
    'PlayerMoved',
    'PlayerLeft',
    'ListJoined',
    'PlayerLeft',
    'ListJoined',
    'TableClosed',
  ])
})

test('to the table that they feed first, then as the tables were posted', () => {
  const four: Order[] = [
    { do: 'SetTable', table: '4', game: 'holdem', limit: '$1-$3', seats: 1, decks: 1 },
    { do: 'OpenTable', table: '4' },
    OPEN,
    { do: 'SetFeeder', table: '2', to: '4' },
  ]
  const { state } = room(...four, sit('2', '3', 'a'), 1, sit('2', '1', 'b'), 1, sit('2', '2'), BREAK)
  expect(sitting(state).toSorted()).toEqual(['1/1 b', '1/2 ?', '4/1 a'])
})

test('a change of seats at the table is no later start', () => {
  const swap: Order = { do: 'MovePlayer', table: '2', seat: '1', to: { table: '2', seat: '3' } }
  const full = [sit('1', '1'), sit('1', '2')]
  const { state } = room(OPEN, ...full, sit('2', '1', 'a'), 1, sit('2', '2', 'b'), 1, swap, BREAK)
  expect(state.sits.get('a')).toEqual({ table: '1', seat: '3' })
  expect(onList(state)).toEqual(['b'])
})

test('whoever came from a broken table before stays before those of the next one; a lock is for newcomers', () => {
  const full = [sit('1', '1'), sit('1', '2'), sit('1', '3')]
  const { state } = room(
    OPEN,
    ...full,
    join('w'),
    { do: 'LockList', list: 'NL' },
    sit('2', '1', 'a'),
    BREAK,
    OPEN,
    sit('2', '1', 'b'),
    BREAK,
  )
  expect(onList(state)).toEqual(['a', 'b', 'w'])
})

test('the podium sees beforehand what it would do, and nothing is done by looking', () => {
  const { state } = room(OPEN, sit('1', '1'), sit('1', '2'), sit('2', '3', 'a'), 1, sit('2', '1', 'b'))
  const plan = breakPlan(state, '2')
  expect(plan).toEqual({
    moves: [{ from: { table: '2', seat: '3' }, to: { table: '1', seat: '3' }, person: 'a' }],
    waits: [{ from: { table: '2', seat: '1' }, person: 'b' }],
    list: 'NL',
  })
  expect(state.sits.get('a')).toEqual({ table: '2', seat: '3' })
  expect(isRefusal(plan)).toBe(false)
})

test('whoever was called elsewhere, and a late card told that they sat here, holds no second seat', () => {
  const late: Order = { do: 'ScanCards', scans: [{ person: 'a', table: '2', seat: '1', at: room(1).now }] }
  const called = [1, OPEN, 1, join('a'), 1, late, page('a', '1', '3')] as const
  const moved = room(...called, BREAK).state
  expect(moved.sits.get('a')).toEqual({ table: '1', seat: '1' })
  expect(onList(moved)).toEqual([])
  expect(moved.reserved.get('1')?.size).toBe(0)
  const waits = room(...called, sit('1', '1'), sit('1', '2'), BREAK).state
  expect(onList(waits)).toEqual(['a'])
  expect(waits.reserved.get('1')?.size).toBe(0)
})

test('nobody is there: the table closes', () => {
  const { state, last } = room(OPEN, BREAK)
  expect(last).toBe('done')
  expect(state.tables.get('2')?.openedAt).toBeUndefined()
})

describe('all or nothing', () => {
  const full = [sit('1', '1'), sit('1', '2'), sit('1', '3')]
  test.each<[string, Order[], string]>([
    ['a stranger without a seat', [...full, sit('2', '1'), BREAK], 'whom nobody knows by number; name them first'],
    [
      'no list for those left',
      [...full, sit('2', '1', 'a'), { do: 'CloseList', list: 'NL' }, BREAK],
      'one player of table 2 would have no seat; open a list for holdem $1-$3 first',
    ],
    ['a closed one', [{ do: 'BreakTable', table: '3' }], 'table 3 is not open'],
    ['none such', [{ do: 'BreakTable', table: '9' }], 'there is no table 9'],
    [
      'a round that is not over',
      [sit('2', '1', 'a'), { do: 'StartRound', table: '2', bets: [{ seat: '1', wagered: true, fees: [] }] }, BREAK],
      'round 1 at table 2 has not ended',
    ],
  ])('%s', (_, orders, answer) => {
    const { state, last } = room(OPEN, ...orders)
    expect(last).toContain(answer)
    expect(state.tables.get('2')?.openedAt).toBeDefined()
    expect(state.seated.get('2')?.size ?? 0).toBe(
      orders.filter((one) => 'table' in one && one.table === '2' && one.do === 'SeatPlayer').length,
    )
  })
})

import { expect, test } from 'vitest'
import { isRefusal } from '../../base/refusal.ts'
import { sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { initialState, type Order, type State } from '../mechanisms.ts'

function room(...orders: readonly Order[]): { state: State; last: string } {
  let state = initialState()
  let last = ''
  const given: Order[] = [
    { do: 'SetTable', table: '1', game: 'holdem', seats: 9, decks: 1 },
    { do: 'SetTable', table: '2', game: 'holdem', seats: 9, decks: 1 },
    { do: 'OpenTable', table: '1' },
    ...orders,
  ]
  for (const order of given) {
    const decision = decide(state, { ...order, key: 'k', at: { at: 1_000, local: '2026-03-02T19:30:00' }, by: '11' })
    last = isRefusal(decision) ? sentence(decision) : 'done'
    if (!isRefusal(decision)) for (const event of decision) state = evolve(state, event)
  }
  return { state, last }
}
const sit = (seat: string, person?: string, table = '1'): Order => ({
  do: 'SeatPlayer',
  table,
  seat,
  ...(person === undefined ? {} : { person }),
})

test('a person sits down, and so does a stranger', () => {
  const { state, last } = room(sit('3', '1204'), sit('4'))
  expect(last).toBe('done')
  expect(state.sits.get('1204')).toEqual({ table: '1', seat: '3' })
  expect(state.seated.get('1')?.get('4')).toEqual({ since: 1_000, last: 1_000, session: 2 })
})

test.each([
  ['the last seat', [sit('9')], 'done'],
  ['one behind it', [sit('10')], 'table 1 has seats 1 to 9'],
  ['a seat that is taken', [sit('3'), sit('3', '1204')], 'somebody sits at table 1 seat 3'],
  ['a person twice', [sit('3', '1204'), sit('5', '1204')], 'person 1204 sits at table 1 seat 3'],
  ['a closed table', [sit('1', '7', '2')], 'table 2 is not open'],
  ['a table that is not there', [sit('1', '7', '3')], 'there is no table 3'],
])('%s', (_, orders, answer) => {
  expect(room(...orders).last).toContain(answer)
})

/** Orders at their times, in seconds. */
function told(...orders: readonly (readonly [at: number, order: Order])[]): string {
  let { state } = room()
  let last = ''
  for (const [at, order] of orders) {
    const moment = { at: 1_000 + at * 1_000, local: '2026-03-02T19:30:00' }
    const decision = decide(state, { ...order, key: 'k', at: moment, by: '11' })
    last = isRefusal(decision) ? sentence(decision) : JSON.stringify(decision)
    if (!isRefusal(decision)) for (const event of decision) state = evolve(state, event)
  }
  return last
}
const NAMED: Order = { do: 'NamePlayer', table: '1', seat: '5', person: '1204' }
const CARD: Order = { do: 'ScanCards', scans: [{ person: '1204', table: '1', seat: '5', at: 61_000 }] }

test.each([
  ['left before the stranger sat down', 19, 'PlayerNamed', '"is":"named"'],
  ['left when the stranger sat down', 20, 'PlayerNamed', '"is":"named"'],
  ['left later', 21, 'sat elsewhere while the player of table 1 seat 5 was here already', '"is":"elsewhere"'],
])('a stranger is no person who %s', (_, leaves, named, read) => {
  const before = [
    [0, sit('3', '1204')],
    [leaves, { do: 'LeaveSeat', table: '1', seat: '3' }],
  ] as [number, Order][]
  const all = [...before, [20, sit('5')] as [number, Order]].sort(([a], [b]) => a - b)
  expect(told(...all, [60, NAMED])).toContain(named)
  expect(told(...all, [60, CARD])).toContain(read)
})

test('a table that closes has nobody left', () => {
  const { state } = room(sit('3', '1204'), { do: 'CloseTable', table: '1' })
  expect(state.sits.get('1204')).toBeUndefined()
})

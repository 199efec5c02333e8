import { expect, test } from 'vitest'
import { MINUTE } from '../base/moment.ts'
import { isRefusal } from '../base/refusal.ts'
import { decide } from '../engine/decide.ts'
import { evolve } from '../engine/evolve.ts'
import { initialState, type Order, type State } from '../engine/mechanisms.ts'
import { rotationView } from './rotation.ts'

function room(): State {
  let state = initialState()
  const orders: Order[] = [
    ...['1', '2', '3', '4', '5'].flatMap((table): Order[] => [
      { do: 'SetTable', table, game: 'holdem', seats: 9, decks: 1 },
      ...(table === '5' ? [] : [{ do: 'OpenTable', table } as const]),
    ]),
    ...['kim', 'lee', 'ana', 'max'].flatMap((person): Order[] => [
      { do: 'EnrolStaff', person, roles: ['dealer'], second: '13' },
      { do: 'JoinLineUp', dealer: person },
    ]),
    { do: 'SetPace', pushMinutes: 30, breakAfterMinutes: 90, breakMinutes: 15 },
    { do: 'SetString', string: 'A', tables: ['1', '2'] },
    { do: 'PushDealer', table: '1', dealer: 'kim' },
    { do: 'PushDealer', table: '2', dealer: 'lee' },
    { do: 'PushDealer', table: '3', dealer: 'ana' },
  ]
  for (const order of orders) {
    const decision = decide(state, { ...order, key: 'k', at: { at: 0, local: '2026-03-02T19:30:00' }, by: '11' })
    if (isRefusal(decision)) throw new Error(JSON.stringify(decision))
    for (const event of decision) state = evolve(state, event)
  }
  return state
}

test('who was pushed is compared with who is signed in at the tablet', () => {
  const { tables } = rotationView(room(), 10 * MINUTE, [
    { table: '1', person: 'kim' },
    { table: '2', person: 'zoe' },
    { table: '4', person: 'zoe' },
    { table: '9', person: 'zoe' },
  ])
  expect(tables.map(({ table, dealer, tablet, compared }) => [table, dealer?.dealer, tablet, compared])).toEqual([
    ['1', 'kim', 'kim', 'same'],
    ['2', 'lee', 'zoe', 'differs'],
    ['3', 'ana', undefined, 'nobody signed in'],
    ['4', undefined, 'zoe', 'nobody pushed'],
  ])
})

test('each table says since when, when its push is due, and in which string it is', () => {
  const { tables, strings, pace, breaks, suggested, lineUp } = rotationView(room(), 10 * MINUTE, [])
  expect(tables[0]).toEqual({
    table: '1',
    game: 'holdem',
    string: 'A',
    dealer: { dealer: 'kim', since: 0, push: 1, isUndoable: true },
    due: 30 * MINUTE,
    compared: 'nobody signed in',
  })
  expect(tables[3]).toEqual({ table: '4', game: 'holdem' })
  expect(strings).toEqual([{ string: 'A', tables: ['1', '2'], due: 30 * MINUTE }])
  expect(pace?.breakMinutes).toBe(15)
  expect(breaks).toEqual(['kim', 'lee', 'ana', 'max'])
  expect(lineUp[3]).toEqual({
    dealer: 'max',
    where: { is: 'free', since: 0 },
    joined: 0,
    worked: 0,
    breakDue: 90 * MINUTE,
  })
  expect(suggested[0]).toMatchObject({ table: '4', dealer: 'max', why: [{ says: 'the table has no dealer' }, {}] })
})

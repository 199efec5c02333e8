import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../base/moment.ts'
import { isRefusal } from '../../base/refusal.ts'
import { english, sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { type Event, initialState, type Order, type State } from '../mechanisms.ts'
import { dealerAt } from './dealer.ts'
import { breaksDue, suggestedPushes } from './suggestion.ts'

const at = (minute: number) => minute * MINUTE

/** Orders with their minutes; five dealers on duty since minute 0, tables 1 to 4 open, the last of them Omaha. */
function room(...orders: readonly (readonly [minute: number, order: Order])[]) {
  let state: State = initialState()
  const answers: string[] = []
  const events: Event[] = []
  const given: (readonly [number, Order])[] = [
    ...['1', '2', '3', '4'].flatMap((table): (readonly [number, Order])[] => [
      [0, { do: 'SetTable', table, game: table === '4' ? 'omaha' : 'holdem', seats: 9, decks: 1 }],
      [0, { do: 'OpenTable', table }],
    ]),
    ...['a', 'b', 'c', 'd', 'e'].flatMap((person): (readonly [number, Order])[] => [
      [0, { do: 'EnrolStaff', person, roles: ['dealer'], second: '13' }],
      [0, { do: 'JoinLineUp', dealer: person }],
    ]),
    ...orders,
  ]
  for (const [minute, order] of given) {
    const decision = decide(state, {
      ...order,
      key: 'k',
      at: { at: at(minute), local: '2026-03-02T19:30:00' },
      by: '11',
    })
    answers.push(isRefusal(decision) ? sentence(decision) : 'done')
    if (isRefusal(decision)) continue
    events.push(...decision)
    for (const event of decision) state = evolve(state, event)
  }
  return { state, events, answers: answers.slice(-orders.length), last: answers.at(-1) }
}

const push = (table: string, dealer: string): Order => ({ do: 'PushDealer', table, dealer })
const PACE: Order = { do: 'SetPace', pushMinutes: 30, breakAfterMinutes: 60, breakMinutes: 15 }
const string = (...tables: string[]): Order => ({ do: 'SetString', string: 'A', tables })
const PUSH_A: Order = { do: 'PushString', string: 'A' }

describe('who dealt', () => {
  const { state } = room([10, push('1', 'a')], [40, push('1', 'b')], [70, { do: 'TakeBreak', dealer: 'b' }])
  test.each([
    ['before anybody', 9, undefined],
    ['the first, who is two pushes back', 39, undefined],
    ['the instant of the push', 40, 'b'],
    ['until the table was left', 69, 'b'],
    ['after that nobody', 70, undefined],
  ])('%s', (_, minute, dealer) => {
    expect(dealerAt(state, '1', at(minute))).toBe(dealer)
  })
  test('a table that nobody was pushed to', () => expect(dealerAt(state, '2', at(40))).toBeUndefined())
  test('at the close of a table its dealer is free', () => {
    const closed = room([10, push('1', 'a')], [50, { do: 'CloseTable', table: '1' }]).state
    expect(closed.lineUp.get('a')?.where).toEqual({ is: 'free', since: at(50) })
    expect(dealerAt(closed, '1', at(49))).toBe('a')
    expect(dealerAt(closed, '1', at(50))).toBeUndefined()
  })
})

describe('a string', () => {
  test('everybody goes one on, the last one rests, closed tables are passed by', () => {
    const { state, last } = room(
      [0, PACE],
      [0, string('1', '2', '3')],
      [0, push('1', 'a')],
      [0, push('3', 'c')],
      [1, { do: 'CloseTable', table: '2' }],
      [30, PUSH_A],
    )
    expect(last).toBe('done')
    expect([...state.dealing].toSorted()).toEqual([
      ['1', 'b'],
      ['3', 'a'],
    ])
    expect(state.lineUp.get('c')?.where).toEqual({ is: 'break', since: at(30), until: at(45) })
  })
  test('behind a table without a dealer another one comes in from outside', () => {
    const { state } = room([0, string('1', '2', '3')], [0, push('1', 'a')], [0, push('3', 'c')], [30, PUSH_A])
    expect(Object.fromEntries(state.dealing)).toEqual({ 1: 'b', 2: 'a', 3: 'd' })
    expect(state.lineUp.get('c')?.where).toEqual({ is: 'break', since: at(30) })
  })
  test('one who is not down for the game of the next table stops all of it', () => {
    const { state, last } = room(
      [0, string('1', '4')],
      [1, { do: 'LeaveLineUp', dealer: 'a' }],
      [2, { do: 'JoinLineUp', dealer: 'a', games: ['holdem'] }],
      [3, push('1', 'a')],
      [3, push('4', 'b')],
      [30, PUSH_A],
    )
    expect(last).toContain('dealer a is not down for omaha, the game of table 4')
    expect(Object.fromEntries(state.dealing)).toEqual({ 1: 'a', 4: 'b' })
  })
  test('who left the house goes on to no table', () => {
    const { last } = room(
      [0, string('1', '2')],
      [0, push('1', 'a')],
      [0, push('2', 'b')],
      [9, { do: 'DisableStaff', person: 'a' }],
      [30, PUSH_A],
    )
    expect(last).toContain('person a does not work here')
  })
  test('games stay known from one night to the next, until all are said', () => {
    const off: Order = { do: 'LeaveLineUp', dealer: 'a' }
    const { answers } = room(
      [1, off],
      [2, { do: 'JoinLineUp', dealer: 'a', games: ['holdem'] }],
      [3, off],
      [4, { do: 'JoinLineUp', dealer: 'a' }],
      [5, push('4', 'a')],
      [6, off],
      [7, { do: 'JoinLineUp', dealer: 'a', games: [] }],
      [8, push('4', 'a')],
    )
    expect(answers[4]).toContain('not down for omaha')
    expect(answers.at(-1)).toBe('done')
  })
})

describe('undone', () => {
  test('everybody is where they were, since when they were there', () => {
    const before = [
      [0, PACE],
      [0, string('1', '2')],
      [0, push('1', 'a')],
      [5, push('2', 'b')],
    ] as const
    const whole = room(...before).state
    const { state } = room(...before, [30, PUSH_A], [31, { do: 'UndoPush', push: 3, reason: 'too early' }])
    expect(state.lineUp).toEqual(whole.lineUp)
    expect([...state.dealing].toSorted()).toEqual([...whole.dealing].toSorted())
    expect(state.dealtBefore).toEqual(whole.dealtBefore)
  })
  test('what was later holds as before: a paper of the time between is taken', () => {
    const { last } = room(
      [0, push('1', 'a')],
      [30, push('1', 'b')],
      [31, { do: 'UndoPush', push: 2, reason: 'it was table 2' }],
      [20, push('1', 'c')],
    )
    expect(last).toBe('done')
  })
  test('not after one of its dealers did something else, nor after the day was closed', () => {
    const { last } = room(
      [0, push('1', 'a')],
      [9, { do: 'TakeBreak', dealer: 'a' }],
      [9, { do: 'UndoPush', push: 1, reason: 'x' }],
    )
    expect(last).toContain('push 1 cannot be undone')
  })
})

describe('suggested', () => {
  const told = (state: State, minute: number) =>
    suggestedPushes(state, at(minute)).map(
      ({ table, dealer = 'nobody', next, why }) =>
        `${table} ${dealer}${next === undefined ? '' : ` (${next.is})`}: ${why.map(english).join(', ')}`,
    )
  test('nothing where nobody keeps the rotation', () => {
    expect(suggestedPushes(initialState(), 0)).toEqual([])
  })
  test('tables without a dealer first, then an overdue break, then the string', () => {
    const { state } = room(
      [0, PACE],
      [0, string('1', '2')],
      [0, push('1', 'a')],
      [40, push('2', 'b')],
      [40, push('3', 'c')],
      [50, { do: 'TakeBreak', dealer: 'd' }],
    )
    expect(told(state, 61)).toEqual([
      '4 e: the table has no dealer, has been free for 61 minutes, longer than others',
      '1 nobody: dealer a has worked 61 minutes without a break, no dealer is ready to come to table 1; the break of dealer d is over in 4 minutes',
      '2 nobody: dealer b has worked 61 minutes without a break, no dealer is ready to come to table 2; the break of dealer d is over in 4 minutes',
      '3 nobody: dealer c has worked 61 minutes without a break, no dealer is ready to come to table 3; the break of dealer d is over in 4 minutes',
      '1 nobody: the push has been due for 31 minutes, no dealer is ready to come to table 1; the break of dealer d is over in 4 minutes',
    ])
  })
  test('the string as it would be pushed, by when it is due', () => {
    const { state } = room(
      [0, PACE],
      [0, string('1', '2')],
      [1, push('1', 'a')],
      [1, push('2', 'b')],
      [2, push('3', 'c')],
      [2, push('4', 'd')],
    )
    expect(told(state, 11)).toEqual([
      '1 e (table): the push is due in 20 minutes, has been free for 11 minutes, longer than others',
      '2 a (break): the push is due in 20 minutes, comes from table 1',
      '3 nobody: the push is due in 21 minutes, no dealer is ready to come to table 3',
      '4 nobody: the push is due in 21 minutes, no dealer is ready to come to table 4',
    ])
  })
  test('who has worked longest without a break comes first', () => {
    const { state } = room(
      [0, PACE],
      [1, { do: 'LeaveLineUp', dealer: 'a' }],
      [5, { do: 'JoinLineUp', dealer: 'a' }],
      [10, { do: 'TakeBreak', dealer: 'b' }],
      [25, push('1', 'b')],
    )
    expect(breaksDue(state).map(({ dealer, due, table }) => [dealer, due, table])).toEqual([
      ['c', at(60), undefined],
      ['d', at(60), undefined],
      ['e', at(60), undefined],
      ['a', at(65), undefined],
      ['b', at(85), '1'],
    ])
  })
})

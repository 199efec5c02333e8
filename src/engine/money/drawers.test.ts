import { beforeEach, expect, test } from 'vitest'
import { dollars } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { balance, coverOf } from '../../ledger/balances.ts'
import { sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { type Command, initialState, type Order, type State } from '../mechanisms.ts'
import { postWire } from '../posts.ts'
import { CAGE, inDrawer } from './drawers.ts'

let state: State
beforeEach(() => {
  state = initialState()
})
function give(order: Order, by = 'chen'): string {
  const decision = decide(state, { ...order, by, key: 'k', at: { at: 2, local: '2026-03-02T19:01:00' } } as Command)
  if (isRefusal(decision)) return sentence(decision)
  for (const event of decision) state = evolve(state, event)
  expect(coverOf(state.balances).filter(({ held, owing }) => held !== owing)).toEqual([])
  return 'done'
}
const open = (amount: number): Order => ({ do: 'OpenDrawer', drawer: '1', counted: dollars(amount) })
const close = (amount: number): Order => ({ do: 'CloseDrawer', drawer: '1', counted: dollars(amount) })

test.each([
  ['a dollar short', 99, -1],
  ['to the dollar', 100, 0],
  ['a dollar over', 101, 1],
])('a count %s leaves the drawer empty and the difference named', (_, counted, difference) => {
  give(open(100))
  expect(inDrawer(state.balances, '1')).toBe(dollars(100))
  expect(give(close(counted))).toBe('done')
  expect(inDrawer(state.balances, '1')).toBe(0n)
  expect(balance(state.balances, CAGE, 'variance:1')).toBe(dollars(difference))
  expect(state.drawers.get('1')?.last).toMatchObject({ variance: dollars(difference), by: 'chen' })
})

test.each([
  ['short, the rest of the float is still owed', 99, 1, 0],
  ['over, it is kept apart and the float is back', 101, 0, 1],
])('a dollar %s', (_, counted, float, apart) => {
  give(open(100))
  give(close(counted))
  expect(balance(state.balances, CAGE, 'due:float')).toBe(dollars(float))
  expect(balance(state.balances, CAGE, 'bank', 'custody')).toBe(dollars(apart))
})

test('differences of several shifts add up', () => {
  for (const counted of [99, 103]) {
    give(open(100))
    give(close(counted))
  }
  expect(balance(state.balances, CAGE, 'variance:1')).toBe(dollars(2))
})

test('a count of nothing is a count', () => {
  expect(give(open(0))).toBe('done')
  expect(give(close(0))).toBe('done')
})

test('an absent cashier takes two others', () => {
  give(open(100))
  expect(give(close(100), 'ines')).toContain('takes two others to close it')
  expect(give({ ...close(100), second: 'ines' } as Order, 'ines')).toContain('takes two others to close it')
  expect(give({ ...close(100), second: 'mei' } as Order, 'ines')).toBe('done')
})

test.each([
  ['to the dollar', 120, 0],
  ['a dollar short', 119, 1],
])(
  'what was taken in for an activity goes to its own money, and the house has its float back: %s',
  (_, counted, float) => {
    give(open(100))
    postWire(state.balances, {
      'bay-101/blazing-7s': [
        ['c', 'patron', 'drawer:1', '2000', 'T1'],
        ['e', 'patrons', 'pool:main', '2000', 'T1'],
      ],
    })
    expect(give(close(counted))).toBe('done')
    expect(inDrawer(state.balances, '1')).toBe(0n)
    expect(balance(state.balances, 'bay-101/blazing-7s', 'bank', 'custody')).toBe(dollars(20))
    expect(balance(state.balances, CAGE, 'due:float')).toBe(dollars(float))
  },
)

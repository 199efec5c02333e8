import { expect, test } from 'vitest'
import { type Cents, dollars } from '../../base/money.ts'
import { draftOf } from '../../ledger/draft.ts'
import type { EntitlementName } from '../../ledger/name.ts'
import { initialState } from '../mechanisms.ts'
import { postWire } from '../posts.ts'
import { noteAdvances, outstanding, outstandingFor } from './advances.ts'

const FUND = 'house/fund'

test('activities stand in the order of their oldest open advance, and leave when they are repaid', () => {
  const state = initialState()
  const post = (from: EntitlementName, to: EntitlementName, amount: Cents = dollars(1)) => {
    const posts = { [FUND]: [['e', from, to, amount.toString(), 'F1'] as const] }
    postWire(state.balances, posts)
    noteAdvances(state, posts)
    return [...(state.owing.get(FUND) ?? [])]
  }
  expect(post('promised:house/a', 'claim:C1')).toEqual(['house/a'])
  expect(post('promised', 'claim:C2', dollars(2))).toEqual(['house/a', FUND])
  expect(post('promised:house/a', 'claim:C3')).toEqual(['house/a', FUND])
  // A gift is owed to nobody, and a deposit only changes a promise into money.
  expect(post('promised:gift:house/b', 'claim:C4')).toEqual(['house/a', FUND])
  expect(post('advanced:house/a', 'promised:house/a', dollars(2))).toEqual(['house/a', FUND])
  expect(outstandingFor(draftOf(state.balances, FUND), 'house/a')).toBe(dollars(2))
  expect(outstanding(state.balances, FUND)).toBe(dollars(4))
  expect(post('reserve', 'due:advance:house/a', dollars(2))).toEqual([FUND])
  expect(post('promised:house/a', 'claim:C5')).toEqual([FUND, 'house/a'])
  expect(post('reserve', 'promised', dollars(2))).toEqual(['house/a'])
  expect(post('reserve', 'promised:house/a')).toEqual([])
  expect(state.owing.size).toBe(0)
})

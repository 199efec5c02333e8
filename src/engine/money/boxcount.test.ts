import { expect, test } from 'vitest'
import { cents } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import { sentence } from '../../words/sentence.ts'
import { initialState } from '../mechanisms.ts'
import { decideCount } from './boxcount.ts'

test('a box cannot hold less than nothing', () => {
  const decision = decideCount(initialState(), {
    do: 'CountBox',
    box: 'B1',
    table: '1',
    shift: 'day',
    counted: { 'bay-101/blazing-7s': cents(-100n) },
    counters: ['41', '42'],
    key: '',
    by: '41',
    at: { at: 0, local: '2026-03-03T20:00:00', day: '2026-03-03' },
  } as Parameters<typeof decideCount>[1])
  if (!isRefusal(decision)) throw new Error('it was taken')
  expect(sentence(decision)).toContain('-$1.00 for bay-101/blazing-7s is not a count')
})

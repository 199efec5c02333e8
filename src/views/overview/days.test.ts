import { expect, test } from 'vitest'
import { cents } from '../../base/money.ts'
import { allSteps } from '../../base/steps.ts'
import { NOTHING } from '../../engine/money/cover.ts'
import { dayFigures, type SumRow } from './days.ts'

const DAYS = ['2026-03-10', '2026-03-11']
const row = (day: string, book: 'c' | 'e', what: string, from: string, to: string, amount: number): SumRow => ({
  ...{ day, activity: 'a', book, what, from, to, amount, moves: 1 },
})

test('the drop is what counts brought to the bank, less what a correction put back', () => {
  const rows = [
    row('2026-03-10', 'c', 'BoxCounted', 'box', 'bank', 900),
    row('2026-03-11', 'c', 'BoxCounted', 'box', 'bank', 500),
    row('2026-03-11', 'c', 'BoxCounted', 'bank', 'box', 120),
    // Money that nobody counted is none of it.
    row('2026-03-11', 'c', 'MoneyMoved', 'box', 'bank', 77),
  ]
  expect(allSteps(dayFigures(DAYS, rows, new Map())).map(({ drop }) => drop)).toEqual(['900', '380'])
})

test('what one activity has to spare covers nothing of another, day by day', () => {
  const funds = new Map([
    // 1,000 on the sign and 400 in the bank: 600 short. Of the other one 300 are over.
    ['a', { ...NOTHING, posted: cents(1_000), bank: cents(400) }],
    ['b', { ...NOTHING, posted: cents(100), bank: cents(400) }],
  ])
  // Today the house put 250 of it in.
  const rows = [row('2026-03-11', 'c', 'MoneyMoved', 'house', 'bank', 250)]
  const told = allSteps(dayFigures(DAYS, rows, funds))
  expect(told.map(({ short, held, signs }) => [short, held, signs])).toEqual([
    ['850', '550', '1100'],
    ['600', '800', '1100'],
  ])
})

import { expect, test } from 'vitest'
import { fundLines } from './fundlines.ts'

const DAYS = ['2026-03-09', '2026-03-10', '2026-03-11']
const row = (day: string, from: string, to: string, amount: number, book: 'c' | 'e' = 'e') => ({
  day,
  activity: 'bay-101/blazing-7s',
  book,
  from,
  to,
  amount,
})

test('what a fund owed when each day ended, reckoned backwards from now', () => {
  const rows = [
    // A fee, and the money of it; what only changes its owner inside; a prize that is paid.
    row('2026-03-10', 'patrons', 'pool:main', 100),
    row('2026-03-10', 'patrons', 'box', 100, 'c'),
    row('2026-03-11', 'pool:main', 'pending', 900),
    row('2026-03-11', 'pending', 'claim', 900),
    row('2026-03-11', 'claim', 'patrons', 900),
  ]
  expect(fundLines(DAYS, rows, new Map([['bay-101/blazing-7s', 200]]))).toEqual({
    days: DAYS,
    funds: [{ activity: 'bay-101/blazing-7s', owed: ['1000', '1100', '200'] }],
  })
})

test('a fund that nothing moved stands still', () => {
  expect(fundLines(DAYS, [], new Map([['a', 7]])).funds[0]?.owed).toEqual(['7', '7', '7'])
})

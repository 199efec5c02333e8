import { expect, test } from 'vitest'
import { cents } from '../base/money.ts'
import { openAdvances } from './advance.ts'

const move = (seq: number, change: number) => ({
  seq,
  local: `2026-03-0${seq}T10:00:00`,
  clause: 'F8',
  what: 'HitDeclared',
  change: cents(change),
})

test('the oldest advance is struck off first, and a part of the next', () => {
  const open = openAdvances([move(1, 100), move(2, 50), move(3, -120), move(4, 10)])
  expect(open.map(({ seq, amount, left }) => [seq, amount, left])).toEqual([
    [2, 50n, 30n],
    [4, 10n, 10n],
  ])
})

test('everything repaid leaves nothing open', () => {
  expect(openAdvances([move(1, 100), move(2, -100)])).toEqual([])
})

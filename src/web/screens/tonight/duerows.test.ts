import { expect, test } from 'vitest'
import type { DueItem } from '../../../views/tonight/due.ts'
import { areClaims, dueRows, linkOf } from './duerows.ts'

const AT = '2026-03-10T21:00'
const claim = (what: string, kind: 'expires' | 'id' = 'expires'): DueItem => ({
  kind,
  at: AT,
  what,
  to: `/cage/${what}`,
})
const drawing: DueItem = { kind: 'drawing', at: AT, what: 'Big Spin', to: '/games' }
const told = (items: readonly DueItem[]) =>
  dueRows(items).map((row) => `${row.count} ${areClaims(row) ? 'claims' : row.one.what} ${linkOf(row)}`)

test('claims that run out together are so many claims, and lead to the cage; one leads to its own page', () => {
  expect(told([claim('C4'), claim('C5')])).toEqual(['2 claims /cage'])
  expect(told([claim('C4'), claim('C5', 'id')])).toEqual(['1 C4 /cage/C4', '1 C5 /cage/C5'])
})

test('several of anything else are called by their own name', () => {
  expect(told([drawing, drawing, claim('C4')])).toEqual(['2 Big Spin /games', '1 C4 /cage/C4'])
  expect(told([drawing, { ...drawing, what: 'Car Drawing' }])).toEqual(['1 Big Spin /games', '1 Car Drawing /games'])
  expect(told([drawing, { ...drawing, at: '2026-03-10T22:00' }])).toHaveLength(2)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOf } from './schedule.ts'

const keys = (sort: string, count: number) => Array.from({ length: count }, (_, n) => `${sort} ${n + 1}`)
const none: ReadonlySet<string> = new Set()

test('a few pages come one after the other, and grids between them', () => {
  expect(minutesOf({ singles: keys('page', 3), soon: none, grids: ['grid 1'] }, 12)).toEqual([
    ['page 1', 'grid 1', 'page 2', 'page 3'],
  ])
  expect(minutesOf({ singles: [], soon: none, grids: [] }, 12)).toEqual([])
})

test('with many pages every minute has the grids and what is about to happen; the others take turns by size', () => {
  const minutes = minutesOf({ singles: keys('page', 7), soon: new Set(['page 1']), grids: keys('grid', 2) }, 12)
  expect(minutes).toEqual([
    ['page 1', 'grid 1', 'page 2', 'grid 2', 'page 3'],
    ['page 1', 'grid 1', 'page 4', 'grid 2', 'page 5'],
    ['page 1', 'grid 1', 'page 6', 'grid 2', 'page 7'],
  ])
})

test('no meter and nothing that is about to happen waits over a minute, and every page has its turn', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(3), fc.nat(2), (many, grids, near) => {
      const singles = keys('page', many)
      const soon = new Set(singles.slice(0, Math.min(near, Math.max(0, 4 - grids))))
      const minutes = minutesOf({ singles, soon, grids: keys('grid', grids) }, 12)
      for (const minute of minutes) {
        expect(minute.length).toBeLessThanOrEqual(5)
        expect(minute).toEqual(expect.arrayContaining([...keys('grid', grids), ...soon]))
      }
      expect(new Set(minutes.flat())).toEqual(new Set([...singles, ...keys('grid', grids)]))
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOf, standsOf } from './schedule.ts'

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
    fc.property(fc.nat(60), fc.nat(5), fc.nat(6), fc.integer({ min: 12, max: 60 }), (many, grids, near, wanted) => {
      const singles = keys('page', many)
      const soon = new Set(singles.slice(0, near))
      const seconds = standsOf(grids, wanted)
      const minutes = minutesOf({ singles, soon, grids: keys('grid', grids) }, seconds)
      const places = Math.floor(60 / seconds) - grids
      for (const minute of minutes) {
        expect(minute.length * seconds).toBeLessThanOrEqual(60)
        // One place is for the pages that take turns.
        expect(minute).toEqual(expect.arrayContaining([...keys('grid', grids), ...[...soon].slice(0, places - 1)]))
      }
      expect(new Set(minutes.flat())).toEqual(new Set([...singles, ...keys('grid', grids)]))
    }),
  )
})

test('a page stands as long as its screen wants, and shorter where a minute has no room for all grids and one more', () => {
  expect([standsOf(0, 60), standsOf(3, 12), standsOf(1, 30), standsOf(2, 30), standsOf(5, 12)]).toEqual([
    60, 12, 30, 20, 10,
  ])
})

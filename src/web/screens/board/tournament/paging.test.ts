import { expect, test } from 'vitest'
import { lettersOf, onPage, PRIZE_LINES, pagesOf, shapeOf, sharedNames } from './paging.ts'

const rows = (count: number) => Array.from({ length: count }, (_, nth) => nth)

test.each([
  [0, 1, 0],
  [96, 2, 0],
  [97, 2, 1],
  [450, 7, 1],
  [451, 4, 2],
  [990, 8, 2],
])('%i seats: %i pages, and nobody is left out', (seats, pages, close) => {
  const shape = shapeOf(seats)
  expect([pagesOf(seats, shape.aPage), shape.close]).toEqual([pages, close])
  expect(rows(pages).flatMap((page) => onPage(rows(seats), shape.aPage, page))).toEqual(rows(seats))
})

test('prizes turn sooner on a tall screen', () => {
  expect([9, 10, 12, 13].map((prizes) => pagesOf(prizes, PRIZE_LINES.wide))).toEqual([1, 2, 2, 2])
  expect([6, 7, 12, 13].map((prizes) => pagesOf(prizes, PRIZE_LINES.tall))).toEqual([1, 2, 2, 3])
  expect(onPage(rows(13), PRIZE_LINES.tall, 2)).toEqual([12])
})

test('a page says with which letters it begins and ends; two of one name are known', () => {
  const named = ['aaron G.', 'Bianca A.', 'Bianca A.', 'Dmitri B.'].map((name) => ({ name }))
  expect([lettersOf(named), lettersOf(named.slice(1, 3)), lettersOf([])]).toEqual(['A–D', 'B', ''])
  expect([...sharedNames(named)]).toEqual(['Bianca A.'])
})

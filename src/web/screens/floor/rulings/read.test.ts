import { expect, test } from 'vitest'
import { listIn, numberIn, putInOf, ranksOf, unreadIn } from './read.ts'

test('seats with chips, and a fold', () => {
  expect(putInOf('1 500, 2 300,3 500 f').told).toEqual([
    { seat: 1, chips: 500 },
    { seat: 2, chips: 300 },
    { seat: 3, chips: 500, folded: true },
  ])
})

test('what is half typed is left out and told, and so is a seat that comes twice', () => {
  expect(putInOf('1 500, 2, 0 50, x 5, 1 700')).toEqual({
    told: [{ seat: 1, chips: 500 }],
    unread: ['2', '0 50', 'x 5', '1 700'],
  })
})

test('thousands as they are written: never the first digit alone', () => {
  expect(putInOf('1 1,500, 2 12,300f,3 500').told.map(({ chips }) => chips)).toEqual([1_500, 12_300, 500])
  expect(['1,000', ' 250 ', '1,00', '-200', '2.5', 'x', '', '9'.repeat(13)].map(numberIn)).toEqual([
    1_000, 250, 0, 0, 0, 0, 0, 0,
  ])
  expect(listIn('150 1,260, 3')).toEqual([150, 1_260, 3])
  expect(unreadIn('150 1,260, 3 -7 2o')).toEqual(['-7', '2o'])
})

test('hands in their order, equal ones together', () => {
  const one = [
    [2, 0],
    [1, 1],
    [4, 1],
  ]
  for (const text of ['2, 1=4', '2 1=4', '2; 1 = 4']) expect([...ranksOf(text).ranks]).toEqual(one)
  // Without the sign they are not equal.
  expect([...ranksOf('2 1 4').ranks.values()]).toEqual([0, 1, 2])
  expect(ranksOf('2, x, 1=2').unread).toEqual(['x', '1=2'])
})

import { expect, test } from 'vitest'
import { putInOf, ranksOf } from './read.ts'

test('seats with chips, and a fold', () => {
  expect(putInOf('1 500, 2 300,3 500 f')).toEqual([
    { seat: 1, chips: 500 },
    { seat: 2, chips: 300 },
    { seat: 3, chips: 500, folded: true },
  ])
})

test('what is half typed is left out, and so is a seat that comes twice', () => {
  expect(putInOf('1 500, 2, 0 50, x 5, 1 700')).toEqual([{ seat: 1, chips: 500 }])
})

test('hands in their order, equal ones together', () => {
  expect([...ranksOf('2, 1=4')]).toEqual([
    [2, 0],
    [1, 1],
    [4, 1],
  ])
})

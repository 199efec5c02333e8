import { expect, test } from 'vitest'
import { typed } from '../../ui/pad/typed.ts'
import { clueOf } from './clue.ts'
import { within } from './shrink.ts'

test.each([
  ['00001204017', { card: '00001204017' }],
  [' 1204 ', { card: '1204' }],
  ['Linh Tran', { name: 'Linh Tran' }],
  ['Linh 2', { name: 'Linh 2' }],
])('%j is looked for as what it is', (text, clue) => {
  expect(clueOf(text)).toEqual(clue)
})

test.each([
  ['under', '12', '123'],
  ['on', '123', '1233'],
  ['over', '1234', '1234'],
])('a digit %s the length of a field of four', (_, before, after) => {
  expect(typed(before, '3', 4)).toBe(after)
})

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 320, height: 240 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 240, height: 320 },
  ],
  [
    { width: 320, height: 200 },
    { width: 320, height: 200 },
  ],
  [
    { width: 9000, height: 2 },
    { width: 320, height: 1 },
  ],
])('a picture of %j keeps its shape', (picture, small) => {
  expect(within(picture, 320)).toEqual(small)
})

import { expect, test } from 'vitest'
import { inSight, type TableState } from './crowd.ts'

/** So many tables, all waiting for a round but those named. */
const room = (count: number, of: Readonly<Record<number, TableState>>) =>
  Array.from({ length: count }, (_, nth) => ({ table: nth + 1, state: of[nth + 1] ?? ('waiting' as const) }))
const first = (count: number, of: Readonly<Record<number, TableState>>) =>
  inSight(room(count, of))
    .slice(0, 5)
    .map(({ table }) => table)

test.each([
  ['a room that is seen at a glance keeps its order', 60, [1, 2, 3, 4, 5]],
  ['one table more, and whoever asks for somebody comes first, in the order of the tables', 61, [7, 50, 58, 60, 1]],
])('%s', (_, count, tables) => {
  const of = { 3: 'playing', 7: 'fault', 9: 'closed', 50: 'pending', 58: 'called', 60: 'link lost' } as const
  expect(first(count, of)).toEqual(tables)
})

test('no table is lost among two hundred', () => {
  const of = { 200: 'called' } as const
  expect(inSight(room(200, of)).length).toBe(200)
  expect(first(200, of)).toEqual([200, 1, 2, 3, 4])
})

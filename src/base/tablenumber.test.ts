import { expect, test } from 'vitest'
import { byTable } from './tablenumber.ts'

test('tables stand by number, names after them', () => {
  const tables = ['10', '2', 'VIP 10', '1', 'VIP 2', '12A', '12'].map((table) => ({ table }))
  expect(tables.sort(byTable).map(({ table }) => table)).toEqual(['1', '2', '10', '12', '12A', 'VIP 2', 'VIP 10'])
})

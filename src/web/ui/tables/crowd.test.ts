import { expect, test } from 'vitest'
import { isSought } from './crowd.ts'

test.each([
  ['17', ['17', '170', '179']],
  ['117', ['117']],
  ['hl', ['HL-17']],
  ['salon', ['Dragon Salon 17']],
  ['omaha', ['170']],
  ['', ['17', '117', '170', '179', 'HL-17', 'Dragon Salon 17']],
])('%j finds %j', (looked, found) => {
  const tables = ['17', '117', '170', '179', 'HL-17', 'Dragon Salon 17']
  expect(tables.filter((table) => isSought(table, table === '170' ? ['Omaha $17-$35'] : ['Hold’em'], looked))).toEqual(
    found,
  )
})

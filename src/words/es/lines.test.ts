import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { phraseBook } from '../phrases.ts'
import { line } from './lines.ts'

const CATALOG = resolve(import.meta.dirname, '..', '..', '..', 'catalog')

function linesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'line' && typeof inner === 'string' ? [inner] : linesIn(inner),
  )
}
const files = readdirSync(CATALOG, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))

test.each(files)('every hand and prize of %s has a Spanish name', (file) => {
  const names = linesIn(parse(readFileSync(join(CATALOG, file), 'utf8')))
  expect(names.filter((name) => line(name) === undefined)).toEqual([])
})

test.each([
  ['three sevens of hearts', 'tres sietes de corazones'],
  ['Four twos or better, beaten by a higher hand', 'Póker de doses o mejor, si pierde contra una mano mayor'],
  [
    'four twos or better in Omaha, beaten by a higher hand',
    'póker de doses o mejor en Omaha, si pierde contra una mano mayor',
  ],
  ['three of a kind on the flop: eights', 'trío en el flop: ochos'],
  ['full house beaten by four of a kind', 'full que pierde contra póker'],
  ['5 right', '5 aciertos'],
  ['$350 cash', '$350 en efectivo'],
])('%s is %s', (name, spanish) => expect(line(name)).toBe(spanish))

test('a name that nobody has translated is told as it is, never in part', () => {
  expect(line('three unicorns')).toBeUndefined()
  expect(line('A clause about the hand.')).toBeUndefined()
})

test('a phrase whose part is unknown does not fit', () => {
  const look = phraseBook([
    ['a {}', 'un {}'],
    ['cat', 'gato'],
  ])
  expect(look('a cat')).toBe('un gato')
  expect(look('a dog')).toBeUndefined()
})

test('gaps for numbers and amounts take nothing else, and places may change their order', () => {
  const look = phraseBook(
    [
      ['seat {n} has {$}', '{1} tiene el asiento {0}'],
      ['seat {} has {}', 'otra cosa: {}, {}'],
    ],
    (part) => part,
  )
  expect(look('seat 3 has $1,250.00')).toBe('$1,250.00 tiene el asiento 3')
  expect(look('seat 3 has nothing')).toBe('otra cosa: 3, nothing')
})

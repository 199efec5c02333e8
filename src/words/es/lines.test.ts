import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { signLine as englishSign } from '../en/lines.ts'
import type { SignLine } from '../signline.ts'
import { line, signLine } from './lines.ts'

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

test.each(files)('every setting of %s has a Spanish name', (file) => {
  const { settings = {} } = parse(readFileSync(join(CATALOG, file), 'utf8')) as Partial<Chosen>
  expect(Object.keys(settings).filter((name) => line(name) === undefined)).toEqual([])
})

test('what the house chooses among has a Spanish name too', () => {
  const hands = parse(readFileSync(join(CATALOG, 'hawaiian-gardens/hawaiian-jackpot.yaml'), 'utf8')) as Chosen
  const suits = parse(readFileSync(join(CATALOG, 'bay-101/blazing-7s.yaml'), 'utf8')) as Chosen
  const chosen = [...hands.settings['losing hand']!.oneOf, ...suits.settings.suit!.oneOf]
  expect(chosen.length).toBeGreaterThan(20)
  expect(chosen.filter((name) => line(name) === undefined)).toEqual([])
})
type Chosen = { settings: Record<string, { oneOf: string[] }> }

test.each<[SignLine, string, string]>([
  [
    { is: 'line', line: 'three sevens of the posted suit', suit: 'hearts' },
    'three sevens of hearts',
    'tres sietes de corazones',
  ],
  [
    { is: 'line', line: 'three sevens of the posted suit' },
    'three sevens of the posted suit',
    'tres sietes del palo anunciado',
  ],
  [
    { is: 'line', line: 'posted losing hand or better in Omaha', least: 'four twos', isBeaten: true },
    'four twos or better in Omaha, beaten by a higher hand',
    'póker de doses o mejor en Omaha, si pierde contra una mano mayor',
  ],
  [
    { is: 'line', line: 'three of a kind on the flop', rank: '8' },
    'three of a kind on the flop: eights',
    'trío en el flop: ochos',
  ],
  [
    { is: 'line', line: 'four of the drawn rank', rank: '' },
    'four of the rank that is drawn',
    'cuatro del valor sorteado',
  ],
  [
    { is: 'line', line: 'full house beaten by four of a kind' },
    'full house beaten by four of a kind',
    'full que pierde contra póker',
  ],
  [{ is: 'rung', right: 5 }, '5 right', '5 aciertos'],
  [{ is: 'rung', right: 0 }, 'none right', 'ningún acierto'],
  [{ is: 'pay', wager: 'ante', hand: 'straight' }, 'automatic bonus: straight', 'bono automático: escalera'],
  [
    { is: 'envy', wager: 'progressive', hand: 'royal flush', with: '500' },
    'progressive: envy for royal flush with $5.00',
    'progresivo: envidia por escalera real con $5.00',
  ],
])('%o on a sign', (name, english, spanish) => {
  expect([englishSign(name), signLine(name)]).toEqual([english, spanish])
})

test('a name that nobody has translated is told as it is, never in part', () => {
  expect(line('three unicorns')).toBeUndefined()
  expect(line('A clause about the hand.')).toBeUndefined()
  expect(signLine({ is: 'line', line: 'three unicorns', isBeaten: true })).toBeUndefined()
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { english } from '../../words/sentence.ts'
import { groundOf, saysOf } from '../cited.ts'
import { readAccepted } from '../older.ts'
import { ruleFile } from '../rulefile.ts'
import { readYaml } from '../text/read.ts'
import { carriedRule } from './citationcheck.ts'

const root = join(import.meta.dirname, '../../..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const faultsOf = (text: string) => {
  const read = readYaml(text, carriedRule)
  return read.ok ? [] : read.faults.map(({ where, told }) => `${where}: ${english(told)}`)
}

test.each(globSync('{catalog,examples/catalog}/*/*.yaml', { cwd: root }))(
  '%s: every clause carries its terms',
  (file) => {
    expect(faultsOf(textOf(file))).toEqual([])
  },
)

describe('a term that goes by a clause which does not carry it', () => {
  const sevens = textOf('catalog/bay-101/blazing-7s.yaml')
  const changed = (from: string, to: string) => {
    expect(sevens.split(from)).toHaveLength(2)
    return faultsOf(sevens.replace(from, to))
  }
  test.each([
    ['another matter', 'falls: { by: P6 reading R11,', 'falls: { by: P2,', 'P2 does not speak of the pool going down'],
    [
      'a condition by another clause',
      '{ by: E6, need: not a tournament }',
      '{ by: E1, need: not a tournament }',
      'E1 does not speak of "not a tournament"',
    ],
    [
      'a clause that is only listed',
      'short: { by: F8,',
      'short: { by: D1,',
      'D1 is only listed, and no term can go by it',
    ],
    ['a clause that only permits', 'short: { by: F8,', 'short: { by: E5,', 'E5 only permits, and no term can go by it'],
    ['a clause that is only shown', 'past: { by: F6,', 'past: { by: A6,', 'A6 is only shown, and this decides money'],
    [
      'another amount',
      "reseed: { by: F7, range: '$1,000..$499,000'",
      "reseed: { by: F7, range: '$1,000..$490,000'",
      'F7 names other figures than $490,000.00',
    ],
    [
      'another amount in words',
      'to: reserve, amount: $0.89 }\n  past',
      'to: reserve, amount: $0.98 }\n  past',
      'F3 names other figures than $0.98',
    ],
    [
      'a clause that is not there',
      'short: { by: F8,',
      'short: { by: F80,',
      'a term names clause F80, which is not there',
    ],
    [
      'a reading that is not there',
      'empty: { by: reading R9,',
      'empty: { by: reading R90,',
      'a term names reading R90, which is not there',
    ],
    [
      'a reading that stands twice',
      '- { id: R2, on: Q7,',
      '- { id: R1, on: Q7,',
      'reading R1 stands here a second time',
    ],
    [
      'the house without its words',
      'falls: { by: P6 reading R11,',
      'falls: { by: P6 house,',
      'what the house says of it stands under house, as "pools.main.falls"',
    ],
  ])('%s', (_, from, to, says) => {
    expect(changed(from, to).join('\n')).toContain(says)
  })
  test('words of the house that no term goes by', () => {
    expect(faultsOf(`${sevens}house: { pools.main.cap: Nothing. }\n`)).toEqual([
      'house.pools.main.cap: no term "pools.main.cap" goes by the house',
    ])
  })
})

test.each([
  ['minutes', 'bay-101/no-limit-bad-beat', "minutes: '15'", "minutes: '20'", 'E5 names other figures than 20 minutes'],
  ['days', 'bay-101/no-limit-bad-beat', "days: '30'", "days: '31'", 'E6 E7 names other figures than 31 days'],
  ['parts', 'bay-101/no-limit-bad-beat', 'by: S3, loser: 40%', 'by: S3, loser: 45%', 'S3 names other figures than 45%'],
])('a clause names other %s', (_, activity, from, to, says) => {
  const text = textOf(`catalog/${activity}.yaml`)
  expect(faultsOf(text.replace(from, to)).join('\n')).toContain(says)
})

test('a new reading says whom it favours, and only what was accepted before is read without', () => {
  const sevens = textOf('catalog/bay-101/blazing-7s.yaml')
  const unsaid = sevens.replace('on: Q1, favours: house', 'on: Q1')
  expect(faultsOf(unsaid)).toEqual([
    'readings #1: reading R1 does not say whom it favors; write favours: players, house or neither',
  ])
  expect(readAccepted(unsaid)).toMatchObject({ ok: true })
  expect(faultsOf(sevens.replace('on: Q1, favours: house', 'on: Q1, favours: nobody')).join()).toContain('favours')
})

test('what stands behind a term is told in words', () => {
  const read = readYaml(textOf('examples/catalog/lucky-lodge/player-of-the-week.yaml'), ruleFile)
  if (!read.ok) throw new Error('it cannot be read')
  expect(groundOf(read.value, 'reading R2')).toMatch(/^Half of the pool/)
  expect(groundOf(read.value, 'house')).toBe('The pool falls only when it is won.')
  expect(groundOf(read.value, 'order')).toBeUndefined()
  expect(saysOf(read.value, 'C1 reading R1')).toBe(
    'The cage pays against a valid ID. Seven whole days after the award was confirmed.',
  )
})

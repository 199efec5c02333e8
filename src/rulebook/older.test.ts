/** Rule files as they were shipped before each kind had terms of its own: accepted then, read for ever. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fromOlder, readAccepted } from './older.ts'
import { ruleFile } from './rulefile.ts'
import { readYaml } from './text/read.ts'

const folder = join(import.meta.dirname, 'older')
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const accepted = (text: string) => {
  const read = readAccepted(text)
  if (!read.ok) throw new Error(read.faults.map(({ where, says }) => `${where}: ${says}`).join('; '))
  return read.value
}

test.each([
  ['blazing-7s.yaml', 'hand jackpot'],
  ['no-limit-bad-beat.yaml', 'bad beat'],
  ['poker-high-hand-bonus.yaml', 'period jackpot'],
  ['hi-lo-progressive.yaml', 'drawing'],
  ['four-card-poker.yaml', 'table game'],
  ['player-of-the-week.yaml', 'by hand'],
])('%s as it was accepted runs as a %s', (file, runs) => {
  const rule = accepted(textOf(file))
  expect(rule.runs).toBe(runs)
  expect(rule.readings.map(({ id }) => id)).toEqual(rule.readings.map((_, index) => `R${index + 1}`))
})

test('every file that is kept here is looked at', () => {
  expect(readdirSync(folder)).toHaveLength(6)
})

test('a bad beat keeps its payout structures, and a table game the clause that its empty chart named', () => {
  const beat = accepted(textOf('no-limit-bad-beat.yaml'))
  expect(Object.keys(beat.shares?.option ?? {})).toEqual(['A', 'B', 'C'])
  const game = accepted(textOf('four-card-poker.yaml'))
  expect(game.charts).toEqual({ by: 'S16', option: {} })
  expect(game.who).toEqual([])
})

describe('what a new file may not say', () => {
  const sevens = textOf('blazing-7s.yaml')
  test.each([
    [
      'a term of another kind',
      'period: { by: E1, wins: highest hand, equal: { by: P4, hands: share equally } }',
      'period',
    ],
    ['a game for the prize', 'confirm: [{ by: E4, asks: Is it so? }]', 'confirm'],
  ])('%s is refused there, with the kinds that have it', (_, term, key) => {
    const read = readYaml(`${sevens}${term}\n`, ruleFile)
    expect(read.ok ? [] : read.faults.map(({ says }) => says)).toEqual([
      expect.stringContaining(`"${key}" is nothing that a "hand jackpot" has; it is for `),
    ])
  })
  test('in a text that was accepted it was never read, and is left out', () => {
    const rule = accepted(`${sevens}confirm: [{ by: E4, asks: Is it so? }]\n`)
    expect(rule.runs).toBe('hand jackpot')
    expect(rule.confirm).toBeUndefined()
  })
  test('a key that no form ever had is refused in either', () => {
    expect(readAccepted(`${sevens}bonus: $5\n`)).toMatchObject({ ok: false })
  })
})

test('what is no group of keys stays what it is', () => {
  expect(fromOlder('a text')).toBe('a text')
  expect(fromOlder(undefined)).toBeUndefined()
})

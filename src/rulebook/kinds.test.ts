import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { english } from '../words/sentence.ts'
import { checkOffering } from './checks/offeringcheck.ts'
import { KINDS } from './kinds.ts'
import { offering, offeringUnder, type Written } from './offering.ts'
import type { RuleFile } from './rule.ts'
import { ruleFile } from './rulefile.ts'
import { readYaml } from './text/read.ts'

const rule = (activity: string): RuleFile => {
  const read = readYaml(readFileSync(join(import.meta.dirname, `../../catalog/${activity}.yaml`), 'utf8'), ruleFile)
  if (!read.ok) throw new Error(`${activity} cannot be read`)
  return read.value
}
const chosen = (text: string): Written => {
  const read = readYaml(text, offering)
  if (!read.ok) throw new Error(read.faults.map(({ says }) => says).join('; '))
  return read.value
}

test('kinds have names of their own', () => {
  const names = KINDS.map(({ runs }) => runs)
  expect(new Set(names).size).toBe(names.length)
})

describe('what one kind leaves open, another does not', () => {
  test.each([
    ['bay-101/blazing-7s', "periods: [{ from: '18:00', to: '22:00' }]", 'periods'],
    ['bay-101/blazing-7s', "drawings: [{ from: '18:00', to: '22:00' }]", 'drawings'],
    ['bay-101/blazing-7s', 'limits: $5..$100', 'limits'],
    ['bay-101/blazing-7s', 'pools: { main: { rate: 5% } }', 'pools.main.rate'],
    ['south-dakota/four-card-poker', 'prizes: { two sevens: $20 }', 'prizes'],
    ['south-dakota/four-card-poker', "pools: { main: { daily: $5, at: '06:00' } }", 'pools.main.daily'],
    ['saratoga/hi-lo-progressive', 'structure: A', 'structure'],
    [
      'bay-101/poker-high-hand-bonus',
      "multiplier: { times: '2', windows: [{ from: '18:00', to: '22:00' }] }",
      'multiplier',
    ],
  ])('%s: %s', (activity, term, key) => {
    const terms = rule(activity)
    const written = chosen(`activity: ${activity}\n${term}\n`)
    const { wrong } = checkOffering(terms, written)
    expect(wrong.map(english).join('; ')).toMatch(
      new RegExp(`"${key}" is nothing|no prize multiplier|no payout structure`),
    )
    const [outer, , inner] = key.split('.')
    const narrowed = offeringUnder(terms, written) as Record<string, unknown>
    if (inner === undefined) expect(narrowed).not.toHaveProperty(outer!)
    else expect(narrowed).not.toHaveProperty(key.split('.'))
  })
})

test('an offering is of its rule file’s kind, and the same one for the same text', () => {
  const written = chosen('activity: bay-101/no-limit-bad-beat\nstructure: B\n')
  const terms = rule('bay-101/no-limit-bad-beat')
  const found = offeringUnder(terms, written)
  expect(found).toEqual({ activity: 'bay-101/no-limit-bad-beat', structure: 'B', runs: 'bad beat' })
  expect(offeringUnder(terms, written)).toBe(found)
  expect(checkOffering(terms, found)).toEqual(checkOffering(terms, written))
})

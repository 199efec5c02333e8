import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkRule } from '../checks/coverage.ts'
import { offering } from '../offering.ts'
import { ruleFile } from '../rulefile.ts'
import { formatFault } from './fault.ts'
import { readYaml } from './read.ts'

const faultsOf = (text: string, schema: Parameters<typeof readYaml>[1] = offering): string[] => {
  const read = readYaml(text, schema)
  return read.ok ? [] : read.faults.map((fault) => formatFault('f.yaml', fault))
}

describe('a fault says where it stands and what would be right', () => {
  test.each([
    [
      'a wrong amount',
      'activity: a/b\nadmin: $1.5\n',
      ['f.yaml:2:1: admin: "$1.5" is not an amount like $1,000 or $0.89'],
    ],
    [
      'deep inside',
      'activity: a/b\npools:\n  main:\n    seed: 1\n    cap: lots\n',
      ['f.yaml:5:5: pools.main.cap: "lots" is not an amount like $1,000 or $0.89'],
    ],
    [
      'an unknown key',
      'activity: a/b\nprizes: {}\nprice: $5\n',
      ['f.yaml:3:1: unknown key "price"; did you mean "prizes"?'],
    ],
    [
      'in a list',
      "activity: a/b\nhours:\n  - { from: '18:00', to: '22:00' }\n  - { from: '25:00', to: '22:00' }\n",
      ['f.yaml:4:7: hours #2.from: "25:00" is not a time of day like 18:00'],
    ],
    ['no YAML at all', 'activity: [a\n', [expect.stringMatching(/^f\.yaml:\d+:\d+: /)]],
    ['a key twice', 'activity: a/b\nactivity: a/c\n', [expect.stringContaining('f.yaml:2:1: ')]],
    ['the wrong shape', '- activity\n', [expect.stringContaining('f.yaml:1:1: ')]],
    [
      'two faults',
      'activity: a/b\nadmin: x\nchip: y\n',
      [expect.stringContaining(':2:1:'), expect.stringContaining(':3:1:')],
    ],
  ])('%s', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults)
  })
})

describe('a rule file speaks for itself', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../catalog/bay-101/blazing-7s.yaml'), 'utf8')
  const checked = (changed: string) => {
    const read = readYaml(changed, ruleFile)
    return read.ok ? checkRule(read.value) : read.faults.map(({ says }) => says)
  }
  test('as it stands nothing is wrong', () => {
    expect(checked(text)).toEqual([])
  })
  test.each([
    [
      'a term by a clause that is not there',
      'need: dealt in, min: 2',
      'by: E2',
      'by: E99',
      'clause E99, which is not there',
    ],
    [
      'a clause that runs and that no term names',
      'need: dealt in, min: 2',
      'by: E2',
      'by: E1',
      'clause E2 runs, but no term names it',
    ],
    [
      'an outcome that is not there',
      'line: two sevens,',
      'outcome: two sevens',
      'outcome: two eights',
      '"two eights", which is not there',
    ],
    [
      'a setting that the outcome does not ask for',
      'posted: {',
      'three sevens of a suit',
      'three sevens suited',
      'sets suit, which the outcome',
    ],
    [
      'a game by a name that no table has',
      'game: no-bust-21,',
      'game: no-bust-21,',
      'game: no-bust-21st-century-blackjack,',
      'no hand of "no-bust-21st-century-blackjack" can be judged: there is no such game; no-bust-21 is meant',
    ],
    ['a reading on nothing', 'on: X1', 'on: X1', 'on: X9', 'a reading is on clause X9'],
    [
      'a choice of the house that the outcome does not know',
      'oneOf: [',
      'spades',
      'shovels',
      "suit 'shovels': one of c, d, h, s wanted",
    ],
  ])('%s', (_, lineWith, from, to, says) => {
    const changed = text
      .split('\n')
      .map((line) => (line.includes(lineWith) ? line.replace(from, to) : line))
      .join('\n')
    expect(changed).not.toBe(text)
    expect(checked(changed).join('; ')).toContain(says)
  })
})

describe('the settings of a line are held against its outcome, where they stand', () => {
  const text = readFileSync(
    resolve(import.meta.dirname, '../../../catalog/hawaiian-gardens/cash-in-a-flash.yaml'),
    'utf8',
  )
  test.each([
    ["pointsMin: '17'", "pointsMin: 'seventeen'", "pointsMin 'seventeen': a whole number from 1 to 100 wanted"],
    ["pointsMin: '17'", "pointsMin: '101'", "pointsMin '101': a whole number from 1 to 100 wanted"],
    ['suits: h', 'suits: x', "suits 'x': some of"],
    ['alike: same colour', 'alike: same color', "alike 'same color': one of any, same colour, suited wanted"],
    ['alike: same colour', 'like: same colour', 'sets like, which the outcome'],
  ])('%s as %s', (from, to, says) => {
    const changed = text.replace(from, to)
    const line = changed.split('\n').findIndex((one) => one.includes(to)) + 1
    const read = readYaml(changed, ruleFile)
    expect(read.ok ? [] : read.faults).toMatchObject([{ line, says: expect.stringContaining(says) }])
    expect(read.ok ? 0 : read.faults[0]!.column).toBe(changed.split('\n')[line - 1]!.indexOf(to) + 1)
  })
})

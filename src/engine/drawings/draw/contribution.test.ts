import { describe, expect, test } from 'vitest'
import { english } from '../../../words/sentence.ts'
import {
  type Contribution,
  contributionFaults,
  contributionText,
  outcomesOf,
  readContribution,
} from './contribution.ts'

const dice = (...faces: number[]): Contribution => [{ kind: 'dice', faces }]
const cards = (...cards: string[]): Contribution => [{ kind: 'cards', cards }]
const digits = (digits: string): Contribution => [{ kind: 'digits', digits }]

test('the canonical text keeps the order in which things were seen, and reads back', () => {
  const contribution = [...dice(3, 5, 1), ...cards('Qh', '7s'), ...digits('0471')]
  const text = 'dice 3 5 1; cards Qh 7s; digits 0471'
  expect(contributionText(contribution)).toBe(text)
  expect(readContribution(text)).toEqual(contribution)
})

test.each([
  '',
  'dice',
  'dice  3',
  'dice 03',
  'dice 3;cards Qh',
  'coins h t',
  'dice 3; ',
  'digits 1 2 ',
  'DICE 3',
  'cards',
])('%j is not another spelling of a contribution', (text) => {
  const read = readContribution(text)
  expect(read === undefined || contributionFaults(read, 1n).length > 0).toBe(true)
})

describe('how many ways it could have fallen', () => {
  test.each([
    ['eight dice', dice(1, 2, 3, 4, 5, 6, 1, 2), 1_679_616n],
    ['four cards of one deck', cards('2c', '3c', '4c', '5c'), 52n * 51n * 50n * 49n],
    ['six digits', digits('000000'), 1_000_000n],
    ['a mixture multiplies', [...dice(1), ...digits('12')], 600n],
    ['nothing', [], 1n],
  ])('%s', (_, contribution, ways) => {
    expect(outcomesOf(contribution)).toBe(ways)
  })

  test.each([
    ['five digits for a small list', digits('12345'), 10n, false],
    ['exactly a million for a small list', digits('123456'), 999n, true],
    ['exactly a thousand for each chance', digits('123456'), 1_000n, true],
    ['one chance more', digits('123456'), 1_001n, false],
    ['seven dice', dice(1, 1, 1, 1, 1, 1, 1), 1n, false],
    ['eight dice', dice(1, 1, 1, 1, 1, 1, 1, 1), 1n, true],
    ['a single cut card', cards('As'), 1n, false],
    ['nothing at all', [], 1n, false],
  ])('%s', (_, contribution, weight, enough) => {
    expect(contributionFaults(contribution, weight)).toHaveLength(enough ? 0 : 1)
  })

  test('the refusal says what would be enough', () => {
    expect(contributionFaults(digits('1'), 100_000n).map(english)).toEqual([
      'the contribution allows only 10 outcomes; this draw needs at least 100000000, such as 11 dice or 8 digits',
    ])
  })
})

test.each([
  ['a die of seven', dice(7), 'a die shows 1 to 6, not 7'],
  ['half a pip', dice(1.5), 'not 1.5'],
  ['no dice', dice(), 'no dice'],
  ['a card that does not exist', cards('1h'), 'not a card'],
  ['a joker', cards('Xx'), 'not a card'],
  ['one card twice', cards('Ah', 'Ah'), 'twice'],
  ['no cards', cards(), 'no card'],
  ['letters for digits', digits('12a'), 'digits'],
  ['no digits', digits(''), 'digits'],
])('%s is refused', (_, contribution, fault) => {
  expect(contributionFaults(contribution, 1n).map(english).join()).toContain(fault)
})

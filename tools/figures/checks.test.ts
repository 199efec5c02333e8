import { afterEach, describe, expect, test } from 'vitest'
import { readAs, ruleText } from '../../src/server/house/catalogue.ts'
import { playBy } from '../../src/sim/scenario/setup.ts'
import { draftFailures } from './drafts.ts'
import { playedFailures } from './hands.ts'
import { tableOf } from './table.ts'
import { linesIn, writtenFailures } from './written.ts'

const SEVENS = 'bay-101/blazing-7s'
const BEAT = 'bay-101/no-limit-bad-beat'

/** The rule file with these words changed wherever they stand, in force for what is played from here on. */
function changed(activity: string, ...changes: readonly (readonly [string, string])[]): string {
  let text = ruleText(activity)!
  for (const [was, became] of changes) {
    expect(text).toContain(was)
    text = text.replaceAll(was, became)
  }
  const found = readAs(activity, 'changed', text)
  if ('faults' in found) throw new Error('a change that cannot even be read proves nothing here')
  playBy(activity, found)
  return text
}
afterEach(() => {
  for (const activity of [SEVENS, BEAT]) playBy(activity)
})

// A clause says the figure too: it is changed along, so that only what is drafted or played can tell.
describe('a row finds the figure that it stands on, drafted', () => {
  test.each([
    [
      'one end of a prize',
      SEVENS,
      [
        ['$1..$50', '$1..$60'],
        ['$1 to $50, in', '$1 to $60, in'],
      ],
      'prize for one seven in chart A $50.01',
    ],
    ['what must be on display', SEVENS, [['what: prize amount', 'what: amount']], 'all is shown'],
    ['a choice', SEVENS, [['hearts, spades]', 'hearts]']], 'settings.suit spades'],
    [
      'a multiplier',
      BEAT,
      [
        ['range: 2..4', 'range: 2..5'],
        ['two to four', 'two to five'],
      ],
      'multiplied by 5',
    ],
  ] as const)('%s', (_, activity, changes, says) => {
    changed(activity, ...changes)
    expect(draftFailures(tableOf(activity)!).join('\n')).toContain(says)
  })
})

describe('a row finds the figure that it stands on, played', () => {
  test.each([
    ['a share of the pool', SEVENS, [['share: 10%', 'share: 11%']], 'by Q3 in chart A'],
    ['a form of payment', SEVENS, [['forms: [chips]', 'forms: [chips, cash]']], 'it is paid in cash'],
    [
      'the least number of hands',
      BEAT,
      [
        ['need: dealt in, min: 5', 'need: dealt in, min: 6'],
        ['At least five', 'At least six'],
      ],
      '5 players dealt in',
    ],
    [
      'the days for a claim',
      BEAT,
      [
        ["days: '30'", "days: '31'"],
        ['thirty days', 'thirty-one days'],
      ],
      '31 days to come back',
    ],
    [
      'a structure',
      BEAT,
      [
        ['winner: 20%, table: 40%', 'winner: 30%, table: 30%'],
        ['winning hand 20%, table 40%', 'winning hand 30%, table 30%'],
      ],
      'structure A: seat 2',
    ],
  ] as const)('%s', (_, activity, changes, says) => {
    changed(activity, ...changes)
    expect([...playedFailures(tableOf(activity)!)].join('\n')).toContain(says)
  })
})

describe('what cannot be tried is compared', () => {
  test.each([
    ['the line of a clause', 'cite: S0 Eligibility 859', 'cite: S0 Eligibility 858', 'lines of E2'],
    [
      'the kind of a clause',
      'cite: S0 Advertising 792, kind: shown',
      'cite: S0 Advertising 792, kind: outside',
      'kind of A2',
    ],
    ['a figure in the words of a clause', 'from $1 to $50', 'from $1 to $55', 'clause Q9 says $55'],
    ['the id of a game', 'GEGA-001197', 'GEGA-001179', 'games.0'],
    ['a word', 'end: End Game', 'end: Game Over', 'keypad.end'],
  ])('%s', (_, was, became, says) => {
    const text = ruleText(SEVENS)!.replace(was, became)
    expect(writtenFailures(tableOf(SEVENS)!, text).join('\n')).toContain(says)
  })

  test('the lines behind a heading, and no other number in it', () => {
    expect(linesIn('S0 Prize 871-875 880')).toEqual(['871-875', '880'])
    expect(linesIn('S3 (16) 285')).toEqual(['285'])
    expect(linesIn('S1 Jackpot Collection Procedure 1421, Collection Rates 1466')).toEqual(['1421', '1466'])
  })
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { play } from './play.ts'

const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-play-'))
const GIVEN = `title: x
offering: { activity: bay-101/blazing-7s, settings: { suit: hearts }, balances: { pool: '$40,000', reserve: '$9,000' } }
`

function run(text: string, json = false) {
  const file = join(folder, 'night.yaml')
  writeFileSync(file, GIVEN + text)
  const [printed, complaints]: [string[], string[]] = [[], []]
  const code = play.run({
    words: [file],
    flags: {},
    json,
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line.replace(file, 'f')),
  })
  return { code, printed: printed.join('\n'), complaints }
}

test.each([
  ['everything holds', 'steps: [{ playRounds: { rounds: 1, fees: [1] }, expect: { collected: $1 } }]', 0],
  ['an expectation fails', 'steps: [{ playRounds: { rounds: 1, fees: [1] }, expect: { collected: $2 } }]', 1],
  ['a step cannot be done', 'steps: [{ payClaim: { seat: 3 } }]', 1],
  [
    'and that is expected',
    'steps: [{ payClaim: { seat: 3 }, expect: { refused: [{ says: no claim of seat 3 }] } }]',
    0,
  ],
  ['the file cannot be read', 'steps: [{ payClaims: { seat: 3 } }]', 2],
  [
    'somebody is expected whom nobody knows',
    'steps: [{ startRound: { fees: [1] } }]\nexpect: { claims: { seat 8: $0 } }',
    2,
  ],
])('%s: the exit code', (_, steps, code) => {
  expect(run(steps).code).toBe(code)
})

test('a refusal begins with "Refused", and a name that nobody knows is told with its place', () => {
  expect(run('steps: [{ payClaim: { seat: 3 } }]').printed).toContain(
    '       Refused: there is no claim of seat 3  [order]',
  )
  const { complaints, printed } = run(
    'steps: [{ startRound: { fees: [1] } }]\nexpect: { claims: { seat 8: $0 } }',
    true,
  )
  expect(complaints).toEqual([
    'f:4:21: expect #1.claims.seat 8: the scenario knows nobody as "seat 8"; did you mean "seat 1"?',
  ])
  expect(JSON.parse(printed).checks.some(({ ok }: { ok: boolean }) => !ok)).toBe(true)
})

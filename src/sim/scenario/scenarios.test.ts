import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { areCasesThere, caseCounts, unknownCases } from '../../../tools/cases.ts'
import { clauseCoverage } from '../../../tools/clauses.ts'
import { goldenOf, played, ROOT, scenarioFiles, scenarioIn } from '../../../tools/scenarios.ts'
import { reckoner } from '../reckoning/reckoner.ts'
import { answerOf } from './answer.ts'
import { transcriptOf } from './transcript/transcript.ts'

describe('every scenario holds', () => {
  test.each(scenarioFiles())('%s', (file) => {
    const { nights } = played(file)
    const checks = nights.flatMap((night) => night.checks)
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
    expect(nights.filter((night) => night.checks.length === 0).map(({ variant }) => variant)).toEqual([])
  })
})

test('every refusal that is expected says which one', () => {
  const bare = scenarioFiles().filter((file) => {
    const { expect = [], steps = [], variants = [] } = scenarioIn(file)
    const all = [...expect, ...variants.flatMap((one) => one.expect ?? [])]
    const atSteps = [...steps, ...variants.flatMap((one) => one.steps ?? [])].flatMap((step) => step.expect ?? [])
    return [...all, ...atSteps].some(({ refused, denied }) => refused === true || denied === true)
  })
  expect(bare).toEqual([])
})

describe('the auditor reckons every night to the cent', () => {
  test.each(scenarioFiles())('%s', (file) => {
    for (const { night, state } of played(file).nights) {
      const auditor = reckoner()
      for (const heard of night.accepted) auditor.hear(heard)
      auditor.compare(state)
    }
  })
})

describe('what the floor would read', () => {
  const withGolden = scenarioFiles().filter((file) => existsSync(join(ROOT, goldenOf(file))))
  test.each(withGolden)('%s', (file) => {
    const { scenario, nights } = played(file)
    expect(`${transcriptOf(scenario, nights)}\n`).toBe(readFileSync(join(ROOT, goldenOf(file)), 'utf8'))
  })
})

test('every clause that runs or is attested is exercised, and every cited clause is there', () => {
  expect(clauseCoverage()).toEqual({ uncovered: [], unknown: [] })
})

describe.skipIf(!areCasesThere())('worked cases', () => {
  test('no scenario names a case that is not there', () => {
    expect(unknownCases()).toEqual([])
  })
  test('all of systems 9 and 10 are covered', () => {
    const counts = caseCounts().filter(({ system }) => /^(09|10)-/.test(system))
    expect(counts.map(({ all }) => all.length)).toEqual([9, 12])
    expect(counts.flatMap(({ open }) => open)).toEqual([])
  })
})

test('the JSON answer has the documented keys and nothing else', () => {
  const answer = answerOf(played('scenarios/no-limit-bad-beat/multiplier.yaml').nights)
  if ('variants' in answer) throw new Error('this scenario has no variants')
  expect(Object.keys(answer)).toEqual(['steps', 'balances', 'checks'])
  expect(Object.keys(answer.steps[0]!)).toEqual(['n', 'payments', 'moves', 'refusals'])
  expect(answer.steps[0]?.payments.slice(0, 2)).toEqual([
    {
      to: 'table 1 seat 5',
      amount: '$100,000.00',
      from: 'pool:main + reserve',
      form: 'chips',
      clause: 'Q3 S4',
      parts: { 'pool:main': '$50,000.00', reserve: '$50,000.00' },
    },
    { to: 'table 1 seat 2', amount: '$50,000.00', from: 'reserve', form: 'chips', clause: 'Q3 S4' },
  ])
  // The pool is filled again after the payment that emptied it.
  expect(answer.steps[0]?.moves.at(-1)).toEqual({
    from: 'reserve',
    to: 'pool:main',
    amount: '$20,000.00',
    clause: 'F3',
  })
  expect(answer.balances).toEqual({
    'bay-101/no-limit-bad-beat': { 'pool:main': '$20,000.00', reserve: '$10,000.00', advance: '$0.00' },
  })
  expect(Object.keys(answer.checks[0]!)).toEqual(['what', 'expected', 'got', 'ok'])
})

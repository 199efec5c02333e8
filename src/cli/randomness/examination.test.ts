import { describe, expect, test } from 'vitest'
import { hmacSha256, utf8 } from '../../base/digest.ts'
import { select } from '../../engine/drawings/draw/selection.ts'
import { type Drawing, examine, judge, LEVEL, type Randomness } from './examination.ts'

/** The same bytes at every run, so that this test cannot fail by chance. */
function fixed(seed: string): Randomness {
  const hmac = hmacSha256(utf8(seed))
  let counter = 0
  return (bytes) => hmac(utf8(String(counter++))).slice(0, bytes)
}

const SIZE = 4_000
const failing = (drawing: Drawing) =>
  examine(fixed('crooked'), SIZE, drawing)
    .filter(({ p }) => p < LEVEL / 22)
    .map(({ test }) => test)

test('[R132, R133] the selection as used passes every kind of test', () => {
  const findings = examine(fixed('gamekeeper'), SIZE)
  expect(findings).toHaveLength(22)
  expect(judge(findings)).toMatchObject({ passes: true })
  expect(findings.every(({ p }) => p > 0 && p <= 1)).toBe(true)
})

describe('a crooked selection does not pass', () => {
  test('a remainder of four bits favours the low numbers', () => {
    const remainder: Drawing = (secret, contribution, draw, sealed, entries, how) =>
      how.winners === 1 && entries.length === 10
        ? [String(Number.parseInt(secret.slice(0, 1), 16) % 10)]
        : select(secret, contribution, draw, sealed, entries, how).winners
    expect(failing(remainder)).toContain('one of ten: chi-square')
  })

  test('weights that are not looked at', () => {
    const unweighted: Drawing = (secret, contribution, draw, sealed, entries, how) => {
      const equal = entries.map(({ id }) => ({ id, weight: 1n }))
      return select(secret, contribution, draw, sealed, equal, how).winners
    }
    expect(failing(unweighted)).toEqual([
      'wheel of 64 weighted spots: chi-square',
      'weighted, two without replacement: chi-square',
    ])
  })

  test('the next draw follows from the one before', () => {
    const inTurn: Drawing = (secret, contribution, draw, sealed, entries, how) =>
      how.winners === 1 && entries.length === 10
        ? [String(draw % 10)]
        : select(secret, contribution, draw, sealed, entries, how).winners
    const alarms = failing(inTurn)
    for (const kind of ['chi-square', 'runs', 'pairs', 'gaps', 'poker', 'coupon collector']) {
      expect(alarms).toContain(`one of ten: ${kind}`)
    }
  })
})

test('single alarms are expected and do not decide; one far out does', () => {
  const finding = (p: number) => ({ test: 'x', statistic: 0, freedom: 1, p })
  const others = Array.from({ length: 21 }, () => finding(0.5))
  expect(judge([...others, finding(0.005)])).toMatchObject({ passes: true, alarms: 1 })
  expect(judge([...others, finding(LEVEL / 22)])).toMatchObject({ passes: true })
  expect(judge([...others, finding(LEVEL / 22 - 1e-9)])).toMatchObject({ passes: false, alarms: 1 })
})

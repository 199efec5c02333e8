import { expect, test, vi } from 'vitest'
import { lastLine, repeated, storiesToRepeat, tallyOf } from './tally.ts'

const report = (files: { name?: string; status: string; assertionResults: { status: string }[] }[]) => {
  const all = files.flatMap(({ assertionResults }) => assertionResults)
  const count = (status: string) => all.filter((result) => result.status === status).length
  return JSON.stringify({
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    testResults: files,
  })
}
const good = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] }

test('what passed, failed and was skipped is the last line', () => {
  expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(lastLine({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
})

test('a good run', () => {
  expect(tallyOf(report([good]), 0)).toEqual({ passed: 2, failed: 0, skipped: 0 })
})

test('a failed test is counted once', () => {
  const bad = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }
  expect(tallyOf(report([good, bad]), 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
})

test('a file that cannot be loaded fails, beside others that pass or fail', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const bad = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  expect(tallyOf(report([good, broken]), 1).failed).toBe(1)
  expect(tallyOf(report([bad, broken]), 1).failed).toBe(2)
})

test('a runner that exits badly after good tests fails: something was thrown outside of them', () => {
  expect(tallyOf(report([good]), 1).failed).toBe(1)
  expect(tallyOf(report([good]), null).failed).toBe(1)
})

test.each([undefined, '', '{"numPassedTests": 3'])('no report, or half of one, fails: %s', (written) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(tallyOf(written, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
})

const story = (name: string, ...results: string[]) => ({
  name: `/home/tests/browser/${name}.test.ts`,
  status: results.includes('failed') ? 'failed' : 'passed',
  assertionResults: results.map((status) => ({ status })),
})
const unit = { name: '/home/src/base/money.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] }

test('a few browser stories that failed are told once more; anything else that failed is not', () => {
  const kiosk = story('kiosk', 'passed', 'failed')
  expect(storiesToRepeat(report([good, kiosk]))).toEqual([kiosk.name])
  expect(storiesToRepeat(report([good]))).toEqual([])
  expect(storiesToRepeat(report([good, kiosk, unit]))).toEqual([])
  expect(storiesToRepeat(report(['a', 'b', 'c', 'd'].map((name) => story(name, 'failed'))))).toEqual([])
  expect(storiesToRepeat(undefined)).toEqual([])
})

test('told once more, a story counts as it went then', () => {
  const first = report([good, story('kiosk', 'passed', 'failed'), story('cage', 'passed', 'pending')])
  expect(repeated(first, report([story('kiosk', 'passed', 'passed')]), 0)).toEqual({ passed: 5, failed: 0, skipped: 1 })
  expect(repeated(first, report([story('kiosk', 'passed', 'failed')]), 1)).toEqual({ passed: 4, failed: 1, skipped: 1 })
})

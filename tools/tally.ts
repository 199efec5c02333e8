export type Tally = { passed: number; failed: number; skipped: number }

/** The last line of every test run. */
export const lastLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** What the runner's report says; a runner that fell over is a failure whatever it wrote. */
export function tallyOf(report: string | undefined, exit: number | null): Tally {
  const read = parsed(report)
  if (read === undefined) {
    console.error(`\nFAILED tests\nThe test runner ended (${exit ?? 'by a signal'}) without a report.`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = read
  // A file that cannot be loaded has no tests that could fail.
  const broken = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed)).length
  const failed = numFailedTests + broken
  return { passed: numPassedTests, failed: failed > 0 || exit === 0 ? failed : 1, skipped: numPendingTests }
}

/** More than these at once are no chance. */
const STORIES_MAX = 3

/**
 * The browser stories that are told once more, alone: where a run failed in a few of them and nowhere else. On a machine that does
 * three things at once a browser may lose a key press; whatever is really broken fails again.
 */
export function storiesToRepeat(report: string | undefined): string[] {
  const failed = parsed(report)?.testResults.filter(({ status }) => status === 'failed') ?? []
  const isChance = failed.length <= STORIES_MAX && failed.every(({ name }) => name.includes('/tests/browser/'))
  return isChance ? failed.map(({ name }) => name) : []
}

/** The first run with the second one of its failed files in their place. */
export function repeated(first: string | undefined, second: string | undefined, exit: number | null): Tally {
  const again = tallyOf(second, exit)
  const read = parsed(first)
  if (read === undefined) return again
  const kept = read.testResults.filter(({ status }) => status !== 'failed').flatMap((file) => file.assertionResults)
  const passed = kept.filter(({ status }) => status === 'passed').length
  return { passed: passed + again.passed, failed: again.failed, skipped: kept.length - passed + again.skipped }
}

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

const isFailed = ({ status }: { status: string }) => status === 'failed'

function parsed(report: string | undefined): Report | undefined {
  try {
    return JSON.parse(report ?? '') as Report
  } catch {
    return undefined
  }
}

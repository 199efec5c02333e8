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

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const isFailed = ({ status }: { status: string }) => status === 'failed'

function parsed(report: string | undefined): Report | undefined {
  try {
    return JSON.parse(report ?? '') as Report
  } catch {
    return undefined
  }
}

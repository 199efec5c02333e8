/**
 * Everything that must hold: types, lint, layers, tests (a real browser included). Quiet about what passes.
 * `--check` leaves out the slow tests: what one runs before every commit.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromiumOrInstall } from './chromium.ts'
import { lastLine, type Tally, tallyOf } from './tally.ts'

const root = resolve(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')

/** Everything runs under this very Node: what is in node_modules/.bin would take the machine's own. */
const inPackage = (...path: string[]) => [process.execPath, join(root, 'node_modules', ...path)]
const CHECKS: readonly [string, string[]][] = [
  ['types of the pure core', [...inPackage('typescript', 'bin', 'tsc'), '-p', 'tsconfig.core.json']],
  ['types', [...inPackage('typescript', 'bin', 'tsc'), '-p', 'tsconfig.json']],
  ['lint', [...inPackage('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']],
]

const failedChecks = CHECKS.filter(([what, command]) => !holds(what, command)).length
const browser = isCheck ? undefined : await browserFor()
const tests = runTests(browser)
const isAllRight = failedChecks === 0 && tests.failed === 0 && browser !== 'missing'
console.log(lastLine({ ...tests, failed: tests.failed + failedChecks + (browser === 'missing' ? 1 : 0) }))
process.exitCode = isAllRight ? 0 : 1

function holds(what: string, [program = '', ...args]: string[]): boolean {
  const ran = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
  if (ran.status === 0) return true
  console.error(`\nFAILED ${what}\n${ran.stdout ?? ''}${ran.stderr ?? ''}${ran.error?.message ?? ''}`)
  return false
}

/** The tests find it in their environment, so that it is looked for, or installed, once. */
async function browserFor(): Promise<string> {
  try {
    return await chromiumOrInstall()
  } catch (error) {
    console.error(`\nFAILED browser\n${(error as Error).message}`)
    return 'missing'
  }
}

function runTests(browser: string | undefined): Tally {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-test-'))
  const report = join(folder, 'report.json')
  const args = ['run', '--reporter=json', `--outputFile.json=${report}`, '--reporter=./tools/quiet-reporter.ts']
  if (isCheck) args.push('--exclude', 'tests/**', '--exclude', '**/*.slow.test.ts')
  if (browser === 'missing') args.push('--exclude', 'tests/browser/**')
  const [program = '', vitest = ''] = inPackage('vitest', 'vitest.mjs')
  const ran = spawnSync(program, [vitest, ...args], {
    cwd: root,
    // The JSON reporter says where it wrote; only what is wrong is of interest here.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(browser !== undefined && browser !== 'missing' && { GAMEKEEPER_CHROMIUM: browser }) },
  })
  try {
    return tallyOf(readReport(report), ran.status)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A runner that fell over leaves no report, or half of one. */
function readReport(report: string): string | undefined {
  try {
    return readFileSync(report, 'utf8')
  } catch {
    return undefined
  }
}

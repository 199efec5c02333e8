/**
 * Everything that must hold: types, lint, layers, tests (a real browser included). Quiet about what passes.
 * `--check` leaves out the slow tests: what one runs before every commit.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { chromiumOrInstall } from './chromium.ts'
import { lastLine, repeated, storiesToRepeat, type Tally, tallyOf } from './tally.ts'

const root = resolve(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')

/** Everything runs under this very Node: what is in node_modules/.bin would take the machine's own. */
const inPackage = (...path: string[]) => [process.execPath, join(root, 'node_modules', ...path)]
const CHECKS: readonly [string, string[]][] = [
  ['types of the pure core', [...inPackage('typescript', 'bin', 'tsc'), '-p', 'tsconfig.core.json']],
  ['types', [...inPackage('typescript', 'bin', 'tsc'), '-p', 'tsconfig.json']],
  ['lint', [...inPackage('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.']],
]

const browser = isCheck ? undefined : await browserFor()
// Beside each other: tests often wait, for a browser or for a house that starts.
const [failedChecks, tests] = await Promise.all([failedIn(CHECKS), runTests(browser)])
const isAllRight = failedChecks === 0 && tests.failed === 0 && browser !== 'missing'
console.log(lastLine({ ...tests, failed: tests.failed + failedChecks + (browser === 'missing' ? 1 : 0) }))
process.exitCode = isAllRight ? 0 : 1

/** One after the other: each of them takes what there is. */
async function failedIn(checks: typeof CHECKS): Promise<number> {
  let failed = 0
  for (const [what, command] of checks) if (!(await holds(what, command))) failed += 1
  return failed
}

function holds(what: string, [program = '', ...args]: string[]): Promise<boolean> {
  const { promise, resolve: done } = Promise.withResolvers<boolean>()
  execFile(program, args, { cwd: root, maxBuffer: 64 << 20 }, (error, out, err) => {
    if (error !== null) console.error(`\nFAILED ${what}\n${out}${err}${out + err === '' ? error.message : ''}`)
    done(error === null)
  })
  return promise
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

async function runTests(browser: string | undefined): Promise<Tally> {
  const args: string[] = []
  if (isCheck) args.push('--exclude', 'tests/**', '--exclude', '**/*.slow.test.ts')
  if (browser === 'missing') args.push('--exclude', 'tests/browser/**')
  const first = await vitest(browser, args)
  const stories = storiesToRepeat(first.report)
  if (stories.length === 0) return tallyOf(first.report, first.exit)
  const names = stories.map((file) => relative(root, file))
  console.error(`\nOnce more, alone: ${names.join(', ')}`)
  const again = await vitest(browser, [...names, '--maxWorkers=1'])
  const tally = repeated(first.report, again.report, again.exit)
  if (tally.failed === 0) console.error('Passed the second time. Find out what it was: no test should fail by chance.')
  return tally
}

type Run = { readonly report: string | undefined; readonly exit: number | null }

async function vitest(browser: string | undefined, more: readonly string[]): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-test-'))
  const report = join(folder, 'report.json')
  const args = [
    'run',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./tools/quiet-reporter.ts',
    ...more,
  ]
  const [program = '', runner = ''] = inPackage('vitest', 'vitest.mjs')
  const running = spawn(program, [runner, ...args], {
    cwd: root,
    // The JSON reporter says where it wrote; only what is wrong is of interest here.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(browser !== undefined && browser !== 'missing' && { GAMEKEEPER_CHROMIUM: browser }) },
  })
  try {
    const [exit] = (await once(running, 'close')) as [number | null]
    return { report: readReport(report), exit }
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

/**
 * Everything that must hold: types, lint, layers, tests (a real browser included). Quiet about what passes.
 * `--check` leaves out the slow tests: what one runs before every commit.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromiumOrInstall } from './chromium.ts'

const root = resolve(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')
const began = performance.now()

const bin = (name: string) => join(root, 'node_modules', '.bin', name)
const steps: [string, string[]][] = [
  ['types of the pure core', [bin('tsc'), '-p', 'tsconfig.core.json']],
  ['types', [bin('tsc'), '-p', 'tsconfig.json']],
  ['lint', [bin('biome'), 'check', '--error-on-warnings', '.']],
]

let failed = 0
for (const [what, command] of steps) {
  const [program = '', ...args] = command
  const ran = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  if (ran.status === 0) continue
  failed += 1
  console.error(`FAILED: ${what}\n${ran.stdout}${ran.stderr}`)
}

const chromium = isCheck ? undefined : chromiumOrInstall()
const { passed, skipped, failed: failedTests } = runTests()
failed += failedTests
const seconds = Math.round((performance.now() - began) / 1000)
console.log(`${passed + steps.length} checks and tests held in ${seconds} s.`)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed === 0 ? 0 : 1

function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-test-'))
  const report = join(folder, 'report.json')
  const args = ['run', '--reporter=json', `--outputFile.json=${report}`, '--reporter=./tools/quiet-reporter.ts']
  if (isCheck) args.push('--exclude', 'tests/**', '--exclude', '**/*.slow.test.ts')
  const ran = spawnSync(process.execPath, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(chromium === undefined ? {} : { GAMEKEEPER_CHROMIUM: chromium }) },
  })
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
    const broken = numFailedTests > 0 ? numFailedTests : numFailedTestSuites
    return { passed: numPassedTests, failed: broken || (ran.status === 0 ? 0 : 1), skipped: numPendingTests }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

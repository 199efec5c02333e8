/**
 * All properties, or those of the tests in PATHS, with other cases than `npm test` has:
 *   npm run explore [-- PATHS]
 *   npm run explore -- --seed N [PATHS]     the same cases again
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const root = resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({ options: { seed: { type: 'string' } }, allowPositionals: true })
const seed = values.seed ?? String(randomInt(2 ** 31))
if (!/^-?\d+$/.test(seed)) throw new Error(`a seed is a whole number, not "${seed}"`)
const files = globSync('{src,tests,tools}/**/*.test.{ts,tsx}', { cwd: root })
  .filter((file) => positionals.length === 0 || positionals.some((path) => file.startsWith(path)))
  .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
if (files.length === 0) throw new Error(`there are no properties in ${positionals.join(', ')}`)

console.log(`seed ${seed}: the properties of ${files.length} files`)
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', '--reporter=dot', ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, GAMEKEEPER_SEED: seed },
})
console.log(`again: npm run explore -- --seed ${seed} ${positionals.join(' ')}`.trimEnd())
process.exitCode = status ?? 1

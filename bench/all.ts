/**
 * `npm run bench` runs every bench, `npm run bench -- hands` the named ones; each in a process of its own, one at a time,
 * so that none warms up or spoils the code of another. How figures are taken stands in the benches (rounds.ts for hands).
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What benches share, rather than benches. */
const SHARED = ['all', 'furnished', 'heldtexts', 'paced', 'rounds', 'seatrounds']

const benches = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.d.ts'))
  .map((file) => file.slice(0, -3))
  .filter((name) => !SHARED.includes(name))
const named = process.argv.slice(2)
const unknown = named.filter((name) => !benches.includes(name))

if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(' or ')}; there are: ${benches.join(', ')}.`)
  process.exitCode = 1
} else {
  for (const name of named.length > 0 ? named : benches) {
    console.log(`\n== ${name}`)
    const ran = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' })
    if (ran.status !== 0) process.exitCode = 1
  }
}

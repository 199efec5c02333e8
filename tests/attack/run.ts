/**
 * Attacks a real house from inside and outside, and looks each time whether everything still holds.
 *   npm run attack                       all of it: 1,000 kills, 100,000 requests, every file by itself and in pairs
 *   npm run attack -- --list             what is tried, and what must hold
 *   npm run attack -- --only kills       one attack
 *   npm run attack -- --seed 7           other instants, other requests
 *   npm run attack -- --short            the part that runs in npm test
 *   npm run attack -- --program FOLDER   the program of another checkout: which attacks it does not stand
 * Everything is done in a temporary folder. Exit code 1: something broke.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ATTACKS } from './attacks.ts'
import { openEstate } from './estate.ts'
import { play, type Result } from './stage.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
    list: { type: 'boolean' },
    short: { type: 'boolean' },
    program: { type: 'string' },
  },
})
const seed = Number(values.seed)
const unknown = values.only?.find((name) => !ATTACKS.some((attack) => attack.name === name))

function complain(says: string): void {
  console.error(`attack: ${says}`)
  process.exitCode = 2
}

function list(): void {
  for (const { name, tries, holds } of ATTACKS) console.log(`${name}\n  tries: ${tries}\n  holds: ${holds}`)
  console.log(`\n${ATTACKS.length} attacks.`)
}

async function attack(): Promise<void> {
  const chosen = ATTACKS.filter(({ name }) => values.only === undefined || values.only.includes(name))
  console.log(`Installing the program and playing two nights; then ${chosen.length} attacks, seed ${seed}.`)
  const estate = await openEstate(values.program === undefined ? undefined : resolve(values.program))
  const stop = () => {
    estate.remove()
    process.exit(130)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const results: Result[] = []
  try {
    for (const one of chosen) {
      const result = await play(one, estate, { seed, isAll: values.short !== true, progress })
      results.push(result)
      console.log(`${erased()}${line(result)}`)
      for (const says of result.broken) console.log(`    BROKE ${says}`)
    }
  } finally {
    estate.remove()
  }
  summary(results)
}

let told = 0
/** On a terminal the tries are counted where they stand; into a file, once a minute. */
function progress(name: string, tries: number): void {
  const now = performance.now()
  if (now - told < (process.stdout.isTTY ? 200 : 60_000)) return
  told = now
  process.stdout.write(process.stdout.isTTY ? `\r${name}: ${tries} tries ` : `  ${name}: ${tries} tries\n`)
}
const erased = () => (process.stdout.isTTY ? '\r\u001b[K' : '')

const line = ({ attack: name, tries, seconds, broken }: Result): string =>
  `${broken.length === 0 ? 'held ' : 'BROKE'}  ${name.padEnd(32)}${String(tries).padStart(8)} tries${seconds.toFixed(1).padStart(9)} s`

function summary(results: readonly Result[]): void {
  const broken = results.filter((result) => result.broken.length > 0)
  console.log(`\n${'attack'.padEnd(34)}${'tries'.padStart(9)}  held`)
  for (const { attack: name, tries, broken: faults } of results)
    console.log(`${name.padEnd(34)}${String(tries).padStart(9)}  ${faults.length === 0 ? 'yes' : 'NO'}`)
  const tries = results.reduce((sum, result) => sum + result.tries, 0)
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0)
  console.log(
    `${results.length} attacks, ${tries} tries, ${Math.round(seconds)} s: ${broken.length === 0 ? 'all held.' : `${broken.length} BROKE.`}`,
  )
  process.exitCode = broken.length === 0 ? 0 : 1
}

if (!Number.isSafeInteger(seed)) complain(`--seed takes a whole number, not "${values.seed}".`)
else if (unknown !== undefined) complain(`there is no attack "${unknown}". --list names them.`)
else if (values.list === true) list()
else await attack()

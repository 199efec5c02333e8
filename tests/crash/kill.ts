/**
 * Kills a house under load with SIGKILL at random moments, again and again, and looks each time at what is left:
 * every answered command is there, none twice, chain and tables and books agree.
 *   npm run crash                        200 times
 *   node tools/own-node.cjs tests/crash/kill.ts 30 --seed 7
 */

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { chanceOf } from '../fuzz/random.ts'
import { type Answers, inspect } from './inspect.ts'

/** After so many kills a new journal, so that looking at all of it stays quick. */
const KILLS_PER_JOURNAL = 10

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, place: { type: 'string', default: tmpdir() } },
  allowPositionals: true,
})
const times = Number(positionals[0] ?? 200)
if (!Number.isSafeInteger(times) || times < 1)
  throw new Error(`how often to kill is a whole number, not "${positionals[0]}"`)
const chance = chanceOf(Number(values.seed))
const root = mkdtempSync(join(values.place, 'gamekeeper-kill-'))

const sum = { kills: 0, answered: 0, again: 0, lines: 0, unanswered: 0 }

try {
  for (let journal = 0; sum.kills < times; journal += 1) {
    const folder = mkdtempSync(join(root, `${journal}-`))
    const answers: Answers = new Map()
    const last: Record<string, number> = {}
    for (let kill = 0; kill < KILLS_PER_JOURNAL && sum.kills < times; kill += 1) {
      await killOnce(folder, answers, last)
      sum.kills += 1
      const lines = await inspect(folder, answers)
      sum.unanswered += lines - answers.size - 1
      if (kill === KILLS_PER_JOURNAL - 1 || sum.kills === times) sum.lines += lines
    }
    rmSync(folder, { recursive: true, force: true })
    process.stdout.write(`${sum.kills} kills, ${sum.answered} answers, ${sum.again} of them to commands sent again\n`)
  }
  console.log(
    `${sum.kills} kills held: ${sum.answered} commands answered, all there, none twice; ${sum.unanswered} were found recorded without an answer, ${sum.again} were sent again and recognised; ${sum.lines} lines verified.`,
  )
} finally {
  rmSync(root, { recursive: true, force: true })
}

/** Starts the load, lets it run for a random while and kills it. What it answered before is remembered. */
async function killOnce(folder: string, answers: Answers, last: Record<string, number>): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'load.ts'), folder, JSON.stringify(last)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)))
  let isDoomed = false
  const doom = (milliseconds: number) => {
    if (isDoomed) return
    isDoomed = true
    setTimeout(() => child.kill('SIGKILL'), milliseconds)
  }
  // One in eight dies while it opens, catches up or prepares.
  if (chance.once(8)) doom(150 + chance.below(700))
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'ready') {
      doom(chance.below(400))
      continue
    }
    const [device = '', n = '', seq = '', how = ''] = line.split(' ')
    if (how === '') continue
    const before = answers.get(`${device}:${n}`)
    if (before !== undefined && before !== Number(seq))
      throw new Error(`${device}:${n} was line ${before} and is ${seq}`)
    answers.set(`${device}:${n}`, Number(seq))
    last[device] = Number(n)
    sum.answered += 1
    if (how === 'again') sum.again += 1
  }
  const signal = await ended
  if (signal !== 'SIGKILL') throw new Error('the house ended by itself; its words are above')
}

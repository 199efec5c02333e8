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
import type { Event } from '../../src/engine/mechanisms.ts'
import { replay } from '../../src/journal/journal.ts'
import { parseEntry } from '../../src/journal/line.ts'
import { projectionsOf } from '../../src/journal/projections/projections.ts'
import { openSqlite } from '../../src/journal/sqlite.ts'
import { verify } from '../../src/journal/verify.ts'
import { coverOf } from '../../src/ledger/balances.ts'
import { FOLD } from '../../src/server/house/fold.ts'
import { dayFinderOf, journalFile } from '../../src/server/house/storage.ts'

/** After so many kills a new journal, so that looking at all of it stays quick. */
const KILLS_PER_JOURNAL = 10

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, place: { type: 'string', default: tmpdir() } },
  allowPositionals: true,
})
const times = Number(positionals[0] ?? 200)
if (!Number.isSafeInteger(times) || times < 1)
  throw new Error(`how often to kill is a whole number, not "${positionals[0]}"`)
const random = randomFrom(Number(values.seed))
const root = mkdtempSync(join(values.place, 'gamekeeper-kill-'))

type Answers = Map<string, number>
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
  if (random() < 1 / 8) doom(150 + random() * 700)
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'ready') {
      doom(random() * 400)
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

/** Looks at the journal as it was left, without repairing anything. Answers with its number of lines. */
async function inspect(folder: string, answers: Answers): Promise<number> {
  const file = journalFile(folder)
  const dayOf = await dayFinderOf(file)
  let store: Awaited<ReturnType<typeof openSqlite<Event>>>
  try {
    store = await openSqlite<Event>({ file, readonly: true, projections: projectionsOf(dayOf) })
  } catch (error) {
    if (answers.size === 0 && (error as { kind?: string }).kind === 'missing') return 1
    throw error
  }
  try {
    const seen = new Map<string, number>()
    for await (const batch of store.lines()) {
      for (const { seq, text } of batch) {
        const { key } = parseEntry<Event>(text)
        if (seen.has(key)) throw new Error(`${key} is in the journal twice: lines ${seen.get(key)} and ${seq}`)
        seen.set(key, seq)
      }
    }
    for (const [key, seq] of answers) {
      if (seen.get(key) !== seq) throw new Error(`${key} was answered as line ${seq} and is ${seen.get(key) ?? 'gone'}`)
    }
    if (seen.size === 0) return 1
    const { ok, faults } = await verify(store)
    if (!ok) throw new Error(`the journal does not verify: ${JSON.stringify(faults[0])}`)
    const { folded } = await replay({ store, fold: FOLD, dayOf: (instant) => dayOf(Date.parse(instant)) })
    for (const { activity, held, owing } of coverOf(folded.state.balances)) {
      if (held !== owing) throw new Error(`${activity} holds ${held} and owes ${owing}`)
    }
    return seen.size
  } finally {
    await store.close()
  }
}

/** Mulberry32: small, seeded, good enough to choose when to kill. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

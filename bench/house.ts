/**
 * How fast whole rounds become durable in the running house, how large they are, how fast they replay and start again.
 *   node tools/own-node.cjs bench/house.ts [--rounds 100000] [--million] [--place FOLDER]
 * A round: eight seats, six fees, two activities attached; bets locked, fees posted in both books, the round ended.
 * Full events, digests and report tables. The place should be on the disk that the house will use.
 */

import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { realClock } from '../src/server/house/clock.ts'
import { type House, openHouse } from '../src/server/house/kernel.ts'
import { journalFile, snapshotFile } from '../src/server/house/storage.ts'
import { PROPERTY } from '../tests/house.ts'
import { diskOf } from './disk.ts'
import { furnish, play } from './furnished.ts'

/** Both ways take turns, so that whatever else the machine does hits them alike. */
const SLICES = 10

type Made = { readonly house: House; readonly folder: string; played: number }

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100000' },
    million: { type: 'boolean', default: false },
    place: { type: 'string', default: '.' },
  },
})
const place = mkdtempSync(join(values.place, '.bench-rounds-'))
const say = (what: string, figure: string, note = '') =>
  console.log(`${what.padEnd(52)}${figure.padStart(16)}   ${note}`)
const perSecond = (n: number) => `${Math.round(n).toLocaleString('en')}/s`

try {
  const rounds = values.million ? 1_000_000 : Number(values.rounds)
  const grouped = await prepared('group', 1_000)
  const alone = await prepared('single', 2)
  const slices = Array.from({ length: SLICES }, (_, n) => n)
  const taken: { rate: number; single: number; cpu: number }[] = []
  for (const _ of slices) {
    const { rate, cpu } = await played(grouped, Math.ceil(rounds / SLICES))
    const { rate: single } = await played(alone, Math.min(Math.ceil(rounds / SLICES), 300))
    taken.push({ rate, single, cpu })
  }
  const of = (figure: (slice: (typeof taken)[number]) => number) => median(taken.map(figure))
  const best = Math.max(...taken.map(({ rate }) => rate))
  say(
    'durable rounds, group commit',
    perSecond(of(({ rate }) => rate)),
    `best slice ${perSecond(best)}; ${diskOf(place)}`,
  )
  const cpu = of((slice) => slice.cpu)
  const least = Math.min(...taken.map((slice) => slice.cpu))
  say(
    '  computing time of a round',
    `${cpu.toFixed(0)} µs`,
    `best slice ${least.toFixed(0)} µs; piece by piece: bench/pieces.ts`,
  )
  say('durable rounds, one transaction for each round', perSecond(of(({ single }) => single)), diskOf(place))
  say(
    'group commit against one transaction each',
    `${of(({ rate, single }) => rate / single).toFixed(1)} times`,
    diskOf(place),
  )
  await alone.house.close()
  const all = Math.ceil(rounds / SLICES) * SLICES
  await measureBytes(grouped.house, all)
  await grouped.house.close()
  await measureStart(grouped.folder, all)
} finally {
  rmSync(place, { recursive: true, force: true })
}

async function prepared(name: string, batchMax: number): Promise<Made> {
  const folder = join(place, name)
  mkdirSync(folder)
  const house = await openHouse({ folder, clock: realClock, create: PROPERTY, batchMax })
  await furnish(house)
  return { house, folder, played: 0 }
}

async function played(made: Made, rounds: number): Promise<{ rate: number; cpu: number }> {
  const began = performance.now()
  const spent = process.cpuUsage()
  await play(made.house, made.played, rounds)
  made.played += rounds
  const { user, system } = process.cpuUsage(spent)
  return { rate: rounds / ((performance.now() - began) / 1_000), cpu: (user + system) / rounds }
}

async function measureBytes(house: House, rounds: number): Promise<void> {
  const [sum] = await house.store.rows<{ bytes: number }>(
    `select sum(length(cast(line as blob)) + length(digest)) as bytes from journal
     where line like '%"RoundStarted"%' or line like '%"RoundEnded"%'`,
  )
  const [start] = await house.store.rows<{ line: string }>(
    `select line from journal where line like '%"RoundStarted"%' order by seq desc limit 1`,
  )
  const [end] = await house.store.rows<{ line: string }>(
    `select line from journal where line like '%"RoundEnded"%' order by seq desc limit 1`,
  )
  const bytes = (sum?.bytes ?? 0) / rounds
  say('bytes of journal in a plain round', bytes.toFixed(0), 'both lines and their digests')
  const entry = JSON.parse(start?.line ?? '{}')
  const [event] = entry.events
  const size = (part: unknown) => JSON.stringify(part).length
  const posts = size(event.posts)
  const fees = size(event.fees)
  const frames = size(entry) - size(event) + (end?.line.length ?? 0) - size(JSON.parse(end?.line ?? '{}').events[0])
  say('  posts in both books, with their clauses', String(posts))
  say('  who paid the fee', String(fees))
  say('  the rest of both events', String(size(event) - posts - fees + size(JSON.parse(end?.line ?? '{}').events[0])))
  say('  key, who, when, number of both lines', String(frames))
  say('  two digests', '64')
}

async function measureStart(folder: string, rounds: number): Promise<void> {
  say(
    'journal with its report tables',
    `${(statSync(journalFile(folder)).size / rounds).toFixed(0)} B`,
    'on disk for each round',
  )
  const again = await timed(() => openHouse({ folder, clock: realClock }))
  say(
    'open and start from a snapshot',
    `${again.seconds.toFixed(2)} s`,
    `${again.value.start.why}, from line ${again.value.start.from}`,
  )
  await again.value.close()
  rmSync(snapshotFile(folder))
  const whole = await timed(() => openHouse({ folder, clock: realClock }))
  const { to } = whole.value.start
  say(
    `open and replay ${rounds.toLocaleString('en')} rounds, every digest checked`,
    `${whole.seconds.toFixed(1)} s`,
    `${to.toLocaleString('en')} lines; computing time for a million rounds ${((whole.cpu * 1e6) / rounds).toFixed(1)} s`,
  )
  await whole.value.close()
}

async function timed<T>(act: () => Promise<T>): Promise<{ value: T; seconds: number; cpu: number }> {
  const began = performance.now()
  const spent = process.cpuUsage()
  const value = await act()
  const { user, system } = process.cpuUsage(spent)
  return { value, seconds: (performance.now() - began) / 1_000, cpu: (user + system) / 1e6 }
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0
}

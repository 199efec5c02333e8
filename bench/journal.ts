/**
 * How fast rounds become durable, how large they are, how fast they replay and start from a snapshot.
 *   node tools/own-node.cjs bench/journal.ts [--rounds 200000] [--place FOLDER]
 * The place should be on the disk that the house will use: /tmp is often memory and then proves nothing.
 */

import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Posts, WirePost } from '../src/engine/posts.ts'
import { type Fold, openJournal, replay } from '../src/journal/journal.ts'
import { deviceKey } from '../src/journal/keys.ts'
import { type Draft, hashInputs, type JournalEvent } from '../src/journal/line.ts'
import { MOVEMENTS } from '../src/journal/projections/movements.ts'
import { fileShelf, type SnapshotMark } from '../src/journal/snapshot.ts'
import { openSqlite } from '../src/journal/sqlite.ts'
import { decode, encode } from '../src/journal/tagged.ts'
import { verify } from '../src/journal/verify.ts'

type Round = JournalEvent & {
  readonly table: number
  readonly seats: string
  readonly fees: string
  readonly at: string
  readonly posts: Posts
  readonly mark?: SnapshotMark
}

const TABLES = 100

/** Eight seats, six of them paid, one post per account. A second activity, known only by the count, posts nothing here. */
function round(n: number): Draft<Round> {
  const table = (n % TABLES) + 1
  const at = new Date(1_700_000_000_000 + n * 400).toISOString()
  const posts: WirePost[] = [
    ['c', 'patron', `box:${table}`, '600', 'F1'],
    ['e', 'patrons', 'pool:main', '480', 'F3'],
    ['e', 'patrons', 'reserve', '120', 'F4'],
  ]
  return {
    key: deviceKey(`t${table}`, Math.floor(n / TABLES) + 1),
    hash: hashInputs({ n }),
    by: `t${table}`,
    recorded: at,
    events: [{ type: 'RoundEnded', v: 1, at, table, seats: '11111111', fees: '11101110', posts: { '9': posts } }],
  }
}

type Books = { readonly balances: Map<string, bigint>; rounds: number }

const FOLD: Fold<Books, Round> = {
  shape: 'bench 1',
  initialState: () => ({ balances: new Map(), rounds: 0 }),
  evolve(books, event) {
    books.rounds += 1
    for (const [, from, to, cents] of event.posts['9'] ?? []) {
      const amount = BigInt(cents)
      books.balances.set(from, (books.balances.get(from) ?? 0n) - amount)
      books.balances.set(to, (books.balances.get(to) ?? 0n) + amount)
    }
    return books
  },
  vouches: ({ mark }) => mark,
}

const dayOf = (instant: string) => instant.slice(0, 10)

/** Median time that this disk takes to sync a page that was just written. */
function syncMs(place: string): number {
  const file = join(place, 'sync')
  const handle = openSync(file, 'w')
  const page = Buffer.alloc(4096, 7)
  const times: number[] = []
  for (let i = 0; i < 200; i += 1) {
    writeSync(handle, page)
    const start = performance.now()
    fsyncSync(handle)
    times.push(performance.now() - start)
  }
  closeSync(handle)
  rmSync(file)
  return times.sort((a, b) => a - b)[100] ?? 0
}

/** `wave` rounds are under way at any time, as from many tables; each is counted when it is acknowledged. */
async function durable(file: string, rounds: number, batchMax: number, wave: number): Promise<number> {
  const store = await openSqlite<Round>({ file, property: 'bench', create: true, projections: [MOVEMENTS] })
  const journal = await openJournal({ store, fold: FOLD, dayOf, batchMax })
  const start = performance.now()
  for (let n = 0; n < rounds; ) {
    const acks: Promise<unknown>[] = []
    for (let i = 0; i < wave && n < rounds; i += 1, n += 1) acks.push(journal.record(round(n)))
    await Promise.all(acks)
  }
  const seconds = (performance.now() - start) / 1000
  await journal.close()
  return rounds / seconds
}

/** As large as a room's open claims, tickets and rounds could ever be. */
function largeState(things: number): Map<string, unknown> {
  const state = new Map<string, unknown>()
  for (let i = 0; i < things; i += 1) {
    state.set(`claim ${i}`, {
      person: i,
      amount: BigInt(i) * 100n,
      clauses: ['S1', 'E9'],
      at: '2026-11-14T20:00:00.000Z',
      parts: new Map([['table', 7n]]),
    })
  }
  return state
}

/** Seconds on the clock, and of this process's own work: where they differ, the machine was busy with something else. */
async function timed<T>(act: () => Promise<T>): Promise<[T, number, number]> {
  const before = process.cpuUsage()
  const start = performance.now()
  const value = await act()
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  return [value, seconds, (user + system) / 1e6]
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200000' }, place: { type: 'string', default: '.' } },
})
const rounds = Number(values.rounds)
const place = mkdtempSync(join(values.place, '.bench-journal-'))
const sync = () => `disk sync ${syncMs(place).toFixed(3)} ms`
const say = (what: string, figure: string, note = '') =>
  console.log(`${what.padEnd(46)}${figure.padStart(16)}   ${note}`)
const perSecond = (n: number) => `${Math.round(n).toLocaleString('en')}/s`

console.log(`machine: ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before the start`)
try {
  const grouped = await durable(join(place, 'group.db'), rounds, 1_000, 1_000)
  say('durable rounds, group commit', perSecond(grouped), sync())
  const single = await durable(join(place, 'single.db'), Math.min(rounds, 5_000), 1, 1_000)
  say('durable rounds, one transaction each (peer)', perSecond(single), sync())
  say('group commit against the peer', `${(grouped / single).toFixed(1)} times`, sync())

  const file = join(place, 'group.db')
  const store = await openSqlite<Round>({ file, projections: [MOVEMENTS] })
  const [sum] = await store.rows<{ line: number; digest: number }>(
    'select sum(length(line)) as line, sum(length(digest)) as digest from journal',
  )
  const bytes = ((sum?.line ?? 0) + (sum?.digest ?? 0)) / rounds
  say(
    'bytes of journal per round (line and digest)',
    bytes.toFixed(0),
    `file with projections ${(statSync(file).size / rounds).toFixed(0)} a round`,
  )

  const shelf = fileShelf(join(place, 'snapshot'))
  const [, replaySeconds, replayWork] = await timed(() => replay({ store, fold: FOLD, dayOf }))
  const perMillion = (seconds: number) => ((seconds * 1e6) / rounds).toFixed(1)
  say(
    'replay, every digest checked',
    perSecond(rounds / replaySeconds),
    `a million in ${perMillion(replaySeconds)} s, of which ${perMillion(replayWork)} s own work`,
  )
  const journal = await openJournal({ store, fold: FOLD, dayOf, shelf })
  await journal.snapshot((mark) =>
    journal.record({ ...round(rounds + 1), events: round(rounds + 1).events.map((event) => ({ ...event, mark })) }),
  )
  await journal.close()
  const [again, startSeconds] = await timed(async () => {
    const opened = await openSqlite<Round>({ file, projections: [MOVEMENTS] })
    return openJournal({ store: opened, fold: FOLD, dayOf, shelf })
  })
  say(
    'open and start from a snapshot',
    `${startSeconds.toFixed(3)} s`,
    `${again.start.why}, from line ${again.start.from}`,
  )
  await again.close()

  const open = largeState(100_000)
  const [text, encodeSeconds] = await timed(async () => encode(open))
  const [, decodeSeconds] = await timed(async () => decode(text))
  say(
    'state of 100,000 open things, back from text',
    `${decodeSeconds.toFixed(3)} s`,
    `written in ${encodeSeconds.toFixed(3)} s, ${(text.length / 1e6).toFixed(0)} MB`,
  )

  const reader = await openSqlite<Round>({ file, readonly: true, projections: [MOVEMENTS] })
  const [verdict, verifySeconds] = await timed(() => verify(reader, { projections: false }))
  say('verify (form, chain, anchors)', perSecond(rounds / verifySeconds), verdict.ok ? 'sound' : 'FAULTS')
  await reader.close()
} finally {
  rmSync(place, { recursive: true, force: true })
}

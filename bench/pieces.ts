/**
 * What a durable round computes, piece by piece, beside a bare chained log of the same lines.
 *   node tools/own-node.cjs bench/pieces.ts [--slices 20] [--place FOLDER]
 * The round is that of bench/house.ts. Processor time of all threads, so that garbage is in it and waiting for the disk is not.
 * The house, its pieces one after another, and the peer take turns; figures are medians over the slices, and a ratio is the
 * median of the slices' own ratios. The first slices warm up: a house that was just started takes twice as long.
 */
import { hash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { isRefusal } from '../src/base/refusal.ts'
import { decide } from '../src/engine/decide.ts'
import { evolve } from '../src/engine/evolve.ts'
import type { Event, Order } from '../src/engine/mechanisms.ts'
import { keptOrder } from '../src/engine/recorded.ts'
import { canonical } from '../src/journal/canonical.ts'
import { noKeys, remember } from '../src/journal/keys.ts'
import { type Draft, type Head, type SealedLine, seal } from '../src/journal/line.ts'
import { projectionsOf } from '../src/journal/projections/projections.ts'
import { openSqlite } from '../src/journal/sqlite.ts'
import { setDurable } from '../src/journal/sqlitefile.ts'
import { realClock } from '../src/server/house/clock.ts'
import { commandOf } from '../src/server/house/commandtime.ts'
import { openHouse } from '../src/server/house/kernel.ts'
import { journalFile } from '../src/server/house/storage.ts'
import { inEnglish } from '../src/words/recorded.ts'
import { PROPERTY } from '../tests/house.ts'
import { furnish, ORDERS, play, TABLES } from './furnished.ts'
import { median } from './rounds.ts'

const { values } = parseArgs({
  options: { slices: { type: 'string', default: '20' }, place: { type: 'string', default: '.' } },
})
const ROUNDS = 2_000
/** As many lines share a sync in the house when it is busy. */
const BATCH = 1_000
const WARM_UPS = 3

type Decided = { readonly order: Order; readonly by: string; readonly key: string; readonly events: readonly Event[] }
type Line = SealedLine<Event>

const PIECES = ['decide', 'seal', 'fold', 'rows', 'tables'] as const
type Piece = (typeof PIECES)[number] | 'whole' | 'text' | 'bare'
const SAYS: Readonly<Record<Piece | 'rest', string>> = {
  whole: 'a durable round, all in all',
  decide: 'deciding: bets, rules, fees, posts in both books',
  seal: 'sealing: two lines of canonical text, two digests',
  text: '  of which the text',
  fold: 'adding up: balances, open rounds, keys',
  rows: 'two rows of the journal, and the commit',
  tables: 'report tables: movements, rounds',
  rest: 'the rest: keys checked twice, timers, promises, answers',
  bare: 'the peer: a bare chained log of the same lines',
}
const spent = new Map<Piece, number[]>()

async function taking<T>(piece: Piece, act: () => T | Promise<T>): Promise<T> {
  const before = process.cpuUsage()
  const value = await act()
  const { user, system } = process.cpuUsage(before)
  const taken = spent.get(piece)!
  taken[taken.length - 1]! += (user + system) / ROUNDS
  return value
}

const place = mkdtempSync(join(values.place, '.bench-pieces-'))
const folders = ['house', 'pieces', 'rows'].map((name) => join(place, name)) as [string, string, string]
try {
  for (const folder of folders) mkdirSync(folder)
  const first = await openHouse({ folder: folders[0], clock: realClock, create: PROPERTY })
  await furnish(first)
  const { state, zone } = first
  await first.close()
  for (const folder of folders.slice(1)) cpSync(journalFile(folders[0]), journalFile(folder))

  const house = await openHouse({ folder: folders[0], clock: realClock })
  const dayOf = (at: number) => zone.dayOf(at, PROPERTY.dayStart)
  const withTables = await openSqlite<Event>({ file: journalFile(folders[1]), projections: projectionsOf(dayOf) })
  const rowsAlone = await openSqlite<Event>({ file: journalFile(folders[2]) })
  const bare = bareLog(join(place, 'bare.db'))
  const keys = noKeys()
  let head: Head = await withTables.head()
  let played = 0

  const decided = (which: 'start' | 'end'): Decided[] =>
    ORDERS.map(({ by, [which]: order }) => {
      const key = `${by}:${Math.floor(played / TABLES) * 2 + (which === 'start' ? 1 : 2)}`
      const events = inEnglish(decide(state, commandOf(order, key, { by, at: Date.now() }, zone)))
      if (isRefusal(events)) throw new Error('a round was refused')
      return { order, by, key, events }
    })
  const drafted = ({ order, by, key, events }: Decided, recorded: string): Draft<Event> => {
    const written = keptOrder(order, events)
    return { by, key, recorded, events, ...(written === undefined ? {} : { order: written }) }
  }
  const sealed = (all: readonly Decided[]): Line[] => {
    const recorded = new Date().toISOString()
    return all.map((one) => {
      const line = seal(drafted(one, recorded), head)
      head = line
      return line
    })
  }
  const fold = (lines: readonly Line[]) => {
    for (const { entry } of lines) {
      remember(keys, entry, (instant) => dayOf(Date.parse(instant)))
      for (const event of entry.events) evolve(state, event)
    }
  }

  async function slice(): Promise<void> {
    for (const taken of spent.values()) taken.push(0)
    await taking('whole', () => play(house, played, ROUNDS))
    for (const until = played + ROUNDS; played < until; ) {
      const batch: Line[] = []
      for (; batch.length < BATCH; played += TABLES)
        for (const which of ['start', 'end'] as const) {
          const all = await taking('decide', () => decided(which))
          const lines = await taking('seal', () => sealed(all))
          await taking('text', () => lines.map(({ entry }) => canonical(entry)))
          await taking('fold', () => fold(lines))
          batch.push(...lines)
        }
      await taking('tables', () => withTables.append(batch))
      await taking('rows', () => rowsAlone.append(batch))
      await taking('bare', () => bare.append(batch))
    }
  }

  for (const piece of ['whole', 'text', 'bare', ...PIECES] as const) spent.set(piece, [])
  for (let n = 0; n < WARM_UPS; n++) await slice()
  for (const taken of spent.values()) taken.length = 0
  for (let n = 0; n < Number(values.slices); n++) await slice()
  report()
  await house.close()
  await withTables.close()
  await rowsAlone.close()
  bare.close()
} finally {
  rmSync(place, { recursive: true, force: true })
}

/** What nobody can do without who wants lines that are chained and safe: text, digest, row, sync. */
function bareLog(file: string): { append(lines: readonly Line[]): void; close(): void } {
  const db = new Database(file)
  setDurable(db, file)
  db.exec('create table log (seq integer primary key, line text not null, digest text not null) strict')
  const insert = db.prepare('insert into log values (?, ?, ?)')
  let digest = ''
  const append = db.transaction((lines: readonly Line[]) => {
    for (const { entry } of lines) {
      const text = JSON.stringify(entry)
      digest = hash('sha256', digest + text, 'hex')
      insert.run(entry.seq, text, digest)
    }
  })
  return { append: (lines) => append(lines), close: () => void db.close() }
}

function report(): void {
  const of = (piece: Piece) => spent.get(piece)!
  const tables = of('tables').map((all, n) => all - of('rows')[n]!)
  const pieces = { ...Object.fromEntries(PIECES.map((piece) => [piece, of(piece)])), tables } as Record<
    (typeof PIECES)[number],
    number[]
  >
  const rest = of('whole').map((all, n) => all - PIECES.reduce((sum, piece) => sum + pieces[piece][n]!, 0))
  const say = (piece: Piece | 'rest', figures: readonly number[], note = '') => {
    const ratio = median(figures.map((figure, n) => figure / of('bare')[n]!))
    console.log(
      `${SAYS[piece].padEnd(58)}${median(figures).toFixed(1).padStart(7)} µs${ratio.toFixed(2).padStart(8)} × the peer${note}`,
    )
  }
  const least = (piece: Piece) => `   best slice ${Math.min(...of(piece)).toFixed(1)} µs`
  console.log(`processor time of a round, ${of('whole').length} slices of ${ROUNDS.toLocaleString('en')} rounds`)
  say('whole', of('whole'), least('whole'))
  for (const piece of PIECES) {
    say(piece, pieces[piece])
    if (piece === 'seal') say('text', of('text'))
  }
  say('rest', rest)
  say('bare', of('bare'), least('bare'))
}

/**
 * Seats under load: batches of cards while rounds go on, and what a seat change writes.
 *   node tools/own-node.cjs bench/seats.ts [--place FOLDER]
 * A room of 40 tables and 600 people on disk. Five batches of 1,000 scans come in one after another, as a dock uploads them, while a
 * round is started and ended again and again; how long the slowest of those rounds waited is compared with rounds alone. Then what the
 * podium's view costs, and what a round costs and writes where its seats are kept and where they are not: on disk for one game, and as
 * decided for every family of games.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isRefusal } from '../src/base/refusal.ts'
import type { Order } from '../src/engine/mechanisms.ts'
import type { Scan } from '../src/engine/presence/vocabulary.ts'
import { canonical } from '../src/journal/canonical.ts'
import { realClock } from '../src/server/house/clock.ts'
import { type House, openHouse } from '../src/server/house/kernel.ts'
import { entryAt } from '../src/server/house/storage.ts'
import { podiumView } from '../src/views/podium/podium.ts'
import { sentence } from '../src/words/sentence.ts'
import { openTable, PROPERTY, postBoth, SEVENS } from '../tests/house.ts'
import { compareRounds } from './seatrounds.ts'

const { values } = parseArgs({ options: { place: { type: 'string', default: '.' } } })
const [TABLES, SEATS, PEOPLE, BATCHES, BATCH] = [40, 9, 600, 5, 1_000]

const place = mkdtempSync(join(values.place, '.bench-seats-'))
const house = await openHouse({ folder: place, clock: realClock, create: PROPERTY })
const give = async (order: Order, by = '21') => {
  const outcome = await house.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(sentence(outcome))
  return outcome.seq
}
const percentile = (list: readonly number[], part: number) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))]!
const ms = (value: number) => `${value.toFixed(1)} ms`

/** Rounds one after another until told to stop: how long each answer took. */
function rounds(of: House): { stop(): Promise<number[]> } {
  let isStopped = false
  const waits: number[] = []
  const done = (async () => {
    for (let seat = 1; !isStopped; seat = (seat % 7) + 1) {
      for (const order of [
        { do: 'StartRound', table: 'R', bets: [{ seat: String(seat), wagered: true, fees: [SEVENS] }] },
        { do: 'EndRound', table: 'R' },
      ] as Order[]) {
        const before = performance.now()
        await of.submit(order, { by: '11' })
        waits.push(performance.now() - before)
      }
    }
  })()
  return {
    async stop() {
      isStopped = true
      await done
      return waits
    },
  }
}
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

try {
  await openTable(house, 'R', 'no-bust-21')
  await postBoth(house)
  for (let table = 1; table <= TABLES; table += 1) {
    await give({ do: 'SetTable', table: String(table), game: 'holdem', seats: SEATS, decks: 1, kind: 'live' })
    await give({ do: 'OpenTable', table: String(table) })
  }
  const opened = Date.now()
  const seq = await give({ do: 'SeatPlayer', table: '40', seat: '9', person: '1999', via: 'tablet' })
  const moved = await give({ do: 'MovePlayer', table: '40', seat: '9', to: { table: '39', seat: '9' } })
  for (const [what, line] of [
    ['sitting down', seq],
    ['moving', moved],
  ] as const)
    console.log(`${what}: ${Buffer.byteLength(canonical((await entryAt(house.store, line))!))} bytes in the journal`)

  const alone = rounds(house)
  await pause(2_000)
  const quiet = await alone.stop()
  const scan = (n: number): Scan => ({
    person: String(1_000 + (n % PEOPLE)),
    table: String((n % TABLES) + 1),
    seat: String((Math.floor(n / TABLES) % SEATS) + 1),
    at: opened + (n % 5),
  })
  const busy = rounds(house)
  await pause(200)
  const [cpu, before] = [process.cpuUsage(), performance.now()]
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const scans = Array.from({ length: BATCH }, (_, n) => scan(batch * BATCH + n))
    await give({ do: 'ScanCards', scans, via: 'scanner' })
  }
  const took = performance.now() - before
  const { user, system } = process.cpuUsage(cpu)
  const loaded = await busy.stop()
  console.log(
    `${BATCHES * BATCH} scans in ${ms(took)}, ${ms((user + system) / 1_000)} of processor time with the rounds beside them`,
  )
  console.log(`a round's order alone: median ${ms(percentile(quiet, 0.5))}, slowest ${ms(percentile(quiet, 1))}`)
  console.log(`beside the scans:      median ${ms(percentile(loaded, 0.5))}, slowest ${ms(percentile(loaded, 1))}`)

  for (let n = 0; n < 2; n += 1)
    await give({ do: 'SetList', list: `L${n}`, game: 'holdem', limit: `$${n}`, minutes: 5, missed: 'end' })
  const sitting = new Set(house.state.sits.keys())
  const waiting = Array.from({ length: PEOPLE }, (_, n) => String(1_000 + n)).filter((person) => !sitting.has(person))
  for (const [n, person] of waiting.entries())
    await give({ do: 'JoinList', list: `L${n % 2}`, person, how: 'podium', shows: 'number' })
  const views: number[] = []
  let size = 0
  for (let n = 0; n < 100; n += 1) {
    const spent = process.cpuUsage()
    size = JSON.stringify(podiumView(house.state, house.now().at, (person) => `Guest ${person}`)).length
    const used = process.cpuUsage(spent)
    views.push((used.user + used.system) / 1_000)
  }
  console.log(
    `the podium with ${sitting.size} seated and ${waiting.length} waiting: ${Math.round(size / 1024)} KB, processor time median ${ms(percentile(views, 0.5))}, most ${ms(percentile(views, 1))}`,
  )

  await openTable(house, 'S', 'no-bust-21')
  await openTable(house, 'T', 'no-bust-21')
  for (let seat = 1; seat <= 7; seat += 1)
    await give({ do: 'SeatPlayer', table: 'S', seat: String(seat), person: String(3_000 + seat) })
  const bets = Array.from({ length: 7 }, (_, n) => ({ seat: String(n + 1), wagered: true, fees: [SEVENS] }))
  /** What the same round would write at either table, in one state of the books. */
  const lineOf = (table: string): string => {
    const events = house.dryRun({ do: 'StartRound', table, bets }, { by: '11' })
    if (isRefusal(events)) throw new Error(sentence(events))
    return canonical(events)
      .replaceAll(`"${table}"`, '"?"')
      .replace(`box:${table}`, 'box:?')
      .replace(/"at":\d+/, '')
  }
  const isSame = lineOf('S') === lineOf('T')
  const spent = new Map<string, number>()
  const ROUNDS = 3_000
  // In turns, so that both have the same machine.
  for (let turn = 0; turn < 10; turn += 1)
    for (const table of ['S', 'T']) {
      const begun = process.cpuUsage()
      for (let n = 0; n < ROUNDS / 10; n += 1) {
        await give({ do: 'StartRound', table, bets }, '11')
        await give({ do: 'EndRound', table }, '11')
      }
      const used = process.cpuUsage(begun)
      spent.set(table, (spent.get(table) ?? 0) + used.user + used.system)
    }
  const each = (table: string) => (spent.get(table)! / 1_000 / ROUNDS).toFixed(2)
  console.log(`a round with its seats kept: ${each('S')} ms of processor time; without: ${each('T')} ms`)
  console.log(isSame ? 'both write the same bytes' : 'THEY WRITE DIFFERENT BYTES')
  if (!isSame) process.exitCode = 1
} finally {
  await house.close()
  rmSync(place, { recursive: true })
}
compareRounds()

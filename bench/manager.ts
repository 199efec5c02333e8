/**
 * The manager's page: what a year of sums costs to read, and what keeping them costs a round.
 *   npm run bench -- manager
 * A year as of 20 million rounds is filled into the tables directly: 40 tables, 12 activities, 600,000 hits and claims. Then the view is asked as
 * the page asks it, and how long one question holds the writer is measured beside it. The cost of a round is processor time of all
 * threads, with the four projections of the sums and without them, turn by turn in the same run.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { plusDays } from '../src/base/moment.ts'
import type { Event } from '../src/engine/mechanisms.ts'
import { projectionsOf } from '../src/journal/projections/projections.ts'
import { openSqlite } from '../src/journal/sqlite.ts'
import { besideHouse } from '../src/server/beside/beside.ts'
import { realClock } from '../src/server/house/clock.ts'
import { type House, openHouse } from '../src/server/house/kernel.ts'
import { journalFile } from '../src/server/house/storage.ts'
import { zoneOf } from '../src/server/house/zone.ts'
import { overviewOf } from '../src/server/overview/overview.ts'
import { PROPERTY } from '../tests/house.ts'
import { furnish, play } from './furnished.ts'
import { median } from './rounds.ts'

const { values } = parseArgs({
  options: { slices: { type: 'string', default: '12' }, place: { type: 'string', default: '.' } },
})
const ROUNDS = 2_000
const WARM_UPS = 3
const KEPT = ['daily', 'meters', 'tallies', 'silences']
const DAYS = 372
const TABLES = 40
const ACTIVITIES = 12
const HITS = 600_000

const FLOWS = [
  ['e', 'RoundStarted', 'patrons', 'pool:main'],
  ['e', 'RoundStarted', 'patrons', 'reserve'],
  ['c', 'RoundStarted', 'patron', 'box'],
  ['e', 'RoundVoided', 'pool:main', 'patrons'],
  ['e', 'RoundVoided', 'reserve', 'patrons'],
  ['c', 'RoundVoided', 'box', 'patron'],
  ['e', 'HitDeclared', 'pool:main', 'pending'],
  ['e', 'HitDeclared', 'reserve', 'pending'],
  ['e', 'HitVerified', 'pending', 'claim'],
  ['e', 'HitVerified', 'reseed', 'pool:main'],
  ['e', 'ClaimPaid', 'claim', 'patrons'],
  ['c', 'ClaimPaid', 'drawer', 'patron'],
  ['c', 'BoxCounted', 'box', 'bank'],
  ['e', 'BoxCounted', 'patrons', 'variance'],
  ['e', 'AdminFeeTaken', 'reserve', 'due:fee'],
  ['c', 'MoneyMoved', 'bank', 'drawer'],
] as const
const COUNTED = ['RoundStarted', 'RoundVoided', 'HitDeclared', 'HitVerified', 'ClaimPaid', 'EntriesGiven', 'PiecesSold']

const place = mkdtempSync(join(values.place, '.bench-manager-'))
try {
  await costOfARound()
  await aYear()
} finally {
  rmSync(place, { recursive: true, force: true })
}

/** The hits' own sums are in both: their projection is as old as the house. */
async function costOfARound(): Promise<void> {
  const dayOf = (at: number) => zoneOf(PROPERTY.zone).dayOf(at, PROPERTY.dayStart)
  const open = async (name: string, isKept: (projection: string) => boolean): Promise<House> => {
    const folder = join(place, name)
    mkdirSync(folder)
    const projections = projectionsOf(dayOf).filter((one) => isKept(one.name))
    const store = await openSqlite<Event>({
      file: journalFile(folder),
      create: true,
      property: PROPERTY.property,
      projections,
    })
    const house = await openHouse({ store, clock: realClock, create: PROPERTY })
    await furnish(house)
    return house
  }
  const houses = {
    without: await open('without', (name) => !KEPT.includes(name)),
    with: await open('with', () => true),
  }
  const spent: Record<keyof typeof houses, number[]> = { without: [], with: [] }
  for (let slice = 0, from = 0; slice < WARM_UPS + Number(values.slices); slice += 1, from += ROUNDS) {
    // Whoever comes second finds a warmer machine: they take turns at it.
    const order = slice % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const)
    for (const name of order) {
      const before = process.cpuUsage()
      await play(houses[name], from, ROUNDS)
      const { user, system } = process.cpuUsage(before)
      if (slice >= WARM_UPS) spent[name].push((user + system) / ROUNDS)
    }
  }
  const ratios = spent.with.map((all, slice) => all / spent.without[slice]!)
  console.log(`a durable round, processor time, ${values.slices} slices of ${ROUNDS} rounds`)
  console.log(`  without the sums   ${median(spent.without).toFixed(1).padStart(6)} µs`)
  console.log(
    `  with them          ${median(spent.with).toFixed(1).padStart(6)} µs, ${median(ratios).toFixed(3)} of it (aim: 1.1)`,
  )
  await houses.without.close()
  await houses.with.close()
}

async function aYear(): Promise<void> {
  const folder = join(place, 'year')
  mkdirSync(folder)
  const first = await openHouse({ folder, clock: realClock, create: PROPERTY })
  await furnish(first)
  await first.close()
  const today = zoneOf(PROPERTY.zone).dayOf(Date.now(), PROPERTY.dayStart)
  const filled = fill(journalFile(folder), today)
  const house = await openHouse({ folder, clock: realClock })
  const beside = besideHouse()
  console.log(`a year: ${filled.sums.toLocaleString('en')} sums, ${HITS.toLocaleString('en')} hits and claims`)
  for (const days of ['7', '30', '90', '365']) {
    const times: number[] = []
    const held = monitorEventLoopDelay({ resolution: 1 })
    held.enable()
    for (let n = 0; n < 5; n += 1) {
      const before = performance.now()
      await overviewOf(house, beside, { days })
      times.push(performance.now() - before)
    }
    held.disable()
    const bytes = JSON.stringify(await overviewOf(house, beside, { days })).length
    console.log(
      `  ${days.padStart(3)} days   ${median(times).toFixed(0).padStart(5)} ms, longest ${Math.max(...times).toFixed(0)} ms (aim: 2,000), ` +
        `holds the writer ${(held.max / 1e6).toFixed(0)} ms at most, ${(bytes / 1024).toFixed(0)} KB`,
    )
  }
  await beside.close()
  await house.close()
}

/** Twenty million rounds of six fees, as their sums; wins, claims and what else a year brings, as their rows. */
function fill(file: string, today: string): { sums: number } {
  const db = new Database(file)
  db.pragma('synchronous = off')
  const sum = db.prepare('insert or replace into sums values (?, ?, ?, ?, ?, ?, ?, ?)')
  const table = db.prepare('insert or replace into tablesums values (?, ?, ?, ?, ?)')
  const rounds = db.prepare('insert or replace into rounds values (?, ?, ?, ?, 0, ?)')
  const tally = db.prepare('insert or replace into tallies values (?, ?, ?, ?, ?)')
  const pace = db.prepare('insert or replace into pace values (?, ?, ?, ?, ?)')
  const won = db.prepare('insert or replace into won values (?, ?, ?, ?, ?)')
  let sums = 0
  const names = ['bay-101/blazing-7s', 'bay-101/no-limit-bad-beat']
  const activities = [...names, ...Array.from({ length: ACTIVITIES - 2 }, (_, n) => `bench/activity-${n}`)]
  const perDay = Math.round(20_000_000 / 365)
  db.exec('begin')
  for (let n = 1; n < DAYS; n += 1) {
    const day = plusDays(today, -n)
    for (const activity of activities)
      for (const [book, what, from, to] of FLOWS) {
        sum.run(day, activity, book, what, from, to, Math.round((perDay * 66) / ACTIVITIES), perDay)
        sums += 1
      }
    for (let t = 1; t <= TABLES; t += 1) {
      for (const what of ['fees', 'drop', 'variance']) table.run(day, `${t}`, what, 800_000, 1_300)
      rounds.run(day, `${t}`, Math.round(perDay / TABLES), 8_000, 2)
    }
    for (const what of COUNTED) for (const activity of activities) tally.run(day, what, activity, 40, 40)
    for (let minute = 0; minute < 1_200; minute += 1) pace.run(day, n * 1_440 + minute, 'fees', 27_000, 270)
    for (const activity of activities)
      for (let line = 0; line < 7; line += 1) won.run(day, activity, `line ${line}`, 30, 90_000)
  }
  db.exec('commit')
  fillHits(db, activities)
  const seq = db.prepare('select max(seq) from journal').pluck().get() as number
  db.prepare('update projection set seq = ?').run(seq)
  db.close()
  return { sums }
}

function fillHits(db: Database.Database, activities: readonly string[]): void {
  const hit = db.prepare(
    `insert into hits (hit, seq, at, local, activity, "table", round, cards, total, denied, status, declared_by, decided_by)
     values (?, ?, ?, '', ?, ?, 1, '[]', ?, '[]', 'verified', '11', '21')`,
  )
  const claim = db.prepare(
    `insert into claims (claim, hit, activity, "to", party, person, line, share, amount, gift, clauses, since, status)
     values (?, ?, ?, '', '{"kind":"seat","table":"1","seat":"1"}', null, 'one seven', '', ?, '0', '', ?, 'paid')`,
  )
  const exception = db.prepare(
    `insert into exceptions values (?, 1, ?, 'RoundVoided', '7/12', null, '21', 'misdeal', null, null, null, null)`,
  )
  const step = db.prepare(
    `insert into metersteps values (?, 1, ?, 'bay-101/blazing-7s', 'pool:main', 'HitDeclared', 'H1', 500000, 0)`,
  )
  const year = 365 * 24 * 3_600_000
  const now = Date.now()
  db.exec('begin')
  for (let n = 0; n < HITS; n += 1) {
    const at = now - Math.floor((n / HITS) * year)
    const amount = n % 50 === 0 ? '20000' : '200'
    const activity = activities[n % activities.length]!
    hit.run(`X${n}`, 10_000_000 + n, at, activity, `${(n % TABLES) + 1}`, amount)
    claim.run(`Y${n}`, `X${n}`, activity, amount, at)
    if (n % 30 === 0) exception.run(10_000_000 + n, new Date(at).toISOString())
    if (n % 6_000 === 0) step.run(10_000_000 + n, new Date(at).toISOString())
  }
  db.exec('commit')
}

/** The manager's figures of three days that are reckoned by hand: across the turn of the day, with a void, a win, a count and a win undone. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done, openTable, PROPERTY, postBoth, SEVENS, spadeSevens, startRound } from '../../../tests/house.ts'
import { dollars, formatMoney, fromWire } from '../../base/money.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { balance } from '../../ledger/balances.ts'
import { poolAccount } from '../../ledger/name.ts'
import type { Overview } from '../../views/overview/overview.ts'
import { besideHouse } from '../beside/beside.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { type ManualClock, manualClock } from '../house/clock.ts'
import { type House, openHouse } from '../house/kernel.ts'
import { dayStatement } from '../house/statement.ts'
import { grownToday } from './grown.ts'
import { monthPace } from './monthpace.ts'
import { overviewOf } from './overview.ts'

/** Six fees of a dollar a round: eleven cents of each on the meter, eighty-nine in the reserve. */
const [MONDAY, TUESDAY, WEDNESDAY, NEXT_TUESDAY] = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-10']
const beside = besideHouse()
const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-overview-'))
let clock: ManualClock
let house: House
const give = (order: Order, by: string) => done(house.submit(order, { by }))
const look = () => overviewOf(house, beside, { days: '7' })
const told = ({ days }: Overview, day: string) => days.find((one) => one.day === day)!

beforeAll(async () => {
  clock = manualClock(Date.parse('2026-03-02T20:00:00Z'))
  house = await openHouse({ folder, clock, create: PROPERTY })
  await postBoth(house)
  for (const table of ['1', '2']) await openTable(house, table, 'no-bust-21')
  // Monday noon: two rounds at table 1.
  for (let n = 0; n < 2; n += 1) {
    await give(startRound('1'), '4')
    await give({ do: 'EndRound', table: '1' }, '4')
  }
  // Ten to six in the morning is Monday still; ten past six is Tuesday.
  clock.set(Date.parse('2026-03-03T13:50:00Z'))
  await give(startRound('2'), '4')
  clock.set(Date.parse('2026-03-03T14:10:00Z'))
  await give({ do: 'VoidRound', table: '2', reason: 'misdeal' }, '4')
  // Tuesday afternoon: the meter is won, and the box of table 1 is a dollar short of its eighteen.
  clock.set(Date.parse('2026-03-03T23:00:00Z'))
  await give(startRound('1'), '4')
  await give(spadeSevens('1'), '4')
  await give({ do: 'VerifyHit', hit: 'H1' }, '5')
  await give({ do: 'EndRound', table: '1' }, '4')
  const counted = { [SEVENS]: dollars(17) }
  await give({ do: 'CountBox', box: 'B1', table: '1', shift: 'day', counted, counters: ['7', '8'] }, '7')
})
afterAll(async () => {
  await beside.close()
  await house.close()
  rmSync(folder, { recursive: true, force: true })
})

test('fees are of the day on which they were paid, and a void takes them back on the day on which it is booked', async () => {
  const view = await look()
  // Monday: three rounds. Tuesday: one round, less the one that was voided after the day had turned.
  expect(told(view, MONDAY).fees).toBe('1800')
  expect(told(view, TUESDAY).fees).toBe('0')
  expect(view.day).toBe(TUESDAY)
  expect(view.today.fees).toEqual({ now: '0', weekBefore: '0', weekBeforeInAll: '0' })
})

test('a prize is won when it becomes a claim, and waits at the cage until it is paid', async () => {
  const view = await look()
  // The seed, and eighteen fees of eleven cents: those of the voided round were gone again.
  expect(told(view, TUESDAY)).toMatchObject({ won: '500198', paid: '0', variance: '-100' })
  expect(view.today.prizes).toMatchObject({ now: '500198', hits: 1, largest: { hit: 'H1', amount: '500198' } })
  expect(view.today.waiting).toMatchObject({ amount: '500198', claims: 1, since: '2026-03-03T15:00:00' })
})

test('table by table: rounds, voids, fees, what came out of the box and what was missing', async () => {
  const { tables } = await look()
  expect(tables).toEqual([
    {
      table: '1',
      game: 'no-bust-21',
      today: { rounds: 1, voided: 0, fees: '600', drop: '1700', variance: '-100' },
      weekBefore: { rounds: 0, voided: 0, fees: '0', drop: '0', variance: '0' },
      span: { rounds: 3, voided: 0, fees: '1800', drop: '1700', variance: '-100' },
    },
    {
      table: '2',
      game: 'no-bust-21',
      today: { rounds: 0, voided: 0, fees: '-600', drop: '0', variance: '0' },
      weekBefore: { rounds: 0, voided: 0, fees: '0', drop: '0', variance: '0' },
      span: { rounds: 1, voided: 0, fees: '0', drop: '0', variance: '0' },
    },
  ])
})

test('a meter day by day, and its steps with the figure before and after', async () => {
  const view = await overviewOf(house, beside, { days: '7', meter: `${SEVENS} main` })
  const meter = view.meters.find(({ activity }) => activity === SEVENS)!
  // Monday ended with three rounds on it; now the reseed stands there.
  expect(meter.levels.slice(-2)).toEqual(['500198', '500000'])
  expect(meter).toMatchObject({ now: '500000', cap: '50000000', hits: 1, won: '500198' })
  const steps = view.meter!.steps.map(({ what, hit, before, after }) => ({ what, hit, before, after }))
  expect(steps).toEqual([
    { what: 'PoolSeeded', hit: undefined, before: '0', after: '500000' },
    { what: 'HitDeclared', hit: 'H1', before: '500198', after: '0' },
    { what: 'HitVerified', hit: 'H1', before: '0', after: '500000' },
  ])
})

test('what a meter has grown today is told until it is won', async () => {
  expect((await grownToday(house)).has(`${SEVENS} pool:main`)).toBe(false)
  const now = () => ({ ...house.now(), local: `${MONDAY}T23:00:00` })
  const onMonday = await grownToday({ ...house, now })
  // Eighteen fees of eleven cents, and the posted $100 a day of the other: the seeds of that day are no growth.
  expect(onMonday.get(`${SEVENS} pool:main`)).toBe(198n)
  expect(onMonday.get('bay-101/no-limit-bad-beat pool:main')).toBe(10_000n)
})

test('the pace of a month: whole days before today, and nothing on the day on which it was posted', async () => {
  // Today is Tuesday: Monday alone is over. Nothing was won on it, and the seed was put in.
  expect(await monthPace(house, SEVENS)).toMatchObject({
    ...{ from: MONDAY, to: MONDAY, days: 1, fees: '1800', won: '0', lines: {} },
    meters: { main: { seed: 1, reseed: 0, daily: 0 } },
  })
  const later = manualClock(Date.parse('2026-03-04T23:00:00Z'))
  const now = () => ({ ...house.now(), at: later.now(), local: `${WEDNESDAY}T15:00:00` })
  // On Wednesday the win of Tuesday counts, and what was given back with the voided round.
  expect(await monthPace({ ...house, now }, SEVENS)).toMatchObject({
    ...{ from: MONDAY, to: TUESDAY, days: 2, fees: '1800', won: '500198' },
    lines: { 'three sevens of the posted suit': 1 },
    meters: { main: { seed: 1, reseed: 1, daily: 0 } },
  })
  const first = () => ({ ...house.now(), local: `${MONDAY}T15:00:00` })
  expect(await monthPace({ ...house, now: first }, SEVENS)).toMatchObject({ days: 0, fees: '0', meters: {} })
})

test('what funds held and promised when each day ended is what the books say', async () => {
  const view = await look()
  const { signs, held, promised } = view.cover
  expect(told(view, TUESDAY)).toMatchObject({ signs, held, promised })
  // Monday: both seeds and eighteen fees of eleven cents were promised; the seeds and the fees lay in the funds.
  expect(told(view, MONDAY).signs).toBe(`${500_000 + 2_500_000 + 10_000 + 198}`)
  expect(view.days[0]).toMatchObject({ fees: '0', signs: '0', held: '0', promised: '0', short: '0' })
})

test('hits against the exact odds of a shoe of six decks', async () => {
  const { frequencies } = await look()
  const sevens = frequencies.find(({ activity }) => activity === SEVENS)!
  // Four rounds were paid for and one was given back.
  expect(sevens.tries).toBe(18)
  const line = sevens.lines.find((one) => one.line === 'three sevens of the posted suit')!
  // Three of the six sevens of spades, of 312 cards.
  expect(line).toMatchObject({ won: 1, amount: '500198' })
  const [over = '', under = ''] = line.exact!.split('/')
  expect(BigInt(over) * BigInt(312 * 311 * 310)).toBe(BigInt(under) * BigInt(6 * 5 * 4))
  expect(line.is).toBe('more often')
})

describe('the same after', () => {
  test('a restart', async () => {
    const before = await look()
    await house.close()
    house = await openHouse({ folder, clock })
    expect(await look()).toEqual(before)
  })

  test('making all tables anew', async () => {
    const before = await look()
    expect(await house.store.projectionFaults()).toEqual([])
    await house.store.rebuild()
    expect(await look()).toEqual(before)
  })
})

test('a win that is backed out counts against the day on which that is booked; a closed day is as its statement says', async () => {
  clock.set(Date.parse('2026-03-04T20:00:00Z'))
  await house.tick()
  await give({ do: 'BackOutHit', hit: 'H1', second: '5', reason: 'the wrong hand', document: 'letter 3' }, '6')
  for (const day of [MONDAY, TUESDAY]) await give({ do: 'CloseDay', day }, '3')
  const view = await look()
  expect(told(view, TUESDAY).won).toBe('500198')
  expect(told(view, WEDNESDAY)).toMatchObject({ won: '-500198', fees: '0' })
  for (const day of [MONDAY, TUESDAY]) {
    const { total } = (await dayStatement(house, day))!
    const own = told(view, day)
    expect({ day, fees: total.fees, prizes: total.prizes, variance: total.variance }).toEqual({
      day,
      fees: formatMoney(fromWire(own.fees)),
      prizes: formatMoney(fromWire(own.paid)),
      variance: formatMoney(fromWire(own.variance)),
    })
  }
  // Of the business day; the void was on another.
  expect(view.undone.today).toBe(1)
  expect(view.undone.rows).toEqual(
    expect.arrayContaining([
      { person: '4', table: '2', what: 'RoundVoided', count: 1, isFirst: true },
      { person: '6', table: '1', what: 'HitBackedOut', count: 1, isFirst: true },
      { person: '5', table: '1', what: 'HitBackedOut', count: 1, isFirst: false },
    ]),
  )
  expect(view.frequencies.find(({ activity }) => activity === SEVENS)?.lines[0]).toMatchObject({ won: 0, amount: '0' })
  const meter = view.meters.find(({ activity }) => activity === SEVENS)!
  expect(meter.now).toBe(`${balance(house.state.balances, SEVENS, 'pool:main')}`)
})

test('today is held against the same weekday up to the same time of day, across the change to summer time', async () => {
  // Tuesday a week later, at two in the afternoon: an hour before the round and the win of the week before.
  clock.set(Date.parse('2026-03-10T21:00:00Z'))
  await house.tick()
  for (let n = 0; n < 2; n += 1) {
    await give(startRound('1'), '4')
    await give({ do: 'EndRound', table: '1' }, '4')
  }
  // For the wall: twelve fees of eleven cents on the meter.
  expect((await grownToday(house)).get(`${SEVENS} pool:main`)).toBe(132n)
  const early = await look()
  expect(early.day).toBe(NEXT_TUESDAY)
  // By then the week before had only given back the fees of the voided round.
  expect(early.today.fees).toEqual({ now: '1200', weekBefore: '-600', weekBeforeInAll: '0' })
  clock.set(Date.parse('2026-03-10T22:30:00Z'))
  expect((await look()).today.fees).toEqual({ now: '1200', weekBefore: '0', weekBeforeInAll: '0' })
})

test('a figure leads to the books in which it stands, also where one activity pays for another', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'gamekeeper-payer-'))
  const [payer, paid] = ['hawaiian-gardens/hawaiian-jackpot', 'hawaiian-gardens/fast-cash-jackpots']
  const demo = await openDemoHouse({ folder: elsewhere, offers: [payer, paid] }, clock)
  const { meters } = await overviewOf(demo, beside, {})
  expect(meters.map(({ activity, fund }) => [activity, fund])).toContainEqual([paid, payer])
  for (const { fund, pool, now } of meters)
    expect(`${balance(demo.state.balances, fund, poolAccount(pool))}`, pool).toBe(now)
  await demo.close()
  rmSync(elsewhere, { recursive: true })
})

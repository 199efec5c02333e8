import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coverView } from '../../desks/cover.ts'
import { manualClock } from '../../house/clock.ts'
import type { House } from '../../house/kernel.ts'
import { demoOfferings, drawnSoon, openDemoHouse } from '../setup.ts'
import { LUCK } from './deal.ts'
import { playNights } from './nights.ts'

/** A Tuesday evening in California. */
const EVENING = Date.parse('2026-03-11T03:00:00Z')
const NIGHTS = 6

let folder: string
let house: House
const said: string[] = []
const steps: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gamekeeper-nights-'))
  await playNights(folder, EVENING, (nights, of) => steps.push(`${nights} of ${of}`), NIGHTS)
  house = await openDemoHouse({ folder }, manualClock(EVENING), (text) => said.push(text))
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true, force: true })
})

const rows = <Row>(sql: string, ...values: string[]) => house.store.rows<Row>(sql, ...values)

test('every night is told, and each but the last is closed', async () => {
  expect(steps).toEqual(['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6', '6 of 6'])
  const days = await rows<{ day: string }>('select day from days order by day')
  expect(days.map(({ day }) => day)).toEqual(['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'])
})

test('the room has winners, a declined hit stays among them, and the last night leaves claims for the cage', async () => {
  const [night] = LUCK
  const [sevens] = await rows<{ total: string; local: string }>(
    `select total, local from hits where "table" = ? and activity = 'bay-101/blazing-7s' and status = 'verified'
     order by cast(total as integer) desc`,
    night!.table,
  )
  expect(night!.night).toBeLessThan(NIGHTS)
  // The whole meter: its seed of $10,000 and what came to it since.
  expect(Number(sevens!.total)).toBeGreaterThan(1_000_000)
  expect(sevens!.local.slice(0, 10)).toBe('2026-03-08')
  const claims = await rows<{ status: string; count: number }>(
    'select status, count(*) as count from claims group by 1',
  )
  expect(claims.map(({ status }) => status).toSorted()).toEqual(['open', 'paid'])
})

test('what has dates begins now, with all that the demo offers', () => {
  expect(said).toEqual([])
  const running = [...house.state.offerings.values()].filter(({ status }) => status === 'running')
  expect(running.map(({ activity }) => activity).toSorted()).toEqual(
    demoOfferings()
      .map(({ activity }) => activity)
      .toSorted(),
  )
})

test('what the house promised in a night it has put in by the morning, but for the last', async () => {
  const { promises } = await coverView(house)
  expect(promises.length).toBeGreaterThan(0)
  expect(promises.filter(({ since }) => since < '2026-03-09')).toEqual([])
})

test('memory and journal agree', async () => {
  expect(await house.recount(async () => undefined)).toBeUndefined()
})

test.each([
  ['20:00', '20:10', '20:40'],
  ['23:00', '23:10', '23:40'],
  ['04:00', '04:10', '04:40'],
])('at %s the drawing of the demo comes in ten minutes', async (now, from, to) => {
  const local = `2026-03-10T${now}:00`
  const clock = manualClock(house.zone.instantOf(local))
  const opened = await openDemoHouse(
    { memory: true, offers: ['hawaiian-gardens/hawaiian-jackpot', 'hawaiian-gardens/cash-drawing'], hasVisitors: true },
    clock,
    (text) => expect(text).toBe(''),
  )
  expect(opened.state.offerings.get('hawaiian-gardens/cash-drawing')?.running?.text).toContain(
    `from: '${from}', to: '${to}'`,
  )
  await opened.close()
})

test('it keeps its hour where the other drawing would be met, or midnight', () => {
  const posting = demoOfferings().find(({ activity }) => activity === 'hawaiian-gardens/cash-drawing')!
  for (const clock of ['21:40', '22:10', '23:30'])
    expect(drawnSoon(posting, { at: 0, local: `2026-03-10T${clock}:00` })).toEqual(posting)
})

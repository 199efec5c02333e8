/** What is behind the figures of a table: reckoned by hand over the turn of a day, and what was voided there and nowhere else. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { done, openTable, PROPERTY, postBoth, SEVENS, spadeSevens, startRound } from '../../../tests/house.ts'
import { dollars } from '../../base/money.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { besideHouse } from '../beside/beside.ts'
import { exceptionsView } from '../desks/exceptions.ts'
import { type ManualClock, manualClock } from '../house/clock.ts'
import { type House, openHouse } from '../house/kernel.ts'
import { overviewOf } from './overview.ts'
import { tableFees } from './tablefees.ts'

/** Six fees of a dollar a round. */
const [MONDAY, TUESDAY] = ['2026-03-02', '2026-03-03']
const beside = besideHouse()
let clock: ManualClock
let house: House
const give = (order: Order, by: string) => done(house.submit(order, { by }))

beforeAll(async () => {
  clock = manualClock(Date.parse('2026-03-02T20:00:00Z'))
  house = await openHouse({ memory: true, clock, create: PROPERTY })
  await postBoth(house)
  for (const table of ['1', '2', '12']) await openTable(house, table, 'no-bust-21')
  // Monday noon: a round at tables 1 and 12. Ten to six in the morning is Monday still.
  for (const table of ['1', '12']) {
    await give(startRound(table), '4')
    await give({ do: 'EndRound', table }, '4')
  }
  clock.set(Date.parse('2026-03-03T13:50:00Z'))
  await give(startRound('2'), '4')
  // Ten past six is Tuesday: it is voided, and a round at table 1 is won there, verified and backed out.
  clock.set(Date.parse('2026-03-03T14:10:00Z'))
  await give({ do: 'VoidRound', table: '2', reason: 'misdeal' }, '4')
  await give(startRound('1'), '4')
  await give(spadeSevens('1'), '4')
  await give({ do: 'VerifyHit', hit: 'H1' }, '5')
  await give({ do: 'EndRound', table: '1' }, '4')
  await give({ do: 'BackOutHit', hit: 'H1', second: '5', reason: 'the wrong hand', document: 'letter 3' }, '6')
  // The box of table 1 is a dollar short of its twelve.
  const counted = { [SEVENS]: dollars(11) }
  await give({ do: 'CountBox', box: 'B1', table: '1', shift: 'day', counted, counters: ['7', '8'] }, '7')
})
afterAll(async () => {
  await beside.close()
  await house.close()
})

test('a table day by day, newest first', async () => {
  const { days, lines } = await tableFees(house, '1', MONDAY, TUESDAY)
  expect(lines).toBeUndefined()
  expect(days).toEqual([
    { day: TUESDAY, rounds: 1, voided: 0, fees: '600', drop: '1100', variance: '-100' },
    { day: MONDAY, rounds: 1, voided: 0, fees: '600', drop: '0', variance: '0' },
  ])
})

test('of one day every line that moved its fees: they add up to them, and are those of no other day or table', async () => {
  const at = async (table: string, day: string) =>
    (await tableFees(house, table, day, day)).lines!.map(({ what, round, amount }) => [what, round, amount])
  expect(await at('1', MONDAY)).toEqual([['RoundStarted', 1, '600']])
  expect(await at('1', TUESDAY)).toEqual([['RoundStarted', 2, '600']])
  expect(await at('12', MONDAY)).toEqual([['RoundStarted', 1, '600']])
  expect(await at('12', TUESDAY)).toEqual([])
  // Paid on one day and given back on the other.
  expect(await at('2', MONDAY)).toEqual([['RoundStarted', 1, '600']])
  expect(await at('2', TUESDAY)).toEqual([['RoundVoided', 1, '-600']])
  const [line] = (await tableFees(house, '2', MONDAY, MONDAY)).lines!
  expect(line!.local).toBe('2026-03-03T05:50:00')
  expect(line!.names).toHaveLength(1)
})

test('what was voided, taken back or counted otherwise stands at its table', async () => {
  const at = async (table: string) =>
    (await exceptionsView(house, MONDAY, TUESDAY, table)).rows.map(({ what, of }) => [what, of])
  expect(await at('1')).toEqual([
    ['BoxCounted', 'B1'],
    ['HitBackedOut', 'H1'],
  ])
  expect(await at('2')).toEqual([['RoundVoided', '2/1']])
  expect(await at('12')).toEqual([])
  expect((await exceptionsView(house, MONDAY, TUESDAY)).rows).toHaveLength(3)
  // As many as the manager's page counts there.
  const { undone } = await overviewOf(house, beside, { days: '7' })
  const counted = undone.rows.filter(({ isFirst }) => isFirst).map(({ table, what, count }) => [table, what, count])
  expect(counted.sort()).toEqual([
    ['1', 'HitBackedOut', 1],
    ['2', 'RoundVoided', 1],
  ])
})

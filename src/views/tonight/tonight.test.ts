import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemKey } from '../../base/openitem.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { openDemoHouse } from '../../server/demo/setup.ts'
import { manualClock } from '../../server/house/clock.ts'
import type { House } from '../../server/house/kernel.ts'
import { english } from '../../words/sentence.ts'
import { tonightView } from './tonight.ts'

/** Tuesday, 10 March 2026, 20:00 in California. */
const EVENING = Date.parse('2026-03-11T03:00:00Z')
const clock = manualClock(EVENING)
let house: House
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, clock, () => undefined)
})
afterAll(() => house.close())

const does = async (order: Order, by = '21') => {
  const outcome = await house.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome.reasons))
}
const now = () => tonightView(house.state, house.now())
const dueOf = (name: string) => now().due.filter(({ what }) => what === name)

test('posted windows of the next four hours, neither one that begins now nor one after that', () => {
  // Periods 18-19, 19-20, 20-21 and 21-22: the one from 20:00 has begun; 21:00 is an end and a beginning.
  expect(dueOf('Poker High Hand Bonus').map(({ kind, at }) => `${at.slice(11)} ${kind}`)).toEqual([
    '21:00 period ends',
    '21:00 period',
    '22:00 period ends',
  ])
  // 18:00 to 23:00, and not the 18:00 of tomorrow.
  expect(dueOf('Three of a Kind on the Flop Promotion').map(({ kind, at }) => `${at} ${kind}`)).toEqual([
    '2026-03-10T23:00 closes',
  ])
  // A period that ends at midnight ends within the four hours: the last moment counts.
  expect(dueOf('Poker Bonus Hand Progressive Jackpot').map(({ kind, at }) => `${at} ${kind}`)).toEqual([
    '2026-03-11T00:00 period ends',
  ])
  expect(now().until).toBe('2026-03-11T00:00:00')
})

test('what is open around the clock is never due', () => {
  expect(dueOf('Blazing 7s Progressive Jackpot')).toEqual([])
})

test('calls, faults and requests wait, the most urgent kind first, each with its page', async () => {
  await does({ do: 'ReportFault', table: '9', device: 'sensor', reason: 'stays dark' })
  await does({ do: 'RequestFreeTable', activity: 'bay-101/blazing-7s', patron: 'red cap' })
  await does({ do: 'CallFloor', table: '4', why: 'bad beat' }, '11')
  expect(
    now().clocks.map(({ kind, table, more, times, why, to }) => ({
      kind,
      table,
      more: why === undefined ? (times?.map((time) => time.slice(11, 16)).join('–') ?? more) : english(why),
      to,
    })),
  ).toEqual([
    { kind: 'call', table: '4', more: undefined, to: '/floor?table=4' },
    { kind: 'drawing', table: undefined, more: '20:00–21:00', to: '/games?drawing=saratoga/hi-lo-progressive' },
    { kind: 'drawing', table: undefined, more: '18:00–06:00', to: '/games?drawing=hawaiian-gardens/lucky-table' },
    { kind: 'request', table: undefined, more: 'red cap', to: '/floor?tab=free' },
    { kind: 'fault', table: '9', more: 'stays dark', to: '/floor?table=9' },
  ])
  // The demo's cashiers have their drawers open too.
  const open = ['request F1', 'call from table 4', 'sensor of table 9']
  expect(now().open.map(itemKey)).toEqual(expect.arrayContaining(open))
})

test('a device that is not heard is told with its table', () => {
  const [first] = tonightView(house.state, house.now(), [{ table: '3', device: 't3', sinceAt: EVENING }]).clocks.filter(
    ({ kind }) => kind === 'link',
  )
  expect(first).toEqual({ kind: 'link', what: 't3', table: '3', since: EVENING, to: '/floor?table=3' })
})

test('the day turns at its own hour: boxes and the day before are due then', () => {
  clock.set(Date.parse('2026-03-11T09:30:00Z'))
  const atDayStart = now().due.filter(({ at }) => at === '2026-03-11T06:00')
  expect(atDayStart.map(({ kind, what }) => `${kind} ${what}`)).toContain('day 2026-03-10')
  const boxes = atDayStart.find(({ kind }) => kind === 'boxes')
  expect(boxes?.count).toBeGreaterThan(0)
  expect(atDayStart.filter(({ kind }) => kind === 'increase').length).toBeGreaterThan(0)
  // From six to six is around the clock: nothing opens or closes then.
  expect(dueOf('Blazing 7s Progressive Jackpot').filter(({ kind }) => kind !== 'increase')).toEqual([])
})

test('after a hand-over the list names both who signed', async () => {
  await does({ do: 'HandOver', shift: 'swing', open: now().open, note: 'quiet', second: '22' })
  expect(now().handed?.by).toEqual(['21', '22'])
})

test('a draft waits for its approver, and for whoever wrote it once it was sent back, with the reason', async () => {
  const activity = 'bay-101/blazing-7s'
  const waits = () =>
    now()
      .clocks.filter(({ to }) => to.startsWith(`/offerings?activity=${activity}`))
      .map(({ kind, more, to }) => ({ kind, more, to }))
  const { text, version } = house.state.offerings.get(activity)!.running!
  await does({ do: 'DraftOffering', text }, '61')
  expect(waits()).toEqual([{ kind: 'draft', more: undefined, to: `/offerings?activity=${activity}` }])
  await does({ do: 'ReturnOffering', activity, version: version + 1, reason: 'not before May' }, '62')
  expect(waits()).toEqual([
    { kind: 'returned', more: 'not before May', to: `/offerings?activity=${activity}&part=draft` },
  ])
})

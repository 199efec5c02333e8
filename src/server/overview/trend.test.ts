/** The small plots on top of desks: what each role sees of the last days, and no more. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitor } from '../../../tests/visitor.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import type { Trend } from '../../views/overview/trend.ts'
import type { FindView } from '../../views/record/found.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import type { Place } from '../door/places.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'

const SEVENS = 'bay-101/blazing-7s'
const CERTIFICATES = 'hawaiian-gardens/match-play-certificate'
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
let house: House
let api: Api
const done = async (order: Order, by: string) => {
  const outcome = await house.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(`${order.do}: ${outcome.reasons[0]?.says}`)
}
const round = async () => {
  const bets = ['3', '5'].map((seat) => ({ seat, wagered: true, fees: [SEVENS] }))
  await done({ do: 'StartRound', table: '1', bets, dealtIn: 3 }, '11')
  await done({ do: 'EndRound', table: '1' }, '11')
}

/** Reported, and declined or verified so many seconds later. */
const hit = async (seconds: number, isDeclined: boolean) => {
  await done({ do: 'StartRound', table: '1', bets: [{ seat: '3', wagered: true, fees: [SEVENS] }], dealtIn: 3 }, '11')
  const hand = { seat: '3', role: 'player', cards: { hand: [22, 22] }, bettors: [{ place: 'seated' }] } as const
  const common = { dealerUp: [22] }
  await done({ do: 'ReportHit', table: '1', facts: { dealtIn: 3 }, common, hands: [hand] }, '11')
  const [number, { questions }] = [...house.state.hits].at(-1)!
  clock.advance(seconds * 1000)
  const answers = Object.fromEntries(questions.map(({ id }) => [id, true]))
  if (isDeclined)
    await done(
      { do: 'DeclineHit', hit: number, reason: 'misread', clause: 'S2', evidence: 'tape 4', second: '71' },
      '21',
    )
  else {
    if (questions.length > 0) await done({ do: 'AttestHit', hit: number, answers }, '21')
    await done({ do: 'VerifyHit', hit: number }, '21')
  }
  await done({ do: 'EndRound', table: '1' }, '11')
}

/** Two rounds and a call on one day, a round and two hits on the next; 100 pieces of $25 and 20 of $50 are out on the first, two more of $50 on the second. */
beforeAll(async () => {
  house = await openDemoHouse({ memory: true, offers: [SEVENS, CERTIFICATES] }, clock)
  api = apiOf({ house, register: await registerDemoStaff(memoryRegister()), demo: DEMO_STAFF })
  await round()
  await round()
  await done({ do: 'CallFloor', table: '4', why: 'a decision is wanted' }, '11')
  clock.advance(24 * 3_600_000)
  await house.tick()
  await round()
  await hit(20.6, true)
  // After midnight it is still the same business day.
  clock.advance(6 * 3_600_000)
  await hit(70.9, false)
  await done({ do: 'GivePieces', series: 'MM50', from: 'marketing', way: 'mail', to: [{ pieces: 2 }] }, '61')
})
afterAll(async () => {
  api.live.close()
  await api.beside.close()
  await house.close()
})

const trendFor = async (who: string, place: Place) => {
  const browser = visitor(api.app)
  await browser.enter(place, who)
  return ((await browser.get('/views/trend', place)) as unknown as { body: Trend }).body
}

test('day by day, today last, as the statement has it', async () => {
  const { days, figures } = await trendFor('51', 'books')
  expect(days).toHaveLength(14)
  expect(days.slice(-2)).toEqual(['2026-03-10', '2026-03-11'])
  expect(figures.rounds?.slice(-3)).toEqual([0, 2, 3])
  // Two fees of a dollar a round, one where somebody won.
  expect(figures.fees?.slice(-3)).toEqual([0, 400, 400])
  expect(figures.held?.at(-1)).toBeGreaterThan(0)
})

test('how often the floor was called, how long hits waited, what players hold', async () => {
  const { figures: floor } = await trendFor('21', 'floor')
  expect(floor.calls?.slice(-3)).toEqual([0, 1, 0])
  expect(floor.hits?.slice(-3)).toEqual([0, 0, 2])
  // 20 and 70 whole seconds: 45 each.
  expect(floor.verdicts?.slice(-3)).toEqual([0, 0, 45])
  const browser = visitor(api.app)
  await browser.enter('hit', '21')
  const { body } = (await browser.get('/views/find?day=2026-03-11', 'hit')) as unknown as { body: FindView }
  expect(body.hits.map(({ status, local }) => [status, local.slice(0, 13)])).toEqual([
    ['verified', '2026-03-12T02'],
    ['declined', '2026-03-11T20'],
  ])
  const { figures: marketing } = await trendFor('61', 'club')
  expect(marketing.withPlayers?.slice(-3)).toEqual([0, 100 * 2_500 + 20 * 5_000, 100 * 2_500 + 22 * 5_000])
  const { figures: staff } = await trendFor('91', 'staff')
  expect(staff.access?.at(-2)).toBe([...house.state.staff].length)
})

test.each<[string, string, Place, readonly string[], readonly string[]]>([
  ['dealer', '11', 'table', ['rounds', 'hits'], ['fees', 'won', 'paid', 'waiting', 'held', 'variance', 'boxes']],
  [
    'floor',
    '21',
    'floor',
    ['rounds', 'hits', 'declined', 'waiting', 'called'],
    ['fees', 'won', 'paid', 'held', 'variance', 'boxes'],
  ],
  ['cage', '31', 'cage', ['paid', 'waiting'], ['fees', 'won', 'held', 'variance', 'boxes']],
  // A count is blind: whoever counts is told no amount.
  ['count', '41', 'count', ['boxes'], ['fees', 'won', 'paid', 'waiting', 'held', 'variance', 'hits']],
  [
    'marketing',
    '61',
    'club',
    ['tickets', 'points', 'pieces', 'forms'],
    ['fees', 'won', 'paid', 'waiting', 'held', 'variance'],
  ],
])('a %s sees what they see elsewhere, and no more', async (_, who, place, sees, not) => {
  const names = Object.keys((await trendFor(who, place)).figures)
  expect(names).toEqual(expect.arrayContaining([...sees]))
  expect(names.filter((name) => not.includes(name))).toEqual([])
})

test('nobody who is not signed in', async () => {
  expect((await visitor(api.app).get('/views/trend', 'books')).status).toBe(401)
})

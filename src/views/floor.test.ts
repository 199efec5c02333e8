import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '../base/refusal.ts'
import type { Order } from '../engine/mechanisms.ts'
import { openDemoHouse } from '../server/demo/setup.ts'
import { manualClock } from '../server/house/clock.ts'
import type { House } from '../server/house/kernel.ts'
import { floorView } from './floor.ts'
import { hitViews } from './hit.ts'

/** Tuesday, 10 March 2026, 20:00 in California. */
const EVENING = Date.parse('2026-03-11T03:00:00Z')
let house: House
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, manualClock(EVENING), () => undefined)
})
afterAll(() => house.close())

const does = async (order: Order, by = '21') => {
  const outcome = await house.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome.reasons))
  return outcome.events
}
const now = () => floorView(house.state, house.now().local)
const HIGH_HAND = 'bay-101/poker-high-hand-bonus'

test('posted periods: which one runs, and at which tables', () => {
  const period = now().periods.find(({ activity }) => activity === HIGH_HAND)!
  expect(period).toMatchObject({ until: '2026-03-10T21:00', wins: 'highest hand', tables: ['7', '8'], boards: [] })
  expect(
    floorView(house.state, '2026-03-10T22:00:00').periods.find(({ activity }) => activity === HIGH_HAND)?.until,
  ).toBe(undefined)
})

test('a verified high hand stands on its board; who keyed it is told, and that it waits for the close', async () => {
  const events = await does(
    {
      do: 'ReportHit',
      table: '8',
      facts: { dealtIn: 6, tournament: false, misdeal: false, standardDeck: true, spokenOf: false },
      common: { board: [50, 46, 42, 0, 5] },
      hands: [
        {
          seat: '4',
          role: 'player',
          cards: { hole: [38, 34, 1, 6] },
          betsCompleted: true,
          bettors: [{ place: 'seated' }],
        },
      ],
      activities: [HIGH_HAND],
    },
    '11',
  )
  const declared = events.find((event) => event.type === 'HitDeclared')!
  const { hit, questions } = declared
  await does({ do: 'AttestHit', hit, answers: Object.fromEntries(questions.map(({ id }) => [id, true])) })
  await does({ do: 'VerifyHit', hit })
  const [board] = now().periods.find(({ activity }) => activity === HIGH_HAND)!.boards
  expect(board).toMatchObject({ until: '2026-03-10T21:00', isOver: false, asks: [] })
  expect(board!.hands).toMatchObject([
    { hit, who: 'table 8 seat 4', line: 'royal flush', prize: '$1,000.00', among: 1 },
  ])
  const shown = hitViews(house.state).find((one) => one.hit === hit)!
  expect(shown).toMatchObject({ status: 'verified', keyedBy: '21', claims: [] })
  expect(shown.board).toEqual([{ until: '2026-03-10T21:00', who: 'table 8 seat 4', line: 'royal flush' }])
  // Only when it is over is anybody asked who is there.
  const over = floorView(house.state, '2026-03-10T21:00:00').periods.find(({ activity }) => activity === HIGH_HAND)!
  expect(over.boards[0]).toMatchObject({ isOver: true })
  expect(over.boards[0]!.asks.map(({ who }) => who)).toEqual(['table 8 seat 4'])
})

test('a rank that is posted anew shows since when it holds', async () => {
  const rankOf = (name: string) => now().ranks.find((one) => one.name.startsWith(name))!
  expect(rankOf('Three of a Kind')).toMatchObject({ value: '8', isDrawn: false })
  expect(rankOf('Four of a Kind').since).toBeUndefined()
  const { activity, setting } = rankOf('Four of a Kind')
  await does({ do: 'PostRank', activity, setting, drawnCard: '9s', witnesses: ['22'] })
  expect(rankOf('Four of a Kind')).toMatchObject({ value: '9', since: EVENING })
})

test('free tables are offered where the activity is, and nothing is entered by hand that rules decide', () => {
  const sevens = now().freeAt.find(({ activity }) => activity === 'bay-101/blazing-7s')!
  expect(sevens.tables).toContain('1')
  expect(sevens.tables).not.toContain('4')
  expect(now().byHand).toEqual([])
})

test('a dispute keeps who and why until it is settled', async () => {
  const [hit] = hitViews(house.state)
  await does({ do: 'DisputeHit', hit: hit!.hit, reason: 'the board was fouled' })
  expect(hitViews(house.state)[0]).toMatchObject({
    status: 'disputed',
    dispute: { by: '21', reason: 'the board was fouled' },
  })
  await does({ do: 'SettleDispute', hit: hit!.hit, reason: 'it was not', second: '22' })
  expect(hitViews(house.state)[0]!.dispute).toBeUndefined()
})

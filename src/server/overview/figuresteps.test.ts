/** A figure in a handful of steps that add up to it, and the funds behind it over the last days. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseMoney } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { Event, Order } from '../../engine/mechanisms.ts'
import type { AccountName } from '../../ledger/name.ts'
import type { Book } from '../../ledger/post.ts'
import { fundViews } from '../../views/fund.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { explain } from '../desks/explain.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { fundLinesOf } from './fundlines.ts'

const SEVENS = 'bay-101/blazing-7s'
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
let house: House
let hit = ''

const done = async (order: Order, by = '11'): Promise<readonly Event[]> => {
  const outcome = await house.submit(order, { by })
  if (isRefusal(outcome)) throw new Error(`${order.do}: ${outcome.reasons[0]?.says}`)
  return outcome.events
}
const start = () =>
  done({ do: 'StartRound', table: '1', dealtIn: 3, bets: [{ seat: '3', wagered: true, fees: [SEVENS] }] })

/** A round, a day later a hit of the meter that is verified, and another round. */
beforeAll(async () => {
  house = await openDemoHouse({ memory: true, offers: [SEVENS] }, clock)
  await start()
  await done({ do: 'EndRound', table: '1' })
  clock.advance(24 * 3_600_000)
  await start()
  const seven = 22
  const events = await done({
    do: 'ReportHit',
    table: '1',
    facts: { dealtIn: 3 },
    common: { dealerUp: [seven] },
    hands: [{ role: 'player', seat: '3', cards: { hand: [seven, seven] }, bettors: [{ place: 'seated' }] }],
  })
  hit = events.find((event) => event.type === 'HitDeclared')!.hit
  const { questions } = house.state.hits.get(hit)!
  await done({ do: 'AttestHit', hit, answers: Object.fromEntries(questions.map(({ id }) => [id, true])) }, '21')
  await done({ do: 'VerifyHit', hit }, '21')
  await done({ do: 'EndRound', table: '1' })
  await start()
})
afterAll(() => house.close())

const explained = (account: AccountName, book: Book = 'entitlement') =>
  explain(house, { activity: SEVENS, account, book })

test('a meter in order: what it stood at, the hit, the reserve, the house’s word, fees since', async () => {
  const { steps } = await explained('pool:main')
  expect(steps.map((step) => (step.is === 'moved' ? step.other.split(':')[0] : step.is))).toEqual([
    'advanced',
    'fees',
    'pending',
    'reserve',
    'promised',
    'fees',
  ])
  expect(steps.find((step) => step.is === 'moved' && step.hit !== undefined)).toMatchObject({ hit })
})

test.each<[AccountName, Book]>([
  ['pool:main', 'entitlement'],
  ['reserve', 'entitlement'],
  ['promised', 'entitlement'],
  ['bank', 'custody'],
])('the steps of %s add up to it', async (account, book) => {
  const { steps, total } = await explained(account, book)
  const sum = steps.reduce((all, { amount }) => all + BigInt(amount), 0n)
  expect(sum).toBe(parseMoney(total))
})

test('every fund over thirty days: the last is what the books owe now, the one before what they owed when the day ended', async () => {
  const { days, funds } = await fundLinesOf(house)
  expect(days).toHaveLength(30)
  for (const { activity, owing } of fundViews(house.state)) {
    const line = funds.find((one) => one.activity === activity)
    if (line !== undefined) expect(line.owed.at(-1), activity).toBe(`${parseMoney(owing)}`)
  }
  const owed = funds.find(({ activity }) => activity === SEVENS)?.owed.map(Number) ?? []
  // Seeded and one fee on the first day; nothing before it.
  expect(owed.at(-3)).toBe(0)
  expect(owed.at(-2)).toBeGreaterThan(1_000_000)
})

/** Meters with their counters, and the report of exceptions, of a night that is reckoned by hand. */
import { expect, test } from 'vitest'
import {
  done,
  openingOrders,
  openTable,
  PROPERTY,
  postBoth,
  SEVENS,
  SEVENS_OFFERING,
  SEVENS_RULES,
  spadeSevens,
  startRound,
} from '../../../tests/house.ts'
import { dollars, parseMoney } from '../../base/money.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { ruleOf } from '../../engine/offerings/running.ts'
import { offeredRows } from '../../views/offerings/offeringstatus.ts'
import { manualClock } from '../house/clock.ts'
import { type House, openHouse } from '../house/kernel.ts'
import { exceptionsView, missingIn } from './exceptions.ts'
import { levelsView } from './levels.ts'

const DAY = '2026-03-02'
async function room(): Promise<{ house: House; give(order: Order, by: string): Promise<unknown> }> {
  const house = await openHouse({ memory: true, clock: manualClock(Date.parse(`${DAY}T20:00:00Z`)), create: PROPERTY })
  await postBoth(house)
  await openTable(house, '1', 'no-bust-21')
  return { house, give: (order, by) => done(house.submit(order, { by })) }
}
const levelOf = async (house: House) => (await levelsView(house, SEVENS))!.levels[0]!
const round = async (give: (order: Order, by: string) => Promise<unknown>) => {
  await give(startRound('1'), '4')
  await give({ do: 'EndRound', table: '1' }, '4')
}

test('terms as they are posted, counters as the wagers, the seed and a hit made them', async () => {
  const { house, give } = await room()
  await round(give)
  expect(await levelOf(house)).toEqual({
    pool: 'main',
    terms: {
      seed: '$5,000.00',
      reset: '$5,000.00',
      cap: '$500,000.00',
      wager: '$1.00',
      onMeter: '$0.11',
      behind: '$0.89',
      past: 'reserve',
    },
    // Six fees of eleven cents.
    counters: {
      wagers: 6,
      contributed: '$0.66',
      overflow: '$0.00',
      raised: '$5,000.00',
      hits: 0,
      won: '$0.00',
      posted: '$5,000.66',
      reserve: '$5.34',
    },
  })
  await give(startRound('1'), '4')
  await give(spadeSevens('1'), '4')
  await give({ do: 'VerifyHit', hit: 'H1' }, '5')
  await give({ do: 'EndRound', table: '1' }, '4')
  const { counters } = await levelOf(house)
  // Twelve fees and the seed were won; the reseed is what was put in since.
  expect(counters).toMatchObject({ wagers: 12, contributed: '$1.32', hits: 1, won: '$5,001.32', posted: '$5,000.00' })
  expect(counters.raised).toBe('$10,000.00')
  const { awards } = (await levelsView(house, SEVENS))!
  expect(awards).toMatchObject([{ claim: 'C1', hit: 'H1', amount: '$5,001.32', status: 'open' }])
})

test('a declined hit is no hit, and a void round has no wagers', async () => {
  const { house, give } = await room()
  await round(give)
  await give(startRound('1'), '4')
  await give(spadeSevens('1'), '4')
  await give({ do: 'DeclineHit', hit: 'H1', reason: 'a card was exposed', second: '5', evidence: 'camera 4' }, '6')
  await give({ do: 'VoidRound', table: '1', reason: 'misdeal' }, '4')
  expect((await levelOf(house)).counters).toMatchObject({
    wagers: 6,
    contributed: '$0.66',
    hits: 0,
    won: '$0.00',
    posted: '$5,000.66',
    reserve: '$5.34',
  })
})

test('past the cap the wagers still count, and what does not fit is the overflow', async () => {
  const house = await openHouse({ memory: true, clock: manualClock(Date.parse(`${DAY}T20:00:00Z`)), create: PROPERTY })
  const give = (order: Order, by: string) => done(house.submit(order, { by }))
  const opening = openingOrders(SEVENS_RULES, SEVENS_OFFERING)
  for (const [order, by] of opening.slice(0, 3)) await give(order, by)
  const money = { pools: { main: parseMoney('$499,999.90')! }, reserve: dollars(0), advance: dollars(0) }
  await give({ do: 'BringForward', activity: SEVENS, ...money, document: 'letter 12', second: '5' }, '3')
  await give(...opening[3]!)
  await openTable(house, '1', 'no-bust-21')
  await round(give)
  // Of the first eleven cents ten fit, and nothing of the other five fees.
  expect((await levelOf(house)).counters).toMatchObject({
    wagers: 6,
    contributed: '$0.10',
    overflow: '$0.56',
    posted: '$500,000.00',
    reserve: '$5.90',
  })
  expect((await exceptionsView(house, DAY, DAY)).rows).toMatchObject([
    { what: 'BroughtForward', activity: SEVENS, by: ['3', '5'], document: 'letter 12' },
  ])
})

test('what was taken back, corrected or overridden is reported with who, why, document, before and after', async () => {
  const { house, give } = await room()
  expect((await exceptionsView(house, DAY, DAY)).rows).toEqual([])
  await round(give)
  await give(startRound('1'), '4')
  await give(spadeSevens('1'), '4')
  await give({ do: 'DeclineHit', hit: 'H1', reason: 'a card was exposed', second: '5', evidence: 'camera 4' }, '6')
  await give({ do: 'VoidRound', table: '1', reason: 'misdeal' }, '4')
  const count = (box: string, amount: number, corrects?: string): Order => ({
    ...{ do: 'CountBox', box, table: '1', shift: 'night', counted: { [SEVENS]: dollars(amount) } },
    counters: ['7', '8'],
    ...(corrects === undefined ? {} : { corrects }),
  })
  await give(count('B1', 5), '7')
  await give(count('B2', 6, 'B1'), '7')
  const { rows, missing } = await exceptionsView(house, DAY, DAY)
  expect(missing).toEqual([])
  expect(rows.map(({ seq: _seq, local: _local, ...row }) => row).reverse()).toEqual([
    { what: 'HitDeclined', of: 'H1', table: '1', by: ['6', '5'], why: 'a card was exposed', document: 'camera 4' },
    { what: 'RoundVoided', of: '1/2', table: '1', by: ['4'], why: 'misdeal' },
    { what: 'BoxCounted', of: 'B1', table: '1', activity: SEVENS, by: ['7', '8'], before: '$6.00', after: '$5.00' },
    { what: 'BoxCounted', of: 'B2', table: '1', activity: SEVENS, by: ['7', '8'], document: 'B1', after: '$6.00' },
  ])
  expect((await exceptionsView(house, '2026-03-01', '2026-03-01')).rows).toEqual([])
})

test('numbers that were given and that no table has are missing', async () => {
  expect(missingIn('H', ['H1', 'H3'], 4)).toEqual(['H2', 'H4'])
  expect(missingIn('C', [], 0)).toEqual([])
})

test('a new rate is told before it takes effect: from the day it is accepted, or drafted, until it is posted', async () => {
  const { house, give } = await room()
  const coming = () => offeredRows(house.state).flatMap(({ coming: terms = [] }) => terms)
  expect(coming()).toEqual([])
  // Eleven cents of each fee become twelve; the rest goes to the reserve as before.
  const text = SEVENS_RULES.replace('Eleven cents', 'Twelve cents')
    .replace('Eighty-nine cents', 'Eighty-eight cents')
    .replace('amount: $0.11', 'amount: $0.12')
    .replace('amount: $0.89', 'amount: $0.88')
  expect(text).not.toBe(SEVENS_RULES)
  await give({ do: 'AcceptRules', text, document: 'as amended', clauses: Object.keys(ruleOf(text).clauses) }, '1')
  const now = { seed: '$5,000.00', reset: '$5,000.00', cap: '$500,000.00', wager: '$1.00', past: 'reserve' }
  const rates = { now: { onMeter: '$0.11', behind: '$0.89' }, next: { onMeter: '$0.12', behind: '$0.88' } }
  expect(coming()).toEqual([{ pool: 'main', now: { ...now, ...rates.now }, next: { ...now, ...rates.next } }])
  await give({ do: 'DraftOffering', text: SEVENS_OFFERING.replace('reseed: "$5,000"', 'reseed: "$6,000"') }, '2')
  expect(coming()).toMatchObject([{ now: { reset: '$5,000.00' }, next: { reset: '$6,000.00', ...rates.next } }])
  await give({ do: 'ApproveOffering', activity: SEVENS, version: 2 }, '3')
  const notice = { what: 'a new rate', where: 'the board', since: `${DAY}T00:00` }
  await give({ do: 'PostOffering', activity: SEVENS, places: ['the board'], notice }, '3')
  expect(coming()).toEqual([])
  expect((await levelOf(house)).terms).toMatchObject({ reset: '$6,000.00', ...rates.next })
})

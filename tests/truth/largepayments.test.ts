/** From the amount on that the house profile names, whoever pays a prize shows a second factor with the payment. Over the door. */
import { expect, test } from 'vitest'
import { dealFrom } from '../../src/cards/outcomes/deal.ts'
import type { EventOf } from '../../src/engine/mechanisms.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import type { House } from '../../src/server/house/kernel.ts'
import { openOwnHouse } from '../../src/server/house/newhouse.ts'
import { done, spadeSevens, startRound } from '../house.ts'
import { codeOf, hired } from '../staffed.ts'
import { visitor } from '../visitor.ts'
import { furnished, place, START } from './furnished.ts'

const CASHIER = { badge: 'K1', pin: '7193' }
const RULE = 'factor: [{ from: 2026-03-03, amount: "$2,000", by: our rule 7 }]'

/** A hand of seat 3 that wins: its claim, with ID shown. */
async function won(house: House, hand: string, dealerUp: string): Promise<string> {
  await done(house.submit(startRound('1'), { by: 't1' }))
  const report = spadeSevens('1')
  if (report.do !== 'ReportHit') throw new Error('a report')
  const hands = report.hands.map((one) => ({ ...one, cards: dealFrom({ hand }) }))
  const reported = await done(house.submit({ ...report, common: dealFrom({ dealerUp }), hands }, { by: 't1' }))
  const declared = reported.events.find((event): event is EventOf<'HitDeclared'> => event.type === 'HitDeclared')!
  const answers = Object.fromEntries(declared.questions.map(({ id }) => [id, true]))
  await done(house.submit({ do: 'AttestHit', hit: declared.hit, answers }, { by: 'floor' }))
  const { events } = await done(house.submit({ do: 'VerifyHit', hit: declared.hit }, { by: 'floor' }))
  await done(house.submit({ do: 'EndRound', table: '1' }, { by: 't1' }))
  const verified = events.find((event): event is EventOf<'HitVerified'> => event.type === 'HitVerified')!
  const { claim } = verified.claims[0]!
  await done(house.submit({ do: 'ShowId', claim }, { by: 'floor' }))
  return claim
}

async function paying() {
  const folder = place()
  const clock = manualClock(START)
  await (await furnished(folder, clock, 0)).close()
  const { house, premises } = await openOwnHouse({ folder, clock })
  const cashier = await hired(premises, { name: 'Chen', roles: ['cage'], ...CASHIER })
  const browser = visitor(premises.app)
  const enter = async () => expect((await browser.post('/session', { place: 'cage', ...CASHIER })).status).toBe(200)
  await enter()
  const pay = (claim: string, more: object = {}, order: object = {}) =>
    browser.post(
      '/orders',
      { order: { do: 'PayClaim', claim, form: 'chips', drawer: 'main', ...order }, ...more },
      'cage',
    )
  const close = async () => {
    premises.close()
    await house.close()
  }
  return { clock, house, premises, cashier, browser, enter, pay, close }
}

test('without the digits, with wrong or used ones nothing is paid, and tries are counted; with right ones it is, once', async () => {
  const { clock, house, premises, cashier, browser, enter, pay, close } = await paying()
  await done(house.submit({ do: 'SetProfile', text: RULE, second: 'another' }, { by: 'compliance' }))
  // The day before the term begins.
  const early = await won(house, '7s 7c', '7s')
  expect((await pay(early)).status).toBe(200)
  clock.advance(24 * 3_600_000)
  await enter()
  const [large, other, small] = [
    await won(house, '7s 7c', '7s'),
    await won(house, '7s 7c', '7s'),
    await won(house, '7s 7d', '7s'),
  ]
  const before = house.durable().seq
  expect(house.state.claims.get(large)?.award.amount).toBe('200000')
  const says = 'the house profile requires the payer’s second factor to pay $2,000.00 or more (our rule 7)'
  expect(await pay(large)).toMatchObject({ status: 409, body: { reasons: [{ clause: 'profile', says }] } })
  expect((await pay(large, {}, { factor: true })).status).toBe(400)
  expect((await pay(large, { factor: '123456' })).body).toMatchObject({ id: 'payer has no second factor' })
  expect(house.durable().seq).toBe(before)
  // The screen asks before it is sent.
  const may = await browser.post(
    '/may',
    { order: { do: 'PayClaim', claim: large, form: 'chips', drawer: 'main' } },
    'cage',
  )
  expect(may.body).toMatchObject({ may: true })
  const { body } = await browser.get('/views/claims', 'cage')
  const seen = body.view as unknown as { claim: string; factor?: object }[]
  expect(seen.find(({ claim }) => claim === large)?.factor).toEqual({ amount: '$2,000.00', by: 'our rule 7' })
  expect(seen.find(({ claim }) => claim === small)?.factor).toBeUndefined()

  const { body: offered } = await browser.post('/session/factor', {}, 'cage')
  const digits = () => codeOf(String(offered.secret), house.now().at)
  const used = digits()
  expect((await browser.post('/session/factor/take', { code: used }, 'cage')).status).toBe(200)
  expect((await browser.get('/session?place=cage', 'cage')).body).toMatchObject({ hasFactor: true })
  const enrolled = house.durable().seq
  for (const [factor, status] of [
    [used, 403],
    ['000000', 403],
    ['000000', 403],
    ['not it', 403],
    [used, 429],
  ] as const)
    expect((await pay(large, { factor })).status).toBe(status)
  clock.advance(60_000)
  expect((await pay(large, { factor: digits() })).body).toMatchObject({ id: 'locked out' })
  expect(premises.door.keeper.lockedUntil(cashier)).toBeDefined()
  expect(house.durable().seq).toBe(enrolled)
  expect(house.state.claims.get(large)?.status).toBe('open')

  clock.advance(15 * 60_000)
  await enter()
  const right = { key: 'a-key-for-the-large-payment', factor: digits() }
  const paid = await pay(large, right)
  expect(paid).toMatchObject({ status: 200, body: { events: [{ type: 'ClaimPaid', claim: large, factor: true }] } })
  // The answer was lost, and the page sends the same again.
  expect(await pay(large, right)).toMatchObject({ status: 200, body: { seq: paid.body.seq, isAgain: true } })
  expect((await pay(other, { factor: right.factor })).body).toMatchObject({ id: 'wrong factor' })
  expect((await pay(other, { ...right })).status).toBe(409)
  expect(house.state.claims.get(other)?.status).toBe('open')
  const without = await pay(small)
  expect(without).toMatchObject({ status: 200, body: { events: [{ type: 'ClaimPaid', claim: small }] } })
  expect(JSON.stringify(without.body)).not.toContain('factor')
  const lines: string[] = []
  for await (const batch of house.store.lines()) for (const { text } of batch) lines.push(text)
  expect(lines.filter((line) => line.includes('"factor":true'))).toHaveLength(1)
  expect(lines.join('\n')).not.toContain(right.factor)
  await close()
})

test('a house whose profile says nothing of it asks for none', async () => {
  const { house, pay, close } = await paying()
  const claim = await won(house, '7s 7s', '7s')
  expect((await pay(claim)).status).toBe(200)
  await close()
})

/** One person is never two: each of these once worked, and paid out. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { apiOf } from '../../src/server/api/api.ts'
import { DEMO_STAFF, registerDemoStaff } from '../../src/server/demo/people.ts'
import { openDemoHouse } from '../../src/server/demo/setup.ts'
import type { Place } from '../../src/server/door/places.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import type { House } from '../../src/server/house/kernel.ts'
import { proofOf, type Visitor, visitor } from '../visitor.ts'
import { SEVENS, SEVENS_AT_1 } from './play.ts'

const PLACE_OF: Record<string, Place> = { 1: 'table', 2: 'floor', 3: 'cage', 4: 'count', 5: 'books', 7: 'books' }
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))

let house: House
let api: ReturnType<typeof apiOf>
let people: Map<string, Visitor>
beforeEach(async () => {
  house = await openDemoHouse({ memory: true }, clock)
  api = apiOf({ house, register: await registerDemoStaff(), demo: DEMO_STAFF })
  people = new Map()
})
afterEach(async () => {
  api.live.close()
  await house.close()
})

const placeOf = (id: string): Place => PLACE_OF[id[0] ?? ''] ?? 'staff'
async function browserOf(id: string): Promise<Visitor> {
  const known = people.get(id)
  if (known !== undefined) return known
  const browser = visitor(api.app)
  people.set(id, browser)
  expect((await browser.enter(placeOf(id), id)).status).toBe(200)
  return browser
}
const post = async (id: string, path: string, body: unknown) => (await browserOf(id)).post(path, body, placeOf(id))
const order = (by: string, what: object, proofs: { second?: string; actor?: string } = {}) =>
  post(by, '/orders', {
    order: what,
    ...Object.fromEntries(Object.entries(proofs).map(([name, id]) => [name, proofOf(id)])),
  })
const reasonsOf = ({ body }: { body: Record<string, never> }) =>
  ((body.reasons ?? [body]) as { id?: string }[]).map(({ id }) => id)

const now = () => house.now().local.slice(0, 16)
const startRound = { do: 'StartRound', table: '1', bets: [{ seat: '1', wagered: true, fees: [SEVENS] }] }
const hitNow = () => house.state.hits.get([...house.state.hits.keys()].at(-1) ?? '')
async function attestAll(by: string): Promise<void> {
  const { hit, questions } = hitNow()!
  const answers = Object.fromEntries(questions.filter(({ of }) => of !== 'surveillance').map(({ id }) => [id, true]))
  expect((await order(by, { do: 'AttestHit', hit, answers })).status).toBe(200)
  if (questions.some(({ of }) => of === 'surveillance')) {
    const seen = await house.submit({ do: 'ConfirmSurveillance', hit, yes: true }, { by: '82' })
    expect(seen).not.toHaveProperty('refused')
  }
}
/** Declared by a dealer, verified by `verifier`. */
async function verified(verifier: string): Promise<{ hit: string; claim: string }> {
  await order('11', startRound)
  expect((await order('11', SEVENS_AT_1)).status).toBe(200)
  await attestAll('21')
  const { hit } = hitNow()!
  expect((await order(verifier, { do: 'VerifyHit', hit })).status).toBe(200)
  const claim = hitNow()!.claims[0]!
  expect((await order('31', { do: 'ShowId', claim, person: '1204' })).status).toBe(200)
  expect((await order('31', { do: 'RecordForm', claim, kind: 'W-2G', reference: '2026-0001' })).status).toBe(200)
  return { hit, claim }
}

describe('late paper', () => {
  test('one floor person does not declare a hit on paper in the name of another and verify it', async () => {
    await order('11', startRound)
    const typed = await order('21', { ...SEVENS_AT_1, paper: { by: '22', at: now() } })
    expect(typed).toMatchObject({
      status: 200,
      body: { events: [{ type: 'PaperHeld', waits: ['22'], typedBy: '21' }] },
    })
    expect(house.state.hits.size).toBe(0)
    // Nobody but the one who is named can say that it was so.
    expect(reasonsOf(await order('21', { do: 'ConfirmPaper', slip: 'P1' }))).toEqual(['slip names another'])
    expect((await order('21', { do: 'ConfirmPaper', slip: 'P1' }, { actor: '22' })).status).toBe(200)
    expect(hitNow()).toMatchObject({ declaredBy: '22', typedBy: '21', status: 'declared' })
    await attestAll('21')
    const { hit } = hitNow()!
    expect(reasonsOf(await order('21', { do: 'VerifyHit', hit }))).toEqual(['typist acted before'])
    expect(reasonsOf(await order('22', { do: 'VerifyHit', hit }))).toEqual(['declarer may not verify'])
    expect(hitNow()?.status).toBe('declared')
  })

  test('nor verifies it on paper in the name of another, confirmed or not', async () => {
    await order('11', startRound)
    await order('21', SEVENS_AT_1)
    await attestAll('21')
    const { hit } = hitNow()!
    const verify = { do: 'VerifyHit', hit, paper: { by: '22', at: now() } }
    expect(reasonsOf(await order('21', verify))).toEqual(['typist is none of the two'])
    expect(reasonsOf(await order('21', verify, { actor: '22' }))).toEqual(['typist is none of the two'])
    expect(house.state.slips.size).toBe(0)
  })

  test('the badge of a third person confirms nothing', async () => {
    await order('11', startRound)
    const answer = await order('21', { ...SEVENS_AT_1, paper: { by: '22', at: now() } }, { actor: '12' })
    expect(answer.status).toBe(403)
    expect(reasonsOf(answer)).toEqual(['proof of another than on paper'])
    expect(house.state.slips.size + house.state.hits.size).toBe(0)
  })

  test('a cashier does not pay out of the drawer of another', async () => {
    const { claim } = await verified('22')
    const [drawer = ''] = [...house.state.drawers.values()]
      .filter(({ cashier }) => cashier === '32')
      .map((one) => one.drawer)
    expect(drawer).not.toBe('')
    const pay = { do: 'PayClaim', claim, form: 'chips', drawer }
    expect(reasonsOf(await order('31', pay))).toEqual(['drawer of somebody else'])
    const typed = await order('31', { ...pay, paper: { by: '32', at: now() } })
    expect(typed.body).toMatchObject({ events: [{ type: 'PaperHeld', waits: ['32'] }] })
    expect(house.state.claims.get(claim)?.status).toBe('open')
    // It is named at every hand-over, and its person can say no.
    const handed = await order('21', { do: 'HandOver', shift: 'day', open: [], note: '' }, { second: '22' })
    expect(JSON.stringify(handed.body)).toContain('paper P1')
    expect((await order('32', { do: 'DeclinePaper', slip: 'P1', reason: 'not mine' })).status).toBe(200)
    expect(house.state.slips.size).toBe(0)
    expect(house.state.claims.get(claim)?.status).toBe('open')
  })

  test('an accountant does not enter both blind counts', async () => {
    const counted = { table: '1', shift: 'day', counted: { [SEVENS]: '$0.00' }, counters: ['41', '42'], at: now() }
    // Whoever keeps the books does not type counts in either.
    expect((await post('51', '/counts/paper', counted)).status).toBe(403)
    expect(house.state.slips.size).toBe(0)
    const typed = await post('71', '/counts/paper', counted)
    expect(typed.body).toMatchObject({ events: [{ type: 'PaperHeld', waits: ['41', '42'], typedBy: '71' }] })
    expect(house.state.counts.size).toBe(0)
    expect((await order('41', { do: 'ConfirmPaper', slip: 'P1' })).status).toBe(200)
    expect(house.state.counts.size).toBe(0)
    expect((await order('41', { do: 'ConfirmPaper', slip: 'P1' })).status).toBe(409)
    const booked = await order('42', { do: 'ConfirmPaper', slip: 'P1' })
    expect(booked.body).toMatchObject({
      events: [
        { type: 'BoxCounted', typedBy: '71' },
        { type: 'EnteredFromPaper', typedBy: '71', confirmed: ['41', '42'] },
      ],
    })
  })

  test('who signs beside is neither the one on paper nor the one who types', async () => {
    await order('11', startRound)
    await order('11', SEVENS_AT_1)
    const { hit } = hitNow()!
    const decline = { do: 'DeclineHit', hit, reason: 'r', evidence: 'e', paper: { by: '22', at: now() } }
    expect(reasonsOf(await order('21', decline, { actor: '22', second: '22' }))).toEqual(['declining takes two'])
    expect(reasonsOf(await order('21', decline, { actor: '22', second: '21' }))).toEqual(['second person is the first'])
    expect(hitNow()?.status).toBe('declared')
  })

  test('both names stay in the journal, the audit trail and the history of the hit', async () => {
    await order('11', startRound)
    await order('21', { ...SEVENS_AT_1, paper: { by: '22', at: now() } })
    const { seq } = (await order('22', { do: 'ConfirmPaper', slip: 'P1' })).body as unknown as { seq: number }
    const view = async (name: string) => (await (await browserOf('71')).get(`/views/${name}`, 'books')).body as unknown
    expect(await view(`entry?seq=${seq}`)).toMatchObject({
      by: '22',
      events: [
        { type: 'HitDeclared', declaredBy: '22', typedBy: '21' },
        { type: 'EnteredFromPaper', typedBy: '21' },
      ],
    })
    const { lines } = (await view('audit?kind=late%20paper')) as { lines: { details: object }[] }
    expect(lines.map(({ details }) => details)).toMatchObject([
      { of: '22', person: '21', confirmed: '22', slip: 'P1' },
      { of: '22', person: '21', waits: '22', slip: 'P1' },
    ])
    const { view: hits } = (await view('hits')) as { view: object[] }
    expect(hits[0]).toMatchObject({ declaredBy: '22', typedBy: '21' })
  })
})

describe('who verified a hit does not pay it', () => {
  test.each([
    ['out of a drawer', '22', { form: 'cash', drawer: '1' }],
    ['by check', '22', { form: 'check', drawer: '1' }],
    ['out of a tray', '22', { form: 'chips', tray: '1' }],
  ] as const)('%s', async (_, by, how) => {
    const { claim } = await verified('22')
    const outcome = await house.submit({ do: 'PayClaim', claim, ...how }, { by })
    expect(outcome).toMatchObject({ refused: true, reasons: [{ id: 'verifier may not pay' }] })
  })

  test('nor types in that another has paid it, nor pays what it was typed in to be verified', async () => {
    const { claim } = await verified('22')
    const paper = { by: '31', at: now(), confirmed: ['31'] }
    const typed = await house.submit({ do: 'PayClaim', claim, form: 'cash', drawer: '1', paper }, { by: '22' })
    expect(typed).toMatchObject({ refused: true, reasons: [{ id: 'typist is none of the two' }] })
  })
})

describe('another person proves who they are for one act', () => {
  test('the act is theirs, the session is not, and nothing of theirs stays', async () => {
    await order('11', startRound)
    await order('21', SEVENS_AT_1)
    await attestAll('21')
    const { hit } = hitNow()!
    const turned = await order('21', { do: 'VerifyHit', hit }, { actor: '22' })
    expect(turned).toMatchObject({ status: 200, body: { events: [{ type: 'HitVerified', by: '22' }] } })
    const browser = await browserOf('21')
    expect((await browser.get('/session', 'floor')).body).toMatchObject({ person: { id: '21' } })
    expect(browser.cookies.size).toBe(1)
    // The next order is the session's own again.
    const again = await order('21', { do: 'DisputeHit', hit, reason: 'r' })
    expect(again.body).toMatchObject({ events: [{ type: 'HitDisputed', by: '21' }] })
  })

  test('a refusal is told, and changes nothing', async () => {
    await order('11', startRound)
    await order('21', SEVENS_AT_1)
    const { hit } = hitNow()!
    expect(reasonsOf(await order('21', { do: 'VerifyHit', hit: 'H9' }, { actor: '22' }))).toEqual(['no open hit'])
    expect(reasonsOf(await order('21', { do: 'VerifyHit', hit }, { actor: '21' }))).toEqual(['declarer may not verify'])
    expect(reasonsOf(await order('21', { do: 'VerifyHit', hit }, { actor: '31' }))).toEqual(['role may not'])
    const wrong = await post('21', '/orders', {
      order: { do: 'VerifyHit', hit },
      actor: { badge: proofOf('22').badge, pin: '0000' },
    })
    expect([wrong.status, ...reasonsOf(wrong)]).toEqual([403, 'wrong pin'])
    expect(hitNow()?.status).toBe('declared')
  })

  test('nobody is both the one who acts and the one who signs beside', async () => {
    await order('11', startRound)
    await order('11', SEVENS_AT_1)
    const { hit } = hitNow()!
    const decline = { do: 'DeclineHit', hit, reason: 'r', evidence: 'e' }
    expect(reasonsOf(await order('21', decline, { actor: '22', second: '22' }))).toEqual(['second person is the first'])
    expect((await order('21', decline, { actor: '22', second: '21' })).status).toBe(200)
  })

  test('without a session nobody acts by a badge alone', async () => {
    const stranger = visitor(api.app)
    const answer = await stranger.post(
      '/orders',
      { order: { do: 'OpenTable', table: '1' }, actor: proofOf('21') },
      'floor',
    )
    expect(answer.status).toBe(401)
  })
})

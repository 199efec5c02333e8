/** The club desk through the door, and the members whom a demo shows at its kiosk. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Visitor, visitor } from '../../../tests/visitor.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_MEMBERS, registerDemoClub } from '../demo/clubmembers.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { type Audit, memoryAudit } from '../door/audit.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import type { ClubLook } from './clubroutes.ts'
import type { KioskDoor } from './kioskroutes.ts'

const ACTIVITY = 'hawaiian-gardens/player-tracking-rewards'
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
let house: House
let api: Api
let audit: Audit
let desk: Visitor

beforeAll(async () => {
  house = await openDemoHouse({ memory: true, offers: [ACTIVITY] }, clock)
  const register = await registerDemoStaff()
  await registerDemoClub(register)
  audit = memoryAudit({ now: () => clock.now(), dayOf: () => '2026-03-10' })
  api = apiOf({ house, register, audit, demo: DEMO_STAFF, demoMembers: DEMO_MEMBERS })
  desk = visitor(api.app)
  expect((await desk.enter('club', '61')).status).toBe(200)
})
afterAll(async () => {
  api.live.close()
  await house.close()
})

const asks = async (path: string, body: object) => {
  const { status, body: answer } = await desk.post(path, body, 'club')
  return { status, ...(answer as unknown as ClubLook) }
}
const looksAt = (person: string) => asks('/club/look', { person })
const creditsOf = ({ has }: ClubLook) => has.credits.find(({ activity }) => activity === ACTIVITY)

test('a look shows form and credits, keeps the number of a document to itself, and is in the audit', async () => {
  const { person } = DEMO_MEMBERS[0]!
  const seen = await looksAt(person)
  expect(seen).toMatchObject({ status: 200, person, form: 'complete', lacks: ['picture'] })
  expect(seen.documents).toEqual([{ kind: 'passport', ends: '3001' }])
  expect(creditsOf(seen)).toMatchObject({ credits: 64, lots: [{ ends: '', left: 64 }] })
  expect((await audit.latest({ kind: 'register read' }))[0]).toMatchObject({ details: { person: '61', of: person } })
  expect(await looksAt('77777')).toMatchObject({ status: 409 })
})

test('prizes against ID alone: without it the clause, with it two wins, and never more than there is', async () => {
  const { person } = DEMO_MEMBERS[1]!
  const order = { do: 'RedeemCredits', activity: ACTIVITY, person, prizes: ['baseball cap', 'baseball cap'] }
  const ask = (more: object) => desk.post('/orders', { key: crypto.randomUUID(), order: { ...order, ...more } }, 'club')
  expect(await ask({})).toMatchObject({ status: 409, body: { reasons: [{ id: 'identification at once' }] } })
  expect((await ask({ id: person })).status).toBe(200)
  expect(creditsOf(await looksAt(person))?.credits).toBe(1)
  expect(await ask({ id: person })).toMatchObject({ status: 409, body: { reasons: [{ id: 'too few credits' }] } })
})

test('a card stands for its holder at tablet, podium, cage and club desk; a lost one is told', async () => {
  const { person } = DEMO_MEMBERS[2]!
  const { card = '' } = await looksAt(person)
  const [tablet, floor, cage] = await Promise.all(
    (
      [
        ['table', '11'],
        ['podium', '21'],
        ['cage', '31'],
      ] as const
    ).map(async ([place, id]) => {
      const at = visitor(api.app)
      expect((await at.enter(place, id)).status).toBe(200)
      return (path: string, body: object) => at.post(path, body, place)
    }),
  )
  const table = [...house.state.tables.values()].find(({ openedAt }) => openedAt !== undefined)!.table
  const sit = { key: 'a-key-of-sixteen-1', order: { do: 'SeatPlayer', table, seat: '2', person: card, via: 'tablet' } }
  expect(await tablet!('/may', { order: sit.order })).toMatchObject({ body: { may: true } })
  expect(await tablet!('/orders', sit)).toMatchObject({ status: 200 })
  expect(house.state.sits.get(person)).toEqual({ table, seat: '2' })
  expect(await floor!('/players/find', { card })).toMatchObject({ body: { found: [{ person }] } })
  expect(await cage!('/persons/find', { card })).toMatchObject({ body: { found: [{ person }] } })
  expect(await asks('/club/find', { card })).toMatchObject({ found: [{ person }] })
  expect(await asks('/club/card', { person })).toMatchObject({ status: 200 })

  const lost = { status: 409, body: { reasons: [{ id: 'club card replaced', with: { card } }] } }
  expect(await floor!('/players/find', { card })).toMatchObject(lost)
  expect(await cage!('/persons/find', { card })).toMatchObject(lost)
  expect(await desk.post('/club/find', { card }, 'club')).toMatchObject(lost)
  expect(await tablet!('/orders', { ...sit, key: 'a-key-of-sixteen-2' })).toMatchObject(lost)
  expect((await audit.latest({ kind: 'order refused' }))[0]).toMatchObject({ details: { what: 'SeatPlayer' } })
  expect(await tablet!('/may', { order: sit.order })).toMatchObject({
    body: { may: false, reasons: lost.body.reasons },
  })
  // The same order once more: it was done, whatever became of the card.
  expect(await tablet!('/orders', sit)).toMatchObject({ status: 200, body: { isAgain: true } })
})

test('whoever may not keep the club’s forms looks at nobody', async () => {
  const dealer = visitor(api.app)
  await dealer.enter('table', '11')
  expect((await dealer.post('/club/look', { person: '3001' }, 'table')).status).toBe(403)
})

test('cards and PINs that a demo shows open its kiosk; a house that is none shows nobody', async () => {
  const { demo } = (await visitor(api.app).get('/kiosk')).body as unknown as KioskDoor
  expect(demo).toHaveLength(DEMO_MEMBERS.length)
  const { card, pin } = demo[2]!
  const opened = await visitor(api.app).post('/kiosk/open', { card, pin })
  expect(opened).toMatchObject({ status: 200, body: { name: demo[2]!.name } })
  const plain = apiOf({ house })
  expect((await visitor(plain.app).get('/kiosk')).body).toEqual({ demo: [] })
  plain.live.close()
})

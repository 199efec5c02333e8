/** A member comes to the club desk, and then to a kiosk: card and PIN, credits, a prize put aside; wrong cards, wrong PINs, a lost card. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../tests/house.ts'
import { visitor } from '../../../tests/visitor.ts'
import { type Api, apiOf } from '../api/api.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { type Audit, memoryAudit } from '../door/audit.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { OPEN_MS } from './kioskdoor.ts'
import { type Members, membersOf } from './members.ts'

const ACTIVITY = 'hawaiian-gardens/player-tracking-rewards'
const PIN = '8305'
let clock = manualClock(0)
let register = memoryRegister()
let members: Members
let house: House
let api: Api
let audit: Audit

beforeEach(async () => {
  clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
  register = memoryRegister()
  members = membersOf(register)
  house = await openDemoHouse({ memory: true }, clock)
  audit = memoryAudit({ now: () => clock.now(), dayOf: () => '2026-03-10' })
  api = apiOf({ house, register, audit })
})
afterEach(async () => {
  api.live.close()
  await house.close()
})

async function member(): Promise<{ person: string; card: string }> {
  const document = { kind: 'passport', number: 'X1' }
  const written = members.write({ name: 'Linh Tran', address: '1 Example Street', document })
  if (!('person' in written)) throw new Error('no member')
  const { person } = written
  await members.setPin(person, PIN)
  const carded = members.newCard(person)
  if (!('card' in carded) || carded.card === undefined) throw new Error('no card')
  return { person, card: carded.card }
}

type Answer = { token: string; name: string; id?: string; credits: { activity: string; credits: number; rewards: object[] }[]; aside: { reservation: string }[] } // biome-ignore format: one line
function kiosk(address = '10.1.1.1') {
  const browser = visitor({ request: (...asked) => api.app.request(...asked) }, address)
  return async (path: string, body: object) => {
    const { status, body: answer } = await browser.post(`/kiosk/${path}`, body)
    return { status, ...(answer as unknown as Answer) }
  }
}

test('card and PIN open it, a prize is put aside and given back, and it forgets', async () => {
  const { person, card } = await member()
  const adjust = {
    do: 'AdjustCredits',
    activity: ACTIVITY,
    person,
    credits: 20,
    reason: 'a gift',
    second: '71',
  } as const
  await done(house.submit(adjust, { by: '22' }))
  const ask = kiosk()
  const opened = await ask('open', { card, pin: PIN })
  expect(opened).toMatchObject({ status: 200, name: 'Linh T.' })
  expect(JSON.stringify(opened)).not.toContain('Tran')
  const own = opened.credits.find(({ activity }) => activity === ACTIVITY)
  expect(own).toMatchObject({ credits: 20, lots: [{ ends: '', left: 20 }] })
  // As people read an amount, not in cents.
  expect(own?.rewards).toContainEqual(expect.objectContaining({ prize: 'dinner for two', value: '$40.00' }))
  const { token } = opened
  const kept = await ask('reserve', { token, activity: ACTIVITY, prizes: ['dinner for two'] })
  expect(kept).toMatchObject({ status: 200, aside: [{ reservation: 'V1', credits: 12, until: '2026-03-11T20:00:00' }] })
  expect(await ask('reserve', { token, activity: ACTIVITY, prizes: ['dinner for two'] })).toMatchObject({ status: 409 })
  expect(await ask('release', { token, reservation: 'V1' })).toMatchObject({ status: 200, aside: [] })
  // Somebody who reads and touches keeps it open; nobody else does.
  for (let nth = 0; nth < 3; nth += 1) {
    clock.advance(OPEN_MS - 1)
    expect(await ask('stay', { token })).toMatchObject({ status: 200 })
  }
  clock.advance(OPEN_MS + 1)
  expect(await ask('stay', { token })).toMatchObject({ status: 401, id: 'kiosk closed' })
  expect(await ask('look', { token })).toMatchObject({ status: 401, id: 'kiosk closed' })
})

test('a kiosk that somebody has open with a card closes when the card is replaced', async () => {
  const { person, card } = await member()
  const ask = kiosk()
  const { token } = await ask('open', { card, pin: PIN })
  expect(await ask('look', { token })).toMatchObject({ status: 200 })
  const next = members.newCard(person)
  expect(await ask('look', { token })).toMatchObject({ status: 401, id: 'kiosk closed' })
  expect(await ask('reserve', { token, activity: ACTIVITY, prizes: ['dinner for two'] })).toMatchObject({ status: 401 })
  expect(await ask('open', { card: 'card' in next ? (next.card ?? '') : '', pin: PIN })).toMatchObject({ status: 200 })
})

test('nobody else’s reservation is given back', async () => {
  const { card } = await member()
  const { token } = await kiosk()('open', { card, pin: PIN })
  expect(await kiosk()('release', { token, reservation: 'V9' })).toMatchObject({ status: 404 })
})

test('a wrong PIN, a damaged card and one that was replaced are told alike', async () => {
  const { person, card } = await member()
  const wrong = { status: 401, id: 'kiosk pin wrong' }
  expect(await kiosk()('open', { card, pin: '9999' })).toMatchObject(wrong)
  expect(await kiosk()('open', { card: `${card.slice(0, -1)}x`, pin: PIN })).toMatchObject(wrong)
  members.newCard(person)
  expect(await kiosk()('open', { card, pin: PIN })).toMatchObject(wrong)
  expect(await kiosk()('open', { card: members.read(person)!.card, pin: PIN })).toMatchObject({ status: 200 })
})

test('five wrong PINs lock a card at that place, and there alone', async () => {
  const { card } = await member()
  for (let nth = 1; nth < 5; nth += 1) expect((await kiosk()('open', { card, pin: '9999' })).status).toBe(401)
  expect(await kiosk()('open', { card, pin: '9999' })).toMatchObject({ status: 429, id: 'kiosk card locked' })
  clock.advance(60_000)
  const says = expect.stringMatching(/Try again in 14 minutes/)
  expect(await kiosk()('open', { card, pin: PIN })).toMatchObject({ status: 429, says })
  expect(await kiosk('10.9.9.9')('open', { card, pin: PIN })).toMatchObject({ status: 200 })
})

test('tries that are sent together count like tries one by one, and zeros before a number make no other card', async () => {
  const { card } = await member()
  const pins = Array.from({ length: 30 }, (_, nth) => (nth === 20 ? PIN : String(7_000 + nth)))
  const answers = await Promise.all(pins.map((pin) => kiosk()('open', { card, pin })))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(4)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(26)
  // A number without a card of its own, as members had it before.
  for (const typed of ['77', '077', '0077', '00077']) await kiosk()('open', { card: typed, pin: '7001' })
  expect(await kiosk()('open', { card: '000077', pin: '7001' })).toMatchObject({ status: 429, id: 'kiosk card locked' })
})

test('the form is complete with name, address and document; a PIN that is tried first is not taken', async () => {
  const bare = members.write({ name: 'Linh' })
  expect(bare).toMatchObject({ form: 'not complete', lacks: ['name', 'address', 'document', 'picture', 'pin'] })
  const { person } = await member()
  expect(members.read(person)).toMatchObject({ form: 'complete', lacks: ['picture'] })
  expect(await members.setPin(person, '1234')).toHaveProperty('reasons')
})

/** What a second person signs with badge and PIN: one order, word for word, by that person. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proofOf, type Visitor, visitor } from '../../../tests/visitor.ts'
import { digestOf } from '../../base/digest.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_KEEP } from '../demo/cage.ts'
import { DEMO_STAFF, registerDemoStaff } from '../demo/people.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { entryAt } from '../house/storage.ts'

let house: House
let api: Api
let mei: Visitor
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, manualClock(Date.parse('2026-03-11T03:00:00Z')))
  api = apiOf({ house, register: await registerDemoStaff(), demo: DEMO_STAFF })
  mei = visitor(api.app)
  await mei.enter('staff', '71')
})
afterAll(async () => {
  api.live.close()
  await house.close()
})

// Beside what the demo has set: the years of its records stay.
const PROFILE = `${DEMO_KEEP}promises: [ { from: 2026-01-01, days: 3, play: goes on, by: rule 4 } ]`
const set = (text: string, more: object) =>
  mei.post('/orders', { order: { do: 'SetProfile', text }, key: 'the-profile-of-march', ...more }, 'staff')

test('a signature stands for one document and one person: both numbers and every word are in one line of the chain', async () => {
  expect((await set(PROFILE, {})).status).toBe(403)
  // Initials, or a name without the PIN, are no signature.
  expect((await set(PROFILE, { second: { ...proofOf('62'), pin: '0000' } })).status).toBe(403)
  // Nor is that of somebody who works in the same department.
  expect((await set(PROFILE, { second: proofOf('72') })).status).toBe(403)
  const signed = await set(PROFILE, { second: proofOf('62') })
  expect(signed.status).toBe(200)
  const { seq } = house.durable()
  const line = await entryAt(house.store, seq)
  expect(line?.events).toMatchObject([
    { type: 'ProfileSet', text: PROFILE, digest: digestOf(PROFILE), by: '71', second: '62' },
  ])
  // The signed order is done: under its key nothing else is, and another document has to be signed anew.
  const other = PROFILE.replace('days: 3', 'days: 300')
  expect((await set(other, { second: proofOf('62') })).status).toBe(409)
  expect((await set(other, { key: 'another-key-of-march' })).status).toBe(403)
  expect(house.state.profile?.text).toBe(PROFILE)
  expect(house.durable().seq).toBe(seq)
})

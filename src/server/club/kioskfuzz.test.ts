/** Random and hostile bodies at the PIN page: never a fault of the program, never a name, and nothing that tells one wrong try from another. */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Api, apiOf } from '../api/api.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { KIOSK_CALLS } from './kioskcalls.ts'
import { membersOf } from './members.ts'

/** What each hash would cost is written down; here it costs little, and the answer is right all the same. */
const hashed: string[] = []
const { argon2 } = crypto
beforeAll(() => {
  crypto.argon2 = (kind, { message, nonce, ...terms }, done) => {
    hashed.push(JSON.stringify({ kind, salt: (nonce as Buffer).length, ...terms }))
    argon2(kind, { message, nonce, ...terms, memory: 64, passes: 1 }, done)
  }
  syncBuiltinESMExports()
})
afterAll(() => {
  crypto.argon2 = argon2
  syncBuiltinESMExports()
})

const PIN = '8305'
const NAME = 'Ofelia Quenneville-Tran'
const clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
const register = memoryRegister()
const members = membersOf(register)
let house: House
let api: Api
let card = ''
let replaced = ''
let staff = ''

beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, clock)
  api = apiOf({ house, register })
  const made = members.write({
    name: NAME,
    address: '1 Example Street',
    document: { kind: 'passport', number: 'ZX81' },
  })
  if (!('person' in made)) throw new Error('no member')
  await members.setPin(made.person, PIN)
  replaced = (members.newCard(made.person) as { card: string }).card
  card = (members.newCard(made.person) as { card: string }).card
  staff = String(register.add({ name: 'Casper Cage', badge: 'B-17' }))
  await register.setSecret(Number(staff), 'pin', PIN)
})
afterAll(async () => {
  api.live.close()
  await house.close()
})
// Whoever was locked out or had to wait is let in again.
afterEach(() => clock.advance(20 * 60_000))

let calls = 0
/** Each from an address of its own, unless one is named. */
const elsewhere = (): string => {
  calls += 1
  return `10.${calls >> 8}.${calls & 255}.1`
}
async function ask(path: string, body: string, address = elsewhere()) {
  const headers = { 'content-type': 'application/json' }
  const answer = await api.app.request(`/kiosk${path}`, { method: 'POST', headers, body }, { address })
  return { status: answer.status, text: await answer.text() }
}
const open = (body: object, address?: string) => ask('/open', JSON.stringify(body), address)
const tellsNobody = (text: string) =>
  expect(text).not.toMatch(/ofelia|quenneville|casper|example street|zx81|argon2|stack|at \S+\.ts/i)

const HOSTILE = [
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '../../register.db',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\u0000\u0001',
  '\ud800',
  '\u202e8305',
  '８３０５',
  '٣٠٠١',
  '-1',
  '1e3',
  '0x1f',
  'NaN',
  'x'.repeat(5_000),
  '9'.repeat(19),
  '🂡'.repeat(9),
]
const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 }),
)
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }))
const body = fc.oneof(
  fc.record({ card: text, pin: text }),
  fc.record({ token: text }),
  fc.record(
    { card: value, pin: value, token: value, activity: value, prizes: value, reservation: value },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
)

test.each(KIOSK_CALLS)('%s takes anything without a fault, tells no name and lets nobody in', async (path) => {
  const before = house.durable().seq
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        body.map((json) => JSON.stringify(json)),
        text,
      ),
      async (sent) => {
        const answer = await ask(path, sent)
        // Closing what was never open is no news to anybody.
        const closes = path === '/close' && answer.status === 200
        expect(closes || [400, 401, 413].includes(answer.status), `${answer.status} for ${sent}`).toBe(true)
        tellsNobody(answer.text)
      },
    ),
    { numRuns: 150 },
  )
  // Half of a body, two of them, and one that is nested far too deep.
  for (const sent of [`{"card":"${card}"`, `{"card":"${card}","pin":"${PIN}"}{}`, '['.repeat(50_000)])
    expect((await ask(path, sent)).status).toBe(400)
  // A key that is there twice counts once, and one too many is refused.
  expect((await ask(path, JSON.stringify({ card, pin: PIN, token: 'x'.repeat(24), also: 1 }))).status).toBe(400)
  expect(house.durable().seq).toBe(before)
})

test('an unknown card, a replaced one, one that is damaged, an employee’s number and a wrong PIN: one answer, one hash at one cost', async () => {
  const wrongs = [
    { card, pin: '9999' },
    { card: replaced, pin: PIN },
    { card: `${card.slice(0, -1)}x`, pin: PIN },
    { card: '4242', pin: PIN },
    { card: 'nobody at all', pin: PIN },
    { card: staff, pin: PIN },
    { card: '0', pin: PIN },
    { card, pin: `${PIN} ` },
    { card, pin: 'x'.repeat(200) },
  ]
  const told: string[] = []
  for (const wrong of wrongs) {
    hashed.length = 0
    const { status, text: says } = await open(wrong)
    told.push(`${status} ${says} ${hashed.join(' ')}`)
  }
  expect(new Set(told).size).toBe(1)
  expect(told[0]).toMatch(/^401 .*kiosk pin wrong.*"memory":7168,"passes":5/)
  expect(told[0]!.match(/argon2id/g)).toHaveLength(1)
})

test('guesses end with the lock, for a card that is there and one that is not, and cost nothing any more', async () => {
  for (const of of [card, '31337']) {
    const address = `192.0.2.${of.length}`
    const answers = []
    for (let nth = 0; nth < 12; nth += 1) answers.push(await open({ card: of, pin: String(6_000 + nth) }, address))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, ...Array.from({ length: 8 }, () => 429)])
    hashed.length = 0
    expect((await open({ card: of, pin: PIN }, address)).status).toBe(429)
    expect(hashed).toEqual([])
  }
})

test('many addresses do not make many guesses at one card, nor one address at many cards', async () => {
  const here = await Promise.all(Array.from({ length: 40 }, (_, nth) => open({ card, pin: String(5_000 + nth) })))
  expect(here.filter(({ status }) => status === 401)).toHaveLength(24)
  const cards = Array.from({ length: 140 }, (_, nth) => String(50_000 + nth))
  const there = []
  for (const of of cards) there.push((await open({ card: of, pin: PIN }, '192.0.2.77')).status)
  expect(there.filter((status) => status === 401)).toHaveLength(120)
})

test('a token is nobody’s but the one that was given, and a longer or shorter one is none', async () => {
  const opened = JSON.parse((await open({ card, pin: PIN })).text) as { token: string; name: string }
  expect(opened.name).toBe('Ofelia Q.')
  const { token } = opened
  const others = [token.slice(1), `${token}=`, token.toUpperCase(), `${token.slice(0, -1)}_`, 'A'.repeat(32)]
  for (const other of others) expect((await ask('/look', JSON.stringify({ token: other }))).status).toBe(401)
  expect((await ask('/look', JSON.stringify({ token }))).status).toBe(200)
})

test('a member who is signed in and sends anything is refused or told nothing new, and no entry comes of it', async () => {
  const { token } = JSON.parse((await open({ card, pin: PIN })).text) as { token: string }
  const { contests } = house.state
  const forms = () => [...contests.values()].map((contest) => contest.forms.size)
  const kept = () => ({ forms: forms(), aside: house.state.prizesReserved.size })
  const before = kept()
  const activity = fc.oneof(fc.constantFrom(...contests.keys()), text)
  const own = fc.record(
    { activity, prizes: value, reservation: value, picks: value, replaces: value, slip: value, draft: value },
    { requiredKeys: ['activity'] },
  )
  const shaped = fc.oneof(
    own,
    fc.record({ activity, picks: text }),
    fc.record({ activity, slip: text }),
    fc.record({ activity, draft: fc.record({ picks: fc.string({ unit: fc.constantFrom(...'01.'), maxLength: 70 }) }) }),
    fc.record({ activity, prizes: fc.array(text, { maxLength: 3 }) }),
    fc.record({ reservation: text }),
    fc.record({ activity }),
  )
  const paths = KIOSK_CALLS.filter((path) => path !== '/open' && path !== '/close')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), shaped, async (path, sent) => {
      const answer = await ask(path, JSON.stringify({ token, ...sent }))
      expect([200, 400, 404, 409, 413], `${answer.status} at ${path} for ${JSON.stringify(sent)}`).toContain(
        answer.status,
      )
      expect(answer.text).not.toMatch(/quenneville|casper|example street|zx81|argon2|stack|at \S+\.ts/i)
    }),
    { numRuns: 400 },
  )
  expect(kept()).toEqual(before)
})

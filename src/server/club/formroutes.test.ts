/** A member fills in a weekly card and a bracket at the kiosk, changes them before the lock, and afterwards sees score and place. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../tests/house.ts'
import { visitor } from '../../../tests/visitor.ts'
import { digestOf } from '../../base/digest.ts'
import { packed } from '../../games/contest/packed.ts'
import { slipDigest } from '../../games/contest/published.ts'
import { anyForm, chanceOf } from '../../games/contest/season.ts'
import type { Slate } from '../../games/contest/slate.ts'
import { type Api, apiOf } from '../api/api.ts'
import { DEMO_MEMBERS, openDemoClub, registerDemoClub } from '../demo/clubmembers.ts'
import { openDemoHouse } from '../demo/setup.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import type { KioskSheet } from './formroutes.ts'

const FOOTBALL = 'hawaiian-gardens/pro-football'
const BRACKET = 'hawaiian-gardens/march-madness'
let clock = manualClock(0)
let house: House
let api: Api

beforeEach(async () => {
  // A Tuesday evening; forms of the week are due on Sunday, 15 March, brackets on the Thursday after it.
  clock = manualClock(Date.parse('2026-03-11T03:00:00Z'))
  const offers = ['hawaiian-gardens/hawaiian-jackpot', FOOTBALL, BRACKET]
  house = await openDemoHouse({ memory: true, offers }, clock)
  const register = memoryRegister()
  await registerDemoClub(register)
  await openDemoClub(house)
  api = apiOf({ house, register, demoMembers: DEMO_MEMBERS })
})
afterEach(async () => {
  api.live.close()
  await house.close()
})

type Refused = { id?: string; reasons?: { clause: string; id: string }[] }
type Sheet = KioskSheet & Refused & { status: number }

/** The nth member of the demo, signed in. */
async function kioskOf(nth: number) {
  const browser = visitor({ request: (...asked) => api.app.request(...asked) }, `10.1.1.${nth + 1}`)
  const { body } = await browser.get('/kiosk')
  const { card, pin } = (body as unknown as { demo: { card: string; pin: string }[] }).demo[nth]!
  const opened = (await browser.post('/kiosk/open', { card, pin })).body as unknown as { token: string }
  return async (path: string, more: object): Promise<Sheet> => {
    const answer = await browser.post(`/kiosk/${path}`, { token: opened.token, ...more })
    return { status: answer.status, ...(answer.body as unknown as KioskSheet & Refused) }
  }
}

const picked = (slate: Slate, seed: string) => packed(slate, anyForm(slate, chanceOf(seed)))
/** Every game to its first side, which then wins them all. */
const firsts = (slate: Slate) =>
  packed(slate, { picks: slate.games.map(() => 0), ...(slate.totalOf === undefined ? {} : { guess: { total: 41 } }) })

test('a card is handed in, changed before the lock and refused after it; both forms stay on record', async () => {
  const ask = await kioskOf(1)
  const { slate, hours, locksInMs, isOpen } = await ask('contest', { activity: FOOTBALL })
  expect({ isOpen, hours }).toMatchObject({ isOpen: true, hours: { has: 5 * 3_600_000, needs: 5 * 3_600_000 } })
  expect(locksInMs).toBe(Date.parse('2026-03-15T16:30:00Z') - clock.now())
  const first = await ask('save', { activity: FOOTBALL, picks: picked(slate, 'first') })
  const { form, picks, digest, local } = first.form!
  expect(local).toBe('2026-03-10T20:00:00')
  expect(digest).toBe(slipDigest(FOOTBALL, { key: form, picks }))
  const again = { activity: FOOTBALL, picks: firsts(slate) }
  expect(await ask('save', again)).toMatchObject({ status: 409, reasons: [{ clause: 'E4', id: 'one form each' }] })
  const changed = await ask('save', { ...again, replaces: form })
  expect(changed).toMatchObject({ status: 200, form: { picks: firsts(slate) } })
  expect(changed.form!.form).not.toBe(form)
  clock.advance(Date.parse('2026-03-15T16:29:59Z') - clock.now())
  const late = await kioskOf(1)
  expect(await late('save', { ...again, replaces: changed.form!.form })).toMatchObject({ status: 200 })
  clock.advance(1_000)
  await house.tick()
  const kept = (await late('contest', { activity: FOOTBALL })).form!
  expect(await late('save', { activity: FOOTBALL, picks, replaces: kept.form })).toMatchObject({
    status: 409,
    reasons: [{ clause: 'E7 reading R2', id: 'form after the lock' }],
  })
})

test('who lacks hours or the bracket of a floor person is told so, with the clause, and nothing changes', async () => {
  const ask = await kioskOf(2)
  const { slate, lacks } = await ask('contest', { activity: FOOTBALL })
  expect(lacks).toMatchObject([{ id: 'too few hours', with: { has: 3 * 3_600_000, needs: 5 * 3_600_000 } }])
  const before = house.durable().seq
  expect(await ask('save', { activity: FOOTBALL, picks: firsts(slate) })).toMatchObject({ status: 409, reasons: lacks })
  const third = await kioskOf(2)
  const bracket = await third('contest', { activity: BRACKET })
  expect(bracket.lacks).toMatchObject([{ clause: 'O2', id: 'form not given' }])
  expect(await third('save', { activity: BRACKET, picks: firsts(bracket.slate) })).toMatchObject({ status: 409 })
  expect(await third('contest', { activity: 'bay-101/blazing-7s' })).toMatchObject({ status: 404 })
  expect(await third('save', { activity: BRACKET, picks: 'AAAA' })).toMatchObject({ status: 409 })
  expect(house.durable().seq).toBe(before)
  await done(house.submit({ do: 'GiveForm', activity: BRACKET, person: DEMO_MEMBERS[2]!.person }, { by: '21' }))
  expect(await third('save', { activity: BRACKET, picks: firsts(bracket.slate) })).toMatchObject({ status: 200 })
})

test('what is half filled in is there when the same member comes back, and nobody else’s', async () => {
  const ask = await kioskOf(1)
  const { slate } = await ask('contest', { activity: BRACKET })
  const draft = { picks: `01${'.'.repeat(61)}` }
  const before = house.durable().seq
  expect(await ask('draft', { activity: BRACKET, draft })).toMatchObject({ status: 200 })
  expect(await ask('draft', { activity: BRACKET, draft: { picks: '01' } })).toMatchObject({ status: 404 })
  expect(await ask('draft', { activity: BRACKET, draft: { picks: 'x'.repeat(63) } })).toMatchObject({ status: 400 })
  expect((await (await kioskOf(2))('contest', { activity: BRACKET })).draft).toBeUndefined()
  expect((await (await kioskOf(1))('contest', { activity: BRACKET })).draft).toEqual(draft)
  expect(house.durable().seq).toBe(before)
  await ask('save', { activity: BRACKET, picks: firsts(slate) })
  expect((await ask('contest', { activity: BRACKET })).draft).toBeUndefined()
})

test('after the lock: the list with its digest, the slip held against it, score, marks, place and prize', async () => {
  const ask = await kioskOf(1)
  const { slate } = await ask('contest', { activity: FOOTBALL })
  const saved = await ask('save', { activity: FOOTBALL, picks: firsts(slate) })
  const { form, picks, digest } = saved.form!
  const list = () => visitor(api.app).get(`/views/contestlist?activity=${encodeURIComponent(FOOTBALL)}`)
  expect((await list()).body).toEqual({})
  const slip = `${form}-${digest.slice(0, 16)}`
  expect(await ask('check', { activity: FOOTBALL, slip })).toMatchObject({ status: 404 })
  clock.advance(Date.parse('2026-03-17T05:00:00Z') - clock.now())
  await house.tick()
  const results = slate.games.map(({ id, sides: [one] }, nth) => ({
    game: id,
    winner: (one as { team: string }).team,
    score: [nth === 12 ? 24 : 20, 17] as const,
  }))
  await done(house.submit({ do: 'EnterResult', activity: FOOTBALL, results, source: 'league site' }, { by: '61' }))
  const later = await kioskOf(1)
  const sheet = await later('contest', { activity: FOOTBALL })
  expect(sheet).toMatchObject({
    isOpen: false,
    lacks: [],
    locked: { forms: 25, local: '2026-03-15T09:30:00' },
    own: { right: 13, place: 1, equals: 1, off: 0 },
  })
  expect(new Set(Object.values(sheet.own!.marks))).toEqual(new Set(['right']))
  const all = ((await list()).body as unknown as { list: { text: string; digest: string } }).list
  expect(all.digest).toBe(sheet.locked!.digest)
  expect(digestOf(all.text)).toBe(all.digest)
  expect(all.text).toContain(`\n${form} ${picks}\n`)
  const check = (of: string) => later('check', { activity: FOOTBALL, slip: of })
  expect(await check(slip)).toMatchObject({ found: 'as on the slip', digest: all.digest, forms: 25 })
  expect(await check(slip.toUpperCase())).toMatchObject({ found: 'as on the slip' })
  expect(await check(`${form}-${'0'.repeat(16)}`)).toMatchObject({ found: 'otherwise' })
  expect(await check(`F999-${digest}`)).toMatchObject({ found: 'not on the list' })
  expect(await check(`${form}-`)).toMatchObject({ status: 400 })
})

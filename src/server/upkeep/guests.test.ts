/** Guests leave the register when their days are over, and not a day before; nobody else ever does. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { done, openTable, PROPERTY, postBoth, spadeSevens, startRound } from '../../../tests/house.ts'
import { plusDays } from '../../base/moment.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { memoryAudit } from '../door/audit.ts'
import { memoryRegister, type Register } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import { type House, openHouse } from '../house/kernel.ts'
import { guestsOut } from './guests.ts'

const NOON = Date.parse('2026-03-10T20:00:00Z')
const DAY = 24 * 3_600_000
const clock = manualClock(NOON)
let house: House
let register: Register
let trail: ReturnType<typeof memoryAudit>
let look: () => Promise<void>
const does = (order: Order) => done(house.submit(order, { by: '21' }))
const guest = (name: string, day = '2026-03-10') => {
  const number = register.add({ name })
  register.setGuest(number, day)
  return number
}
const isThere = (number: number) => register.read(number) !== undefined

beforeEach(async () => {
  clock.set(NOON)
  house = await openHouse({ memory: true, clock, create: PROPERTY })
  register = memoryRegister()
  trail = memoryAudit({ now: clock.now, dayOf: () => '2026-03-10' })
  look = guestsOut({ house, register, audit: trail })
})
afterEach(() => house.close())

test('on the thirtieth day a guest is there, on the day after gone for good, and that is noted without the name', async () => {
  const linh = guest('Linh Tran')
  const member = register.add({ name: 'Ana Reyes' })
  clock.advance(30 * DAY)
  await look()
  expect(isThere(linh)).toBe(true)
  clock.advance(DAY)
  await look()
  expect(isThere(linh)).toBe(false)
  expect(register.isErased(linh)).toBe(true)
  expect(register.find({ name: 'Linh Tran' })).toEqual([])
  expect(isThere(member)).toBe(true)
  const [line] = await trail.latest({ kind: 'register changed' })
  expect(line?.details).toEqual({ of: String(linh), what: 'guest erased', since: '2026-03-10' })
})

test('the house sets how many days it keeps them', async () => {
  const linh = guest('Linh Tran')
  clock.advance(8 * DAY)
  await guestsOut({ house, register, audit: trail }, 7)()
  expect(isThere(linh)).toBe(false)
})

test('whoever became more than a guest stays', async () => {
  const linh = guest('Linh Tran')
  register.correct(linh, { documents: [{ kind: 'licence', number: 'X1234567' }] })
  clock.advance(400 * DAY)
  await look()
  expect(isThere(linh)).toBe(true)
  expect(register.isGuest(linh)).toBe(false)
})

test('whoever sits, has a seat held, waits or is known to the rules is needed; the next look erases who is not any more', async () => {
  await openTable(house, '1', 'holdem')
  const [sits, held, waits, barred] = ['A One', 'B Two', 'C Three', 'D Four'].map((name) => guest(name)) as [
    number,
    number,
    number,
    number,
  ]
  clock.advance(31 * DAY)
  await does({ do: 'SeatPlayer', table: '1', seat: '1', person: String(sits) })
  await does({ do: 'ReserveSeat', table: '1', seat: '2', person: String(held), minutes: 10 })
  await does({ do: 'SetList', list: 'H', game: 'holdem', minutes: 5, missed: 'off' })
  await does({ do: 'JoinList', list: 'H', person: String(waits), how: 'podium', shows: 'number' })
  await does({ do: 'EnrolPerson', person: String(barred), duty: 'none', proposition: false, exclusion: 'in force' })
  await look()
  expect([sits, held, waits, barred].map(isThere)).toEqual([true, true, true, true])
  await does({ do: 'LeaveSeat', table: '1', seat: '1' })
  await does({ do: 'ReleaseSeat', table: '1', seat: '2' })
  await does({ do: 'LeaveList', list: 'H', person: String(waits) })
  await look()
  expect([sits, held, waits, barred].map(isThere)).toEqual([false, false, false, true])
})

test('a profile that keeps the register for years keeps guests too', async () => {
  const text = 'keep:\n  - { from: 2026-01-01, class: register, years: 1, by: our own rule }\n'
  await does({ do: 'SetProfile', text, second: '62' })
  const linh = guest('Linh Tran')
  clock.advance(100 * DAY)
  await look()
  expect(isThere(linh)).toBe(true)
  clock.set(Date.parse(`${plusDays('2027-03-10', 2)}T20:00:00Z`))
  await look()
  expect(isThere(linh)).toBe(false)
})

test('whoever won from a seat is needed while the prize is not decided, and until it is paid', async () => {
  await postBoth(house)
  await openTable(house, '1', 'no-bust-21')
  const linh = guest('Linh Tran')
  await does({ do: 'SeatPlayer', table: '1', seat: '3', person: String(linh) })
  await does(startRound('1'))
  await does(spadeSevens('1'))
  await does({ do: 'LeaveSeat', table: '1', seat: '3' })
  const [hit] = house.state.hits.keys()
  clock.advance(31 * DAY)
  await look()
  expect(isThere(linh)).toBe(true)
  const { questions } = house.state.hits.get(hit!)!
  await does({ do: 'AttestHit', hit: hit!, answers: Object.fromEntries(questions.map(({ id }) => [id, true])) })
  await done(house.submit({ do: 'VerifyHit', hit: hit! }, { by: '22' }))
  expect([...house.state.claims.values()].map(({ award }) => award.person)).toEqual([String(linh)])
  await look()
  expect(isThere(linh)).toBe(true)
})

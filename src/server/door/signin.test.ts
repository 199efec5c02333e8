/** Proving who one is: lock-outs stand exactly on their numbers, leavers are out, and nobody learns which half was wrong. */
import { expect, test } from 'vitest'
import { EVERYWHERE_MAX, LOCK_MS, TRIALS_MAX } from '../access/tries.ts'
import { manualClock } from '../house/clock.ts'
import { memoryAudit } from './audit.ts'
import { memoryRegister } from './register.ts'
import { doorkeeper } from './signin.ts'

const HERE = { address: 'here' }
const CHEAP = { memory: 64, passes: 1, parallelism: 1 }

async function houseDoor() {
  const clock = manualClock(1_000_000)
  const register = memoryRegister()
  const audit = memoryAudit({ now: clock.now, dayOf: () => '2026-03-10' })
  const leavers = new Set<string>()
  const number = register.add({ name: 'Ana', login: 'ana', badge: 'B-1' })
  await register.setSecret(number, 'pin', '4711', CHEAP)
  await register.setSecret(number, 'password', 'three green felt tables', CHEAP)
  const keeper = doorkeeper({ register, audit, now: clock.now, isActive: (person) => !leavers.has(person) })
  const pin = (text: string, address = 'here') => keeper.prove({ badge: 'b1', pin: text }, { address })
  return { clock, register, audit, leavers, number, keeper, pin, ana: String(number) }
}

test('badge and PIN, or name and password; capitals and hyphens of a badge do not matter', async () => {
  const { pin, keeper, ana } = await houseDoor()
  expect(await pin('4711')).toEqual({ ok: true, person: ana })
  expect(await keeper.prove({ login: 'Ana', password: 'three green felt tables' }, HERE)).toMatchObject({ ok: true })
  expect(await keeper.prove({ login: 'ana', password: '4711' }, HERE)).toMatchObject({ ok: false, status: 401 })
  // A PIN is no password and a badge is no name.
  expect(await keeper.prove({ badge: 'ana', pin: '4711' }, HERE)).toMatchObject({ ok: false, status: 401 })
})

test('a badge that nobody has is answered as a wrong PIN is', async () => {
  const { pin, keeper } = await houseDoor()
  expect(await keeper.prove({ badge: 'B-2', pin: '4711' }, HERE)).toEqual(await pin('0000'))
})

test(`the ${TRIALS_MAX}th wrong one in a row locks, the right one does not help then, and it opens when the time is over`, async () => {
  const { pin, clock, audit, ana } = await houseDoor()
  for (let n = 1; n < TRIALS_MAX; n++) expect(await pin('0000')).toMatchObject({ status: 401 })
  expect(await pin('0000')).toMatchObject({ status: 429, why: { id: 'locked out', with: { minutes: 15 } } })
  expect(await pin('4711')).toMatchObject({ status: 429 })
  clock.advance(LOCK_MS - 1)
  expect(await pin('4711')).toMatchObject({ status: 429 })
  clock.advance(1)
  expect(await pin('4711')).toMatchObject({ ok: true })
  expect(await audit.latest({ kind: 'locked out' })).toMatchObject([{ details: { person: ana } }])
  expect(await audit.latest({ kind: 'sign-in failed' })).toHaveLength(TRIALS_MAX - 1)
})

test('four wrong ones and a right one: counting starts anew', async () => {
  const { pin } = await houseDoor()
  for (let round = 0; round < 3; round++) {
    for (let n = 1; n < TRIALS_MAX; n++) expect(await pin('0000')).toMatchObject({ status: 401 })
    expect(await pin('4711')).toMatchObject({ ok: true })
  }
})

test('tries sent at once are counted one by one', async () => {
  const { pin } = await houseDoor()
  const answers = await Promise.all(Array.from({ length: 10 }, () => pin('0000')))
  expect(answers.filter((answer) => !answer.ok && answer.status === 401)).toHaveLength(TRIALS_MAX - 1)
  expect(await pin('4711')).toMatchObject({ status: 429 })
})

test('a badge that nobody has locks as one that somebody has, before and after a restart: the answers are the same', async () => {
  const { keeper, register, audit, clock } = await houseDoor()
  const both = async (door: typeof keeper, pin: string) => {
    const known = await door.prove({ badge: 'B-1', pin }, HERE)
    expect(await door.prove({ badge: 'B-2', pin }, HERE)).toEqual(known)
    return known
  }
  for (let n = 0; n <= TRIALS_MAX; n++) await both(keeper, '0000')
  const restarted = doorkeeper({ register, audit, now: clock.now, isActive: () => true })
  expect(await both(restarted, '4711')).toMatchObject({ status: 429 })
})

test('five wrong ones at one station lock nobody out at another; many stations together do', async () => {
  const { keeper } = await houseDoor()
  const at = (station: string, text: string) => keeper.prove({ badge: 'B-1', pin: text }, { address: 'a', station })
  for (let n = 0; n < TRIALS_MAX; n++) await at('lobby', '0000')
  expect(await at('lobby', '4711')).toMatchObject({ status: 429 })
  expect(await at('cage 1', '4711')).toMatchObject({ ok: true })
  for (let n = TRIALS_MAX; n < EVERYWHERE_MAX; n++) await at(`other ${Math.floor(n / 4)}`, '0000')
  expect(await at('cage 1', '4711')).toMatchObject({ status: 429 })
})

test('one station that sends more than it may wait for keeps no other one waiting', async () => {
  const { keeper } = await houseDoor()
  const flood = Array.from({ length: 80 }, () => keeper.prove({ badge: 'B-1', pin: '0000' }, { address: 'flood' }))
  expect(await keeper.prove({ badge: 'B-1', pin: '4711' }, HERE)).toMatchObject({ ok: true })
  const answers = await Promise.all(flood)
  expect(answers.filter((answer) => !answer.ok && answer.why.id === 'too many tries')).toHaveLength(80 - 32)
})

test('who has not typed the digits yet is asked for them: that is no guess; wrong and used digits are, and asking forgives none', async () => {
  const { register, audit, clock } = await houseDoor()
  const used = new Set<string>()
  const factor = {
    isAsked: () => true,
    check: (_: number, code: string) => code === '123456' && !used.has(code) && used.add(code) !== undefined,
  }
  const keeper = doorkeeper({ register, audit, now: clock.now, isActive: () => true, factor })
  const typed = (digits?: string) => keeper.prove({ badge: 'b1', pin: '4711', factor: digits }, HERE)
  for (let n = 0; n < 3 * TRIALS_MAX; n++)
    expect(await typed()).toMatchObject({ status: 401, why: { id: 'second factor asked' } })
  expect(await audit.latest()).toEqual([])
  expect(await typed('123456')).toMatchObject({ ok: true })
  // The second time it was used before; each is asked for in between.
  for (const digits of ['123456', '000000', '111111', '123456']) {
    expect(await typed(digits)).toMatchObject({ status: 401, why: { id: 'wrong factor' } })
    expect(await typed()).toMatchObject({ status: 401, why: { id: 'second factor asked' } })
  }
  expect(await typed('000000')).toMatchObject({ status: 429, why: { id: 'locked out' } })
  // Whether the PIN is right is not told any more either.
  expect(await typed()).toMatchObject({ status: 429 })
})

test('an administrator unlocks; the lock outlives a restart', async () => {
  const { pin, keeper, register, clock, audit, ana } = await houseDoor()
  for (let n = 0; n < TRIALS_MAX; n++) await pin('0000')
  const restarted = doorkeeper({ register, audit, now: clock.now, isActive: () => true })
  expect(await restarted.prove({ badge: 'B1', pin: '4711' }, HERE)).toMatchObject({ status: 429 })
  expect(restarted.lockedUntil(ana)).toBe(clock.now() + LOCK_MS)
  expect(keeper.unlock(ana)).toBe(true)
  expect(keeper.unlock(ana)).toBe(false)
  expect(await pin('4711')).toMatchObject({ ok: true })
})

test('a leaver with the right PIN is answered as a stranger', async () => {
  const { pin, leavers, ana } = await houseDoor()
  leavers.add(ana)
  expect(await pin('4711')).toEqual(await pin('0000'))
})

test('the trail holds no badge, PIN or password', async () => {
  const { pin, keeper, audit } = await houseDoor()
  await pin('0007')
  await keeper.prove({ login: 'ana', password: 'a secret text' }, HERE)
  await keeper.prove({ badge: 'B-77', pin: '1234' }, HERE)
  const text = JSON.stringify(await audit.latest())
  for (const secret of ['0007', 'a secret text', 'B-77', '1234', 'ana']) expect(text).not.toContain(secret)
})

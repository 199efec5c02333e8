/** Proving who one is: lock-outs stand exactly on their numbers, leavers are out, and nobody learns which half was wrong. */
import { expect, test } from 'vitest'
import { manualClock } from '../house/clock.ts'
import { memoryAudit } from './audit.ts'
import { memoryRegister } from './register.ts'
import { ADDRESS_MAX, ADDRESS_MS, doorkeeper, LOCK_MS, TRIALS_MAX } from './signin.ts'

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
  const pin = (text: string, address = 'here') => keeper.prove({ badge: 'b1', pin: text }, address)
  return { clock, register, audit, leavers, number, keeper, pin, ana: String(number) }
}

test('badge and PIN, or name and password; capitals and hyphens of a badge do not matter', async () => {
  const { pin, keeper, ana } = await houseDoor()
  expect(await pin('4711')).toEqual({ ok: true, person: ana })
  expect(await keeper.prove({ login: 'Ana', password: 'three green felt tables' }, 'here')).toMatchObject({ ok: true })
  expect(await keeper.prove({ login: 'ana', password: '4711' }, 'here')).toMatchObject({ ok: false, status: 401 })
  // A PIN is no password and a badge is no name.
  expect(await keeper.prove({ badge: 'ana', pin: '4711' }, 'here')).toMatchObject({ ok: false, status: 401 })
})

test('a badge that nobody has is answered as a wrong PIN is', async () => {
  const { pin, keeper } = await houseDoor()
  expect(await keeper.prove({ badge: 'B-2', pin: '4711' }, 'here')).toEqual(await pin('0000'))
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

test('PIN and password count together, and tries sent at once are counted one by one', async () => {
  const { pin, keeper } = await houseDoor()
  await keeper.prove({ login: 'ana', password: 'wrong' }, 'here')
  const answers = await Promise.all(Array.from({ length: 10 }, () => pin('0000')))
  expect(answers.filter((answer) => !answer.ok && answer.status === 401)).toHaveLength(TRIALS_MAX - 2)
  expect(await pin('4711')).toMatchObject({ status: 429 })
})

test('an administrator unlocks; the lock outlives a restart', async () => {
  const { pin, keeper, register, clock, audit, ana } = await houseDoor()
  for (let n = 0; n < TRIALS_MAX; n++) await pin('0000')
  const restarted = doorkeeper({ register, audit, now: clock.now, isActive: () => true })
  expect(await restarted.prove({ badge: 'B1', pin: '4711' }, 'here')).toMatchObject({ status: 429 })
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

test(`an address with ${ADDRESS_MAX} failures waits, whoever it tries to be; another address does not`, async () => {
  const { keeper, clock, pin } = await houseDoor()
  for (let n = 0; n < ADDRESS_MAX; n++) {
    expect(await keeper.prove({ badge: `X${n}`, pin: '1' }, 'far')).toMatchObject({ status: 401 })
  }
  expect(await pin('4711', 'far')).toMatchObject({ status: 429, why: { id: 'too many tries' } })
  expect(await pin('4711', 'near')).toMatchObject({ ok: true })
  clock.advance(ADDRESS_MS)
  expect(await pin('4711', 'far')).toMatchObject({ ok: true })
}, 30_000)

test('the trail holds no badge, PIN or password', async () => {
  const { pin, keeper, audit } = await houseDoor()
  await pin('0007')
  await keeper.prove({ login: 'ana', password: 'a secret text' }, 'here')
  await keeper.prove({ badge: 'B-77', pin: '1234' }, 'here')
  const text = JSON.stringify(await audit.latest())
  for (const secret of ['0007', 'a secret text', 'B-77', '1234', 'ana']) expect(text).not.toContain(secret)
})

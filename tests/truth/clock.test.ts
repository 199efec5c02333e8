/** A clock that somebody set: no timer runs on it until two people have looked, and a house that was shut overnight just opens. */
import { expect, test } from 'vitest'
import { isRefusal } from '../../src/base/refusal.ts'
import type { OrderOf } from '../../src/engine/mechanisms.ts'
import { LOCK_MS, TRIALS_MAX } from '../../src/server/access/tries.ts'
import { openDemoHouse } from '../../src/server/demo/setup.ts'
import { LOST_MS, linksOf } from '../../src/server/devices/links.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import { type House, openHouse } from '../../src/server/house/kernel.ts'
import { timeSource } from '../../src/server/upkeep/timesource.ts'
import { sentence } from '../../src/words/sentence.ts'
import { BAD_BEAT, done, startRound } from '../house.ts'
import { hired } from '../staffed.ts'
import { furnished, opened, place, START } from './furnished.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const pool = (house: House) => house.state.balances.entitlement.get(`${BAD_BEAT} pool:main`)
const confirming = (house: House, second = '5'): OrderOf<'ConfirmClock'> => ({
  do: 'ConfirmClock',
  shows: house.zone.localOf(house.clockFault()?.wall ?? 0).slice(0, 16),
  second,
})
const table = (n: number) => ({ do: 'SetTable', table: `${n}`, game: 'holdem', seats: 9, decks: 1 }) as const
const says = async (outcome: ReturnType<House['submit']>) => {
  const known = await outcome
  return isRefusal(known) ? sentence(known) : 'done'
}

test('forty days ahead while the house runs: no timer runs, orders keep the time that passed', async () => {
  const clock = manualClock(START)
  const house = await furnished(place(), clock, 1)
  const before = { pool: pool(house), seq: house.durable().seq }
  const at = house.now().at
  clock.jump(clock.now() + 40 * DAY)
  clock.advance(1_000)
  expect(house.clockFault()).toMatchObject({ kind: 'apart', offMs: 40 * DAY })
  expect(await house.tick()).toBe(0)
  await done(house.submit(table(7), { by: '1' }))
  expect(house.durable().seq).toBe(before.seq + 1)
  expect(pool(house)).toBe(before.pool)
  expect(house.now().at).toBe(at + 1_000)
  // Put right, the clock is believed again without anybody.
  clock.jump(START + 61_000)
  expect(house.clockFault()).toBeUndefined()
  await house.close()
})

test.each([
  ['a minute', 60_000, false],
  ['a minute and a second', 61_000, true],
  ['a minute back', -60_000, false],
  ['a minute and a second back', -61_000, true],
])('set by %s while the house runs', async (_, off, isFault) => {
  const clock = manualClock(START)
  const house = await furnished(place(), clock, 0)
  clock.jump(START + off)
  expect(house.clockFault() !== undefined).toBe(isFault)
  await house.close()
})

test('two people confirm, and what fell due is done then, not before', async () => {
  const clock = manualClock(START)
  const house = await furnished(place(), clock, 1)
  const before = pool(house) ?? 0n
  clock.jump(clock.now() + DAY)
  expect(await house.tick()).toBe(0)
  expect(await says(house.submit(confirming(house, '4'), { by: '4' }))).toContain('two different people')
  const shows = '2026-03-02T12:00'
  expect(await says(house.submit({ do: 'ConfirmClock', shows, second: '5' }, { by: '4' }))).toContain(
    'the clock shows 2026-03-03 12:01',
  )
  const confirmed = await done(house.submit(confirming(house), { by: '4' }))
  expect(confirmed.events).toEqual([
    expect.objectContaining({ type: 'ClockConfirmed', fault: 'apart', offSeconds: 86_400, by: '4', second: '5' }),
  ])
  expect(house.clockFault()).toBeUndefined()
  expect(await house.tick()).toBeGreaterThan(0)
  expect(pool(house)).toBe(before + 10_000n)
  expect(await says(house.submit({ do: 'ConfirmClock', shows, second: '5' }, { by: '4' }))).toContain(
    'nothing is wrong',
  )
  await house.close()
})

test.each([
  ['shut overnight', 12 * HOUR, undefined],
  ['shut for 36 hours', 36 * HOUR, undefined],
  ['a second more', 36 * HOUR + 1_000, 'after'],
  ['forty days', 40 * DAY, 'after'],
  ['an hour before the last entry', -HOUR, 'before'],
])('after a stop: %s', async (_, later, fault) => {
  const folder = place()
  const clock = manualClock(START)
  await (await furnished(folder, clock, 1)).close()
  const again = manualClock(clock.now() + later)
  const house = await openHouse({ folder, clock: again })
  expect(house.clockFault()?.kind).toBe(fault)
  if (fault !== undefined) {
    const { seq } = house.durable()
    expect(await house.tick()).toBe(0)
    expect(await says(house.submit(table(7), { by: '1' }))).toContain('two people look at it and confirm it first')
    // A device keeps what it has and sends it again.
    await expect(
      house.submit(startRound('1'), { by: 'd1', orElse: () => expect.unreachable('it was set aside') }),
    ).rejects.toThrow('confirm it first')
    expect(house.durable().seq).toBe(seq)
    await done(house.submit(confirming(house), { by: '4' }))
  }
  expect(await says(house.submit(table(7), { by: '1' }))).toBe('done')
  await house.close()
})

test('the hours that a house may be shut are a setting', async () => {
  const folder = place()
  const clock = manualClock(START)
  await (await furnished(folder, clock, 1)).close()
  const house = await openHouse({ folder, clock: manualClock(clock.now() + 60 * HOUR), shutHours: 72 })
  expect(house.clockFault()).toBeUndefined()
  await house.close()
})

test('the demo opens after weeks, and nobody has to confirm anything', async () => {
  const folder = place()
  await (await openDemoHouse({ folder }, manualClock(START))).close()
  const house = await openDemoHouse({ folder }, manualClock(START + 30 * DAY))
  expect(house.clockFault()).toBeUndefined()
  expect(await says(house.submit(table(99), { by: '21' }))).toBe('done')
  await house.close()
})

test('a clock that is set ends no session and unlocks nobody', async () => {
  const folder = place()
  const clock = manualClock(START)
  await (await furnished(folder, clock, 0)).close()
  const { house, premises, stop } = await opened(folder, clock)
  const { keeper, sessions } = premises.door
  const here = { address: 'here' }
  const person = await hired(premises, { name: 'Ann', roles: ['floor'], badge: 'B1', pin: '4711' })
  const token = sessions.open(person, 'floor')
  for (let n = 0; n < TRIALS_MAX; n += 1) await keeper.prove({ badge: 'B1', pin: '0000' }, here)
  clock.jump(START + 40 * DAY)
  expect(sessions.at(token, 'floor')).toBeDefined()
  expect(await keeper.prove({ badge: 'B1', pin: '4711' }, here)).toMatchObject({ status: 429 })
  clock.advance(LOCK_MS)
  expect(await keeper.prove({ badge: 'B1', pin: '4711' }, here)).toMatchObject({ ok: true })
  expect(house.clockFault()).toMatchObject({ kind: 'apart' })
  await stop()
})

test('a clock that is set takes no device off the line', async () => {
  const clock = manualClock(START)
  const house = await furnished(place(), clock, 0)
  await done(house.submit({ do: 'EnrolDevice', device: 'd1', table: '1', kind: 'keypad', second: '2' }, { by: '1' }))
  const links = linksOf(house)
  await links.heard('d1', 1, 0)
  clock.jump(START + DAY)
  await links.watch()
  expect(links.views()).toMatchObject([{ link: 'up' }])
  // Two looks, as time goes on between them.
  for (let look = 0; look < 4; look += 1) {
    clock.advance(LOST_MS / 2)
    await links.watch()
  }
  expect(links.views()).toMatchObject([{ link: 'lost' }])
  await house.close()
})

test.each([
  ['systemd', { timedatectl: 'NTP=yes\nNTPSynchronized=yes\n' }, { by: 'ntp', isInStep: true }],
  ['systemd out of step', { timedatectl: 'NTP=yes\nNTPSynchronized=no\n' }, { by: 'ntp', isInStep: false }],
  ['chrony', { chronyc: 'A29FC801,time.example,2,1,2,3\n' }, { by: 'chrony', server: 'time.example' }],
  ['a clock that nobody sets', { timedatectl: 'NTP=no\nNTPSynchronized=no\n' }, { by: 'nobody' }],
  ['a system that tells nothing', {}, { by: 'not known' }],
])('the source of time: %s', async (_, answers: { timedatectl?: string; chronyc?: string }, setter) => {
  const source = timeSource(async (command) => answers[command as keyof typeof answers])
  await source.asked
  expect(source.setter()).toEqual(setter)
})

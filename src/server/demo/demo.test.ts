import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { done } from '../../../tests/house.ts'
import { cardsOf, shoe } from '../../cards/deck.ts'
import { tableIn } from '../../engine/hits/source.ts'
import { activitiesAt, runningOf } from '../../engine/offerings/running.ts'
import { balance, coverOf } from '../../ledger/balances.ts'
import { countAt } from '../../ledger/pieces/book.ts'
import { funderOf } from '../../rulebook/choice.ts'
import { rngOf } from '../../sim/rng.ts'
import { podiumView } from '../../views/podium/podium.ts'
import { devicesOf, newDeviceKey } from '../devices/devices.ts'
import { memoryAudit } from '../door/audit.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { demoCarrier } from './carrier.ts'
import { shoeOf, shuffled } from './deal.ts'
import { demoDevices } from './devices.ts'
import { tableInPlay } from './play.ts'
import { demoOfferings, openDemoHouse } from './setup.ts'
import { DEMO_TABLES, SIMULATED, TOURNAMENT_TABLES } from './tables.ts'
import { openDemoTournaments } from './tournaments.ts'

const EVENING = Date.parse('2026-03-11T03:00:00Z')
const SEVENS = 'bay-101/blazing-7s'
const PACE_MS = 1_500

function simulated(house: House, table: string) {
  const chance = rngOf(`table ${table}`).below
  const audit = memoryAudit({ now: () => house.now().at, dayOf: () => '2026-03-10' })
  const devices = devicesOf({ house, key: newDeviceKey(), audit })
  const demo = demoDevices(house, devices)
  return { devices, demo, audit, inPlay: tableInPlay(house, demo.of(table), table, PACE_MS, chance) }
}

test('a simulated table plays round after round: fees on the meter, small prizes paid, nothing piles up', async () => {
  const clock = manualClock(EVENING)
  const house = await openDemoHouse({ memory: true }, clock)
  const { inPlay, audit } = simulated(house, '2')
  for (let step = 0; step < 700; step++) {
    clock.advance(await inPlay.step())
    for (const { held, owing } of coverOf(house.state.balances)) expect(held).toBe(owing)
  }
  // Every message of the device was taken: none refused, none set aside.
  expect(await audit.latest()).toEqual([])
  const { round } = house.state.rounds.get('2')!
  expect(round).toBeGreaterThan(50)
  // Eleven cents of each fee: the pool is not won with these cards.
  expect(balance(house.state.balances, SEVENS, 'pool:main')).toBeGreaterThan(1_000_000n + BigInt(round) * 11n)
  const claims = [...house.state.claims.values()]
  expect(claims.filter(({ status }) => status === 'paid').length).toBeGreaterThan(10)
  expect(claims.filter(({ status }) => status === 'open').length).toBeLessThan(8)
  await house.close()
})

test('a hold’em table deals from one deck and reports only what would win', async () => {
  const clock = manualClock(EVENING)
  const house = await openDemoHouse({ memory: true }, clock)
  const { inPlay } = simulated(house, '5')
  for (let step = 0; step < 150; step++) clock.advance(await inPlay.step())
  expect(house.state.rounds.get('5')?.round).toBeGreaterThan(40)
  const hits = [...house.state.hits.values()].filter(({ source }) => tableIn(source) === '5')
  expect(hits.every(({ awards }) => awards.length > 0)).toBe(true)
  await house.close()
})

test('opened again, the room goes on where it was and nothing is set up twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-demo-'))
  const clock = manualClock(EVENING)
  const first = await openDemoHouse({ folder }, clock)
  const { seq } = first.durable()
  expect([...first.state.offerings.values()].filter(({ status }) => status === 'running').length).toBeGreaterThan(20)
  // Chips that the cage can sell, coupons and certificates that somebody can lay.
  expect(countAt(first.state.series.get('DC5')!.book, 'with:cage')).toBe(1_200)
  for (const [series, out] of [
    ['MP10', 390],
    ['FP25', 40],
    ['SM25', 90],
    ['MM50', 10],
  ] as const)
    expect(countAt(first.state.series.get(series)!.book, 'patron')).toBe(out)
  await first.close()
  const again = await openDemoHouse({ folder }, clock)
  // The line that vouches for the snapshot, and nothing else.
  expect(again.durable().seq).toBe(seq + 1)
  expect(again.start.why).toBe('snapshot')
  await again.close()
  rmSync(folder, { recursive: true, force: true })
})

test('every offering of the folder is posted or named with its reason; pools hold their seeds and the books agree', async () => {
  const said: string[] = []
  const house = await openDemoHouse({ memory: true }, manualClock(EVENING), (says) => said.push(says))
  await openDemoTournaments(house)
  const { state } = house
  for (const { activity } of demoOfferings()) {
    const isRunning = state.offerings.get(activity)?.status === 'running'
    expect(isRunning || said.join().includes(`${activity} (`), activity).toBe(true)
  }
  for (const { activity, running } of state.offerings.values()) {
    if (running === undefined) continue
    const { rule, offering } = runningOf(state, activity)!
    for (const [pool, { seed }] of Object.entries(offering.pools ?? {}))
      expect(balance(state.balances, funderOf(rule), `pool:${pool}`), `${activity} ${pool}`).toBe(seed)
    // Somewhere to play it: tables of its own, none of those that play by themselves.
    const tables = [...DEMO_TABLES, ...TOURNAMENT_TABLES].filter(({ table }) =>
      activitiesAt(state, table).some((one) => one.rule === rule),
    )
    if (rule.games.length > 0) expect(tables.length, activity).toBeGreaterThan(0)
  }
  for (const { held, owing, activity } of coverOf(state.balances)) expect(held, activity).toBe(owing)
  for (const table of SIMULATED) expect(activitiesAt(state, table).length).toBe(1)
  await house.close()
})

test('a shuffle keeps every card and moves them; a shoe of six decks never deals a seventh copy', () => {
  const deck = cardsOf(shoe(6))
  const chance = rngOf('a shuffle').below
  expect(shuffled(deck, chance).toSorted((a, b) => a - b)).toEqual(deck.toSorted((a, b) => a - b))
  expect(shuffled(deck, chance)).not.toEqual(deck)
  const dealt = shoeOf(6, chance)(312)
  expect(dealt.toSorted((a, b) => a - b)).toEqual(deck.toSorted((a, b) => a - b))
})

test('a table whose link is cut stands still and takes no fee; mended, it delivers what it kept and goes on', async () => {
  const clock = manualClock(EVENING)
  const house = await openDemoHouse({ memory: true }, clock)
  const { inPlay, demo, devices } = simulated(house, '2')
  const round = () => house.state.rounds.get('2')?.round ?? 0
  for (let step = 0; step < 500 && round() <= 2; step++) clock.advance(await inPlay.step())
  const before = round()
  expect(before).toBeGreaterThan(2)
  demo.setCut('2', true)
  for (let step = 0; step < 20; step++) {
    clock.advance(await inPlay.step())
    await devices.links.watch()
  }
  // Nothing arrived; at most the message that was on its way waits.
  expect(round()).toBe(before)
  expect(demo.of('2').outbox().waiting.length).toBeLessThan(2)
  expect(devices.links.views().find(({ table }) => table === '2')).toMatchObject({ link: 'lost' })
  demo.setCut('2', false)
  for (let step = 0; step < 30 || (step < 500 && round() === before); step++) {
    clock.advance(await inPlay.step())
    await devices.links.watch()
  }
  expect(round()).toBeGreaterThan(before)
  expect(demo.of('2').outbox()).toMatchObject({ waiting: [], setAside: [] })
  expect(devices.links.views().find(({ table }) => table === '2')).toMatchObject({ link: 'up', waiting: 0 })
  expect(house.state.tables.get('2')?.broken?.sensor).toBeUndefined()
  for (const { held, owing } of coverOf(house.state.balances)) expect(held).toBe(owing)
  await house.close()
})

test('the demo’s own carrier sends each call once and says so; disabled, it is silent', async () => {
  const clock = manualClock(EVENING)
  const house = await openDemoHouse({ memory: true }, clock)
  const audit = memoryAudit({ now: clock.now, dayOf: () => '2026-03-10' })
  const phoneOf = (person: string) => (person === '3003' ? '408 555 0103' : undefined)
  const devices = devicesOf({ house, key: newDeviceKey(), audit, phoneOf })
  const carrier = demoCarrier(house, devices)!
  const said: string[] = []
  const send = ({ says, phone }: { says: string; phone?: string }) => void said.push(`${phone ?? 'pager'}: ${says}`)
  await done(house.submit({ do: 'SetList', list: 'H', game: 'holdem', minutes: 5, missed: 'end' }, { by: '21' }))
  for (const [person, seat] of [
    ['3003', '8'],
    ['3004', '9'],
  ] as const) {
    await done(house.submit({ do: 'JoinList', list: 'H', person, how: 'podium', shows: 'number' }, { by: '21' }))
    await done(house.submit({ do: 'PagePerson', list: 'H', person, table: '5', seat }, { by: '21' }))
  }
  for (let second = 0; second < 3; second++) {
    await carrier.carry(send)
    clock.advance(1_000)
  }
  expect(said).toEqual([
    '408 555 0103: Your seat is ready: table 5, seat 8, held until 20:05.',
    'pager: Your seat is ready: table 5, seat 9, held until 20:05.',
  ])
  const carried = podiumView(house.state, clock.now(), () => undefined, devices.notices.carried).lists[0]?.waiting
  expect(carried?.map(({ page }) => page?.carried)).toEqual([
    { at: '2026-03-10T20:00:01', by: 'text' },
    { at: '2026-03-10T20:00:01', by: 'pager' },
  ])
  await done(house.submit({ do: 'DisableDevice', device: 'texts', reason: 'shown around' }, { by: '91' }))
  expect(demoCarrier(house, devices)).toBeUndefined()
  await expect(carrier.carry(send)).rejects.toThrow('not signed by the house')
  await house.close()
})

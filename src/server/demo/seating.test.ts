import { expect, test } from 'vitest'
import { isRefusal } from '../../base/refusal.ts'
import type { Order } from '../../engine/mechanisms.ts'
import { playersAt } from '../../engine/presence/status.ts'
import { rngOf } from '../../sim/rng.ts'
import { sentence } from '../../words/sentence.ts'
import { devicesOf, newDeviceKey } from '../devices/devices.ts'
import { memoryAudit } from '../door/audit.ts'
import { memoryRegister } from '../door/register.ts'
import { manualClock } from '../house/clock.ts'
import type { House } from '../house/kernel.ts'
import { demoDevices } from './devices.ts'
import { tableInPlay } from './play.ts'
import { PLAYERS } from './players.ts'
import { seatingOf } from './seating.ts'
import { openDemoHouse } from './setup.ts'
import { PODIUM_TABLES, SIMULATED } from './tables.ts'

const EVENING = Date.parse('2026-03-11T03:00:00Z')

/** The room with every order that it gave, and what was refused. */
async function room() {
  const clock = manualClock(EVENING)
  const house = await openDemoHouse({ memory: true }, clock, () => undefined)
  const given: Order[] = []
  const refused: string[] = []
  const watched: House = {
    ...house,
    submit: async (order, from) => {
      const outcome = await house.submit(order, from)
      given.push(order)
      if (isRefusal(outcome)) refused.push(`${order.do}: ${sentence(outcome)}`)
      return outcome
    },
  }
  // The state is read anew each time.
  Object.defineProperty(watched, 'state', { get: () => house.state })
  const register = memoryRegister()
  const seating = seatingOf(watched, register, 1_200, rngOf('seats').below)
  return { clock, house, register, seating, given, refused }
}

const fullness = ({ state }: House): number => {
  const open = [...state.tables.values()].filter(({ openedAt }) => openedAt !== undefined)
  return state.sits.size / open.reduce((sum, { seats }) => sum + seats, 0)
}

test('the first picture is two thirds full after one step and named after a few seconds', async () => {
  const { clock, house, register, seating, given } = await room()
  await seating.step()
  expect(given.filter((order) => order.do === 'ScanCards').length).toBe(1)
  expect(fullness(house)).toBeGreaterThan(0.6)
  expect(fullness(house)).toBeLessThan(0.75)
  let steps = 1
  for (let wait = 0; wait < 1_000; steps += 1) {
    wait = await seating.step()
    clock.advance(wait)
  }
  expect(steps).toBeLessThan(100)
  for (const person of house.state.sits.keys()) expect(register.read(Number(person))?.name).toMatch(/^\S+ \S+$/)
  expect([...house.state.dealing.keys()].length).toBeGreaterThan(25)
  await house.close()
})

test('in two hours people come, are called, eat, change and leave, tables open and break, dealers rest; nothing is refused', async () => {
  const { clock, house, seating, given, refused } = await room()
  const until = EVENING + 2 * 3_600_000
  while (house.now().at < until) {
    clock.advance(await seating.step())
    await house.tick()
  }
  expect(refused).toEqual([])
  const told = Map.groupBy(given, (order) => order.do)
  for (const name of [
    'SeatPlayer',
    'MarkAway',
    'MarkBack',
    'MovePlayer',
    'LeaveSeat',
    'ScanCards',
    'JoinList',
    'CheckIn',
    'PagePerson',
    'AnswerPage',
    'AskChange',
    'OpenFromList',
    'SetFeeder',
    'BreakTable',
    'PushString',
    'PushDealer',
  ] as const)
    expect(told.get(name)?.length ?? 0, name).toBeGreaterThan(0)
  expect(fullness(house)).toBeGreaterThan(0.55)
  expect(fullness(house)).toBeLessThan(0.85)
  for (const table of SIMULATED) expect(playersAt(house.state, table).length).toBeGreaterThan(2)
  const strangers = [...house.state.seated.values()].flatMap((seats) =>
    [...seats.values()].filter(({ person }) => person === undefined),
  )
  expect(strangers.length).toBeGreaterThan(0)
  // A list is no queue without end, and nobody of the machines sits at a table.
  expect([...house.state.lists.values()].reduce((sum, { listed }) => sum + listed.length, 0)).toBeLessThan(40)
  for (const person of house.state.sits.keys()) expect(PLAYERS).toContain(person)
  await house.close()
})

test('rounds are dealt to those who sit there, and the floor is asked about no contradiction', async () => {
  const { clock, house, seating } = await room()
  const audit = memoryAudit({ now: () => house.now().at, dayOf: () => '2026-03-10' })
  const demo = demoDevices(house, devicesOf({ house, key: newDeviceKey(), audit }))
  const inPlay = SIMULATED.map((table) =>
    tableInPlay(house, demo.of(table), table, 1_500, rngOf(`round ${table}`).below),
  )
  await seating.step()
  for (let step = 0; step < 500; step += 1) {
    for (const [index, one] of inPlay.entries()) {
      const table = SIMULATED[index]!
      const before = house.state.rounds.get(table)?.open?.round
      const players = playersAt(house.state, table)
      await one.step()
      const open = house.state.rounds.get(table)?.open
      if (open === undefined || open.round === before) continue
      for (const spot of Object.values(open.fees).flat()) expect(players).toContain(spot)
    }
    await seating.step()
    clock.advance(2_000)
  }
  expect(await audit.latest()).toEqual([])
  const hits = [...house.state.hits.values()]
  expect(hits.length).toBeGreaterThan(5)
  expect(
    hits.flatMap(({ questions }) => questions.map(({ id }) => id)).filter((id) => /seat|dealt in/.test(id)),
  ).toEqual([])
  await house.close()
})

test('opened again, the room goes on with whoever sits there', async () => {
  const { clock, house, seating } = await room()
  for (let step = 0; step < 120; step += 1) clock.advance(await seating.step())
  const { seq } = house.durable()
  const again = seatingOf(house, memoryRegister(), 1_200, rngOf('again').below)
  // Everything is there: only names are written into the new register.
  for (let step = 0; step < 40; step += 1) await again.step()
  expect(house.durable().seq).toBeLessThan(seq + 10)
  expect(PODIUM_TABLES.every(({ table }) => house.state.tables.has(table))).toBe(true)
  await house.close()
})

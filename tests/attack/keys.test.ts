/**
 * The same key, the same answer, for every order that people can give: again, twice at once, after a restart. One effect; and
 * the same key for something else, or by somebody else, is refused. The orders come from the list of doors, each out of a
 * night of the scenarios in which it was accepted.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { dollars } from '../../src/base/money.ts'
import { partyFrom } from '../../src/base/party.ts'
import { isRefusal } from '../../src/base/refusal.ts'
import { type Command, DOORS, type Event, type Order, type OrderName } from '../../src/engine/mechanisms.ts'
import { keptOrder } from '../../src/engine/recorded.ts'
import { finalPurpose } from '../../src/engine/tournamentfloor/draws.ts'
import { canonical } from '../../src/journal/canonical.ts'
import { openMemory } from '../../src/journal/memory.ts'
import { projectionsOf } from '../../src/journal/projections/projections.ts'
import type { Store } from '../../src/journal/store.ts'
import { openWriter } from '../../src/journal/writer.ts'
import { takingOf } from '../../src/server/api/taking.ts'
import { openDemoHouse } from '../../src/server/demo/setup.ts'
import { lookFirstIn } from '../../src/server/house/catalogue.ts'
import { type ManualClock, manualClock } from '../../src/server/house/clock.ts'
import { type House, openHouse } from '../../src/server/house/kernel.ts'
import { zoneOf } from '../../src/server/house/zone.ts'
import { rngOf } from '../../src/sim/rng.ts'
import type { Night } from '../../src/sim/scenario/night.ts'
import { floorOrder } from '../../src/sim/wild/tournamentfloor.ts'
import { tournamentOrder } from '../../src/sim/wild/tournaments.ts'
import { played, ROOT, scenarioFiles } from '../../tools/scenarios.ts'
import { done, openTable, PROPERTY, postBoth } from '../house.ts'
import { TOURNAMENTS, TournamentRoom } from '../tournament.ts'
import { tournamentHouse } from '../tournamentfloor.ts'

type Heard = Pick<Night, 'zone' | 'accepted'>
type Found = { readonly night: Heard; readonly at: number }
const TRIES = 12

const found = new Map<OrderName, Found[]>()
/** Small files are short nights. One is played when an order was not found often enough in those before it. */
const unplayed = scenarioFiles().toSorted((a, b) => sizeOf(b) - sizeOf(a))
function sizeOf(file: string): number {
  return statSync(join(ROOT, file)).size
}

function* nightsWith(name: OrderName): Generator<Found> {
  for (let n = 0; n < TRIES; n += 1) {
    while (found.get(name)?.[n] === undefined && unplayed.length > 0) hear(unplayed.pop() ?? '')
    const one = found.get(name)?.[n]
    if (one === undefined) return
    yield one
  }
}

function hear(file: string): void {
  for (const { night } of played(file).nights) listTo(night)
}

function listTo(night: Heard): void {
  const first = new Map<OrderName, number>()
  for (const [at, { command }] of night.accepted.entries()) {
    if (command.by !== 'timer' && command.paper === undefined && !first.has(command.do)) first.set(command.do, at)
  }
  for (const [name, at] of first) found.set(name, [...(found.get(name) ?? []), { night, at }])
}

/** Of the floor of tournaments no scenario tells: wild months, a final table, a race of chips. */
function tournamentNights(): Heard[] {
  const rules = readFileSync(join(ROOT, 'catalog', `${TOURNAMENTS}.yaml`), 'utf8')
  const clauses = [...rules.matchAll(/^ {2}([A-Z]\d+):/gm)].map((match) => match[1]!)
  const wild = ['a spring', 'a summer', 'a fall'].map((seed) => {
    const room = new TournamentRoom()
    room.does({ do: 'AcceptRules', text: rules, document: 'as approved', clauses, second: '51' }, '71')
    const rng = rngOf(seed)
    for (let tries = 0; tries < 2_500; tries += 1) {
      room.wait(rng.oneIn(30) ? rng.between(1, 30) : 0)
      const next =
        rng.below(5) < 3
          ? floorOrder(rng, room.state)
          : tournamentOrder(rng, room.state, PERSONS, room.now, TOURNAMENTS)
      if (next !== undefined && !isRefusal(room.ask(next.order, next.by))) room.does(next.order, next.by)
    }
    return { zone: 'UTC', accepted: room.accepted }
  })
  const accepted: Heard['accepted'] = []
  const house = tournamentHouse({ tables: 2 }, (command, events) =>
    accepted.push({ command, recorded: command.at.at, events }),
  )
  const { activity } = house
  house.seatAll(9)
  house.draw(finalPurpose(house.floor), 7)
  house.does({ do: 'SeatFinalTable', activity })
  house.pass(21)
  const [table, { players }] = [...house.floor.tables].find(([, { players }]) => players.size > 0)!
  const stacks = [...players.keys()].map((seat) => ({ seat, chips: 4, hasOthers: true }))
  house.does({ do: 'RaceChips', activity, table, small: 25, large: 100, stacks, cards: [] })
  return [...wild, { zone: 'UTC', accepted }]
}
const PERSONS = Array.from({ length: 24 }, (_, nth) => String(1000 + nth))

async function storeBefore({ night, at }: Found): Promise<Store<Event>> {
  const opened = night.accepted[0]?.events[0]
  const dayStart = opened?.type === 'PropertyOpened' ? opened.dayStart : '06:00'
  const zone = zoneOf(night.zone)
  const projections = projectionsOf((instant) => zone.dayOf(instant, dayStart))
  const store = openMemory<Event>({ property: 'the house', projections })
  const writer = await openWriter<Event>(store)
  for (const { command, recorded, events } of night.accepted.slice(0, at)) {
    const { key, by, at: moment, ...order } = command
    const written = keptOrder(order, events)
    writer.append({
      key,
      by,
      recorded: new Date(recorded).toISOString(),
      ...(moment.at === recorded ? {} : { at: new Date(moment.at).toISOString() }),
      ...(written === undefined ? {} : { order: written }),
      events,
    })
  }
  await writer.flush()
  return store
}

const orderIn = ({ key: _, at: __, by: ___, isRecorded: ____, ...order }: Command): Order => order as Order
const wire = (value: unknown): string =>
  canonical(
    JSON.parse(
      JSON.stringify(value, (_, part) => {
        if (part instanceof Map) return [...part]
        return typeof part === 'bigint' ? `${part}` : part
      }),
    ),
  )

/** What a sensor sees is over in a moment: the second time the table is dark. */
function sensing(order: Order) {
  let looks = 0
  const seen = order.do === 'StartRound' && order.bets[0] !== undefined ? order.bets[0] : undefined
  return (table: string) => {
    looks += 1
    const fee = seen?.fees[0]
    return order.do === 'StartRound' && order.table === table && fee !== undefined && looks === 1
      ? { [fee]: order.bets.flatMap(({ seat, fees }) => (fees.includes(fee) ? [seat as never] : [])) }
      : undefined
  }
}

/** Something that the same key was not used for. */
const other = (order: Order): Order =>
  order.do === 'CallFloor' ? { do: 'AnswerCall', table: '1' } : { do: 'CallFloor', table: '1', why: 'something else' }

const KEY = 'one-key-for-all-of-it'
type Tried = { readonly house: House; readonly order: Order; readonly by: string; readonly again: () => Promise<House> }

/** Nothing where the order was refused the first time. */
async function isHeld({ house, order, by, again }: Tried): Promise<boolean> {
  const name = order.do
  const { store } = house
  const { take } = takingOf(house, sensing(order))
  const before = (await store.head()).seq
  const [one, two] = await Promise.all([take(order, by, KEY), take(order, by, KEY)])
  if (isRefusal(one)) return false
  if (isRefusal(two)) throw new Error(`${name} twice at once: ${wire(two)}`)
  const answer = wire({ seq: one.seq, events: one.events })
  const same = (outcome: unknown) => {
    const { seq, events, isAgain } = outcome as { seq: number; events: unknown; isAgain: boolean }
    expect([name, wire({ seq, events }), isAgain]).toEqual([name, answer, true])
  }
  same(two)
  // Another thing in between changes nothing.
  await house.submit({ do: 'ReportFault', table: '1', device: 'sensor', reason: 'dark' }, { by: 'floor' })
  same(await take(order, by, KEY))
  expect(isRefusal(await take(other(order), by, KEY))).toBe(true)
  expect(isRefusal(await take(order, `${by}-2`, KEY))).toBe(true)
  const balances = wire(house.state.balances)
  const restarted = await again()
  const { take: takeAgain } = takingOf(restarted, () => undefined)
  same(await takeAgain(order, by, KEY))
  expect(isRefusal(await takeAgain(other(order), by, KEY))).toBe(true)
  // Once on record, however often it came.
  let times = 0
  for await (const batch of store.lines({ after: before }))
    for (const { text } of batch) if (JSON.parse(text).key === KEY) times += 1
  expect([name, times]).toEqual([name, 1])
  expect(wire(restarted.state.balances)).toBe(balances)
  return true
}

/** Of these no scenario tells. */
const BY_HAND: { readonly [Name in OrderName]?: () => Promise<Tried> } = {
  SetClubForm: () => small({ do: 'SetClubForm', person: '1204', club: 'complete' }),
  AllowName: () => small({ do: 'AllowName', person: '1204', isAllowed: true }),
  SetScreen: () =>
    small({ do: 'SetScreen', screen: 'lobby', name: 'Lobby', shows: ['grid'], seconds: 12, wins: 'all' }),
  RemoveScreen: async () => {
    const set = { do: 'SetScreen', screen: 'lobby', name: 'Lobby', shows: ['grid'], seconds: 12, wins: 'all' } as const
    const tried = await small(set)
    await done(tried.house.submit(set, { by: tried.by }))
    return { ...tried, order: { do: 'RemoveScreen', screen: 'lobby' } }
  },
  PrintSheet: () => small({ do: 'PrintSheet', sheet: 'win page', of: 'C1' }),
  AcceptRelease: () => small({ do: 'AcceptRelease', version: '9.9.9', digest: 'ab'.repeat(32) }),
  SeatPlayer: () => small({ do: 'SeatPlayer', table: '1', seat: '3' }),
  // Corrected is what stands in the records of that house.
  CorrectStay: async () => {
    const tried = await small({ do: 'SeatPlayer', table: '1', seat: '3' })
    const { seq } = await done(tried.house.submit(tried.order, { by: tried.by }))
    const was = { table: '1', seat: '3', since: START }
    const to = { since: START - 60_000 }
    return { ...tried, order: { do: 'CorrectStay', stay: `${seq}.0`, was, to, reason: 'told late' } }
  },
  ConfirmClock: () =>
    small({ do: 'ConfirmClock', shows: '2026-04-11T13:00', second: '5' }, (_, clock) => clock.jump(START + 40 * DAY)),
  RetireWitness: () =>
    small({ do: 'RetireWitness', fingerprint: PRINT, reason: 'sold', second: '5' }, (house) =>
      done(house.submit({ do: 'AcceptWitness', name: 'the witness', fingerprint: PRINT, second: '5' }, { by: '1' })),
    ),
  RetireMachine: () =>
    small({ do: 'RetireMachine', machine: 'm7', reason: 'sold', second: '5' }, (house) =>
      done(house.submit({ do: 'EnrolMachines', machines: ['m7'], second: '5' }, { by: '1' })),
    ),
  EnterAward: async () => {
    lookFirstIn(join(ROOT, 'examples', 'catalog'))
    onTestFinished(() => void lookFirstIn(undefined))
    const clock = manualClock(Date.parse('2026-03-02T03:00:00Z'))
    const house = await openDemoHouse({ memory: true }, clock)
    const activity = 'lucky-lodge/player-of-the-week'
    const award = { to: partyFrom('member 12'), line: 'player of the week', amount: dollars(250) }
    const order: Order = { do: 'EnterAward', activity, awards: [award], evidence: 'sheets of week 9' }
    return { house, order, by: '21', again: () => openHouse({ store: house.store, clock, isClockTrusted: true }) }
  },
}
const START = Date.parse('2026-03-02T20:00:00Z')
const DAY = 86_400_000
const PRINT = 'ab'.repeat(32)

async function small(
  order: Order,
  first: (house: House, clock: ManualClock) => unknown = () => undefined,
): Promise<Tried> {
  const clock = manualClock(START)
  const house = await openHouse({ memory: true, clock, create: PROPERTY })
  await postBoth(house)
  await openTable(house, '1', 'no-bust-21')
  await first(house, clock)
  return { house, order, by: '1', again: () => openHouse({ store: house.store, clock, isClockTrusted: true }) }
}

async function tried(name: OrderName): Promise<'held' | undefined> {
  const byHand = BY_HAND[name]
  if (byHand !== undefined) return (await isHeld(await byHand())) ? 'held' : undefined
  for (const sample of nightsWith(name)) {
    const { command, recorded } = sample.night.accepted[sample.at]!
    const store = await storeBefore(sample)
    const again = () => openHouse({ store, clock: manualClock(recorded), isClockTrusted: true })
    // Where a timer that the scenario left out came first, another night will do.
    if (await isHeld({ house: await again(), order: orderIn(command), by: command.by, again })) return 'held'
  }
  return undefined
}

beforeAll(() => tournamentNights().forEach(listTo))

test.each(Object.keys(DOORS) as OrderName[])('%s', async (name) => {
  expect(await tried(name)).toBe('held')
})

/**
 * A room with seats, lists and dealers in motion: its journal, cut off after any line, makes the state that the room was in then; with a
 * snapshot of any of them the rest makes the same end; and files as a crash leaves them open to the state of their last line.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Event, State } from '../../src/engine/mechanisms.ts'
import { upcast } from '../../src/engine/upcast.ts'
import { canonical } from '../../src/journal/canonical.ts'
import { type Entry, type JournalEvent, parseEntry } from '../../src/journal/line.ts'
import { stateOf, takeSnapshot } from '../../src/journal/snapshot.ts'
import { type AtMoment, MOMENTS, type Moment } from '../../src/journal/store.ts'
import { seatingOf } from '../../src/server/demo/seating.ts'
import { openDemoHouse } from '../../src/server/demo/setup.ts'
import { memoryRegister } from '../../src/server/door/register.ts'
import { manualClock } from '../../src/server/house/clock.ts'
import { FOLD } from '../../src/server/house/fold.ts'
import { openHouse } from '../../src/server/house/kernel.ts'
import { rngOf } from '../../src/sim/rng.ts'

const root = mkdtempSync(join(tmpdir(), 'gamekeeper-seats-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const EVENING = Date.parse('2026-03-11T03:00:00Z')
const STEPS = 360
/** Copies of the files cost more than lines. */
const COPIES = 3

type Crash = { readonly moment: Moment; readonly folder: string; readonly at: number; readonly answered: number }

async function evening() {
  const folder = join(root, 'evening')
  mkdirSync(folder)
  const clock = manualClock(EVENING)
  const crashes: Crash[] = []
  let isOpen = false
  let answered = 0
  const at: AtMoment = (moment, line) => {
    const before = crashes.filter((crash) => crash.moment === moment).length
    if (!isOpen || line % 29 !== 0 || before >= COPIES) return
    const copy = join(root, `${line} ${moment}`)
    mkdirSync(copy, { recursive: true })
    for (const file of ['journal.db', 'journal.db-wal'])
      if (existsSync(join(folder, file))) copyFileSync(join(folder, file), join(copy, file))
    crashes.push({ moment, folder: copy, at: clock.now(), answered })
  }
  const house = await openDemoHouse({ folder }, clock, () => undefined, at)
  const seating = seatingOf(house, memoryRegister(), 4_000, rngOf('evening').below)
  const then = new Map<number, string>()
  for (let step = 0; step < STEPS; step += 1) {
    const wait = await seating.step()
    answered = house.durable().seq
    then.set(answered, canonical(plain(house.state)))
    isOpen = step > 60
    clock.advance(wait)
    await house.tick()
  }
  const entries: Entry<Event>[] = []
  for await (const batch of house.store.lines())
    for (const { text } of batch) {
      const entry = parseEntry<JournalEvent>(text)
      entries.push({ ...entry, events: entry.events.map((event) => upcast(event, entry)) })
    }
  const end = canonical(plain(house.state))
  await house.close()
  return { crashes, then, entries, end }
}

/** Without the order of keys: what was just decided and what was read back differ in it, and nothing hangs on it. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}`
  if (value instanceof Map) return plain(Object.fromEntries(value))
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const there = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(there.map(([key, item]) => [key, plain(item)]))
}

const folded = (state: State, entries: readonly Entry<Event>[]): State =>
  entries.reduce((before, { events }) => events.reduce(FOLD.evolve, before), state)

let room: Awaited<ReturnType<typeof evening>>
beforeAll(async () => {
  room = await evening()
})

test('the evening had seats, lists and dealers', () => {
  const types = new Set(room.entries.flatMap(({ events }) => events.map(({ type }) => type)))
  for (const type of [
    'PlayerSeated',
    'PlayerMoved',
    'PlayerAway',
    'PlayerBack',
    'PlayerLeft',
    'CardsScanned',
    'SeatReserved',
    'ListJoined',
    'PersonPaged',
    'PageAnswered',
    'ChangeAsked',
    'FeederSet',
    'TableOpened',
    'DealerPushed',
    'StringPushed',
  ] as const)
    expect(types, type).toContain(type)
})

test('every prefix of the journal makes the state that the room was in then', () => {
  let state = FOLD.initialState()
  let seen = 0
  for (const entry of room.entries) {
    state = folded(state, [entry])
    const then = room.then.get(entry.seq)
    if (then === undefined) continue
    seen += 1
    expect(canonical(plain(state)) === then, `line ${entry.seq}`).toBe(true)
  }
  expect(seen).toBe(room.then.size)
  expect(seen).toBeGreaterThan(200)
})

test('a snapshot of any of them and the rest make the same end', () => {
  let state = FOLD.initialState()
  for (const [index, entry] of room.entries.entries()) {
    state = folded(state, [entry])
    if (index % 37 !== 0) continue
    const kept = stateOf<State>(takeSnapshot({ shape: FOLD.shape, seq: entry.seq, digest: '' }, state))
    expect(canonical(plain(kept)) === canonical(plain(state)), `line ${entry.seq}`).toBe(true)
    expect(canonical(plain(folded(kept, room.entries.slice(index + 1)))) === room.end, `line ${entry.seq}`).toBe(true)
  }
})

test.each(MOMENTS)(
  'files as they lie when it dies, %s: nothing answered is lost, the state is that of the last line',
  async (moment) => {
    const crashes = room.crashes.filter((crash) => crash.moment === moment)
    expect(crashes.length).toBe(COPIES)
    for (const { folder, at, answered } of crashes) {
      const house = await openHouse({ folder, clock: manualClock(at) })
      const { seq } = house.durable()
      expect(seq).toBeGreaterThanOrEqual(answered)
      const read = folded(
        FOLD.initialState(),
        room.entries.filter((entry) => entry.seq <= seq),
      )
      expect(canonical(plain(house.state)) === canonical(plain(read)), `line ${seq}`).toBe(true)
      expect(await house.store.projectionFaults()).toEqual([])
      await house.close()
    }
  },
)

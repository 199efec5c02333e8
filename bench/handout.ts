/**
 * Tickets for a full room at a posted instant, and hours added up for all of them.
 *   npm run bench -- handout
 * 200 tables of ten, everybody known: one order decides, one event is written and added up. Then the same with a drum that holds a
 * million tickets already, and the points of an hour. Best and middle of eleven runs, on one core, without the disk.
 */
import { decide } from '../src/engine/decide.ts'
import { evolve } from '../src/engine/evolve.ts'
import type { Event, Order, State } from '../src/engine/mechanisms.ts'
import { canonical } from '../src/journal/canonical.ts'
import { fill, openRoom, type Room } from '../tests/promotion.ts'

const [TABLES, RUNS] = [200, 11]
const SEATS = TABLES * 10
const ms = (value: number) => `${value.toFixed(1)} ms`

const SPIN = 'hawaiian-gardens/big-spin'
const CAR = 'hawaiian-gardens/car-drawing'

/** Decided, written as the journal writes it, and added up; on a copy, so that each run finds the same room. */
function taken(state: State, order: Order, local: string): { time: number; events: readonly Event[] } {
  const copy = structuredClone(state)
  const at = { at: Date.parse(`${local}Z`), local }
  const before = performance.now()
  const events = decide(copy, { ...order, key: 'bench', at, by: 'timer' })
  if ('refused' in events) throw new Error(JSON.stringify(events))
  for (const event of events) {
    canonical(event)
    evolve(copy, event)
  }
  return { time: performance.now() - before, events }
}

function measure(what: string, room: Room, order: Order, local: string): void {
  const runs = Array.from({ length: RUNS }, () => taken(room.state, order, local))
  const times = runs.map(({ time }) => time).toSorted((a, b) => a - b)
  const bytes = runs[0]!.events.reduce((sum, event) => sum + Buffer.byteLength(canonical(event)), 0)
  console.log(
    `${what}: ${ms(times[0]!)} best, ${ms(times[RUNS >> 1]!)} in the middle; ${bytes} bytes, ${(bytes / SEATS).toFixed(1)} for each of ${SEATS}`,
  )
}

const spin = openRoom(
  SPIN,
  `handOut: ['14:00']
missed: another is drawn
drawings: [{ from: '20:00', to: '20:30', gives: prize }]
prizes: { drawing prize: $500 }
shown: ['times of tickets and drawings, and the prize', rules]
`,
  '2026-03-02T12:00:00',
)
fill(spin, TABLES, 'holdem')
const handOut = { do: 'HandOut', activity: SPIN, due: '2026-03-02T14:00' } as const
measure('tickets', spin, handOut, '2026-03-02T14:00:00')

const drum = 1_000_000
for (let number = 1; number <= drum; number += 1) {
  const person = String(1000 + (number % SEATS))
  spin.state.tickets.push({
    first: number,
    last: number,
    activity: SPIN,
    to: { kind: 'person', person },
    person,
    isIn: true,
  })
}
spin.state.ticketsSoFar = drum
measure('tickets on top of a million in the drum', spin, handOut, '2026-03-02T14:00:00')

const car = openRoom(
  CAR,
  `settings: { version: B }
from: '2026-03-02'
to: '2026-03-29'
prizes: { car: '$24,000' }
things: { car: a new car }
shown: [car, 'first and last day, day of the giveaway, and version']
`,
  '2026-03-02T12:00:00',
)
car.moveTo('2026-03-02T12:00:30')
fill(car, TABLES, 'holdem')
const scans = [...car.state.sits].map(([person, place]) => ({ person, ...place, at: car.now().at }))
car.does({ do: 'ScanCards', scans })
car.moveTo('2026-03-02T13:59:00')
measure('points', car, { do: 'AddUpHours', activity: CAR, due: '2026-03-02T14:00' }, '2026-03-02T14:00:00')

/**
 * Fifty thousand brackets: handed in, locked, and a result held against all of them.
 *   npm run bench -- contests
 * Each form is decided, written as the journal writes it and added up; then the lock, every result by itself with the standing made
 * anew, and the award. Best, middle and longest, on one core, without the disk; bytes are those of the journal.
 */
import { contestRunning, type Slated } from '../src/engine/contests/contest.ts'
import { placesIn, rankedIn } from '../src/engine/contests/standing.ts'
import { decide } from '../src/engine/decide.ts'
import { evolve } from '../src/engine/evolve.ts'
import type { Event, Order } from '../src/engine/mechanisms.ts'
import { packed } from '../src/games/contest/packed.ts'
import { anyForm, bracketSlate, chanceOf, seasonResults } from '../src/games/contest/season.ts'
import { canonical } from '../src/journal/canonical.ts'
import { openRoom } from '../tests/promotion.ts'

const FORMS = 50_000
const BRACKET = 'hawaiian-gardens/march-madness'
const ms = (value: number) => `${value.toFixed(1)} ms`

const room = openRoom(
  BRACKET,
  `from: '2026-03-01'
to: '2026-03-31'
prizes: { most right winners: '$5,000', second most: '$2,000', third most: '$1,000' }
advertisement: { words: [No Purchase Necessary] }
`,
  '2026-03-16T12:00:00',
)
const { state } = room

function give(order: Order, local: string, by = '21'): { time: number; events: readonly Event[] } {
  const at = { at: Date.parse(`${local}Z`), local }
  const before = performance.now()
  const events = decide(state, { ...order, key: 'bench', at, by })
  if ('refused' in events) throw new Error(JSON.stringify(events))
  for (const event of events) {
    canonical(event)
    evolve(state, event)
  }
  return { time: performance.now() - before, events }
}
const bytesOf = (value: unknown): number => Buffer.byteLength(canonical(value as never))
const inShort = (times: number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  return `${ms(sorted[0]!)} best, ${ms(sorted[sorted.length >> 1]!)} in the middle, ${ms(sorted.at(-1)!)} at most`
}

const chance = chanceOf('bench')
const slate = bracketSlate('2026-03-19', chance, { playIns: 0 })
give({ do: 'DraftSlate', activity: BRACKET, slate }, '2026-03-16T12:00:00')
give({ do: 'OpenContest', activity: BRACKET }, '2026-03-16T12:00:00', '62')

const forms = Array.from({ length: FORMS }, () => packed(slate, anyForm(slate, chance)))
const begun = performance.now()
let bytes = 0
for (const [nth, picks] of forms.entries()) {
  const order: Order = { do: 'EnterForm', activity: BRACKET, person: String(10_000 + nth), picks, on: 'paper' }
  const { events } = give(order, '2026-03-17T12:00:00')
  bytes += bytesOf(order) + bytesOf(events)
}
const spent = performance.now() - begun
console.log(
  `${FORMS} forms: ${((FORMS / spent) * 1_000).toFixed(0)} a second; ${(bytes / FORMS).toFixed(0)} bytes each in the journal, ${forms[0]!.length} of them the picks (twice: order and event)`,
)

console.log(
  `the lock, with its digest: ${ms(give({ do: 'LockContest', activity: BRACKET, due: state.contests.get(BRACKET)!.locks! }, '2026-03-19T09:15:00', 'timer').time)}`,
)
give({ do: 'CountDay', activity: BRACKET, due: '2026-03-16T12:00' }, '2026-03-20T00:00:00', 'timer')

const running = contestRunning(state, BRACKET)!
const times = seasonResults(slate, chance).map((result) => {
  const before = performance.now()
  give({ do: 'EnterResult', activity: BRACKET, results: [result], source: 'bench' }, '2026-04-07T12:00:00')
  const ranked = rankedIn(state.contests.get(BRACKET) as Slated)
  placesIn(running, ranked.slice(0, 100))
  return performance.now() - before
})
console.log(`a result entered, all rescored, in order, with the first hundred placed: ${inShort(times)}`)

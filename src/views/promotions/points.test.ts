import { expect, test } from 'vitest'
import { openRoom } from '../../../tests/promotion.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { pointsView } from './points.ts'

const HIGH_HAND = 'hawaiian-gardens/high-hand'
const PLACES = Array.from({ length: 20 }, (_, nth) => nth + 1)
const nameOf = (place: number): string => `${place}${({ 1: 'st', 2: 'nd', 3: 'rd' } as const)[place] ?? 'th'} place`
const OFFERING = `settings: { version: points }
from: '2026-03-01'
to: '2026-03-31'
prizes: { ${PLACES.map((place) => `${nameOf(place)}: $${100 * (21 - place)}`).join(', ')} }
shown: [designated hands and times, points of each participant]
`

function standing(points: Readonly<Record<string, number>>) {
  const room = openRoom(HIGH_HAND, OFFERING, '2026-03-30T12:00:00')
  for (const [person, count] of Object.entries(points)) {
    room.does({ do: 'EnrolPerson', person, duty: 'none', proposition: false, age: 40 })
    room.does({ do: 'AdjustPoints', activity: HIGH_HAND, person, points: count, reason: 'by hand', second: 'shift' })
  }
  return { room, view: () => pointsView(room.state, runningOf(room.state, HIGH_HAND)!)! }
}

test('the most points first; equals have the same place and their prizes together', () => {
  const { view } = standing({ 1: 3, 2: 10, 3: 3, 4: 1 })
  expect(view()).toMatchObject({ persons: 4, until: '2026-04-01T06:00', isSettled: false })
  expect(view().rows.map(({ person, place, to, points, prize }) => [person, place, to, points, prize])).toEqual([
    ['2', 1, 1, 10, '$2,000.00'],
    // The second and the third: $1,900 and $1,800, half of it for each.
    ['1', 2, 3, 3, '$1,850.00'],
    ['3', 2, 3, 3, '$1,850.00'],
    ['4', 4, 4, 1, '$1,700.00'],
  ])
})

test('fifty stand on the desk, and how many there are', () => {
  const { view } = standing(Object.fromEntries(Array.from({ length: 52 }, (_, nth) => [`${100 + nth}`, 1])))
  expect([view().rows.length, view().persons]).toEqual([50, 52])
})

test('at the posted end it is settled and begins with nothing', () => {
  const { room, view } = standing({ 1: 2 })
  room.moveTo('2026-04-01T06:00:00')
  expect(view()).toEqual({ rows: [], persons: 0, until: '2026-04-01T06:00', isSettled: true })
})

test('tickets count no points', () => {
  const offering = `settings: { version: tickets }
tickets: 1
missed: another is drawn
drawings: [{ from: '19:00', to: '19:30' }]
prizes: { drawing prize: $100 }
shown: [designated hands and times, points of each participant]
`
  const room = openRoom(HIGH_HAND, offering, '2026-03-02T12:00:00')
  expect(pointsView(room.state, runningOf(room.state, HIGH_HAND)!)).toBeUndefined()
})

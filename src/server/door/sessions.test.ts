import { describe, expect, test } from 'vitest'
import { manualClock } from '../house/clock.ts'
import { PLACE_NAMES, PLACES, type Place } from './places.ts'
import { type Ending, sessionsOf } from './sessions.ts'

function opened() {
  const clock = manualClock(5_000_000)
  const leavers = new Set<string>()
  const endings: [string, Ending][] = []
  const sessions = sessionsOf({
    now: clock.now,
    isActive: (person) => !leavers.has(person),
    ended: ({ person }, why) => endings.push([person, why]),
  })
  return { clock, leavers, endings, sessions }
}

const MINUTE = 60_000

describe.each(PLACE_NAMES)('at %s', (place: Place) => {
  const { idleMinutes, hours } = PLACES[place]

  test('it ends without a touch, on the minute', () => {
    const { clock, sessions, endings } = opened()
    const token = sessions.open('7', place)
    clock.advance(Math.min(idleMinutes, hours * 60) * MINUTE - 1)
    expect(sessions.at(token, place)?.person).toBe('7')
    clock.advance(1)
    expect(sessions.at(token, place)).toBeUndefined()
    expect(endings).toHaveLength(1)
  })

  test('touched all the time it still ends', () => {
    const { clock, sessions, endings } = opened()
    const token = sessions.open('7', place)
    for (let minute = 0; minute < hours * 60 - 1; minute++) {
      clock.advance(MINUTE)
      sessions.touch(sessions.at(token, place)!)
    }
    clock.advance(MINUTE)
    expect(sessions.at(token, place)).toBeUndefined()
    expect(endings).toEqual([['7', 'time is up']])
  })
})

test('carried on elsewhere it does not live longer', () => {
  const { clock, sessions } = opened()
  const first = sessions.open('7', 'floor')
  clock.advance(50 * MINUTE)
  const { since } = sessions.at(first, 'floor')!
  const second = sessions.open('7', 'cage', { since })
  for (let hour = 0; hour < 12 * 6 - 6; hour++) {
    clock.advance(10 * MINUTE)
    const session = sessions.at(second, 'cage')
    if (session !== undefined) sessions.touch(session)
  }
  clock.advance(10 * MINUTE)
  expect(sessions.at(second, 'cage')).toBeUndefined()
})

test('a token opens its own place only; a made-up one opens nothing', () => {
  const { sessions } = opened()
  const token = sessions.open('7', 'cage')
  expect(sessions.at(token, 'floor')).toBeUndefined()
  expect(sessions.at(token.slice(1), 'cage')).toBeUndefined()
  expect(sessions.at('A'.repeat(43), 'cage')).toBeUndefined()
  expect(sessions.at(token, 'cage')).toBeDefined()
})

test('a leaver is out at once, also where nobody told the sessions', () => {
  const { sessions, leavers, endings } = opened()
  const table = sessions.open('7', 'table')
  const other = sessions.open('8', 'table')
  leavers.add('7')
  expect(sessions.at(table, 'table')).toBeUndefined()
  expect(sessions.at(other, 'table')).toBeDefined()
  expect(sessions.closeAll('8', 'left the house')).toBe(1)
  expect(sessions.at(other, 'table')).toBeUndefined()
  expect(endings).toEqual([
    ['7', 'left the house'],
    ['8', 'left the house'],
  ])
})

test('nobody piles up sessions: the oldest goes', () => {
  const { sessions } = opened()
  const tokens = Array.from({ length: 25 }, () => sessions.open('7', 'table'))
  expect(sessions.count()).toBe(20)
  expect(sessions.at(tokens[4]!, 'table')).toBeUndefined()
  expect(sessions.at(tokens[5]!, 'table')).toBeDefined()
})

test('whoever came last is signed in at the screen of a table, until it is silent or the session ends', () => {
  const { clock, sessions, leavers } = opened()
  let told = 0
  sessions.onTables(() => {
    told += 1
  })
  const [kim, lee] = ['kim', 'lee'].map((person) => {
    clock.advance(1_000)
    return sessions.open(person, 'table')
  }) as [string, string]
  const show = (token: string, table: string) => sessions.showTable(sessions.at(token, 'table')!, table)
  show(lee, '1')
  show(kim, '1')
  show(kim, '2')
  expect(sessions.atTables()).toEqual([
    { table: '1', person: 'lee' },
    { table: '2', person: 'kim' },
  ])
  expect(told).toBe(3)
  show(kim, '2')
  expect(told).toBe(3)
  clock.advance(94_999)
  show(kim, '2')
  expect(sessions.atTables()).toHaveLength(2)
  clock.advance(1)
  expect(sessions.atTables()).toEqual([{ table: '2', person: 'kim' }])
  leavers.add('kim')
  expect(sessions.atTables()).toEqual([])
  sessions.close(lee)
  expect(told).toBe(4)
})

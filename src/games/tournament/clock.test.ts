import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClockFact, clockOf, levelOfHand, readClock } from './clock.ts'
import { blindsIn, type Period, periodOfLevel } from './levels.ts'

const MINUTE = 60_000
const LEVELS: Period[] = [
  { minutes: 20, small: 25, big: 50 },
  { minutes: 20, small: 50, big: 100 },
  { break: 10, colourUp: [25] },
  { minutes: 15, small: 100, big: 200, ante: 200 },
]
const T = 1_800_000_000_000
const at = (minutes: number) => T + minutes * MINUTE
const told = (facts: ClockFact[], minutes: number) => {
  const { level, isBreak, leftMs, isRunning } = readClock(LEVELS, clockOf(LEVELS, facts)!, at(minutes))
  return `${isBreak ? `break after ${level}` : `level ${level}`}, ${leftMs / MINUTE} left${isRunning ? '' : ', stands'}`
}
const start: ClockFact = { do: 'start', at: T }

describe('the clock', () => {
  test('nothing before it is started', () => expect(clockOf(LEVELS, [])).toBeUndefined())
  test.each([
    [0, 'level 1, 20 left'],
    [19.5, 'level 1, 0.5 left'],
    [20, 'level 2, 20 left'],
    [40, 'break after 2, 10 left'],
    [50, 'level 3, 15 left'],
    [65, 'level 3, 0 left'],
    [600, 'level 3, 0 left'],
  ])('after %d minutes', (minutes, reading) => expect(told([start], minutes)).toBe(reading))
  test('a pause takes no time', () => {
    const facts: ClockFact[] = [start, { do: 'pause', at: at(5) }]
    expect(told(facts, 90)).toBe('level 1, 15 left, stands')
    expect(told([...facts, { do: 'go on', at: at(90) }], 100)).toBe('level 1, 5 left')
  })
  test('a pause keeps every millisecond, however often it is read again', () => {
    const facts: ClockFact[] = [start]
    for (const nth of [1, 2, 3])
      facts.push({ do: 'pause', at: at(nth) + 333 * nth }, { do: 'go on', at: at(nth) + 333 * nth + 50 })
    expect(readClock(LEVELS, clockOf(LEVELS, facts)!, at(4)).leftMs).toBe(16 * MINUTE + 150)
  })
  test('nobody has played the time that was taken, or that a jump leaves out', () => {
    const playedAt = (fact: ClockFact) => readClock(LEVELS, clockOf(LEVELS, [start, fact])!, at(10)).playedMs
    expect(playedAt({ do: 'add', at: at(10), ms: -5 * MINUTE })).toBe(10 * MINUTE)
    expect(playedAt({ do: 'add', at: at(10), ms: -15 * MINUTE })).toBe(10 * MINUTE)
    expect(playedAt({ do: 'jump', at: at(10), period: 3 })).toBe(10 * MINUTE)
  })
  test('paused over the end of a level and on again', () =>
    expect(told([start, { do: 'pause', at: at(25) }, { do: 'go on', at: at(30) }], 30)).toBe('level 2, 15 left'))
  test('a jump, forward and back', () => {
    expect(told([start, { do: 'jump', at: at(5), period: 3 }], 6)).toBe('level 3, 14 left')
    expect(told([start, { do: 'jump', at: at(25), period: 0, leftMs: 3 * MINUTE }], 26)).toBe('level 1, 2 left')
  })
  test('minutes added, and taken over the end of the level', () => {
    expect(told([start, { do: 'add', at: at(10), ms: 5 * MINUTE }], 10)).toBe('level 1, 15 left')
    expect(told([start, { do: 'add', at: at(10), ms: -12 * MINUTE }], 10)).toBe('level 2, 18 left')
  })
  test('hand for hand: it stands, and each hand takes its minutes', () => {
    const facts: ClockFact[] = [start, { do: 'hand for hand', at: at(17), handMs: 2 * MINUTE }]
    expect(told(facts, 30)).toBe('level 1, 3 left, stands')
    const hands: ClockFact[] = [
      { do: 'hand', at: at(30) },
      { do: 'hand', at: at(40) },
    ]
    expect(told([...facts, ...hands], 50)).toBe('level 2, 19 left, stands')
    expect(told([...facts, ...hands, { do: 'end hand for hand', at: at(50) }], 51)).toBe('level 2, 18 left')
  })
  test('a time before the last fact: it stands still, and never goes back', () =>
    expect(told([start, { do: 'add', at: at(10), ms: 0 }], 2)).toBe('level 1, 10 left'))
  test('[44 R19] a level rules the next hand: the first riffle tells', () => {
    expect(levelOfHand(LEVELS, [start], at(20) - 1)).toBe(1)
    expect(levelOfHand(LEVELS, [start], at(20))).toBe(2)
    const later: ClockFact = { do: 'jump', at: at(21), period: 3 }
    expect(levelOfHand(LEVELS, [start, later], at(20.5))).toBe(2)
  })
  test('in a break the blinds of the next level are shown', () => {
    expect(blindsIn(LEVELS, 2)).toMatchObject({ big: 200 })
    expect([periodOfLevel(LEVELS, 3), periodOfLevel(LEVELS, 4)]).toEqual([3, undefined])
  })
})

const minutes = fc.integer({ min: 0, max: 30 })
const fact = fc.oneof(
  fc.constant({ do: 'pause' as const }),
  fc.constant({ do: 'go on' as const }),
  fc.record({ do: fc.constant('jump' as const), period: fc.nat(3) }),
  fc.record({ do: fc.constant('add' as const), ms: fc.integer({ min: -30, max: 30 }).map((one) => one * MINUTE) }),
)
const history = fc.array(fc.tuple(minutes, fact), { maxLength: 12 }).map((some) => {
  let now = T
  return some.map(([wait, one]) => {
    now += wait * MINUTE
    return { ...one, at: now } as ClockFact
  })
})

describe('whatever was done to it', () => {
  test('read twice on the way or not at all: the same at the end', () => {
    fc.assert(
      fc.property(history, fc.array(minutes, { minLength: 1, maxLength: 6 }), (facts, looks) => {
        const all = [start, ...facts]
        const last = all.at(-1)!.at
        const clock = clockOf(LEVELS, all)!
        const end = last + looks.reduce((sum, one) => sum + one, 0) * MINUTE
        // As if a server had been started anew at each look and had written the clock down.
        let again = clock
        let now = last
        for (const look of looks) {
          now += look * MINUTE
          again = clockOf(LEVELS, [...all, { do: 'add', at: now, ms: 0 }])!
        }
        expect(readClock(LEVELS, again, end)).toEqual(readClock(LEVELS, clock, end))
      }),
    )
  })
  test('it stands within a period; time played never runs back', () => {
    fc.assert(
      fc.property(history, (facts) => {
        const all = [start, ...facts]
        let before = 0
        for (const [nth, { at: now }] of all.entries()) {
          const { leftMs, period, playedMs } = readClock(LEVELS, clockOf(LEVELS, all.slice(0, nth + 1))!, now)
          expect(leftMs).toBeGreaterThanOrEqual(0)
          expect(period).toBeLessThan(LEVELS.length)
          expect(playedMs).toBeGreaterThanOrEqual(before)
          before = playedMs
        }
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelFaults } from './levelfaults.ts'
import { isLevel, type Period } from './levels.ts'
import { awayLeftMs } from './penalties.ts'
import { expectedMinutes, proposeStructure, stackOf, TEMPLATES, type Template, withColourUps } from './structure.ts'

const CHIPS = [25, 100, 500, 1000, 5000]
const wish = (template: Template, players: number, minutes: number, start = 10_000) => ({
  chips: CHIPS,
  start,
  players,
  minutes,
  ...TEMPLATES[template],
})

describe('a proposed structure', () => {
  test.each([
    ['regular', 60, 300],
    ['turbo', 27, 120],
    ['deep', 200, 720],
    ['sit-n-go', 10, 90],
  ] as const)('%s, %i players, %i minutes: ends near the wish and has no fault', (template, players, minutes) => {
    const periods = proposeStructure(wish(template, players, minutes), TEMPLATES[template].bigBlinds)
    expect(levelFaults(periods, CHIPS)).toEqual([])
    const end = expectedMinutes(periods, players * 10_000)!
    expect(Math.abs(end - minutes)).toBeLessThanOrEqual(2 * TEMPLATES[template].levelMinutes)
  })
  test('the first level is a hundred big blinds deep', () => {
    const [first] = proposeStructure(wish('regular', 60, 300))
    expect(first).toMatchObject({ small: 50, big: 100 })
  })
  test('any wish: payable, rising, at most doubled, chips gone when they are not needed', () => {
    const template = fc.constantFrom(...(Object.keys(TEMPLATES) as Template[]))
    fc.assert(
      fc.property(
        template,
        fc.integer({ min: 2, max: 2000 }),
        fc.integer({ min: 30, max: 900 }),
        fc.constantFrom(1500, 5000, 10_000, 25_000, 50_000),
        (name, players, minutes, start) => {
          const periods = proposeStructure(wish(name, players, minutes, start), TEMPLATES[name].bigBlinds)
          expect(levelFaults(periods, CHIPS)).toEqual([])
          expect(expectedMinutes(periods, players * start)).toBeDefined()
          const blinds = periods.filter(isLevel).map(({ big }) => big)
          for (const [nth, big] of blinds.slice(1).entries()) expect(big).toBeLessThanOrEqual(2 * blinds[nth]!)
        },
      ),
    )
  })
})

describe('colour-ups', () => {
  const levels: Period[] = [
    { minutes: 20, small: 25, big: 50 },
    { break: 10 },
    { minutes: 20, small: 100, big: 200, ante: 25 },
    { break: 10 },
    { minutes: 20, small: 500, big: 1000 },
  ]
  test('an ante still needs them', () =>
    expect(withColourUps(levels, CHIPS).filter((one) => !isLevel(one))).toEqual([
      { break: 10 },
      { break: 10, colourUp: [25, 100] },
    ]))
})

describe('faults', () => {
  const level = (small: number, big: number, minutes = 20): Period => ({ minutes, small, big })
  test.each([
    ['no level', [], ['structure without levels']],
    ['a break first', [{ break: 5 }, level(25, 50)], ['structure begins or ends in a break']],
    ['no minutes', [level(25, 50, 0)], ['level without minutes']],
    ['the small above the big', [level(50, 25)], ['small blind above the big']],
    ['blinds that go down', [level(50, 100), level(25, 50)], ['blinds go down']],
    ['blinds that nobody can pay', [level(30, 60)], ['blinds cannot be paid']],
    [
      'chips gone that the next level needs',
      [level(25, 50), { break: 5, colourUp: [25] }, level(75, 150)],
      ['blinds cannot be paid'],
    ],
    [
      'a chip gone twice',
      [level(25, 50), { break: 5, colourUp: [25] }, level(100, 200), { break: 5, colourUp: [25] }, level(200, 400)],
      ['colour-up of no such chip'],
    ],
  ] as [string, Period[], string[]][])('%s', (_, periods, ids) =>
    expect(levelFaults(periods, CHIPS).map(({ id }) => id)).toEqual(ids),
  )
})

describe('a stack in chips', () => {
  test('10,000 comes out', () => {
    const stack = stackOf(10_000, CHIPS)!
    expect(stack.reduce((sum, { value, count }) => sum + value * count, 0)).toBe(10_000)
    expect(stack[0]).toEqual({ value: 25, count: 8 })
  })
  test('what cannot come out', () => expect(stackOf(1010, CHIPS)).toBeUndefined())
  test('any multiple of the smallest comes out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), (times) => {
        const stack = stackOf(times * 25, CHIPS)!
        expect(stack.reduce((sum, { value, count }) => sum + value * count, 0)).toBe(times * 25)
      }),
    )
  })
})

test('[44 R6] a penalty runs on the time that is played', () => {
  const MINUTE = 60_000
  expect(awayLeftMs(20, 5 * MINUTE, 5 * MINUTE)).toBe(20 * MINUTE)
  expect(awayLeftMs(20, 5 * MINUTE, 24 * MINUTE)).toBe(MINUTE)
  expect(awayLeftMs(20, 5 * MINUTE, 25 * MINUTE)).toBe(0)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { manualClock } from '../server/clock.ts'
import { openDemoHouse } from '../server/demo/setup.ts'
import type { House } from '../server/kernel.ts'
import { meterSigns } from './meter.ts'

let house: House
beforeAll(async () => {
  house = await openDemoHouse({ memory: true }, manualClock(Date.parse('2026-03-11T03:00:00Z')), () => undefined)
})
afterAll(() => house.close())

const handsOf = (activity: string) =>
  meterSigns(house.state)
    .find((sign) => sign.activity === activity)
    ?.hands.map(({ line }) => line)

test('a sign names what the house has posted: suit, losing hand, drawn rank', () => {
  expect(handsOf('bay-101/blazing-7s')?.[0]).toBe('three sevens of hearts')
  expect(handsOf('hawaiian-gardens/hawaiian-jackpot')?.[0]).toBe('four twos or better, beaten by a higher hand')
  expect(handsOf('hawaiian-gardens/three-of-a-kind-on-the-flop')).toContain('three of a kind on the flop: eights')
  expect(handsOf('hawaiian-gardens/four-of-a-kind-poker')).toEqual(['four of the rank that is drawn'])
})

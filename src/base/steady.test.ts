import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Steady, steady } from './steady.ts'

describe('beats alone', () => {
  test('those that were held up on their way do not move the clock', () => {
    const { hear, at } = steady()
    for (const [nth, late] of [40, 3, 220, 90, 4_000].entries()) hear(100_000 + nth * 1_000, 5_000 + nth * 1_000 + late)
    // The fastest took three milliseconds.
    expect(at(10_000)).toBe(104_997)
  })

  test('this machine slept: the next beat is believed', () => {
    const { hear, at } = steady()
    hear(100_000, 0)
    hear(191_000, 1_000)
    expect(at(1_500)).toBe(191_500)
  })

  test('the house set its clock back: it is asked, and the answer counts', () => {
    const { hear, answered, at } = steady()
    expect(hear(100_000_000, 0)).toBe(false)
    expect(hear(96_401_000, 1_000)).toBe(true)
    answered(96_401_050, 1_020, 1_080)
    expect(at(1_080)).toBeCloseTo(96_401_080, -2)
  })

  test('before the first word nothing is known', () => {
    expect(steady().at(7)).toBeUndefined()
  })
})

/** A screen: its own clock begins anywhere and drifts, its words take their time there and back. */
type Screen = { readonly own: (house: number) => number; readonly clock: Steady }
const HOUSE = Date.parse('2026-05-08T19:00:00Z')
function screenOf(start: number, ppm: number): Screen {
  return { own: (house) => start + (house - HOUSE) * (1 + ppm / 1e6), clock: steady() }
}
const asks = ({ own, clock }: Screen, sent: number, there: number, back: number) =>
  clock.answered(sent + there, own(sent), own(sent + there + back))
const hears = ({ own, clock }: Screen, at: number, late: number) => clock.hear(at, own(at + late))
const error = ({ own, clock }: Screen, house: number): number => Math.abs(clock.at(own(house))! - house)

test('TV, director, tablet and phone agree within 250 ms, whatever their clocks and their links', () => {
  const [tv, director, tablet, phone] = [
    screenOf(900_000_000, 0),
    // Set wrong by minutes, drifting, just started: of none of that anything is asked.
    screenOf(-420_000, 60),
    screenOf(12, -40),
    screenOf(3_600_000, 30),
  ]
  const all = [tv, director, tablet, phone]
  for (let second = 0; second < 90; second += 1) {
    const now = HOUSE + second * 1_000
    hears(tv, now, 2)
    hears(director, now, 5 + ((second * 37) % 120))
    // A hidden tab hears nothing for half a minute, and then everything at once.
    if (second < 20 || second > 50) hears(tablet, now, 30 + ((second * 53) % 300))
    if (second === 51) for (let old = 21; old < 51; old += 1) hears(tablet, HOUSE + old * 1_000, (51 - old) * 1_000)
    // Never faster than 280 ms, and every seventh is held up for seconds.
    hears(phone, now, second % 7 === 0 ? 4_000 : 280 + ((second * 71) % 400))
    if (second % 30 === 0) {
      asks(tv, now, 2, 3)
      asks(director, now, 8, 30)
      asks(tablet, now, 40, 45)
      // The first answer takes three seconds; then the way there is slower than the way back.
      asks(phone, now, second === 0 ? 2_900 : 260, second === 0 ? 100 : 90)
    }
    if (second < 31) continue
    const shown = all.map(({ own, clock }) => clock.at(own(now + 500))!)
    expect(Math.max(...shown) - Math.min(...shown)).toBeLessThan(250)
  }
})

const ms = fc.integer({ min: 0, max: 3_000 })
test('no clock is wrong by more than half of its fastest round trip', () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.tuple(ms, ms, ms), { minLength: 1, maxLength: 30 }), (start, words) => {
      const screen = screenOf(start, 0)
      words.forEach(([there, back, late], nth) => {
        const now = HOUSE + nth * 4_000
        hears(screen, now, late)
        asks(screen, now, there, back)
      })
      const fastest = Math.min(...words.map(([there, back]) => there + back))
      expect(error(screen, HOUSE + 120_000)).toBeLessThanOrEqual(fastest / 2 + 1)
    }),
  )
})

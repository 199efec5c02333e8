import { describe, expect, test } from 'vitest'
import { clocksOf, endOf } from './clocks.ts'

const MONDAY = { at: Date.UTC(2026, 2, 2, 20), local: '2026-03-02T20:00:00' }

describe('the clocks of a claim', () => {
  test('whole days count from the award: the last one counts to its end', () => {
    const clocks = clocksOf({ by: 'E1', form: 'cash', expires: { by: 'E1', days: 30, to: 'reserve' } }, MONDAY)
    expect(clocks).toEqual({ expires: '2026-04-02' })
    expect(endOf(clocks.expires!)).toBe('2026-04-02T00:00')
  })

  test('hours count from the hand, not from its verification; the last second is still in time', () => {
    const terms = { by: 'E1', form: 'a voucher', expires: { by: 'E1', hours: 24, to: 'where it came from' } }
    const clocks = clocksOf(terms, MONDAY, MONDAY.at - 30 * 60_000)
    expect(clocks).toEqual({ expires: '2026-03-03T19:30:01' })
    expect(endOf(clocks.expires!)).toBe('2026-03-03T19:30:01')
  })

  test('ID without minutes has no clock', () => {
    expect(clocksOf({ by: 'E1', form: 'cash', id: { by: 'E2' } }, MONDAY)).toEqual({})
    expect(clocksOf({ by: 'E1', form: 'cash', id: { by: 'E2', minutes: 15 } }, MONDAY)).toEqual({
      idUntil: MONDAY.at + 900_000,
    })
  })
})

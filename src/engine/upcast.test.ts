import { describe, expect, test } from 'vitest'
import { upcast } from './upcast.ts'

describe('events of other versions', () => {
  test('one of today is itself', () => {
    const event = { type: 'RoundEnded', v: 1, table: '1', round: 1 }
    expect(upcast(event)).toBe(event)
  })

  test('an old one goes through every step up to today, and only then is it one', () => {
    const steps = {
      'RoundEnded -1': (event: { type: string }) => ({ ...event, v: 0, round: 7 }),
      'RoundEnded 0': (event: { type: string }) => ({ ...event, v: 1, table: '2' }),
    }
    expect(upcast({ type: 'RoundEnded', v: -1 }, steps)).toEqual({ type: 'RoundEnded', v: 1, round: 7, table: '2' })
    expect(() => upcast({ type: 'RoundEnded', v: 0 }, {})).toThrow('nothing turns RoundEnded of version 0')
  })

  test.each([
    ['a newer version', 'RoundEnded', 2],
    ['an unknown event', 'MoonLanded', 1],
    ['a name that every object has', 'constructor', 1],
  ])('%s is refused with its name', (_, type, v) => {
    expect(() => upcast({ type, v })).toThrow(`does not know events ${type} of version ${v}`)
  })
})

import { describe, expect, test } from 'vitest'
import type { Old } from './mechanism.ts'
import { upcast } from './upcast.ts'

describe('events of other versions', () => {
  test('one of today is itself', () => {
    const event = { type: 'RoundEnded', v: 1, table: '1', round: 1 }
    expect(upcast(event)).toBe(event)
  })

  test('an old one goes through every step up to today, and only then is it one', () => {
    const from = {
      1: (event: Old) => ({ ...event, v: 2, round: 7 }),
      2: (event: Old) => ({ ...event, v: 3, table: '2' }),
    }
    const old = { type: 'RoundEnded', v: 1 }
    expect(upcast(old, { RoundEnded: { v: 3, from } })).toEqual({ type: 'RoundEnded', v: 3, round: 7, table: '2' })
    expect(() => upcast(old, { RoundEnded: { v: 3 } })).toThrow('nothing turns RoundEnded of version 1')
  })

  test.each([
    ['a newer version', 'RoundEnded', 2],
    ['an unknown event', 'MoonLanded', 1],
    ['a name that every object has', 'constructor', 1],
  ])('%s is refused with its name', (_, type, v) => {
    expect(() => upcast({ type, v })).toThrow(`does not know events ${type} of version ${v}`)
  })
})

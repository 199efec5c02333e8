import { describe, expect, test } from 'vitest'
import { dayOf } from '../../tests/journal/sample.ts'
import { checkKey, deviceKey, type Keys, nextNumber, noKeys, remember } from './keys.ts'
import { decode, encode } from './tagged.ts'

let seq = 0
function use(keys: Keys, key: string, hash?: string, recorded = '2026-11-14T20:00:00.000Z'): Keys {
  seq += 1
  remember(keys, { seq, key, by: 'x', recorded, events: [], ...(hash === undefined ? {} : { hash }) }, dayOf)
  return keys
}

/** Table 12 has sent 1 to n. */
function sent(n: number): Keys {
  const keys = noKeys()
  seq = 0
  for (let i = 1; i <= n; i += 1) use(keys, deviceKey('t12', i), `h${i}`)
  return keys
}

describe('devices', () => {
  test.each([
    ['the first of all', 0, 't12:1', { kind: 'fresh' }],
    ['not the first of all', 0, 't12:2', { kind: 'refused', reason: 'gap' }],
    ['the next', 5, 't12:6', { kind: 'fresh' }],
    ['one too far', 5, 't12:7', { kind: 'refused', reason: 'gap' }],
    ['the last one again', 5, 't12:5', { kind: 'again', seq: 5 }],
    ['an older one again', 40, 't12:9', { kind: 'again', seq: 9 }],
    ['one too old to compare', 40, 't12:8', { kind: 'refused', reason: 'repeat' }],
    ['another device', 5, 't13:1', { kind: 'fresh' }],
  ])('%s', (_, used, key, expected) => {
    expect(checkKey(sent(used), key, `h${key.split(':')[1]}`)).toMatchObject(expected)
  })

  test('a number used again for something else is refused', () => {
    expect(checkKey(sent(5), 't12:5', 'other')).toMatchObject({ kind: 'refused', reason: 'other inputs' })
  })

  test('a gap says what is missing', () => {
    expect(checkKey(sent(5), 't12:9')).toMatchObject({
      why: { id: 'numbers missing', with: { device: 't12', sent: 9, next: 6 } },
    })
    expect(nextNumber(sent(5), 't12')).toBe(6)
  })
})

describe('people', () => {
  const KEY = 'Zz3-random_key-01'

  test('a key counts once', () => {
    const keys = use(noKeys(), KEY, 'a')
    expect(checkKey(keys, KEY, 'a')).toMatchObject({ kind: 'again', seq })
    expect(checkKey(keys, KEY, 'b')).toMatchObject({ kind: 'refused', reason: 'other inputs' })
    expect(checkKey(keys, 'Zz3-random_key-02', 'a')).toEqual({ kind: 'fresh' })
  })

  test('a key is remembered on its business day and the next, and then forgotten', () => {
    const keys = use(noKeys(), KEY, 'a', '2026-11-14T20:00:00.000Z')
    use(keys, 'Zz3-random_key-02', 'a', '2026-11-15T20:00:00.000Z')
    expect(checkKey(keys, KEY, 'a')).toMatchObject({ kind: 'again' })
    use(keys, 'Zz3-random_key-03', 'a', '2026-11-16T20:00:00.000Z')
    expect(checkKey(keys, KEY, 'a')).toEqual({ kind: 'fresh' })
    expect(checkKey(keys, 'Zz3-random_key-02', 'a')).toMatchObject({ kind: 'again' })
  })

  test('a clock set back does not forget the entry that it stamps', () => {
    const keys = noKeys()
    for (const day of ['2026-11-15', '2026-11-16', '2026-11-13'])
      use(keys, `key-of-${day}-xx`, 'a', `${day}T20:00:00.000Z`)
    expect([...keys.days.keys()].sort()).toEqual(['2026-11-13', '2026-11-15', '2026-11-16'])
  })

  test.each(['', 'short', 'x'.repeat(65), 't12:0', 't12:01', 't12:-1', 'T12:1', 'a key with spaces in it', 't12:1:1'])(
    '"%s" is no key',
    (key) => {
      expect(checkKey(noKeys(), key)).toMatchObject({ kind: 'refused', reason: 'malformed' })
    },
  )
})

test('keys survive a snapshot', () => {
  const keys = use(sent(3), 'Zz3-random_key-01', 'a')
  expect(decode(encode(keys))).toEqual(keys)
})

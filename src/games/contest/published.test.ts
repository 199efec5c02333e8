import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { published } from './published.ts'

const ENTRIES = [
  { key: 'F10', picks: 'AAAAAAAAAAA' },
  { key: 'F2', picks: 'BBBBBBBBBBA' },
]

test('the list is the same whatever the order, and its digest is what anybody makes of it', () => {
  const { text, digest, forms } = published('march-2026', ENTRIES)
  expect(text).toBe('gamekeeper picks 1 march-2026 2\nF10 AAAAAAAAAAA\nF2 BBBBBBBBBBA\n')
  expect(digest).toBe(createHash('sha256').update(text).digest('hex'))
  expect(forms).toBe(2)
  expect(published('march-2026', ENTRIES.toReversed()).digest).toBe(digest)
  expect(published('march-2027', ENTRIES).digest).not.toBe(digest)
})

test('nobody is on the list twice, and no key breaks a line', () => {
  expect(() => published('m', [ENTRIES[0]!, ENTRIES[0]!])).toThrow('twice')
  expect(() => published('m', [{ key: 'F1 x\ny', picks: 'A' }])).toThrow('letters')
  expect(published('m', []).text).toBe('gamekeeper picks 1 m 0\n')
})

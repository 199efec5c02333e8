import { expect, test } from 'vitest'
import {
  beginning,
  type Draft,
  fullLine,
  type Head,
  hashInputs,
  headerOf,
  type JournalEvent,
  seal,
  toHex,
} from './line.ts'

const PAID = {
  type: 'FeePaid',
  v: 1,
  at: '2026-11-14T20:00:00.000Z',
  posts: [{ book: 'custody', from: 'patron', to: 'box 1', amount: '100', activity: '9', clause: 'F1' }],
}
const NOTED = { type: 'Noted', v: 2, at: '2026-11-15T04:00:00.000Z', says: '\u20ac \u{1f0a1} "A"\n' }
const ENDED = { type: 'RoundEnded', v: 1, posts: { a: [], 9: [['c', 'patron', 'box:6', '100', 'F1']] } }
const DRAFTS: Draft<JournalEvent>[] = [
  { recorded: '2026-11-14T20:00:01.000Z', key: 't1:1', hash: 'inputs-100', by: 't1', events: [PAID] },
  { key: 'Zz3-random_key-01', by: 'p7', recorded: '2026-11-15T04:00:00.000Z', events: [] },
  { key: 'Zz3-random_key-02', by: 'p7', recorded: '2026-11-15T04:00:00.000Z', events: [NOTED] },
  {
    recorded: '2026-11-15T04:00:01.000Z',
    order: { type: 'EndRound', pot: '2000' },
    at: '2026-11-15T03:59:00.000Z',
    key: 't6:1',
    by: 't6',
    events: [ENDED],
  },
]

/** Worked out once outside this program, from lines typed by hand. They may never change: old journals hang on them. */
const GOLDEN = [
  '9bd5014b33498d6379d58170ca6bc2fff276fe6950a8ec9bb253503351868613',
  '93f22dae6ccd358d487701d735a1ffac40e57d7df0b3fc5a8d9d26bc02e533c9',
  '95da775c9387ce4838618920adb7422a945754bb2be1f5fb9735d11edfdc11cc',
  '43301f9ad2bcb42cf17630a8e8050abd590436f1273d2c46e2543f640f215bfd',
  '99571d19b763b6a9abe66cb5342b7bb3bf7d6ee512fa58b96d37750caa6ba509',
]

test('the bytes and digests of lines are frozen', () => {
  let head: Head = beginning(headerOf('golden house'))
  const digests = [toHex(head.digest)]
  const lines: string[] = []
  for (const draft of DRAFTS) {
    const line = seal(draft, head)
    lines.push(fullLine(head.digest, line.text))
    head = line
    digests.push(toHex(line.digest))
  }
  expect(lines[1]).toBe(
    '{"after":"93f22dae6ccd358d487701d735a1ffac40e57d7df0b3fc5a8d9d26bc02e533c9","by":"p7","events":[],' +
      '"key":"Zz3-random_key-01","recorded":"2026-11-15T04:00:00.000Z","seq":2}',
  )
  expect(digests).toEqual(GOLDEN)
})

test('the hash of inputs does not depend on the order of keys', () => {
  expect(hashInputs({ table: 6, pot: '2000' })).toBe('k2447T419K2oSLGi6yYftQ')
  expect(hashInputs({ pot: '2000', table: 6 })).toBe('k2447T419K2oSLGi6yYftQ')
  expect(hashInputs({ pot: '2001', table: 6 })).not.toBe('k2447T419K2oSLGi6yYftQ')
})

test('a plain line spends at most 160 bytes beside its events, digest included', () => {
  const head: Head = { seq: 999_998, digest: new Uint8Array(32) }
  const line = seal(
    { key: 't100:99999', hash: hashInputs({}), by: 't100', recorded: '2026-11-14T20:00:01.000Z', events: [] },
    head,
  )
  expect(line.text.length + line.digest.length).toBeLessThanOrEqual(160)
})

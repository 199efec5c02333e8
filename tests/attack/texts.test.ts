/** Texts that are written to keep a house busy: it refuses them, and answers everybody else meanwhile. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readNew } from '../../src/rulebook/newtext.ts'
import { DEPTH_MAX, PARTS_MAX } from '../../src/rulebook/text/measure.ts'
import { besideHouse } from '../../src/server/beside/beside.ts'
import { place } from '../truth/furnished.ts'
import { running, signedIn } from './process.ts'

// As JSON some signs are two, and a body is no longer than 256 kB.
const SIZE = 120_000
const times = (text: string, length = SIZE) => text.repeat(Math.floor(length / text.length))
const letters = 'abcdefghijklmnop'

/** What is told of each where it is told by measure alone; the others are read and refused for what they say. */
const ATTACKS: readonly (readonly [name: string, text: string, told?: string])[] = [
  [
    'a billion laughs',
    [...letters]
      .map((name, n) => `${name}: &${name} [${Array(9).fill(n === 0 ? 'ha' : `*${letters[n - 1]}`)}]`)
      .join('\n'),
    'text names its parts',
  ],
  ['one name, repeated without end', `a: &a x\nb: [${times('*a,')}]`, 'text names its parts'],
  [
    'thousands of names, each used once',
    `${Array.from({ length: 8_000 }, (_, n) => `- &a${n} x`).join('\n')}\n${Array.from({ length: 8_000 }, (_, n) => `- *a${n}`).join('\n')}`,
    'text names its parts',
  ],
  ['a star without a name', `a: [${times('*b,')}]`, 'text names its parts'],
  ['a key merged into itself', `a: &a { <<: *a }\n`, 'text names its parts'],
  ['brackets without end', times('['), 'text is nested too deep'],
  ['brackets that are closed', times('[', SIZE / 2) + times(']', SIZE / 2), 'text is nested too deep'],
  ['groups in groups', times('{a: '), 'text is nested too deep'],
  ['both in turn', times('[{'), 'text is nested too deep'],
  ['lists in lists on one line', times('- '), 'text is nested too deep'],
  ['questions in questions', times('? '), 'text is nested too deep'],
  [
    'steps to the right',
    Array.from({ length: 600 }, (_, n) => `${' '.repeat(n)}a:`).join('\n'),
    'text is nested too deep',
  ],
  ['many keys', Array.from({ length: 20_000 }, (_, n) => `k${n}: 1`).join('\n'), 'text has too many parts'],
  ['the same key again and again', times('k: 1\n'), 'text has too many parts'],
  ['items of nothing', `[${times('a,')}]`, 'text has too many parts'],
  ['amounts that are cut', `a: {${times('b: $1,000, ')}}`, 'text has too many parts'],
  [
    'keys of offerings that do not exist',
    `activity: bay-101/blazing-7s\n${Array.from({ length: 5_000 }, (_, n) => `pirze${n}: 1`).join('\n')}`,
  ],
  ['commas alone', `[${times(',')}]`, 'text has too many parts'],
  ['colons alone', times(':')],
  ['quotes alone', times('"'), 'text has too many parts'],
  ['a quote that is never closed', `a: "${times('x')}`],
  ['one long word', `${times('x')}: x`],
  ['a long amount', `activity: bay-101/blazing-7s\nadmin: "$${times('1,')}"`],
  ['spaces before a letter', `activity: bay-101/blazing-7s\nadmin: "${times(' ')}x"`],
  ['lines without anything', `a: "${times('\n')}"`],
  ['backslashes', `a: "${times('\\"')}"`],
  ['a block of blanks', `a: |\n${times('  \n')}`],
  ['comments alone', times('#\n'), 'text has too many parts'],
  ['texts in a text', times('---\n'), 'text has too many parts'],
  ['tabs', times('\t')],
  ['marks of kinds', times('!')],
]

describe('read by itself', () => {
  for (const [name, text, told] of ATTACKS) {
    test(name, { timeout: 20_000 }, () => {
      const read = readNew('offering', text)
      expect(read.ok).toBe(false)
      if (!read.ok && told !== undefined) expect(read.faults.map((fault) => fault.told.id)).toEqual([told])
    })
  }

  test('on the line: as many parts and levels as are taken, and one more', () => {
    const told = (text: string) => {
      const read = readNew('profile', text)
      return read.ok ? [] : read.faults.map((fault) => fault.told.id)
    }
    // A dash and a word each.
    const items = '- x\n'.repeat(PARTS_MAX / 2)
    expect(told(items)).not.toContain('text has too many parts')
    expect(told(`${items}# x\n`)).toEqual(['text has too many parts'])
    const deep = (n: number) => '['.repeat(n) + ']'.repeat(n)
    // The first bracket also opens a column.
    expect(told(deep(DEPTH_MAX - 1))).not.toContain('text is nested too deep')
    expect(told(deep(DEPTH_MAX))).toEqual(['text is nested too deep'])
  })

  test('a sign within quotes or within a word names nothing', () => {
    const read = readNew('offering', 'activity: bay-101/blazing-7s\nname: "*a & b"\nother: x*y&z\n')
    expect(read.ok ? [] : read.faults.map((fault) => fault.told.id)).not.toContain('text names its parts')
  })
})

test('a real house refuses them all at once, and answers others before it has answered the last of them', {
  timeout: 120_000,
}, async () => {
  const { address } = await running('--folder', place())
  const marketing = await signedIn(address, 'offerings', '61')
  let open = ATTACKS.length
  const drafts = ATTACKS.map(async ([name, text, told]) => {
    for (;;) {
      const { status, body } = await marketing.post('/api/orders', { order: { do: 'DraftOffering', text } })
      const [reason] = (body.reasons ?? []) as {
        id: string
        with?: { faults: { with: { fault: { id: string } } }[] }
      }[]
      if (reason?.id === 'too many texts at once') continue
      open -= 1
      return { name, status, told, id: reason?.id, fault: reason?.with?.faults[0]?.with.fault.id }
    }
  })
  let answered = 0
  while (open > 0) {
    const health = await fetch(`${address}health`)
    expect(health.status).toBe(200)
    if (open > 0) answered += 1
  }
  expect(answered).toBeGreaterThan(0)
  for (const { name, status, told, id, fault } of await Promise.all(drafts)) {
    expect([name, status, id]).toEqual([name, 409, 'text has faults'])
    if (told !== undefined) expect([name, fault]).toEqual([name, told])
  }
})

test('one that never ends is ended by its deadline, and the next one has a thread of its own', {
  timeout: 60_000,
}, async () => {
  const folder = place()
  const file = join(folder, 'thread.mjs')
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', ({ n, asked }) => { while (asked.text === 'for ever'); parentPort.postMessage({ n, found: { said: asked.text } }) })
     parentPort.postMessage('ready')`,
  )
  const beside = besideHouse(file)
  const asked = ['for ever', 'a', 'for ever', 'b'].map((text) => beside.ask('text', { is: 'offering', text }, 100))
  expect(await Promise.all(asked)).toEqual(['late', { found: { said: 'a' } }, 'late', { found: { said: 'b' } }])
  const many = Array.from({ length: 20 }, () => beside.ask('text', { is: 'offering', text: 'c' }, 5_000))
  const answers = await Promise.all(many)
  // One at work, sixteen that wait; the others are sent away at once.
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(3)
  await beside.close()
})

/** Texts that are written to keep a house busy: it refuses them, and answers everybody else meanwhile. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readNew } from '../../src/rulebook/newtext.ts'
import { DEPTH_MAX, PARTS_MAX } from '../../src/rulebook/text/measure.ts'
import { besideHouse } from '../../src/server/beside/beside.ts'
import { place } from '../truth/furnished.ts'
import { BOMBS } from './bombs.ts'
import { running, signedIn } from './process.ts'

describe('read by itself', () => {
  for (const [name, text, told] of BOMBS) {
    test(name, () => {
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
  let open = BOMBS.length
  const drafts = BOMBS.map(async ([name, text, told]) => {
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

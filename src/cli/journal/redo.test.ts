import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Complaint } from '../command.ts'
import { redo } from './redo.ts'

const examples = resolve(import.meta.dirname, '../../../docs/draws')
const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-redo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function run(words: string[], flags: Record<string, string | true> = {}) {
  const printed: string[] = []
  const call = {
    words,
    flags,
    json: flags.json === true,
    print: (text: string) => printed.push(text),
    complain: () => {},
  }
  const code = await redo.run(call)
  return { code, text: printed.join('\n') }
}

const example = (draw: number) => JSON.parse(readFileSync(join(examples, `${draw}.json`), 'utf8'))

function written(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('one record', () => {
  test('agrees, in words', async () => {
    const { code, text } = await run([join(examples, '1.json')])
    expect(code).toBe(0)
    expect(text.split('\n')).toEqual([
      'draw 1, example/cash-drawing/2026-03-06/20:00: revealed, agrees',
      '  winners: person 1050, person 1036, person 1148',
      '  standby: person 1008, person 1106, person 1134',
      '  note: it has no part from outside: whoever knew the secret and gave the contribution could choose',
    ])
  })

  test('of a draw with marks begins with them, and the signatures of its witness are checked', async () => {
    const { code, text } = await run([join(examples, '6.json')])
    expect(code).toBe(0)
    expect(text.split('\n').slice(0, 3)).toEqual([
      'MARK card put in by hand: 2005 at M-105, 2026-03-12T19:42:00 by 21 with 71: the reader of M-105 does not work',
      'MARK passed over before the clock ended: 2008, 2026-03-12T20:06:00 by 21 with 71: has no photo identification and leaves',
      'draw 6, saratoga/hi-lo-progressive/2026-03-12/20:00: revealed, agrees',
    ])
    const record = example(6)
    record.opening.outside.signature = '0'.repeat(128)
    expect((await run([written('unsigned.json', record)])).text).toContain('the witness has not signed for this draw')
  })

  test('agrees, as JSON', async () => {
    const { code, text } = await run([join(examples, '2.json')], { json: true })
    expect(code).toBe(0)
    expect(JSON.parse(text)).toMatchObject({ draw: 2, agrees: true, winners: ['spot 30'], faults: [] })
  })

  test('disagrees with a reason when a winner was exchanged', async () => {
    const record = example(2)
    record.reveal.winners = ['spot 01']
    const { code, text } = await run([written('changed.json', record)])
    expect(code).toBe(1)
    expect(text).toContain('DISAGREES')
    expect(text).toContain('wrong: the winners should be spot 30')
  })

  test('is held against the digest that was noted', async () => {
    const file = join(examples, '1.json')
    expect((await run([file], { opening: example(1).opening.digest.toUpperCase() })).code).toBe(0)
    const { code, text } = await run([file], { opening: example(2).opening.digest })
    expect(code).toBe(1)
    expect(text).toContain('not the opening that was noted')
  })

  test('that is something else disagrees and says where', async () => {
    const { code, text } = await run([written('other.json', { format: 'gamekeeper draw 1' })])
    expect(code).toBe(1)
    expect(text).toContain('opening: ')
    expect(JSON.parse((await run([join(folder, 'other.json')], { json: true })).text)).toMatchObject({ agrees: false })
  })
})

describe('a list', () => {
  test('a folder agrees and shows what was abandoned', async () => {
    const { code, text } = await run([examples])
    expect(code).toBe(0)
    expect(text).toContain('note: draw 4 for example/splash-pot/2026-03-06/21:30 was abandoned: the lights went out')
    expect(text).toContain('8 draws. The list agrees')
  })

  test('one file may hold the whole list', async () => {
    expect((await run([written('all.json', [1, 2, 3, 4, 5].map(example))])).code).toBe(0)
  })

  test('a missing draw is named, and a missing end too', async () => {
    const { code, text } = await run(
      [1, 2, 4].map((draw) => join(examples, `${draw}.json`)),
      { last: '5' },
    )
    expect(code).toBe(1)
    expect(text).toContain('wrong: draw 3 is missing from the list')
    expect(text).toContain('wrong: draw 5 is missing from the list')
    expect(
      (
        await run(
          [4, 5].map((draw) => join(examples, `${draw}.json`)),
          { from: '4' },
        )
      ).code,
    ).toBe(0)
  })

  test('one record that disagrees makes the list disagree', async () => {
    const record = example(5)
    record.reveal.winners = ['table 2']
    const { code, text } = await run([written('list.json', [1, 2, 3, 4].map(example).concat(record))], { json: true })
    expect(code).toBe(1)
    expect(JSON.parse(text).draws.map(({ agrees }: { agrees: boolean }) => agrees)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })
})

describe('called wrongly', () => {
  test.each<[string, string[], Record<string, string>, string]>([
    ['without a file', [], {}, 'name a record'],
    ['with a file that is not there', [join(folder, 'none.json')], {}, 'there is no file or folder'],
    ['with something that is not JSON', [written('bad.json', '{')], {}, 'is not JSON: it ends too early'],
    ['with an empty list', [written('empty.json', [])], {}, 'holds no record'],
    ['with a number that is none', [examples], { from: 'x' }, '--from takes a draw number'],
    ['with one noted opening for many', [examples], { opening: 'ab' }, 'for a single record'],
  ])('%s', async (_, words, flags, says) => {
    const failed = await run(words, flags).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(failed).toBeInstanceOf(Complaint)
    expect((failed as Error).message).toContain(says)
  })
})

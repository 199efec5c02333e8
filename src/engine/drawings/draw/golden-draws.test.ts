/**
 * Frozen for ever: were one of these to change, draws already published could no longer be redone. The figures were
 * worked out by docs/redo.py, which shares no code with the program.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { digestOf } from '../../../base/digest.ts'
import { type DrawRecord, readDrawRecord } from './draw-record.ts'
import { redo, redoList } from './redo.ts'
import { cut, shuffle, streamOf } from './selection.ts'

const docs = resolve(import.meta.dirname, '../../../../docs')
const fileOf = (draw: number) => join(docs, 'draws', `${draw}.json`)

function recordOf(draw: number): DrawRecord {
  const read = readDrawRecord(JSON.parse(readFileSync(fileOf(draw), 'utf8')))
  if ('record' in read) return read.record
  throw new Error(read.faults.join('; '))
}

const GOLDEN = [
  {
    draw: 1,
    opening: '9c8a8e3626bc32c81ec306b2b11b56061f43fbf52c1f12c2fd75b99656b72a62',
    record: '73f81220eeac9dd35c54620b75dd1b30862e6c51005d366d2c11b21cc8ab4c91',
    winners: ['person 1050', 'person 1036', 'person 1148'],
    standby: ['person 1008', 'person 1106', 'person 1134'],
  },
  {
    draw: 2,
    opening: '9ba9a44ab02253c2c45d70d0ec0211067c2296090985a14f0437421fa2ccf03e',
    record: '5e78ef762f39a1fd76c68b2360ceb118fb3e006a26fe63b203bcabc6f588a258',
    winners: ['spot 30'],
    standby: [],
  },
  {
    draw: 3,
    opening: '14f85875cb5807891a77002aa97aba13993e31e8eb1921184464a461226c5455',
    record: 'b32b635ed8f4eada85d93f994157cc04eaf5e056b6fc486cfa302be95fdfdd6a',
    winners: ['5', '1', '8', '4', '2', '0', '3', '6', '9', '7'],
    standby: [],
  },
  {
    draw: 4,
    opening: '6db08e7a866ec818b60ecc215a1f3130bace62e8eedbc7bda37f08e1835f6b28',
    record: 'a5b3affd20470c0f23349d419824ece232149e669e4808dd6f841174df505696',
    winners: [],
    standby: [],
  },
  {
    draw: 5,
    opening: '361e3418e03db85e7c223e2c7e753eb7b40ba78956d770b17414edcdeae32ae4',
    record: '8ffc86b97b1d7828bd36879811d94bec5dfeceb9c0a3d741dfef20b4622b56cc',
    winners: ['table 1'],
    standby: [],
  },
  // With a witness, sources and marks.
  {
    draw: 6,
    opening: '70e17bd8dd52e530db8820afc71ca1dac1342a3397e873971b960f75c31dd87b',
    record: 'bfdc1068939c982ae51dffb7c51bb9d2d86ebf5beef697a5c6d96b1c7b554c44',
    winners: ['2008'],
    standby: [],
  },
  {
    draw: 7,
    opening: '61d72eecb1aee0bdd2acea08aba8ba0f94b46616ae64909d0889b779426af9f8',
    record: 'c93145126f1fb04fa5129fded082978daa96a606a23a87dd2decf8c9b09f5b41',
    winners: [],
    standby: [],
  },
  {
    draw: 8,
    opening: '9b7faa9b5c54287971b32e3bd696e1aaf24397e40c8d258d66aceedd37d6261e',
    record: 'a1c18f321c30a947c6cf683a530f0798e24bf95364244831622ce8eac7371d17',
    winners: ['2001'],
    standby: [],
  },
]

describe('the examples of docs/draws', () => {
  test.each(GOLDEN)('draw $draw', ({ draw, opening, record, winners, standby }) => {
    const published = recordOf(draw)
    expect(published.opening.digest).toBe(opening)
    expect(published.digest).toBe(record)
    expect(redo(published)).toMatchObject({ agrees: true, winners, standby })
  })

  test('hold together as a list', () => {
    expect(redoList(GOLDEN.map(({ draw }) => recordOf(draw)))).toMatchObject({ agrees: true, faults: [] })
  })
})

describe('the stream', () => {
  const key = digestOf('gamekeeper stream example\n')

  test('numbers', () => {
    expect(key).toBe('699aa0bde914d6b274f34cb377dfb646e471a5d28656713a86e7377f9f54c7b6')
    const stream = streamOf(key)
    const numbers = Array.from({ length: 6 }, () => Number(stream.below(1_000_000n)))
    expect(numbers).toEqual([456969, 879227, 902706, 863528, 734881, 470000])
    expect(streamOf(key).below(10n ** 40n)).toBe(2372721895922532697106670099162780699446n)
  })

  test('a deck shuffled, a deck cut', () => {
    const deck =
      '32 25 5 34 12 22 16 51 44 24 4 35 8 19 48 49 36 21 20 18 31 27 46 7 2 45 26 30 50 14 3 10 41 1 39 43 17 37 0 23 33 11 28 15 40 47 6 13 42 29 9 38'
    expect(shuffle(streamOf(key), 52).join(' ')).toBe(deck)
    expect(cut(streamOf(key), 52)).toBe(39)
  })
})

const witnessed = (record: DrawRecord, change: object): DrawRecord => ({
  ...record,
  opening: { ...record.opening, outside: { ...record.opening.outside!, ...change } as never },
})
const brought = (record: DrawRecord, change: object): DrawRecord => ({
  ...record,
  reveal: { ...record.reveal!, outside: { ...record.reveal!.outside!, ...change } },
})
const sourced = (record: DrawRecord, source: string): DrawRecord => ({
  ...record,
  entries: record.entries!.map((entry) => ({ ...entry, source })),
})
const forged = (record: DrawRecord): string =>
  record.reveal!.outside!.proof.replace('"localRandomValue":"F6', '"localRandomValue":"A6')

const hasPython = spawnSync('python3', ['--version']).status === 0

describe.skipIf(!hasPython)('docs/redo.py, which knows only the published text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-draws-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const python = (...files: string[]) =>
    spawnSync('python3', ['-B', join(docs, 'redo.py'), ...files], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONUTF8: '1' },
    })

  test('agrees with every example and draws the same', () => {
    const { status, stdout, stderr } = python(...GOLDEN.map(({ draw }) => fileOf(draw)))
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const drawn = stdout.split('\n').filter((line) => line.startsWith('drawn: '))
    const expected = GOLDEN.filter(({ winners }) => winners.length > 0)
    expect(drawn).toEqual(expected.map(({ winners, standby }) => `drawn: ${[...winners, ...standby].join(', ')}`))
  })

  test('prints marks before everything else, and checks the signatures of witness and beacon by itself', () => {
    const { status, stdout } = python(fileOf(6), fileOf(7), join(docs, 'beacon', '1.json'))
    expect(status).toBe(0)
    const lines = stdout.trimEnd().split('\n')
    expect(lines.findLastIndex((line) => line.includes(': MARK '))).toBe(3)
    expect(lines[1]).toContain('MARK passed over before the clock ended: 2008, 2026-03-12T20:06:00 by 21 with 71')
    expect(lines[3]).toContain('MARK abandoned, without its witness')
    expect(lines.filter((line) => /(witness \w+|beacon) agrees$/.test(line))).toHaveLength(4)
  })

  test.each<[string, string, (record: DrawRecord) => DrawRecord, string]>([
    ['the witness’s signature', fileOf(6), (it) => witnessed(it, { signature: '0'.repeat(128) }), 'witness committed'],
    ['its value', fileOf(6), (it) => brought(it, { value: 'ab'.repeat(32) }), 'witness revealed'],
    ['what it signed for', fileOf(6), (it) => brought(it, { proof: '0'.repeat(128) }), 'witness revealed'],
    ['the source of an entry', fileOf(6), (it) => sourced(it, 'device:slots M-105'), 'entries'],
    ['a mark', fileOf(6), (it) => ({ ...it, opening: { ...it.opening, marks: [] } }), 'opening'],
    ['that somebody was passed over', fileOf(6), (it) => ({ ...it, passed: [] }), 'record'],
    [
      'the minute of the beacon',
      join(docs, 'beacon', '1.json'),
      (it) => witnessed(it, { at: 1_535_651_100_000 }),
      'beacon',
    ],
    ['the pulse', join(docs, 'beacon', '1.json'), (it) => brought(it, { proof: forged(it) }), 'beacon'],
  ])('disagrees when somebody changes %s', (_, path, change, what) => {
    const file = join(folder, 'changed.json')
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as DrawRecord)))
    const { status, stdout } = python(file)
    expect([status, stdout]).toEqual([1, expect.stringContaining(`${what} DISAGREES`)])
  })

  test.each<[string, (record: DrawRecord) => DrawRecord, string]>([
    [
      'winners',
      (it) => ({ ...it, reveal: { ...it.reveal!, winners: ['person 1001', 'person 1036', 'person 1148'] } }),
      'winners',
    ],
    ['the contribution', (it) => ({ ...it, contribution: { ...it.contribution!, text: 'digits 1234567' } }), 'winners'],
    ['the secret', (it) => ({ ...it, reveal: { ...it.reveal!, secret: 'ab'.repeat(32) } }), 'secret'],
    [
      'a weight',
      (it) => ({
        ...it,
        entries: it.entries!.map((entry, index) => (index === 3 ? { ...entry, weight: '8' } : entry)),
      }),
      'entries',
    ],
    ['the purpose', (it) => ({ ...it, opening: { ...it.opening, purpose: 'another' } }), 'opening'],
  ])('disagrees when somebody changes %s', (_, change, what) => {
    const file = join(folder, 'changed.json')
    writeFileSync(file, JSON.stringify(change(recordOf(1))))
    const { status, stdout } = python(file)
    expect(status).toBe(1)
    expect(stdout).toContain(`${what} DISAGREES`)
    expect(redo(change(recordOf(1))).agrees).toBe(false)
  })
})

const hasShell = ['sha256sum', 'openssl'].every((tool) => spawnSync(tool, ['version']).error === undefined)

test.skipIf(!hasShell)('the commands of docs/draws.md give what the page says they give', () => {
  const page = readFileSync(join(docs, 'draws.md'), 'utf8')
  const commands = /```sh\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
  const [secret, entries, stream] = spawnSync('bash', ['-c', commands], { encoding: 'utf8' }).stdout.split('\n')
  const { opening } = recordOf(5)
  expect(secret).toContain(opening.secretDigest)
  expect(entries).toContain(opening.entriesDigest)
  expect(stream).toContain('= 3f3021')
})

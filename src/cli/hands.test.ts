import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anything, assert, constantFrom, dictionary, oneof, property, record, string } from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { Complaint } from './command.ts'
import { answerOf, GAMES } from './hands/answers.ts'
import { hands } from './hands.ts'

const VECTORS = new URL('../../../shared/vectors/hands.json', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'gamekeeper-hands-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function called(content: unknown, json = false) {
  const file = join(folder, 'hands.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  const printed: string[] = []
  const complained: string[] = []
  const code = await hands.run({
    words: [file],
    flags: {},
    json,
    print: (text) => printed.push(text),
    complain: (text) => complained.push(text),
  })
  return { code, printed: printed.join('\n'), complained: complained.join('\n') }
}

describe.skipIf(!existsSync(VECTORS))('the known hands', () => {
  const entries: { id: string; expect?: object }[] = existsSync(VECTORS)
    ? JSON.parse(readFileSync(VECTORS, 'utf8'))
    : []

  test('all agree', async () => {
    const { code, printed } = await called(entries)
    expect(printed).toContain(`${entries.length} hands: ${entries.length} agree, 0 differ, 0 cannot be answered`)
    expect(code).toBe(0)
  })

  test('as JSON, with the same keys, whether or not an answer is expected', async () => {
    const { code, printed } = await called(
      entries.map(({ expect: _, ...entry }) => entry),
      true,
    )
    expect(code).toBe(0)
    expect(JSON.parse(printed)).toEqual(entries.map(({ id, expect: answer }) => ({ id, answer })))
  })
})

const CLASSIFY = { id: 'x', game: 'three-card', kind: 'classify', cards: 'As Ks Qs' }

test('in plain words, with agreement where an answer is expected', async () => {
  const right = { ...CLASSIFY, expect: { category: 'straight flush', tiebreak: ['A'] } }
  const wrong = { ...CLASSIFY, id: 'y', expect: { category: 'flush' } }
  expect(await called([CLASSIFY, right, wrong])).toEqual({
    code: 1,
    complained: '',
    printed: [
      'x: straight flush, ace high',
      'x: straight flush, ace high (agrees)',
      'y: straight flush, ace high. DIFFERS: category expected "flush", found "straight flush"',
      '3 hands: 1 agree, 1 differ, 0 cannot be answered',
    ].join('\n'),
  })
})

test('a bad entry is told and the others are answered', async () => {
  const { code, printed, complained } = await called([{ ...CLASSIFY, cards: 'As Ks 1s' }, 7, CLASSIFY], true)
  const error = `entry 1: "cards": card 3, '1s': unknown rank '1'; ranks are 2-9 T J Q K A`
  expect(JSON.parse(printed)).toMatchObject([
    { id: 'x', error },
    { id: null },
    { id: 'x', answer: { tiebreak: ['A'] } },
  ])
  expect(complained).toContain(error)
  expect(code).toBe(1)
})

test.each([
  ['no game', {}, '"game" is missing; games are five-card'],
  ['unknown game', { game: 'whist' }, 'unknown game "whist"; games are five-card'],
  ['a word of the language', { game: 'constructor' }, 'unknown game "constructor"'],
  ['no kind', { game: 'holdem' }, '"kind" is missing; kinds of holdem are compare'],
  ['unknown kind', { game: 'holdem', kind: 'deal' }, 'unknown kind "deal"; kinds of holdem are compare'],
  ['no cards', { game: 'three-card', kind: 'classify' }, '"cards" is missing'],
  ['too few', { ...CLASSIFY, cards: 'As Ks' }, '"cards": 3 cards wanted, 2 given'],
  ['joker', { ...CLASSIFY, cards: 'As Ks Xx' }, `card 3, 'Xx': there is no joker in one deck of 52`],
  ['twice in one', { ...CLASSIFY, cards: 'As Ks As' }, `card 3, 'As': already card 1`],
  [
    'twice in two hands',
    { game: 'three-card', kind: 'compare', a: 'As Ks Qs', b: '2s Ks 3d' },
    `"b" card 2, 'Ks': already "a" card 2; one deck of 52 does not have it so often`,
  ],
  [
    'no third card',
    { game: 'baccarat', kind: 'deal', player_first_two: '2h 3h', banker_first_two: '3d Kc', next_cards: '' },
    '"next_cards" has too few cards',
  ],
  [
    'unknown wheel',
    { game: 'pai-gow-poker-5', kind: 'classify', cards: 'As 2d 3c 4h 5s', rules: { wheel: 'third' } },
    '"rules.wheel"',
  ],
  ['one tile of another set', { game: 'pai-gow-tiles', kind: 'hand', tiles: ['Ng 1-4', 'Ng 1-4'] }, `tile 2, 'Ng 1-4'`],
])('refused: %s', (_, entry, says) => {
  const answered = answerOf(entry)
  expect(answered.ok ? '' : answered.says).toContain(says)
})

test('extras of some rooms are told in words, but are not among the specials', () => {
  const cards = '2s 2d 2c 2h 3s 3d 3c 3h 4s 4d 4c 4h 5s'
  expect(answerOf({ game: 'chinese-13', kind: 'specials', cards })).toEqual({
    ok: true,
    value: { answer: { specials: ['six pairs'] }, says: 'all 2 to 8, six pairs, three quads' },
  })
})

test('shared cards are allowed where the entry says so', () => {
  const entry = { game: 'three-card', kind: 'compare', a: 'As Ks Qs', b: 'As Ks 3d', shared_cards: true }
  expect(answerOf(entry)).toMatchObject({ ok: true, value: { answer: { winner: 'a' } } })
})

test.each([
  ['missing file', ['nowhere.json'], 'nowhere.json cannot be read: there is no such file'],
  ['no file named', [], 'give one file'],
  ['two files named', ['a', 'b'], 'give one file'],
])('%s is a sentence', (_, words, says) => {
  const run = () => hands.run({ words, flags: {}, json: false, print: () => {}, complain: () => {} })
  expect(run).toThrow(Complaint)
  expect(run).toThrow(says)
})

test.each([
  ['not JSON', '[ {', 'is not JSON'],
  ['not a list', '{}', 'should hold a JSON list of hands'],
])('%s is a sentence', async (_, content, says) => {
  await expect(called(content)).rejects.toThrow(says)
})

test('nothing in an entry makes it throw', () => {
  const words = constantFrom('As Kd', 'As Ks Qs Js Ts', 'Xx', '', '2h 3h', 'As Ad Ac Ah 2s 3s 4s', 'Teen, Day')
  const value = oneof(words, string(), anything())
  const fields = [
    'cards',
    'a',
    'b',
    'board',
    'hole',
    'front',
    'middle',
    'back',
    'tiles',
    'rules',
    'next_cards',
    'expect',
  ]
  const kinds = [...new Set(Object.values(GAMES).flatMap(Object.keys))]
  assert(
    property(
      record({ game: constantFrom(...Object.keys(GAMES)), kind: constantFrom(...kinds) }),
      dictionary(constantFrom(...fields), value),
      (named, rest) => {
        const answered = answerOf({ ...rest, ...named })
        expect(answered.ok ? answered.value.says : answered.says).not.toBe('')
      },
    ),
    { numRuns: 3000 },
  )
})

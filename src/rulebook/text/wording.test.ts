import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { money } from '../terms.ts'
import { asking, fitted, placeIn, unsaid } from './wording.ts'

const told = (schema: z.ZodType, input: unknown, how?: 'quoted' | 'unquoted') => {
  const read = fitted(schema, input, how)
  return read.ok ? [] : read.misfits.map(({ path, says }) => `${placeIn(path)}: ${says}`)
}
const person = z.strictObject({ name: z.string().min(1).max(5), age: z.int().min(0).max(130).optional() })
const game = z.enum(['poker', 'baccarat'])
const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('call') }),
  z.strictObject({ do: z.literal('fold'), seat: z.string() }),
])

describe('each kind of fault says what is wrong and what would be right', () => {
  test.each<[string, z.ZodType, unknown, string[]]>([
    ['missing', z.object({ a: z.string() }), {}, ['a: this is missing; it takes a text']],
    ['missing among words', z.object({ g: game }), {}, ['g: this is missing; it takes one of poker, baccarat']],
    ['empty', person, { name: '' }, ['name: this is empty; it takes a text']],
    ['null', z.object({ a: z.boolean() }), { a: null }, ['a: this is empty; it takes true or false']],
    ['a number for a text', person, { name: 7 }, ['name: the number 7 does not fit; write it as text: "7"']],
    [
      'a text for a number',
      person,
      { name: 'A', age: 'ten' },
      ['age: "ten" does not fit; it takes a whole number from 0 to 130'],
    ],
    [
      'half a year',
      person,
      { name: 'A', age: 1.5 },
      ['age: the number 1.5 does not fit; it takes a whole number from 0 to 130'],
    ],
    [
      'too old',
      person,
      { name: 'A', age: 131 },
      ['age: the number 131 does not fit; it takes a whole number from 0 to 130'],
    ],
    ['too long', person, { name: 'Abigail' }, ['name: a text of 7 characters does not fit; it takes 5 at most']],
    ['a list for keys', person, [], [': a list does not fit; it takes the keys name, age']],
    ['keys for a list', z.array(game), {}, [': a group of keys does not fit; it takes a list']],
    ['an empty list', z.array(game).min(1), [], [': this list is empty; it takes one at least']],
    ['a long list', z.array(game).max(1), ['poker', 'poker'], [': a list of 2 does not fit; it takes 1 at most']],
    [
      'a word that is near',
      z.array(game),
      ['pokre'],
      ['#1: "pokre" is none of poker, baccarat; did you mean "poker"?'],
    ],
    ['a word that is not', game, 'chess', [': "chess" is none of poker, baccarat']],
    ['one word only', z.literal('yes'), 'no', [': "no" does not fit; it takes "yes"']],
    ['an unknown key', person, { name: 'A', size: 1 }, [': unknown key "size"; the keys here are name, age']],
    ['a mistyped key, told once', person, { nmae: 'A' }, [': unknown key "nmae"; did you mean "name"?']],
    [
      'a mistyped key beside the right one, which is wrong too',
      person,
      { name: 7, nmae: 'A' },
      ['name: the number 7 does not fit; write it as text: "7"', ': unknown key "nmae"; did you mean "name"?'],
    ],
    [
      'a key of a record',
      z.partialRecord(game, money),
      { pokr: '$5' },
      [': unknown key "pokr"; did you mean "poker"?'],
    ],
    ['an amount', z.object({ pot: money }), {}, ['pot: this is missing; it takes an amount like $1,000 or $0.89']],
    ['no step', step, {}, ['do: this is missing; it takes one of call, fold']],
    ['an unknown step', step, { do: 'fould' }, ['do: "fould" is none of call, fold; did you mean "fold"?']],
    [
      'a form of its own',
      asking('a seat like 3', z.string().regex(/^\d$/)),
      'x',
      [': "x" does not fit; it takes a seat like 3'],
    ],
    [
      'one of two',
      z.union([z.literal('none'), z.array(game)]),
      'all',
      [': "all" does not fit; it takes "none", or a list'],
    ],
    [
      'the nearest of two',
      z.union([z.literal('none'), person]),
      { name: 'A', age: -1 },
      ['age: the number -1 does not fit; it takes a whole number from 0 to 130'],
    ],
    [
      'neither of two',
      z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string(), c: z.string() })]),
      {},
      [': a, or b and c would be needed here'],
    ],
    ['a message of its own', z.string().refine(() => false, 'not on Sundays'), 'x', [': not on Sundays']],
    ['a union with its own', z.union([z.literal(1), z.literal(2)], 'one or two'), 3, [': one or two']],
  ])('%s', (_, schema, input, says) => {
    expect(told(schema, input)).toEqual(says)
  })
})

test('no sentence of the parser itself is left', () => {
  const all = z.strictObject({
    a: z.number().multipleOf(5),
    b: z.map(z.string(), z.string()),
    c: z.bigint(),
    d: z.date(),
  })
  const said = told(all, { a: 3, b: 1, c: 'x', d: 'y' })
  expect(said).toHaveLength(4)
  for (const one of said) expect(one).not.toMatch(/Invalid|expected|received|Too (?:small|big)|Unrecognized/)
})

test('lists are counted from one', () => {
  expect(placeIn(['hands', 0, 'bettors', 2, 'wager'])).toBe('hands #1.bettors #3.wager')
  expect(placeIn(['seats', '1'])).toBe('seats.1')
  expect(placeIn([])).toBe('')
})

test('what is secret is not said again, and nothing where nothing may be', () => {
  const pin = z.strictObject({ pin: unsaid(z.string().max(4)) })
  expect(told(pin, { pin: 4711 })).toEqual(['pin: this does not fit; write it as text'])
  expect(told(person, { name: 'A', age: 'Ann Smith' }, 'unquoted')).toEqual([
    'age: this does not fit; it takes a whole number from 0 to 130',
  ])
})

test('of a thousand faults the first fifty are told', () => {
  expect(told(z.array(game), Array(1_000).fill('chess'))).toHaveLength(50)
  expect(told(person, Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`k${n}`, 1])))).toHaveLength(50)
})

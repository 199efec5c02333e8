import { assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { english } from '../../words/sentence.ts'
import { everyHand } from '../count/combinations.ts'
import { parseTiles, TILE_KINDS, TILES, type Tile, tileSign } from '../tile.ts'
import { type TileHandKind, tileHand, tileSettings } from './tilehand.ts'

const hand = (text: string) => {
  const reading = parseTiles(text.split(', '), 2)
  if (!reading.ok) throw new Error(english(reading.why))
  return tileHand(...(reading.value as [Tile, Tile]))
}

test('each hand beats the next', () => {
  const ladder = [
    'Gee Joon 2-4, Gee Joon 1-2', 'Teen, Teen', 'Day, Day', 'Tit, Tit', 'Gow 3-6, Gow 4-5', 'Ng 1-4, Ng 2-3', 'Teen, Gow 3-6', 'Day, Gow 4-5',
    'Teen, Yun', 'Day, Bot 2-6', 'Teen, Tit', 'Day, Chit 2-5', 'Foo, Bot 2-6', 'Mooy, Yun', 'Gee Joon 1-2, Ng 1-4', 'Gow 3-6, Bot 2-6',
    'Gee Joon 2-4, Mooy', 'Teen, Gow 3-6', 'Mooy, Ping',
  ].filter((text, at, all) => all.indexOf(text) === at) // biome-ignore format: a ladder
  const strengths = ladder.map((text) => hand(text).strength)
  expect(strengths).toEqual([...new Set(strengths)].sort((one, other) => other - one))
})

test.each([
  ['Bot 2-6, Ping', 'Bot 3-5, Ping'],
  ['Mooy, Ping', 'Foo, Gow 3-6'],
])('%s and %s are a copy', (one, other) => {
  expect(hand(one).strength).toBe(hand(other).strength)
})

test.each([
  ['Gee Joon 1-2, Teen', 'points', 8],
  ['Teen, Day', 'points', 4],
  ['Chong, Look', 'points', 2],
  ['Tit, Chit 3-4', 'points', 4],
  ['Mooy, Yun', 'points', 8],
  ['Foo, Gow 3-6', 'points', 0],
])('%s: %s %d', (text, kind, value) => {
  expect(hand(text)).toMatchObject({ kind, value })
})

test('two of 32 tiles, all 496: as the published fractions say', () => {
  const counts: Record<string, number> = {}
  everyHand(32, 2, ([one, other]) => {
    const { kind, value } = tileHand(one!, other!)
    const name = kind === 'points' ? `${value}` : kind
    counts[name] = (counts[name] ?? 0) + 1
  })
  // Pairs 16; Teen and Day are four tiles, nines two, eights (with Yun) four.
  expect(counts).toMatchObject({ pair: 16, wong: 4 * 2, gong: 4 * 4, 8: 56, 7: 52, 5: 44, 4: 52, 2: 44, 1: 32 })
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(496)
})

test('four of 32 tiles, all 35,960: as published', () => {
  const counts = {
    all: 0,
    'two pairs': 0,
    'one pair': 0,
    'Gee Joon alone': 0,
    'mixed alone': 0,
    'two wongs': 0,
    'gong, no wong or pair': 0,
  }
  everyHand(32, 4, (tiles) => {
    const settings = tileSettings(tiles)
    const kinds = TILE_KINDS.map((_, kind) => tiles.filter((tile) => tile >> 1 === kind).length)
    const pairs = kinds.flatMap((count, kind) => (count === 2 ? [kind] : []))
    const can = (wanted: TileHandKind) => settings.some(({ low, high }) => low.kind === wanted || high.kind === wanted)
    counts.all++
    if (settings.some(({ low, high }) => low.kind === 'pair' && high.kind === 'pair')) counts['two pairs']++
    if (pairs.length === 1) counts['one pair']++
    if (pairs.length === 1 && pairs[0] === 0) counts['Gee Joon alone']++
    if (pairs.length === 1 && pairs[0]! >= 12) counts['mixed alone']++
    if (settings.some(({ low, high }) => low.kind === 'wong' && high.kind === 'wong')) counts['two wongs']++
    if (!can('pair') && !can('wong') && can('gong')) counts['gong, no wong or pair']++
  })
  expect(counts).toEqual({
    all: 35960,
    'two pairs': (16 * 15) / 2,
    // The pair, and two of the other fifteen kinds, either tile of each.
    'one pair': 16 * ((15 * 14) / 2) * 4,
    'Gee Joon alone': 420,
    'mixed alone': 1680,
    'two wongs': 6,
    'gong, no wong or pair': 4240,
  })
})

describe('names', () => {
  test('every tile is read back', () => {
    expect(parseTiles(TILES.map(tileSign))).toEqual({ ok: true, value: [...TILES] })
  })

  test.each([
    [['Teen', 'Foo!'], "tile 2, 'Foo!': unknown tile; tiles are Gee Joon 2-4"],
    [['Teen', 'Teen', 'Teen'], "tile 3, 'Teen': it is in the set only twice"],
    [['Gow 3-6', 'gow  3-6'], "tile 2, 'Gow 3-6': it is in the set only once"],
    [['Gow', 'Teen'], "tile 1, 'Gow': unknown tile"],
    [['Teen', 7], 'tile 2 is not a name'],
    [['Teen'], '2 tiles wanted, 1 given'],
  ])('%j is refused', (signs, says) => {
    const reading = parseTiles(signs, 2)
    expect(reading.ok ? '' : english(reading.why)).toContain(says)
  })
})

test('the order of two tiles never matters', () => {
  assert(
    property(constantFrom(...TILES), constantFrom(...TILES), (one, other) => {
      if (one !== other) expect(tileHand(one, other)).toEqual(tileHand(other, one))
    }),
  )
})

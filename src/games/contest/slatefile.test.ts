import { describe, expect, test } from 'vitest'
import { partsOf, roundsOf, roundsUpTo } from './bracket.ts'
import { meetings } from './results.ts'
import { bracketSlate, chanceOf, seasonResults, weekSlate } from './season.ts'
import type { Slate } from './slate.ts'
import { slateIn, slateText } from './slatefile.ts'

const BRACKET = bracketSlate('2026-03-19', chanceOf('file'))

test('a slate comes back from its text', () => {
  for (const slate of [BRACKET, weekSlate('2026-11-17', chanceOf('file'))])
    expect(slateIn(slateText(slate), slate.kind)).toEqual(slate)
})

test('as somebody writes it', () => {
  const text =
    'game,starts,first,second,total\n1,2026-11-22 10:00,"Mary, Queen",#4 later: East 4,\nM,2026-11-23T17:15,Oak,winner of 1,x'
  expect(slateIn(text, 'card')).toEqual({
    kind: 'card',
    totalOf: 'M',
    games: [
      {
        id: '1',
        starts: '2026-11-22T10:00',
        sides: [{ team: 'Mary, Queen' }, { team: 'East 4', seed: 4, later: true }],
      },
      { id: 'M', starts: '2026-11-23T17:15', sides: [{ team: 'Oak' }, { winnerOf: '1' }] },
    ],
  })
})

describe('what cannot be read', () => {
  test.each([
    [
      'an empty cell',
      'game,starts,first,second\n1,,A,B',
      { id: 'list field unreadable', with: { line: 2, field: 'starts' } },
    ],
    ['no second side', 'game,starts,first\n1,x,A', { id: 'list column missing', with: { column: 'second' } }],
    [
      'two totals',
      'game,starts,first,second,total\n1,x,A,B,x\n2,x,C,D,x',
      { id: 'list field unreadable', with: { line: 3, field: 'total' } },
    ],
    ['nothing', '', { id: 'list empty' }],
    ['too much', 'x'.repeat(100_001), { id: 'list too long', with: { most: 100_000 } }],
  ])('%s', (_, text, fault) => expect(slateIn(text, 'card')).toEqual(fault))
})

test('a bracket is drawn with the two that meet beside each other', () => {
  const shuffled: Slate = { ...BRACKET, games: BRACKET.games.toReversed() }
  const named = roundsOf(shuffled).map((round) => round.map((game) => shuffled.games[game]!.id))
  expect(named[0]).toEqual(Array.from({ length: 32 }, (_, nth) => String(nth + 1)))
  expect(named.at(-1)).toEqual(['63'])
})

test('parts of a bracket, as many first games as fit on a page', () => {
  const ids = (games: readonly number[]) => games.map((game) => BRACKET.games[game]!.id)
  expect(ids(partsOf(BRACKET, 8))).toEqual(['57', '58', '59', '60'])
  expect(ids(partsOf(BRACKET, 31))).toEqual(['61', '62'])
  expect(ids(partsOf(BRACKET, 32))).toEqual(['63'])
  const [first = 0] = partsOf(BRACKET, 8)
  expect(roundsUpTo(BRACKET, first).map(ids)).toEqual([
    ['1', '2', '3', '4', '5', '6', '7', '8'],
    ['33', '34', '35', '36'],
    ['49', '50'],
    ['57'],
  ])
})

test('who meets whom, as far as it is known', () => {
  const results = seasonResults(BRACKET, chanceOf('met'))
  expect(meetings(BRACKET, results.slice(0, 1))[32]!.teams).toEqual([
    (results[0] as { winner: string }).winner,
    undefined,
  ])
  const all = meetings(BRACKET, results)
  expect(
    all.every(({ teams, result }) => result !== undefined && 'winner' in result && teams.includes(result.winner)),
  ).toBe(true)
})

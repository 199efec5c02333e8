import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROWS_MAX } from './csv.ts'
import { resultsIn } from './resultfile.ts'

const READ = [
  { game: '12', winner: 'Lakeside', score: [71, 64] },
  { game: '13', none: 'cancelled', goesOn: 'Harbor' },
  { game: '14', winner: 'St. Mary’s, North' },
]
const CSV = [
  'game,winner,none,first,second,goesOn',
  '12,Lakeside,,71,64,',
  '13,,cancelled,,,Harbor',
  '14,"St. Mary’s, North",,,,',
].join('\r\n')

test('JSON, wrapped or not, and CSV say the same', () => {
  expect(resultsIn(JSON.stringify(READ), 'json')).toEqual(READ)
  expect(resultsIn(JSON.stringify({ results: READ }), 'json')).toEqual(READ)
  expect(resultsIn(`\uFEFF${CSV}\r\n\r\n`, 'csv')).toEqual(READ)
  expect(resultsIn('winner,game\nA,1', 'csv')).toEqual([{ game: '1', winner: 'A' }])
})

describe('a file is refused as a whole, with line and reason', () => {
  const row = (fields: object) => JSON.stringify([{ game: '1', winner: 'A' }, fields])
  const many = JSON.stringify(Array.from({ length: ROWS_MAX + 1 }, (_, nth) => ({ game: `${nth}`, winner: 'A' })))
  test.each<[string, 'json' | 'csv', string, unknown]>([
    ['empty', 'json', ' ', { id: 'list empty' }],
    ['an empty list', 'json', '[]', { id: 'list empty' }],
    ['only a head', 'csv', 'game,winner', { id: 'list empty' }],
    ['no JSON', 'json', '[{]', { id: 'list not json', with: { why: 'line 1, column 3 cannot be read, at "]"' } }],
    ['no list', 'json', '{"games":[]}', { id: 'list is none' }],
    ['a text', 'json', '"x"', { id: 'list is none' }],
    ['a row that is none', 'json', '[1]', { id: 'list row unreadable', with: { line: 1 } }],
    ['a list for a row', 'json', '[[]]', { id: 'list row unreadable', with: { line: 1 } }],
    ['too many', 'json', many, { id: 'list with too many rows', with: { rows: 201, most: 200 } }],
    ['too long', 'json', ' '.repeat(100_001), { id: 'list too long', with: { most: 100_000 } }],
    [
      'a field of nowhere',
      'json',
      row({ game: '2', winer: 'A' }),
      { id: 'list field unknown', with: { line: 2, field: 'winer' } },
    ],
    [
      'the prototype',
      'json',
      '[{"game":"1","winner":"A","__proto__":{"none":"drawn"}}]',
      { id: 'list field unknown', with: { line: 1, field: '__proto__' } },
    ],
    [
      'a number for a game',
      'json',
      row({ game: 2, winner: 'A' }),
      { id: 'list field unreadable', with: { line: 2, field: 'game' } },
    ],
    [
      'a long name',
      'json',
      row({ game: '2', winner: 'A'.repeat(41) }),
      { id: 'list field unreadable', with: { line: 2, field: 'winner' } },
    ],
    [
      'half a score',
      'json',
      row({ game: '2', winner: 'A', score: [1] }),
      { id: 'list field unreadable', with: { line: 2, field: 'score' } },
    ],
    [
      'a score of texts',
      'json',
      row({ game: '2', winner: 'A', score: ['1', '0'] }),
      { id: 'list field unreadable', with: { line: 2, field: 'score' } },
    ],
    [
      'an end of nowhere',
      'json',
      row({ game: '2', none: 'abandoned' }),
      { id: 'list field unreadable', with: { line: 2, field: 'none' } },
    ],
    [
      'a winner and none',
      'json',
      row({ game: '2', winner: 'A', none: 'drawn' }),
      { id: 'results winner and none', with: { line: 2 } },
    ],
    ['neither', 'json', row({ game: '2' }), { id: 'results winner and none', with: { line: 2 } }],
    [
      'a game twice',
      'json',
      row({ game: '1', winner: 'B' }),
      { id: 'results game twice', with: { line: 2, game: '1', before: 1 } },
    ],
    ['a column of nowhere', 'csv', 'game,who\n1,A', { id: 'list column unknown', with: { column: 'who' } }],
    ['a column twice', 'csv', 'game,game\n1,1', { id: 'list column twice', with: { column: 'game' } }],
    [
      'something else',
      'csv',
      'Dear house,\nthe winner is A',
      { id: 'list without columns', with: { columns: 'game,winner,none,first,second,goesOn' } },
    ],
    ['no game', 'csv', 'winner\nA', { id: 'list column missing', with: { column: 'game' } }],
    [
      'a cell too many',
      'csv',
      'game,winner\n\n1,A,B',
      { id: 'list row of another length', with: { line: 3, cells: 3, columns: 2 } },
    ],
    ['an open quote', 'csv', 'game,winner\n1,"A', { id: 'list quote open', with: { line: 2 } }],
    [
      'half a score',
      'csv',
      'game,winner,first,second\n1,A,7,',
      { id: 'list field unreadable', with: { line: 2, field: 'second' } },
    ],
    [
      'a score of signs',
      'csv',
      'game,winner,first,second\n1,A,7,1e9',
      { id: 'list field unreadable', with: { line: 2, field: 'second' } },
    ],
  ])('%s', (_, format, text, fault) => expect(resultsIn(text, format)).toEqual(fault))
})

test('whatever is in a file, it is read or refused', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.string().map((text) => `game,winner\n${text}`),
      ),
      (text) => {
        for (const format of ['json', 'csv'] as const) {
          const read = resultsIn(text, format)
          expect(Array.isArray(read) || 'id' in read).toBe(true)
        }
      },
    ),
  )
})

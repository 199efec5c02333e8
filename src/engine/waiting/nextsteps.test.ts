import { expect, test } from 'vitest'
import { join, page, room, sit, type Told } from '../../../tests/podium.ts'
import { english } from '../../words/sentence.ts'
import type { Order } from '../mechanisms.ts'
import { nextSteps } from './nextsteps.ts'

const OPEN: Order = { do: 'OpenTable', table: '2' }
const FEEDS: Order = { do: 'SetFeeder', table: '2', to: '1' }
const ask = (table: string, seat: string, to: object = {}): Order => ({ do: 'AskChange', table, seat, to })

function steps(...told: readonly Told[]): string[] {
  const { state, now } = room(...told)
  return nextSteps(state, now).map(({ table, seat, what, person, from, because }) => {
    const who = person ?? (from === undefined ? '?' : `${from.table}/${from.seat}`)
    return `${table}/${seat} ${what} ${who}: ${english(because)}`
  })
}

test.each<[string, Told[], string[]]>([
  ['nobody waits', [], []],
  [
    'the list in its order, each person for one seat',
    [join('a'), 3, join('b'), 1],
    [
      '1/1 page a: first on list NL, for 4 minutes',
      '1/2 page b: place 2 on list NL, for 1 minute; nobody before them can be paged to this seat',
    ],
  ],
  [
    'who is called already holds a seat, who is not there or wants another one is passed over',
    [
      sit('1', '3', 'x'),
      join('a'),
      join('b', 'NL', { how: 'phone' }),
      join('c', 'NL', { prefers: { tables: ['2'] } }),
      join('d', 'NL', { prefers: { seats: ['3'] } }),
      join('e'),
      page('a', '1', '1'),
      2,
    ],
    [
      '1/1 held a: kept for person a, paged from list NL: 3 minutes left',
      '1/2 page e: place 5 on list NL, for 2 minutes; nobody before them can be paged to this seat',
    ],
  ],
  [
    'kept by hand',
    [sit('1', '1'), sit('1', '2'), { do: 'ReserveSeat', table: '1', seat: '3', minutes: 10 }],
    ['1/3 held ?: kept for somebody: 10 minutes left'],
  ],
  [
    'seat changes before must-moves, these before table changes, these before the list',
    [
      { do: 'SetTable', table: '4', game: 'holdem', limit: '$1-$3', seats: 3, decks: 1 },
      { do: 'OpenTable', table: '4' },
      OPEN,
      FEEDS,
      sit('4', '1', 't'),
      sit('4', '2'),
      sit('4', '3'),
      sit('2', '1', 'a'),
      sit('2', '2'),
      sit('2', '3', 'c'),
      { do: 'MarkAway', table: '2', seat: '1', why: 'meal' },
      sit('1', '3', 's'),
      join('w'),
      ask('4', '1'),
      ask('1', '3', { seats: ['2'] }),
      5,
    ],
    [
      '1/1 must move 2/2: longest at table 2, which feeds this one: 5 minutes',
      '1/2 seat change s: the player of table 1 seat 3 asked for this seat 5 minutes ago',
    ],
  ],
  [
    'without a feeder',
    [
      OPEN,
      sit('2', '1', 't'),
      sit('2', '2'),
      sit('2', '3'),
      sit('1', '3', 's'),
      join('w'),
      ask('2', '1', { table: '1' }),
      1,
      ask('2', '2', { table: '1' }),
      1,
      ask('1', '3', { seats: ['2'] }),
      5,
    ],
    [
      '1/1 table change t: the player of table 2 seat 1 asked for this table 7 minutes ago',
      '1/2 seat change s: the player of table 1 seat 3 asked for this seat 5 minutes ago',
    ],
  ],
  [
    'a wish for other seats or another table is none for this one',
    [
      OPEN,
      sit('2', '1', 't'),
      sit('2', '2'),
      sit('2', '3'),
      sit('1', '1'),
      sit('1', '2', 's'),
      ask('2', '1', { table: '1', seats: ['1'] }),
      ask('1', '2', { seats: ['1'] }),
      ask('2', '2', { seats: ['3'] }),
    ],
    [],
  ],
  [
    'who plays the game already, as a late card told, changes tables',
    [
      1,
      OPEN,
      1,
      join('a'),
      1,
      { do: 'ScanCards', scans: [{ person: 'a', table: '2', seat: '1', at: room(1).now }] },
      sit('1', '1'),
      sit('1', '2'),
    ],
    ['1/3 table change a: first on list NL for 1 minute, and plays the same game at table 2 seat 1'],
  ],
])('%s', (_, told, expected) => {
  expect(steps(...told)).toEqual(expected)
})

test('a free table has nobody waiting', () => {
  const free: Order = { do: 'SetTable', table: '2', game: 'holdem', limit: '$1-$3', seats: 1, decks: 1, kind: 'free' }
  expect(steps({ do: 'CloseTable', table: '1' }, free, OPEN, join('a'))).toEqual([])
})

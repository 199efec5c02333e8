import { describe, expect, test } from 'vitest'
import { join, onList, page, room, sit } from '../../../tests/podium.ts'
import type { Order, State } from '../mechanisms.ts'
import { keptOrder, orderOf } from '../recorded.ts'
import { timersOf } from '../timers.ts'

const here = (how: 'coming' | 'here', person = 'a'): Order => ({ do: 'AnswerPage', list: 'NL', person, how })
const keptFor = ({ reserved }: State): string[] =>
  [...reserved].flatMap(([table, seats]) => [...seats].map(([seat, { person }]) => `${table}/${seat} ${person}`))

test('a page keeps a seat, and one clock runs for both', () => {
  const { state } = room(join('a'), page('a', '1', '2'))
  expect(keptFor(state)).toEqual(['1/2 a'])
  expect(timersOf(state).map(({ order }) => order.do)).toEqual(['MissPage'])
})

test('without a seat, the first free one that the person would take', () => {
  const wish = { prefers: { seats: ['3'] } }
  expect(keptFor(room(sit('1', '1'), join('a'), page('a')).state)).toEqual(['1/2 a'])
  expect(keptFor(room(join('a', 'NL', wish), page('a')).state)).toEqual(['1/3 a'])
  expect(keptFor(room(sit('1', '3'), join('a', 'NL', wish), page('a')).state)).toEqual(['1/1 a'])
})

describe('the clock', () => {
  test.each([
    ['under', [4], ['a', 'b'], ['1/1 a']],
    ['at its end', [5], ['b', 'a'], []],
    ['an answer starts it anew', [4, here('coming'), 4], ['a', 'b'], ['1/1 a']],
    ['and ends again', [4, here('coming'), 5], ['b', 'a'], []],
    ['here, after on the way', [4, here('coming'), 4, here('here'), 4], ['a', 'b'], ['1/1 a']],
    ['the same answer starts nothing', [4, here('coming'), 3, here('coming'), 2], ['b', 'a'], []],
    ['nor does one of before', [4, here('here'), 3, here('coming'), 2], ['b', 'a'], []],
  ])('%s', (_, told, order, kept) => {
    const { state } = room(join('a'), join('b'), page('a'), ...told)
    expect(onList(state)).toEqual(order)
    expect(keptFor(state)).toEqual(kept)
  })

  test('off, where the list says so', () => {
    const { state } = room(
      { do: 'OpenTable', table: '3' },
      join('a', 'PLO'),
      join('b', 'PLO'),
      page('a', '3', '1', 'PLO'),
      5,
    )
    expect(onList(state, 'PLO')).toEqual(['b'])
    expect(keptFor(state)).toEqual([])
  })

  test('of one page only: whoever is paged anew has all the time', () => {
    const drop: Order = { do: 'DropPage', list: 'NL', person: 'a' }
    expect(keptFor(room(join('a'), page('a'), 4, drop, page('a'), 4).state)).toEqual(['1/1 a'])
  })
})

test('a page taken back keeps the place, and so does a seat that is released', () => {
  for (const back of [
    { do: 'DropPage', list: 'NL', person: 'a' },
    { do: 'ReleaseSeat', table: '1', seat: '1' },
  ] satisfies Order[]) {
    const { state, last } = room(join('a'), join('b'), page('a'), back, page('a', '1', '2'))
    expect(last).toBe('done')
    expect(onList(state)).toEqual(['a', 'b'])
    expect(keptFor(state)).toEqual(['1/2 a'])
  }
})

describe('sitting down', () => {
  test('at the seat', () => {
    const { state } = room(join('a'), page('a', '1', '2'), sit('1', '2', 'a'), 10)
    expect(onList(state)).toEqual([])
    expect(keptFor(state)).toEqual([])
  })
  test('at another seat of the game: the first one is free', () => {
    const seated = sit('2', '3', 'a')
    const { state, events } = room({ do: 'OpenTable', table: '2' }, join('a'), page('a', '1', '2'), seated)
    expect(onList(state)).toEqual([])
    expect(keptFor(state)).toEqual([])
    const line = events.slice(-2)
    expect(line.map(({ type }) => type)).toEqual(['SeatReleased', 'PlayerSeated'])
    expect(orderOf(keptOrder(seated, line), line)).toEqual(seated)
  })
  test('by a card at another seat of the game, too', () => {
    const scans = [{ person: 'a', table: '2', seat: '3', at: room(4).now }]
    const { state } = room({ do: 'OpenTable', table: '2' }, join('a'), page('a'), 4, { do: 'ScanCards', scans })
    expect(onList(state)).toEqual([])
    expect(keptFor(state)).toEqual([])
  })
  test('in another game: the page runs on, and moving there answers it', () => {
    const told = [{ do: 'OpenTable', table: '3' } as Order, join('a'), page('a', '1', '2'), sit('3', '1', 'a')]
    expect(keptFor(room(...told).state)).toEqual(['1/2 a'])
    const move: Order = { do: 'MovePlayer', table: '3', seat: '1', to: { table: '1', seat: '2' } }
    const { state, last } = room(...told, move)
    expect(last).toBe('done')
    expect(onList(state)).toEqual([])
    expect(keptFor(state)).toEqual([])
  })
})

test('a seat that is kept by hand from now on is no page any more; its own clock runs', () => {
  const byHand: Order = { do: 'ReserveSeat', table: '1', seat: '1', person: 'a', minutes: 20 }
  const { state } = room(join('a'), join('b'), page('a', '1', '1'), byHand)
  expect(state.lists.get('NL')?.listed[0]?.page).toBeUndefined()
  expect(timersOf(state).map(({ order }) => order.do)).toEqual(['ReleaseSeat'])
  expect(onList(room(join('a'), join('b'), page('a', '1', '1'), byHand, 30).state)).toEqual(['a', 'b'])
})

test('a table that closes ends the pages to it; the places stay', () => {
  const { state } = room(join('a'), page('a'), { do: 'CloseTable', table: '1' }, 10)
  expect(onList(state)).toEqual(['a'])
  expect(timersOf(state)).toEqual([])
})

describe('what cannot be is said, with what would be right', () => {
  const open3: Order = { do: 'OpenTable', table: '3' }
  test.each<[string, Order[], string]>([
    ['who is not on it', [page('a')], 'person a is not on list NL; put them on it first'],
    [
      'paged twice',
      [join('a'), page('a', '1', '2'), page('a')],
      'paged from list NL to table 1 seat 2; take that page back',
    ],
    [
      'paged from two lists',
      [open3, join('a'), join('a', 'PLO'), page('a', '1', '2'), page('a', '3', '1', 'PLO')],
      'paged from list NL to table 1 seat 2',
    ],
    ['a taken seat', [sit('1', '2'), join('a'), page('a', '1', '2')], 'somebody sits at table 1 seat 2'],
    ['a kept seat', [join('a'), join('b'), page('b', '1', '2'), page('a', '1', '2')], 'seat 2 is kept for person b'],
    ['no such seat', [join('a'), page('a', '1', '4')], 'table 1 has seats 1 to 3'],
    ['another game', [open3, join('a'), page('a', '3')], 'table 3 is no live table of holdem $1-$3; those are: 1, 2'],
    ['a closed table', [join('a'), page('a', '2')], 'table 2 is not open'],
    ['no such table', [join('a'), page('a', '9')], 'there is no table 9'],
    ['a full table', [sit('1', '1'), sit('1', '2'), sit('1', '3'), join('a'), page('a')], 'table 1 has no open seat'],
    ['no page to answer', [join('a'), here('here')], 'person a is not paged from list NL'],
    ['the same answer', [join('a'), page('a'), here('here'), here('here')], 'has answered that page already'],
    [
      'a clock of before',
      [join('a'), page('a'), { do: 'MissPage', list: 'NL', person: 'a', until: 1 }],
      'the clock of the page for person a of list NL still runs',
    ],
  ])('%s', (_, orders, answer) => {
    expect(room(...orders).last).toContain(answer)
  })
})

describe('a table opened from a list', () => {
  const opened = (table: string, first?: number): Order => ({
    do: 'OpenFromList',
    list: 'NL',
    table,
    ...(first === undefined ? {} : { first }),
  })
  test('pages the first ones who can be paged, each to a seat', () => {
    const { state } = room(
      join('a', 'NL', { how: 'phone' }),
      join('b'),
      join('c', 'NL', { prefers: { tables: ['1'] } }),
      join('d', 'NL', { prefers: { seats: ['1'] } }),
      join('e'),
      opened('2'),
    )
    expect(state.tables.get('2')?.openedAt).toBeDefined()
    expect(keptFor(state)).toEqual(['2/1 b', '2/2 d', '2/3 e'])
    expect(onList(state)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
  test('or so many', () => {
    expect(keptFor(room(join('a'), join('b'), opened('2', 1)).state)).toEqual(['2/1 a'])
  })
  test.each<[string, Order[], string]>([
    ['an open one', [join('a'), opened('1')], 'table 1 is already open'],
    ['of another game', [join('a'), opened('3')], 'table 3 is no live table of holdem $1-$3; those are: 1, 2'],
    ['for nobody', [opened('2')], 'open the table without the list'],
  ])('%s', (_, orders, answer) => {
    const { state, last } = room(...orders)
    expect(last).toContain(answer)
    expect(state.tables.get('2')?.openedAt).toBeUndefined()
  })
})

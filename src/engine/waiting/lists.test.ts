import { describe, expect, test } from 'vitest'
import { join, onList, page, room, sit, type Told } from '../../../tests/podium.ts'
import type { Order } from '../mechanisms.ts'
import { isGoing } from './dealt.ts'

test('people stand in the order in which they came, on as many lists as they like, each with one number', () => {
  const { state } = room(join('a'), join('b'), join('a', 'PLO'), join('c'))
  expect(onList(state)).toEqual(['a', 'b', 'c'])
  expect(onList(state, 'PLO')).toEqual(['a'])
  const numbers = [...state.lists.values()].map(({ listed }) => listed.map(({ number }) => number))
  expect(numbers).toEqual([[1, 2, 3], [1]])
})

test('a number comes back only after all the others', () => {
  const { state } = room(join('a'), { do: 'LeaveList', list: 'NL', person: 'a' }, join('b'))
  expect(state.lists.get('NL')?.listed[0]?.number).toBe(2)
})

test('a list shows interest until a table of its game and limit is open, and goes then', () => {
  const going = (list: string, ...orders: Order[]) => {
    const { state } = room(...orders)
    return isGoing(state, state.lists.get(list)!)
  }
  expect(going('NL')).toBe(true)
  expect(going('PLO')).toBe(false)
  expect(going('PLO', { do: 'OpenTable', table: '3' })).toBe(true)
  expect(going('NL', { do: 'CloseTable', table: '1' })).toBe(false)
})

describe('what cannot be is said, with what would be right', () => {
  const nl = { game: 'holdem', limit: '$1-$3' }
  const how = { minutes: 5, missed: 'off' as const }
  test.each<[string, Order[], string]>([
    ['a list that is not there', [join('a', 'NLH')], 'there is no list NLH; the lists are: NL, PLO'],
    ['twice on a list', [join('b'), join('a'), join('a')], 'person a is on list NL already, at place 2'],
    ['a locked list', [{ do: 'LockList', list: 'NL' }, join('a')], 'list NL is locked; unlock it first'],
    [
      'locked twice',
      [
        { do: 'LockList', list: 'NL' },
        { do: 'LockList', list: 'NL' },
      ],
      'list NL is locked',
    ],
    ['not locked', [{ do: 'UnlockList', list: 'NL' }], 'list NL is not locked'],
    ['a second list of a game', [{ do: 'SetList', list: 'X', ...nl, ...how }], 'holdem $1-$3 has a list, NL'],
    ['another limit is another game', [{ do: 'SetList', list: 'X', game: 'holdem', ...how }], 'done'],
    [
      'another game while people wait',
      [join('a'), { do: 'SetList', list: 'NL', game: 'stud', ...how }],
      'one person waits on list NL for its game; open another list',
    ],
    ['a call to a list that takes none', [join('a', 'PLO', { how: 'call' })], 'list PLO takes no call-ins'],
    ['who plays that game', [sit('1', '2', 'a'), join('a')], 'at table 1 seat 2; ask for a change of tables'],
    ['who plays another game', [sit('1', '2', 'a'), join('a', 'PLO')], 'done'],
    ['off a list without being on it', [{ do: 'LeaveList', list: 'NL', person: 'a' }], 'person a is not on list NL'],
    ['checked in without a list', [{ do: 'CheckIn', person: 'a' }], 'person a is on no list'],
    ['checked in at the podium', [join('a'), { do: 'CheckIn', person: 'a' }], 'person a is checked in on every list'],
    [
      'a call that is not over',
      [{ do: 'ExpireCall', list: 'NL', person: 'a', until: 0 }],
      'person a is not on list NL',
    ],
  ])('%s', (_, orders, answer) => {
    expect(room(...orders).last).toContain(answer)
  })
})

test('those on a locked list stay, and may be paged', () => {
  const { state, last } = room(join('a'), { do: 'LockList', list: 'NL' }, page('a'))
  expect(last).toBe('done')
  expect(onList(state)).toEqual(['a'])
})

test('a list that closes takes everybody off, and says so of each; a seat that was kept is free', () => {
  const { state, events } = room(join('a'), join('b'), page('a', '1', '2'), { do: 'CloseList', list: 'NL' })
  expect(state.lists.has('NL')).toBe(false)
  expect(events.slice(-4).map((event) => ('person' in event ? `${event.type} ${event.person}` : event.type))).toEqual([
    'SeatReleased',
    'ListLeft a',
    'ListLeft b',
    'ListClosed',
  ])
  expect(state.reserved.get('1')?.size).toBe(0)
})

describe('from outside', () => {
  const phone = join('a', 'NL', { how: 'phone' })
  const call = join('a', 'NL', { how: 'call' })

  test('a phone keeps its place from when it asked, and is not paged before the podium confirms it', () => {
    expect(room(phone, join('b'), page('a')).last).toContain(
      'person a joined list NL from outside; check them in first',
    )
    const { state, last } = room(phone, join('b'), { do: 'CheckIn', person: 'a' }, page('a'))
    expect(last).toBe('done')
    expect(onList(state)).toEqual(['a', 'b'])
  })

  test.each([
    ['a minute before its end', [59], ['a']],
    ['at its end', [60], []],
    ['checked in before', [59, { do: 'CheckIn', person: 'a' } as Order, 600], ['a']],
  ])('a call: %s', (_, told, left) => {
    expect(onList(room(call, ...told).state)).toEqual(left)
  })

  test('whoever sits down in another game has come', () => {
    const { state } = room({ do: 'OpenTable', table: '3' }, call, sit('3', '1', 'a'), 120)
    expect(onList(state)).toEqual(['a'])
  })
})

test('whoever sits down waits no more for that game; other lists keep them', () => {
  const { state } = room(join('a'), join('b'), join('a', 'PLO'), sit('1', '1', 'a'))
  expect(onList(state)).toEqual(['b'])
  expect(onList(state, 'PLO')).toEqual(['a'])
})

describe('a card tells of it', () => {
  const read = (person: string, seat: string, ago: number, now: number): Order => ({
    do: 'ScanCards',
    scans: [{ person, table: '1', seat, at: now - ago * 60_000 }],
  })
  const now = room(10, join('a'), 10).now

  test('after they joined: they are off the list', () => {
    expect(onList(room(10, join('a'), 10, read('a', '1', 5, now)).state)).toEqual([])
  })
  test('from before they joined: that says nothing about their waiting', () => {
    const { state } = room(10, join('a'), 10, read('a', '1', 15, now))
    expect(state.sits.get('a')).toEqual({ table: '1', seat: '1' })
    expect(onList(state)).toEqual(['a'])
  })
  test('a stranger shows a card: off the list', () => {
    expect(onList(room(10, sit('1', '1'), join('a'), 10, read('a', '1', 5, now)).state)).toEqual([])
  })
  test('of another person at a seat that is kept: the page is over, the place stays', () => {
    const { state } = room(10, join('a'), page('a', '1', '1'), 4, read('b', '1', 1, now - 6 * 60_000))
    expect(state.lists.get('NL')?.listed).toMatchObject([{ person: 'a' }])
    expect(state.lists.get('NL')?.listed[0]?.page).toBeUndefined()
  })
})

test('lists go on through the close of a day: rooms play over it', () => {
  const { state, last } = room(join('a'), { do: 'CloseDay', day: '2026-03-01' })
  expect(last).toBe('done')
  expect(onList(state)).toEqual(['a'])
})

const SAME: Order = { do: 'SetList', list: 'NL', game: 'holdem', limit: '$1-$3', minutes: 5, missed: 'end', callIn: 60 }

describe('back on a list after a mistake', () => {
  const off = (person: string): Order => ({ do: 'LeaveList', list: 'NL', person })
  const back = (person: string): Order => ({ do: 'ReturnToList', list: 'NL', person })
  const three = [join('a'), 5, join('b'), 5, join('c'), 5]

  test('to the place, the number and the time of before', () => {
    const { state, last } = room(...three, off('b'), 1, back('b'))
    expect(last).toBe('done')
    expect(state.lists.get('NL')).toEqual(room(...three).state.lists.get('NL'))
    // The next one has the number that comes next.
    expect(room(...three, off('b'), back('b'), join('d')).state.lists.get('NL')!.listed[3]!.number).toBe(4)
  })

  test.each<[string, readonly Told[], readonly string[]]>([
    ['others left before them', [off('b'), off('a'), back('b')], ['b', 'c']],
    ['others came after them', [off('c'), join('d'), back('c')], ['a', 'b', 'c', 'd']],
    ['the list was locked since', [off('b'), { do: 'LockList', list: 'NL' }, back('b')], ['a', 'b', 'c']],
    [
      'sat down by mistake',
      [sit('1', '2', 'a'), { do: 'LeaveSeat', table: '1', seat: '2' }, back('a')],
      ['a', 'b', 'c'],
    ],
    ['called before', [page('a'), off('a'), back('a')], ['a', 'b', 'c']],
    ['two minutes later', [off('b'), 2, back('b')], ['a', 'b', 'c']],
  ])('%s', (_, told, waiting) => {
    const { state, last } = room(...three, ...told)
    expect(last).toBe('done')
    expect(onList(state)).toEqual(waiting)
    expect(state.lists.get('NL')!.listed.every((one) => one.page === undefined)).toBe(true)
  })

  test.each<[string, readonly Told[], string]>([
    ['later than that', [off('b'), 3, back('b')], 'person b did not come off list NL in the last 2 minutes'],
    ['never on it', [back('x')], 'did not come off list NL'],
    ['on it', [off('b'), join('b'), back('b')], 'is on list NL already, at place 3'],
    ['plays the game', [sit('1', '2', 'a'), back('a')], 'plays the game of list NL at table 1 seat 2'],
    [
      'the list was closed and made anew',
      [off('b'), { do: 'CloseList', list: 'NL' }, SAME, back('b')],
      'did not come off',
    ],
    ['the call-in would be over', [join('p', 'NL', { how: 'call' }), 59, off('p'), 1, back('p')], 'did not come off'],
  ])('not: %s', (_, told, says) => {
    expect(room(...three, ...told).last).toContain(says)
  })

  test('who was checked in is; who was not is not', () => {
    const phone = join('p', 'NL', { how: 'phone' })
    const isHere = (...told: readonly Told[]) => room(phone, ...told).state.lists.get('NL')!.listed[0]!.isConfirmed
    expect(isHere(off('p'), back('p'))).toBe(false)
    expect(isHere({ do: 'CheckIn', person: 'p' }, off('p'), back('p'))).toBe(true)
  })
})

import { describe, expect, test } from 'vitest'
import { room, sit } from '../../../tests/podium.ts'
import type { Order, State } from '../mechanisms.ts'

const OPEN: Order = { do: 'OpenTable', table: '2' }
const ask = (seat: string, to: object = {}, table = '1'): Order => ({ do: 'AskChange', table, seat, to })
const move = (seat: string, toTable: string, toSeat: string): Order => ({
  do: 'MovePlayer',
  table: '1',
  seat,
  to: { table: toTable, seat: toSeat },
})
const asked = ({ changes }: State): string[] => changes.map(({ table, seat }) => `${table}/${seat}`)

describe('requests stand in the order in which they were made', () => {
  const told = [
    OPEN,
    sit('1', '2', 'b'),
    sit('1', '1'),
    ask('2', { seats: ['3'] }),
    1,
    ask('1', { table: '2' }),
  ] as const
  test.each<[string, Order[], string[]]>([
    ['both', [], ['1/2', '1/1']],
    ['dropped', [{ do: 'DropChange', table: '1', seat: '2' }], ['1/1']],
    ['done by moving to such a seat', [move('2', '1', '3')], ['1/1']],
    ['kept by a move that is none of it', [move('1', '1', '3')], ['1/2', '1/3']],
    ['gone with whoever moves away', [move('2', '2', '1')], ['1/1']],
    ['and with whoever leaves', [{ do: 'LeaveSeat', table: '1', seat: '1' }], ['1/2']],
    ['and with a table that closes', [{ do: 'CloseTable', table: '2' }], ['1/2']],
    ['and with the own table', [{ do: 'CloseTable', table: '1' }], []],
  ])('%s', (_, orders, left) => {
    const { state, last } = room(...told, ...orders)
    expect(last).toBe('done')
    expect(asked(state)).toEqual(left)
  })

  test('done by a card that is read at such a seat', () => {
    const scans = [{ person: 'b', table: '1', seat: '3', at: room(...told, 1).now }]
    expect(asked(room(...told, 1, { do: 'ScanCards', scans }).state)).toEqual(['1/1'])
  })

  test('two cards in one batch: the wish follows the player', () => {
    const now = room(...told, 2).now
    const free: Order = { do: 'LeaveSeat', table: '1', seat: '1' }
    const back = ['1', '2', '1'].map((seat, n) => ({ person: 'b', table: '1', seat, at: now - 2 + n }))
    const { state } = room(...told, 1, free, 1, { do: 'ScanCards', scans: back })
    expect(state.sits.get('b')).toEqual({ table: '1', seat: '1' })
    expect(asked(state)).toEqual(['1/1'])
  })

  test('of the next player at that seat nothing was asked', () => {
    const { state } = room(...told, { do: 'LeaveSeat', table: '1', seat: '1' }, sit('1', '1', 'c'))
    expect(asked(state)).toEqual(['1/2'])
  })
})

describe('what cannot be is said, with what would be right', () => {
  test.each<[string, Order[], string]>([
    ['nobody sits there', [ask('1')], 'nobody sits at table 1 seat 1'],
    ['twice', [sit('1', '1'), ask('1'), ask('1')], 'has asked for a change; drop that first'],
    [
      'another game',
      [sit('1', '1'), ask('1', { table: '3' })],
      'table 3 is no live table of holdem $1-$3; those are: 1, 2',
    ],
    ['the own table', [sit('1', '1'), ask('1', { table: '1' })], 'name seats without a table'],
    ['the own seat', [sit('1', '1'), ask('1', { seats: ['1'] })], 'somebody sits at table 1 seat 1'],
    ['no such seat', [sit('1', '1'), ask('1', { seats: ['4'] })], 'table 1 has seats 1 to 3'],
    ['none to drop', [sit('1', '1'), { do: 'DropChange', table: '1', seat: '1' }], 'has asked for no change'],
  ])('%s', (_, orders, answer) => {
    expect(room(...orders).last).toContain(answer)
  })
})

describe('a feeder', () => {
  const feed = (table: string, to?: string): Order => ({ do: 'SetFeeder', table, ...(to === undefined ? {} : { to }) })
  test.each<[string, Order[], string]>([
    ['two tables of a game', [OPEN, feed('2', '1')], 'done'],
    ['of two games', [feed('3', '1')], 'table 1 is no live table of omaha; those are: 3'],
    ['to itself', [feed('1', '1')], 'table 1 leads back to table 1'],
    ['in a circle', [OPEN, feed('2', '1'), feed('1', '2')], 'table 2 leads back to table 1'],
    ['a closed one', [feed('2', '1')], 'table 2 is not open'],
    ['ended', [OPEN, feed('2', '1'), feed('2')], 'done'],
    ['ended twice', [OPEN, feed('2', '1'), feed('2'), feed('2')], 'table 2 feeds no other table'],
    [
      'ended with its table',
      [OPEN, feed('2', '1'), { do: 'CloseTable', table: '1' }, feed('2')],
      'feeds no other table',
    ],
  ])('%s', (_, orders, answer) => {
    expect(room(...orders).last).toContain(answer)
  })
})

/** What is taken back leaves the room as it was, decided by the engine itself; what would not is not offered. */
import { describe, expect, test } from 'vitest'
import { join, page, room, sit, type Told } from '../../../../tests/podium.ts'
import type { Order } from '../../../engine/mechanisms.ts'
import { type PodiumView, podiumView } from '../../../views/podium/podium.ts'
import type { OrderText } from '../../stream/orders.ts'
import { undoOf } from './undo.ts'

const seen = (...orders: readonly Told[]): { view: PodiumView; last: string } => {
  const { state, now, last } = room(...orders)
  return { view: podiumView(state, now, () => undefined), last }
}
/** Who is where and waits for what, without the clock. */
const standing = ({ tables, lists, changes }: PodiumView) => ({
  open: tables.map(({ status }) => status),
  locked: lists.map(({ isLocked }) => isLocked),
  seats: tables.map(({ seats }) => seats.map((one) => [one.is, 'person' in one ? one.person : undefined])),
  waiting: lists.map(({ waiting }) => waiting.map(({ person, page: called }) => [person, called?.seat])),
  changes: changes.map(({ at: _, ...one }) => one),
})

const before: readonly Told[] = [sit('1', '1', '101'), sit('1', '2'), join('201'), join('202'), join('203', 'PLO')]
const move = (seat: string, to: string): Order => ({ do: 'MovePlayer', table: '1', seat, to: { table: '1', seat: to } })
const away = (seat: string): Order => ({ do: 'MarkAway', table: '1', seat, why: 'meal' })
const leave = (seat: string): Order => ({ do: 'LeaveSeat', table: '1', seat })

const hold = (table: string, seat: string, person: string): Order => ({
  do: 'ReserveSeat',
  table,
  seat,
  person,
  minutes: 5,
})

test('whoever was called and sat down is back at the place, and can be called again', () => {
  const called = [...before, page('201', '1', '3')]
  const undo = undoOf(sit('1', '3', '201') as OrderText, seen(...called).view)!
  const back = seen(...called, sit('1', '3', '201'), ...(undo.orders as readonly Order[]))
  expect(back.last).toBe('done')
  expect(standing(back.view)).toEqual(standing(seen(...before).view))
})

describe('taken back', () => {
  test.each<[string, Order]>([
    ['sat down', sit('1', '3', '301')],
    ['sat down without a name', sit('1', '3')],
    ['who waits for another game sat down', sit('1', '3', '203')],
    ['left', leave('1')],
    ['left without a name', leave('2')],
    ['moved', move('1', '3')],
    ['away', away('2')],
    ['joined a list', join('301')],
    ['who waited first for this game sat down', sit('1', '3', '201')],
    ['off the list, from the middle', { do: 'LeaveList', list: 'NL', person: '201' }],
    ['off the list, from the end', { do: 'LeaveList', list: 'NL', person: '202' }],
    ['called', page('201', '1', '3')],
    ['held for somebody', hold('1', '3', '201')],
    ['held for nobody in particular', { do: 'ReserveSeat', table: '1', seat: '3', minutes: 5 }],
    ['wants another seat', { do: 'AskChange', table: '1', seat: '1', to: { seats: ['3'] } }],
    ['locked', { do: 'LockList', list: 'NL' }],
    ['opened', { do: 'OpenTable', table: '2' }],
  ])('%s', (_, done) => {
    const was = seen(...before).view
    const undo = undoOf(done as OrderText, was)!
    const then = seen(...before, done)
    expect(then.last).toBe('done')
    expect(undo.holds(then.view)).toBe(true)
    expect(undo.holds(was)).toBe(false)
    const back = seen(...before, done, ...(undo.orders as readonly Order[]))
    expect(back.last).toBe('done')
    expect(standing(back.view)).toEqual(standing(was))
  })
})

test('a list that was unlocked is locked again', () => {
  const locked: readonly Told[] = [...before, { do: 'LockList', list: 'NL' }]
  const undo = undoOf({ do: 'UnlockList', list: 'NL' }, seen(...locked).view)!
  const then = seen(...locked, { do: 'UnlockList', list: 'NL' })
  expect(undo.holds(then.view)).toBe(true)
  expect(
    standing(seen(...locked, { do: 'UnlockList', list: 'NL' }, ...(undo.orders as readonly Order[])).view),
  ).toEqual(standing(seen(...locked).view))
})

describe('not offered, since no order brings all of it back', () => {
  const wish: Order = { do: 'AskChange', table: '1', seat: '1', to: { seats: ['3'] } }
  test.each<[string, Order, readonly Told[]]>([
    ['the seat was held by hand', sit('1', '3', '201'), [hold('1', '3', '201')]],
    ['the wish is fulfilled', move('1', '3'), [wish]],
    ['the wish is gone', leave('1'), [wish]],
    ['was away', leave('1'), [away('1')]],
    ['was away and is moved', move('1', '3'), [away('1')]],
    ['a wish takes the place of another', { ...wish, to: { seats: ['2'] } }, [wish]],
    ['called to a seat that was held by hand', page('201', '1', '3'), [hold('1', '3', '201')]],
  ])('%s', (_, done, more) => {
    expect(undoOf(done as OrderText, seen(...before, ...more).view)).toBeUndefined()
  })

  test('other orders', () => {
    expect(undoOf({ do: 'CloseTable', table: '1' }, seen(...before).view)).toBeUndefined()
  })
})

describe('no longer, once something else has happened there', () => {
  test.each<[string, Order, readonly Told[]]>([
    ['another one sits there', sit('1', '3', '301'), [leave('3'), sit('1', '3', '302')]],
    ['the seat was given away', leave('1'), [sit('1', '1', '302')]],
    ['who left sits elsewhere', leave('1'), [sit('1', '3', '101')]],
    ['where they came from is taken', move('1', '3'), [sit('1', '1', '302')]],
    ['is back by now', away('1'), [{ do: 'MarkBack', table: '1', seat: '1' }]],
    ['is called by now', join('301'), [page('301', '1', '3')]],
    ['has answered the call', page('201', '1', '3'), [{ do: 'AnswerPage', list: 'NL', person: '201', how: 'coming' }]],
    ['sits there by now', page('201', '1', '3'), [sit('1', '3', '201')]],
    ['somebody sits at the table', { do: 'OpenTable', table: '2' }, [sit('2', '1', '301')]],
    ['is unlocked by now', { do: 'LockList', list: 'NL' }, [{ do: 'UnlockList', list: 'NL' }]],
    ['is on the list again', { do: 'LeaveList', list: 'NL', person: '201' }, [join('201')]],
  ])('%s', (_, done, since) => {
    const undo = undoOf(done as OrderText, seen(...before).view)!
    expect(undo.holds(seen(...before, done).view)).toBe(true)
    const later = seen(...before, done, ...since)
    expect(later.last).toBe('done')
    expect(undo.holds(later.view)).toBe(false)
  })
})

import { expect, test } from 'vitest'
import { MINUTE } from '../../base/moment.ts'
import { isRefusal } from '../../base/refusal.ts'
import { sentence } from '../../words/sentence.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { initialState, type Order, type State } from '../mechanisms.ts'
import { statusOf } from './status.ts'

const NOON = 1_773_194_400_000
type Timed = readonly [minute: number, order: Order]

function room(...orders: readonly Timed[]): { state: State; last: string } {
  let state = initialState()
  let last = ''
  const given: Timed[] = [
    [0, { do: 'SetTable', table: '1', game: 'holdem', seats: 4, decks: 1 }],
    [0, { do: 'OpenTable', table: '1' }],
    ...orders,
  ]
  for (const [minute, order] of given) {
    const at = { at: NOON + minute * MINUTE, local: `2026-03-11T12:${String(minute).padStart(2, '0')}:00` }
    const decision = decide(state, { ...order, key: 'k', at, by: '11' })
    last = isRefusal(decision) ? sentence(decision) : 'done'
    if (!isRefusal(decision)) for (const event of decision) state = evolve(state, event)
  }
  return { state, last }
}
const sit = (seat: string, person?: string): Order => ({
  do: 'SeatPlayer',
  table: '1',
  seat,
  ...(person === undefined ? {} : { person }),
})
const was = { table: '1', seat: '3', person: '7', since: NOON + 10 * MINUTE }
const correct = (to: { since: number; until?: number } | undefined, until?: number): Order => ({
  do: 'CorrectStay',
  stay: '3.0',
  was: { ...was, ...(until === undefined ? {} : { until }) },
  ...(to === undefined ? {} : { to }),
  reason: 'the seat was told late',
})
const at = (minute: number) => NOON + minute * MINUTE

test('when somebody sat down who is still there is corrected where they sit, and keeps what came after', () => {
  const { state, last } = room(
    [10, sit('3', '7')],
    [12, { do: 'MarkAway', table: '1', seat: '3', why: 'meal' }],
    [20, correct({ since: at(5) })],
  )
  expect(last).toBe('done')
  expect(state.seated.get('1')?.get('3')).toMatchObject({
    person: '7',
    since: at(5),
    away: { why: 'meal', since: at(12) },
  })
})

test.each([
  ['a stay that goes on has no end yet', correct({ since: at(5), until: at(15) }), 'still there'],
  ['nor can it be taken back', correct(undefined), 'still there'],
  ['not after what is known of it', correct({ since: at(13) }), 'before what is known'],
  ['as it stands', correct({ since: at(10) }), 'stands so already'],
  ['a stay that is over needs an end', correct({ since: at(5) }, at(11)), 'until when'],
  ['the end after the beginning', correct({ since: at(9), until: at(9) }, at(11)), 'end before it begins'],
  ['nothing of the future', correct({ since: at(9), until: at(30) }, at(11)), 'later than now'],
])('%s', (_, order, answer) => {
  const before = room([10, sit('3', '7')], [12, { do: 'MarkAway', table: '1', seat: '3', why: 'meal' }])
  const { state, last } = room(
    [10, sit('3', '7')],
    [12, { do: 'MarkAway', table: '1', seat: '3', why: 'meal' }],
    [20, order],
  )
  expect(last).toContain(answer)
  expect(state.seated).toEqual(before.state.seated)
})

test('another person than the one who is told to be there', () => {
  expect(room([10, sit('3', '8')], [20, correct({ since: at(5) })]).last).toContain('does not sit at table 1 seat 3')
})

const PROFILE = 'seats:\n  - { from: 2026-01-01, age: 21, by: our license }\n'
const enrol = (person: string, more: object): Order => ({
  do: 'EnrolPerson',
  person,
  duty: 'none',
  proposition: false,
  ...more,
})
test.each([
  ['banned', { exclusion: 'in force' }, 'banned from the house'],
  ['banned once, and not any more', { exclusion: 'reinstated' }, 'done'],
  ['under the age of the house', { age: 20 }, 'under 21'],
  ['just old enough', { age: 21 }, 'done'],
  ['of an age that nobody knows', {}, 'done'],
])('%s', (_, facts, answer) => {
  const orders: Timed[] = [
    [0, { do: 'SetProfile', text: PROFILE, second: '12' }],
    [0, enrol('7', facts)],
  ]
  const { last } = room(...orders, [1, sit('3', '7')])
  expect(last).toContain(answer)
  if (answer !== 'done') expect(last).toContain("the house's own rule")
  expect(room(...orders, [1, sit('3')], [2, { do: 'NamePlayer', table: '1', seat: '3', person: '7' }]).last).toContain(
    answer,
  )
})

test('a card of somebody who is banned is noted and seats nobody', () => {
  const { state, last } = room(
    [0, enrol('7', { exclusion: 'in force' })],
    [5, { do: 'ScanCards', scans: [{ person: '7', table: '1', seat: '2', at: at(4) }] }],
  )
  expect(last).toBe('done')
  expect(state.sits.has('7')).toBe(false)
})

test('a table is closed, open, short or playing', () => {
  const sits = (n: number) => Array.from({ length: n }, (_, index): Timed => [1, sit(String(index + 1))])
  const status = (...orders: Timed[]) => statusOf(room(...orders).state, '1')
  expect(status([1, { do: 'CloseTable', table: '1' }])).toBe('closed')
  expect(status(...sits(1))).toBe('open')
  expect(status(...sits(2))).toBe('short')
  expect(status(...sits(3))).toBe('playing')
  expect(status(...sits(3), [2, { do: 'MarkAway', table: '1', seat: '1', why: 'chips' }])).toBe('short')
})

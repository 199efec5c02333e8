import { describe, expect, test } from 'vitest'
import { periodEnd } from '../judging/period.ts'
import { initialState } from '../mechanisms.ts'
import { closePeriod, leading, presenceAsked, putOnBoard, takeOffBoard } from './periods.ts'
import type { Hit, OnBoard } from './vocabulary.ts'

const EVENING = [{ from: '18:00', to: '19:00' }]
const NOON_TO_MIDNIGHT = [{ from: '12:00', to: '00:00' }]

describe('the end of the period that a moment lies in', () => {
  test.each([
    ['a second before it begins', EVENING, '2026-03-02T17:59:59', undefined],
    ['when it begins', EVENING, '2026-03-02T18:00:00', '2026-03-02T19:00'],
    ['in its last second', EVENING, '2026-03-02T18:59:59', '2026-03-02T19:00'],
    ['when it ends', EVENING, '2026-03-02T19:00:00', undefined],
    ['up to midnight', NOON_TO_MIDNIGHT, '2026-03-02T23:59:59', '2026-03-03T00:00'],
    ['at midnight', NOON_TO_MIDNIGHT, '2026-03-03T00:00:00', undefined],
    ['past midnight', [{ from: '22:00', to: '02:00' }], '2026-03-03T01:59:00', '2026-03-03T02:00'],
    ['before midnight', [{ from: '22:00', to: '02:00' }], '2026-03-02T22:00:00', '2026-03-03T02:00'],
    ['of a whole day', [{ from: '06:00', to: '06:00' }], '2026-03-02T05:59:00', '2026-03-02T06:00'],
    ['of the next whole day', [{ from: '06:00', to: '06:00' }], '2026-03-02T06:00:00', '2026-03-03T06:00'],
  ])('%s', (_, windows, local, until) => {
    expect(periodEnd(windows, local)).toBe(until)
  })
})

const entry = (hit: string, strength: number): OnBoard => ({
  to: { kind: 'seat', table: '1', seat: hit.slice(1) },
  line: 'high hand',
  strength,
  cards: {},
  until: '2026-03-02T19:00',
  by: ['Q4'],
  hit,
})
const ruled = (wins: 'highest hand' | 'every hand of the chart', present?: { by: string }) =>
  ({
    rule: { period: { by: 'O1', wins, equal: { by: 'O2', hands: 'each in full' }, ...(present && { present }) } },
  }) as never

test('[GEAR-001273 O1 O2] the highest hand stands, with its equals; of a chart every hand does', () => {
  const entries = [entry('H1', 10), entry('H2', 30), entry('H3', 20), entry('H4', 30)]
  expect(leading(ruled('highest hand'), entries).map(({ hit }) => hit)).toEqual(['H2', 'H4'])
  expect(leading(ruled('every hand of the chart'), entries)).toHaveLength(4)
  expect(leading(ruled('highest hand'), [])).toEqual([])
})

test('[GEAR-001273 E3] presence is asked once for each person, and only where the rules ask', () => {
  const twice = [entry('H1', 10), entry('H1', 20), entry('H2', 20)]
  expect(presenceAsked(ruled('highest hand'), twice)).toEqual([])
  expect(presenceAsked(ruled('highest hand', { by: 'E3' }), twice).map(({ id, clause }) => `${clause} ${id}`)).toEqual([
    'E3 table 1 seat 1',
    'E3 table 1 seat 2',
  ])
})

test('a hit that is taken back leaves the board, and only that one', () => {
  const state = initialState()
  for (const hit of ['H1', 'H2']) {
    const { hit: _hit, ...board } = entry(hit, 10)
    const declared = { hit, activity: 'bay-101/poker-high-hand-bonus', board: [board] } as unknown as Hit
    state.hits.set(hit, declared)
    putOnBoard(state, declared, [board], { by: 'f1' })
  }
  takeOffBoard(state, 'H1')
  expect(state.boards.get('bay-101/poker-high-hand-bonus')?.map(({ hit }) => hit)).toEqual(['H2'])
  takeOffBoard(state, 'H2')
  expect(state.boards.size).toBe(0)
})

test('an activity without periods is refused', () => {
  const command = { do: 'ClosePeriod', activity: 'a/b', due: '2026-03-02T19:00', key: 'k', by: 'floor' } as const
  const decision = closePeriod(initialState(), { ...command, at: { at: 0, local: '2026-03-02T19:00:00' } })
  expect(decision).toMatchObject({ refused: true })
})

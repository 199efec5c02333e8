import { expect, test } from 'vitest'
import { PLAY_DOWN } from '../../../tests/wheels.ts'
import { isRefusal } from '../../base/refusal.ts'
import {
  beginPlayDown,
  dueAt,
  FINAL,
  type PlayDown,
  type PlayDownAction,
  placesAt,
  seatsInTurn,
  settlePlayDown,
  stepPlayDown,
} from './game.ts'

const people = (count: number) => Array.from({ length: count }, (_, n) => `P${n + 1}`)
const begun = (who: readonly string[]): PlayDown => {
  const game = beginPlayDown(PLAY_DOWN, who)
  if (isRefusal(game)) throw new Error(game.reasons[0]?.id)
  return game
}
const done = (game: PlayDown, action: PlayDownAction): PlayDown => {
  const next = stepPlayDown(PLAY_DOWN, game, action)
  if (isRefusal(next)) throw new Error(next.reasons[0]?.id)
  return next
}
const whyNot = (game: PlayDown, action: PlayDownAction) => {
  const next = stepPlayDown(PLAY_DOWN, game, action)
  return isRefusal(next) ? [next.reasons[0]?.clause, next.reasons[0]?.id] : 'done'
}
/** P1 to P8 at table 1, P9 to P16 at table 2, in their seats. */
const SEATS = people(16).map((who, n) => ({ who, table: n < 8 ? '1' : '2', seat: (n % 8) + 1 }))
const seated = () => done(begun(people(16)), { do: 'seat', seats: SEATS })
const counting = (game: PlayDown, table: string, chips: readonly number[]): PlayDownAction => ({
  do: 'count',
  table,
  chips: game.tables.find((one) => one.table === table)!.who.map((who, n) => ({ who, chips: chips[n] ?? 0 })),
})
const ONE = [900, 400, 1500, 100, 700, 1200, 300, 800]
const TWO = [50, 2000, 600, 950, 500, 450, 1000, 250]

test('a day in full: the first four of each table meet, eight have the first prize, seven the second, one the car', () => {
  let game = seated()
  game = done(game, counting(game, '1', ONE))
  expect(game.phase).toBe('first round')
  expect(settlePlayDown(PLAY_DOWN, game).map(({ who, won }) => [who, won])).toEqual([
    ['P5', 'out'],
    ['P2', 'out'],
    ['P7', 'out'],
    ['P4', 'out'],
  ])
  game = done(game, counting(game, '2', TWO))
  const final = game.tables.at(-1)!
  expect([game.phase, final.table, final.who.toSorted()]).toEqual([
    'final',
    FINAL,
    ['P1', 'P3', 'P6', 'P8', 'P10', 'P11', 'P12', 'P15'].toSorted(),
  ])
  const chips = final.who.map((who, n) => ({ who, chips: who === 'P12' ? 5000 : 100 * n }))
  game = done(game, { do: 'count', table: FINAL, chips })
  expect(game.phase).toBe('over')
  const results = settlePlayDown(PLAY_DOWN, game)
  expect(Object.fromEntries(Map.groupBy(results, ({ won }) => won))).toMatchObject({
    first: [{ who: 'P12', place: 1 }],
  })
  expect(results.filter(({ won }) => won === 'out')).toHaveLength(8)
  expect(results.filter(({ won }) => won === 'others')).toHaveLength(7)
  expect(results.find(({ won }) => won === 'first')?.by).toEqual(['P4', 'R4'])
})

test('equals over the last place to the final play off, again if they are equal again; nobody else does', () => {
  let game = seated()
  // Places 4 to 6 are equal.
  game = done(game, counting(game, '1', [900, 800, 700, 500, 500, 500, 100, 0]))
  expect(dueAt(PLAY_DOWN, game.tables[0]!)).toEqual(['P4', 'P5', 'P6'])
  expect(settlePlayDown(PLAY_DOWN, game)).toEqual([])
  const off = (chips: Record<string, number>): PlayDownAction => ({
    do: 'count',
    table: '1',
    chips: Object.entries(chips).map(([who, count]) => ({ who, chips: count })),
  })
  expect(whyNot(game, off({ P4: 1, P5: 2, P7: 3 }))).toEqual(['reading R1', 'not among equals'])
  expect(whyNot(game, off({ P4: 1, P5: 2 }))).toEqual(['R4', 'chips not counted'])
  game = done(game, off({ P4: 50, P5: 50, P6: 10 }))
  expect(dueAt(PLAY_DOWN, game.tables[0]!)).toEqual(['P4', 'P5'])
  game = done(game, off({ P4: 10, P5: 60 }))
  expect(placesAt(game.tables[0]!).map(({ who, place }) => [who, place])).toEqual([
    ['P1', 1],
    ['P2', 2],
    ['P3', 3],
    ['P5', 4],
    ['P4', 5],
    ['P6', 6],
    ['P7', 7],
    ['P8', 8],
  ])
  expect(settlePlayDown(PLAY_DOWN, game)[0]).toMatchObject({ who: 'P4', by: ['P1', 'R4', 'reading R1'] })
})

test('equals on one side of the last place are left as they are', () => {
  let game = seated()
  game = done(game, counting(game, '1', [900, 900, 900, 900, 100, 100, 100, 100]))
  expect(dueAt(PLAY_DOWN, game.tables[0]!)).toEqual([])
  expect(placesAt(game.tables[0]!).map(({ place }) => place)).toEqual([1, 1, 1, 1, 5, 5, 5, 5])
})

test('equals for the car play off, the others at the final table do not', () => {
  let game = begun(people(3))
  expect(game.phase).toBe('final')
  game = done(game, counting(game, FINAL, [500, 500, 500]))
  game = done(game, counting(game, FINAL, [20, 30, 30]))
  expect(dueAt(PLAY_DOWN, game.tables[0]!)).toEqual(['P2', 'P3'])
  game = done(game, {
    do: 'count',
    table: FINAL,
    chips: [
      { who: 'P3', chips: 2 },
      { who: 'P2', chips: 1 },
    ],
  })
  expect(settlePlayDown(PLAY_DOWN, game).map(({ who, won }) => `${who} ${won}`)).toEqual([
    'P3 first',
    'P2 others',
    'P1 others',
  ])
})

test.each([
  [8, 'final', []],
  [9, 'to seat', [5, 4]],
  [15, 'to seat', [8, 7]],
  [16, 'to seat', [8, 8]],
] as const)('%s take part: %s, tables %s', (count, phase, sizes) => {
  const game = begun(people(count))
  expect(game.phase).toBe(phase)
  if (phase === 'final') return
  const { tables } = done(game, { do: 'seat', seats: seatsInTurn(PLAY_DOWN, game.who) })
  expect(tables.map(({ who }) => who.length)).toEqual(sizes)
})

test('nobody, one more than there are seats, and one twice', () => {
  const begin = (who: readonly string[]) => {
    const game = beginPlayDown(PLAY_DOWN, who)
    return isRefusal(game) ? [game.reasons[0]?.clause, game.reasons[0]?.id] : game.phase
  }
  expect(begin([])).toEqual(['reading R2', 'nobody for the play-down'])
  expect(begin(people(17))).toEqual(['R4', 'too many for the play-down'])
  expect(begin(['P1', 'P1'])).toEqual(['R4', 'twice for the play-down'])
})

test('seats: everybody once, at two tables of eight, as equal as can be', () => {
  const game = begun(people(10))
  const seats = seatsInTurn(PLAY_DOWN, game.who)
  const seat = (change: (list: typeof seats) => typeof seats) => whyNot(game, { do: 'seat', seats: change([...seats]) })
  expect(seat((all) => all)).toBe('done')
  expect(seat((all) => all.slice(1))).toEqual(['R4', 'has no seat'])
  expect(seat((all) => [...all, all[0]!])).toEqual(['R4', 'twice for the play-down'])
  expect(seat((all) => all.with(0, { who: 'X', table: '1', seat: 8 }))).toEqual(['R4', 'not in the play-down'])
  expect(seat((all) => all.with(0, { ...all[0]!, seat: 9 }))).toEqual(['R4', 'no such seat in the play-down'])
  expect(seat((all) => all.with(0, { ...all[0]!, table: '3' }))).toEqual(['R4', 'no such seat in the play-down'])
  expect(seat((all) => all.with(0, { ...all[0]!, seat: 2 }))).toEqual(['R4', 'seat taken twice'])
  expect(seat((all) => all.with(0, { ...all[0]!, table: '2', seat: 8 }))).toEqual(['reading R2', 'tables not equal'])
})

test('counts: the table, everybody there once, whole numbers, and each in its turn', () => {
  const first = begun(people(16))
  expect(whyNot(first, { do: 'count', table: '1', chips: [] })).toEqual(['R4', 'seats before chips'])
  const game = seated()
  expect(whyNot(game, { do: 'seat', seats: SEATS })).toEqual(['R4', 'seated already'])
  expect(whyNot(game, { do: 'count', table: FINAL, chips: [] })).toEqual(['R4', 'tables before the final'])
  expect(whyNot(game, { do: 'count', table: '3', chips: [] })).toEqual(['R4', 'no such table in the play-down'])
  expect(whyNot(game, { do: 'count', table: '1', chips: [{ who: 'P9', chips: 1 }] })).toEqual([
    'R4',
    'not at this table',
  ])
  expect(whyNot(game, counting(game, '1', [-1, 2, 3, 4, 5, 6, 7, 8]))).toEqual(['R4', 'no count of chips'])
  expect(whyNot(game, counting(game, '1', [1.5, 2, 3, 4, 5, 6, 7, 8]))).toEqual(['R4', 'no count of chips'])
  const counted = done(game, counting(game, '1', ONE))
  expect(whyNot(counted, counting(counted, '1', ONE))).toEqual(['R4', 'counted already'])
})

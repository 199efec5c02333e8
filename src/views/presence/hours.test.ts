import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../base/moment.ts'
import { type Absence, gameHours, playedIn, type Stay, scannedHours } from './hours.ts'

const stay = (since: number, until: number | null, more: Partial<Stay> = {}): Stay => ({
  table: '1',
  seat: '3',
  game: 'holdem',
  limit: '$4-$8',
  since: since * MINUTE,
  until: until === null ? null : until * MINUTE,
  ...more,
})
const away = (since: number, until: number | null, seat = '3'): Absence => ({
  table: '1',
  seat,
  since: since * MINUTE,
  until: until === null ? null : until * MINUTE,
})
const span = (from: number, to: number) => ({ from: from * MINUTE, to: to * MINUTE })

test.each([
  ['the whole stay', stay(0, 90), [], span(0, 600), 90],
  ['what lies in the span', stay(0, 90), [], span(60, 600), 30],
  ['a stay that goes on, until now', stay(30, null), [], span(0, 100), 70],
  ['without the meal', stay(0, 90), [away(20, 50)], span(0, 600), 60],
  ['somebody else at another seat eats too', stay(0, 90), [away(20, 50, '4')], span(0, 600), 90],
  ['still away', stay(0, null), [away(80, null)], span(0, 100), 80],
  ['away before the span', stay(0, 90), [away(10, 20)], span(30, 600), 60],
  [
    'two absences that overlap after a correction count once',
    stay(0, 90),
    [away(10, 40), away(30, 50)],
    span(0, 600),
    50,
  ],
  ['nothing before it began', stay(100, 200), [], span(0, 100), 0],
])('%s', (_, one, absences, within, minutes) => {
  expect(playedIn(one, absences, within)).toBe(minutes * MINUTE)
})

test('hours by game and limit; an hour is completed over several stays', () => {
  const stays = [stay(0, 40), stay(100, 130), stay(140, 190, { game: 'omaha', limit: null })]
  expect(gameHours(stays, [], span(0, 600))).toEqual([
    { game: 'holdem', limit: '$4-$8', ms: 70 * MINUTE, completed: 1 },
    { game: 'omaha', limit: null, ms: 50 * MINUTE, completed: 0 },
  ])
})

test('a card that is read twice in an hour counts once, and the last hour of the span is outside', () => {
  const hourOf = (at: number) => String(Math.floor(at / HOUR))
  expect(scannedHours([0, 5 * MINUTE, 61 * MINUTE, 3 * HOUR], { from: 0, to: 3 * HOUR }, hourOf)).toBe(2)
})

test('the same as counting minute by minute', () => {
  const minutes = fc.tuple(fc.nat(300), fc.nat(300)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
  fc.assert(
    fc.property(minutes, fc.array(minutes, { maxLength: 5 }), minutes, ([since, until], breaks, [from, to]) => {
      const absences = breaks.map(([begin, end]) => away(begin, end))
      let naive = 0
      for (let minute = since; minute < until; minute++) {
        const isAway = breaks.some(([begin, end]) => minute >= begin && minute < end)
        if (minute >= from && minute < to && !isAway) naive += 1
      }
      expect(playedIn(stay(since, until), absences, span(from, to))).toBe(naive * MINUTE)
    }),
    { seed: 16, numRuns: 300 },
  )
})

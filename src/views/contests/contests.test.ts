/** A week of games as the desk, the wall and whoever looks for a form see it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openRoom } from '../../../tests/promotion.ts'
import { type Form, winnersOf } from '../../games/contest/form.ts'
import { packed } from '../../games/contest/packed.ts'
import { chanceOf, weekSlate } from '../../games/contest/season.ts'
import { contestDesks } from './desk.ts'
import { formsFound } from './forms.ts'
import { contestSigns } from './sign.ts'

const WEEK = 'hawaiian-gardens/pro-football'
const OFFERING = readFileSync('demo/offerings/pro-football.yaml', 'utf8')
  .replace(/^activity:.*\n/m, '')
  .replace(/^from: .*$/m, "from: '2026-09-08'")
  .replace(/^to: .*$/m, "to: '2026-09-14'")
const SLATE = weekSlate('2026-09-10', chanceOf('views'))

/** Right in the first so many games, where everybody's first side wins; the guess is a total. */
const form = (right: number, total: number): Form => ({
  picks: SLATE.games.map((_, nth) => (nth < right ? 0 : 1)),
  guess: { total },
})

function opened() {
  const room = openRoom(WEEK, OFFERING, '2026-09-09T12:00:00')
  room.does({ do: 'DraftSlate', activity: WEEK, slate: SLATE }, 'marketing')
  return room
}

function enters(room: ReturnType<typeof opened>, person: string, filled: Form): void {
  room.does({ do: 'EnrolPerson', person, duty: 'none', proposition: false, age: 40 })
  room.does({ do: 'AdjustHours', activity: WEEK, person, hours: 5, reason: 'scanner', second: 'compliance' })
  room.does({ do: 'EnterForm', activity: WEEK, person, picks: packed(SLATE, filled), on: 'paper' })
}

test('from the draft to the winners: what the desk and the wall show', () => {
  const room = opened()
  const desk = () => contestDesks(room.state, room.now())[0]!
  const sign = () => contestSigns(room.state, room.now())[0]
  expect(desk()).toMatchObject({ status: 'drafted', kind: 'card', draft: { by: 'marketing' }, forms: 0 })
  expect(desk().slate).toBeUndefined()
  expect(sign()).toBeUndefined()
  room.does({ do: 'OpenContest', activity: WEEK }, 'approver')
  for (const [person, right, total] of [
    ['1', 12, 40],
    ['2', 10, 30],
    ['3', 10, 35],
    ['4', 8, 41],
    ['5', 8, 39],
  ] as const)
    enters(room, person, form(right, total))
  expect(sign()).toMatchObject({ status: 'open', locks: '2026-09-13T09:30', forms: 5, leaders: [] })
  expect(sign()!.digest).toBeUndefined()
  // Before the lock nobody is ahead of anybody.
  expect(desk().standing).toBeUndefined()

  room.moveTo('2026-09-15T09:00:00')
  expect(desk().locked).toMatchObject({ forms: 5 })
  expect(sign()!.digest).toBe(desk().locked!.digest)
  const winners = winnersOf(
    SLATE,
    SLATE.games.map(() => 0),
  )
  const results = SLATE.games.map(({ id }, nth) => ({ game: id, winner: winners[nth]!, score: [23, 17] as const }))
  room.does({ do: 'EnterResult', activity: WEEK, results, source: 'league' }, 'marketing')
  expect(desk()).toMatchObject({ status: 'played', results: { length: 13 } })
  room.does({ do: 'ConfirmResult', activity: WEEK, games: SLATE.games.map(({ id }) => id) }, 'floor')
  expect(desk().status).toBe('confirmed')

  const { rows, total, played } = desk().standing!
  expect([total, played]).toEqual([40, 13])
  expect(
    rows.map(({ person, place, to, right, off, prize, why }) => [person, place, to, right, off, prize, why.by]),
  ).toEqual([
    ['1', 1, undefined, 12, 0, '$500.00', 'points'],
    ['3', 2, undefined, 10, 5, '$300.00', 'total'],
    ['2', 3, undefined, 10, 10, '$200.00', 'total'],
    // One over and one under: equally far.
    ['4', 4, 5, 8, 1, undefined, 'tied'],
    ['5', 4, 5, 8, 1, undefined, 'tied'],
  ])
  room.does({ do: 'AwardContest', activity: WEEK, second: 'cage' }, 'marketing')
  expect(desk().awards.map(({ person, prize, isPaid, claim }) => [person, prize, isPaid, claim])).toEqual([
    ['1', '$500.00', false, undefined],
    ['3', '$300.00', false, undefined],
    ['2', '$200.00', false, undefined],
  ])
  expect(sign()).toMatchObject({ status: 'awarded', leaders: { length: 5 } })
  expect(Object.keys(sign()!.leaders[0]!)).not.toContain('form')
})

test('a standing is made anew when a result changes', () => {
  const room = opened()
  room.does({ do: 'OpenContest', activity: WEEK }, 'approver')
  enters(room, '1', form(13, 40))
  enters(room, '2', form(0, 40))
  room.moveTo('2026-09-13T14:00:00')
  const ahead = () =>
    contestDesks(room.state, room.now())[0]!.standing!.rows.map(({ person, right }) => [person, right])
  const [first = '', other = ''] = SLATE.games[0]!.sides.map((side) => ('team' in side ? side.team : ''))
  const enter = (winner: string) => ({ activity: WEEK, results: [{ game: 'S1', winner }], source: 'league' })
  room.does({ do: 'EnterResult', ...enter(first) }, 'marketing')
  expect(ahead()).toEqual([
    ['1', 1],
    ['2', 0],
  ])
  room.does({ do: 'CorrectResult', ...enter(other), reason: 'mixed up', second: 'compliance' }, 'marketing')
  expect(ahead()).toEqual([
    ['2', 1],
    ['1', 0],
  ])
})

test('forms are found by card or number; whoever has none is told what is lacking', () => {
  const room = opened()
  room.does({ do: 'OpenContest', activity: WEEK }, 'approver')
  enters(room, '21', form(3, 40))
  enters(room, '22', form(4, 40))
  const found = (find: string) =>
    formsFound(room.state, room.now(), () => '2026-09-09T12:00:00', { activity: WEEK, find })!
  expect(found('2').rows.map(({ person, entered }) => [person, entered?.form])).toEqual([
    ['21', 'F1'],
    ['22', 'F2'],
  ])
  expect(found('f2').rows.map(({ person }) => person)).toEqual(['22'])
  expect(found('F2').rows[0]).toMatchObject({ entered: { on: 'paper', right: 0 }, hours: { has: 5 * 3_600_000 } })
  const [stranger] = found('77').rows
  expect(stranger).toMatchObject({ person: '77', isGiven: false })
  expect(stranger!.lacks.map(({ id }) => id)).toContain('too few hours')
  expect(found('<b>').rows).toEqual([])
  expect(formsFound(room.state, room.now(), () => '', { activity: 'nobody', find: '1' })).toBeUndefined()
})

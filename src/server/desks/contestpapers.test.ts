/** The letter to a winner and the list of all forms, of a bracket that nobody need come for. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openRoom } from '../../../tests/promotion.ts'
import { winnersOf } from '../../games/contest/form.ts'
import { packed } from '../../games/contest/packed.ts'
import { bracketSlate, chanceOf } from '../../games/contest/season.ts'
import { contestList, winnerLetter } from './contestpapers.ts'

const MARCH = 'hawaiian-gardens/march-madness'
const OFFERING = readFileSync('demo/offerings/march-madness.yaml', 'utf8')
  .replace(/^activity:.*\n/m, '')
  .replace(/^prizes:.*$/m, "prizes: { most right winners: '$24,000', second most: '$5,000', third most: '$2,000' }")
  .replace(/^things:.*\n/m, '')
  .replace(/^from: .*$/m, "from: '2026-03-01'")
  .replace(/^to: .*$/m, "to: '2026-03-31'")
const SLATE = bracketSlate('2026-03-19', chanceOf('letter'), { playIns: 0 })

test('name and address are the club’s, each look is asked for once, and nobody else has a letter', () => {
  const room = openRoom(MARCH, OFFERING, '2026-03-02T12:00:00')
  room.does({ do: 'DraftSlate', activity: MARCH, slate: SLATE }, 'marketing')
  room.does({ do: 'OpenContest', activity: MARCH }, 'approver')
  room.does({ do: 'EnrolPerson', person: '7', duty: 'none', proposition: false, age: 40 })
  room.does({ do: 'AdjustHours', activity: MARCH, person: '7', hours: 20, reason: 'scanner', second: 'compliance' })
  const picks = SLATE.games.map(() => 0 as const)
  room.does({ do: 'EnterForm', activity: MARCH, person: '7', picks: packed(SLATE, { picks }), on: 'paper' })
  expect(contestList(room, MARCH)).toBeUndefined()
  room.moveTo('2026-04-07T12:00:00')
  const list = contestList(room, MARCH)!
  expect(list.text).toBe(`gamekeeper picks 1 ${MARCH} 1\nF1 AAAAAAAAAAA\n`)
  expect(contestList(room, MARCH)!.digest).toBe(room.state.contests.get(MARCH)!.locked!.digest)

  const winners = winnersOf(SLATE, picks)
  const results = SLATE.games.map(({ id }, nth) => ({ game: id, winner: winners[nth]! }))
  room.does({ do: 'EnterResult', activity: MARCH, results, source: 'league' }, 'marketing')
  room.does({ do: 'ConfirmResult', activity: MARCH, games: SLATE.games.map(({ id }) => id) }, 'floor')
  room.does({ do: 'AwardContest', activity: MARCH, second: 'cage' }, 'marketing')
  const looked: string[] = []
  const look = (person: string) => {
    looked.push(person)
    return { name: 'Ana Tran', address: '12 Example Street' }
  }
  expect(winnerLetter(room, MARCH, '7', look)).toMatchObject({
    person: '7',
    to: 'Ana Tran',
    address: '12 Example Street',
    place: 1,
    right: 63,
    games: 63,
    prize: '$24,000.00',
    day: '2026-04-07',
  })
  expect(winnerLetter(room, MARCH, '8', look)).toBeUndefined()
  // Of somebody without a place nothing is read.
  expect(looked).toEqual(['7'])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pick } from './bracket.ts'
import { type Form, winnersOf } from './form.ts'
import { packed } from './packed.ts'
import { NO_WINNERS, type Result, resultFaults, totalPlayed } from './results.ts'
import { fieldOf, marksOf, pointsOf, rescored } from './score.ts'
import { anyForm, bracketSlate, chanceOf, seasonResults, weekSlate } from './season.ts'
import type { Slate } from './slate.ts'
import { withTeam } from './slatefaults.ts'

const BRACKET = bracketSlate('2026-03-19', chanceOf('score'))
const WEEK = weekSlate('2026-11-17', chanceOf('score'))
const LATE = '2027-01-01T00:00'

/** The slow count: the name that the form has for each game beside the name of who won it. */
const slowly = (slate: Slate, { picks, begun }: Form & { begun: string[] }, results: readonly Result[]): number =>
  winnersOf(slate, picks).filter((team, nth) => {
    const { id } = slate.games[nth]!
    const isWon = results.some((result) => result.game === id && 'winner' in result && result.winner === team)
    return isWon && !begun.includes(id)
  }).length

test('points are what a slow count finds, whatever the order in which results come, go and are corrected', () => {
  const seasons = fc.record({
    isBracket: fc.boolean(),
    seed: fc.integer().map(String),
    forms: fc.array(fc.array(fc.constantFrom<Pick>(0, 1), { minLength: 63, maxLength: 63 }), { maxLength: 4 }),
    other: fc.array(fc.tuple(fc.nat(62), fc.constantFrom(...NO_WINNERS, 'the other', 'gone' as const)), {
      maxLength: 12,
    }),
  })
  let most = 0
  fc.assert(
    fc.property(seasons, ({ isBracket, seed, forms, other }) => {
      const slate = isBracket ? BRACKET : WEEK
      const chance = chanceOf(seed)
      const season = seasonResults(slate, chance)
      // One form copies most of what happened, so that late rounds are right now and then.
      const knowing = slate.games.map(({ id }, nth): Pick => {
        const won = season.find(({ game }) => game === id)!
        const isFirst = 'winner' in won && won.score![0] > won.score![1]
        return nth % 7 === chance(9) ? (chance(2) as Pick) : isFirst ? 0 : 1
      })
      const all = [knowing, ...forms.map((picks) => picks.slice(0, slate.games.length))].map((picks, nth) => ({
        picks,
        begun: nth === 1 ? ['1', 'S1', 'S3'] : nth === 0 ? ['S1'] : [],
      }))
      const field = fieldOf(
        slate,
        all.map(({ picks, begun }) => ({ picks: packed(slate, { picks }), begun })),
      )
      const known = new Map<string, Result>()
      let points = pointsOf(slate, field, [])
      for (const result of shuffled(season, chance)) {
        points = rescored(slate, field, points, { after: result })
        known.set(result.game, result)
      }
      for (const [nth, what] of other) {
        const game = slate.games[nth % slate.games.length]!.id
        const before = known.get(game)
        const after = corrected(slate, game, what)
        points = rescored(slate, field, points, { before, after })
        if (after === undefined) known.delete(game)
        else known.set(game, after)
      }
      const results = [...known.values()]
      expect([...points]).toEqual(all.map((form) => slowly(slate, form, results)))
      expect(pointsOf(slate, field, results)).toEqual(points)
      most = Math.max(most, ...points)
    }),
  )
  expect(most).toBeGreaterThan(40)
})

function corrected(slate: Slate, game: string, what: string): Result | undefined {
  if (what === 'gone') return undefined
  if (what === 'the other')
    return {
      game,
      winner: winnersOf(slate, anyForm(slate, chanceOf(game)).picks)[slate.games.findIndex(({ id }) => id === game)]!,
    }
  return { game, none: what as (typeof NO_WINNERS)[number] }
}
const shuffled = <T>(list: readonly T[], chance: (under: number) => number): T[] => {
  const left = [...list]
  return list.map(() => left.splice(chance(left.length), 1)[0]!)
}

test('a pick counts for the team, not for the side: who is out early has all later games wrong', () => {
  const form = { picks: BRACKET.games.map(() => 0 as const) }
  const field = fieldOf(BRACKET, [{ picks: packed(BRACKET, form) }])
  const champion = winnersOf(BRACKET, form.picks)[62]!
  expect(pointsOf(BRACKET, field, [{ game: '63', winner: champion }])[0]).toBe(1)
  const other = (BRACKET.games[0]!.sides[1] as { team: string }).team
  // The other team of game 1 comes along the same sides afterwards.
  expect(pointsOf(BRACKET, field, [{ game: '63', winner: other }])[0]).toBe(0)
})

test('the place of a play-in was picked, and whoever fills it wins for the form', () => {
  const slot = 'East 16 play-in'
  const picks = BRACKET.games.map((): Pick => 0).with(0, 1)
  const form = { picks: packed(BRACKET, { picks }), begun: ['4'] }
  const named = withTeam(BRACKET, slot, 'Bigby') as Slate
  const marks = marksOf(named, form, [
    { game: '1', winner: 'Bigby' },
    { game: '33', winner: slot },
    { game: '2', none: 'cancelled' },
    { game: '3', winner: (named.games[2]!.sides[1] as { team: string }).team },
    { game: '4', winner: (named.games[3]!.sides[0] as { team: string }).team },
  ])
  expect([...marks]).toEqual([
    ['1', 'right'],
    ['33', 'right'],
    ['2', 'counts for nobody'],
    ['3', 'wrong'],
    ['4', 'picked too late'],
  ])
})

describe('results', () => {
  const teams = (slate: Slate, nth: number) => slate.games[nth]!.sides.map((side) => ('team' in side ? side.team : ''))
  const [a1 = '', a2 = ''] = teams(BRACKET, 0)
  const [b1 = ''] = teams(BRACKET, 1)
  const [s1 = '', s2 = ''] = teams(WEEK, 0)
  const [m1 = ''] = teams(WEEK, 12)
  const bracketStarts = BRACKET.games[0]!.starts
  test.each<[string, Slate, readonly Result[], Result, string, unknown[]]>([
    ['a winner', BRACKET, [], { game: '1', winner: a1 }, LATE, []],
    ['on the minute of its start', BRACKET, [], { game: '1', winner: a1 }, bracketStarts, []],
    [
      'before it',
      BRACKET,
      [],
      { game: '1', winner: a1 },
      '2026-03-19T09:14',
      [{ id: 'result before its game', with: { game: '1', starts: bracketStarts } }],
    ],
    ['called off before it', BRACKET, [], { game: '1', none: 'cancelled', goesOn: a2 }, '2026-03-18T09:14', []],
    [
      'no such game',
      BRACKET,
      [],
      { game: '64', winner: a1 },
      LATE,
      [{ id: 'result of no such game', with: { game: '64' } }],
    ],
    [
      'a team of another game',
      BRACKET,
      [],
      { game: '1', winner: b1 },
      LATE,
      [{ id: 'winner not in the game', with: { game: '1', team: b1 } }],
    ],
    ['a later game first', BRACKET, [], { game: '33', winner: a1 }, LATE, []],
    [
      'beaten before',
      BRACKET,
      [{ game: '1', winner: a2 }],
      { game: '33', winner: a1 },
      LATE,
      [{ id: 'beaten before', with: { game: '33', team: a1, in: '1', by: a2 } }],
    ],
    [
      'out, though nobody won',
      BRACKET,
      [{ game: '1', none: 'cancelled', goesOn: a2 }],
      { game: '33', winner: a1 },
      LATE,
      [{ id: 'beaten before', with: { game: '33', team: a1, in: '1', by: a2 } }],
    ],
    [
      'another played later',
      BRACKET,
      [{ game: '49', winner: a2 }],
      { game: '1', winner: a1 },
      LATE,
      [{ id: 'another played later', with: { game: '1', team: a1, in: '49', by: a2 } }],
    ],
    ['of the other half nothing is said', BRACKET, [{ game: '49', winner: b1 }], { game: '1', winner: a1 }, LATE, []],
    [
      'a draw in a bracket',
      BRACKET,
      [],
      { game: '1', none: 'drawn' },
      LATE,
      [{ id: 'no draws in a bracket', with: { game: '1' } }],
    ],
    [
      'postponed and goes on',
      BRACKET,
      [],
      { game: '1', none: 'postponed', goesOn: a1 },
      LATE,
      [{ id: 'nobody goes on', with: { game: '1' } }],
    ],
    ['a draw in a week', WEEK, [], { game: 'S1', none: 'drawn', score: [20, 20] }, LATE, []],
    [
      'a draw that is none',
      WEEK,
      [],
      { game: 'S1', none: 'drawn', score: [20, 17] },
      LATE,
      [{ id: 'draw with a winner', with: { game: 'S1' } }],
    ],
    [
      'a negative score',
      WEEK,
      [],
      { game: 'S1', winner: s1, score: [3, -1] },
      LATE,
      [{ id: 'score is not a score', with: { game: 'S1', most: 999 } }],
    ],
    [
      'the score of the other',
      WEEK,
      [],
      { game: 'S1', winner: s2, score: [20, 17] },
      LATE,
      [{ id: 'score against the winner', with: { game: 'S1', team: s2 } }],
    ],
    [
      'a winner by a draw',
      WEEK,
      [],
      { game: 'S1', winner: s2, score: [20, 20] },
      LATE,
      [{ id: 'score against the winner', with: { game: 'S1', team: s2 } }],
    ],
    ['no score where it is not needed', WEEK, [], { game: 'S1', winner: s2 }, LATE, []],
    [
      'no score of the Monday game',
      WEEK,
      [],
      { game: 'M1', winner: m1 },
      LATE,
      [{ id: 'score of the total missing', with: { game: 'M1' } }],
    ],
    ['the Monday game is cancelled', WEEK, [], { game: 'M1', none: 'cancelled' }, LATE, []],
    [
      'cancelled with a score',
      WEEK,
      [],
      { game: 'M1', none: 'cancelled', score: [1, 0] },
      LATE,
      [{ id: 'score of a game not played', with: { game: 'M1' } }],
    ],
  ])('%s', (_, slate, known, result, now, faults) => {
    expect(resultFaults(slate, known, result, now)).toEqual(faults)
  })
  test('a season has no faults, in any order', () => {
    for (const slate of [BRACKET, WEEK]) {
      const known: Result[] = []
      for (const result of shuffled(seasonResults(slate, chanceOf('b')), chanceOf('c'))) {
        expect(resultFaults(slate, known, result, LATE)).toEqual([])
        known.push(result)
      }
    }
  })
  test('the total is known once the game has been played', () => {
    expect(totalPlayed(WEEK, [{ game: 'S1', winner: s1, score: [9, 3] }])).toBeUndefined()
    expect(totalPlayed(WEEK, [{ game: 'M1', winner: m1, score: [27, 20] }])).toBe(47)
    expect(totalPlayed(WEEK, [{ game: 'M1', none: 'drawn', score: [20, 20] }])).toBe(40)
    expect(totalPlayed(WEEK, [{ game: 'M1', none: 'cancelled' }])).toBeUndefined()
  })
})

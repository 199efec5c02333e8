import { describe, expect, test } from 'vitest'
import { shapeOf } from './bracket.ts'
import { bracketSlate, chanceOf, weekSlate } from './season.ts'
import { firstStart, type Side, type Slate, type SlateGame, type SlateTerms } from './slate.ts'
import { slateFaults, withTeam } from './slatefaults.ts'

const MARCH: SlateTerms = { kind: 'bracket', teams: 64 }
const FOUR: SlateTerms = { kind: 'bracket', teams: 4 }
const WEEK: SlateTerms = { kind: 'card', days: ['sunday', 'monday'], totalOn: 'monday' }

const side = (text: string): Side => (text.startsWith('>') ? { winnerOf: text.slice(1) } : { team: text })
const game = (id: string, one: string, other: string, starts: string): SlateGame => ({
  id,
  sides: [side(one), side(other)],
  starts,
})
const four = (...games: SlateGame[]): Slate => ({
  kind: 'bracket',
  games:
    games.length > 0
      ? games
      : [
          game('1', 'Ash', 'Elm', '2026-03-19T09:15'),
          game('2', 'Oak', 'Fir', '2026-03-19T12:00'),
          game('3', '>1', '>2', '2026-03-21'),
        ],
})
const week = (total: string | undefined, ...games: SlateGame[]): Slate => ({
  kind: 'card',
  games,
  ...(total === undefined ? {} : { totalOf: total }),
})
const sunday = game('S1', 'Ash', 'Elm', '2026-11-22T10:00')
const monday = game('M1', 'Oak', 'Fir', '2026-11-23T17:15')

test('sound slates have no faults', () => {
  expect(slateFaults(four(), FOUR)).toEqual([])
  expect(slateFaults(week('M1', sunday, monday), WEEK)).toEqual([])
  expect(slateFaults(bracketSlate('2026-03-19', chanceOf('a')), MARCH)).toEqual([])
  expect(slateFaults(weekSlate('2026-11-17', chanceOf('a')), WEEK)).toEqual([])
})

test('a bracket of 64 teams has six rounds and one final', () => {
  const { rounds, teams, to } = shapeOf(bracketSlate('2026-03-19', chanceOf('a')))
  expect([1, 2, 3, 4, 5, 6].map((round) => rounds.filter((one) => one === round).length)).toEqual([32, 16, 8, 4, 2, 1])
  expect(teams.size).toBe(64)
  expect(to.filter((next) => next === undefined)).toHaveLength(1)
})

const [g1, g2, g3] = four().games as [SlateGame, SlateGame, SlateGame]
const many = Array.from({ length: 65 }, (_, nth) => game(`g${nth}`, `a${nth}`, `b${nth}`, '2026-11-22T10:00'))
describe('a slate is refused with the place of its fault', () => {
  test.each<[string, Slate, SlateTerms, unknown]>([
    ['no games', week('M1'), WEEK, { id: 'slate without games' }],
    ['65 games', week('M1', ...many), WEEK, { id: 'slate with too many games', with: { games: 65, most: 64 } }],
    [
      'a name that cannot be printed',
      four({ ...g1, id: ' ' }, g2, g3),
      FOUR,
      { id: 'game name unreadable', with: { row: 1 } },
    ],
    ['a game twice', four(g1, { ...g2, id: '1' }, g3), FOUR, { id: 'game twice on the slate', with: { game: '1' } }],
    [
      'a time that is none',
      four({ ...g1, starts: '2026-02-30T09:00' }, g2, g3),
      FOUR,
      { id: 'start is not a time', with: { game: '1', starts: '2026-02-30T09:00' } },
    ],
    [
      'no hour where teams are known',
      four({ ...g1, starts: '2026-03-19' }, g2, g3),
      FOUR,
      { id: 'hour of the start missing', with: { game: '1' } },
    ],
    [
      'a team with markup',
      four(game('1', '<b>Ash', 'Elm', g1.starts), g2, g3),
      FOUR,
      { id: 'team name unreadable', with: { game: '1' } },
    ],
    [
      'a team twice',
      four(g1, game('2', 'ash', 'Fir', g2.starts), g3),
      FOUR,
      { id: 'team twice on the slate', with: { team: 'ash', game: '2', other: '1' } },
    ],
    [
      'a feed of nowhere',
      four(g1, g2, game('3', '>1', '>9', '2026-03-21')),
      FOUR,
      { id: 'winner of no game', with: { game: '3', of: '9' } },
    ],
    [
      'a winner twice',
      four(g1, g2, game('3', '>1', '>1', '2026-03-21')),
      FOUR,
      { id: 'winner goes two ways', with: { of: '1', game: '3', other: '3' } },
    ],
    [
      'a circle',
      four(game('1', '>3', '>2', '2026-03-21'), g2, game('3', '>1', 'Fig', '2026-03-21T09:00')),
      FOUR,
      { id: 'games in a circle', with: { game: '1' } },
    ],
    [
      'its own winner',
      four(g1, g2, game('3', '>3', '>2', '2026-03-21')),
      FOUR,
      { id: 'games in a circle', with: { game: '3' } },
    ],
    [
      'a final before its teams are known',
      four(g1, g2, { ...g3, starts: '2026-03-19T09:00' }),
      FOUR,
      { id: 'starts before its teams are known', with: { game: '3', of: '1' } },
    ],
    ['too small', four(g1), FOUR, { id: 'bracket of another size', with: { games: 1, wanted: 3 } }],
    [
      'two finals',
      four(g1, g2, game('3', 'Bay', 'Box', '2026-03-19T13:00')),
      FOUR,
      { id: 'bracket with several ends', with: { game: '1', other: '2' } },
    ],
    [
      'a bye',
      four(g1, game('2', '>1', 'Fir', '2026-03-20T12:00'), game('3', '>2', 'Oak', '2026-03-21T12:00')),
      FOUR,
      { id: 'bracket rounds uneven', with: { game: '2' } },
    ],
    [
      'winners on a card',
      week('M1', sunday, game('M1', '>S1', 'Fir', '2026-11-23T17:15')),
      WEEK,
      { id: 'winners do not meet on a card', with: { game: 'M1' } },
    ],
    [
      'a Thursday game on the card',
      week('M1', sunday, monday, game('T', 'Bay', 'Box', '2026-11-19T17:15')),
      WEEK,
      { id: 'game on another day', with: { game: 'T', day: 'thursday' } },
    ],
    ['no Sunday game', week('M1', monday), WEEK, { id: 'no game on a day', with: { day: 'sunday' } }],
    ['no Monday game named', week(undefined, sunday, monday), WEEK, { id: 'no game for the total' }],
    ['a total of nowhere', week('M9', sunday, monday), WEEK, { id: 'total of no game', with: { game: 'M9' } }],
    [
      'the total of a Sunday game',
      week('S1', sunday, monday),
      WEEK,
      { id: 'total of a game on another day', with: { game: 'S1', day: 'sunday' } },
    ],
    [
      'a total that nobody asks',
      week('M1', sunday, monday),
      { kind: 'card', days: ['sunday', 'monday'] },
      { id: 'no total in this contest', with: { game: 'M1' } },
    ],
  ])('%s', (_, slate, terms, fault) => {
    expect(slateFaults(slate, terms)[0]).toEqual(fault)
  })
})

test('the first start', () => {
  const early = game('S0', 'Bay', 'Box', '2026-11-22T06:30')
  const slate = week('M1', sunday, early, monday)
  expect(firstStart(slate)).toBe('2026-11-22T06:30')
})

test('the team of a play-in is named later, once', () => {
  const slate = bracketSlate('2026-03-19', chanceOf('a'))
  const named = withTeam(slate, 'East 16 play-in', 'Bigby') as Slate
  expect(named.games[0]!.sides[1]).toEqual({ team: 'Bigby', seed: 16, was: 'East 16 play-in' })
  expect(slateFaults(named, MARCH)).toEqual([])
  expect(withTeam(named, 'East 16 play-in', 'Other')).toEqual({
    id: 'not a team to be named later',
    with: { slot: 'East 16 play-in' },
  })
  const there = slate.games[5]!.sides[0]
  expect(withTeam(slate, 'East 16 play-in', 'team' in there ? there.team : '')).toMatchObject({
    id: 'team twice on the slate',
  })
})

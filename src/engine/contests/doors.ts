/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { NO_WINNERS } from '../../games/contest/results.ts'
import { GAMES_MAX } from '../../games/contest/slate.ts'
import { localTime, name, noticeSince, person, reason, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import { type Contests, WAYS_IN } from './vocabulary.ts'

const ACTIVITY = 'hawaiian-gardens/pro-football.week-3'
const game = words(40)
const team = words(40)
const points = z.int().min(-9_999).max(9_999)
const score = z.tuple([points, points])
const yes = z.literal(true)

const side = z.union([
  z.strictObject({
    team,
    seed: z.int().min(1).max(99).exactOptional(),
    later: yes.exactOptional(),
    was: team.exactOptional(),
  }),
  z.strictObject({ winnerOf: game }),
])
const slate = z.strictObject({
  kind: z.enum(['bracket', 'card']),
  games: z
    .array(
      z.strictObject({ id: game, sides: z.tuple([side, side]), starts: words(20), region: words(40).exactOptional() }),
    )
    .max(GAMES_MAX),
  totalOf: game.exactOptional(),
})
const result = z.union([
  z.strictObject({ game, winner: team, score: score.exactOptional() }),
  z.strictObject({ game, none: z.enum(NO_WINNERS), score: score.exactOptional(), goesOn: team.exactOptional() }),
])
const results = z.array(result).min(1).max(GAMES_MAX)
const source = words(200)
const notice = z.strictObject({ what: words(200), where: words(200), since: noticeSince })
const form = words(12)

export const doors = {
  DraftSlate: {
    shape: z.strictObject({ activity: name, slate }),
    may: may.DraftSlate,
    example: {
      activity: ACTIVITY,
      slate: {
        kind: 'card',
        games: [
          { id: 'S1', sides: [{ team: 'Northport' }, { team: 'Millfield' }], starts: '2026-09-13T10:00' },
          { id: 'M1', sides: [{ team: 'Redwood' }, { team: 'Ashford' }], starts: '2026-09-14T17:15' },
        ],
        totalOf: 'M1',
      },
    },
  },
  OpenContest: { shape: z.strictObject({ activity: name }), may: may.OpenContest, example: { activity: ACTIVITY } },
  NameTeam: {
    shape: z.strictObject({ activity: name, slot: team, team }),
    may: may.NameTeam,
    example: { activity: 'hawaiian-gardens/march-madness', slot: 'East 16 play-in', team: 'Fairdale' },
  },
  ChangeGame: {
    shape: z.strictObject({
      activity: name,
      game,
      starts: localTime.exactOptional(),
      isOff: yes.exactOptional(),
      goesOn: team.exactOptional(),
      notice,
    }),
    may: may.ChangeGame,
    example: {
      activity: ACTIVITY,
      game: 'S1',
      starts: '2026-09-14T12:00',
      notice: { what: 'put off by a storm', where: 'concierge desk and kiosk', since: '2026-09-12' },
    },
  },
  GiveForm: {
    shape: z.strictObject({ activity: name, person }),
    may: may.GiveForm,
    example: { activity: 'hawaiian-gardens/march-madness', person: '1204' },
  },
  EnterForm: {
    shape: z.strictObject({
      activity: name,
      person,
      picks: words(40),
      on: z.enum(WAYS_IN),
      replaces: form.exactOptional(),
    }),
    may: may.EnterForm,
    example: { activity: ACTIVITY, person: '1204', picks: 'AwAv', on: 'paper' },
  },
  AdjustHours: {
    shape: z.strictObject({ activity: name, person, hours: z.int().min(-744).max(744), reason }),
    may: may.AdjustHours,
    example: { activity: ACTIVITY, person: '1204', hours: 1, reason: 'the scanner of table 4 was down at ten' },
  },
  EnterResult: {
    shape: z.strictObject({ activity: name, results, source }),
    may: may.EnterResult,
    example: {
      activity: ACTIVITY,
      results: [{ game: 'S1', winner: 'Northport', score: [24, 17] }],
      source: 'league site, final',
    },
  },
  ConfirmResult: {
    shape: z.strictObject({ activity: name, games: z.array(game).min(1).max(GAMES_MAX) }),
    may: may.ConfirmResult,
    example: { activity: ACTIVITY, games: ['S1'] },
  },
  CorrectResult: {
    shape: z.strictObject({ activity: name, results, source, reason }),
    may: may.CorrectResult,
    example: {
      activity: ACTIVITY,
      results: [{ game: 'S1', winner: 'Millfield', score: [17, 24] }],
      source: 'league site, corrected',
      reason: 'teams were mixed up',
    },
  },
  AwardContest: { shape: z.strictObject({ activity: name }), may: may.AwardContest, example: { activity: ACTIVITY } },
} satisfies Doors<Contests>

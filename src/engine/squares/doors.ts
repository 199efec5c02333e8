/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { SIDES } from '../../games/squares/grid.ts'
import { flag, name, person, reason, seat, table, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Squares } from './vocabulary.ts'

const ACTIVITY = 'hawaiian-gardens/sports-squares'
/** More than there are spaces, so that the rules refuse the first one too many. */
const CELLS_MAX = 500
const POINTS_MAX = 10_000
const place = z.int().min(-CELLS_MAX).max(CELLS_MAX)
const points = z.int().min(-POINTS_MAX).max(POINTS_MAX)
const period = words(40)
const source = words(200)
const scored = z.strictObject({ activity: name, period, top: points, left: points, source })
const score = { activity: ACTIVITY, period: 'first quarter', top: 17, left: 14, source: 'the league’s own page' }

export const doors = {
  PlaceTables: {
    shape: z.strictObject({
      activity: name,
      cells: z.array(z.strictObject({ table, column: place, row: place })).max(CELLS_MAX),
    }),
    may: may.PlaceTables,
    example: { activity: ACTIVITY, cells: [{ table: '12', column: 2, row: 2 }] },
  },
  CloseGrid: { shape: z.strictObject({ activity: name }), may: may.CloseGrid, example: { activity: ACTIVITY } },
  DrawDigits: {
    shape: z.strictObject({ activity: name, side: z.enum(SIDES), digits: z.array(z.int().min(-99).max(99)).max(20) }),
    may: may.DrawDigits,
    example: { activity: ACTIVITY, side: 'top', digits: [3, 7, 1, 9, 0, 5, 8, 2, 6, 4] },
  },
  TellScore: {
    shape: z.strictObject({ activity: name, top: points, left: points }),
    may: may.TellScore,
    example: { activity: ACTIVITY, top: 10, left: 7 },
  },
  EndPeriod: {
    shape: z.strictObject({ activity: name, period }),
    may: may.EndPeriod,
    example: { activity: ACTIVITY, period: 'first quarter' },
  },
  EnterScore: { shape: scored, may: may.EnterScore, example: score },
  ConfirmScore: { shape: scored, may: may.ConfirmScore, example: score },
  CorrectScore: {
    shape: scored.extend({ reason }),
    may: may.CorrectScore,
    example: { ...score, top: 18, reason: 'a touchdown was taken back' },
  },
  AwardCell: {
    shape: z.strictObject({
      activity: name,
      period,
      seats: z
        .array(
          z.strictObject({
            seat,
            person: person.exactOptional(),
            answers: z.record(z.string().max(40), flag).exactOptional(),
          }),
        )
        .max(30),
      backline: z
        .array(z.strictObject({ seat, person: person.exactOptional() }))
        .max(60)
        .exactOptional(),
    }),
    may: may.AwardCell,
    example: { activity: ACTIVITY, period: 'first quarter', seats: [{ seat: '1' }, { seat: '4', person: '1204' }] },
  },
  DrawBall: {
    shape: z.strictObject({ activity: name, period, table }),
    may: may.DrawBall,
    example: { activity: ACTIVITY, period: 'final', table: '12' },
  },
} satisfies Doors<Squares>

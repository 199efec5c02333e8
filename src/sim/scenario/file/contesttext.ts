/** Contests as a scenario writes them. */
import { z } from 'zod'
import { NO_WINNERS } from '../../../games/contest/results.ts'
import { date, whole } from '../../../rulebook/terms.ts'
import { settled } from './hittext.ts'
import { beside } from './tickettext.ts'
import { localTime } from './words.ts'

const text = z.string()
const activity = text.optional()
const notice = z.strictObject({ what: text, where: text, since: text }).optional()

/** `27-20`, in the order of the sides. */
const score = z
  .string()
  .regex(/^-?\d+-\d+$/)
  .transform((written): [number, number] => {
    const at = written.lastIndexOf('-')
    return [Number(written.slice(0, at)), Number(written.slice(at + 1))]
  })

/** Games by name as `FIRST against SECOND at TIME`; or a whole bracket of 64 made-up teams from its first day on. */
const slate = {
  games: z.record(z.string(), z.string().regex(/^.+ against .+ at \d{4}-\d\d-\d\dT\d\d:\d\d$/)).optional(),
  totalOf: text.optional(),
  bracket: z.strictObject({ from: date, playIns: whole.optional() }).optional(),
}
export type SlateText = { [Key in keyof typeof slate]?: z.infer<(typeof slate)[Key]> }

const result = z.strictObject({
  game: text,
  winner: text.optional(),
  none: z.enum(NO_WINNERS).optional(),
  score: score.optional(),
  goesOn: text.optional(),
})
export type ResultText = z.infer<typeof result>
const results = {
  results: z.array(result).optional(),
  /** Of all other games the first side has won. */
  rest: z.enum(['first']).optional(),
}

/** So many right if the first side wins every game; or the winners by game, `rest` of them the first side; or as it is packed. */
const form = z.strictObject({
  activity,
  person: text,
  right: whole.optional(),
  picks: z.record(z.string(), text).optional(),
  rest: z.enum(['first', 'second']).optional(),
  packed: text.optional(),
  total: whole.optional(),
  score: score.optional(),
  on: z.enum(['kiosk', 'paper']).optional(),
  /** In place of the member's own, or of that one. */
  replaces: text.optional(),
})
export type FormText = z.infer<typeof form>

export const CONTEST_STEPS = {
  draftSlate: z.strictObject({ activity, ...slate }),
  /** Drafted and approved by another person; without games, what was drafted before is approved. */
  openContest: z.strictObject({ activity, ...slate }),
  nameTeam: z.strictObject({ activity, slot: text, team: text, ...beside }),
  /** With a time it is put off, without one called off. */
  changeGame: z.strictObject({
    activity,
    game: text,
    starts: localTime.optional(),
    goesOn: text.optional(),
    notice,
    ...beside,
  }),
  giveForm: z.strictObject({ activity, person: text }),
  enterForm: form,
  /** The clock does it by itself; here also when it should not. */
  lockContest: z.strictObject({ activity, due: localTime.optional() }),
  adjustHours: z.strictObject({
    activity,
    person: text,
    hours: z.coerce.number().int(),
    reason: text.optional(),
    ...beside,
  }),
  enterResult: z.strictObject({ activity, ...results, source: text.optional() }),
  /** All that wait, if none is named. */
  confirmResult: z.strictObject({ activity, games: z.array(text).optional() }),
  correctResult: z.strictObject({
    activity,
    ...results,
    source: text.optional(),
    reason: text.optional(),
    ...beside,
  }),
  /** Everybody with a place is paid, as far as `until` says. */
  awardContest: z.strictObject({ activity, ...settled, ...beside }),
} as const

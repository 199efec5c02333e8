/** Terms of a contest: what stands on a form, who may hand one in and until when, how it is scored, and what the places have. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { isDate } from '../../base/moment.ts'
import { TIES } from '../../base/standing.ts'
import { clock, date, weekday, whole } from '../terms.ts'
import { formed } from '../text/parsed.ts'
import { asking } from '../text/wording.ts'
import { by, term } from './by.ts'

/** A day of every year: `03-01`. */
const monthDay = formed(asking(message('a day of the year'), z.string()), message('a day of the year'), (text) =>
  isDate(`2024-${text}`) ? text : undefined,
)

/** After the first form the slate changes only where a game is put off or called off, and patrons are told. */
const slated = { by, fixed: term }

export const form = z.discriminatedUnion('kind', [
  /** Every game up to the last one. `later`: teams of a play-in are named when they are known. */
  z.strictObject({ ...slated, kind: z.literal('bracket'), teams: whole, later: term.optional() }),
  /** The games of a week on these days, and the total of one of them where that is guessed. */
  z.strictObject({
    ...slated,
    kind: z.literal('card'),
    days: z.array(weekday).min(1),
    total: z.strictObject({ by, on: weekday }).optional(),
  }),
])

/** Time in a seat, or hours of the clock in which the card was read. */
const COUNTED = ['time', 'readings'] as const

const hours = z.strictObject({
  by,
  least: whole,
  counted: z.enum(COUNTED),
  /** The posted week, or the same days of every year. */
  per: z.enum(['week', 'dates']),
  from: monthDay.optional(),
  to: monthDay.optional(),
  /** An early form counts if the hours are there in the end, or nobody has a form before they are. */
  due: z.strictObject({ by, when: z.enum(['with the form', 'in the end']) }),
  /** Nothing counts but what the club card tells. */
  card: term,
  /** Time at tables without purchase counts too. */
  free: term.optional(),
})

export const enter = z.strictObject({
  by,
  /** Somebody of the floor gives the form out, on paper or at the kiosk. */
  given: term.optional(),
  entries: z.strictObject({ by, most: whole }),
  /** Until it is locked, another form takes the place of the one before. */
  again: term,
  /** A day of the week and a time, or the start of the first game: from that second on it is too late. */
  until: z.union([
    z.strictObject({ by, day: weekday, at: clock }),
    z.strictObject({ by, before: z.enum(['the first game']) }),
  ]),
  /** What becomes of a game that had begun when the form came. */
  begun: term.optional(),
  hours: hours.optional(),
})

export const score = z.strictObject({
  by,
  /** Of equals the one whose total is closest, over or under. */
  equal: z.strictObject({ by, closest: z.enum(['total']) }).optional(),
  /** A game without a winner: nobody is right about it. */
  drawn: term,
  /** Put off beyond the contest, or called off. */
  off: term,
})

export const places = z.strictObject({
  by,
  /** Prizes of the chart, the first place first. */
  lines: z.array(z.string()).min(1),
  tied: z.strictObject({ by, have: z.enum(TIES) }),
  odd: term,
  /** A thing that equals have to divide is paid at its value. */
  things: term.optional(),
  /** Places that nobody has are not given. */
  fewer: term,
})

/** How results come: entered by one, confirmed by another, corrected before two. */
export const results = z.strictObject({ by, corrected: term })

/** What the house posts of it: the days in which hours count. */
export const contestChoices = { from: date.optional(), to: date.optional() } as const

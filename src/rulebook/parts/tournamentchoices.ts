/** What the house posts of one tournament: its day, what it costs, chips, levels, how it pays. From the first sign-up on it is frozen. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { cents } from '../../base/money.ts'
import { clock, date, money, share, whole, wholeRange } from '../terms.ts'
import { asking } from '../text/wording.ts'
import { BOUNTY_FROM, BOUNTY_PAID } from './tournament.ts'

const title = z.string().trim().min(1).max(80)
/** A tournament of this house that an entry is for: `bay-101/poker-tournaments.main-event`. */
const into = asking(
  message('a tournament of the house'),
  z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+(?:\.[a-z0-9-]+)?$/),
).optional()

/** What it brings in chips, how often, and until which level is over; without `times` there is no limit. */
const bought = { price: money, chips: whole, times: whole.optional() }
const rebuys = z.strictObject({
  ...bought,
  untilLevel: whole,
  /** With so many chips or fewer; without it only a stack that is gone is bought anew. */
  atMost: whole.optional(),
})
const addOns = z.strictObject({ ...bought, fromLevel: whole, untilLevel: whole })
/** Out, and in again by buy-in and fee, with a new seat. */
const reEntries = z.strictObject({ times: whole.optional(), untilLevel: whole })

const level = z.strictObject({
  minutes: whole,
  small: whole,
  big: whole,
  ante: whole.optional(),
  /** Where several games are played in turn. */
  game: z.string().optional(),
})
const pause = z.strictObject({
  /** Minutes of a break, and the chips that are raced off in it. */
  break: whole,
  colourUp: z.array(whole).min(1).optional(),
})
const levels = z.array(z.union([level, pause])).min(1)

const chip = z.strictObject({
  value: whole,
  colour: title,
  /** How many of them are in a starting stack. */
  each: whole.optional(),
})

/** A prize that is no money: what it is, and how it is handed over; or an entry into a tournament of this house. */
const thing = { item: title.optional(), form: z.string().optional(), into }
const flatPlace = z.strictObject({ prize: money, ...thing })

const tournamentPays = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percentages'), places: z.array(share).min(1) }),
  /** A table by the number of paid entries. */
  z.strictObject({
    kind: z.literal('percentages by entries'),
    rows: z.array(z.strictObject({ entries: wholeRange, places: z.array(share).min(1) })).min(1),
  }),
  /** What is collected beyond the amounts goes to the place named in `over`. */
  z.strictObject({ kind: z.literal('flat'), places: z.array(flatPlace).min(1), over: whole.optional() }),
  z.strictObject({ kind: z.literal('fixed and remainder'), prize: money, ...thing }),
  /** Second place and those after it have these parts of what is left. */
  z.strictObject({
    kind: z.literal('entry first'),
    entry: money,
    item: title,
    into,
    travel: money.optional(),
    rest: z.array(share).min(1),
  }),
  z.strictObject({ kind: z.literal('double') }),
])

const rounding = z.strictObject({
  /** Each place down to a whole number of these, of cents where nothing is said. */
  to: money.default(cents(1)),
  /** And what is left to this place, to the first where none is named. */
  rest: whole.default(1),
})

const bounties = z.strictObject({
  targets: z.enum(['chosen', 'everybody']),
  /** For each target. */
  amount: money,
  from: z.enum(BOUNTY_FROM),
  paid: z.enum(BOUNTY_PAID),
})

/** Dated, and never a clause: what the house settles where no document speaks. */
const houseRules = z.strictObject({
  dated: date,
  /** Whose rules they follow: `TDA 2024`. */
  edition: title.optional(),
  /** How many players the fullest table may have more than the shortest. */
  balance: whole,
  /** So many short, and a table waits. */
  halt: whole,
  /** Tables in the order in which they are broken. */
  breaks: z.array(z.string()).optional(),
  /** Hand for hand: minutes that each hand takes off the clock. */
  handMinutes: whole.optional(),
})

export const tournamentChoices = {
  tournament: z
    .strictObject({
      date: date.optional(),
      begins: clock.optional(),
      buyIn: money,
      fee: money,
      /** Of each stack at the start. */
      chips: whole,
      /** Other terms for some of them; rules that want equal ones refuse it. */
      termsFor: z
        .array(z.strictObject({ who: title, buyIn: money.optional(), fee: money.optional(), chips: whole.optional() }))
        .optional(),
      rebuys: rebuys.optional(),
      addOns: addOns.optional(),
      reEntries: reEntries.optional(),
      /** New entries until this level is over; without it until the start. */
      lateUntilLevel: whole.optional(),
      /** Seats of a table, and the most entries at one time; whoever comes then is an alternate. */
      seats: whole,
      most: whole.optional(),
      /** The players of a field that is full when they are there. */
      field: whole.optional(),
      levels,
      chipSet: z.array(chip).min(1).optional(),
      guarantee: money.optional(),
      /** What the house adds, whatever is collected. */
      added: money.optional(),
      charity: z.strictObject({ name: title, share, recognised: title }).optional(),
      pays: tournamentPays,
      rounding: rounding.optional(),
      bounties: bounties.optional(),
      /** Activities at which an entry can be won: their occasions, or a name from outside. */
      wonAt: z.array(title).optional(),
      houseRules: houseRules.optional(),
    })
    .optional(),
} as const

/** Terms of a tournament: who enters and for how much, what the pool is made of, how it is paid, and what holds while it is played. */
import { z } from 'zod'
import { moneyRange, share, whole, wholeRange } from '../terms.ts'
import { by, term } from './by.ts'

/** How the pool is paid. `double`: whoever is left at half the field has the buy-in twice. */
const PAYS = ['percentages', 'flat', 'fixed and remainder', 'entry first', 'double'] as const
export type PaysKind = (typeof PAYS)[number]
/** Who pays a bounty, and when its winner has it. */
export const BOUNTY_FROM = ['pool', 'house'] as const
export const BOUNTY_PAID = ['at the knock-out', 'at the own exit'] as const

export const entry = z.strictObject({
  by,
  buyIn: z.strictObject({ by, range: moneyRange }),
  /** It never enters the pool. */
  fee: z.strictObject({ by, range: moneyRange, to: z.enum(['house']) }),
  /** Fees, prices and chips are the same for everybody, and none of them by gender. */
  equal: term.optional(),
  gender: term.optional(),
  /** No customer is kept out by the rules themselves. */
  open: term.optional(),
  /** An entry won at another activity: what was paid for it there moves into this pool. */
  won: term.optional(),
  /** Before the start whoever has paid may have it back. */
  back: term,
  /** One person has one entry at a time. */
  once: term,
  /** New entries until a posted level is over. */
  late: term.optional(),
})

/** From the first sign-up on nothing of it changes, and it is known before. */
export const structure = z.strictObject({ by, posted: term })

const bought = z.strictObject({ by, range: moneyRange, times: wholeRange, until: term })
/** For the same seat, with the stack gone or no more than was posted. */
export const rebuys = z.strictObject({
  ...bought.shape,
  /** Said before the hand, it binds. */
  intent: term,
  /** A re-entry is a rebuy that takes a new seat. */
  again: term,
})
export const addOns = bought

const FUNDS = ['buy-ins', 'rebuys', 'add-ons'] as const
export const pool = z.strictObject({
  by,
  of: z.array(z.enum(FUNDS)).min(1),
  guarantee: z
    .strictObject({
      by,
      range: moneyRange,
      short: z.enum(['house gives']),
      /** More was collected than was guaranteed. */
      over: term,
    })
    .optional(),
  /** The house adds to it, or gives all of it where nobody pays to enter. */
  added: term.optional(),
  freeRoll: term.optional(),
  /** All or part of what players pay goes to a charity instead of to winners. */
  charity: z
    .strictObject({
      by,
      posted: term,
      /** A body that the state knows as one, which has no hand in running it. */
      recognised: term,
    })
    .optional(),
})

export const pays = z.strictObject({
  by,
  oneOf: z.array(z.enum(PAYS)).min(1),
  /** What the percentages add up to. */
  total: z.strictObject({ by, share }).optional(),
  /** By the number of entries that were paid for. */
  byEntries: term.optional(),
  flat: z
    .strictObject({
      by,
      /** More was collected than the amounts add up to, or less. */
      over: term,
      short: term,
    })
    .optional(),
  /** As many prizes as the pool buys, and what is left over equally to whoever has one. */
  fixed: z.strictObject({ by, quotient: term, remainder: term, none: term }).optional(),
  /** An entry in place of the money for first place, with an allowance for the journey. */
  entryFirst: z.strictObject({ by, travel: term, rest: term, short: term }).optional(),
  /** Prizes that are no money. */
  things: term.optional(),
  /** Cents that do not divide, to the posted place. */
  odd: term,
  /** Who goes out at once with equal chips has equal parts of those places. */
  tied: term,
  /** Fewer players than places. */
  fewer: term,
})

export const bounties = z.strictObject({
  by,
  range: moneyRange,
  /** Told to patrons before, with the amount and who pays it. */
  posted: term,
  /** What advertisements have to say where they speak of it. */
  words: z.strictObject({ by, says: z.string() }).optional(),
  /** Designated by the director before the start; `everybody`: each entry is one. */
  targets: z.strictObject({ by, everybody: term }),
  funded: z.strictObject({ by, oneOf: z.array(z.enum(BOUNTY_FROM)).min(1) }),
  paid: z.strictObject({ by, oneOf: z.array(z.enum(BOUNTY_PAID)).min(1) }),
  /** Who is not knocked out keeps the bounty. */
  kept: term,
  /** Of equal hands each has its part. */
  tied: z.strictObject({ by, odd: term }),
  /** What is not paid yet becomes part of a deal. */
  deal: term,
  /** Played for at free tables too, without an entry; the house pays them. */
  free: term.optional(),
})

/** Players who are left divide what is there. */
export const deals = z.strictObject({ by, all: term, noted: term, consent: term })

/** Where half of the field wins. */
export const half = z.strictObject({
  by,
  /** One table, an even number of players. */
  even: term,
  field: z.strictObject({ by, players: wholeRange, preferred: whole }),
  tables: z.strictObject({ by, most: whole }),
  stops: z.strictObject({ by, at: share }),
  doubles: z.strictObject({ by, times: whole }),
  /** Several go out in one hand, and fewer than half are left. */
  together: term,
  /** Who is disqualified counts as out. */
  disqualified: term,
})

/** What stands in the log, in the order of the document that asks for one. */
const LOG_POINTS = [
  'establishment',
  'day, date, time and name',
  'tables',
  'games',
  'method of entry',
  'rebuys and add-ons',
  'participants',
  'fees',
  'source of funds',
  'prize pool',
  'deductions',
  'activities',
  'results',
  'signature',
] as const

export const log = z.strictObject({
  by,
  keep: z.strictObject({ by, years: whole }),
  atHand: z.strictObject({ by, months: whole }),
  /** Handed to the regulator who asks. */
  copies: term,
  has: z.array(z.strictObject({ by, what: z.enum(LOG_POINTS) })).min(1),
})

/** What a penalty is for: the rule that was broken. */
const ground = z.strictObject({ by, what: z.string() })
const penalties = z.strictObject({
  by,
  warning: term,
  /** Away from the table. */
  away: z.strictObject({ by, minutes: z.array(whole).min(1) }),
  disqualified: z.strictObject({ by, chips: term, prize: term }),
  grounds: z.array(ground),
})

/** While it is played. What no document settles goes by the house, and never as a clause. */
export const play = z.strictObject({
  by,
  /** From when a new level holds. */
  level: z.strictObject({ by, from: z.enum(['the next hand']) }),
  /** A stack whose player is not there. */
  absent: z.strictObject({ by, stack: z.enum(['dealt in']) }),
  /** Seats are drawn, and none of them is chosen. */
  seats: term,
  /** Between the fullest table and the shortest. */
  balance: term,
  /** Tables are broken in a posted order. */
  breaks: term,
  /** At so many players short the table waits. */
  halt: term,
  /** Every table plays a hand and waits for the others; each takes its posted minutes. */
  handForHand: term.optional(),
  /** Everybody draws a seat anew for the last table. */
  finalTable: term,
  /** Small chips are raced off: one at most each, and nobody is raced out. */
  colourUp: term,
  /** Several go out in one hand: by the chips at its start. */
  together: term,
  /** Chips of a tournament are worth nothing. */
  chips: term,
  penalties,
  /** It may be called off; then everybody has the money back. */
  off: term,
  rulings: z
    .strictObject({
      by,
      /** Least raise: so many times the bet before; from this part of it on it is made a full one. */
      raise: z.strictObject({ by, times: whole, completed: share }),
      /** In one motion, or stated. */
      motion: term,
      /** Less than a full raise does not open the betting again. */
      short: term,
      oversized: term,
      oddChip: term,
      sidePots: term,
      button: term,
      late: term,
    })
    .optional(),
})

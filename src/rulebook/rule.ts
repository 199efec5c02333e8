/**
 * The shape of a rule file: closed keys, discriminated unions, no expressions. Clauses come first, in the document's
 * order; every term that decides money or a refusal names its clause in `by`.
 */
import { z } from 'zod'
import { drawn, ownGame } from './drawn.ts'
import { fee, pool, reserve } from './funds.ts'
import { dealerHand, line, room, several, shares, withDealer } from './prizes.ts'
import { refineRule } from './refine.ts'
import { tableGame } from './tablegame.ts'
import { flag, leftover, money, whole, wholeRange } from './terms.ts'
import { asking } from './wording.ts'

const by = z.string()

/** runs: the program does it · attested: a person confirms it · shown: sign, sheet, flyer · outside: not ours, listed. */
export const CLAUSE_KINDS = ['runs', 'attested', 'shown', 'outside'] as const
const clause = z.strictObject({ cite: z.string(), kind: z.enum(CLAUSE_KINDS), says: z.string() })

/** Who does not have this may not even post the fee: it is handed back at the lock, as far as the lock knows. */
const refusable = { fee: z.enum(['not accepted']).optional() }

/** Needs are names of small functions in engine/needs.ts. */
const need = z.discriminatedUnion('need', [
  z.strictObject({ by, need: z.literal('posted hours') }),
  z.strictObject({ by, need: z.literal('designated game') }),
  z.strictObject({ by, need: z.literal('not a tournament') }),
  /** `playerDealer: always there`: that hand counts even where nobody names it. */
  z.strictObject({
    by,
    need: z.literal('dealt in'),
    min: whole,
    playerDealer: z.enum(['always there']).optional(),
    /** Asked in these games only. */
    games: z.array(z.string()).min(1).optional(),
  }),
  z.strictObject({ by, need: z.literal('players'), min: whole, max: whole.optional() }),
  z.strictObject({ by, need: z.literal('no misdeal') }),
  z.strictObject({ by, need: z.literal('standard deck') }),
  z.strictObject({ by, need: z.literal('nobody spoke of it') }),
  z.strictObject({ by, need: z.literal('base wager') }),
  z.strictObject({ by, need: z.literal('fee posted') }),
  /** The one fee that covers everybody in the round, whoever put it down. */
  z.strictObject({ by, need: z.literal('fee of the round') }),
  z.strictObject({ by, need: z.literal('seated'), ...refusable }),
  /** Those behind a seat take part where the base game has them, which the house says for each game. */
  z.strictObject({ by, need: z.literal('backline where allowed'), ...refusable }),
  z.strictObject({ by, need: z.literal('pot'), min: money }),
  z.strictObject({ by, need: z.literal('shown down'), for: z.enum(['prize']).optional() }),
  z.strictObject({ by, need: z.literal('best hand'), for: z.enum(['prize']).optional() }),
  z.strictObject({ by, need: z.literal('hand completed'), for: z.enum(['prize']).optional() }),
  /** Who folded before the flop was not there for it; who folded later was. */
  z.strictObject({ by, need: z.literal('in at the flop') }),
  z.strictObject({ by, need: z.literal('dealt in person') }),
  /** Several bet on one hand: it is the seated player's who has a bet on it, or else the first position's. */
  z.strictObject({ by, need: z.literal('owns the hand') }),
  z.strictObject({ by, need: z.literal('present') }),
  /** The regular collection of the house for a base or a bonus wager of that hand. */
  z.strictObject({ by, need: z.literal('collection paid') }),
  z.strictObject({ by, need: z.literal('confirmed by surveillance') }),
  z.strictObject({ by, need: z.literal('not the player-dealer') }),
  z.strictObject({ by, need: z.literal('not a proposition player'), ...refusable }),
  z.strictObject({ by, need: z.literal('no button') }),
  /** Staff of the makers and agencies behind a promotion, and the families of all who work for it or for the house. */
  z.strictObject({ by, need: z.literal('no family or vendor staff') }),
  z.strictObject({
    by,
    need: z.literal('employee'),
    may: z.enum(['off duty', 'off duty and out of uniform', 'never']),
    ...refusable,
  }),
  z.strictObject({ by, need: z.literal('age'), min: whole }),
  z.strictObject({ by, need: z.literal('not excluded') }),
  /** Held by a license of the regulator over the house. */
  z.strictObject({ by, need: z.literal('no licensee') }),
])

const claim = z.strictObject({
  by,
  form: z.string(),
  /** Without minutes there is no hurry, but nothing is handed over before it was shown. */
  /** `from`: only for prizes of that amount and more. */
  id: z.strictObject({ by, minutes: whole.optional(), from: money.optional() }).optional(),
  /**
   * Whole days after the verification, or hours after the hand. `to` names a fund, or says `where it came from`.
   * `claimed`: who comes back with ID in these days has claimed the prize, whenever it is paid.
   */
  expires: z
    .strictObject({
      by,
      days: whole.optional(),
      hours: whole.optional(),
      to: leftover,
      from: money.optional(),
      claimed: z.strictObject({ by }).optional(),
    })
    .refine(
      ({ days, hours }) => (days === undefined) !== (hours === undefined),
      'a claim ends after days or after hours',
    )
    .optional(),
  /** The prize is the winner's own and goes to nobody else. */
  personal: z.strictObject({ by }).optional(),
  /** Who was excluded once and may come again: nothing is handed over until the request is approved. */
  /** Texts that were accepted before the form had a name of its own mean this one. */
  reinstated: z.strictObject({ by, form: z.string().default('reinstatement request') }).optional(),
  /** Money is handed over in these forms only; where a document says so of some prizes, of those. */
  paidIn: z
    .strictObject({ by, forms: z.array(z.string()).min(1), only: z.enum(['fixed prizes']).optional() })
    .optional(),
  /** Prizes that are no money: handed over at their value; the fund that owes it owes the house, which bought it. */
  things: z.strictObject({ by, forms: z.array(z.string()).min(1), only: flag.optional() }).optional(),
  /** A voucher: what costs more the winner pays, what is left over is not paid out. */
  voucher: z.strictObject({ by, form: z.string() }).optional(),
  /** Whether a prize may come from the dealer's tray, and then only under what amount. */
  tray: z
    .strictObject({ by, may: flag, under: money.optional(), only: z.enum(['fixed prizes and envy']).optional() })
    .optional(),
})

/** What the document calls the two keys of the dealer that lock the bets and end the hand. */
const keypad = z.strictObject({
  by,
  start: z.enum(['Start Game', 'Coin In']),
  end: z.enum(['End Game', 'Game Over']),
})

const setting = z.strictObject({
  by,
  oneOf: z.array(z.string()),
  /** May be posted anew while it runs: by the card that is drawn in view of the floor, or as the house decides. */
  anew: z.strictObject({ by, how: z.enum(['drawn card', 'house decides']) }).optional(),
})

const multiplier = z.strictObject({ by, range: wholeRange, rest: z.strictObject({ by, from: z.enum(['reserve']) }) })

const terms = z.strictObject({
  activity: asking('a house and a name like bay-101/blazing-7s', z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)),
  number: whole,
  id: z.string().optional(),
  name: z.string(),
  /** Which lines of which document. */
  document: z.string(),
  /**
   * by hand: who won, and where the rules leave it open how much, one person enters and another confirms.
   * drawing: somebody is drawn and plays for the prize; hands bring tickets.
   */
  runs: z.enum(['hand jackpot', 'by hand', 'drawing', 'table game']),
  games: z.array(z.strictObject({ by, game: z.string(), id: z.string().optional() })),
  /** A game against the house: how it is played and what it pays. */
  table: tableGame.optional(),
  clauses: z.record(z.string(), clause),
  fee: fee.optional(),
  keypad: keypad.optional(),
  pools: z.record(z.string(), pool),
  reserve,
  who: z.array(need),
  /** Run by hand or drawn: what the person who confirms an award answers for each winner. */
  confirm: z.array(z.strictObject({ by, asks: z.string() })).optional(),
  /** Which cards count in which game. */
  counts: z.record(z.string(), z.strictObject({ by, cards: z.string() })).optional(),
  charts: z.strictObject({
    by,
    /** Each game has an option of its own. */
    each: z.strictObject({ by }).optional(),
    /** The chart has rows of its own for each game: the prize for a hand may be another in each. */
    rows: z.strictObject({ by }).optional(),
    /** The house may offer some of the hands only: those with a posted prize. */
    some: z.strictObject({ by }).optional(),
    option: z.record(z.string(), z.array(line).min(1)),
  }),
  highest: z.strictObject({ by, only: flag }).optional(),
  several: several.optional(),
  /** Hands go on a board and are settled when the posted period closes. */
  period: z
    .strictObject({
      by,
      /** Every hand of the chart shares its line's prize, or only the highest hand of the period wins. */
      wins: z.enum(['every hand of the chart', 'highest hand']),
      equal: z.strictObject({ by, hands: z.enum(['share equally', 'each in full']) }),
      present: z.strictObject({ by }).optional(),
    })
    .optional(),
  dealerHand: dealerHand.optional(),
  withDealer: withDealer.optional(),
  /** Those who bet on one hand divide what it wins by their wagers. */
  wagers: z.strictObject({ by }).optional(),
  room: room.optional(),
  shares: z
    .strictObject({
      by,
      fixedUntil: z.strictObject({ by }).optional(),
      /** Rounded up to the chip at the house's cost, if nothing is said. */
      odd: z.strictObject({ by, how: z.enum(['house rounds up', 'stays in the pool']).optional() }),
      /** An ineligible person's part, and a table share without takers, stay in the pool. */
      untaken: z.strictObject({ by, to: z.enum(['reserve']).optional() }),
      option: z.record(z.string(), shares),
    })
    .optional(),
  /** Fixed prizes for a hand of the whole table: each winner has one, or from a posted amount on all divide one. */
  divided: z
    .strictObject({
      by,
      /** Rounded up to the chip; who gives what that takes beyond the prize. */
      odd: z.strictObject({ by, from: z.enum(['reserve']) }),
      /** Without `from` nothing is divided. */
      option: z.record(z.string(), z.strictObject({ by, from: money.optional() })),
    })
    .optional(),
  multiplier: multiplier.optional(),
  /** Somebody is drawn, reports, and plays a game whose rungs are lines of the chart. */
  drawn: drawn.optional(),
  game: ownGame.optional(),
  claim,
  signs: z.strictObject({
    id: z.strictObject({ by, when: z.enum(['another name', 'always']) }).optional(),
    words: z.array(z.strictObject({ by, says: z.string() })),
    show: z.array(z.strictObject({ by, what: z.string() })),
  }),
  /** `full prize`: who makes the beaten hand at a free table has the whole posted prize, not a share of it. */
  free: z
    .strictObject({
      by,
      table: z.enum(['on request']),
      pays: z.enum(['full prize']).optional(),
      /** Only the prize that the player asked for before the deal. */
      asked: z.strictObject({ by }).optional(),
      /** Hands to be dealt there: `max` by game; `full` to every seat; `each` player plays one, the house the rest. */
      hands: z
        .strictObject({
          by,
          min: whole.optional(),
          max: z.record(z.string(), whole).optional(),
          full: flag.optional(),
          each: z.enum(['one']).optional(),
        })
        .optional(),
      /** Every hand at the table has its part, whoever plays it; the parts of the house's own hands are not paid. */
      ownPart: z.strictObject({ by }).optional(),
    })
    .optional(),
  settings: z.record(z.string(), setting).optional(),
  readings: z.array(z.strictObject({ on: z.string(), says: z.string() })),
  absent: z.array(z.strictObject({ what: z.string(), says: z.string() })),
})

/** What a rule file must be beyond its shape is told at the place where it is wrong. */
export const ruleFile = terms.superRefine((written, context) => {
  for (const { path, says } of refineRule(written)) context.addIssue({ code: 'custom', path, message: says })
})

export type RuleFile = z.infer<typeof terms>
export type Need = RuleFile['who'][number]
export type Line = RuleFile['charts']['option'][string][number]
export type PoolTerms = RuleFile['pools'][string]

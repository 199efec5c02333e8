/**
 * Facts as they are written, named once for the door and for scenarios: the one writes true and cents, the other yes and
 * dollars, so each brings its own way of writing a flag and an amount.
 */
import { z } from 'zod'
import type { Cents } from '../../base/money.ts'
import { type Bettor, CONNECTIONS, DUTIES, type Hand, type RoundFacts, STREETS } from './fact.ts'

type Written<Fact> = { readonly [Name in keyof Fact]?: z.ZodType }

export const writtenRound = <Flag extends z.ZodType<boolean>>(flag: Flag) =>
  ({
    tournament: flag.optional(),
    misdeal: flag.optional(),
    standardDeck: flag.optional(),
    spokenOf: flag.optional(),
    surveillance: flag.optional(),
    freeTable: flag.optional(),
  }) satisfies Written<RoundFacts>

export const writtenHand = <Flag extends z.ZodType<boolean>>(flag: Flag) =>
  ({
    folded: flag.optional(),
    foldedOn: z.enum(STREETS).optional(),
    won: flag.optional(),
    betsCompleted: flag.optional(),
    button: z.enum(['none', 'hold', 'missed blind']).optional(),
    dealt: flag.optional(),
    heldAside: flag.optional(),
    wageredOn: z.enum(['player', 'banker', 'tie']).optional(),
  }) satisfies Written<Hand>

export const writtenBettor = <Flag extends z.ZodType<boolean>, Amount extends z.ZodType<Cents>>(
  flag: Flag,
  amount: Amount,
) =>
  ({
    wagered: flag.optional(),
    wager: amount.optional(),
    collectionPaid: flag.optional(),
    present: flag.optional(),
    feePosted: flag.optional(),
    dealerFeePosted: flag.optional(),
    duty: z.enum(DUTIES).optional(),
    proposition: flag.optional(),
    connection: z.enum(CONNECTIONS).optional(),
  }) satisfies Written<Bettor>

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
    tournament: flag.exactOptional(),
    misdeal: flag.exactOptional(),
    standardDeck: flag.exactOptional(),
    spokenOf: flag.exactOptional(),
    surveillance: flag.exactOptional(),
    freeTable: flag.exactOptional(),
  }) satisfies Written<RoundFacts>

export const writtenHand = <Flag extends z.ZodType<boolean>>(flag: Flag) =>
  ({
    folded: flag.exactOptional(),
    foldedOn: z.enum(STREETS).exactOptional(),
    won: flag.exactOptional(),
    betsCompleted: flag.exactOptional(),
    button: z.enum(['none', 'hold', 'missed blind']).exactOptional(),
    dealt: flag.exactOptional(),
    heldAside: flag.exactOptional(),
    wageredOn: z.enum(['player', 'banker', 'tie']).exactOptional(),
  }) satisfies Written<Hand>

export const writtenBettor = <Flag extends z.ZodType<boolean>, Amount extends z.ZodType<Cents>>(
  flag: Flag,
  amount: Amount,
) =>
  ({
    wagered: flag.exactOptional(),
    wager: amount.exactOptional(),
    collectionPaid: flag.exactOptional(),
    present: flag.exactOptional(),
    feePosted: flag.exactOptional(),
    dealerFeePosted: flag.exactOptional(),
    duty: z.enum(DUTIES).exactOptional(),
    proposition: flag.exactOptional(),
    connection: z.enum(CONNECTIONS).exactOptional(),
  }) satisfies Written<Bettor>

/** Who takes part: names of small functions in engine/judging/needs.ts, in the order in which a refusal decides. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { money, whole } from '../terms.ts'
import { explaining } from '../text/wording.ts'
import { by } from './by.ts'

/** Who does not have this may not even post the fee: it is handed back at the lock, as far as the lock knows. */
const refusable = { fee: z.enum(['not accepted']).optional() }

/** Out of uniform in free time, or in uniform while waiting to be called to work. */
const EMPLOYED = 'off duty and out of uniform or standby in uniform'

/** On a person or an hour: these can be held against an award whoever decides it. */
const ofPersons = [
  z.strictObject({ by, need: z.literal('posted hours') }),
  z.strictObject({ by, need: z.literal('present') }),
  z.strictObject({ by, need: z.literal('confirmed by surveillance') }),
  z.strictObject({ by, need: z.literal('not a proposition player'), ...refusable }),
  /** Staff of the makers and agencies behind a promotion, and the families of all who work for it or for the house. */
  z.strictObject({ by, need: z.literal('no family or vendor staff') }),
  z.strictObject({
    by,
    need: z.literal('employee'),
    may: z.enum(['off duty', 'off duty and out of uniform', EMPLOYED, 'never']),
    ...refusable,
  }),
  z.strictObject({ by, need: z.literal('age'), min: whole }),
] as const

/** On the round, its cards and its bets: nobody tells them where people decide. */
const ofRounds = [
  z.strictObject({ by, need: z.literal('designated game') }),
  z.strictObject({ by, need: z.literal('not a tournament') }),
  /** `playerDealer: always there`: that hand counts even where nobody names it. */
  z.strictObject({
    by,
    need: z.literal('dealt in'),
    min: whole,
    playerDealer: z.enum(['always there']).optional(),
    /** `active only`: a hand that was thrown away does not count, and has no part in what the table shares. */
    hands: z.enum(['active only']).optional(),
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
  /** The regular collection of the house for a base or a bonus wager of that hand. */
  z.strictObject({ by, need: z.literal('collection paid') }),
  z.strictObject({ by, need: z.literal('not the player-dealer') }),
  z.strictObject({ by, need: z.literal('no button') }),
] as const

/** On persons whom the house knows before they play: where they are drawn. */
const ofEntrants = [
  z.strictObject({ by, need: z.literal('not excluded') }),
  /** Held by a license of the regulator over the house. */
  z.strictObject({ by, need: z.literal('no licensee') }),
  /** The form of the club card is filled out, with everything that it asks for. */
  z.strictObject({ by, need: z.literal('club form') }),
] as const

const need = z.discriminatedUnion('need', [...ofPersons, ...ofRounds, ...ofEntrants])
export type Need = z.infer<typeof need>

export const whoPlays = z.array(z.discriminatedUnion('need', [...ofPersons, ...ofRounds]))
export const whoIsDrawn = z.array(need)
/** A condition on cards is known, but nobody could hold it against an award that a person enters. */
export const whoIsAwarded = z.array(
  explaining(z.discriminatedUnion('need', [...ofPersons]), (need) =>
    NEEDS.includes(need) ? message('condition is not held against an award', { need }) : undefined,
  ),
)
const namesOf = (needs: readonly { readonly shape: { readonly need: { readonly values: ReadonlySet<string> } } }[]) =>
  needs.flatMap(({ shape }): string[] => [...shape.need.values])
const NEEDS = namesOf([...ofRounds, ...ofEntrants])
const OF_ROUNDS: ReadonlySet<string> = new Set(namesOf(ofRounds))
/** Asked when the cards lie there, and not again of somebody who is drawn later. */
export const isOfRound = ({ need }: Need): boolean => OF_ROUNDS.has(need)

/** What the person who confirms an award answers for each winner. */
export const confirm = z.array(z.strictObject({ by, asks: z.string() }))

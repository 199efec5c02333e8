/** Terms of what happens between a drawing that gives a pass and the prize. */
import { z } from 'zod'
import type { KeysRules } from '../../games/keys/game.ts'
import type { PlayDownRules } from '../../games/playdown/game.ts'
import { clock, whole } from '../terms.ts'
import { by, term } from './by.ts'

const beginning = {
  by,
  /** Without a time of day the house posts one. */
  begins: z.strictObject({ by, at: clock.optional() }),
  /** Everybody is there and shows the pass that was given to this person. */
  pass: term,
  /** Who still owes identification then has lost the chance; nobody is drawn instead. */
  noId: term,
}
/** A line of the chart that something is paid by. */
const paid = z.strictObject({ by, line: z.string() })

/** Cards give the order in which envelopes are chosen and their keys tried. */
const keys = z.strictObject({
  is: z.literal('keys'),
  ...beginning,
  cards: z.strictObject({ by, number: whole }),
  order: term,
  choose: term,
  try: term,
  wins: paid,
  fewer: z.strictObject({ by, envelopes: z.enum(['all', 'one each']) }),
  none: z.strictObject({ by, means: z.enum(['nobody wins', 'choose again']) }),
})

/** Tables play hands, the first of each go on to a final table; chips decide. */
const playDown = z.strictObject({
  is: z.literal('play-down'),
  ...beginning,
  tables: z.strictObject({ by, number: whole, seats: whole, hands: whole }),
  goOn: z.strictObject({ by, places: whole }),
  final: z.strictObject({ by, hands: whole }),
  out: paid,
  others: paid,
  first: paid,
  ties: term,
  fewer: term,
})

export const stage = z.discriminatedUnion('is', [keys, playDown])
export type StageTerms = z.infer<typeof stage>
export type KeysTerms = z.infer<typeof keys>
export type PlayDownTerms = z.infer<typeof playDown>

export const stageChoices = {
  /** The time of day at which it begins, where the rules leave it to the house. */
  stageAt: clock.optional(),
}

export const keysRules = ({ cards, order, choose, try: trying, wins, fewer, none }: KeysTerms): KeysRules => ({
  cards,
  order,
  choose,
  try: trying,
  wins,
  fewer,
  none,
})
export const playDownRules = ({
  tables,
  goOn,
  final,
  out,
  others,
  first,
  ties,
  fewer,
}: PlayDownTerms): PlayDownRules => ({ tables, goOn, final, out, others, first, ties, fewer })

/** The lines that it pays by. */
export const linesOf = (terms: StageTerms): string[] =>
  terms.is === 'keys' ? [terms.wins.line] : [terms.out.line, terms.others.line, terms.first.line]

/** How many can take part. */
export const roomFor = (terms: StageTerms): number =>
  terms.is === 'keys' ? terms.cards.number : terms.tables.number * terms.tables.seats

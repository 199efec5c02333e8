/** What every rule file has, whatever it runs: its name, the clauses in the document's order, and what stands beside them. */
import { z } from 'zod'
import { message } from '../../base/message.ts'
import { whole } from '../terms.ts'
import { asking } from '../text/wording.ts'
import { by, term } from './by.ts'
import { claim } from './claim.ts'

/**
 * runs: the program does it · attested: a person confirms it · shown: sign, sheet, flyer · allowed: it only permits, and
 * nothing is refused by it · outside: not ours, listed.
 */
export const CLAUSE_KINDS = ['runs', 'attested', 'shown', 'allowed', 'outside'] as const
export type ClauseKind = (typeof CLAUSE_KINDS)[number]
const clause = z.strictObject({ cite: z.string(), kind: z.enum(CLAUSE_KINDS), says: z.string() })

const signs = z.strictObject({
  id: z.strictObject({ by, when: z.enum(['another name', 'always']) }).optional(),
  words: z.array(z.strictObject({ by, says: z.string() })),
  show: z.array(z.strictObject({ by, what: z.string() })),
})

/** Who has more of it than another way to read the same words would give; `neither` also where it is between players. */
const FAVOURS = ['players', 'house', 'neither'] as const
export type Favours = (typeof FAVOURS)[number]

/** What a document says of records and of stopping, which the program does for every activity alike. */
const kept = z.strictObject({
  /** Every rise and fall of a fund is in books of the activity's own. */
  books: term.optional(),
  /** Collections and payments are logged, with time and winner. */
  log: term.optional(),
  /** What each table took is reported by day. */
  report: term.optional(),
  /** A win is verified by an authorized person, and recorded by that. */
  wins: term.optional(),
  /** A recorded win is taken back by an adjustment with a reason, never erased. */
  corrections: term.optional(),
  /** It ends at once when the regulator says so. */
  stop: term.optional(),
})

/**
 * How the house reads a clause, or what it takes to hold where no clause speaks of the matter; then `on` is the clause nearest
 * to it. Without an id its place in the list is it. Texts that were accepted before do not say whom it favours; new ones must.
 */
const reading = z.strictObject({
  id: asking(message('an id of a reading'), z.string().regex(/^R\d+$/)).optional(),
  on: z.string(),
  favours: z.enum(FAVOURS).optional(),
  says: z.string(),
})
const readings = z
  .array(reading)
  .transform((list) => list.map(({ id, ...rest }, index) => ({ id: id ?? `R${index + 1}`, ...rest })))

export const shared = {
  activity: asking(message('a house and a name'), z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)),
  number: whole,
  id: z.string().optional(),
  name: z.string(),
  /** Which lines of which document. */
  document: z.string(),
  clauses: z.record(z.string(), clause),
  games: z.array(z.strictObject({ by, game: z.string(), id: z.string().optional() })),
  claim,
  signs,
  kept: kept.optional(),
  readings,
  /** What the document refers to and we do not have; the house supplies it before posting. */
  absent: z.array(z.strictObject({ what: z.string(), says: z.string() })),
  /** What the house says itself, by the place of the term that goes by it: `pools.main.falls`. */
  house: z.record(z.string(), z.string().min(1)).optional(),
}

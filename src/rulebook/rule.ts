/**
 * A rule file: the accepted reading of an approved document, a union by what it `runs`. Closed keys, no expressions; clauses
 * in the document's order, and every term that decides money or a refusal names in `by` what it goes by.
 */
import type { z } from 'zod'
import type { KINDS, Runs } from './kinds.ts'
import type { Drawn } from './parts/drawing.ts'
import type { Need as AnyNeed } from './parts/who.ts'
import type { Whole } from './whole.ts'

/** As the schema of each kind reads it. */
export type Schema = (typeof KINDS)[number]['rule']
type ByKind = z.infer<Schema>

type Part<Union, Key extends PropertyKey> = Union extends unknown
  ? Key extends keyof Union
    ? NonNullable<Union[Key]>
    : never
  : never
type LineByKind = Part<ByKind, 'charts'>['option'][string][number]
type Charts = Whole<Part<ByKind, 'charts'>>

/** Parts that several kinds have, each with other keys: whoever serves them all may ask for any of these. */
type Parts = {
  charts: Omit<Charts, 'option'> & { option: Record<string, Line[]> }
  pools: Record<string, PoolTerms>
  who: AnyNeed[]
  several: Whole<Part<ByKind, 'several'>>
  free: Whole<Part<ByKind, 'free'>>
  drawn: Drawn
}
type Joined<Rule> = Rule extends unknown
  ? { [Key in keyof Rule]: Key extends keyof Parts ? Parts[Key] : Rule[Key] }
  : never

export type RuleFile = Whole<Joined<ByKind>>
export type RuleOf<Kind extends Runs> = Extract<RuleFile, { runs: Kind }>
type Paying<One> = One extends { pays: unknown } ? Omit<One, 'pays'> & { pays: Whole<LineByKind['pays']> } : never
export type Line = Whole<Paying<LineByKind>>
export type Need = RuleFile['who'][number]
export type PoolTerms = Whole<Part<ByKind, 'pools'>[string]>

export const isBadBeat = (rule: RuleFile): rule is RuleOf<'bad beat'> => rule.runs === 'bad beat'
export const isPeriodJackpot = (rule: RuleFile): rule is RuleOf<'period jackpot'> => rule.runs === 'period jackpot'
export const isDrawing = (rule: RuleFile): rule is RuleOf<'drawing'> => rule.runs === 'drawing'
export const isCoupons = (rule: RuleFile): rule is RuleOf<'coupons'> => rule.runs === 'coupons'
export const isCredits = (rule: RuleFile): rule is RuleOf<'credits'> => rule.runs === 'credits'
export const isContest = (rule: RuleFile): rule is RuleOf<'contest'> => rule.runs === 'contest'
export const isSquares = (rule: RuleFile): rule is RuleOf<'squares'> => rule.runs === 'squares'
export const isTournament = (rule: RuleFile): rule is RuleOf<'tournament'> => rule.runs === 'tournament'
export const isByHand = (rule: RuleFile): rule is RuleOf<'by hand'> => rule.runs === 'by hand'

/** What patrons hold, coupons, credits and forms, tables on a grid, entries of tournaments: no hand brings any. */
export const isHeld = (rule: RuleFile): boolean =>
  isCoupons(rule) || isCredits(rule) || isContest(rule) || isSquares(rule) || isTournament(rule)

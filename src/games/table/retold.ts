/** Cards told once are those that are turned over and held against; only somebody of the floor sets a slip right, and it is said. */
import type { Refusal } from '../../base/refusal.ts'
import { type Card, signsOf } from '../../cards/card.ts'
import { clauseOf, type TableRules, type Term } from './rules.ts'
import { type Instruction, refuseBy } from './table.ts'

export const isOther = (before: readonly Card[] | undefined, now: readonly Card[]): before is readonly Card[] =>
  before?.some((card) => !now.includes(card)) === true

export function whyNotRetold(
  rules: TableRules,
  who: string,
  before: readonly Card[] | undefined,
  now: readonly Card[],
  term: Term,
): Refusal | undefined {
  if (!isOther(before, now)) return undefined
  return refuseBy(rules, who, `${signsOf(before)} were told before; a floor person sets that right`, term)
}

export const retold = (
  rules: TableRules,
  who: string,
  before: readonly Card[] | undefined,
  now: readonly Card[],
  term: Term,
): Instruction[] =>
  isOther(before, now)
    ? [
        {
          does: 'check',
          says: `the cards of ${who} are set right; told were ${signsOf(before)}`,
          by: clauseOf(rules, term),
        },
      ]
    : []

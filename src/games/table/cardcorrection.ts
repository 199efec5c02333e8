/** Cards told once are those that are turned over and held against; only somebody of the floor sets a slip right, and it is said. */

import { message } from '../../base/message.ts'
import type { Concern } from '../../base/party.ts'
import type { Refusal } from '../../base/refusal.ts'
import { type Card, signsOf } from '../../cards/card.ts'
import type { Position } from './instructions.ts'
import { clauseOf, type TableRules, type Term } from './rules.ts'
import { type Instruction, refuseBy } from './table.ts'

export const isOther = (before: readonly Card[] | undefined, now: readonly Card[]): before is readonly Card[] =>
  before?.some((card) => !now.includes(card)) === true

export function whyNotRetold(
  rules: TableRules,
  of: Position,
  before: readonly Card[] | undefined,
  now: readonly Card[],
  term: Term,
): Refusal | undefined {
  if (!isOther(before, now)) return undefined
  const who: Concern = of === 'dealer' ? { kind: 'dealer' } : { kind: 'position', seat: of }
  return refuseBy(rules, who, term, 'cards told before', { cards: signsOf(before) })
}

export const retold = (
  rules: TableRules,
  of: Position,
  before: readonly Card[] | undefined,
  now: readonly Card[],
  term: Term,
): Instruction[] =>
  isOther(before, now)
    ? [{ does: 'check', ...message('cards set right', { of, told: signsOf(before) }), by: clauseOf(rules, term) }]
    : []

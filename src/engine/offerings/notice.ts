/** A running offering changes: what patrons must have notice of, and what stays as it is. */

import { toWire } from '../../base/money.ts'
import { because, type Reason } from '../../base/refusal.ts'
import { balance } from '../../ledger/balances.ts'
import { poolAccount } from '../../ledger/name.ts'
import { unscaledSeeds } from '../../rulebook/checks/tablecheck.ts'
import { type Chosen, chartOf, funderOf, prizeOf } from '../../rulebook/choice.ts'
import type { Offering } from '../../rulebook/offering.ts'
import type { Line, RuleFile } from '../../rulebook/rule.ts'
import type { Ask } from '../mechanism.ts'
import type { ChangedTerm } from './messages.ts'
import type { State } from './vocabulary.ts'

const same = (one: unknown, other: unknown): boolean => written(one) === written(other)
const written = (value: unknown): string =>
  JSON.stringify(value, (_, part) => {
    if (typeof part === 'bigint') return part.toString()
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
  }) ?? ''

/** Every posted term that the new version changes, under its clause: none of them without notice. */
export function changedTerms(rule: RuleFile, now: Offering, next: Offering): Reason[] {
  const changed: Reason[] = []
  const say = (isSame: boolean, clause: string | undefined, term: ChangedTerm, name?: string) => {
    const what = name === undefined ? { term } : { term, name }
    if (!isSame) changed.push(because(clause ?? rule.charts.by, 'term changes without notice', what))
  }
  say(same(now.chart, next.chart) && same(now.charts, next.charts), rule.charts.by, 'chart')
  say(same(now.lines, next.lines), rule.charts.some?.by, 'hands')
  say(same(now.structure, next.structure), rule.shares?.by ?? rule.room?.by ?? rule.divided?.by, 'payout structure')
  for (const name of new Set([now, next].flatMap(({ prizes }) => Object.keys(prizes ?? {}))))
    say(same(now.prizes?.[name], next.prizes?.[name]), clauseOf(rule, name), 'prize', name)
  say(same(now.prizesIn, next.prizesIn), rule.charts.rows?.by, 'prizes by game')
  for (const name of new Set([now, next].flatMap(({ ranges }) => Object.keys(ranges ?? {}))))
    say(same(now.ranges?.[name], next.ranges?.[name]), clauseOf(rule, name), 'range', name)
  const hours = rule.who.find(({ need }) => need === 'posted hours')
  say(same(now.hours, next.hours), hours?.by, 'hours')
  say(same(now.periods, next.periods), rule.period?.by, 'periods')
  say(same(now.drawings, next.drawings), rule.drawn?.by, 'drawings')
  say(same(now.things, next.things), rule.claim.things?.by, 'things')
  say(same(now.multiplier, next.multiplier), rule.multiplier?.by, 'multiplier')
  for (const [name, { by, anew }] of Object.entries(rule.settings ?? {}))
    say(anew !== undefined || same(now.settings?.[name], next.settings?.[name]), by, 'setting', name)
  return changed
}

const clauseOf = ({ charts }: RuleFile, name: string): string | undefined => {
  const lines: Line[] = Object.values(charts.option).flat()
  return (lines.find(({ line }) => line === name) ?? lines.find(({ table }) => table?.line === name)?.table)?.by
}

/**
 * What may not change while it runs: the payout structure until the jackpot is hit and awarded, and a posted prize downward. A prize
 * is awarded when nothing of it waits to be paid: until then the hit can be declined or backed out, and the structure with it.
 */
export function frozenTerms(state: State, rule: RuleFile, now: Offering, next: Offering, ask: Ask): Reason[] {
  const { activity } = rule
  const reasons: Reason[] = []
  const fixed = ask.fixesTerms(activity)
  if (fixed !== undefined && !same(now, next)) reasons.push(fixed)
  const isAwarded = (state.offerings.get(activity)?.won.size ?? 0) > 0 && ask.unpaidHits(activity).length === 0
  if (rule.shares?.fixedUntil !== undefined && now.structure !== next.structure && !isAwarded) {
    reasons.push(because(rule.shares.fixedUntil.by, 'payout structure stays', { structure: now.structure ?? '' }))
  }
  for (const [name, terms] of Object.entries(rule.pools)) {
    const posted = balance(state.balances, funderOf(rule), poolAccount(name))
    const cap = next.pools?.[name]?.cap
    if (cap !== undefined && cap < posted) {
      reasons.push(because(terms.falls.by, 'cap under posted prize', { cap: toWire(cap), posted: toWire(posted) }))
    }
  }
  return [
    ...reasons,
    ...unscaledSeeds(rule, now, next),
    ...loweredPrizes({ rule, offering: now }, { rule, offering: next }),
  ]
}

const gamesOf = ({ rule }: Chosen, line: Line): string[] => line.games ?? rule.games.map(({ game }) => game)

/** A fixed prize of a hand that stays on offer; where the rules let posted prizes fall with notice, it may fall too. */
function loweredPrizes(now: Chosen, next: Chosen): Reason[] {
  const mayFall = Object.values(now.rule.pools).some(({ falls }) => falls.only === 'when won or lowered with notice')
  if (mayFall) return []
  const offered = chartOf(next.rule, next.offering)
  return chartOf(now.rule, now.offering).flatMap((line): Reason[] => {
    if (line.pays.kind !== 'fixed' || !offered.includes(line)) return []
    const lowered = gamesOf(now, line)
      .map((game) => ({ before: prizeOf(now, line, game), after: prizeOf(next, line, game) }))
      .find(({ before, after }) => after < before)
    if (lowered === undefined) return []
    const { before, after } = lowered
    const prize = { line: line.line, from: toWire(before), to: toWire(after) }
    return [because(line.by, 'posted prize is not lowered', prize)]
  })
}

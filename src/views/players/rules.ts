/** The rules of an activity for whoever plays: every clause in plain words, in the order of its document. */
import type { Running } from '../../engine/offerings/running.ts'
import { linesOf } from '../clausesheet/cite.ts'

export type PlayersRules = {
  readonly activity: string
  readonly name: string
  readonly id: string
  /** The approved document. */
  readonly document: string
  /** Where the house began to run it so. */
  readonly since: string
  readonly parts: readonly { readonly heading: string; readonly clauses: readonly PlayersClause[] }[]
}
export type PlayersClause = { readonly clause: string; readonly says: string; readonly readings: readonly string[] }

export function playersRules({ rule, offering }: Running, since: string): PlayersRules {
  const ordered = Object.entries(rule.clauses)
    .map(([clause, { cite, says }]) => ({ clause, says, ...linesOf(cite) }))
    .sort((a, b) => a.first - b.first)
  const parts: { heading: string; clauses: PlayersClause[] }[] = []
  for (const { clause, says, heading } of ordered) {
    const readings = rule.readings.filter(({ on }) => on === clause).map((reading) => reading.says)
    const last = parts.at(-1)
    if (last?.heading === heading) last.clauses.push({ clause, says, readings })
    else parts.push({ heading, clauses: [{ clause, says, readings }] })
  }
  return {
    activity: rule.activity,
    name: offering.name ?? rule.name,
    id: rule.id ?? '',
    document: rule.document,
    since,
    parts,
  }
}

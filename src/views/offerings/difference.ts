/** What a new rule file changes against the accepted one: clause by clause, and the lines of the terms. */
import type { Favours } from '../../rulebook/parts/shared.ts'
import type { RuleFile } from '../../rulebook/rule.ts'

export type ClauseChange = {
  readonly clause: string
  readonly kind: string
  readonly cite: string
  readonly says: string
  readonly readings: readonly ReadingView[]
  readonly change?: 'new' | 'changed'
  /** As it was accepted. */
  readonly before?: string
}

export type ReadingView = { readonly id: string; readonly says: string; readonly favours?: Favours | undefined }

export function clauseChanges(rule: RuleFile, accepted: RuleFile | undefined): ClauseChange[] {
  const on = (of: RuleFile, clause: string) => of.readings.filter((reading) => reading.on === clause)
  // Whom a reading favours is part of what is accepted.
  const readings = (of: RuleFile, clause: string) =>
    on(of, clause).map(({ says, favours = '' }) => `${favours} ${says}`)
  return Object.entries(rule.clauses).map(([clause, { kind, cite, says }]) => {
    const own = { clause, kind, cite, says, readings: on(rule, clause).map(({ on: _, ...reading }) => reading) }
    if (accepted === undefined) return own
    const before = accepted.clauses[clause]
    if (before === undefined) return { ...own, change: 'new' as const }
    const same =
      before.kind === kind &&
      before.cite === cite &&
      before.says === says &&
      readings(accepted, clause).join('\n') === readings(rule, clause).join('\n')
    if (same) return own
    const was = [before.says, ...on(accepted, clause).map((one) => one.says)].join(' ')
    return { ...own, change: 'changed' as const, before: `${was} (${before.kind}, ${before.cite})` }
  })
}

export const goneClauses = (rule: RuleFile, accepted: RuleFile | undefined): { clause: string; says: string }[] =>
  Object.entries(accepted?.clauses ?? {})
    .filter(([clause]) => rule.clauses[clause] === undefined)
    .map(([clause, { says }]) => ({ clause, says }))

export type LineChange = { readonly is: 'new' | 'gone'; readonly text: string }

/** Lines that are in one text only, in their order; what is in both is left out. */
export function lineChanges(before: string, after: string): LineChange[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  const long = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      long[i]![j] = a[i] === b[j] ? long[i + 1]![j + 1]! + 1 : Math.max(long[i + 1]![j]!, long[i]![j + 1]!)
  const changes: LineChange[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && long[i + 1]![j]! >= long[i]![j + 1]!)) {
      changes.push({ is: 'gone', text: a[i] ?? '' })
      i += 1
    } else {
      changes.push({ is: 'new', text: b[j] ?? '' })
      j += 1
    }
  }
  return changes
}

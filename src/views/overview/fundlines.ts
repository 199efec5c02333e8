/** What each fund owed when the last days ended, reckoned backwards from what it owes now: the small plot beside it. */
import { type AccountName, isInside } from '../../ledger/name.ts'
import type { SumRow } from './days.ts'

export type FundLines = {
  /** Business days, today last. */
  readonly days: readonly string[]
  /** By activity whose funds they are, in cents: when each day ended; of today, now. */
  readonly funds: readonly { readonly activity: string; readonly owed: readonly string[] }[]
}

/** `now`: by activity, what its funds owe. */
export function fundLines(
  days: readonly string[],
  rows: readonly Omit<SumRow, 'what' | 'moves'>[],
  now: ReadonlyMap<string, number>,
): FundLines {
  const changes = new Map<string, Map<string, number>>()
  for (const { day, activity, book, from, to, amount } of rows) {
    const change = book === 'c' ? 0 : owes(to) - owes(from)
    if (change === 0) continue
    const own = changes.get(activity) ?? new Map<string, number>()
    changes.set(activity, own)
    own.set(day, (own.get(day) ?? 0) + change * amount)
  }
  return {
    days,
    funds: [...now].map(([activity, owed]) => ({ activity, owed: levelsOf(days, owed, changes.get(activity)) })),
  }
}

/** Sums name meters, and all other accounts by their kind. */
const owes = (name: string): 0 | 1 => (isInside(name as AccountName) ? 1 : 0)

function levelsOf(days: readonly string[], now: number, changes: ReadonlyMap<string, number> | undefined): string[] {
  let level = now
  return days
    .toReversed()
    .map((day) => {
      const ended = level
      level -= changes?.get(day) ?? 0
      return `${ended}`
    })
    .reverse()
}

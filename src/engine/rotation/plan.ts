/** What a push of a whole string does: everybody one table on, the last one off, and in front whoever is ready longest. */
import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { dealsAt, minutesLeft, whyNoDealer, whyNotDealt } from './ready.ts'
import type { InLineUp, State } from './vocabulary.ts'

export type Plan = {
  /** By table, who comes there. */
  readonly dealers: Readonly<Record<string, string>>
  /** Comes in from outside of the string. */
  readonly coming: readonly string[]
  /** Goes on a break. */
  readonly off?: string
}

/** `ready` come in, in their order; `isGiven`: these and no others, so that nobody else comes than was suggested. */
export function planOf(
  state: State,
  string: string,
  at: number,
  ready: readonly InLineUp[],
  { dealing = state.dealing, isGiven = false }: { dealing?: ReadonlyMap<string, string>; isGiven?: boolean } = {},
): Plan | Refusal {
  const tables = (state.strings.get(string) ?? []).filter((table) => state.tables.get(table)?.openedAt !== undefined)
  if (tables.length === 0) return refuseOrder('string has no open table', { string })
  const left = [...ready]
  const dealers: Record<string, string> = {}
  const coming: string[] = []
  let next: string | undefined
  for (const table of tables) {
    // In front, and behind a table where nobody dealt, somebody comes in from outside.
    if (next === undefined) {
      const index = left.findIndex(({ dealer }) => dealsAt(state, dealer, table))
      const [found] = index < 0 ? [] : left.splice(index, 1)
      if (found === undefined) return nobodyFor(state, table, at)
      next = found.dealer
      coming.push(next)
    } else {
      const refused = whyNoDealer(state, next) ?? whyNotDealt(state, next, table)
      if (refused !== undefined) return refused
    }
    dealers[table] = next
    next = dealing.get(table)
  }
  const [unused] = isGiven ? left : []
  if (unused !== undefined) return refuseOrder('nobody to relieve', { dealer: unused.dealer, string })
  return { dealers, coming, ...(next === undefined ? {} : { off: next }) }
}

/** With whose break is over first, where somebody has one. */
export function nobodyFor(state: State, table: string, at: number): Refusal {
  const [soonest] = [...state.lineUp.values()]
    .filter(({ dealer, where }) => minutesLeft(where, at) > 0 && dealsAt(state, dealer, table))
    .sort((a, b) => minutesLeft(a.where, at) - minutesLeft(b.where, at))
  return refuseOrder('nobody to come in', {
    table,
    ...(soonest === undefined ? {} : { dealer: soonest.dealer, minutes: minutesLeft(soonest.where, at) }),
  })
}

export const isPlan = (plan: Plan | Refusal): plan is Plan => !isRefusal(plan)

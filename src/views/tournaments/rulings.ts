/** Rules of play with numbers, as the approved document of a tournament settles them, each with its clause. */
import type { State } from '../../engine/mechanisms.ts'
import { inOrder } from '../../engine/offerings/occasions.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import type { RaiseRule } from '../../games/tournament/rulings.ts'
import { isTournament } from '../../rulebook/rule.ts'

export type RulingsView = {
  readonly activity: string
  readonly rule: string
  readonly name: string
  readonly raise: RaiseRule
  /** All of the document, as the sheet has it. */
  readonly sheet: readonly { readonly clause: string; readonly says: string }[]
  readonly by: {
    readonly raise: string
    readonly oversized: string
    readonly short: string
    readonly oddChip: string
    readonly sidePots: string
    readonly level: string
  }
}

export const rulingsViews = (state: State): RulingsView[] =>
  inOrder(state).flatMap(({ activity, status }) => {
    const running = runningOf(state, activity)
    if (running === undefined || status === 'closed' || !isTournament(running.rule)) return []
    const { play, name, activity: rule, clauses } = running.rule
    const { rulings } = play
    if (rulings === undefined) return []
    const { times, completed } = rulings.raise
    return [
      {
        activity,
        rule,
        name: running.offering.name ?? name,
        raise: { times, completed: { over: Number(completed.over), under: Number(completed.under) } },
        sheet: Object.entries(clauses).map(([clause, { says }]) => ({ clause, says })),
        by: {
          raise: rulings.raise.by,
          oversized: rulings.oversized.by,
          short: rulings.short.by,
          oddChip: rulings.oddChip.by,
          sidePots: rulings.sidePots.by,
          level: play.level.by,
        },
      },
    ]
  })

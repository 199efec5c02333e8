/** Open requests for a free table, the oldest first. */
import type { State } from '../engine/mechanisms.ts'
import { acceptedRule } from '../engine/offerings/running.ts'
import { saysOf } from '../rulebook/cited.ts'

export type FreeView = {
  request: string
  activity: string
  name: string
  /** Words for the patron, or the number of the person. */
  who: string
  /** The table that was asked for. */
  table?: string
  since: number
  local: string
  clause: string
  /** The clause in words. */
  says: string
}

export function freeViews(state: State): FreeView[] {
  return [...state.free.values()].map(({ request, activity, patron, person, table, at, local, clause }) => {
    const rule = acceptedRule(state, activity)
    return {
      request,
      activity,
      name: rule?.name ?? activity,
      who: patron ?? person ?? '',
      ...(table === undefined ? {} : { table }),
      since: at,
      local,
      clause,
      says: rule === undefined ? '' : saysOf(rule, clause),
    }
  })
}

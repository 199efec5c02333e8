/** Boxes as the count room sees them before the count: which there are, never what is expected in them. */
import { activitiesAt } from '../engine/running.ts'
import type { State } from '../engine/state.ts'

export type BoxView = {
  table: string
  game: string
  activities: { activity: string; name: string; evidence: string }[]
  /** A first count lies sealed; the second is made by somebody else. */
  waiting?: { by: string; shift: string }
}

/** A count that is booked. */
export type CountedView = {
  box: string
  table: string
  shift: string
  activity: string
  name: string
  local: string
  by: string[]
  counted: string
  /** What was sensed or recorded; nothing where only the box knows. */
  recorded?: string
  variance?: string
  corrects?: string
}
export type CountsView = { boxes: BoxView[]; done: CountedView[] }

export function boxViews(state: State): BoxView[] {
  return [...state.tables.values()].flatMap(({ table, game }) => {
    const activities = activitiesAt(state, table).flatMap(({ rule, offering }) =>
      rule.fee === undefined
        ? []
        : [{ activity: rule.activity, name: offering.name ?? rule.name, evidence: rule.fee.evidence }],
    )
    return activities.length === 0 ? [] : [{ table, game, activities }]
  })
}

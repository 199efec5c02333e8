/** Boxes as the count room sees them before the count: which there are, never what is expected in them. */
import type { State } from '../engine/mechanisms.ts'
import { activitiesAt } from '../engine/offerings/running.ts'

export type BoxView = {
  table: string
  game: string
  activities: { activity: string; name: string; evidence: string }[]
  /** A first count lies sealed; the second is made by somebody else. */
  waiting?: { by: string; shift: string; corrects?: string }
  /** Shifts of this business day whose box is booked. */
  counted: string[]
}

/** One activity of a box that was counted. */
export type CountLine = {
  activity: string
  name: string
  counted: string
  /** What was sensed or recorded; nothing where only the box knows. */
  recorded?: string
  variance?: string
}

/** Two counts that did not agree before the one that was booked. */
export type Recount = { local: string; by: string[]; figures: { name: string; first: string; again: string }[] }

/** A count that is booked. */
export type CountedView = {
  box: string
  table: string
  shift: string
  day: string
  local: string
  by: string[]
  lines: CountLine[]
  total: string
  corrects?: string
  /** The count that took its place; its own figures stay. */
  corrected?: string
  /** Only a box of the open day can be corrected. */
  mayCorrect: boolean
  /** Entered late from paper, by this person. */
  typedBy?: string
  recounts: Recount[]
}
/** Counts that a search found: one page of them, and all of them added up without those that were corrected. */
export type BoxesView = {
  found: CountedView[]
  boxes: number
  counted: string
  variance: string
  /** Where the next page goes on. */
  before?: number
}
export type CountsView = { day: string; boxes: BoxView[]; done: CountedView[] }

export function boxViews(state: State): Omit<BoxView, 'counted'>[] {
  return [...state.tables.values()].flatMap(({ table, game }) => {
    const activities = activitiesAt(state, table).flatMap(({ rule, offering }) =>
      rule.fee === undefined
        ? []
        : [{ activity: rule.activity, name: offering.name ?? rule.name, evidence: rule.fee.evidence }],
    )
    return activities.length === 0 ? [] : [{ table, game, activities }]
  })
}

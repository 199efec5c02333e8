/** Tonight: what falls due in the next hours, what waits for somebody, and what the next shift must know of. */

import { HOUR, localAt, type Moment } from '../../base/moment.ts'
import type { OpenItem } from '../../base/openitem.ts'
import type { HandedOver } from '../../engine/house/vocabulary.ts'
import type { State } from '../../engine/mechanisms.ts'
import { openItems } from '../../engine/questions.ts'
import type { Dark, Lost } from '../lostdevice.ts'
import { activityName } from '../table.ts'
import { type DueItem, dueUntil } from './due.ts'
import { type OpenDetail, openDetails } from './openitems.ts'
import { type ClockItem, clocksOf, type Overdue } from './waiting.ts'

const HOURS_AHEAD = 4

export type TonightView = {
  until: string
  due: DueItem[]
  clocks: ClockItem[]
  /** Everything that a hand-over has to name. */
  open: OpenItem[]
  /** What somebody who takes over wants to know of each, by its key. */
  about: Record<string, OpenDetail>
  /** Of the activities named there. */
  names: Record<string, string>
  handed?: HandedOver
}

export type HandedOverRow = { seq: number; shift: string; local: string; by: string[]; open: OpenItem[]; note: string }

export function tonightView(
  state: State,
  now: Moment,
  lost: readonly (Lost | Dark)[] = [],
  overdue: readonly Overdue[] = [],
): TonightView {
  const until = localAt(now, now.at + HOURS_AHEAD * HOUR)
  const open = openItems(state)
  return {
    until,
    due: dueUntil(state, now, until),
    clocks: clocksOf(state, now, lost, overdue),
    open,
    about: openDetails(state),
    names: Object.fromEntries(
      [...state.offerings.keys()]
        .filter((activity) => open.some((item) => 'activity' in item && item.activity === activity))
        .map((activity) => [activity, activityName(state, activity)]),
    ),
    ...(state.handedOver === undefined ? {} : { handed: state.handedOver }),
  }
}

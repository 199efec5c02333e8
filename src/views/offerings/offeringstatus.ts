/** Where every activity stands: accepted, drafted, running, paused, stopped, closed. */

import { closesTo } from '../../engine/closing/closing.ts'
import type { State } from '../../engine/mechanisms.ts'
import { occasionsOf } from '../../engine/offerings/occasions.ts'
import { acceptedRule, runningOf } from '../../engine/offerings/running.ts'
import type { Offered } from '../../engine/offerings/vocabulary.ts'
import { type ComingTerms, comingTerms } from './terms.ts'

export type OfferedRow = {
  /** Of an occasion its key. */
  activity: string
  name: string
  status: string
  why?: string
  closedInto?: string
  /** Where its money goes when it is closed, if a clause says so: the house, or the activity whose fund it lies in. */
  closesTo?: { to: string; by: string }
  version?: number
  since?: string
  draft?: { version: number; by: string; isApproved: boolean; isReturned?: true }
  /** Meters whose terms change with what waits to be posted. */
  coming?: ComingTerms[]
  /** Digest of the accepted rules. */
  rules: string
  /** The kind of activity: `tournament`, `drawing`. */
  runs?: string
}

/** Each activity whose rules were accepted, and behind it its occasions. */
export const offeredRows = (state: State): OfferedRow[] =>
  [...state.rules].flatMap(([accepted, { digest }]) => {
    const others = occasionsOf(state, accepted).flatMap(({ activity }) => (activity === accepted ? [] : [activity]))
    return [accepted, ...others].map((activity) => rowOf(state, activity, digest))
  })

const draftOf = ({
  version,
  by,
  isApproved,
  returned,
}: NonNullable<Offered['draft']>): NonNullable<OfferedRow['draft']> => ({
  version,
  by,
  isApproved,
  ...(returned === undefined ? {} : { isReturned: true }),
})

function rowOf(state: State, activity: string, digest: string): OfferedRow {
  const rule = runningOf(state, activity)?.rule
  const named = rule === undefined ? undefined : closesTo(rule)
  const accepted = acceptedRule(state, activity)
  const coming = comingTerms(state, activity)
  const { status = 'not running', why, closedInto, running, draft } = state.offerings.get(activity) ?? {}
  return {
    activity,
    name: runningOf(state, activity)?.offering.name ?? accepted?.name ?? activity,
    status,
    ...(why === undefined ? {} : { why }),
    ...(closedInto === undefined ? {} : { closedInto }),
    ...(named === undefined ? {} : { closesTo: named }),
    ...(running === undefined ? {} : { version: running.version, since: running.since }),
    ...(draft === undefined ? {} : { draft: draftOf(draft) }),
    ...(coming.length === 0 ? {} : { coming }),
    rules: digest,
    ...(accepted === undefined ? {} : { runs: accepted.runs }),
  }
}

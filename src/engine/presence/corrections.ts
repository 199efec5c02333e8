/** A stay that was told wrong is corrected by a new entry that names it; what was told stays in the journal. */
import { refuseOrder } from '../../base/refusal.ts'
import { seatedAt } from './seats.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

/**
 * Stays that are over lie in the records: whoever gives the order has read them there and seen that the new times overlap no
 * other stay of the person or the seat. Here only what lies in the order itself, or is still open, can be wrong.
 */
export function correctStay(state: State, command: CommandOf<'CorrectStay'>): Decision {
  const { stay, was, to, reason, by, at } = command
  const { table, seat, person, since, until } = was
  const there = until === undefined ? seatedAt(state, { table, seat }) : undefined
  if (until === undefined && (there?.since !== since || there.person !== person))
    return refuseOrder('nobody sits there since then', { table, seat })
  if (until === undefined && (to === undefined || to.until !== undefined))
    return refuseOrder('stay goes on', { table, seat })
  if (until !== undefined && to !== undefined && to.until === undefined)
    return refuseOrder('stay is over', { table, seat })
  if (to !== undefined) {
    const end = to.until ?? there!.last
    if (to.since >= (to.until ?? at.at) || to.since > end)
      return refuseOrder('stay ends before it begins', { table, seat })
    if (end > at.at) return refuseOrder('stay of the future', { table, seat })
    if (to.since === since && to.until === until) return refuseOrder('stay stands so already', { table, seat })
  }
  return [{ type: 'StayCorrected', stay, was, ...(to === undefined ? {} : { to }), reason, by }]
}

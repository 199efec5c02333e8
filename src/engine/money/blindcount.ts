/**
 * Blind counts: the first lies sealed until another person has counted the same box. Only the server can open the seal;
 * the journal keeps who counted and when, and of two that differ both figures.
 */

import { toWire, ZERO } from '../../base/money.ts'
import { refuseOrder } from '../../base/refusal.ts'
import type { CommandOf, Counted, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function decideSealing(
  state: State,
  command: CommandOf<'SealCount' | 'WithdrawCount' | 'RejectCounts'>,
): Decision {
  const { table, by, at } = command
  const first = state.sealed.get(table)
  if (command.do === 'SealCount') {
    const { shift, sealed, corrects } = command
    if (!state.tables.has(table)) return refuseOrder('no such table', { table })
    if (first !== undefined) return refuseOrder('first count lies sealed', { table })
    const correction = corrects === undefined ? {} : { corrects }
    return [{ type: 'CountSealed', table, shift, sealed, ...correction, at: at.at, by }]
  }
  if (first === undefined) return refuseOrder('no count lies sealed', { table })
  if (command.do === 'WithdrawCount') {
    if (first.by !== by) return refuseOrder('first count of somebody else', { table })
    return [{ type: 'CountWithdrawn', table, by }]
  }
  if (first.by === by) return refuseOrder('first count is your own', { table })
  const { shift, corrects } = first
  const [one, other] = command.counts
  const differing = differences(one, other)
  if (differing.length === 0) return refuseOrder('counts agree')
  const figure = (counted: Counted, activity: string) => toWire(counted[activity] ?? ZERO)
  return [
    {
      type: 'CountsDiffered',
      table,
      shift,
      figures: Object.fromEntries(
        differing.map((activity) => [activity, [figure(one, activity), figure(other, activity)]]),
      ),
      by: [first.by, by],
      ...(corrects === undefined ? {} : { corrects }),
    },
  ]
}

/** Activities on which two counts do not agree. */
export function differences(one: Counted, other: Counted): string[] {
  const activities = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...activities].filter((activity) => one[activity] !== other[activity]).sort()
}

export function evolveSealing(state: Slice, event: EventOf<'CountSealed' | 'CountWithdrawn' | 'CountsDiffered'>): void {
  if (event.type === 'CountSealed') {
    const { type: _type, ...sealed } = event
    state.sealed.set(event.table, sealed)
  } else state.sealed.delete(event.table)
}

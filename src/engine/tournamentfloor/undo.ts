/** An act of the floor is taken back as if it had never been, as long as nothing has happened at its tables since. */
import { isRefusal, refuseOrder } from '../../base/refusal.ts'
import { closedSince, keptSince, laterAt } from './evolve.ts'
import { openFloor } from './floor.ts'
import { isOfTheFloor } from './seating.ts'
import { floorWith } from './tables.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

type Asked = Pick<CommandOf<'UndoSeating'>, 'activity' | 'act' | 'reason' | 'by'>

export function undoSeating(state: State, { activity, act: name, reason, by }: Asked): Decision {
  const open = openFloor(state, activity)
  if (isRefusal(open)) return open
  const { floor } = open
  // What a knock-out did to seats goes back with the knock-out.
  const act = isOfTheFloor(name) ? floor.acts.find((one) => one.act === name) : undefined
  if (act === undefined) return refuseOrder('no such act', { act: name })
  const after = laterAt(floor, act)
  if (after?.later !== undefined)
    return refuseOrder('something came after', { act: name, table: after.table, later: after.later })
  if (after !== undefined) return refuseOrder('table not in the tournament', { table: after.table })
  const taken = act.ended
    .map((table) => ({ table, activity: floorWith(state, table) }))
    .find((one) => one.activity !== undefined)
  if (taken?.activity !== undefined)
    return refuseOrder('table plays another tournament', { table: taken.table, activity: taken.activity })
  const closed = closedSince(floor, act)
  if (closed !== undefined) return refuseOrder('seat is closed', closed)
  const told = [
    ...keptSince(floor, act),
    ...[...floor.moves.values()].filter(({ who }) => act.changes.some(({ entry }) => entry === who)),
  ]
  if (told.length > 0) return refuseOrder('moves are open', { moves: told.map(({ move }) => move) })
  return [{ type: 'SeatingUndone', activity, act: name, reason, by }]
}

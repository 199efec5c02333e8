/** Players ask for another seat or table, in order; players of a feeder must move. */
import { refuseOrder } from '../../base/refusal.ts'
import { seatedAt } from '../presence/seats.ts'
import type { Place } from '../presence/vocabulary.ts'
import { whyOtherGame } from './pages.ts'
import type { Change, CommandOf, Decision, State } from './vocabulary.ts'

export function decideChanges(state: State, command: CommandOf<'AskChange' | 'DropChange'>): Decision {
  const { table, seat, by } = command
  const place = { table, seat }
  const asked = changeOf(state.changes, place)
  if (command.do === 'DropChange')
    return asked === undefined ? refuseOrder('no change asked', place) : [{ type: 'ChangeDropped', ...place, by }]
  if (seatedAt(state, place) === undefined) return refuseOrder('seat is empty', place)
  if (asked !== undefined) return refuseOrder('change asked already', place)
  const { to } = command
  const here = state.tables.get(table)!
  const other = whyOtherGame(state, table, here) ?? whyOtherGame(state, to.table ?? table, here)
  if (other !== undefined) return other
  if (to.table === table) return refuseOrder('change to the own table', { table })
  const there = to.table === undefined ? here : state.tables.get(to.table)!
  const none = to.seats?.find((one) => Number(one) > there.seats)
  if (none !== undefined) return refuseOrder('no such seat', { table: there.table, seats: there.seats, seat: none })
  if (to.table === undefined && to.seats?.includes(seat)) return refuseOrder('seat is taken', place)
  return [{ type: 'ChangeAsked', ...place, to, at: command.at.at, by }]
}

const changeOf = (changes: readonly Change[], { table, seat }: Place): Change | undefined =>
  changes.find((one) => one.table === table && one.seat === seat)

export function setFeeder(state: State, { table, to, by }: CommandOf<'SetFeeder'>): Decision {
  const feeder = state.tables.get(table)
  if (feeder === undefined) return refuseOrder('no such table', { table })
  if (to === undefined)
    return state.feeders.has(table) ? [{ type: 'FeederSet', table, by }] : refuseOrder('feeds no table', { table })
  const refused = whyOtherGame(state, to, feeder)
  if (refused !== undefined) return refused
  for (const one of [feeder, state.tables.get(to)!])
    if (one.openedAt === undefined) return refuseOrder('table not open', { table: one.table })
  for (let next: string | undefined = to; next !== undefined; next = state.feeders.get(next))
    if (next === table) return refuseOrder('feeds itself', { table, to })
  return [{ type: 'FeederSet', table, to, by }]
}

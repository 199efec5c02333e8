/** Once seats were given by the draw, whoever comes later takes the next one at once, without anybody asking for it. */
import { isRefusal } from '../../base/refusal.ts'
import { roomAt } from '../../games/tournament/seats.ts'
import type { OrderOf as OrderIn, Timer } from '../mechanism.ts'
import { statusOf } from '../tournaments/tournament.ts'
import { openFloor, tablesToFill, withoutSeat } from './floor.ts'
import type { State, TournamentFloor } from './vocabulary.ts'

const TOUCHING = new Set([
  'EntryRegistered',
  'EntriesSeated',
  'SeatingUndone',
  'KnockedOut',
  'KnockOutUndone',
  'TablesUsed',
  'SeatSet',
  'MovesConfirmed',
  'MoveDropped',
  'TournamentAwarded',
  'TournamentCalledOff',
])

export const names = ({ floors }: State): Iterable<string> => floors.keys()

export const touched = (event: { readonly type: string; readonly activity?: unknown }): string[] =>
  TOUCHING.has(event.type) && typeof event.activity === 'string' ? [event.activity] : []

export function due(state: State, activity: string): Timer<OrderIn<TournamentFloor>> | undefined {
  const open = openFloor(state, activity)
  if (isRefusal(open) || open.floor.seatsAtOnce !== true) return undefined
  if (statusOf(open.running, open.tournament) === 'finished') return undefined
  const first = withoutSeat(open)[0]
  if (first === undefined || roomAt(tablesToFill(open.floor)) === 0) return undefined
  return { due: { at: first.at }, order: { do: 'SeatEntries', activity } }
}

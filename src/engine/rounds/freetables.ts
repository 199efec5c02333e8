/** No purchase necessary: requests for a free table, logged as they are made and as they are offered. */

import { because, type Reason, type Refusal, refuse, refuseFor, refuseOrder } from '../../base/refusal.ts'
import { activitiesAt, runningOf, whyHalted } from '../offerings/running.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function decideFree(
  state: State,
  command: CommandOf<'RequestFreeTable' | 'OfferFreeTable' | 'WithdrawRequest'>,
): Decision {
  switch (command.do) {
    case 'RequestFreeTable':
      return request(state, command)
    case 'OfferFreeTable':
      return offerTable(state, command)
    case 'WithdrawRequest':
      return withdraw(state, command)
  }
}

/** The patron has left, or wants it no more; a stop of the activity does not keep anybody waiting. */
function withdraw(state: State, { request: id, reason, by, at }: CommandOf<'WithdrawRequest'>): Decision {
  const asked = state.free.get(id)
  if (asked === undefined) return refuseOrder('no open request', { request: id })
  const why = reason === undefined ? {} : { reason }
  const { activity, clause } = asked
  return [{ type: 'RequestWithdrawn', request: id, activity, ...why, at: at.at, local: at.local, clause, by }]
}

function request(state: State, command: CommandOf<'RequestFreeTable'>): Decision {
  const { activity, patron, person, table, by, at } = command
  const running = runningOf(state, activity)
  if (running === undefined || state.offerings.get(activity)?.status === 'closed')
    return refuseOrder('activity does not run', { activity })
  const { free } = running.rule
  if (free === undefined) return refuseOrder('no free tables', { activity })
  const halted = whyHalted(state, activity)
  if (halted !== undefined) return refuseFor(halted)
  if ((patron === undefined) === (person === undefined)) return refuseOrder('patron or person')
  if (table !== undefined && !state.tables.has(table)) return refuseOrder('no such table', { table })
  const before = [...state.free.values()].find((one) => one.activity === activity && one.person === person)
  if (person !== undefined && before !== undefined)
    return refuse({ kind: 'activity', activity }, [
      because(free.by, 'request open already', { request: before.request }),
    ])
  return [
    {
      type: 'FreeTableRequested',
      request: `F${state.freeSoFar + 1}`,
      activity,
      ...(patron === undefined ? {} : { patron }),
      ...(person === undefined ? {} : { person }),
      ...(table === undefined ? {} : { table }),
      at: at.at,
      local: at.local,
      clause: free.by,
      by,
    },
  ]
}

function offerTable(state: State, { request: id, table, by, at }: CommandOf<'OfferFreeTable'>): Decision {
  const asked = state.free.get(id)
  if (asked === undefined) return refuseOrder('no open request', { request: id })
  const { activity } = asked
  const refused = whyNotFree(state, activity, table)
  if (refused !== undefined) return refused
  const { free } = runningOf(state, activity)!.rule
  return [{ type: 'FreeTableOffered', request: id, activity, table, at: at.at, local: at.local, clause: free!.by, by }]
}

/** Why the activity cannot be played there for free: whoever asks was told that it is, so the clause on free play answers. */
export function whyNotFree(state: State, activity: string, table: string): Refusal | undefined {
  const halted = whyHalted(state, activity)
  if (halted !== undefined) return refuseFor(halted)
  const free = runningOf(state, activity)?.rule.free
  if (free === undefined) return refuseOrder('no free tables', { activity })
  const not = (reason: Reason) => refuse({ kind: 'activity', activity }, [reason])
  const there = state.tables.get(table)
  if (there?.openedAt === undefined) return refuseOrder('table not open', { table })
  if (there.kind === 'tournament') return not(because(free.by, 'tournament at table', { table }))
  if (!activitiesAt(state, table).some(({ rule }) => rule.activity === activity))
    return not(because(free.by, 'not offered at table', { table }))
  if (state.rounds.get(table)?.open?.fees[activity] !== undefined)
    return not(because(free.by, 'fees at a free table', { table }))
  return undefined
}

export function evolveFree(
  state: Slice,
  event: EventOf<'FreeTableRequested' | 'FreeTableOffered' | 'RequestWithdrawn'>,
): void {
  if (event.type !== 'FreeTableRequested') {
    state.free.delete(event.request)
    return
  }
  const { type: _type, ...asked } = event
  state.free.set(event.request, asked)
  state.freeSoFar += 1
}

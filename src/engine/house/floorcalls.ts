/** A dealer calls the floor: the table waits, and a clock runs, until somebody has come. */
import { refuseOrder } from '../../base/refusal.ts'
import type { CommandOf } from '../command.ts'
import type { Decision } from '../decision.ts'
import type { EventOf } from '../event.ts'
import type { State } from '../state.ts'

export function decideCall(state: State, command: CommandOf<'CallFloor' | 'AnswerCall'>): Decision {
  const { table, at, by } = command
  const waiting = state.calls.get(table)
  if (command.do === 'AnswerCall') {
    if (waiting === undefined) return refuseOrder('table waits for nobody', { table })
    return [{ type: 'CallAnswered', v: 1, table, at: at.at, waitedMs: Math.max(0, at.at - waiting.at), by }]
  }
  if (!state.tables.has(table)) return refuseOrder('no such table', { table })
  if (waiting !== undefined) return refuseOrder('floor called already', { table, why: waiting.why })
  return [{ type: 'FloorCalled', v: 1, table, why: command.why, at: at.at, local: at.local, by }]
}

export function evolveCall(state: State, event: EventOf<'FloorCalled' | 'CallAnswered'>): void {
  if (event.type === 'CallAnswered') {
    state.calls.delete(event.table)
    return
  }
  const { type: _type, v: _v, ...call } = event
  state.calls.set(event.table, call)
}

/** A dealer calls the floor: the table waits, and a clock runs, until somebody has come. */

import { refuseOrder } from '../../base/refusal.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function decideCall(state: State, command: CommandOf<'CallFloor' | 'AnswerCall'>): Decision {
  const { table, at, by } = command
  const waiting = state.calls.get(table)
  if (command.do === 'AnswerCall') {
    if (waiting === undefined) return refuseOrder('table waits for nobody', { table })
    return [{ type: 'CallAnswered', table, at: at.at, waitedMs: Math.max(0, at.at - waiting.at), by }]
  }
  if (!state.tables.has(table)) return refuseOrder('no such table', { table })
  if (waiting !== undefined) return refuseOrder('floor called already', { table, why: waiting.why })
  return [{ type: 'FloorCalled', table, why: command.why, at: at.at, local: at.local, by }]
}

export function evolveCall(state: Slice, event: EventOf<'FloorCalled' | 'CallAnswered'>): void {
  if (event.type === 'CallAnswered') {
    state.calls.delete(event.table)
    return
  }
  const { type: _type, ...call } = event
  state.calls.set(event.table, call)
}

/** On duty and off, breaks, and how the house rotates: strings of tables, and the pace. */
import { refuseOrder } from '../../base/refusal.ts'
import { breakUntil, whyNotRested, whyTooLate } from './pushes.ts'
import { whyNoDealer } from './ready.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

type DutyOrder = 'JoinLineUp' | 'LeaveLineUp' | 'TakeBreak' | 'EndBreak'

export function decideDuty(state: State, command: CommandOf<DutyOrder>): Decision {
  const { dealer, by } = command
  const at = command.at.at
  const late = whyTooLate(state, [dealer], [], at)
  const lined = state.lineUp.get(dealer)
  if (command.do === 'JoinLineUp') {
    const { games } = command
    if (lined !== undefined) return refuseOrder('in the line-up already', { dealer })
    const refused = whyNoDealer(state, dealer) ?? late
    return refused ?? [{ type: 'LineUpJoined', dealer, ...(games === undefined ? {} : { games }), at, by }]
  }
  if (lined === undefined) return refuseOrder('not in the line-up', { dealer })
  if (late !== undefined) return late
  const isOnBreak = lined.where.is === 'break'
  switch (command.do) {
    case 'LeaveLineUp':
      return [{ type: 'LineUpLeft', dealer, at, by }]
    case 'TakeBreak':
      return isOnBreak
        ? refuseOrder('on a break already', { dealer })
        : [{ type: 'BreakTaken', dealer, ...breakUntil(state, at), at, by }]
    case 'EndBreak': {
      const { reason } = command
      if (!isOnBreak) return refuseOrder('not on a break', { dealer })
      if (reason !== undefined) return [{ type: 'BreakEnded', dealer, reason, at, by }]
      return whyNotRested(lined, at) ?? [{ type: 'BreakEnded', dealer, at, by }]
    }
  }
}

export function setString(state: State, { string, tables, by }: CommandOf<'SetString'>): Decision {
  if (tables.length === 0 && !state.strings.has(string)) return refuseOrder('no such string', { string })
  for (const [index, table] of tables.entries()) {
    if (!state.tables.has(table)) return refuseOrder('no such table', { table })
    if (tables.indexOf(table) !== index) return refuseOrder('table twice in the string', { table })
    const other = [...state.strings].find(([name, its]) => name !== string && its.includes(table))
    if (other !== undefined) return refuseOrder('table of another string', { table, string: other[0] })
  }
  return [{ type: 'StringSet', string, tables, by }]
}

export function setPace(_: State, command: CommandOf<'SetPace'>): Decision {
  const { pushMinutes, breakAfterMinutes, breakMinutes, by } = command
  return [{ type: 'PaceSet', pushMinutes, breakAfterMinutes, breakMinutes, by }]
}

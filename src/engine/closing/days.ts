/** The business day: closed once, figures fixed; what comes late is booked on the open day and says which day it is of. */

import { businessDay } from '../../base/moment.ts'
import { toWire } from '../../base/money.ts'
import { refuseStep } from '../../base/refusal.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { coverOf } from '../../ledger/balances.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

export function decideDay(state: State, { day, at, by }: CommandOf<'CloseDay'>): Decision {
  const dayStart = state.property?.dayStart ?? '00:00'
  if (state.closedDay !== undefined && day <= state.closedDay)
    return refuseStep(`${day} is closed already, up to ${state.closedDay}`)
  if (day >= businessDay(at.local, dayStart))
    return refuseStep(`${day} is not over; it ends at ${dayStart} the day after`)
  const uncovered = coverOf(state.balances).find(({ held, owing }) => held !== owing)
  if (uncovered !== undefined)
    return refuseStep(`the books of ${uncovered.activity} do not agree; the day cannot be closed`)
  const figures: Record<string, Record<string, string>> = {}
  for (const [account, amount] of [...state.balances.entitlement].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const activity = holderOf(account)
    figures[activity] ??= {}
    figures[activity][nameOf(account)] = toWire(amount)
  }
  return [{ type: 'DayClosed', day, by, figures }]
}

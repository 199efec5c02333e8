/** The business day: closed once, figures fixed; what comes late is booked on the open day and says which day it is of. */

import { businessDay } from '../../base/moment.ts'
import { toWire } from '../../base/money.ts'
import { refuseOrder } from '../../base/refusal.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { coverOf } from '../../ledger/balances.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

export function decideDay(state: State, { day, at, by }: CommandOf<'CloseDay'>): Decision {
  const dayStart = state.property?.dayStart ?? '00:00'
  if (state.closedDay !== undefined && day <= state.closedDay)
    return refuseOrder('day closed already', { day, upTo: state.closedDay })
  if (day >= businessDay(at.local, dayStart)) return refuseOrder('day not over', { day, ends: dayStart })
  const uncovered = coverOf(state.balances).find(({ held, owing }) => held !== owing)
  if (uncovered !== undefined) return refuseOrder('books do not agree', { activity: uncovered.activity })
  const figures: Record<string, Record<string, string>> = {}
  for (const [account, amount] of [...state.balances.entitlement].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const activity = holderOf(account)
    figures[activity] ??= {}
    figures[activity][nameOf(account)] = toWire(amount)
  }
  return [{ type: 'DayClosed', day, by, figures }]
}

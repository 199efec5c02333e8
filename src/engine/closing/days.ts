/** The business day: closed once, figures fixed; what comes late is booked on the open day and says which day it is of. */

import { businessDay } from '../../base/moment.ts'
import { toWire } from '../../base/money.ts'
import { refuseOrder } from '../../base/refusal.ts'
import { activityOf, nameOf } from '../../ledger/account.ts'
import { coverOf } from '../../ledger/balances.ts'
import { forgetReceived } from '../claims/paidtotals.ts'
import type { CommandOf } from '../command.ts'
import type { Decision } from '../decision.ts'
import type { EventOf } from '../event.ts'
import type { Claim, State } from '../state.ts'

export function decideDay(state: State, { day, at, by }: CommandOf<'CloseDay'>): Decision {
  const dayStart = state.property?.dayStart ?? '00:00'
  if (state.closedDay !== undefined && day <= state.closedDay)
    return refuseOrder('day closed already', { day, upTo: state.closedDay })
  if (day >= businessDay(at.local, dayStart)) return refuseOrder('day not over', { day, ends: dayStart })
  const uncovered = coverOf(state.balances).find(({ held, owing }) => held !== owing)
  if (uncovered !== undefined) return refuseOrder('books do not agree', { activity: uncovered.activity })
  const figures: Record<string, Record<string, string>> = {}
  for (const [account, amount] of [...state.balances.entitlement].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const activity = activityOf(account)
    figures[activity] ??= {}
    figures[activity][nameOf(account)] = toWire(amount)
  }
  return [{ type: 'DayClosed', v: 1, day, by, figures }]
}

export function evolveDay(state: State, event: EventOf<'DayClosed'>): void {
  state.closedDay = event.day
  // What is over by the close of a day needs no room in memory any more.
  for (const hit of state.hits.values()) {
    const claims = hit.claims.map((claim) => state.claims.get(claim))
    if (hit.status !== 'verified' || claims.some(isKept)) continue
    for (const claim of hit.claims) state.claims.delete(claim)
    state.hits.delete(hit.hit)
  }
  for (const claim of state.claims.values()) {
    if (!isKept(claim) && !state.hits.has(claim.hit)) state.claims.delete(claim.claim)
  }
  forgetReceived(state, event.day)
  state.counts.clear()
  state.prints.clear()
}

/** An open claim, a voucher that its winner has not used, and what a tray has paid and not got back. */
const isKept = (claim: Claim | undefined): boolean =>
  claim?.status === 'open' || claim?.voucher === 'open' || (claim?.tray !== undefined && claim.trayRepaid !== true)

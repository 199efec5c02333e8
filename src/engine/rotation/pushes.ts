/** Pushes: one dealer to a table, or a whole string one table on; and a push that was a mistake. */
import { MINUTE } from '../../base/moment.ts'
import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import { isPlan, planOf } from './plan.ts'
import { minutesLeft, readyAt, whyNoDealer, whyNotDealt } from './ready.ts'
import type { CommandOf, Decision, InLineUp, State } from './vocabulary.ts'

export function pushDealer(state: State, command: CommandOf<'PushDealer'>): Decision {
  const { table, dealer, reason, by } = command
  const at = command.at.at
  const there = state.tables.get(table)
  if (there === undefined) return refuseOrder('no such table', { table })
  if (there.openedAt === undefined) return refuseOrder('table not open', { table })
  const lined = state.lineUp.get(dealer)
  const refused =
    whyNoDealer(state, dealer) ??
    whyNotThere(state, dealer, table) ??
    whyTooLate(state, [dealer], [table], at) ??
    (reason === undefined ? (whyNotRested(lined!, at) ?? whyNotDealt(state, dealer, table)) : undefined)
  if (refused !== undefined) return refused
  const why = reason === undefined ? {} : { reason }
  return [{ type: 'DealerPushed', push: state.pushesSoFar + 1, table, dealer, ...why, at, by }]
}

export function pushString(state: State, command: CommandOf<'PushString'>): Decision {
  const { string, coming, by } = command
  const at = command.at.at
  if (!state.strings.has(string)) return refuseOrder('no such string', { string })
  const refused = (coming ?? []).reduce<Refusal | undefined>(
    (before, dealer) => before ?? whyNotReady(state, dealer, at),
    undefined,
  )
  if (refused !== undefined) return refused
  const given = coming?.map((dealer) => state.lineUp.get(dealer)!)
  const plan = planOf(state, string, at, given ?? readyAt(state, at), { isGiven: given !== undefined })
  if (!isPlan(plan)) return plan
  const { dealers, off } = plan
  const tables = Object.keys(dealers)
  const late = whyTooLate(state, [...Object.values(dealers), ...(off === undefined ? [] : [off])], tables, at)
  if (late !== undefined) return late
  const rest = off === undefined ? {} : { off, ...breakUntil(state, at) }
  return [{ type: 'StringPushed', push: state.pushesSoFar + 1, string, dealers, ...rest, at, by }]
}

/** Only what nothing has come after: otherwise the next push says what holds. */
export function undoPush(state: State, { push, reason, by }: CommandOf<'UndoPush'>): Decision {
  return state.undoable.has(push)
    ? [{ type: 'PushUndone', push, reason, by }]
    : refuseOrder('push not to be undone', { push })
}

export const breakUntil = ({ pace }: State, at: number): { until?: number } =>
  pace === undefined ? {} : { until: at + pace.breakMinutes * MINUTE }

export function whyNotRested({ dealer, where }: InLineUp, at: number): Refusal | undefined {
  const minutes = minutesLeft(where, at)
  return minutes === 0 ? undefined : refuseOrder('break is not over', { dealer, minutes })
}

function whyNotThere({ lineUp }: State, dealer: string, to?: string): Refusal | undefined {
  const lined = lineUp.get(dealer)
  if (lined === undefined) return refuseOrder('not in the line-up', { dealer })
  if (lined.where.is !== 'table') return undefined
  const { table } = lined.where
  return refuseOrder(table === to ? 'dealer deals there already' : 'dealer deals elsewhere', { dealer, table })
}

const whyNotReady = (state: State, dealer: string, at: number): Refusal | undefined =>
  whyNoDealer(state, dealer) ?? whyNotThere(state, dealer) ?? whyNotRested(state.lineUp.get(dealer)!, at)

/** Something later is known of one of these dealers or tables: nothing is told into the time before it. */
export function whyTooLate(
  state: State,
  dealers: readonly string[],
  tables: readonly string[],
  at: number,
): Refusal | undefined {
  const dealer = dealers.find((one) => at < lastOf(state, one))
  if (dealer !== undefined) return refuseOrder('something later is known of the dealer', { dealer })
  const table = tables.find((one) => {
    const now = state.dealing.get(one)
    const known = [
      state.tables.get(one)?.openedAt ?? 0,
      state.dealtBefore.get(one)?.until ?? 0,
      now === undefined ? 0 : lastOf(state, now),
    ]
    return known.some((later) => at < later)
  })
  return table === undefined ? undefined : refuseOrder('something later is known of the table', { table })
}

const lastOf = ({ lineUp, offDuty }: State, dealer: string): number =>
  lineUp.get(dealer)?.where.since ?? offDuty.get(dealer) ?? 0

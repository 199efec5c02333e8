import { isInside } from '../../base/moment.ts'
import { type Cents, larger, smaller } from '../../base/money.ts'
import { type Multiple, multiplied, ONCE } from '../../base/multiple.ts'
import type { Running } from '../offerings/running.ts'
import type { Round } from './fact.ts'

/** The posted multiplier at that moment and table, or one. */
export function timesNow(
  { offering: { multiplier } }: Pick<Running, 'offering'>,
  round: Round,
  local: string,
): Multiple {
  if (multiplier === undefined || !multiplier.windows.some((window) => isInside(window, local))) return ONCE
  if (multiplier.tables !== undefined && !multiplier.tables.includes(round.table)) return ONCE
  if (multiplier.limits !== undefined && !multiplier.limits.includes(round.facts.limit ?? '')) return ONCE
  return multiplier.times
}

/** A prize so many times; no more than the most that the rules name, which a posted prize never is above. */
export function multipliedPrize({ rule }: Pick<Running, 'rule'>, posted: Cents, times: Multiple): Cents {
  const most = rule.multiplier?.most?.amount
  const prize = multiplied(posted, times)
  return most === undefined ? prize : smaller(prize, larger(most, posted))
}

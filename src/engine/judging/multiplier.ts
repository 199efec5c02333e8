import { isInside } from '../../base/moment.ts'
import type { Running } from '../offerings/running.ts'
import type { Round } from './fact.ts'

/** The posted multiplier at that moment and table, or one. */
export function timesNow({ offering: { multiplier } }: Pick<Running, 'offering'>, round: Round, local: string): number {
  if (multiplier === undefined || !multiplier.windows.some((window) => isInside(window, local))) return 1
  if (multiplier.tables !== undefined && !multiplier.tables.includes(round.table)) return 1
  if (multiplier.limits !== undefined && !multiplier.limits.includes(round.facts.limit ?? '')) return 1
  return multiplier.times
}

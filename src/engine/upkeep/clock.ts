/** Two persons look at the clock before any timer runs on it. */

import { refuseOrder } from '../../base/refusal.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

export function confirmClock(_: State, { fault, offSeconds, second, at, by }: CommandOf<'ConfirmClock'>): Decision {
  if (fault === undefined || offSeconds === undefined) return refuseOrder('clock needs nobody')
  return [{ type: 'ClockConfirmed', fault, offSeconds, at: at.at, by, second }]
}

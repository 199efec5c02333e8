/** Rounds: bets locked, late bets, ends. */
import { isRefusal } from '../../../base/refusal.ts'
import { askFee } from '../fee.ts'
import { roundOrder } from '../hit.ts'
import { order } from '../night.ts'
import { activityOf, tableOf } from '../reference.ts'
import type { Perform } from './steps.ts'

export const ROUNDS = {
  startRound: (night, { table, ...round }, by = 'device') => {
    const where = tableOf(night, table)
    order(night, roundOrder(night, where, round), by)
  },
  askFee: (night, { activity, table, ...written }) =>
    askFee(night, activityOf(night, activity), tableOf(night, table), written),
  betLate: (night, { table, seat }, by = 'device') =>
    order(night, { do: 'BetLate', table: tableOf(night, table), seat }, by),
  endRound: (night, { table }, by = 'dealer') => order(night, { do: 'EndRound', table: tableOf(night, table) }, by),
  voidRound: (night, { table, reason }, by = 'floor') =>
    order(night, { do: 'VoidRound', table: tableOf(night, table), reason: reason ?? 'misdeal' }, by),
  playRounds: (night, { table, rounds, ...round }) => {
    const where = tableOf(night, table)
    const { says } = night.record
    const before = says.length
    for (let count = 0; count < rounds; count++) {
      const started = order(night, roundOrder(night, where, round), 'device')
      if (isRefusal(started)) return
      order(night, { do: 'EndRound', table: where }, 'dealer')
    }
    says.splice(before)
  },
} satisfies Partial<Perform>

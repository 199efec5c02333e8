/** Games against the house. */

import { order } from '../night.ts'
import { tableOf } from '../reference.ts'
import { doStep, playRound } from '../tablegame.ts'
import type { Perform } from './steps.ts'

export const TABLE_GAMES = {
  playGame: (night, written, by) => playRound(night, tableOf(night, written.table), written, by),
  gameStep: (night, { table, action, second }, by) => {
    doStep(night, tableOf(night, table), action, by, second)
  },
  settleTable: (night, { table }, by = 'accountant') => {
    order(night, { do: 'SettleTable', table: tableOf(night, table) }, by)
  },
  useAccount: (night, { table, seat, amount }, by = 'cashier') => {
    order(night, { do: 'UseAccount', table: tableOf(night, table), seat, amount }, by)
  },
} satisfies Partial<Perform>

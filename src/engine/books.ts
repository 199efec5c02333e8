/** The two books: what every room stands on. The core adds up the posts of whatever event before a room hears of it. */
import { type Balances, noBalances } from '../ledger/balances.ts'

export type Books = {
  orders: unknown
  events: unknown
  state: {
    readonly balances: Balances
    /** By fund, the activities for which the house waits to be repaid, the one with the oldest advance first. */
    readonly owing: Map<string, Set<string>>
  }
}

export const noBooks = (): Books['state'] => ({ balances: noBalances(), owing: new Map() })

/** Games against the house, as one room of the engine. */

import { toWire } from '../../base/money.ts'
import { because } from '../../base/refusal.ts'
import type { House } from '../house/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import { doors } from './doors.ts'
import { accountsAt } from './gameaccount.ts'
import { isRoundUnderWay } from './livegame.ts'
import { decideTableGame, evolveTableGame } from './tablegame.ts'
import type { Below, TableGames } from './vocabulary.ts'

export const tablegames: Mechanism<TableGames, Below, House, typeof doors> = {
  uses: ['hits', 'rotation', 'money', 'offerings', 'house'],
  doors,
  initial: () => ({ games: new Map(), carries: new Map() }),
  orders: {
    PlayTable: { second: 'floor is not the dealer', decide: decideTableGame },
    UseAccount: { decide: decideTableGame },
    SettleTable: { decide: decideTableGame },
  },
  events: {
    TablePlayed: { v: 1, evolve: evolveTableGame },
    AccountUsed: { v: 1, evolve: () => undefined },
  },
  on: {
    TableClosed: (own, { table }) => {
      own.games.delete(table)
    },
  },
  answers: {
    keepsTableOpen: (world, table) => {
      if (isRoundUnderWay(world, table)) return because('order', 'round not settled', { table })
      const held = accountsAt(world.balances, table).find(({ amount }) => amount > 0n)
      if (held === undefined) return undefined
      return because('order', 'game account holds money', { seat: held.seat, amount: toWire(held.amount) })
    },
    keepsActivityOpen: (world, activity) => {
      const played = [...world.games].find(
        ([table, game]) => game.activity === activity && isRoundUnderWay(world, table),
      )
      return played === undefined ? undefined : because('order', 'round under way', { table: played[0] })
    },
  },
}

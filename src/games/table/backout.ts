/** A prize out of the tray that was paid by mistake, taken back by manual adjustment. */

import { message } from '../../base/message.ts'
import { toWire, ZERO } from '../../base/money.ts'
import type { Concern } from '../../base/party.ts'
import type { Refusal } from '../../base/refusal.ts'
import type { ActionOf } from './action.ts'
import { clauseOf } from './rules.ts'
import {
  type Around,
  done,
  type Entry,
  type GameTable,
  type Instruction,
  type Moved,
  refuseBy,
  type Stepped,
} from './table.ts'

const isSame = (one: Moved, other: Moved): boolean =>
  one.seat === other.seat && one.wager === other.wager && one.what === other.what && one.amount === other.amount

/** Paid out of the tray or onto a game account, and not taken back since. */
export function stillPaid({ moved = [] }: GameTable): Moved[] {
  const left = moved.filter(({ does, from }) => does === 'pay' && from !== 'meter')
  for (const back of moved.filter(({ does }) => does === 'take back')) {
    const at = left.findIndex((paid) => isSame(paid, back))
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

export function takenBack({ seat, wager, what, from, amount }: Moved, by: string): Instruction {
  const entry: Entry = { seat, wager, what, does: 'take back', wagered: ZERO, win: amount, isReturned: false, from, by }
  const told = message('paid and taken back', { seat, wager, what, amount: toWire(amount) })
  return { does: 'take back', ...told, by, seat, entry }
}

export function backOut(table: GameTable, action: ActionOf<'back out'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const { seat, wager, what = 'wager', reason, document } = action
  const who: Concern = { kind: 'position', seat }
  const paid = stillPaid(table).filter((one) => one.seat === seat && one.wager === wager && one.what === what)
  const fromMeter = (table.moved ?? []).some(
    (one) =>
      one.seat === seat && one.wager === wager && one.what === what && one.does === 'pay' && one.from === 'meter',
  )
  if (fromMeter) return refuseBy(rules, who, 'backed out', 'award of the meter')
  if (paid.length === 0) return refuseBy(rules, who, 'backed out', 'nothing paid', { wager, what })
  if (action.floor !== true) return refuseBy(rules, who, 'backed out', 'adjustment by one')
  if (reason === '' || document === '') return refuseBy(rules, who, 'backed out', 'adjustment unexplained')
  const by = clauseOf(rules, 'backed out')
  return done(table, around, ...paid.map((one) => takenBack(one, by)), {
    does: 'check',
    ...message('manual adjustment', { document, reason }),
    by,
    seat,
  })
}

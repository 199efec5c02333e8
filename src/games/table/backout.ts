/** A prize out of the tray that was paid by mistake, taken back by manual adjustment. */
import { formatMoney, ZERO } from '../../base/money.ts'
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
  const name = what === 'wager' ? wager : `${what} on ${wager}`
  return { does: 'take back', says: `${formatMoney(amount)} paid to seat ${seat} on ${name}`, by, seat, entry }
}

export function backOut(table: GameTable, action: ActionOf<'back out'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const { seat, wager, what = 'wager', reason, document } = action
  const who = `seat ${seat}`
  const no = (says: string) => refuseBy(rules, who, says, 'backed out')
  const paid = stillPaid(table).filter((one) => one.seat === seat && one.wager === wager && one.what === what)
  const fromMeter = (table.moved ?? []).some(
    (one) =>
      one.seat === seat && one.wager === wager && one.what === what && one.does === 'pay' && one.from === 'meter',
  )
  if (fromMeter) return no('an award of the meter is declined or backed out where the floor verifies it')
  if (paid.length === 0)
    return no(`nothing was paid on ${what === 'wager' ? wager : `${what} on ${wager}`} in the last round`)
  if (action.floor !== true) return no('an adjustment takes two persons')
  if (reason === '' || document === '') return no('an adjustment names its reason and the document behind it')
  const by = clauseOf(rules, 'backed out')
  return done(table, around, ...paid.map((one) => takenBack(one, by)), {
    does: 'check',
    says: `manual adjustment by ${document}: ${reason}`,
    by,
    seat,
  })
}

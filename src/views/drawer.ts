/** The cashiers' drawers: who has which open, what was counted in, what lies in it now, what it has laid out. */

import { cents, formatMoney, negate } from '../base/money.ts'
import type { State } from '../engine/mechanisms.ts'
import { CAGE, inDrawer } from '../engine/money/drawers.ts'
import { runningOf } from '../engine/offerings/running.ts'
import { holderOf, nameOf } from '../ledger/account.ts'
import { balance } from '../ledger/balances.ts'
import { readName } from '../ledger/name.ts'

export type DrawerView = {
  drawer: string
  /** Without a cashier it is closed. */
  cashier?: string
  since?: string
  opened?: string
  /** What the books say lies in an open drawer. */
  inside?: string
  /** Paid out for activities and not got back from their banks. */
  laidOut: { activity: string; name: string; amount: string; isInBank: boolean }[]
  /** Taken in for activities beyond what it paid for them, and not in their banks yet. */
  takenIn: { activity: string; name: string; amount: string }[]
  last?: { counted: string; variance: string; local: string; by: string }
}

export function drawerViews(state: State): DrawerView[] {
  const held = heldFor(state)
  const names = new Set([...state.drawers.keys(), ...held.map(({ drawer }) => drawer)])
  return [...names].sort().map((drawer) => {
    const known = state.drawers.get(drawer)
    const { cashier, since, opened, last } = known ?? {}
    return {
      drawer,
      ...(cashier === undefined ? {} : { cashier, inside: formatMoney(inDrawer(state.balances, drawer)) }),
      ...(since === undefined ? {} : { since }),
      ...(opened === undefined ? {} : { opened: formatMoney(opened) }),
      laidOut: held
        .filter((one) => one.drawer === drawer && one.amount < 0n)
        .map(({ activity, name, amount }) => ({
          activity,
          name,
          amount: formatMoney(negate(amount)),
          isInBank: balance(state.balances, activity, 'bank', 'custody') >= -amount,
        })),
      takenIn: held
        .filter((one) => one.drawer === drawer && one.amount > 0n)
        .map(({ activity, name, amount }) => ({ activity, name, amount: formatMoney(amount) })),
      ...(last === undefined
        ? {}
        : { last: { ...last, counted: formatMoney(last.counted), variance: signed(last.variance) } }),
    }
  })
}

/** A drawer that has paid for an activity stands below nothing in that activity's books, one that has sold something for it above. */
function heldFor(state: State) {
  return [...state.balances.custody].flatMap(([account, amount]) => {
    const [activity, place] = [holderOf(account), readName(nameOf(account))]
    if (activity === CAGE || place.kind !== 'drawer' || amount === 0n) return []
    const running = runningOf(state, activity)
    const name = running?.offering.name ?? running?.rule.name ?? activity
    return [{ drawer: place.drawer, activity, name, amount }]
  })
}

/** A variance always has its sign. */
export const signed = (amount: bigint): string =>
  amount > 0n ? `+${formatMoney(cents(amount))}` : formatMoney(cents(amount))

/** What holds in every state that a journal can have led to. Asked before anybody is served. */
import { formatMoney } from '../../base/money.ts'
import type { State } from '../../engine/mechanisms.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { coverOf } from '../../ledger/balances.ts'
import { isHold, isPool } from '../../ledger/name.ts'

/** The first thing that cannot be; nothing when all is well. */
export function unsound({ balances }: Pick<State, 'balances'>): string | undefined {
  for (const [account, amount] of balances.entitlement) {
    const name = nameOf(account)
    if (amount < 0n && (isPool(name) || isHold(name)))
      return `${name} of ${holderOf(account)} stands at ${formatMoney(amount)}, below nothing`
  }
  const off = coverOf(balances).find(({ held, owing }) => held !== owing)
  if (off === undefined) return undefined
  return `${off.activity} holds ${formatMoney(off.held)} and owes ${formatMoney(off.owing)}`
}

/**
 * An account is a name with its holder in front: `bay-101/blazing-7s pool:main`. The holder is an activity, an occasion of
 * one (`bay-101/poker-tournaments.2026-11-14-evening`; base/occasion.ts), or the cage. No holder has a blank in its name; a
 * table may have one, and with it its box: `bay-101/blazing-7s box:VIP 1`.
 */
import type { AccountName } from './name.ts'

/** Not the product of all holders and names: the compiler would have to compare every pattern with every other. */
export type Account = `${string} ${string}`
export type Holder = string

/** Rounds ask for the same few names again and again; a name made once is also hashed once. */
const made = new Map<Holder, Map<AccountName, Account>>()
const MADE_MAX = 4_096

export function accountOf(holder: Holder, name: AccountName): Account {
  const names = made.get(holder)
  const known = names?.get(name)
  if (known !== undefined) return known
  const account: Account = `${holder} ${name}`
  if (names === undefined || names.size >= MADE_MAX) made.set(holder, new Map([[name, account]]))
  else names.set(name, account)
  return account
}

export const holderOf = (account: Account): Holder => account.slice(0, account.indexOf(' '))
export const nameOf = (account: Account): AccountName => account.slice(account.indexOf(' ') + 1) as AccountName

import { type Cents, cents, ZERO } from '../base/money.ts'
import { type Account, accountOf, type Holder, holderOf, nameOf } from './account.ts'
import { type AccountName, isInside, isPlace } from './name.ts'
import type { Book, Post } from './post.ts'

/** Balances by account; an account that is back at nothing leaves the map, so that closed claims take no room. */
export type Balances = { readonly custody: Map<Account, Cents>; readonly entitlement: Map<Account, Cents> }

export const noBalances = (): Balances => ({ custody: new Map(), entitlement: new Map() })
export const balance = (balances: Balances, holder: Holder, name: AccountName, book: Book = 'entitlement'): Cents =>
  balances[book].get(accountOf(holder, name)) ?? ZERO

/** Adds posts to the balances in place: the one thing in the core that changes what it is given, because it is the hottest. */
export function post(balances: Balances, posts: readonly Post[]): void {
  for (const { book, from, to, amount } of posts) transfer(balances[book], from, to, amount)
}

export function transfer(accounts: Map<Account, Cents>, from: Account, to: Account, amount: bigint): void {
  if (amount <= 0n) throw new Error(`a post moves more than nothing: ${from} -> ${to} ${amount}`)
  change(accounts, from, -amount)
  change(accounts, to, amount)
}

function change(accounts: Map<Account, Cents>, account: Account, amount: bigint): void {
  const next = (accounts.get(account) ?? 0n) + amount
  if (next === 0n) accounts.delete(account)
  else accounts.set(account, cents(next))
}

/** A copy to try posts on, so that a decision of several steps sees what its first steps did. */
export const copyOf = ({ custody, entitlement }: Balances): Balances => ({
  custody: new Map(custody),
  entitlement: new Map(entitlement),
})

export type Cover = { activity: Holder; held: Cents; owing: Cents }

/** Per activity: the money held, and what its inside accounts add up to. The two are always equal. */
export function coverOf(balances: Balances): Cover[] {
  const covers = new Map<Holder, Cover>()
  const coverFor = (account: Account): Cover => {
    const activity = holderOf(account)
    const known = covers.get(activity)
    if (known !== undefined) return known
    const cover: Cover = { activity, held: ZERO, owing: ZERO }
    covers.set(activity, cover)
    return cover
  }
  for (const [account, amount] of balances.custody) {
    if (isPlace(nameOf(account))) coverFor(account).held = cents(coverFor(account).held + amount)
  }
  for (const [account, amount] of balances.entitlement) {
    if (isInside(nameOf(account))) coverFor(account).owing = cents(coverFor(account).owing + amount)
  }
  return [...covers.values()]
}

import { type Cents, fromWire, toWire } from '../base/money.ts'
import { accountOf, holderOf, nameOf } from '../ledger/account.ts'
import { type Balances, transfer } from '../ledger/balances.ts'
import type { CustodyName, EntitlementName } from '../ledger/name.ts'
import type { Post } from '../ledger/post.ts'

/** [book, from, to, cents, clause]; `c` custody, `e` entitlement. Grouped by holder to keep a line short. */
export type WirePost =
  | readonly ['c', CustodyName, CustodyName, string, string]
  | readonly ['e', EntitlementName, EntitlementName, string, string]
export type Posts = Readonly<Record<string, readonly WirePost[]>>

/** Posts as events carry them: grouped by holder, amounts as strings. */
export function toPosts(posts: readonly Post[]): Posts {
  const grouped: Record<string, WirePost[]> = {}
  for (const { book, from, to, amount, by } of posts) {
    const holder = holderOf(from)
    grouped[holder] ??= []
    // A post was made by `entitle` or `carry`, which take names of their own book only.
    grouped[holder].push([book === 'custody' ? 'c' : 'e', nameOf(from), nameOf(to), toWire(amount), by] as WirePost)
  }
  return grouped
}

/** The movements between entitlements, by name. */
export const entitled = (posts: Posts): { from: EntitlementName; to: EntitlementName; amount: Cents; by: string }[] =>
  Object.values(posts).flatMap((rows) =>
    rows.flatMap(([book, from, to, amount, by]) => (book === 'e' ? [{ from, to, amount: fromWire(amount), by }] : [])),
  )

/** Every entry comes through here, live and in a replay. */
export function postWire(balances: Balances, posts: Posts): void {
  for (const activity in posts) {
    for (const [book, from, to, amount] of posts[activity] ?? []) {
      const accounts = book === 'c' ? balances.custody : balances.entitlement
      transfer(accounts, accountOf(activity, from), accountOf(activity, to), fromWire(amount))
    }
  }
}

export const sumOf = (amounts: readonly string[]): Cents =>
  amounts.reduce((sum, text) => sum + fromWire(text), 0n) as Cents

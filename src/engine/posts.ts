import { type Cents, fromWire, toWire } from '../base/money.ts'
import { accountOf, activityOf, nameOf } from '../ledger/account.ts'
import { type Balances, transfer } from '../ledger/balances.ts'
import type { Post } from '../ledger/post.ts'

/** [book, from, to, cents, clause]; `c` custody, `e` entitlement. Grouped by activity to keep a line short. */
export type WirePost = readonly ['c' | 'e', string, string, string, string]
export type Posts = Readonly<Record<string, readonly WirePost[]>>

/** Posts as events carry them: grouped by activity, amounts as strings. */
export function toPosts(posts: readonly Post[]): Posts {
  const grouped: Record<string, WirePost[]> = {}
  for (const { book, from, to, amount, by } of posts) {
    const activity = activityOf(from)
    grouped[activity] ??= []
    grouped[activity].push([book === 'custody' ? 'c' : 'e', nameOf(from), nameOf(to), toWire(amount), by])
  }
  return grouped
}

export function fromPosts(posts: Posts): Post[] {
  return Object.entries(posts).flatMap(([activity, rows]) =>
    rows.map(([book, from, to, amount, by]) => ({
      book: book === 'c' ? ('custody' as const) : ('entitlement' as const),
      from: accountOf(activity, from),
      to: accountOf(activity, to),
      amount: fromWire(amount),
      by,
    })),
  )
}

/** The same as posting `fromPosts`, without making the posts: every entry comes through here, live and in a replay. */
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

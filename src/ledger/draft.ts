import { type Cents, cents, smaller, ZERO } from '../base/money.ts'
import { accountOf, type Holder } from './account.ts'
import type { Balances } from './balances.ts'
import type { AccountName, CustodyName, EntitlementName } from './name.ts'
import type { Book, Post } from './post.ts'

/**
 * Movements of one activity being thought out: later ones see what earlier ones did, and nothing is booked until the
 * event that carries them is.
 */
export type Draft = {
  readonly activity: Holder
  readonly balances: Balances
  readonly posts: Post[]
  readonly changed: { readonly custody: Map<AccountName, bigint>; readonly entitlement: Map<AccountName, bigint> }
  /** By account, what lies there and is not for this: it came later than what is thought out. */
  readonly apart: ReadonlyMap<AccountName, Cents>
}

const NOTHING_APART: ReadonlyMap<AccountName, Cents> = new Map()

export const draftOf = (balances: Balances, activity: Holder, apart = NOTHING_APART): Draft => ({
  activity,
  balances,
  posts: [],
  apart,
  changed: { custody: new Map(), entitlement: new Map() },
})

export function balanceIn(draft: Draft, name: AccountName, book: Book = 'entitlement'): Cents {
  const booked = draft.balances[book].get(accountOf(draft.activity, name)) ?? ZERO
  return cents(booked + (draft.changed[book].get(name) ?? 0n))
}

/** What of an account is there for this. */
export function standingIn(draft: Draft, name: AccountName): Cents {
  const apart = draft.apart.get(name)
  const there = balanceIn(draft, name)
  return apart === undefined ? there : cents(there - apart)
}

function move(draft: Draft, book: Book, from: AccountName, to: AccountName, amount: Cents, by: string): void {
  if (amount < 0n) throw new Error(`a movement cannot be negative: ${from} -> ${to} ${amount}`)
  if (amount === 0n) return
  const { activity } = draft
  draft.posts.push({ book, from: accountOf(activity, from), to: accountOf(activity, to), amount, by })
  const changed = draft.changed[book]
  changed.set(from, (changed.get(from) ?? 0n) - amount)
  changed.set(to, (changed.get(to) ?? 0n) + amount)
}

export const entitle = (draft: Draft, from: EntitlementName, to: EntitlementName, amount: Cents, by: string): void =>
  move(draft, 'entitlement', from, to, amount, by)
export const carry = (draft: Draft, from: CustodyName, to: CustodyName, amount: Cents, by: string): void =>
  move(draft, 'custody', from, to, amount, by)

/** As much as the account holds, at most `wanted`. Answers with what was moved. */
export function entitleAtMost(
  draft: Draft,
  from: EntitlementName,
  to: EntitlementName,
  wanted: Cents,
  by: string,
): Cents {
  const there = standingIn(draft, from)
  const moved = there > 0n ? smaller(there, wanted) : ZERO
  entitle(draft, from, to, moved, by)
  return moved
}

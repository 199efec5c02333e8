/**
 * A second set of books, kept by an auditor who hears what was done and reckons the money himself. Two books in plain
 * whole cents: `e` for whom money is (entitlement), `c` where it lies (custody).
 */
import type { Award } from '../../engine/judging/judgement.ts'
import type { Command, CommandOf, Event } from '../../engine/mechanisms.ts'
import type { Raise, Running, Version } from './running.ts'

/** One command that took effect, as the auditor hears of it. */
export type Heard = { readonly command: Command; readonly events: readonly Event[] }

export type Book = 'c' | 'e'
/** By fund, what it gave. */
export type Parts = Record<string, bigint>

/** Money set aside for a declared hit. `reseeds`: the fund that it goes to when the hit is verified. */
export type Hold = {
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly reseeds?: string
}
/** What was reported, and when it was dealt; `seen` as of the lock. */
export type Called = { readonly report: CommandOf<'ReportHit'>; readonly at: number; readonly seen?: number }
export type HitKept = {
  readonly hit: string
  readonly activity: string
  readonly at: number
  readonly awards: readonly Award[]
  readonly parts: readonly Parts[]
  readonly holds: readonly Hold[]
  /** What was put onto a meter at once, which a back-out takes off again. */
  readonly resets: readonly Hold[]
  /** While it waits for an earlier hit. */
  readonly called?: Called
  claims: string[]
  isDecided: boolean
}
export type ClaimKept = {
  readonly claim: string
  readonly hit: string
  readonly activity: string
  readonly amount: bigint
  readonly parts: Parts
  /** Of a posted period: what the pool was filled up with for this win alone. */
  readonly reseed?: { readonly pool: string; readonly amount: bigint }
  status: 'open' | 'paid' | 'expired'
  tray?: string
  isRepaid?: boolean
  /** Paid in error; and by pool what of that did not fit under its cap. */
  isInError?: boolean
  over?: Parts
}
export type TableKept = {
  readonly game: string
  readonly limit?: string
  openedAt?: number
  /** When the bets of its open round were locked, and how much had been posted by then. */
  lockedAt?: number
  seen?: number
}

export type Books = {
  /** `e HOLDER NAME`, `c HOLDER NAME`; nothing is kept of an account that stands at nothing. */
  readonly accounts: Map<string, bigint>
  /** Accounts that changed since they were last compared. */
  readonly touched: Set<string>
  /** By account, what the command that is being heard has changed. */
  readonly moved: Map<string, bigint>
  /** By holder, the activities for which the house waits to be repaid, the oldest advance first. */
  readonly owing: Map<string, string[]>
  readonly running: Map<string, Running>
  /** What is drafted, as it would run. */
  readonly drafted: Map<string, () => Running>
  /** By activity, every version that was posted; by activity and pool, every raise. */
  readonly versions: Map<string, readonly Version[]>
  readonly raises: Map<string, readonly Raise[]>
  postings: number
  readonly tables: Map<string, TableKept>
  readonly hits: Map<string, HitKept>
  readonly claims: Map<string, ClaimKept>
  chip: bigint
}

export const newBooks = (): Books => ({
  accounts: new Map(),
  touched: new Set(),
  moved: new Map(),
  owing: new Map(),
  running: new Map(),
  drafted: new Map(),
  versions: new Map(),
  raises: new Map(),
  postings: 0,
  tables: new Map(),
  hits: new Map(),
  claims: new Map(),
  chip: 100n,
})

export function least(first: bigint, ...others: readonly bigint[]): bigint {
  let found = first
  for (const other of others) if (other < found) found = other
  return found
}
export const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n)

export const stands = ({ accounts }: Books, holder: string, name: string, book: Book = 'e'): bigint =>
  accounts.get(`${book} ${holder} ${name}`) ?? 0n

/** Moves money; below nothing it goes the other way. */
export function move(books: Books, holder: string, from: string, to: string, amount: bigint, book: Book = 'e'): void {
  if (amount === 0n || from === to) return
  change(books, `${book} ${holder} ${from}`, -amount)
  change(books, `${book} ${holder} ${to}`, amount)
}

/** At most what the fund holds. Answers with what that was. */
export function moveAtMost(books: Books, holder: string, from: string, to: string, wanted: bigint): bigint {
  const moved = least(positive(stands(books, holder, from)), wanted)
  move(books, holder, from, to, moved)
  return moved
}

function change({ accounts, touched, moved }: Books, account: string, amount: bigint): void {
  moved.set(account, (moved.get(account) ?? 0n) + amount)
  const now = (accounts.get(account) ?? 0n) + amount
  if (now === 0n) accounts.delete(account)
  else accounts.set(account, now)
  touched.add(account)
}

/**
 * What was posted, and when: a hand has the offering and the prize of its deal. Each posting has its number, so that a lock knows
 * which of one instant came before it.
 */
import { type Books, least, positive, stands } from './books.ts'
import type { Posted, Running } from './running.ts'
import { holderOf, poolName } from './terms.ts'

/** `seen`: how much had been posted at the lock; without it the time decides. */
export type When = { readonly at: number; readonly seen?: number }

const isLater = ({ n, at }: Posted, when: When): boolean => (when.seen === undefined ? at > when.at : n > when.seen)

export function post(books: Books, at: number): Posted {
  books.postings += 1
  return { n: books.postings, at }
}

/** What ran then: the last version that was posted by that moment. */
export function runAt({ versions, running }: Books, activity: string, when: When): Running {
  const then = (versions.get(activity) ?? []).findLast((version) => !isLater(version, when))?.running
  const found = then ?? running.get(activity)
  if (found === undefined) throw new Error(`the auditor knows of no ${activity} that was posted`)
  return found
}

export function noteRaise(
  books: Books,
  activity: string,
  pool: string,
  posted: Posted,
  before: bigint,
  now: bigint,
): void {
  const key = `${activity} ${pool}`
  if (now !== before) books.raises.set(key, [...(books.raises.get(key) ?? []), { ...posted, before, by: now - before }])
}

/**
 * How much more a pool shows now than it did for a hand of that moment; below nothing where it was lowered since. Fees count for every
 * hand that is called; where somebody has won the pool since, there is no more than is there.
 */
export function moreThan(books: Books, running: Running, pool: string, when: When): bigint {
  const later = (books.raises.get(`${running.rule.activity} ${pool}`) ?? []).filter((raise) => isLater(raise, when))
  const [first] = later
  if (first === undefined) return 0n
  const now = stands(books, holderOf(running), poolName(pool))
  const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
  const withLowered = now - sum(later.map(({ by }) => by).filter((by) => by < 0n))
  const unraised = withLowered - sum(later.map(({ by }) => by).filter((by) => by > 0n))
  const stood = least(first.before, withLowered)
  return now - unraised - positive(stood - unraised)
}

/**
 * Accounts are names. Entitlement accounts carry the activity in front: `bay-101/blazing-7s pool:main`.
 *
 * Inside an activity (they add up to the money held for it):
 *   pool:NAME     a posted prize
 *   reserve       the fund behind it
 *   pending:HIT   held for a declared hit; reseed:HIT its reseed
 *   claim:CLAIM   a prize payable
 *   due           owed to the house and not yet fetched (administrative fees, repayments, what a table game has won)
 *   account:SEAT  the game account of a player at an electronic wagering device
 *   promised      what the house has promised and not yet put in: never above zero
 *                 (promised:ACTIVITY for another activity that is paid from these funds; so with advanced, due:advance)
 * Outside of it:
 *   patrons       what players paid in, and what was paid out to them
 *   advanced      what the house has put in and wants back: never above zero
 *   house         what the house gave for good, or took by a clause
 */
import type { Post } from './post.ts'

const INSIDE = ['pool', 'reserve', 'pending', 'reseed', 'claim', 'due', 'promised', 'variance', 'account'] as const

/** Rounds ask for the same few names again and again; a name made once is also hashed once. */
const made = new Map<string, Map<string, string>>()
const MADE_MAX = 4_096

export function accountOf(activity: string, name: string): string {
  const names = made.get(activity)
  const known = names?.get(name)
  if (known !== undefined) return known
  const account = `${activity} ${name}`
  if (names === undefined || names.size >= MADE_MAX) made.set(activity, new Map([[name, account]]))
  else names.set(name, account)
  return account
}

/** An activity has no blank in its name; a table may have one, and with it its box: `bay-101/blazing-7s box:VIP 1`. */
export const activityOf = (account: string): string => account.slice(0, account.indexOf(' '))
export const nameOf = (account: string): string => account.slice(account.indexOf(' ') + 1)
export const kindOf = (account: string): string => nameOf(account).split(':')[0] ?? ''

/** `promised:house/activity` without the activity that it stands for. */
export const ownerless = (name: string): string => name.replace(/:[a-z0-9-]+\/[a-z0-9-]+$/, '')

/** Places where money of an activity can lie: `bay-101/blazing-7s bank`. Outside of them: the patron and the house. */
const PLACES = ['box', 'count', 'bank', 'drawer', 'tray'] as const

export const isInside = (account: string): boolean => (INSIDE as readonly string[]).includes(kindOf(account))
export const isHeld = (account: string): boolean => (PLACES as readonly string[]).includes(kindOf(account))

export const entitlement = (activity: string, from: string, to: string, amount: Post['amount'], by: string): Post => ({
  book: 'entitlement',
  from: accountOf(activity, from),
  to: accountOf(activity, to),
  amount,
  by,
})
export const custody = (activity: string, from: string, to: string, amount: Post['amount'], by: string): Post => ({
  book: 'custody',
  from: accountOf(activity, from),
  to: accountOf(activity, to),
  amount,
  by,
})

/**
 * Two books, each balanced by itself. Custody says where money is, entitlement says whose it is.
 * A post moves an amount between two accounts of one book, so nothing is ever created or lost.
 */
import type { Cents } from '../base/money.ts'
import type { Account } from './account.ts'

export const BOOKS = ['custody', 'entitlement'] as const
export type Book = (typeof BOOKS)[number]

export type Post = {
  readonly book: Book
  readonly from: Account
  readonly to: Account
  readonly amount: Cents
  /** The clause that orders the movement. */
  readonly by: string
}

/**
 * Two books, each balanced by itself. Custody says where money is, entitlement says whose it is.
 * A post moves an amount between two accounts of one book, so nothing is ever created or lost.
 */
import type { Cents } from '../base/money.ts'

export const BOOKS = ['custody', 'entitlement'] as const
export type Book = (typeof BOOKS)[number]

export type Post = {
  readonly book: Book
  readonly from: string
  readonly to: string
  readonly amount: Cents
  /** The clause that orders the movement. */
  readonly by: string
}

/** A release or a correction is the same posts the other way round, under its own clause. */
export const reversed = (posts: readonly Post[], by: string): Post[] =>
  posts.map(({ book, from, to, amount }) => ({ book, from: to, to: from, amount, by }))

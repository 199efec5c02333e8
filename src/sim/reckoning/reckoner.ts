/**
 * The auditor for everything. It is told each command that took effect and its events, takes from them what happened (who
 * won which line, which fees lay there, what was counted) and reckons every amount from the rule files with code of its
 * own. After each command its books must be the ones that the events make, account by account.
 */
import type { EventOf, EventType, State } from '../../engine/mechanisms.ts'
import { Difference } from '../audit/difference.ts'
import { type Heard, newBooks } from './books.ts'
import type { Hears } from './part.ts'
import { PARTS } from './parts.ts'
import { noteOwing } from './reserve.ts'

export type Reckoner = {
  /** Reckons what a command should have moved, and compares it with what its events moved. */
  hear(heard: Heard): void
  /** Every account, ticket, point and pass against the state of the house. */
  compare(state: State): void
  readonly counts: { commands: number; posts: number; checks: number }
}

export function reckoner(): Reckoner {
  const books = newBooks()
  const posted = new Map<string, bigint>()
  const parts = PARTS.map((part) => part(books))
  const counts = { commands: 0, posts: 0, checks: 0 }

  return {
    counts,
    hear(heard) {
      counts.commands += 1
      const { command, events } = heard
      try {
        for (const event of events) for (const part of parts) tell(part, event.type, event as never, heard)
        for (const part of parts) part.done?.(heard)
        noteOwing(books)
        for (const event of events) if ('posts' in event) post(event.posts)
        for (const account of books.touched) {
          counts.checks += 1
          const [reckoned, found] = [books.accounts.get(account) ?? 0n, posted.get(account) ?? 0n]
          if (reckoned !== found) throw new Difference(`${account}: expected ${reckoned}, found ${found}`)
        }
        books.touched.clear()
        books.moved.clear()
      } catch (error) {
        const says = `${command.do} at ${command.at.local}: ${(error as Error).message}`
        throw error instanceof Difference ? new Difference(says) : new Error(says, { cause: error })
      }
    },
    compare(state) {
      const { balances } = state
      for (const part of parts) part.compare?.(state)
      let seen = 0
      for (const [book, accounts] of [
        ['e', balances.entitlement],
        ['c', balances.custody],
      ] as const)
        for (const [account, amount] of accounts) {
          seen += 1
          const reckoned = books.accounts.get(`${book} ${account}`) ?? 0n
          if (reckoned !== amount)
            throw new Difference(`${account}: expected ${reckoned}, found ${amount} in the state`)
        }
      counts.checks += seen
      if (seen !== books.accounts.size)
        throw new Difference(`${books.accounts.size} accounts expected, ${seen} found in the state`)
    },
  }

  function post(posts: Extract<EventOf<EventType>, { posts?: unknown }>['posts']): void {
    for (const [holder, rows] of Object.entries(posts ?? {}))
      for (const [book, from, to, text, by] of rows) {
        counts.posts += 1
        const amount = BigInt(text)
        if (amount <= 0n) throw new Difference(`${text} moves from ${from} to ${to}`)
        if (by === '') throw new Difference(`${text} moves from ${from} to ${to} without a clause`)
        for (const [name, change] of [
          [from, -amount],
          [to, amount],
        ] as const) {
          const account = `${book} ${holder} ${name}`
          posted.set(account, (posted.get(account) ?? 0n) + change)
          books.touched.add(account)
        }
      }
  }
}

/** The types of each part hold for its own events; what joins them is looked up by name here and nowhere else. */
function tell<Type extends EventType>(part: Hears, type: Type, event: EventOf<Type>, heard: Heard): void {
  const hear = part[type] as ((event: EventOf<Type>, heard: Heard) => void) | undefined
  hear?.(event, heard)
}

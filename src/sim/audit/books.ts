/** The two books again, in plain numbers, from nothing but the posts that events carry. */
import type { Event, State } from '../../engine/mechanisms.ts'

export type Books = {
  /** `e ACTIVITY NAME` or `c ACTIVITY NAME` to cents. */
  readonly accounts: Map<string, number>
  posts: number
}

export const noBooks = (): Books => ({ accounts: new Map(), posts: 0 })

export const accountIn = (books: Books, book: 'c' | 'e', activity: string, name: string): number =>
  books.accounts.get(`${book} ${activity} ${name}`) ?? 0

/** Books the posts of an event; answers with what is wrong about them. */
export function bookEvent(books: Books, event: Event): string | undefined {
  if (!('posts' in event) || event.posts === undefined) return undefined
  for (const [activity, rows] of Object.entries(event.posts)) {
    for (const [book, from, to, text, by] of rows) {
      const amount = Number(text)
      if (!Number.isSafeInteger(amount) || amount <= 0) return `${event.type} moves ${text} from ${from} to ${to}`
      if (by === '') return `${event.type} moves ${text} from ${from} to ${to} without a clause`
      if (from === to) return `${event.type} moves ${text} from ${from} to itself`
      change(books, `${book} ${activity} ${from}`, -amount)
      change(books, `${book} ${activity} ${to}`, amount)
      books.posts += 1
    }
  }
  return undefined
}

function change({ accounts }: Books, account: string, amount: number): void {
  const next = (accounts.get(account) ?? 0) + amount
  if (next === 0) accounts.delete(account)
  else accounts.set(account, next)
}

const HELD = ['box', 'count', 'bank', 'drawer', 'tray', 'pot']
const OUTSIDE = ['patrons', 'advanced', 'house']
const kindOf = (name: string) => name.split(':')[0]!

export type Sums = { held: number; inside: number; custody: number; entitlement: number }

/** Walks every account: what is held and what it is owed to, per activity, and that nothing is negative that cannot be. */
export function walkBooks({ accounts }: Books): { sums: Map<string, Sums>; wrong: string | undefined } {
  const sums = new Map<string, Sums>()
  let wrong: string | undefined
  for (const [account, amount] of accounts) {
    const [book, activity, name] = account.split(' ') as [string, string, string]
    let sum = sums.get(activity)
    if (sum === undefined) {
      sum = { held: 0, inside: 0, custody: 0, entitlement: 0 }
      sums.set(activity, sum)
    }
    const kind = kindOf(name)
    if (book === 'c') {
      sum.custody += amount
      if (HELD.includes(kind)) sum.held += amount
      if (kind === 'box' && amount < 0) wrong ??= `${account} is ${amount}: a box cannot hold less than nothing`
    } else {
      sum.entitlement += amount
      if (!OUTSIDE.includes(kind)) sum.inside += amount
      if (['pool', 'reserve', 'pending', 'reseed', 'claim', 'due'].includes(kind) && amount < 0)
        wrong ??= `${account} is ${amount}: under nothing`
      if (['promised', 'advanced'].includes(kind) && amount > 0) wrong ??= `${account} is ${amount}: above nothing`
    }
  }
  return { sums, wrong }
}

/** The engine's balances against these: the first account that differs. */
export function differenceTo({ accounts }: Books, { balances }: State): string | undefined {
  let seen = 0
  for (const [book, map] of [
    ['c', balances.custody],
    ['e', balances.entitlement],
  ] as const) {
    for (const [account, amount] of map) {
      seen += 1
      const booked = accounts.get(`${book} ${account}`) ?? 0
      if (booked !== Number(amount)) return `${account} is ${amount} in the state, ${booked} by the events`
    }
  }
  return seen === accounts.size ? undefined : `${accounts.size} accounts by the events, ${seen} in the state`
}

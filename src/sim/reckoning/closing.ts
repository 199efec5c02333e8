/** An activity that ends hands its money on; a day that ends has its figures. */
import { businessDay } from '../../base/moment.ts'
import type { EventOf } from '../../engine/mechanisms.ts'
import { agree } from '../audit/difference.ts'
import { type Books, least, move, positive, stands } from './books.ts'
import type { Part } from './part.ts'
import { toHouse } from './reserve.ts'
import type { Running } from './running.ts'
import { holderIn, holderOf, poolName, runOf } from './terms.ts'

export const closing: Part = (books) => {
  const ended = new Map<string, Map<string, bigint>>()
  let dayStart = '00:00'
  return {
    PropertyOpened: (event) => {
      dayStart = event.dayStart
    },
    OfferingClosed: ({ activity, to }) => {
      const running = runOf(books, activity)
      const holder = holderOf(running)
      const pools = Object.keys(running.rule.pools).map(poolName)
      if (to === undefined) {
        for (const fund of [...pools, 'reserve']) toHouse(books, holder, fund, positive(stands(books, holder, fund)))
        return
      }
      // Its money lies in other funds, and stays there.
      if (holder !== activity)
        for (const pool of pools) move(books, holder, pool, 'reserve', positive(stands(books, holder, pool)))
      else handOn(books, running, holderIn(books, to))
    },
    DayEnded: ({ day }) => void ended.set(day, new Map(books.accounts)),
    // A day's figures are those of its end, with what was told of it until it is closed.
    DayClosed: ({ day, figures }) => {
      compare(ended.get(day) ?? books.accounts, figures)
      for (const one of ended.keys()) if (one <= day) ended.delete(one)
    },
    done: ({ command, events }) => {
      const day = businessDay(command.at.local, dayStart)
      if (!ended.has(day) || events.some(({ type }) => type === 'DayEnded')) return
      for (const [one, accounts] of ended)
        if (one >= day)
          for (const [account, amount] of books.moved) accounts.set(account, (accounts.get(account) ?? 0n) + amount)
    },
  }
}

function compare(accounts: ReadonlyMap<string, bigint>, figures: EventOf<'DayClosed'>['figures']): void {
  const found = new Map<string, string>(
    Object.entries(figures).flatMap(([holder, all]) =>
      Object.entries(all).map(([name, amount]) => [`e ${holder} ${name}`, amount] as const),
    ),
  )
  for (const [account, amount] of accounts)
    if (account.startsWith('e '))
      agree(`figure of the day: ${account}`, `${amount}`, found.get(account) ?? (amount === 0n ? '0' : undefined))
  for (const [account, amount] of found)
    agree(`figure of the day: ${account}`, `${accounts.get(account) ?? 0n}`, amount)
}

/** Each activity's books balance by themselves: it leaves one as if to players, and comes into the other from them. */
function handOn(books: Books, { rule: { activity, pools } }: Running, to: string): void {
  let moved = 0n
  for (const fund of [...Object.keys(pools).map(poolName), 'reserve']) {
    const amount = positive(stands(books, activity, fund))
    move(books, activity, fund, 'patrons', amount)
    move(books, to, 'patrons', 'reserve', amount)
    moved += amount
  }
  let left = moved
  const lent = [...books.accounts.keys()].filter((account) => account.startsWith(`e ${activity} advanced`))
  for (const account of lent) {
    const name = account.slice(`e ${activity} `.length)
    const owed = positive(-stands(books, activity, name))
    // What was lent and is still there goes along; what was spent stays given.
    const along = least(owed, left)
    left -= along
    move(books, activity, 'patrons', name, along)
    move(books, to, 'advanced', 'patrons', along)
    move(books, activity, 'house', name, owed - along)
  }
  const variance = stands(books, activity, 'variance')
  move(books, activity, 'variance', 'patrons', variance)
  move(books, to, 'patrons', 'variance', variance)
  move(books, activity, 'bank', 'patron', moved + variance, 'c')
  move(books, to, 'patron', 'bank', moved + variance, 'c')
}

/** Fees at the lock: into the box, and part by part to the funds that the rule names; and back when a round is void. */

import { agree } from '../audit/difference.ts'
import { type Books, least, move, positive, stands } from './books.ts'
import type { Part } from './part.ts'
import { repay, roomIn, takeOut } from './reserve.ts'
import type { Running } from './running.ts'
import { holderOf, isPool, runOf } from './terms.ts'

/** Where money of a fee went. */
type Went = { readonly to: string; readonly amount: bigint }
type Taken = { readonly activity: string; readonly total: bigint; readonly went: readonly Went[] }

export const fees: Part = (books) => {
  const locked = new Map<string, readonly Taken[]>()
  return {
    RoundStarted: ({ table, at, fees: laid = {}, amounts = {}, playerDealer }) => {
      Object.assign(books.tables.get(table)!, { lockedAt: at, seen: books.postings })
      const taken = Object.entries(laid).map(([activity, spots]): Taken => {
        const running = runOf(books, activity)
        const { fee } = running.rule
        if (fee === undefined) throw new Error(`${activity} takes no fee`)
        let total = fee.amount * BigInt(spots.length)
        if (fee.rates !== undefined) {
          const byLimit = spots.map((spot) => [spot, rateOf(books, running, table, spot === playerDealer)] as const)
          agree(`fees by limit of ${activity}`, inWords(byLimit), inWords(Object.entries(amounts[activity] ?? {})))
          total = byLimit.reduce((sum, [, amount]) => sum + amount, 0n)
        }
        const holder = holderOf(running)
        move(books, holder, 'patron', `box:${table}`, total, 'c')
        const went = split(books, running, total)
        repay(books, holder)
        return { activity, total, went }
      })
      locked.set(table, taken)
    },
    RoundEnded: ({ table }) => void delete books.tables.get(table)!.lockedAt,
    RoundVoided: ({ table }) => {
      delete books.tables.get(table)!.lockedAt
      for (const { activity, total, went } of locked.get(table) ?? []) {
        const running = runOf(books, activity)
        const holder = holderOf(running)
        const inBox = least(total, positive(stands(books, holder, `box:${table}`, 'c')))
        move(books, holder, `box:${table}`, 'patron', inBox, 'c')
        move(books, holder, 'bank', 'patron', total - inBox, 'c')
        for (const { to, amount } of went) takeOut(books, running, to, 'patrons', amount)
      }
      locked.delete(table)
    },
  }
}

const inWords = (amounts: readonly (readonly [string, bigint | string])[]): string =>
  amounts
    .map(([spot, amount]) => `${spot} ${amount}`)
    .sort()
    .join(', ')

function rateOf({ tables }: Books, { rule }: Running, name: string, isDealer: boolean): bigint {
  const { game, limit = '' } = tables.get(name)!
  const rate = rule.fee?.rates?.find(({ games }) => games.includes(game))?.limits[limit]
  const amount = isDealer ? rate?.playerDealer : rate?.player
  if (amount === undefined) throw new Error(`no rate of ${rule.activity} for ${game} ${limit}`)
  return amount
}

/** So many fees as the total is, each in the parts of the rule; what a full pool cannot take goes past it. */
export function split(books: Books, running: Running, total: bigint): Went[] {
  const fee = running.rule.fee!
  const holder = holderOf(running)
  const went: Went[] = []
  const put = (to: string, amount: bigint) => {
    move(books, holder, 'patrons', to, amount)
    if (amount > 0n) went.push({ to, amount })
  }
  for (const part of fee.parts) {
    const amount = (total * part.amount) / fee.amount
    const room = isPool(part.to) ? roomIn(books, holder, running, part.to.slice('pool:'.length)) : undefined
    const fits = room === undefined ? amount : least(room, amount)
    put(part.to, fits)
    put(fee.past?.to ?? 'reserve', amount - fits)
  }
  return went
}

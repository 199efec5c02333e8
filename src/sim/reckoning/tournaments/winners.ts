/** Who has something when a tournament is over, and how it is held for each of them. */
import { type Books, type Hold, move, type Parts } from '../books.ts'
import { draw } from '../reserve.ts'
import { runOf } from '../terms.ts'
import { type Kept, openIn, payouts, untold, type Won } from './kept.ts'
import type { Piece } from './prizes.ts'
import { POOL } from './purchases.ts'

/** Whoever has something when it is over: a place or a part of the deal, bounties that waited, and the own one. */
export function winnersOf(kept: Kept): Won[] {
  const places = payouts(kept)
  const own = kept.deal === undefined ? openIn(kept) : new Map<string, bigint>()
  return [...kept.players].flatMap(([entry, { person, status }]): Won[] => {
    if (status === 'gone') return []
    const dealt = kept.deal?.shares.get(entry)
    const placed: readonly Piece[] =
      dealt === undefined ? (places.get(entry) ?? []) : dealt === 0n ? [] : [{ amount: dealt }]
    const waited = untold(kept, entry)
    const ownBounty = own.get(entry)
    const pieces = [
      ...placed,
      ...waited.map(({ amount }) => ({ amount })),
      ...(ownBounty === undefined ? [] : [{ amount: ownBounty }]),
    ]
    if (pieces.length === 0) return []
    const bounties = [
      ...waited.map(({ target, amount }) => ({ target, amount, isOwn: false })),
      ...(ownBounty === undefined ? [] : [{ target: entry, amount: ownBounty, isOwn: true }]),
    ]
    return [{ entry, person, pieces, bounties }]
  })
}

/** All money is one award, each thing one of its own; bounties of the house come out of no pool. */
export function declare(
  books: Books,
  activity: string,
  { pieces, bounties }: Won,
  isHouses: boolean,
  hit: string,
  holds: Hold[],
): Parts[] {
  const pending = `pending:${hit}`
  const money = pieces.filter(({ what }) => what === undefined).reduce((sum, { amount }) => sum + amount, 0n)
  const given = isHouses ? bounties.reduce((sum, { amount }) => sum + amount, 0n) : 0n
  const fromPool = (amount: bigint): Parts => {
    if (amount === 0n) return {}
    move(books, activity, POOL, pending, amount)
    holds.push({ from: POOL, to: pending, amount })
    return { [POOL]: amount }
  }
  const all: Parts[] = []
  if (money > 0n) {
    const pooled = fromPool(money - given)
    all.push({ ...pooled, ...(given === 0n ? {} : draw(books, runOf(books, activity), pending, given, holds)) })
  }
  for (const { what, amount } of pieces) if (what !== undefined) all.push(fromPool(amount))
  return all
}

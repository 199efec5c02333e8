/** What stands behind a prize: the reserve, the house behind the reserve, and how each has its own back. */
import { type Books, type HitKept, type Hold, least, move, moveAtMost, type Parts, positive, stands } from './books.ts'
import type { Running } from './running.ts'
import { capOf, holderOf, isPool, poolName, runOf } from './terms.ts'

/** The house's own accounts name the activity where another one's funds hold them. */
export const ofHouse = (kind: string, holder: string, activity: string): string =>
  holder === activity ? kind : `${kind}:${activity}`

/** Out of the reserve, and what it lacks out of the house: as an advance, for good, or into the reserve and out again. */
export function draw(books: Books, running: Running, to: string, wanted: bigint, holds: Hold[] = []): Parts {
  const { activity, reserve } = running.rule
  const holder = holderOf(running)
  const given = least(positive(stands(books, holder, 'reserve')), wanted)
  const lacking = wanted - given
  const { who } = reserve.short
  const promise = ofHouse(who === 'house advances' ? 'promised' : 'promised:gift', holder, activity)
  const take = (from: string, into: string, amount: bigint) => {
    move(books, holder, from, into, amount)
    if (amount > 0n) holds.push({ from, to: into, amount })
  }
  if (who === 'house refills the reserve') {
    take(promise, 'reserve', lacking)
    take('reserve', to, wanted)
    return { reserve: wanted }
  }
  take('reserve', to, given)
  take(promise, to, lacking)
  return lacking === 0n ? { reserve: given } : { reserve: given, [promise]: lacking }
}

/** To the fund that it came from. A promise takes back only what of it is still open; the rest is the reserve's, unless `kept` says more. */
export function giveBack(
  books: Books,
  holder: string,
  from: string,
  fund: string,
  amount: bigint,
  kept = 'reserve',
): void {
  const back = fund.startsWith('promised') ? least(positive(-stands(books, holder, fund)), amount) : amount
  move(books, holder, from, fund, back)
  move(books, holder, from, kept, amount - back)
}

/** What a pool was filled up with after a win leaves it again, to where it came from. */
export function refillBack(books: Books, holder: string, { holds }: HitKept): void {
  for (const { from, amount, reseeds } of holds)
    if (reseeds !== undefined && reseeds !== 'reserve' && !isPool(from))
      giveBack(books, holder, reseeds, from, least(positive(stands(books, holder, reseeds)), amount))
}

/** Out of a fund again: what it still has, then the reserve and the house behind it. */
export function takeOut(books: Books, running: Running, fund: string, to: string, amount: bigint): void {
  const there = fund === 'reserve' ? 0n : moveAtMost(books, holderOf(running), fund, to, amount)
  draw(books, running, to, amount - there)
}

/** No pool stays above its cap: the rest is the reserve's. */
export function cutToCaps(books: Books, holder: string): void {
  for (const running of books.running.values()) {
    if (holderOf(running) !== holder) continue
    for (const pool of Object.keys(running.rule.pools)) {
      const cap = capOf(running, pool)
      if (cap !== undefined)
        move(books, holder, poolName(pool), 'reserve', positive(stands(books, holder, poolName(pool)) - cap))
    }
  }
}

/** What the house only promised it need not give any more; what it gave is due to it. */
export function toHouse(books: Books, holder: string, from: string, amount: bigint): void {
  const struck = least(positive(-stands(books, holder, 'promised:gift')), amount)
  move(books, holder, from, 'promised:gift', struck)
  move(books, holder, from, 'due:reverted', amount - struck)
}

/** What the house has put in or promised for an activity and has not back. */
const owedFor = (books: Books, holder: string, activity: string): bigint =>
  -['promised', 'advanced', 'due:advance'].reduce(
    (sum, kind) => sum + stands(books, holder, ofHouse(kind, holder, activity)),
    0n,
  )

/**
 * The house has an advance back when the reserve holds all of it, and what must stay before that; the oldest comes first,
 * and one that waits lets the others wait.
 */
export function repay(books: Books, holder: string): void {
  if (!books.running.has(holder)) return
  for (const activity of books.owing.get(holder) ?? []) {
    const running = runOf(books, activity)
    const terms = running.rule.reserve.repaid === undefined ? runOf(books, holder) : running
    const { repaid } = terms.rule.reserve
    const owed = owedFor(books, holder, activity)
    if (owed <= 0n || repaid === undefined) continue
    const reserve = stands(books, holder, 'reserve')
    const pools = Object.keys(terms.rule.pools)
    const shown = pools.reduce((sum, pool) => sum + stands(books, holder, poolName(pool)), 0n)
    if (repaid.fund !== undefined && shown + reserve < repaid.fund) return
    const stays =
      repaid.after === undefined ? 0n : pools.reduce((sum, pool) => sum + nextDaily(books, holder, terms, pool), 0n)
    if (reserve < owed + stays) return
    const promised = positive(-stands(books, holder, ofHouse('promised', holder, activity)))
    move(books, holder, 'reserve', ofHouse('promised', holder, activity), promised)
    move(books, holder, 'reserve', ofHouse('due:advance', holder, activity), owed - promised)
  }
}

/** What the next daily increase of a pool takes, cut to the room under its cap. */
export function nextDaily(books: Books, holder: string, running: Running, pool: string): bigint {
  const daily: bigint = running.offering.pools?.[pool]?.daily ?? 0n
  return least(daily, roomIn(books, holder, running, pool) ?? daily)
}

/** Nothing said: all the room there is. */
export function roomIn(books: Books, holder: string, running: Running, pool: string): bigint | undefined {
  const cap = capOf(running, pool)
  return cap === undefined ? undefined : positive(cap - stands(books, holder, poolName(pool)))
}

/** After a command: who owes the house now; whoever came to it first stands first. */
export function noteOwing(books: Books): void {
  for (const account of books.touched) {
    const [, book, holder = '', kind, owner] =
      /^(\w) (\S+) (promised|advanced|due:advance)(?::(?!gift)(.+))?$/.exec(account) ?? []
    if (book !== 'e' || kind === undefined) continue
    const activity = owner ?? holder
    const list = books.owing.get(holder) ?? []
    const isOwed = owedFor(books, holder, activity) > 0n
    if (isOwed && !list.includes(activity)) books.owing.set(holder, [...list, activity])
    if (!isOwed && list.includes(activity))
      books.owing.set(
        holder,
        list.filter((one) => one !== activity),
      )
  }
}

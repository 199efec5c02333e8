/** A declared hit on its way through the auditor: who won which line is given, the money is reckoned. */
import type { Award } from '../../../engine/judging/judgement.ts'
import type { CommandOf } from '../../../engine/mechanisms.ts'
import type { Line } from '../../../rulebook/rule.ts'
import { type Books, type Hold, least, move, type Parts, positive, stands } from '../books.ts'
import { draw } from '../reserve.ts'
import type { Running } from '../running.ts'
import { holderOf, poolName, reseedOf } from '../terms.ts'

export type Case = {
  readonly books: Books
  readonly running: Running
  readonly hit: string
  /** As declared, each with its line: to whom and for what is theirs to say, how much is ours. */
  readonly awards: readonly Won[]
  readonly table: string
  readonly game: string | undefined
  readonly limit: string | undefined
  /** The local time of the lock, or of the first card. */
  readonly dealt: string
  readonly dealtAt: number
  readonly report: CommandOf<'ReportHit'> | undefined
  /** Of a prize that somebody was drawn for. */
  readonly callup: string | undefined
  /** Where people award: what they entered. */
  readonly entered: CommandOf<'EnterAward'>['awards']
  readonly holds: Hold[]
  /** By pool, what was raised since the deal: it is not for this hand. */
  readonly apart: ReadonlyMap<string, bigint>
}
export type Won = { readonly award: Award; readonly line: Line }

/** By award, how much of it comes from which fund. */
export type Reckoned = Map<Won, Parts>

export const pendingOf = ({ hit }: Case): string => `pending:${hit}`
/** What a pool shows for this hand. */
export const shows = ({ books, running, apart }: Case, pool: string): bigint =>
  stands(books, holderOf(running), poolName(pool)) - (apart.get(pool) ?? 0n)

/** Sets money of a fund aside. */
export function hold(
  { books, running, holds }: Case,
  from: string,
  to: string,
  amount: bigint,
  reseeds?: string,
): void {
  if (amount === 0n) return
  move(books, holderOf(running), from, to, amount)
  holds.push({ from, to, amount, ...(reseeds === undefined ? {} : { reseeds }) })
}

/** Out of the reserve, with the house behind it. */
export const holdFromReserve = (one: Case, amount: bigint): Parts =>
  draw(one.books, one.running, pendingOf(one), amount, one.holds)

/** A pool that was won starts again at its reseed; what is left in it counts towards that. */
export function holdReseed(one: Case, pool: string): void {
  if (one.running.rule.pools[pool] === undefined) return
  fillUp(one, pool, reseedOf(one.running, pool))
}

/** Of a pool of which a part was won only what it is short of the least that may be posted. */
export function holdLeast(one: Case, pool: string): void {
  const terms = one.running.rule.pools[pool]
  if (terms?.least !== undefined) fillUp(one, pool, terms.range.min)
}

/** Several hits may have a part of one pool while none is decided: together they fill it up once, and who had nothing of it fills nothing. */
export function holdRefill(one: Case, pool: string): void {
  const { books, running } = one
  if (!one.holds.some(({ from }) => from === poolName(pool))) return
  let coming = 0n
  for (const { activity, holds, isDecided } of books.hits.values())
    for (const { reseeds, amount } of activity === running.rule.activity && !isDecided ? holds : [])
      if (reseeds === poolName(pool)) coming += amount
  fillUp(one, pool, reseedOf(running, pool) - coming)
}

function fillUp(one: Case, pool: string, upTo: bigint): void {
  const own: Hold[] = []
  draw(one.books, one.running, `reseed:${one.hit}`, positive(upTo - shows(one, pool)), own)
  // A pool that gave nothing was not won by this hand: it has its new start from the one that it is held for.
  const isWon = one.holds.some(({ from }) => from === poolName(pool))
  for (const each of own)
    one.holds.push(each.to === 'reserve' ? each : { ...each, reseeds: isWon ? poolName(pool) : 'reserve' })
}

/** What nobody took is no part of the next prize. */
export function holdUntaken(one: Case, pool: string): void {
  const over = positive(shows(one, pool) - reseedOf(one.running, pool))
  hold(one, poolName(pool), `reseed:${one.hit}`, over, 'reserve')
}

/** Fills an amount from funds in their order, and takes it off them. */
export function fill(funds: Parts, amount: bigint): Parts {
  const parts: Parts = {}
  let wanted = amount
  for (const [fund, left] of Object.entries(funds)) {
    const part = least(left, wanted)
    funds[fund] = left - part
    wanted -= part
    if (part > 0n) parts[fund] = part
  }
  return parts
}

/** Whole cents by weight; what is left over goes cent by cent to the first. */
export function byWeight(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  const parts = weights.map((weight) => (amount * weight) / all)
  let rest = amount - parts.reduce((sum, part) => sum + part, 0n)
  return parts.map((part) => {
    rest -= 1n
    return rest >= 0n ? part + 1n : part
  })
}

/** Equal parts in whole chips, never less than an equal part. */
export function inChips(amount: bigint, persons: number, chip: bigint): bigint {
  const chips = amount / (chip * BigInt(persons))
  const each = chips * chip
  return each * BigInt(persons) >= amount ? each : each + chip
}

export const totalOf = (parts: Parts): bigint => Object.values(parts).reduce((sum, part) => sum + part, 0n)

/** The hand that somebody has money on: its seat in the report. */
export function handOf({ report }: Case, { award: { to } }: Won): string {
  if (to.kind === 'player-dealer')
    return report?.hands.find(({ role }) => role === 'player-dealer')?.seat ?? 'player-dealer'
  return to.kind === 'seat' || to.kind === 'backline' ? to.seat : ''
}

/** How much somebody has wagered on that hand, where the report says it. */
export function wagerOf(one: Case, won: Won): bigint | undefined {
  const { to } = won.award
  const bettors = one.report?.hands.find(({ seat }) => seat === handOf(one, won))?.bettors ?? []
  if (to.kind === 'backline') return bettors.filter(({ place }) => place === 'backline')[to.nth - 1]?.wager
  return bettors.find(({ place }) => place === 'seated')?.wager
}

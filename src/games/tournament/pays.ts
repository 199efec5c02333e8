/** What each place has. The prizes of a tournament are its pool to the cent, or more where the house gives the rest. */
import { add, atLeastZero, type Cents, cents, subtract, times, ZERO } from '../../base/money.ts'
import { partRoundedDown, type Share, share, sumOfShares } from '../../base/share.ts'
import { divideRoundedDown } from '../../base/split.ts'

/** How the pool is given out, as posted. The first of a list is the first place. */
export type Pays =
  | ({ readonly kind: 'percentages'; readonly shares: readonly Share[] } & Rounded)
  /** Another list for another number of entries. */
  | ({ readonly kind: 'by entries'; readonly lists: readonly SharesFor[] } & Rounded)
  /** Posted amounts, whatever is in the pool: the house gives what is missing, what is over goes where the rest goes. */
  | ({ readonly kind: 'flat'; readonly prizes: readonly FlatPrize[] } & Rounded)
  /** As many of one prize as the pool buys; what is left is divided equally among those who have one. */
  | ({ readonly kind: 'fixed and remainder'; readonly prize: FlatPrize } & Rounded)
  /** The first place has an entry elsewhere, with or without an allowance; the others share what is left. */
  | ({
      readonly kind: 'entry first'
      readonly entry: FlatPrize
      readonly allowance?: Cents | undefined
      readonly shares: readonly Share[]
    } & Rounded)
  /** Everybody of the better half of those who began has twice the buy-in. */
  | { readonly kind: 'double'; readonly buyIn: Cents }

/** Prizes in money are rounded down to the unit; what that leaves goes to one place, by name. */
export type Rounded = { readonly unit: Cents; readonly restTo: number }
export type SharesFor = { readonly from: number; readonly to: number; readonly shares: readonly Share[] }
/** Cash, or a thing that is worth so much: an entry, a coupon, a watch. */
export type FlatPrize = { readonly amount: Cents; readonly form: PrizeForm; readonly what?: string | undefined }
const PRIZE_FORMS = ['cash', 'chips', 'entry', 'allowance', 'coupon', 'thing'] as const
export type PrizeForm = (typeof PRIZE_FORMS)[number]

export type PlacePrize = { readonly place: number; readonly amount: Cents; readonly parts: readonly FlatPrize[] }
export type Prizes = {
  readonly places: readonly PlacePrize[]
  readonly total: Cents
  /** What the house adds so that all of it can be paid; nothing where the pool covers it. */
  readonly houseGives: Cents
  /** What rounding, or a pool larger than the posted amounts, left, and the place that has it. */
  readonly rest: { readonly amount: Cents; readonly place: number }
}

/** `field`: how many have a place; nobody has one beyond it. `paid`: entries that were paid for, those sent off or come in again with them. */
export function prizesFor(pays: Pays, pool: Cents, field: number, paid = field): Prizes {
  switch (pays.kind) {
    case 'percentages':
      return prizesOf(pool, byShares(pool, pays.shares, field, pays.unit), pays.restTo)
    case 'by entries':
      return prizesOf(pool, byShares(pool, sharesFor(pays.lists, paid), field, pays.unit), pays.restTo)
    case 'flat':
      return prizesOf(
        pool,
        pays.prizes.slice(0, field).map((prize) => [prize]),
        pays.restTo,
      )
    case 'fixed and remainder':
      return prizesOf(pool, fixedAndRemainder(pool, pays.prize, field, pays.unit), pays.restTo)
    case 'entry first':
      return prizesOf(pool, entryFirst(pool, pays, field), pays.restTo)
    case 'double':
      return prizesOf(
        pool,
        Array.from({ length: Math.min(Math.floor(paid / 2), field) }, () => [cash(times(pays.buyIn, 2))]),
        1,
      )
  }
}

export const cash = (amount: Cents): FlatPrize => ({ amount, form: 'cash' })

type Parts = readonly FlatPrize[]

function prizesOf(pool: Cents, parts: readonly Parts[], restTo: number): Prizes {
  const posted = add(...parts.flat().map(({ amount }) => amount))
  const left = subtract(pool, posted)
  const rest = { amount: atLeastZero(left), place: Math.max(1, Math.min(restTo, parts.length)) }
  const places = parts.map((own, nth): PlacePrize => {
    const isRest = nth + 1 === rest.place && rest.amount > ZERO
    const all = isRest ? withCash(own, rest.amount) : own
    return { place: nth + 1, amount: add(...all.map(({ amount }) => amount)), parts: all }
  })
  const total = add(...places.map(({ amount }) => amount))
  return { places, total, houseGives: atLeastZero(subtract(posted, pool)), rest }
}

function withCash(parts: Parts, more: Cents): Parts {
  // Once: a prize in money and its part of the remainder are two of them.
  const last = parts.findLastIndex(({ form }) => form === 'cash')
  return last < 0
    ? [...parts, cash(more)]
    : parts.map((part, nth) => (nth === last ? { ...part, amount: add(part.amount, more) } : part))
}

/** Fewer entries than paid places: those who are there share all of it, as their parts stand to each other. */
function byShares(pool: Cents, posted: readonly Share[], field: number, unit: Cents): Parts[] {
  const shares = posted.slice(0, field)
  const all = sumOfShares(shares)
  return shares.map(({ over, under }) => {
    const amount = partRoundedDown(pool, share(over * all.under, under * all.over))
    return [cash(cents((amount / unit) * unit))]
  })
}

/** More entries than the last list is for: the last list. Fewer than the first: the first. */
function sharesFor(lists: readonly SharesFor[], field: number): readonly Share[] {
  const found = lists.find(({ to }) => field <= to) ?? lists.at(-1)
  if (found === undefined) throw new Error('no list of percentages')
  return found.shares
}

/** A pool that does not buy a single one goes to the first place, in money. */
function fixedAndRemainder(pool: Cents, prize: FlatPrize, field: number, unit: Cents): Parts[] {
  const winners = Math.min(Number(pool / prize.amount), field)
  if (winners === 0) return field === 0 ? [] : [[cash(pool)]]
  const { each } = divideRoundedDown(subtract(pool, times(prize.amount, winners)), winners, unit)
  return Array.from({ length: winners }, () => (each > ZERO ? [prize, cash(each)] : [prize]))
}

function entryFirst(
  pool: Cents,
  { entry, allowance = ZERO, shares, unit }: Extract<Pays, { kind: 'entry first' }>,
  field: number,
): Parts[] {
  const first: Parts = allowance > ZERO ? [entry, { amount: allowance, form: 'allowance' }] : [entry]
  const left = atLeastZero(subtract(pool, add(entry.amount, allowance)))
  if (field === 0) return []
  return [first, ...(left === ZERO ? [] : byShares(left, shares, field - 1, unit))]
}

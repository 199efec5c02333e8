/** What each place has, by hand: percentages laid out one by one, fixed prizes counted off, equals with their places added up. */
import type { Offering } from '../../../rulebook/offering.ts'

export type Posted = NonNullable<Offering['tournament']>
/** `what`: where it is no money. */
export type Piece = { readonly amount: bigint; readonly what?: string }
type Share = { readonly over: bigint; readonly under: bigint }

const sum = (pieces: readonly Piece[]): bigint => pieces.reduce((all, { amount }) => all + amount, 0n)

/** From the first place on. `paid`: entries that were paid for; `people`: how many have a place at all. */
export function placesFor(posted: Posted, pool: bigint, paid: number, people: number): Piece[][] {
  const unit = posted.rounding?.to ?? 1n
  const down = (amount: bigint): bigint => (amount / unit) * unit
  // Brought to one denominator; whoever is there has so many pieces of all that those who are there have.
  const parts = (shares: readonly Share[], whole: bigint, among: number): Piece[][] => {
    const under = shares.reduce((all, one) => all * one.under, 1n)
    const pieces = shares.slice(0, among).map((one) => one.over * (under / one.under))
    const all = pieces.reduce((sum, one) => sum + one, 0n)
    return pieces.map((own) => [{ amount: down((whole * own) / all) }])
  }
  const { pays } = posted
  let rest = posted.rounding?.rest ?? 1
  let places: Piece[][]
  switch (pays.kind) {
    case 'percentages':
      places = parts(pays.places, pool, people)
      break
    case 'percentages by entries': {
      const row = pays.rows.find(({ entries }) => paid <= entries.max) ?? pays.rows.at(-1)!
      places = parts(row.places, pool, people)
      break
    }
    case 'flat':
      rest = pays.over ?? rest
      places = pays.places.map(({ prize, item, form, into }) => {
        const what = into === undefined ? (item ?? form) : (item ?? into)
        return [what === undefined ? { amount: prize } : { amount: prize, what }]
      })
      break
    case 'fixed and remainder': {
      const what = pays.item ?? pays.into ?? pays.form
      const thing: Piece = what === undefined ? { amount: pays.prize } : { amount: pays.prize, what }
      places = []
      for (let left = pool; left >= pays.prize && places.length < people; left -= pays.prize) places.push([thing])
      const each = places.length === 0 ? 0n : down((pool - pays.prize * BigInt(places.length)) / BigInt(places.length))
      if (each > 0n) places = places.map((one) => [...one, { amount: each }])
      if (places.length === 0) places = [[{ amount: pool }]]
      break
    }
    case 'entry first': {
      const travel = pays.travel ?? 0n
      const first = [{ amount: pays.entry, what: pays.item }, ...(travel > 0n ? [{ amount: travel }] : [])]
      const left = pool - pays.entry - travel
      places = [first, ...(left > 0n ? parts(pays.rest, left, people - 1) : [])]
      break
    }
    case 'double':
      places = Array.from({ length: Math.floor(paid / 2) }, () => [{ amount: posted.buyIn * 2n }])
  }
  places = places.slice(0, people)
  // Whatever rounding, missing players or posted amounts leave.
  const left = pool - sum(places.flat())
  const nth = Math.max(1, Math.min(rest, places.length)) - 1
  if (left > 0n && places[nth] !== undefined) places[nth] = [...places[nth], { amount: left }]
  return places
}

/** Those of one place: the same for each; odd cents one each to the first. A thing that each of them has is kept, any other is divided as money. */
export function sharedBy(prizes: readonly Piece[][], equals: number): Piece[][] {
  const things = prizes.map((pieces) => pieces.filter(({ what }) => what !== undefined))
  const text = (pieces: readonly Piece[] = []): string =>
    pieces.map(({ amount, what }) => `${amount} ${what}`).join(', ')
  const kept = prizes.length === equals && new Set(things.map(text)).size === 1 ? things[0]! : []
  const whole = sum(prizes.flat()) - sum(kept) * BigInt(equals)
  return split(whole, equals).map((amount) => (amount === 0n && kept.length > 0 ? kept : [...kept, { amount }]))
}

export function split(whole: bigint, persons: number): bigint[] {
  const parts = Array.from({ length: persons }, () => whole / BigInt(persons))
  for (let nth = 0; BigInt(nth) < whole % BigInt(persons); nth += 1) parts[nth]! += 1n
  return parts
}

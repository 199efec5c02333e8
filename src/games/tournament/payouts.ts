/** Who has what of the prizes: tied places share what they have together. */
import { add, type Cents, cents, subtract, times, ZERO } from '../../base/money.ts'
import { divideRoundedDown } from '../../base/split.ts'
import { cash, type FlatPrize, type PlacePrize } from './pays.ts'
import type { PlacedExit } from './places.ts'

export type Payout<Who> = PlacedExit<Who> & { readonly amount: Cents; readonly parts: readonly FlatPrize[] }

const CENT = cents(1)

/**
 * Everybody of the standing who has something, the best place first. Equals divide what their places have together, odd
 * cents one each to the first of them; a thing that each of them has stays one, and any other is divided by its worth, in money.
 */
export function payoutsOf<Who>(prizes: readonly PlacePrize[], standing: readonly PlacedExit<Who>[]): Payout<Who>[] {
  const groups = [...Map.groupBy(standing, ({ place }) => place).values()].toSorted(
    ([one], [other]) => one!.place - other!.place,
  )
  return groups.flatMap((equals) => {
    const { place, to } = equals[0]!
    const theirs = prizes.filter((prize) => prize.place >= place && prize.place <= to)
    const parts = dividedAmong(theirs, equals.length)
    return equals.flatMap((one, nth) => {
      const own = parts[nth]!
      const amount = add(...own.map((part) => part.amount))
      return amount === ZERO ? [] : [{ ...one, amount, parts: own }]
    })
  })
}

function dividedAmong(prizes: readonly PlacePrize[], winners: number): (readonly FlatPrize[])[] {
  const things = thingsOf(prizes[0])
  const own = prizes.length === winners && prizes.every((prize) => isSame(thingsOf(prize), things)) ? things : []
  const whole = add(ZERO, ...prizes.map(({ amount }) => amount))
  const money = subtract(whole, times(add(ZERO, ...own.map(({ amount }) => amount)), winners))
  return equalParts(money, winners).map((amount) => (amount === ZERO ? own : [...own, cash(amount)]))
}

const thingsOf = (prize?: PlacePrize): FlatPrize[] => prize?.parts.filter(({ form }) => form !== 'cash') ?? []

const isSame = (one: readonly FlatPrize[], other: readonly FlatPrize[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ amount, form, what }, nth) =>
      amount === other[nth]!.amount && form === other[nth]!.form && what === other[nth]!.what,
  )

/** The same for everybody; odd cents one each to the first. The parts are the whole. */
export function equalParts(whole: Cents, persons: number): Cents[] {
  const { each, rest } = divideRoundedDown(whole, persons, CENT)
  return Array.from({ length: persons }, (_, nth) => (BigInt(nth) < rest ? add(each, CENT) : each))
}

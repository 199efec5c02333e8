/** What the periods of squares are worth: cash is divided to the cent, an item goes to each, a blank hands both on. */
import { add, type Cents, cents, ZERO } from '../../base/money.ts'
import { divideRoundedDown } from '../../base/split.ts'

/** As posted for one period; without an item or a form it is cash. */
export type PeriodPrize = {
  readonly period: string
  readonly prize: Cents
  readonly item?: string | undefined
  readonly form?: string | undefined
}
/** What those who win share, and what each of them has. */
export type Stake = { readonly cash: Cents; readonly each: readonly PeriodPrize[] }

const CENT = cents(1)

export const isCash = ({ item, form }: PeriodPrize): boolean => item === undefined && (form ?? 'cash') === 'cash'

/** Of that period and of those before it that were handed on to it. */
export function stakeOf(prizes: readonly PeriodPrize[]): Stake {
  return {
    cash: prizes.filter(isCash).reduce((sum, { prize }) => add(sum, prize), ZERO),
    each: prizes.filter((prize) => !isCash(prize)),
  }
}

/** The same for everybody; cents that are left over go one each to the first of them. The parts are the whole. */
export function sharesOf(cash: Cents, winners: number): Cents[] {
  const { each, rest } = divideRoundedDown(cash, winners, CENT)
  return Array.from({ length: winners }, (_, nth) => (BigInt(nth) < rest ? add(each, CENT) : each))
}

/** How a period ended: it pays, its prize is handed on, or nobody has it; nothing while that is not decided. */
export type Ending = 'pays' | 'carried' | undefined

/** Which prizes are played for in a period: its own, and those of the periods right before it that were carried over. */
export function playedFor(prizes: readonly PeriodPrize[], endings: readonly Ending[], nth: number): PeriodPrize[] {
  let first = nth
  while (first > 0 && endings[first - 1] === 'carried') first -= 1
  return prizes.slice(first, nth + 1)
}

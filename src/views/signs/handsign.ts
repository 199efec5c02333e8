/** A hand on a sign, and what it pays; `line` is the English of `name`. */

import { toWire } from '../../base/money.ts'
import { type MoneyRange, UNBOUNDED } from '../../rulebook/terms.ts'
import type { SignLine } from '../../words/signline.ts'
import type { SignPrize } from '../../words/signprize.ts'
import type { ExactHand } from '../certainhand.ts'

export type HandSign = {
  line: string
  name: SignLine
  prize: SignPrize
  games?: string[]
  exact?: readonly ExactHand[]
  /** Cards that make it, where a few do: `7h 7h 7h`. */
  cards?: string
}

/** What may be entered: one amount, or any between two. */
export const rangePrize = ({ min, max }: MoneyRange): SignPrize =>
  min === max
    ? { is: 'amount', amount: toWire(min) }
    : { is: 'range', min: toWire(min), ...(max === UNBOUNDED ? {} : { max: toWire(max) }) }

/** What the house has put in or promised, advance by advance, the oldest first; repayments strike off the oldest. */
import { type Cents, cents, smaller } from '../base/money.ts'

/** A movement of an account of the house's advances. */
export type AdvanceMove = {
  readonly seq: number
  readonly local: string
  readonly clause: string
  readonly what: string
  /** Up: advanced or promised. Down: repaid, struck off or deposited. */
  readonly change: Cents
}
export type OpenAdvance = {
  readonly seq: number
  readonly local: string
  readonly clause: string
  readonly what: string
  readonly amount: Cents
  readonly left: Cents
}

/** Moves in the order of the journal. */
export function openAdvances(moves: readonly AdvanceMove[]): OpenAdvance[] {
  const open: OpenAdvance[] = []
  for (const { change, ...move } of moves) {
    if (change > 0n) {
      open.push({ ...move, amount: change, left: change })
      continue
    }
    let back = cents(-change)
    while (back > 0n && open[0] !== undefined) {
      const [oldest] = open
      const taken = smaller(back, oldest.left)
      back = cents(back - taken)
      if (taken === oldest.left) open.shift()
      else open[0] = { ...oldest, left: cents(oldest.left - taken) }
    }
  }
  return open
}

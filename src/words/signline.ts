/** A line of a sign as data; each language has its words for it. */
import type { HandName } from '../games/table/hands.ts'
import type { WagerName } from '../games/table/rules.ts'

export type SignLine =
  /** As the rule file names it; with the suit, the least losing hand and the rank that the house has posted: '' until drawn. */
  | { is: 'line'; line: string; suit?: string; least?: string; rank?: string; isBeaten?: true }
  /** A rung of hi-lo, by the guesses that it takes. */
  | { is: 'rung'; right: number }
  /** Of a paytable; `wager` where its sign has several. */
  | { is: 'pay'; wager?: WagerName; hand: HandName }
  | { is: 'envy'; wager?: WagerName; hand: HandName; with?: string }
  | { is: 'limits' }

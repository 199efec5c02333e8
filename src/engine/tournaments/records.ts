/** What is kept of the people and the money of a tournament, one by one: entries, purchases, knock-outs, deals, wins. */
import type { DealMethod } from '../../games/tournament/deal.ts'
import type { PrizeForm } from '../../games/tournament/pays.ts'
import type { Parts } from '../../ledger/name.ts'

/** How somebody comes in. `paid`: at a drawer. `won`: with the claim of a prize. `free`: it costs nothing. `given`: the house pays. */
export const WAYS_IN = ['paid', 'won', 'free', 'given'] as const
export type WayIn = (typeof WAYS_IN)[number]

const PURCHASES = ['buy-in', 'rebuy', 'add-on'] as const
export type PurchaseKind = (typeof PURCHASES)[number]

/** Something that was paid for, with its receipt: `T12`. Amounts are cents as strings. */
export type Purchase = {
  readonly receipt: string
  readonly kind: PurchaseKind
  readonly entry: string
  /** What it costs but for the fee; of it, what goes to a charity. The rest is in the pool. */
  readonly price: string
  readonly fee: string
  readonly charity?: string
  readonly chips: number
  readonly way: WayIn
  readonly drawer?: string
  /** The prize that paid for it. */
  readonly claim?: string
  /** Where it was won or whom it was given by, where the house pays. */
  readonly from?: string
  readonly at: number
  readonly local: string
  readonly by: string
  /** The knock-out after which the seat was bought anew. */
  readonly after?: string
  /** The money went back: unregistered, void or called off. */
  back?: true
}

/** In play; out; gone from the list, as if it had never been there. */
export type EntryStatus = 'in' | 'out' | 'withdrawn' | 'void'

export type Entry = {
  /** `E7`, counted in its tournament. */
  readonly entry: string
  readonly person: string
  readonly way: WayIn
  readonly at: number
  /** The entry of the same person before it: a re-entry has a new seat. */
  readonly again?: string
  /** Receipts, the one of its buy-in first. */
  readonly receipts: string[]
  status: EntryStatus
  /** The knock-out that put it out. */
  out?: string
  /** Knocked out, and bound to buy the seat anew: nobody is out before that is settled. */
  owes?: string
  /** Has said before the hand that the seat is bought anew. */
  intends?: true
  /** A bounty is on this one. */
  bounty?: string
}

/** Why somebody is out: in a hand; or sent off by a penalty, which leaves no place and no prize: the others move up. */
const OUT_BY = ['hand', 'disqualified'] as const
export type OutBy = (typeof OUT_BY)[number]

/** One who lost all chips in a hand. `by`: whoever won that hand, equal hands together; odd cents of a bounty go to the first. */
export type Fallen = {
  readonly entry: string
  /** At the start of the hand; without it those of one hand are tied. */
  readonly chips?: number
  readonly by?: readonly string[]
  /** Buys the same seat anew: said at once, or before the hand. */
  readonly rebuys?: true
}

/** Who has how much of whose bounty. */
export type BountyPaid = { readonly target: string; readonly to: string; readonly amount: string }

/**
 * All who fell together. `out`: `K3`, counted in its tournament. `round`: fell hand for hand, in the hand of that name, which is one
 * hand at all tables.
 */
export type Out = {
  readonly out: string
  readonly round?: string
  readonly how: OutBy
  readonly fallen: readonly Fallen[]
  readonly bounties: readonly BountyPaid[]
  readonly at: number
  readonly local: string
  readonly table?: string
  readonly by: string
}

export type DealShare = { readonly entry: string; readonly amount: string }
export type Deal = {
  readonly method: DealMethod
  readonly shares: readonly DealShare[]
  /** All that there was: places that nobody had yet, and bounties that were not paid. */
  readonly there: string
  readonly bounties: string
  /** Who of them said yes: all. */
  readonly consents: readonly string[]
  readonly note: string
  readonly at: number
  readonly local: string
  readonly by: readonly string[]
}

const PRIZE_OF = ['place', 'bounty', 'own bounty', 'deal'] as const
export type PrizeOf = (typeof PRIZE_OF)[number]

/** A part of what somebody has won, and what it is for. */
export type Prize = {
  readonly of: PrizeOf
  readonly amount: string
  readonly form: PrizeForm
  /** What is handed over, and the tournament of the house that an entry is for. */
  readonly item?: string
  readonly into?: string
  /** Whose bounty it is. */
  readonly target?: string
}
/** All money together is one award, each thing one of its own: one claim each. What has become of it: whether the winner has it. */
export type Paid = {
  readonly amount: string
  readonly form: PrizeForm
  readonly item?: string
  readonly into?: string
  readonly parts: Parts<string>
  readonly claim?: string
  readonly isPaid?: true
}
/** All that one entry has won at one time: a hit. `to`: the last place that equals have together. `out`: the knock-out it hangs on. */
export type Win = {
  readonly hit: string
  readonly entry: string
  readonly person: string
  readonly place?: number
  readonly to?: number
  readonly out?: string
  /** At a free table: the house pays it, whoever pays the bounties of the tournament. */
  readonly isFree?: true
  readonly prizes: readonly Prize[]
  readonly paid: readonly Paid[]
}

/** A win that was declined, backed out or paid in error by hand: no place, and these parts of bounties are for the places. */
export type Denied = {
  readonly hit: string
  readonly entry: string
  readonly place?: number
  readonly bounties: readonly { readonly target: string; readonly amount: string }[]
}

/** What the pool came to when it was given out, in cents. */
export type PoolFigures = {
  readonly buyIns: string
  readonly rebuys: string
  readonly addOns: string
  /** Of these three, to the charity. */
  readonly charity: string
  readonly added: string
  /** What the house gave to reach the guarantee, or the posted prizes. */
  readonly given: string
  readonly bounties: string
  /** What the house gave for bounties. */
  readonly bountiesGiven: string
  readonly places: string
  readonly fees: string
}

/** Why somebody's play at a free table is over: lost all in a hand; or gone, which leaves the own bounty to nobody. */
export const FREE_OUT_BY = ['hand', 'left'] as const
export type FreeOutBy = (typeof FREE_OUT_BY)[number]

/** Plays at a free table for what goes with the tournament, without an entry: no place, no part of the pool. */
export type FreePlayer = {
  /** `N3`, counted in its tournament. */
  readonly player: string
  readonly person: string
  readonly table: string
  readonly at: number
  /** The same person before, out by now. */
  readonly again?: string
  /** `stayed`: was not knocked out when play there ended. */
  status: 'in' | 'out' | 'stayed'
  bounty?: string
  out?: {
    readonly how: FreeOutBy
    readonly by: readonly string[]
    readonly bounties: readonly BountyPaid[]
    readonly at: number
    readonly local: string
  }
}

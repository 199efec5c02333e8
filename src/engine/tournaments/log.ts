/** The log of a tournament, as its document wants it (S0:1385-1407): facts, without names of people; words come last. */
import type { DealMethod } from '../../games/tournament/deal.ts'
import type { PoolFigures, PurchaseKind, WayIn } from './records.ts'

export type LoggedFee = {
  readonly fee: 'entry fee' | PurchaseKind
  readonly amount: string
  readonly times: number
  readonly total: string
}

export type TournamentLog = {
  readonly establishment: string
  /** As advertised. */
  readonly name: string
  readonly activity: string
  /** Local time for which it was posted. */
  readonly advertised?: string
  /** Local time of the start. */
  readonly started: string
  readonly tables: number
  readonly games: readonly string[]
  /** How people came in, and how many each way. */
  readonly ways: readonly { readonly way: WayIn; readonly entries: number }[]
  /** Offered, and taken. `most`: how often at most each. */
  readonly rebuys?: { readonly amount: string; readonly most?: number; readonly taken: number }
  readonly addOns?: { readonly amount: string; readonly most?: number; readonly taken: number }
  readonly participants: number
  readonly entries: number
  readonly fees: readonly LoggedFee[]
  readonly pool: PoolFigures
  /** Where not all buy-ins were paid by players: what came which way. */
  readonly buyIns?: readonly { readonly way: WayIn; readonly amount: string }[]
  readonly charity?: { readonly name: string; readonly amount: string }
  /** What rounding left, or a pool larger than the posted amounts, and the place that has it; `posted` where it was to be another. */
  readonly rest?: { readonly amount: string; readonly place: number; readonly posted?: number }
  readonly bounties?: {
    readonly from: 'pool' | 'house'
    readonly amount: string
    readonly awarded: number
    readonly total: string
    /** At free tables, paid by the house. */
    readonly free?: { readonly players: number; readonly awarded: number; readonly total: string }
  }
  readonly deal?: {
    readonly method: DealMethod
    readonly there: string
    /** Of it, bounties that nobody had won. */
    readonly bounties?: string
    readonly local?: string
    readonly shares: readonly { readonly person: string; readonly amount: string }[]
    readonly note: string
  }
  readonly results: readonly {
    readonly place: number
    readonly to?: number
    readonly person: string
    readonly amount: string
    /** Things among it, and what each of them counts for in the amount; the rest is money. */
    readonly items?: readonly string[]
    readonly worth?: readonly string[]
    /** Of the amount, what is no prize of the place: bounties that were paid with it. */
    readonly bounties?: string
  }[]
  readonly paid: string
}

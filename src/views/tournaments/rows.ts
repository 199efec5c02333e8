/** What the desks show of one tournament, row by row. Amounts are as people read them. */

import type { Reason } from '../../base/refusal.ts'
import type { EntryStatus, FreeOutBy, OutBy, PrizeOf, PurchaseKind, WayIn } from '../../engine/tournaments/records.ts'
import type { TournamentStatus } from '../../engine/tournaments/vocabulary.ts'
import type { ClockFact } from '../../games/tournament/clock.ts'
import type { DealMethod } from '../../games/tournament/deal.ts'
import type { Period } from '../../games/tournament/levels.ts'
import type { WhyMoved } from '../../games/tournament/moves.ts'
import type { PrizeForm } from '../../games/tournament/pays.ts'
import type { PenaltyKind } from '../../games/tournament/penalties.ts'
import type { PostedPays } from '../../rulebook/tournamentpays.ts'
import type { SealedView } from '../drawings/sealed.ts'
import type { ClockView, PrizeRow } from './sign.ts'

export type ReceiptRow = {
  readonly receipt: string
  readonly kind: PurchaseKind
  readonly price: string
  readonly fee: string
  readonly total: string
  readonly chips: number
  readonly way: WayIn
  readonly drawer?: string
  readonly local: string
  readonly by: string
  readonly isBack: boolean
}

export type EntryRow = {
  readonly entry: string
  readonly person: string
  readonly name: string
  readonly status: EntryStatus
  readonly way: WayIn
  /** Of those who are out; `to` where several are equal. */
  readonly place?: number
  readonly to?: number
  readonly out?: string
  /** Knocked out and bound to buy the seat anew. */
  readonly owes: boolean
  readonly intends: boolean
  readonly bounty?: string
  /** Came in after play had begun. */
  readonly isLate?: true
  readonly again?: string
  readonly receipts: readonly ReceiptRow[]
  /** What the player would have back: before the start, or where it is called off. Nothing of what the house gave. */
  readonly refund?: string
} & EntryFloor

export type SeatedAt = { readonly table: string; readonly seat: string }

/** What the floor knows of an entry. */
export type EntryFloor = Partial<SeatedAt> & {
  /** When they were last counted. */
  readonly chips?: number
  readonly isAbsent: boolean
  readonly penalties: readonly PenaltyRow[]
}
/** `played`: milliseconds of play when it was given. */
export type PenaltyRow = {
  readonly penalty: string
  readonly kind: PenaltyKind
  readonly minutes?: number
  readonly played: number
  readonly ground: string
}

/** What the floor adds. */
export type FloorPart = {
  readonly clock?: ClockView
  /** What was last done to the clock, but for its start: it can be undone. */
  readonly lastFact?: { readonly fact: string; readonly do: ClockFact['do'] }
  readonly average?: number
  readonly chipsInPlay: number
  /** Races and removals, the latest last. */
  readonly chipActs: readonly ChipActRow[]
  readonly tables: readonly TableRow[]
  /** Tables of the house that could be taken; left out where the rule allows no more of them. */
  readonly freeTables?: readonly string[]
  /** That were ever in play. */
  readonly tablesUsed: number
  /** Told, and not come yet. */
  readonly moves: readonly MoveRow[]
  /** What the seating asks for now. */
  readonly plan: { readonly isFinal: boolean; readonly breaks?: string; readonly moves: readonly PlannedMove[] }
  /** In play and without a seat. */
  readonly waiting: number
  readonly seatDraw: DrawState
  readonly finalDraw: DrawState
  readonly lastAct?: LastSeating
  /** What the director has put on the foot of the clock. */
  readonly announced: readonly AnnouncedRow[]
}
/** `refused`: why it would not be undone as it stands. */
export type LastSeating = { readonly act: string; readonly changes: number; readonly refused?: readonly Reason[] }
export type AnnouncedRow = { readonly announcement: string; readonly says: string }
/** More in play by it, or fewer; what hangs on a knock-out is undone with that. */
export type ChipActRow = { readonly act: string; readonly difference: number; readonly isUndoable: boolean }
export type DrawState = { readonly drawn?: number; readonly sealed?: SealedView }
export type TableRow = {
  readonly table: string
  readonly seats: number
  readonly closed: readonly number[]
  readonly players: number
  readonly isBreaking: boolean
  /** Too short to deal: it waits. */
  readonly isHalted: boolean
  readonly bigBlind?: number
}
/** Not told yet: of a table that breaks, or that makes tables even. */
export type PlannedMove = Omit<MoveRow, 'move'>
export type MoveRow = {
  readonly move: string
  readonly entry: string
  readonly name: string
  readonly from: SeatedAt
  readonly to: SeatedAt
  readonly why: WhyMoved
}

export type OutRow = {
  readonly out: string
  readonly local: string
  readonly how: OutBy
  readonly by: string
  readonly table?: string
  readonly fallen: readonly {
    readonly entry: string
    readonly name: string
    readonly chips?: number
    readonly by: readonly string[]
    readonly rebuys: boolean
  }[]
  readonly bounties: readonly { readonly target: string; readonly to: string; readonly amount: string }[]
}

export type WinRow = {
  readonly hit: string
  readonly entry: string
  readonly person: string
  readonly name: string
  readonly place?: number
  readonly to?: number
  /** At a free table. */
  readonly isFree?: boolean
  readonly total: string
  readonly prizes: readonly {
    readonly of: PrizeOf
    readonly amount: string
    readonly form: PrizeForm
    readonly item?: string
    readonly target?: string
  }[]
  /** All money together is one claim, each thing one of its own. */
  readonly claims: readonly {
    readonly claim?: string
    readonly amount: string
    readonly item?: string
    readonly isPaid: boolean
  }[]
}

export type DealRow = {
  readonly method: DealMethod
  readonly shares: readonly { readonly entry: string; readonly name: string; readonly amount: string }[]
  readonly there: string
  readonly note: string
  readonly local: string
  readonly by: readonly string[]
}

/** As it was posted: what everybody pays and has, and until when. */
export type StructureView = {
  readonly games: readonly string[]
  readonly buyIn: string
  readonly fee: string
  readonly total: string
  readonly chips: number
  readonly seats: number
  readonly most?: number
  /** How one comes in. */
  readonly ways: readonly WayIn[]
  readonly lateUntilLevel?: number
  readonly rebuys?: Bought
  readonly addOns?: Bought
  readonly reEntries?: { readonly times?: number; readonly untilLevel: number }
  readonly pays: PaysView
  /** Winners show ID at the cage. */
  readonly asksId: boolean
  readonly guarantee?: string
  readonly added?: string
  readonly charity?: { readonly name: string; readonly share: string; readonly recognised: string }
  readonly bounties?: {
    readonly targets: 'chosen' | 'everybody'
    readonly amount: string
    readonly from: 'pool' | 'house'
    readonly paid: 'at the knock-out' | 'at the own exit'
  }
  /** What goes with it is played for at free tables, too. */
  readonly hasFreeTables: boolean
  readonly restrictions: readonly Restriction[]
  /** What advertisements say. */
  readonly words: readonly string[]
  readonly periods: readonly Period[]
  /** What somebody may be sent away for, and for how long. */
  readonly penalties: {
    readonly minutes: readonly number[]
    readonly grounds: readonly { readonly by: string; readonly what: string }[]
  }
  readonly chipSet: readonly { readonly value: number; readonly colour: string; readonly each?: number }[]
  readonly houseRules?: {
    readonly dated: string
    readonly edition?: string
    readonly balance: number
    readonly halt: number
    readonly handMinutes: number
    readonly breaks: readonly string[]
  }
}
/** Who may come in, how often, and until when money goes back. */
export type Restriction = 'open' | 'once' | 'back' | 'even'
/** How the pool is paid, place by place: parts of it, amounts, or things with what they are worth. */
export type PaysView = {
  readonly kind: PostedPays['kind']
  /** `from` and `to`: for so many entries, where there are several lists; the last has no end. */
  readonly lists: readonly { readonly from?: number; readonly to?: number; readonly places: readonly string[] }[]
  readonly travel?: string
  readonly rounding?: { readonly to: string; readonly rest: number }
}
export type Bought = {
  readonly price: string
  readonly chips: number
  readonly times?: number
  readonly untilLevel?: number
  readonly fromLevel?: number
  readonly atMost?: number
}

export type FiguresView = {
  readonly buyIns: string
  readonly rebuys: string
  readonly addOns: string
  readonly charity: string
  readonly added: string
  readonly given: string
  readonly bounties: string
  readonly places: string
  readonly fees: string
}

export type FreeRow = {
  readonly player: string
  readonly person: string
  readonly name: string
  readonly table: string
  readonly status: 'in' | 'out' | 'stayed'
  readonly bounty?: string
  readonly out?: { readonly how: FreeOutBy; readonly by: readonly string[]; readonly isLast: boolean }
}
export type FreePart = {
  /** Open free tables at which it can be played. */
  readonly tables: readonly string[]
  /** Who asks for one, and has none yet. */
  readonly asked: readonly { readonly request: string; readonly who: string; readonly person?: string }[]
  readonly players: readonly FreeRow[]
}

export type TournamentDesk = {
  readonly activity: string
  readonly name: string
  readonly id: string
  readonly game: string
  readonly status: TournamentStatus | 'posted'
  readonly starts?: string
  readonly isFree: boolean
  readonly structure: StructureView
  readonly entries: readonly EntryRow[]
  /** In play now, and entries that count. */
  readonly players: number
  readonly field: number
  readonly figures: FiguresView
  readonly prizes: readonly PrizeRow[]
  /** What rounding leaves, or a pool larger than the posted amounts, and the place that has it. */
  readonly rest?: { readonly amount: string; readonly place: number }
  readonly outs: readonly OutRow[]
  readonly deal?: DealRow
  /** What a deal would be about now. */
  readonly there?: string
  readonly wins: readonly WinRow[]
  readonly isSigned: boolean
  /** Once the charity has had its part. */
  readonly charityPaid?: string
  readonly free?: FreePart
} & FloorPart

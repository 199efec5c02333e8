/** What is open: the house, what it offers, rounds, hits, claims, money. Closed things live in projections. */
import type { Carry } from '../base/meter.ts'
import type { Cents } from '../base/money.ts'
import type { BySpot, Spot } from '../base/spot.ts'
import type { Account } from '../ledger/account.ts'
import { type Balances, noBalances } from '../ledger/balances.ts'
import type { Parts } from '../ledger/name.ts'
import type { Received } from './claims/paidtotals.ts'
import type { Inserted } from './drawings/cardfeed.ts'
import { type DrawState, NO_DRAWS } from './drawings/draw.ts'
import type { Play } from './drawings/prizegame.ts'
import type { Ticket } from './drawings/tickets.ts'
import type { Award, BoardEntry, EventOf, Posts, Question, TicketAward } from './event.ts'
import type { Enrolled } from './house/devices.ts'
import type { Device } from './house/equipment.ts'
import type { Staff } from './house/staff.ts'
import type { PersonFacts } from './judging/fact.ts'
import type { LiveGame } from './tablegames/livegame.ts'

export type Table = {
  readonly table: string
  readonly game: string
  readonly seats: number
  readonly decks: number
  /** The betting limit posted there. */
  readonly limit?: string
  openedAt?: number
  round: number
  open?: OpenRound
  /** What does not work, and why, until it is mended. */
  broken?: { [device in Device]?: string }
}

export type OpenRound = {
  readonly round: number
  readonly at: number
  /** By activity, the spots that posted the fee. */
  readonly fees: Readonly<Record<string, readonly Spot[]>>
  /** By spot with a fee, who is there, where that is known. */
  readonly persons?: BySpot<string>
  /** Seats that play, where one fee covers the round; and the seat of the player-dealer. */
  readonly players?: readonly string[]
  readonly playerDealer?: string
  /** Spots where the dealer saw a proposition player. */
  readonly proposition?: readonly Spot[]
  readonly posts: Posts
  /** Hits declared in this round and not yet decided. */
  readonly hits: string[]
}

export type Offered = {
  readonly activity: string
  /** Counts the drafts. */
  version: number
  draft?: { readonly version: number; readonly text: string; readonly by: string; isApproved: boolean }
  status: 'not running' | 'running' | 'paused' | 'stopped' | 'closed'
  /** Why it is paused or stopped. */
  why?: string
  /** The activity that took over its money when it was closed. */
  closedInto?: string
  /** The version that runs, under the rules accepted when it was posted; a newer draft does not touch it. */
  running?: {
    readonly version: number
    readonly text: string
    readonly digest: string
    readonly rule: string
    readonly since: string
    /** Settings posted anew since then, and from which instant each holds. */
    readonly posted?: readonly { readonly setting: string; readonly value: string; readonly at: number }[]
  }
  /** Hit and awarded since it was posted: what is fixed until then may change. */
  isHit?: true
  /** The last local date whose daily increase was booked, by pool. */
  readonly increased: Record<string, string>
  /** By open table, the instant up to which the administrative fee is taken. */
  readonly charged: Record<string, number>
  /** The local date of the drawings that its prizes are for, until what was left of them went back. */
  drawnOn?: string
  /** Since when it is paused or stopped. */
  haltedAt?: number
  /** The end of the last posted period that was settled. */
  settled?: string
  /** Administrative fee that the empty reserve could not give yet. */
  waiting: Cents
}

export type HitStatus = 'declared' | 'verified' | 'declined' | 'disputed' | 'backed out'
export type Hit = {
  readonly hit: string
  readonly activity: string
  readonly digest: string
  readonly table: string
  readonly round?: number
  readonly at: number
  readonly local: string
  readonly declaredBy: string
  readonly hands: string
  /** What an award by hand rests on. */
  readonly evidence?: string
  readonly awards: readonly Award[]
  readonly questions: readonly Question[]
  readonly posts: Posts
  answers: Record<string, boolean>
  status: HitStatus
  before?: HitStatus
  /** Whose key verified it. */
  keyedBy?: string
  /** Who disputes it, and why, until that is settled. */
  dispute?: { readonly by: string; readonly reason: string }
  claims: string[]
  readonly board?: readonly BoardEntry[]
  readonly tickets?: readonly TicketAward[]
  readonly callup?: string
}

/** A verified hand of a period that has not closed, and the hit that brought it there. */
export type OnBoard = BoardEntry & { readonly hit: string }

export type Claim = {
  readonly claim: string
  readonly hit: string
  readonly activity: string
  readonly award: Award
  readonly since: number
  readonly idUntil?: number
  expires?: string
  /** Won alone in a period: what the pool was refilled with, and gives back if the win is undone. */
  readonly reseed?: Parts<string>
  idShown: boolean
  /** Who showed ID: a number of the register. */
  person?: string
  /** Forms of the house profile that are recorded, by kind: their references. */
  forms?: Record<string, string>
  status: 'open' | 'paid' | 'expired'
  /** A voucher that was handed over and not used yet. */
  voucher?: 'open' | 'used'
  /** The table whose tray paid it, and whether that tray has its money back. */
  tray?: string
  trayRepaid?: boolean
  /** Paid in error, and made good by the house. */
  inError?: boolean
}

/** A count of the open day; `posts` are its own, without those that took back an earlier one. */
export type Count = {
  readonly counted: Record<string, string>
  readonly posts: Posts
  /** The count that corrected this one. */
  corrected?: string
}

export type SealedCount = Omit<EventOf<'CountSealed'>, 'type' | 'v'>

/** Asked for and not offered yet. */
export type FreeRequest = Omit<EventOf<'FreeTableRequested'>, 'type' | 'v'>

/** A drawer that was ever counted; without a cashier it is closed. */
export type Drawer = {
  readonly drawer: string
  readonly cashier?: string
  /** The opening count, and since when it is open; of a closed one, how the last count went. */
  readonly opened?: Cents
  readonly since?: string
  readonly last?: { readonly counted: Cents; readonly variance: Cents; readonly local: string; readonly by: string }
}

/** A table that waits for a floor person. */
export type FloorCall = Omit<EventOf<'FloorCalled'>, 'type' | 'v'>
export type HandedOver = Omit<EventOf<'ShiftHandedOver'>, 'type' | 'v'>

/** A person who was drawn and called, until another day: reported or not, and the game as it stands. */
export type CallUp = {
  readonly callup: string
  readonly activity: string
  readonly who: string
  person?: string
  readonly ticket?: string
  readonly draw?: number
  readonly drawing?: string
  readonly at: number
  readonly local: string
  readonly until: number
  readonly day: string
  status: 'called' | 'playing' | 'played' | 'passed over'
  play?: Play
  hit?: string
}

export type State = {
  property?: { property: string; zone: string; dayStart: string; chip: Cents }
  readonly tables: Map<string, Table>
  readonly persons: Map<string, PersonFacts>
  /** What the house asks beyond the documents; nothing unless it was set. */
  profile?: { readonly text: string; readonly digest: string }
  readonly calls: Map<string, FloorCall>
  readonly drawers: Map<string, Drawer>
  /** The last hand-over of a shift. */
  handedOver?: HandedOver
  readonly staff: Map<string, Staff>
  readonly devices: Map<string, Enrolled>
  /** The newest accepted rule file of each activity. */
  readonly rules: Map<string, { readonly digest: string; readonly text: string }>
  readonly offerings: Map<string, Offered>
  readonly balances: Balances
  /** By fund, the activities for which the house waits to be repaid, the one with the oldest advance first. */
  readonly owing: Map<string, Set<string>>
  readonly hits: Map<string, Hit>
  readonly claims: Map<string, Claim>
  /** By person, what was paid in the days and the year that can still grow. */
  readonly received: Map<string, Received>
  /** Replaced as a whole by every event of a draw. */
  draws: DrawState
  /** By activity, the verified hands of periods that have not closed. */
  readonly boards: Map<string, readonly OnBoard[]>
  /** By machine, the club card that is in it. */
  readonly inserted: Map<string, Inserted>
  readonly callups: Map<string, CallUp>
  /** In the drum. */
  readonly tickets: Map<string, Ticket>
  /** By table, the game against the house that is played there. */
  readonly games: Map<string, LiveGame>
  /** By activity and account, what rates of progression have earned short of a cent. */
  readonly carries: Map<Account, Carry>
  readonly counts: Map<string, Count>
  /** By table, a first count that waits for the second. */
  readonly sealed: Map<string, SealedCount>
  /** How often each sheet was printed since the last close of a day: `win page C12`. */
  readonly prints: Map<string, number>
  /** Requests for a free table, in the order in which they were made. */
  readonly free: Map<string, FreeRequest>
  /** Claims that were reported as paid in error: each once, long after they left memory. */
  readonly inError: Set<string>
  freeSoFar: number
  hitsSoFar: number
  callupsSoFar: number
  ticketsSoFar: number
  claimsSoFar: number
  closedDay?: string
}

export const initialState = (): State => ({
  tables: new Map(),
  persons: new Map(),
  staff: new Map(),
  devices: new Map(),
  calls: new Map(),
  drawers: new Map(),
  rules: new Map(),
  offerings: new Map(),
  balances: noBalances(),
  owing: new Map(),
  hits: new Map(),
  claims: new Map(),
  received: new Map(),
  boards: new Map(),
  draws: NO_DRAWS,
  inserted: new Map(),
  callups: new Map(),
  tickets: new Map(),
  games: new Map(),
  carries: new Map(),
  counts: new Map(),
  sealed: new Map(),
  prints: new Map(),
  free: new Map(),
  inError: new Set(),
  freeSoFar: 0,
  hitsSoFar: 0,
  callupsSoFar: 0,
  ticketsSoFar: 0,
  claimsSoFar: 0,
})

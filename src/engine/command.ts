/** Orders to the engine. Each carries when it happened, who acts and a key that makes it happen once. */

import type { Moment } from '../base/moment.ts'
import type { Cents } from '../base/money.ts'
import type { Contribution } from './contribution.ts'
import type { Device } from './equipment.ts'
import type { Connection, Duty, Hand, Round, RoundFacts } from './fact.ts'
import type { Notice } from './notice.ts'
import type { Entry, How } from './selection.ts'

/** A lit or marked spot: the seat, or somebody behind it, with the activity whose fee lies there. */
export type Bet = {
  readonly seat: string
  readonly backline?: number
  /** The space for the player-dealer's hand, where there is one. */
  readonly onDealer?: boolean
  /** This is the player-dealer position; its seat is `player-dealer` where it has no number. */
  readonly playerDealer?: boolean
  /** Who is there, where the seat is signed in to; opaque number of the register. */
  readonly person?: string
  /** The dealer says that a proposition player sits there. */
  readonly proposition?: boolean
  readonly wagered: boolean
  /** Activities whose fee was sensed here. */
  readonly fees: readonly string[]
  /** The sensor stays dark; where the rule has a button or a marker for that, the dealer sets it. */
  readonly marked?: boolean
}

/** Who is to have which prize; the amount where the rules leave it open. */
export type Entered = {
  readonly to: string
  /** Opaque number of the register, where the person is known. */
  readonly person?: string
  readonly line: string
  readonly amount?: Cents
}

export type Order =
  | { do: 'OpenProperty'; property: string; zone: string; dayStart: string; chip: Cents }
  | { do: 'SetTable'; table: string; game: string; seats: number; decks: number }
  | { do: 'OpenTable'; table: string }
  | { do: 'CloseTable'; table: string }
  | { do: 'ReportFault'; table: string; device: Device; reason: string }
  | { do: 'ClearFault'; table: string; device: Device }
  | { do: 'EnrolPerson'; person: string; duty: Duty; proposition: boolean; age?: number; connection?: Connection }
  | { do: 'AcceptRules'; text: string; document: string; clauses: readonly string[] }
  | { do: 'DraftOffering'; text: string }
  | { do: 'ApproveOffering'; activity: string; version: number }
  /** `notice` where it changes what is posted already. */
  | { do: 'PostOffering'; activity: string; places: readonly string[]; notice?: Notice }
  | { do: 'PauseOffering'; activity: string; reason: string }
  | { do: 'ResumeOffering'; activity: string }
  | { do: 'StopOffering'; activity: string; reason: string }
  /** Takes back a draft; what runs is not touched. */
  | { do: 'CancelOffering'; activity: string; reason: string }
  | { do: 'CloseOffering'; activity: string; reason: string; to: string }
  /** A patron asks for a free table: a few words for him, or his number in the register. */
  | { do: 'RequestFreeTable'; activity: string; patron?: string; person?: string; table?: string }
  | { do: 'OfferFreeTable'; request: string; table: string }
  /** A setting that the rules let the house post anew; without a value, the rank of the drawn card. */
  | {
      do: 'PostRank'
      activity: string
      setting: string
      value?: string
      drawnCard?: string
      witnesses: readonly string[]
    }
  | { do: 'BringForward'; activity: string; pools: Readonly<Record<string, Cents>>; reserve: Cents; advance: Cents }
  | { do: 'SeedPool'; activity: string; pool: string }
  | { do: 'IncreaseDaily'; activity: string; pool: string; due: string }
  | { do: 'IncreasePool'; activity: string; pool: string; amount: Cents; notice: string }
  | { do: 'TakeAdminFee'; activity: string; table: string; due: number }
  | {
      do: 'CountBox'
      box: string
      table: string
      shift: string
      counted: Readonly<Record<string, Cents>>
      counters: readonly string[]
      corrects?: string
    }
  | { do: 'DepositAdvance'; activity: string; amount: Cents }
  | { do: 'FetchDue'; activity: string }
  | { do: 'RepayDrawer'; activity: string; drawer: string }
  | { do: 'RepayTray'; activity: string; table: string }
  | { do: 'CloseDay'; day: string }
  | { do: 'StartRound'; table: string; bets: readonly Bet[]; dealtIn?: number }
  | { do: 'BetLate'; table: string; seat: string }
  | { do: 'EndRound'; table: string }
  | { do: 'VoidRound'; table: string; reason: string }
  | {
      do: 'ReportHit'
      table: string
      facts: RoundFacts
      common: Round['common']
      hands: readonly Hand[]
      activities?: readonly string[]
    }
  /** Where the rules leave it to people: one enters who has won, another confirms it as every hit is verified. */
  | { do: 'EnterAward'; activity: string; table?: string; awards: readonly Entered[]; evidence: string }
  | { do: 'AttestHit'; hit: string; answers: Readonly<Record<string, boolean>> }
  | { do: 'VerifyHit'; hit: string }
  | { do: 'DeclineHit'; hit: string; reason: string; clause?: string; second: string; evidence: string }
  | { do: 'DisputeHit'; hit: string; reason: string }
  | { do: 'SettleDispute'; hit: string; second: string; reason: string }
  | { do: 'BackOutHit'; hit: string; second: string; reason: string; document: string }
  /** `present`: by person of the board, whether he is there, where the rules ask for that. */
  | { do: 'ClosePeriod'; activity: string; due: string; present?: Readonly<Record<string, boolean>> }
  | { do: 'OpenDraw'; purpose: string; entries: readonly Entry[]; how: How; secretDigest: string; again?: string }
  | { do: 'ContributeToDraw'; draw: number; contribution: Contribution }
  | { do: 'RevealDraw'; draw: number; secret: string; entries: readonly Entry[] }
  | { do: 'AbandonDraw'; draw: number; reason: string }
  | { do: 'ShowId'; claim: string; person?: string }
  /** Out of a cage drawer, or out of the dealer's tray at the table of that number; a thing comes out of neither. */
  | { do: 'PayClaim'; claim: string; form: string; drawer?: string; tray?: string }
  /** What the winner has bought with a voucher that was handed over. */
  | { do: 'UseVoucher'; claim: string; cost: Cents }
  | { do: 'ExpireClaim'; claim: string; due: string }
  /** Activity and amount, as the table of claims has them, where the claim is no longer in memory. */
  | { do: 'ReportPaidInError'; claim: string; second: string; reason: string; activity?: string; amount?: Cents }

export type OrderName = Order['do']
export type OrderOf<Name extends OrderName> = Extract<Order, { do: Name }>

export type Command = Order & {
  readonly key: string
  readonly at: Moment
  /** The person acting, an opaque number; `timer` and `device:…` for those. */
  readonly by: string
}
export type CommandOf<Name extends OrderName> = Extract<Command, { do: Name }>

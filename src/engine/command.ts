/** Orders to the engine. Each carries when it happened, who acts and a key that makes it happen once. */

import type { Moment } from '../base/moment.ts'
import type { Cents } from '../base/money.ts'
import type { Party } from '../base/party.ts'
import type { Contribution } from './drawings/contribution.ts'
import type { GameAction } from './drawings/prizegame.ts'
import type { Entry, How } from './drawings/selection.ts'
import type { DeviceKind } from './house/devices.ts'
import type { Device } from './house/equipment.ts'
import type { Sheet } from './house/prints.ts'
import type { Connection, Duty, Exclusion, Hand, Round, RoundFacts } from './judging/fact.ts'
import type { Counted } from './money/blindcount.ts'
import type { Notice } from './offerings/notice.ts'
import type { TableAction } from './tablegames/tableaction.ts'

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
  /** How much, where the fee is that of the largest wager on a hand. */
  readonly wager?: Cents
  /** Activities whose fee was sensed here. */
  readonly fees: readonly string[]
  /** The sensor stays dark; where the rule has a button or a marker for that, the dealer sets it. */
  readonly marked?: boolean
}

/** Who is to have which prize; the amount where the rules leave it open. */
export type Entered = {
  readonly to: Party
  /** Opaque number of the register, where the person is known. */
  readonly person?: string
  readonly line: string
  readonly amount?: Cents
}

type Plain =
  | { do: 'OpenProperty'; property: string; zone: string; dayStart: string; chip: Cents }
  /** `limit`: the betting limit posted at the table, as fees by limit name it. */
  | { do: 'SetTable'; table: string; game: string; seats: number; decks: number; limit?: string }
  | { do: 'OpenTable'; table: string }
  | { do: 'CloseTable'; table: string }
  | { do: 'ReportFault'; table: string; device: Device; reason: string }
  | { do: 'ClearFault'; table: string; device: Device }
  /** The table wants a floor person, and the person has come. */
  | { do: 'CallFloor'; table: string; why: string }
  | { do: 'AnswerCall'; table: string }
  | {
      do: 'EnrolPerson'
      person: string
      duty: Duty
      proposition: boolean
      age?: number
      connection?: Connection
      exclusion?: Exclusion
    }
  /** What the house asks beyond every document: YAML with dated thresholds, see rulebook/profile.ts. */
  | { do: 'SetProfile'; text: string; second?: string }
  /** `open`: every open item, as `openItems` names them; `second` takes over. */
  | { do: 'HandOver'; shift: string; open: readonly string[]; note: string; second: string }
  /** Roles of one who works here; again when they change. */
  | { do: 'EnrolStaff'; person: string; roles: readonly string[] }
  | { do: 'DisableStaff'; person: string }
  | { do: 'EnrolDevice'; device: string; table?: string; kind: DeviceKind }
  | { do: 'DisableDevice'; device: string; reason: string }
  /** What a device sent under its next number and the house does not do: the number is used up, nothing else happens. */
  | { do: 'SetAsideMessage'; device: string; what: string; digest: string; reasons: readonly string[] }
  | { do: 'AcceptRules'; text: string; document: string; clauses: readonly string[]; second?: string }
  | { do: 'DraftOffering'; text: string }
  | { do: 'ApproveOffering'; activity: string; version: number }
  /** `notice` where it changes what is posted already. */
  | { do: 'PostOffering'; activity: string; places: readonly string[]; notice?: Notice }
  | { do: 'PauseOffering'; activity: string; reason: string }
  | { do: 'ResumeOffering'; activity: string }
  | { do: 'StopOffering'; activity: string; reason: string }
  /** Takes back a draft; what runs is not touched. */
  | { do: 'CancelOffering'; activity: string; reason: string }
  | { do: 'CloseOffering'; activity: string; reason: string; to: string; second?: string }
  /** A patron asks for a free table: a few words for him, or his number in the register. */
  | { do: 'RequestFreeTable'; activity: string; patron?: string; person?: string; table?: string }
  | { do: 'OfferFreeTable'; request: string; table: string }
  | { do: 'WithdrawRequest'; request: string; reason?: string }
  /** A setting that the rules let the house post anew; without a value, the rank of the drawn card. */
  | {
      do: 'PostRank'
      activity: string
      setting: string
      value?: string
      drawnCard?: string
      witnesses: readonly string[]
    }
  | {
      do: 'BringForward'
      activity: string
      pools: Readonly<Record<string, Cents>>
      reserve: Cents
      advance: Cents
      second?: string
    }
  | { do: 'SeedPool'; activity: string; pool: string }
  | { do: 'IncreaseDaily'; activity: string; pool: string; due: string }
  | { do: 'IncreasePool'; activity: string; pool: string; amount: Cents; notice: string; second?: string }
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
  /** The first of two blind counts: only the server can open it, once the second is made. */
  | { do: 'SealCount'; table: string; shift: string; sealed: string; corrects?: string }
  | { do: 'WithdrawCount'; table: string }
  /** The second count does not agree with the first: both figures are kept, nothing is booked. */
  | { do: 'RejectCounts'; table: string; counts: readonly [first: Counted, again: Counted] }
  | { do: 'DepositAdvance'; activity: string; amount: Cents }
  | { do: 'FetchDue'; activity: string }
  | { do: 'RepayDrawer'; activity: string; drawer: string }
  /** `copies`: the claims on the dealer's copies that were handed in; without them, all that the tray has laid out. */
  | { do: 'RepayTray'; activity: string; table: string; copies?: readonly string[] }
  /** A cashier's drawer with its count; closed by its cashier, or for an absent one by two others. */
  | { do: 'OpenDrawer'; drawer: string; counted: Cents }
  | { do: 'CloseDrawer'; drawer: string; counted: Cents; second?: string }
  /** `before`: how often it was printed, as the table of prints has it. */
  | { do: 'PrintSheet'; sheet: Sheet; of: string; before?: number }
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
  /** Surveillance answers its own questions; `yes: false` where the recording shows otherwise. */
  | { do: 'ConfirmSurveillance'; hit: string; yes?: boolean }
  | { do: 'VerifyHit'; hit: string }
  | { do: 'DeclineHit'; hit: string; reason: string; clause?: string; second: string; evidence: string }
  | { do: 'DisputeHit'; hit: string; reason: string }
  | { do: 'SettleDispute'; hit: string; second: string; reason: string }
  | { do: 'BackOutHit'; hit: string; second: string; reason: string; document: string }
  /** `present`: by person of the board, whether he is there, where the rules ask for that. */
  | { do: 'ClosePeriod'; activity: string; due: string; present?: Readonly<Record<string, boolean>> }
  | { do: 'OpenDraw'; purpose: string; entries: readonly Entry[]; how: How; secretDigest: string; again?: string }
  | { do: 'ContributeToDraw'; draw: number; contribution: Contribution; second?: string }
  | { do: 'RevealDraw'; draw: number; secret: string; entries: readonly Entry[] }
  | { do: 'AbandonDraw'; draw: number; reason: string }
  /** A club card in a machine, and out of it again, as the feed of the slot system tells. */
  | { do: 'InsertCard'; machine: string; person: string }
  | { do: 'RemoveCard'; machine: string }
  /** Drawn by hand out of the drum, seen by these. */
  | { do: 'DrawTicket'; activity: string; ticket: string; witnesses?: readonly string[] }
  /** `answers`: by clause, whether what must be there is there. */
  | { do: 'ReportIn'; callup: string; person?: string; answers?: Readonly<Record<string, boolean>> }
  | { do: 'PassOver'; callup: string; reason?: string; clause?: string }
  | { do: 'StepGame'; callup: string; action: GameAction }
  | { do: 'RevertPools'; activity: string; due: string }
  /** One step of a game against the house; `second` is the person of the floor behind it, where the rules ask for one. */
  | { do: 'PlayTable'; table: string; action: TableAction; second?: string }
  /** Chips into the game account of a seat; below zero, out of it. */
  | { do: 'UseAccount'; table: string; seat: string; amount: Cents }
  /** What a game against the house has won goes to the house, what came for its meters to the bank. */
  | { do: 'SettleTable'; table: string }
  | { do: 'ShowId'; claim: string; person?: string }
  /** A tax or identification form that the house profile asks for; the reference is a number, never personal data. */
  | { do: 'RecordForm'; claim: string; kind: string; reference: string }
  /** Out of a cage drawer, or out of the dealer's tray at the table of that number; a thing comes out of neither. */
  | { do: 'PayClaim'; claim: string; form: string; drawer?: string; tray?: string }
  /** What the winner has bought with a voucher that was handed over. */
  | { do: 'UseVoucher'; claim: string; cost: Cents }
  | { do: 'ExpireClaim'; claim: string; due: string }
  /** Activity, amount and what the house gave of it, as the table of claims has them, where the claim is no longer in memory. */
  | {
      do: 'ReportPaidInError'
      claim: string
      second: string
      reason: string
      activity?: string
      amount?: Cents
      gift?: Cents
    }

/** Written on paper while the room had no network: who acted, and the local time at which it happened. */
export type Paper = { readonly by: string; readonly at: string }
/** `paper`: the person who gives the order types in what another one did. */
export type Order = Plain & { readonly paper?: Paper }

export type OrderName = Order['do']
export type OrderOf<Name extends OrderName> = Extract<Order, { do: Name }>

export type Command = Order & {
  readonly key: string
  readonly at: Moment
  /** The person acting, an opaque number; `timer` and `device:…` for those. */
  readonly by: string
}
export type CommandOf<Name extends OrderName> = Extract<Command, { do: Name }>

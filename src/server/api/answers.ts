/**
 * What the api answers, path by path, as the functions behind it say. Types only: the screens are compiled against them, and
 * `npm run schemas` reads the schemas of the description from them.
 */

import type { Moment } from '../../base/moment.ts'
import type { Concern } from '../../base/party.ts'
import type { Reason, Refusal } from '../../base/refusal.ts'
import type { EnvelopeAnswer, EnvelopeRefusal } from '../../device/message.ts'
import type { DrawRecord } from '../../engine/drawings/draw/draw-record.ts'
import type { ForDraw } from '../../engine/drawings/draw/outside.ts'
import type { DeviceKind } from '../../engine/house/vocabulary.ts'
import type { Event } from '../../engine/mechanisms.ts'
import type { Change } from '../../views/change.ts'
import type { FormsFound } from '../../views/contests/forms.ts'
import type { MonthPace } from '../../views/offerings/monthpace.ts'
import type { TableFees } from '../../views/overview/tablefees.ts'
import type { Trend } from '../../views/overview/trend.ts'
import type { paperForms, printedState } from '../../views/paper/paper.ts'
import type { PostedView } from '../../views/players/posted.ts'
import type { tableGameView } from '../../views/tablegame.ts'
import type { HandedOverRow } from '../../views/tonight/tonight.ts'
import type { EntryFound, SeatsOnBoard } from '../../views/tournaments/asked.ts'
import type { TournamentLogs, TournamentLogView } from '../../views/tournaments/log.ts'
import type { TournamentTable } from '../../views/tournaments/table.ts'
import type { Spoken } from '../../words/sentence.ts'
import type { OfferedFactor } from '../access/ownroutes.ts'
import type { SessionView } from '../access/sessionview.ts'
import type { StationAnswer } from '../access/stationroutes.ts'
import type { ClubLook } from '../club/clubroutes.ts'
import type { KioskSheet, SlipCheck } from '../club/formroutes.ts'
import type { KioskAnswer, KioskDoor } from '../club/kioskroutes.ts'
import type { MemberView } from '../club/members.ts'
import type { claimHistory, drawerRows, paymentsView, settledView } from '../desks/cage.ts'
import type { catalogueView, checkedView, offeredView } from '../desks/catalogview.ts'
import type { ContestList, WinnerLetter } from '../desks/contestpapers.ts'
import type { boxesView } from '../desks/countroom.ts'
import type { advanceViews, coverView } from '../desks/cover.ts'
import type { decidedView } from '../desks/decidedhits.ts'
import type { drawingSheet, passPaper, ticketPapers } from '../desks/drawingpapers.ts'
import type { exceptionsView } from '../desks/exceptions.ts'
import type { entryView, explain } from '../desks/explain.ts'
import type { levelsView } from '../desks/levels.ts'
import type { logView, paidViews } from '../desks/logsheet.ts'
import type { ProfileView } from '../desks/office.ts'
import type { receivedView } from '../desks/paidtotals.ts'
import type { StaysView } from '../desks/podium.ts'
import type { Practice } from '../desks/practice.ts'
import type { tableHistory } from '../desks/seatrounds.ts'
import type { Views } from '../desks/views.ts'
import type { whyNot } from '../desks/whynot.ts'
import type { SeatRowAnswer } from '../devices/seatimport.ts'
import type { AuditLine } from '../door/auditfiles.ts'
import type { PersonView } from '../door/persons.ts'
import type { Place } from '../door/places.ts'
import type { PlayerView } from '../door/players.ts'
import type { StartAnswer } from '../door/staffroutes.ts'
import type { AskedView, ViewName } from '../door/viewnames.ts'
import type { Counting } from '../house/blindcounts.ts'
import type { DrawList } from '../house/drawrecords.ts'
import type { Done } from '../house/kernel.ts'
import type { dayStatement, daysOf } from '../house/statement.ts'
import type { fundLinesOf } from '../overview/fundlines.ts'
import type { overviewOf } from '../overview/overview.ts'
import type { piecePapers } from '../paper/piecepapers.ts'
import type { PhoneView } from '../phones/phoneroutes.ts'
import type { dealingsAt } from '../presence/dealings.ts'
import type { playedBy } from '../presence/played.ts'
import type { presentAt } from '../presence/present.ts'
import type { toldLaterIn } from '../presence/toldlater.ts'
import type { waitedView } from '../presence/waited.ts'
import type { findView } from '../record/find.ts'
import type { Packet } from '../record/packet.ts'
import type { recordView } from '../record/record.ts'
import type { Faults } from './orders.ts'

/** What a function answers with, when there is an answer. */
type From<Made extends (...given: never[]) => unknown> = NonNullable<Awaited<ReturnType<Made>>>

type Each = {
  audit: { trouble: string | null; lines: AuditLine[] }
  movements: From<typeof explain>
  entry: From<typeof entryView>
  settled: From<typeof settledView>
  payments: From<typeof paymentsView>
  claimlog: From<typeof claimHistory>
  received: From<typeof receivedView>
  boxes: From<typeof boxesView>
  drawerlog: { rows: From<typeof drawerRows> }
  prints: { n: number }
  ticketpapers: From<typeof ticketPapers>
  piecepapers: From<typeof piecePapers>
  pass: From<typeof passPaper>
  drawingsheet: From<typeof drawingSheet>
  contestforms: FormsFound
  contestlist: { readonly list?: ContestList }
  posted: PostedView
  winnerletter: WinnerLetter
  tournamentseats: SeatsOnBoard
  tournamententry: EntryFound
  tournamenttable: TournamentTable
  tournamentlog: TournamentLogView
  tournamentlogs: TournamentLogs
  rounds: From<typeof tableHistory>
  decided: From<typeof decidedView>
  whynot: From<typeof whyNot>
  record: From<typeof recordView>
  packet: Packet
  trend: Trend
  find: From<typeof findView>
  overview: From<typeof overviewOf>
  tablefees: TableFees
  handovers: { handed: HandedOverRow[] }
  stays: { readonly person: string; readonly name?: string } & StaysView
  present: From<typeof presentAt>
  hours: { readonly person: string; readonly name?: string; readonly first: string; readonly last: string } & From<
    typeof playedBy
  >
  toldlater: { readonly day: string } & From<typeof toldLaterIn>
  instant: Moment
  waits: From<typeof waitedView>
  dealings: { readonly table: string; readonly day: string; readonly dealings: From<typeof dealingsAt> }
  cover: From<typeof coverView>
  advances: From<typeof advanceViews>
  days: From<typeof daysOf>
  statement: From<typeof dayStatement>
  log: From<typeof logView>
  exceptions: From<typeof exceptionsView>
  levels: From<typeof levelsView>
  paid: From<typeof paidViews>
  catalogue: From<typeof catalogueView>
  offered: From<typeof offeredView>
  pace: MonthPace
  fundlines: From<typeof fundLinesOf>
  checked: From<typeof checkedView>
  printed: From<typeof printedState>
  forms: From<typeof paperForms>
  profile: ProfileView
  tablegame: From<typeof tableGameView>
}
/** A view without its line above does not compile here. */
export type Answers = { readonly [Name in AskedView]: Each[Name] }

/** An order that was taken: the line of the journal, and what was decided. `isAgain`: the key came before. */
export type OrderTaken = Done
/** No is an answer too: nothing was ordered, only asked. */
export type MayAnswer =
  | { readonly may: true; readonly events: readonly Event[] }
  | { readonly may: false; readonly who: Concern; readonly reasons: readonly Reason[] }
export type CountAnswer = Exclude<Counting, Refusal>
export type PersonNumber = { readonly person: string }
export type EnrolledDevice = {
  readonly device: string
  readonly table?: string
  readonly kind: DeviceKind
  /** 32 bytes in hexadecimal digits, told this once. */
  readonly secret: string
  /** The number of its next message. */
  readonly next: number
}

/** What was wrong, and its sentence in English; where a body cannot be read, every fault of it. */
export type Fault = Spoken & { readonly faults?: Faults['faults'] }
/** Whom it concerns, and every reason with its clause, the deciding one first. */
export type RefusalAnswer = { readonly who: Concern; readonly reasons: readonly Reason[] }
/** Of an envelope that is not even answered with a signature. */
export type DeviceFault = { readonly why: EnvelopeRefusal } & Spoken

/** As JSON has it: amounts inside the terms of a game are written `"100n"`. */
type Wire<T> = T extends bigint
  ? `${bigint}n`
  : T extends readonly unknown[] | object
    ? { readonly [Key in keyof T]: Wire<T[Key]> }
    : T

/** The clock of the house, every second: a stream without it is stale. */
export type Beat = { readonly seq: number; readonly at: number; readonly local: string }
/** For those who ask for changes only: how the data of that view comes from what it was before. */
export type ViewChange = { readonly view: ViewName; readonly change: Change }
/** The stream: the name of an event, and what its data holds. The id is the last safe line of the journal. */
export type LiveEvents = Views & { readonly beat: Beat; readonly change: ViewChange }

type LiveBodies = {
  readonly [Name in ViewName as `get /views/${Name}`]: { readonly seq: number; readonly view: Views[Name] }
}
type AskedBodies = { readonly [Name in AskedView as `get /views/${Name}`]: Answers[Name] }
type SecretSet = { readonly isSet: true }
type OtherBodies = {
  'get /session': SessionView
  'post /session': SessionView
  'delete /session': { readonly place: Place }
  'post /session/here': { readonly isSignedIn: boolean }
  'post /session/first': SessionView
  'post /session/start': SessionView | SecretSet
  'post /session/factor': OfferedFactor
  'post /session/factor/take': SecretSet
  'post /session/station': { readonly station: string }
  'post /stations': StationAnswer
  'post /stations/revoke': { readonly station: string }
  'post /stations/require': { readonly areRequired: true }
  'post /orders': OrderTaken
  'post /may': MayAnswer
  'post /counts': CountAnswer
  'post /counts/paper': OrderTaken
  'post /counts/withdraw': { readonly table: string }
  'post /exports': { readonly isNoted: true }
  'post /persons/find': { readonly found: PersonView[] }
  'post /persons': PersonView
  'get /persons/{person}': PersonView
  'post /players/find': { readonly found: PlayerView[] }
  'post /guests': PlayerView
  'post /club/find': { found: MemberView[] }
  'post /club/look': ClubLook
  'post /club/members': MemberView
  'post /club/card': MemberView
  'post /club/pin': MemberView
  'get /club/picture/{person}': { picture: string }
  'get /kiosk': KioskDoor
  'post /kiosk/open': KioskAnswer & { token: string }
  'post /kiosk/look': KioskAnswer
  'post /kiosk/stay': { isOpen: true }
  'post /kiosk/reserve': KioskAnswer
  'post /kiosk/release': KioskAnswer
  'post /kiosk/close': { isClosed: true }
  'post /kiosk/contest': KioskSheet
  'post /kiosk/draft': { isKept: true }
  'post /kiosk/save': KioskSheet
  'post /kiosk/check': SlipCheck
  'post /wall/{screen}': { isKnown: boolean }
  'get /wait': PhoneView
  'post /wait/join': PhoneView
  'post /wait/coming': PhoneView
  'post /wait/leave': PhoneView
  'post /staff': StartAnswer
  'post /staff/start': StartAnswer
  'post /staff/factor': PersonNumber
  'post /staff/change': PersonNumber
  'post /staff/disable': PersonNumber
  'post /staff/unlock': PersonNumber
  'get /drawings': DrawList
  'get /drawings/{draw}': DrawRecord
  'post /drawings/prepare': ForDraw
  'post /drawings/seal': OrderTaken
  'post /drawings/{draw}/bring': OrderTaken
  'post /drawings/{draw}/reveal': OrderTaken
  'post /drawings/{draw}/abandon': OrderTaken
  'post /devices/messages': EnvelopeAnswer
  'post /devices/seats': { readonly rows: readonly SeatRowAnswer[] }
  'post /devices/enrol': EnrolledDevice
  'post /devices/disable': { readonly device: string }
  'get /instant': { readonly at: number }
  'get /practice': readonly Wire<Practice>[]
  /** What goes wrong, and the stream: no paths, but described beside them. */
  fault: Fault
  refusal: RefusalAnswer
  'device fault': DeviceFault
  live: LiveEvents
}
/** Every answer by `method path`. A path that is described and not here does not compile. */
export type Bodies = LiveBodies & AskedBodies & OtherBodies

/** The house itself: property, tables, persons, staff, devices, calls, shifts, papers, its profile. */

import type { Recorded } from '../../base/message.ts'
import type { Cents } from '../../base/money.ts'
import type { OpenItem } from '../../base/openitem.ts'
import type { Books } from '../books.ts'
import type { ClubForm, Connection, Duty, Exclusion, PersonFacts } from '../judging/fact.ts'
import type {
  CommandOf as CommandIn,
  Decision as DecisionIn,
  EventOf as EventIn,
  EventsIn,
  KeptOrder,
  OrderOf as OrderIn,
  StateIn,
} from '../mechanism.ts'
import type { Role } from '../roles.ts'

export type Staff = { readonly roles: readonly Role[]; readonly isActive: boolean }

/**
 * A sensor knows chips; a keypad also what the dealer tells it; a reader reads club cards at its table. The others are the house's:
 * a feed tells of club cards in machines and of seats, a scanner is carried from table to table, and a pager carries calls to players.
 */
export const DEVICE_KINDS = ['sensor', 'keypad', 'reader', 'scanner', 'feed', 'pager'] as const
/** Those that belong to no table. */
export const ROVING = ['scanner', 'feed', 'pager'] as const satisfies readonly DeviceKind[]
export type Roving = (typeof ROVING)[number]
export type DeviceKind = (typeof DEVICE_KINDS)[number]

export type Enrolled = {
  readonly device: string
  /** Where it stands; a feed stands at none. */
  readonly table?: string
  readonly kind: DeviceKind
  /** Counts its enrolments: each has a secret of its own, so that an old one opens nothing. */
  readonly enrolment: number
  /** Why it may send nothing any more. */
  readonly disabled?: string
}

export const DEVICES = ['sensor', 'reader'] as const
export type Device = (typeof DEVICES)[number]

/** For money, on request without a fee, or in a tournament. Where nobody said it a table reads as live. */
export const TABLE_KINDS = ['live', 'free', 'tournament'] as const
export type TableKind = (typeof TABLE_KINDS)[number]

export const SHEETS = [
  'win page',
  'prize agreement',
  'payments',
  'count sheet',
  'shared statement',
  'tickets',
  'pass',
  'drawing sheet',
  'pieces',
  'club card',
  'picks slip',
  'winners list',
  'winner letter',
  'squares sheet',
  'tournament receipt',
  'tournament structure',
  'tournament log',
  'sign-in sheet',
  'seat cards',
  'seat moves',
  'payout sheet',
] as const
export type Sheet = (typeof SHEETS)[number]

export type Table = {
  readonly table: string
  readonly game: string
  readonly seats: number
  readonly decks: number
  /** The betting limit posted there. */
  readonly limit?: string
  readonly kind?: TableKind
  openedAt?: number
  /** What does not work, and why, until it is mended. */
  broken?: { [device in Device]?: Recorded }
}

/** Typed in from paper: what was ordered, and who of those it names has not confirmed it yet. */
export type Slip = House['events']['PaperHeld']

/** A table that waits for a floor person. */
export type FloorCall = House['events']['FloorCalled']
export type HandedOver = House['events']['ShiftHandedOver']

export type House = {
  orders: {
    OpenProperty: { property: string; zone: string; dayStart: string; chip: Cents }
    /** `limit`: the betting limit posted at the table, as fees by limit name it. */
    SetTable: { table: string; game: string; seats: number; decks: number; limit?: string; kind?: TableKind }
    OpenTable: { table: string }
    CloseTable: { table: string }
    /** The reason as a person typed it, or of the house itself: the device is not heard any more. */
    ReportFault: { table: string; device: Device; reason?: string; isLost?: true }
    ClearFault: { table: string; device: Device }
    /** The table wants a floor person, and the person has come. */
    CallFloor: { table: string; why: string }
    AnswerCall: { table: string }
    EnrolPerson: {
      person: string
      duty: Duty
      proposition: boolean
      age?: number
      connection?: Connection
      exclusion?: Exclusion
      club?: ClubForm
      /** Where it lifts an exclusion. */
      second?: string
    }
    /** The desk of the club says whether the form of a member's card is complete. */
    SetClubForm: { person: string; club: ClubForm }
    /** Whether boards may show the short name of that person with what they win: the person says so, and may take it back. */
    AllowName: { person: string; isAllowed: boolean }
    /** What the house asks beyond every document: YAML with dated thresholds, see rulebook/profile.ts. */
    SetProfile: { text: string; second?: string }
    /** `open`: every open item; `second` takes over. */
    HandOver: { shift: string; open: readonly OpenItem[]; note: string; second: string }
    /** Whoever a slip names says that it is so; or that it is not. Whoever typed it may take it back. */
    ConfirmPaper: { slip: string }
    DeclinePaper: { slip: string; reason: string }
    /** Roles of one who works here; again when they change. */
    EnrolStaff: { person: string; roles: readonly string[]; second?: string }
    DisableStaff: { person: string }
    EnrolDevice: { device: string; table?: string; kind: DeviceKind; second?: string }
    DisableDevice: { device: string; reason: string }
    /** What a device sent under its next number and the house does not do: the number is used up, nothing else happens. */
    SetAsideMessage: { device: string; what: string; digest: string; reasons: readonly Recorded[] }
    /** `before`: how often it was printed, as the table of prints has it. */
    PrintSheet: { sheet: Sheet; of: string; before?: number }
  }
  events: {
    PropertyOpened: { property: string; zone: string; dayStart: string; chip: string }
    TableSet: { table: string; game: string; seats: number; decks: number; limit?: string; kind?: TableKind }
    TableOpened: { table: string; at: number }
    TableClosed: { table: string; at: number }
    EquipmentFailed: { table: string; device: Device; reason: Recorded; by: string }
    EquipmentMended: { table: string; device: Device; by: string }
    PersonEnrolled: {
      person: string
      duty: Duty
      proposition: boolean
      age?: number
      connection?: Connection
      exclusion?: Exclusion
      club?: ClubForm
      second?: string
    }
    ClubFormSet: { person: string; club: ClubForm; by: string }
    NameAllowed: { person: string; isAllowed: boolean; by: string }
    FloorCalled: { table: string; why: string; at: number; local: string; by: string }
    CallAnswered: { table: string; at: number; waitedMs: number; by: string }
    ProfileSet: { text: string; digest: string; by: string; second?: string }
    ShiftHandedOver: {
      shift: string
      open: readonly OpenItem[]
      note: string
      by: readonly string[]
      at: number
      local: string
    }
    /**
     * Comes after the events of an order that was entered late: `by` acted at that local time, `typedBy` typed it, and those
     * named have `confirmed` it; on a slip where it had to wait for them.
     */
    EnteredFromPaper: {
      order: string
      by: string
      at: string
      typedBy: string
      confirmed?: readonly string[]
      slip?: string
    }
    /** Typed in, and not done before everybody named in `waits` has confirmed it. */
    PaperHeld: {
      slip: string
      order: KeptOrder
      by: string
      at: string
      typedBy: string
      waits: readonly string[]
      confirmed: readonly string[]
    }
    /** One of several; the last one's confirmation is the entry itself. */
    PaperConfirmed: { slip: string; by: string; waits: readonly string[] }
    PaperDeclined: { slip: string; order: string; reason: string; by: string; of: string; typedBy: string }
    DeviceEnrolled: {
      device: string
      table?: string
      kind: DeviceKind
      enrolment: number
      by: string
      second?: string
    }
    DeviceDisabled: { device: string; reason: string; by: string }
    MessageSetAside: { device: string; what: string; digest: string; reasons: readonly Recorded[] }
    StaffEnrolled: { person: string; roles: readonly Role[]; by: string; second?: string }
    StaffDisabled: { person: string; by: string }
    /** `n` counts the prints of that sheet: the first is the original. */
    SheetPrinted: { sheet: Sheet; of: string; n: number; by: string }
  }
  state: {
    property?: { property: string; zone: string; dayStart: string; chip: Cents }
    /** The last business day that was closed. */
    closedDay?: string
    readonly tables: Map<string, Table>
    readonly persons: Map<string, PersonFacts>
    /** Those who let boards show their names, and how often anybody said or took back so. */
    readonly named: Set<string>
    namings: number
    /** What the house asks beyond the documents; nothing unless it was set. */
    profile?: { readonly text: string; readonly digest: string }
    readonly calls: Map<string, FloorCall>
    /** The last hand-over of a shift. */
    handedOver?: HandedOver
    readonly staff: Map<string, Staff>
    /** Papers that wait for those whom they name. */
    readonly slips: Map<string, Slip>
    slipsSoFar: number
    readonly devices: Map<string, Enrolled>
    /** How often each sheet was printed since the last close of a day: `win page C12`. */
    readonly prints: Map<string, number>
  }
}

/** What it stands on. */
export type Below = Books
/** What its decisions see and may bring about. */
export type State = Readonly<StateIn<House & Below>>
export type Slice = House['state']
export type OrderOf<N extends keyof House['orders']> = OrderIn<House, N>
export type CommandOf<N extends keyof House['orders']> = CommandIn<House, N>
export type EventOf<N extends keyof EventsIn<House & Below>> = EventIn<House & Below, N>
export type Decision = DecisionIn<House & Below>

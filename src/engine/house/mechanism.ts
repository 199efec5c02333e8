/** The house itself, as one room of the engine. */

import type { OpenItem } from '../../base/openitem.ts'
import { refuseOrder } from '../../base/refusal.ts'
import type { Closing } from '../closing/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import { decideDevices, evolveDevices } from './devices.ts'
import { doors } from './doors.ts'
import { decideEquipment, evolveEquipment } from './equipment.ts'
import { decideCall, evolveCall } from './floorcalls.ts'
import { allowName, evolveNames } from './names.ts'
import { asideFrom1, failedFrom1, openFrom1, reportedFrom1 } from './older.ts'
import { evolveSheets, printSheet } from './prints.ts'
import { evolveProfile, setProfile } from './profile.ts'
import { decideHouse, evolveHouse } from './property.ts'
import { evolveShift, handOver } from './shifts.ts'
import { declinePaper, evolveSlips } from './slips.ts'
import { decideStaff, evolveStaff } from './staff.ts'
import { type Below, DEVICES, type House } from './vocabulary.ts'

export const house: Mechanism<House, Below, Closing, typeof doors> = {
  uses: [],
  doors,
  initial: () => ({
    tables: new Map(),
    persons: new Map(),
    named: new Set(),
    namings: 0,
    calls: new Map(),
    staff: new Map(),
    devices: new Map(),
    prints: new Map(),
    slips: new Map(),
    slipsSoFar: 0,
  }),
  orders: {
    OpenProperty: { decide: decideHouse },
    SetTable: { decide: decideHouse },
    OpenTable: { decide: decideHouse },
    CloseTable: { decide: decideHouse },
    EnrolPerson: { second: 'order takes two', decide: decideHouse },
    SetClubForm: { decide: decideHouse },
    AllowName: { decide: allowName },
    ReportFault: { v: 2, from: { 1: reportedFrom1 }, decide: decideEquipment },
    ClearFault: { decide: decideEquipment },
    CallFloor: { decide: decideCall },
    AnswerCall: { decide: decideCall },
    SetProfile: { second: 'profile takes two', elsewhere: 'second person of another department', decide: setProfile },
    HandOver: { v: 2, from: { 1: openFrom1 }, second: 'hand-over takes two', decide: handOver },
    // Decided by the core, which knows every order that a slip may hold.
    ConfirmPaper: { decide: (_, { slip }) => refuseOrder('no slip waits', { slip }) },
    DeclinePaper: { decide: declinePaper },
    EnrolStaff: { second: 'staff takes two', elsewhere: 'second person of another department', decide: decideStaff },
    DisableStaff: { decide: decideStaff },
    EnrolDevice: {
      second: 'device takes two',
      elsewhere: 'second person of another department',
      decide: decideDevices,
    },
    DisableDevice: { decide: decideDevices },
    SetAsideMessage: { v: 2, from: { 1: asideFrom1 }, decide: decideDevices },
    PrintSheet: { decide: printSheet },
  },
  events: {
    PropertyOpened: { v: 1, evolve: evolveHouse },
    TableSet: { v: 1, evolve: evolveHouse },
    TableOpened: { v: 1, evolve: evolveHouse },
    TableClosed: { v: 1, evolve: evolveHouse },
    ClubFormSet: { v: 1, evolve: evolveHouse },
    NameAllowed: { v: 1, evolve: evolveNames },
    PersonEnrolled: { v: 1, evolve: evolveHouse },
    EquipmentFailed: { v: 2, from: { 1: failedFrom1 }, evolve: evolveEquipment },
    EquipmentMended: { v: 1, evolve: evolveEquipment },
    FloorCalled: { v: 1, evolve: evolveCall },
    CallAnswered: { v: 1, evolve: evolveCall },
    ProfileSet: { v: 1, evolve: evolveProfile },
    ShiftHandedOver: { v: 2, from: { 1: (old) => ({ ...openFrom1(old), v: 2 }) }, evolve: evolveShift },
    EnteredFromPaper: { v: 1, evolve: evolveSlips },
    PaperHeld: { v: 1, evolve: evolveSlips },
    PaperConfirmed: { v: 1, evolve: evolveSlips },
    PaperDeclined: { v: 1, evolve: evolveSlips },
    DeviceEnrolled: { v: 1, evolve: evolveDevices },
    DeviceDisabled: { v: 1, evolve: evolveDevices },
    MessageSetAside: { v: 2, from: { 1: (old) => ({ ...asideFrom1(old), v: 2 }) }, evolve: evolveDevices },
    StaffEnrolled: { v: 1, evolve: evolveStaff },
    StaffDisabled: { v: 1, evolve: evolveStaff },
    SheetPrinted: { v: 1, evolve: evolveSheets },
  },
  on: {
    DayClosed: (own, { day }) => {
      own.closedDay = day
      own.prints.clear()
    },
  },
  answers: {
    openItems: ({ calls, tables, slips }) => [
      ...[...slips.keys()].map((slip): OpenItem => ({ kind: 'slip', slip })),
      ...[...calls.keys()].map((table): OpenItem => ({ kind: 'call', table })),
      ...[...tables.values()].flatMap(({ table, broken }) =>
        DEVICES.filter((device) => broken?.[device] !== undefined).map(
          (device): OpenItem => ({ kind: 'device', device, table }),
        ),
      ),
    ],
  },
}

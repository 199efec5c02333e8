/** What people are told about the house itself: tables, calls, staff, devices, shifts, paper. */

import type { OpenItem } from '../../base/openitem.ts'
import type { Spot } from '../../base/spot.ts'
import type { RecordClass } from '../../rulebook/profile.ts'
import type { Conflict } from '../duties.ts'
import type { Role } from '../roles.ts'
import type { Device, DeviceKind, Roving } from './vocabulary.ts'

export type HouseMessages = {
  'club form is so': { person: string }
  'name is allowed so': { person: string; isAllowed: boolean }
  // Devices that fail.
  'no link to the house': undefined
  'sensors dark': { spots: readonly Spot[] }
  'journal of another house': { property: string }
  'no such table': { table: string }
  'table not open': { table: string }
  'table open already': { table: string }
  'table changed while open': { table: string }
  // Calls to the floor.
  'table waits for nobody': { table: string }
  'floor called already': { table: string; why: string }
  // Sensors and readers that fail.
  'equipment failed': { device: Device; table: string }
  'fault not reported': { device: Device; table: string }
  'fault reported already': { device: Device; table: string }
  // Enrolled devices.
  'no such device': { device: string }
  'not a device name': { name: string }
  'device needs a table': { kind: Exclude<DeviceKind, Roving> }
  'device has no table': { kind: Roving; table: string }
  'device enrolled already': { device: string; table?: string }
  'device disabled already': { device: string; why: string }
  // Staff.
  'person does not work here': { person: string }
  'last administrator': undefined
  'no such role': { role: string; roles: readonly Role[] }
  'no role named': undefined
  'regulator only reads': undefined
  'roles held already': { person: string }
  'staff takes two': undefined
  'lifting takes two': { person: string }
  'device takes two': undefined
  'second person of another department': undefined
  'own roles by others': undefined
  'duties exclude each other': Conflict
  // Records.
  'records kept shorter': { kept: RecordClass; years: number; from: string }
  // Shifts.
  'open items not named': { items: readonly OpenItem[] }
}

declare module '../../base/message.ts' {
  interface Messages extends HouseMessages {}
}

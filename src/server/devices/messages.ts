/** What a device is told: why an envelope is refused, a message set aside, or what is lit not shown. */

import type { Message } from '../../base/message.ts'
import type { DeviceKind } from '../../engine/house/vocabulary.ts'

export type DeviceMessages = {
  // Of an envelope.
  'not signed by a device': undefined
  'device is disabled': { device: string; reason: string }
  'device clock off': { seconds: number }
  'envelope was here before': undefined
  'numbers are missing': { n: number; next: number }
  'numbers not consecutive': { place: string; n: number }
  'number not remembered': { n: number }
  'number of another message': { n: number; seq: number }
  // Of a message.
  'device may not order': { kind: DeviceKind; order: string }
  'device knows no paper': undefined
  'order has a fault': { place: string; fault: Message }
  'device of another table': { device: string; table: string; named: string }
  'cards unknown': { unknown: number }
  'row of the future': undefined
  'happened too long ago': { hours: number }
  'happened before the one before': { ms: number }
  'round too soon': { ms: number; least: number }
  // What a pager says.
  'seat is ready': { table: string; seat: string; until?: string }
  'seat was taken up': { table: string; seat: string }
  'call was missed': { table: string; seat: string }
  'call was taken back': { table: string; seat: string }
  // Of what is lit.
  'nothing lit without a table': undefined
  'fee not sensed at table': { activity: string; table: string }
  'no such spot': { table: string; seats: number; spot: string }
  'spot lit twice': { spot: string }
}

declare module '../../base/message.ts' {
  interface Messages extends DeviceMessages {}
}

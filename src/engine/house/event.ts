/** What is decided about the house itself: people, tables, devices, rules and what is offered. */

import type { Of, Posts } from '../event.ts'
import type { Connection, Duty, Exclusion } from '../judging/fact.ts'
import type { Notice } from '../offerings/notice.ts'
import type { DeviceKind } from './devices.ts'
import type { Device } from './equipment.ts'
import type { Role } from './staff.ts'

export type HouseEvent =
  // the house
  | Of<'PropertyOpened', { property: string; zone: string; dayStart: string; chip: string }>
  | Of<'TableSet', { table: string; game: string; seats: number; decks: number; limit?: string }>
  | Of<'TableOpened', { table: string; at: number }>
  | Of<'TableClosed', { table: string; at: number }>
  | Of<'EquipmentFailed', { table: string; device: Device; reason: string; by: string }>
  | Of<'EquipmentMended', { table: string; device: Device; by: string }>
  | Of<
      'PersonEnrolled',
      {
        person: string
        duty: Duty
        proposition: boolean
        age?: number
        connection?: Connection
        exclusion?: Exclusion
      }
    >
  | Of<'FloorCalled', { table: string; why: string; at: number; local: string; by: string }>
  | Of<'CallAnswered', { table: string; at: number; waitedMs: number; by: string }>
  | Of<'ProfileSet', { text: string; digest: string; by: string; second?: string }>
  | Of<
      'ShiftHandedOver',
      { shift: string; open: readonly string[]; note: string; by: readonly string[]; at: number; local: string }
    >
  /** Comes after the events of an order that was entered late: `by` acted at that local time, `typedBy` typed it. */
  | Of<'EnteredFromPaper', { order: string; by: string; at: string; typedBy: string }>
  | Of<'DeviceEnrolled', { device: string; table?: string; kind: DeviceKind; enrolment: number; by: string }>
  | Of<'DeviceDisabled', { device: string; reason: string; by: string }>
  | Of<'MessageSetAside', { device: string; what: string; digest: string; reasons: readonly string[] }>
  | Of<'StaffEnrolled', { person: string; roles: readonly Role[]; by: string }>
  | Of<'StaffDisabled', { person: string; by: string }>
  // rules and offerings
  | Of<
      'RulesAccepted',
      {
        activity: string
        digest: string
        text: string
        document: string
        clauses: readonly string[]
        by: string
        second?: string
      }
    >
  | Of<'OfferingDrafted', { activity: string; version: number; text: string; by: string }>
  | Of<'OfferingApproved', { activity: string; version: number; by: string }>
  | Of<
      'OfferingPosted',
      {
        activity: string
        version: number
        digest: string
        rule: string
        places: readonly string[]
        /** Of a version that changes what is posted: how patrons were told. */
        notice?: Notice
        by: string
        local: string
        at?: number
      }
    >
  | Of<'OfferingPaused', { activity: string; by: string; reason: string; at?: number }>
  | Of<'OfferingResumed', { activity: string; by: string; at?: number }>
  /** `openHits`: hits that are not decided, and what is held for them until they are. */
  | Of<
      'OfferingStopped',
      {
        activity: string
        by: string
        reason: string
        openHits?: { hits: readonly string[]; held: string }
        at?: number
      }
    >
  /** A draft that never ran. */
  | Of<'OfferingCancelled', { activity: string; version: number; by: string; reason: string }>
  | Of<'OfferingClosed', { activity: string; by: string; reason: string; to?: string; posts: Posts }>
  | Of<
      'FreeTableRequested',
      {
        request: string
        activity: string
        patron?: string
        person?: string
        table?: string
        at: number
        local: string
        clause: string
        by: string
      }
    >
  | Of<
      'FreeTableOffered',
      { request: string; activity: string; table: string; at: number; local: string; clause: string; by: string }
    >
  | Of<
      'RequestWithdrawn',
      { request: string; activity: string; reason?: string; at: number; local: string; clause: string; by: string }
    >
  | Of<
      'RankPosted',
      {
        activity: string
        setting: string
        value: string
        drawnCard?: string
        witnesses: readonly string[]
        at: number
        clause: string
        by: string
      }
    >

/** What a device and the house say to each other; docs/devices.md tells it in words. */

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Plain } from '../base/plain.ts'

/** One order of a device under its consecutive number, with the device's own time of it. */
export type Message = { readonly n: number; readonly at: number; readonly order: DeviceOrder }
/** As the door reads it: cards and amounts are written as people write them. */
export type DeviceOrder = { readonly do: string; readonly [key: string]: unknown }

/** By activity, the spots where a fee lies on its sensor now: `3`, `3b1` behind it, `3d` on the player-dealer's hand. */
export type Lit = Readonly<Record<string, readonly string[]>>

export type Envelope = {
  readonly device: string
  /** The device's clock; later in every envelope, so that a copied one is known. */
  readonly sent: number
  /** In order, without a gap; none is a sign of life. */
  readonly messages: readonly Message[]
  /** How many more wait behind these. */
  readonly waiting?: number
  /** All that is lit before the lock. Without it the device has no eyes for that, and the dealer says it. */
  readonly lit?: Lit
  /** Of a pager: the number of the last call that it has heard of. */
  readonly heard?: number
}

/** A message of the house by its id with its values, and its English. */
export type Why = { readonly id?: string; readonly with?: Plain; readonly says?: string }

const OUTCOMES = ['taken', 'again', 'set aside'] as const
export type MessageAnswer = {
  readonly n: number
  /** `again`: taken before. `set aside`: not done and not to be sent again; it tells why. */
  readonly outcome: (typeof OUTCOMES)[number]
  readonly seq: number
} & Why
const REFUSALS = ['unknown', 'disabled', 'unreadable', 'clock', 'copy', 'gap', 'too old', 'other message'] as const
export type EnvelopeRefusal = (typeof REFUSALS)[number]

export type EnvelopeAnswer = {
  readonly device: string
  /** Of the envelope that this answers. */
  readonly sent: number
  /** The clock of the house. */
  readonly now: number
  /** The number that comes next. */
  readonly next: number
  readonly answers: readonly MessageAnswer[]
  /** Why the envelope was refused; nothing of it was done beyond `answers`. */
  readonly why?: EnvelopeRefusal
  /** Why what is said to be lit was not shown; the messages were taken all the same. */
  readonly unlit?: string
  /** For a pager: calls to a seat since the last one that it has heard of. */
  readonly pages?: readonly PageNotice[]
} & Why

const PAGED = ['paged', 'seated', 'missed', 'taken back'] as const
/** What became of a call to a seat, for whoever carries it to the player. */
export type PageNotice = {
  /** Later ones are larger, also after a restart of the house. */
  readonly n: number
  /** Of the call: the same in everything that is told of it, however often. */
  readonly id: string
  readonly what: (typeof PAGED)[number]
  readonly list: string
  readonly game: string
  readonly limit?: string
  /** By which the person is called. */
  readonly number: number
  readonly table: string
  readonly seat: string
  readonly at: number
  /** Until when the seat is kept. */
  readonly until?: number
  /** Where a text message reaches the person, where the register has it. */
  readonly phone?: string
  /** What there is to say, in English. */
  readonly says: string
}

export const MAC_HEADER = 'x-gamekeeper-mac'
/** Who sends a body that does not say it itself. */
export const DEVICE_HEADER = 'x-gamekeeper-device'
/** As many as the journal remembers of a device, so that a whole batch sent again is answered as before. */
export const BATCH_MAX = 32

export const macOf = (secret: Uint8Array, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

export function isMac(secret: Uint8Array, body: string, mac: string | undefined): boolean {
  if (mac === undefined || !/^[0-9a-f]{64}$/.test(mac)) return false
  return timingSafeEqual(Buffer.from(macOf(secret, body), 'hex'), Buffer.from(mac, 'hex'))
}

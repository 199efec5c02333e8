/** What a device may say: the envelope as it is read, the orders of each kind of device, and what cannot be true. */

import { z } from 'zod'
import { whyNotJson } from '../../base/json.ts'
import { message, type Message as Why } from '../../base/message.ts'
import { isRefusal } from '../../base/refusal.ts'
import { BATCH_MAX, type Envelope, type Message } from '../../device/message.ts'
import type { DeviceKind, Enrolled } from '../../engine/house/vocabulary.ts'
import type { Order, OrderName } from '../../engine/mechanisms.ts'
import { asking } from '../../rulebook/text/wording.ts'
import { doorOrder, readCall } from '../api/orders.ts'
import { type Holders, withHolders } from '../club/holders.ts'

const SENSOR: readonly OrderName[] = ['StartRound', 'BetLate', 'EndRound', 'ReportFault', 'ClearFault']

/** Who sits where, as another system of the room tells it. */
const SEATS: readonly OrderName[] = ['SeatPlayer', 'NamePlayer', 'MovePlayer', 'MarkAway', 'MarkBack', 'LeaveSeat']

/** A sensor sees chips and the lock; a keypad also carries what the dealer says; readers and scanners know cards; a feed tells who plays where; a pager only listens. */
export const DEVICE_ORDERS: Readonly<Record<DeviceKind, readonly OrderName[]>> = {
  sensor: SENSOR,
  keypad: [...SENSOR, 'VoidRound', 'ReportHit', 'CallFloor'],
  reader: ['ScanCards'],
  scanner: ['ScanCards'],
  feed: ['InsertCard', 'RemoveCard', ...SEATS, 'ScanCards'],
  pager: [],
}

const instant = z.int().min(0)
const sent = z.strictObject({
  n: z.int().min(1).max(999_999_999_999_999),
  at: instant,
  order: z.looseObject({ do: z.string().max(40) }),
})
const lit = z.record(z.string().min(1).max(80), z.array(z.string().max(20)).max(200)).optional()
const envelope = z.strictObject({
  device: asking(message('a device by its name'), z.string().regex(/^[a-z0-9][a-z0-9.-]{0,31}$/)),
  sent: instant,
  messages: z.array(sent).max(BATCH_MAX),
  waiting: z.int().min(0).max(1_000_000).optional(),
  lit,
  heard: instant.optional(),
})
/** One message without a batch around it. */
const single = z.strictObject({ device: envelope.shape.device, sent: instant, ...sent.shape, lit })

/** As a device sends it: a batch, or one message alone. */
export const messagesCall = z.union([envelope, single])

const sender = z.looseObject({ device: envelope.shape.device })

/** Who says to have sent this, before anything else of it is looked at. */
export function senderOf(body: string): { readonly device: string; readonly json: unknown } | Why {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch (error) {
    return message('body is not json', { why: whyNotJson(body, error) })
  }
  const read = readCall(sender, json)
  return 'ok' in read ? { device: read.value.device, json } : bare(read)
}

export function envelopeOf(json: unknown): Envelope | Why {
  const isSingle = typeof json === 'object' && json !== null && 'n' in json
  const read = isSingle ? readCall(single, json) : readCall(envelope, json)
  if (!('ok' in read)) return bare(read)
  const whole = asEnvelope(read.value)
  const gap = whole.messages.findIndex(({ n }, index) => index > 0 && n !== (whole.messages[index - 1]?.n ?? 0) + 1)
  if (gap < 0) return whole
  return message('numbers not consecutive', { place: `messages #${gap + 1}.n`, n: whole.messages[gap]!.n })
}

function asEnvelope(read: z.infer<typeof envelope> | z.infer<typeof single>): Envelope {
  if (!('n' in read)) return read as Envelope
  const { device, sent, n, at, order, lit: seen } = read
  return { device, sent, messages: [{ n, at, order } as Message], ...(seen === undefined ? {} : { lit: seen }) }
}

/** The faults of a body one by one are for people. */
const bare = ({ id, with: values }: Why): Why => ({ id, ...(values === undefined ? {} : { with: values }) })

/** The order, where this device may give it at its table; or why not. */
export function orderFrom(given: Message['order'], { device, kind, table }: Enrolled): Order | Why {
  const allowed = DEVICE_ORDERS[kind] as readonly string[]
  if (!allowed.includes(given.do)) return message('device may not order', { kind, order: given.do.slice(0, 40) })
  if ('paper' in given) return message('device knows no paper')
  // Why it was set aside stands in the journal, where nobody's name may.
  const read = readCall(doorOrder, given, 'unquoted')
  if (!('ok' in read)) {
    const { place, fault } = read.with as { place: string; fault: Why }
    return message('order has a fault', { place, fault })
  }
  const order = read.value as Order
  const elsewhere = table === undefined ? undefined : tablesIn(order).find((named) => named !== table)
  if (elsewhere !== undefined) return message('device of another table', { device, table: table!, named: elsewhere })
  // The device is known by its signature: nothing that it says of its own kind is believed.
  return kind === 'reader' || kind === 'scanner' || (kind === 'feed' && isOfSeats(order))
    ? ({ ...order, via: kind } as Order)
    : order
}

const isOfSeats = ({ do: name }: Order): boolean => name === 'ScanCards' || SEATS.includes(name)

const tablesIn = (order: Order): readonly string[] =>
  order.do === 'ScanCards' ? order.scans.map(({ table }) => table) : 'table' in order ? [order.table!] : []

/** Cards carry more than the number of their holder: a barcode is read, and one that was replaced is nobody's. */
export function asHolders(order: Order, { ofReader, ofDesk }: Pick<Holders, 'ofReader' | 'ofDesk'>): Order | Why {
  if (order.do === 'ScanCards')
    return { ...order, scans: order.scans.map((scan) => ({ ...scan, person: ofReader(scan.person) })) }
  const named = withHolders(order, ofDesk)
  return isRefusal(named) ? message('cards unknown', { unknown: 1 }) : named
}

/** Cards that the register does not know are counted and left out; a message of no others is set aside. */
export function withoutUnknown(order: Order, isKnown: (person: string) => boolean): Order | Why {
  if (order.do !== 'ScanCards') return order
  const scans = order.scans.filter(({ person }) => isKnown(person))
  const unknown = order.scans.length - scans.length
  return unknown === 0
    ? order
    : scans.length === 0
      ? message('cards unknown', { unknown })
      : { ...order, scans, unknown }
}

/** The last message of a device, and the last round that it began. */
export type Asked = { readonly at: number; readonly startedAt: number | undefined }

/** What was kept longer than this belongs on paper. */
export const LATE_MAX_MS = 3 * 24 * 3_600_000

export function implausible(
  { at, order }: Message,
  before: Asked | undefined,
  now: number,
  roundMinMs: number,
): Why | undefined {
  if (now - at > LATE_MAX_MS) return message('happened too long ago', { hours: Math.round((now - at) / 3_600_000) })
  if (before !== undefined && at < before.at) return message('happened before the one before', { ms: before.at - at })
  if (order.do === 'StartRound' && before?.startedAt !== undefined && at - before.startedAt < roundMinMs)
    return message('round too soon', { ms: at - before.startedAt, least: roundMinMs })
  return undefined
}

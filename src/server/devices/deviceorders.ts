/** What a device may say: the envelope as it is read, the orders of each kind of device, and what cannot be true. */

import { z } from 'zod'
import { whyNotJson } from '../../base/json.ts'
import { BATCH_MAX, type Envelope, type Message } from '../../device/message.ts'
import type { DeviceKind, Enrolled } from '../../engine/house/vocabulary.ts'
import type { Order, OrderName } from '../../engine/mechanisms.ts'
import { asking } from '../../rulebook/text/wording.ts'
import { doorOrder, readCall } from '../api/orders.ts'

const SENSOR: readonly OrderName[] = ['StartRound', 'BetLate', 'EndRound', 'ReportFault', 'ClearFault']

/** A sensor sees chips and the lock; a keypad also carries what the dealer says; a feed tells who plays with a card. */
export const DEVICE_ORDERS: Readonly<Record<DeviceKind, readonly OrderName[]>> = {
  sensor: SENSOR,
  keypad: [...SENSOR, 'VoidRound', 'ReportHit', 'CallFloor'],
  feed: ['InsertCard', 'RemoveCard'],
}

const instant = z.int().min(0)
const message = z.strictObject({
  n: z.int().min(1).max(999_999_999_999_999),
  at: instant,
  order: z.looseObject({ do: z.string().max(40) }),
})
const lit = z.record(z.string().min(1).max(80), z.array(z.string().max(20)).max(200)).optional()
const envelope = z.strictObject({
  device: asking(
    'a device named in small letters and digits, like t12',
    z.string().regex(/^[a-z0-9][a-z0-9.-]{0,31}$/),
  ),
  sent: instant,
  messages: z.array(message).max(BATCH_MAX),
  waiting: z.int().min(0).max(1_000_000).optional(),
  lit,
})
/** One message without a batch around it. */
const single = z.strictObject({ device: envelope.shape.device, sent: instant, ...message.shape, lit })

/** As a device sends it: a batch, or one message alone. */
export const messagesCall = z.union([envelope, single])

const sender = z.looseObject({ device: envelope.shape.device })

/** Who says to have sent this, before anything else of it is looked at. */
export function senderOf(
  body: string,
): { readonly device: string; readonly json: unknown } | { readonly says: string } {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch (error) {
    return { says: `The body is not JSON: ${whyNotJson(body, error)}.` }
  }
  const read = readCall(sender, json)
  return 'ok' in read ? { device: read.value.device, json } : { says: read.says }
}

export function envelopeOf(json: unknown): Envelope | { readonly says: string } {
  const isSingle = typeof json === 'object' && json !== null && 'n' in json
  const read = isSingle ? readCall(single, json) : readCall(envelope, json)
  if (!('ok' in read)) return { says: read.says }
  const whole = asEnvelope(read.value)
  const gap = whole.messages.findIndex(({ n }, index) => index > 0 && n !== (whole.messages[index - 1]?.n ?? 0) + 1)
  if (gap < 0) return whole
  return {
    says: `messages #${gap + 1}.n: the numbers of a batch are consecutive; ${whole.messages[gap]?.n} does not follow`,
  }
}

function asEnvelope(read: z.infer<typeof envelope> | z.infer<typeof single>): Envelope {
  if (!('n' in read)) return read as Envelope
  const { device, sent, n, at, order, lit: seen } = read
  return { device, sent, messages: [{ n, at, order } as Message], ...(seen === undefined ? {} : { lit: seen }) }
}

/** The order, where this device may give it at its table; or why not. */
export function orderFrom(
  given: Message['order'],
  { device, kind, table }: Enrolled,
): Order | { readonly says: string } {
  const allowed = DEVICE_ORDERS[kind] as readonly string[]
  if (!allowed.includes(given.do)) return { says: `a ${kind} may not order ${given.do.slice(0, 40)}` }
  if ('paper' in given) return { says: 'a device cannot tell what stands on paper' }
  // Why it was set aside stands in the journal, where nobody's name may.
  const read = readCall(doorOrder, given, 'unquoted')
  if (!('ok' in read)) return { says: read.says.replace(/^The body:/, 'the order:') }
  const order = read.value as Order
  if ('table' in order && order.table !== table)
    return { says: `device ${device} belongs to table ${table}, not to table ${order.table}` }
  return order
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
): string | undefined {
  if (now - at > LATE_MAX_MS) return `this is said to have happened ${Math.round((now - at) / 3_600_000)} hours ago`
  if (before !== undefined && at < before.at)
    return `this is said to have happened ${before.at - at} ms before what came before it`
  if (order.do === 'StartRound' && before?.startedAt !== undefined && at - before.startedAt < roundMinMs)
    return `a round cannot begin ${at - before.startedAt} ms after the one before; ${roundMinMs} ms is the least`
  return undefined
}

/**
 * The door of sensors, keypads and feeds. A message of an enrolled device under its next number is taken or set aside, and either
 * uses up the number, in the journal; everything else is refused, noted in the audit trail, and uses up nothing.
 */

import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { isRefusal } from '../../base/refusal.ts'
import {
  type EnvelopeAnswer,
  type EnvelopeRefusal,
  isMac,
  type Lit,
  MAC_HEADER,
  type Message,
  macOf,
} from '../../device/message.ts'
import type { Enrolled } from '../../engine/house/vocabulary.ts'
import type { Event, Order } from '../../engine/mechanisms.ts'
import { deviceKey } from '../../journal/keys.ts'
import { sentence } from '../../words/sentence.ts'
import { textOf } from '../api/bodies.ts'
import type { Audit } from '../door/audit.ts'
import { derivedKey, KEY_BYTES, makeKeyFile, readKeyFile } from '../door/vault.ts'
import type { Done, House } from '../house/kernel.ts'
import { entryAt } from '../house/storage.ts'
import { type Asked, envelopeOf, implausible, orderFrom, senderOf } from './deviceorders.ts'
import { type Links, linksOf } from './links.ts'
import { implausibleLit, type LitSpots } from './litsensors.ts'

export type Devices = {
  readonly app: Hono
  readonly links: Links
  /** What is put into the device when it is enrolled; nothing where it is not, or not any more. */
  secretOf(device: string): Uint8Array | undefined
}

/** The master key from which each device's secret is made; nothing else about secrets is kept anywhere. */
export type DeviceKey = Uint8Array
const deviceKeyFile = (folder: string): string => join(folder, 'devices.key')
export const newDeviceKey = (): DeviceKey => randomBytes(KEY_BYTES)
export function deviceKeyIn(folder: string): DeviceKey {
  const file = deviceKeyFile(folder)
  if (!existsSync(file)) makeKeyFile(file)
  return readKeyFile(file)
}

export const secretFor = (key: DeviceKey, { device, enrolment }: Pick<Enrolled, 'device' | 'enrolment'>): Uint8Array =>
  derivedKey(key, `gamekeeper device ${device} ${enrolment}`)

/** The clocks of the room are one; a device further off than this is told the time and tries again. */
export const CLOCK_MAX_MS = 60_000

export type DevicesOptions = {
  readonly house: House
  readonly key: DeviceKey
  readonly audit: Audit
  /** Two rounds of a table cannot begin closer together. */
  readonly roundMinMs?: number
}

export function devicesOf({ house, key, audit, roundMinMs = 2_000 }: DevicesOptions): Devices {
  const links = linksOf(house)
  const nobody = newDeviceKey()
  const secrets = new Map<string, { enrolment: number; secret: Uint8Array }>()
  /** Making one takes longer than checking a signature with it. */
  function secretOf(enrolled: Enrolled): Uint8Array {
    const { device, enrolment } = enrolled
    const known = secrets.get(device)
    if (known?.enrolment === enrolment) return known.secret
    const secret = secretFor(key, enrolled)
    secrets.set(device, { enrolment, secret })
    return secret
  }
  const asked = new Map<string, Asked>()
  const strange = new Map<string, string>()
  const app = new Hono()

  app.post('/messages', async (call) => {
    const body = await textOf(call)
    if (body instanceof Response) return body
    const refuse = (status: 400 | 401 | 403, why: EnvelopeRefusal, says: string, device?: string) => {
      audit.note('device refused', { why, ...(device === undefined ? {} : { device }) })
      return call.json({ why, says }, status)
    }
    const named = senderOf(body)
    if ('says' in named) return refuse(400, 'unreadable', named.says)
    const enrolled = house.state.devices.get(named.device)
    const secret = enrolled === undefined ? nobody : secretOf(enrolled)
    // Who cannot prove to be a device learns nothing: not which devices there are, and not what is wrong with the rest.
    if (!isMac(secret, body, call.req.header(MAC_HEADER)) || enrolled === undefined)
      return refuse(401, 'unknown', 'This is not signed by a device of the house.', named.device)
    if (enrolled.disabled !== undefined)
      return refuse(403, 'disabled', `Device ${enrolled.device} is disabled: ${enrolled.disabled}`, enrolled.device)
    const envelope = envelopeOf(named.json)
    if ('says' in envelope) return refuse(400, 'unreadable', envelope.says, enrolled.device)
    const { at: now } = house.now()
    const { sent, messages, waiting = 0, lit } = envelope
    const reply = answerer(call, secret, enrolled.device, sent)
    const refuseSigned = (why: EnvelopeRefusal, says: string, answers: EnvelopeAnswer['answers'] = []) => {
      audit.note('device refused', { device: enrolled.device, why, n: messages[answers.length]?.n ?? 0 })
      return reply(409, { answers, why, says })
    }
    const offMs = sent - now
    if (Math.abs(offMs) > CLOCK_MAX_MS) return refuseSigned('clock', `its clock is ${Math.round(offMs / 1_000)} s off`)
    if (!(await links.heard(enrolled.device, sent, waiting)))
      return refuseSigned('copy', 'this envelope, or a later one, was here before')
    const [first] = messages
    const next = house.nextNumber(enrolled.device)
    if (first !== undefined && first.n > next)
      return refuseSigned('gap', `number ${first.n} came, and ${next} is next: what was between is missing`)

    const answers: EnvelopeAnswer['answers'][number][] = []
    const fresh: Message[] = []
    for (const message of messages) {
      if (message.n >= next) fresh.push(message)
      else {
        const before = await answeredBefore(enrolled, message)
        if ('why' in before) return refuseSigned(before.why, before.says, answers)
        answers.push(before)
      }
    }
    // All in one breath: nobody comes between, and one sync serves them all.
    const outcomes = await Promise.all(fresh.map((message) => take(enrolled, message)))
    return reply(200, { answers: [...answers, ...outcomes], ...shown(enrolled, lit) })
  })

  /** After the messages: what is lit now comes after what was locked. */
  function shown({ device, table }: Enrolled, lit: Lit | undefined): { unlit?: string } {
    const unlit =
      lit === undefined
        ? undefined
        : table === undefined
          ? 'nothing is lit where there is no table'
          : implausibleLit(house.state, table, lit)
    links.see(device, unlit === undefined ? (lit as LitSpots | undefined) : undefined)
    if (unlit === undefined) {
      strange.delete(device)
      return {}
    }
    // Told with every sign of life; noted once.
    if (strange.get(device) !== unlit) audit.note('device refused', { device, why: 'lit', says: unlit })
    strange.set(device, unlit)
    return { unlit }
  }

  async function take(enrolled: Enrolled, message: Message): Promise<EnvelopeAnswer['answers'][number]> {
    const { device } = enrolled
    const { n, at } = message
    const before = asked.get(device)
    asked.set(device, { at: Math.max(at, before?.at ?? 0), startedAt: startedAt(message, before) })
    const call = { by: `device:${device}`, key: deviceKey(device, n) }
    const aside = (reasons: readonly string[]): Order => setAside(device, message, reasons)
    const order = orderFrom(message.order, enrolled)
    const fault = 'says' in order ? order.says : implausible(message, before, house.now().at, roundMinMs)
    const outcome = await (fault === undefined && !('says' in order)
      ? house.submit(order, { ...call, at, orElse: (refusal) => aside([sentence(refusal)]) })
      : house.submit(aside([fault ?? '']), call))
    // The number was next a moment ago, and an order set aside is never refused.
    if (isRefusal(outcome)) throw new Error(`device ${device}, number ${n}: ${sentence(outcome)}`)
    const answer = answerOf(n, outcome)
    if (answer.outcome === 'set aside') {
      audit.note('device refused', { device, n, why: 'set aside', says: answer.says ?? '' })
      links.aside(device, n, answer.says ?? '')
    }
    return answer
  }

  type Before = EnvelopeAnswer['answers'][number] | { why: EnvelopeRefusal; says: string }

  async function answeredBefore(enrolled: Enrolled, message: Message): Promise<Before> {
    const { device } = enrolled
    const key = deviceKey(device, message.n)
    const order = orderFrom(message.order, enrolled)
    if (!('says' in order)) {
      const outcome = await house.submit(order, { by: `device:${device}`, key })
      if (!isRefusal(outcome)) return { ...answerOf(message.n, outcome), outcome: 'again' }
    }
    const seq = house.lineOf(key)
    if (seq === undefined)
      return {
        why: 'too old',
        says: `number ${message.n} was here before and is not remembered; it cannot be compared`,
      }
    const entry = await entryAt(house.store, seq)
    const [event] = entry?.events ?? []
    if (event?.type === 'MessageSetAside' && event.digest === digestOf(message))
      return answerOf(message.n, { seq, events: [event] })
    return { why: 'other message', says: `number ${message.n} was used for another message, recorded as line ${seq}` }
  }

  const answerer =
    (call: Context, secret: Uint8Array, device: string, sent: number) =>
    (status: 200 | 409, rest: Pick<EnvelopeAnswer, 'answers' | 'why' | 'says' | 'unlit'>): Response => {
      const answer: EnvelopeAnswer = { device, sent, now: house.now().at, next: house.nextNumber(device), ...rest }
      const body = JSON.stringify(answer)
      return call.body(body, status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        [MAC_HEADER]: macOf(secret, body),
      })
    }

  return {
    app,
    links,
    secretOf(device) {
      const enrolled = house.state.devices.get(device)
      return enrolled === undefined || enrolled.disabled !== undefined ? undefined : secretFor(key, enrolled)
    },
  }
}

const startedAt = ({ order, at }: Message, before: Asked | undefined): number | undefined =>
  order.do === 'StartRound' ? at : before?.startedAt

const answerOf = (n: number, { seq, events }: Pick<Done, 'seq'> & { events: readonly Event[] }) => {
  const [event] = events
  return event?.type === 'MessageSetAside'
    ? ({ n, outcome: 'set aside', seq, says: event.reasons.join('; ') } as const)
    : ({ n, outcome: 'taken', seq } as const)
}

/** Of the message as it was sent: it may hold what no journal line may. */
const digestOf = (message: Message): string => createHash('sha256').update(JSON.stringify(message)).digest('hex')

const REASON_MAX = 300

function setAside(device: string, message: Message, reasons: readonly string[]): Order {
  const what = /^[A-Za-z]{1,40}$/.test(message.order.do) ? message.order.do : 'unreadable'
  const digest = digestOf(message)
  return { do: 'SetAsideMessage', device, what, digest, reasons: reasons.map((says) => says.slice(0, REASON_MAX)) }
}

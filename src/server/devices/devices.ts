/**
 * The door of sensors, keypads and feeds. A message of an enrolled device under its next number is taken or set aside, and either
 * uses up the number, in the journal; everything else is refused, noted in the audit trail, and uses up nothing.
 */

import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { message, type Recorded, type Message as Why } from '../../base/message.ts'
import type { Concern } from '../../base/party.ts'
import { isRefusal, type Reason } from '../../base/refusal.ts'
import {
  DEVICE_HEADER,
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
import { english, sentence, spoken } from '../../words/sentence.ts'
import { textOf } from '../api/bodies.ts'
import type { Holders } from '../club/holders.ts'
import type { Audit } from '../door/audit.ts'
import { derivedKey, KEY_BYTES, makeKeyFile, readKeyFile } from '../door/vault.ts'
import type { Done, House } from '../house/kernel.ts'
import { entryAt } from '../house/storage.ts'
import { deviceKeyFile } from '../upkeep/places.ts'
import { type Asked, asHolders, envelopeOf, implausible, orderFrom, senderOf, withoutUnknown } from './deviceorders.ts'
import { type Links, linksOf } from './links.ts'
import { implausibleLit, type LitSpots } from './litsensors.ts'
import { type PageNotices, pageNoticesOf } from './pagenotices.ts'
import { importSeats, rowsIn } from './seatimport.ts'

export type Devices = {
  readonly app: Hono
  readonly links: Links
  readonly notices: Pick<PageNotices, 'carried' | 'version' | 'onCarried'>
  /** What is put into the device when it is enrolled; nothing where it is not, or not any more. */
  secretOf(device: string): Uint8Array | undefined
}

/** The master key from which each device's secret is made; nothing else about secrets is kept anywhere. */
export type DeviceKey = Uint8Array
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
  /** Whose cards those are. Without them every card is the number of its person. */
  readonly holders?: Pick<Holders, 'ofReader' | 'ofDesk' | 'isKnown'>
  /** Where a text message reaches a person. */
  readonly phoneOf?: (person: string) => string | undefined
}

export function devicesOf(options: DevicesOptions): Devices {
  const {
    house,
    key,
    audit,
    roundMinMs = 2_000,
    holders = { ofReader: (card) => card, ofDesk: (card) => card, isKnown: () => true },
    phoneOf = () => undefined,
  } = options
  const links = linksOf(house)
  const notices = pageNoticesOf(house, phoneOf)
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
    const refuse = (status: 400 | 401 | 403, why: EnvelopeRefusal, told: Why, device?: string) => {
      audit.note('device refused', { why, ...(device === undefined ? {} : { device }) })
      return call.json<object>({ why, ...spoken(told) }, status)
    }
    const named = senderOf(body)
    if ('id' in named) return refuse(400, 'unreadable', named)
    const enrolled = house.state.devices.get(named.device)
    const secret = enrolled === undefined ? nobody : secretOf(enrolled)
    // Who cannot prove to be a device learns nothing: not which devices there are, and not what is wrong with the rest.
    if (!isMac(secret, body, call.req.header(MAC_HEADER)) || enrolled === undefined)
      return refuse(401, 'unknown', message('not signed by a device'), named.device)
    if (enrolled.disabled !== undefined)
      return refuse(
        403,
        'disabled',
        message('device is disabled', { device: enrolled.device, reason: enrolled.disabled }),
        enrolled.device,
      )
    const envelope = envelopeOf(named.json)
    if ('id' in envelope) return refuse(400, 'unreadable', envelope, enrolled.device)
    const { at: now } = house.now()
    const { sent, messages, waiting = 0, lit, heard = 0 } = envelope
    const reply = answerer(call, secret, enrolled.device, sent)
    const refuseSigned = (why: EnvelopeRefusal, told: Why, answers: EnvelopeAnswer['answers'] = []) => {
      audit.note('device refused', { device: enrolled.device, why, n: messages[answers.length]?.n ?? 0 })
      return reply(409, { answers, why, ...told, says: english(told) })
    }
    const offMs = sent - now
    if (Math.abs(offMs) > CLOCK_MAX_MS)
      return refuseSigned('clock', message('device clock off', { seconds: Math.round(offMs / 1_000) }))
    if (!(await links.heard(enrolled.device, sent, waiting)))
      return refuseSigned('copy', message('envelope was here before'))
    const [first] = messages
    const next = house.nextNumber(enrolled.device)
    if (first !== undefined && first.n > next)
      return refuseSigned('gap', message('numbers are missing', { n: first.n, next }))

    const answers: EnvelopeAnswer['answers'][number][] = []
    const fresh: Message[] = []
    for (const one of messages) {
      if (one.n >= next) fresh.push(one)
      else {
        const before = await answeredBefore(enrolled, one)
        if ('why' in before) return refuseSigned(before.why, before.told, answers)
        answers.push(before)
      }
    }
    if (isOfCards(enrolled))
      // Each may hold a thousand cards: a round that waits gets its turn between them.
      for (const one of fresh) answers.push(await take(enrolled, one))
    // All in one breath: nobody comes between, and one sync serves them all.
    else answers.push(...(await Promise.all(fresh.map((one) => take(enrolled, one)))))
    // Where people are reached is told to whoever brings them the message, and to nobody else.
    const pages = enrolled.kind === 'pager' ? { pages: notices.after(heard) } : {}
    return reply(200, { answers, ...shown(enrolled, lit), ...pages })
  })

  app.post('/seats', async (call) => {
    const body = await textOf(call)
    if (body instanceof Response) return body
    const device = call.req.header(DEVICE_HEADER) ?? ''
    const enrolled = house.state.devices.get(device)
    const refuse = (status: 400 | 401, why: EnvelopeRefusal, told: Why) => {
      audit.note('device refused', { why, device: device.slice(0, 40) })
      return call.json<object>({ why, ...spoken(told) }, status)
    }
    const isFeed = enrolled?.kind === 'feed' && enrolled.disabled === undefined
    const isSigned = isMac(enrolled === undefined ? nobody : secretOf(enrolled), body, call.req.header(MAC_HEADER))
    if (!isSigned || !isFeed) return refuse(401, 'unknown', message('not signed by a device'))
    const rows = rowsIn(body, /^text\/csv\b/.test(call.req.header('content-type') ?? ''))
    if ('id' in rows) return refuse(400, 'unreadable', rows)
    return call.json({ rows: await importSeats(house, device, rows, holders) })
  })

  /** After the messages: what is lit now comes after what was locked. */
  function shown({ device, table }: Enrolled, lit: Lit | undefined): { unlit?: string } {
    const told =
      lit === undefined
        ? undefined
        : table === undefined
          ? message('nothing lit without a table')
          : implausibleLit(house.state, table, lit)
    const unlit = told && english(told)
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

  async function take(enrolled: Enrolled, sent: Message): Promise<EnvelopeAnswer['answers'][number]> {
    const { device } = enrolled
    const { n, at } = sent
    const before = asked.get(device)
    asked.set(device, { at: Math.max(at, before?.at ?? 0), startedAt: startedAt(sent, before) })
    const call = { by: `device:${device}`, key: deviceKey(device, n) }
    const aside = (why: Why): Order => setAside(device, sent, why)
    const read = orderFrom(sent.order, enrolled)
    const named = 'do' in read ? asHolders(read, holders) : read
    const order = 'do' in named ? withoutUnknown(named, holders.isKnown) : named
    const fault = 'do' in order ? implausible(sent, before, house.now().at, roundMinMs) : order
    const outcome = await (fault === undefined && 'do' in order
      ? house.submit(order, {
          ...call,
          at,
          asked: read as Order,
          orElse: ({ who, reasons }) => aside(bare(who, reasons)),
        })
      : house.submit(aside(fault!), call))
    // The number was next a moment ago, and an order set aside is never refused.
    if (isRefusal(outcome)) throw new Error(`device ${device}, number ${n}: ${sentence(outcome)}`)
    const answer = answerOf(n, outcome)
    if (answer.outcome === 'set aside') {
      audit.note('device refused', { device, n, why: 'set aside', says: answer.says ?? '' })
      links.aside(device, n, reasonIn(outcome.events) ?? {})
    }
    return answer
  }

  type Before = EnvelopeAnswer['answers'][number] | { why: EnvelopeRefusal; told: Why }

  async function answeredBefore(enrolled: Enrolled, sent: Message): Promise<Before> {
    const { device } = enrolled
    const { n } = sent
    const key = deviceKey(device, n)
    const order = orderFrom(sent.order, enrolled)
    if ('do' in order) {
      const outcome = await house.submit(order, { by: `device:${device}`, key })
      if (!isRefusal(outcome)) return { ...answerOf(n, outcome), outcome: 'again' }
    }
    const seq = house.lineOf(key)
    if (seq === undefined) return { why: 'too old', told: message('number not remembered', { n }) }
    const entry = await entryAt(house.store, seq)
    const [event] = entry?.events ?? []
    if (event?.type === 'MessageSetAside' && event.digest === digestOf(sent))
      return answerOf(n, { seq, events: [event] })
    return { why: 'other message', told: message('number of another message', { n, seq }) }
  }

  const answerer =
    (call: Context, secret: Uint8Array, device: string, sent: number) =>
    (
      status: 200 | 409,
      rest: Pick<EnvelopeAnswer, 'answers' | 'why' | 'id' | 'with' | 'says' | 'unlit' | 'pages'>,
    ): Response => {
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
    notices,
    secretOf(device) {
      const enrolled = house.state.devices.get(device)
      return enrolled === undefined || enrolled.disabled !== undefined ? undefined : secretFor(key, enrolled)
    },
  }
}

const isOfCards = ({ kind }: Enrolled): boolean => kind === 'reader' || kind === 'scanner'

const startedAt = ({ order, at }: Message, before: Asked | undefined): number | undefined =>
  order.do === 'StartRound' ? at : before?.startedAt

const answerOf = (n: number, { seq, events }: Pick<Done, 'seq'> & { events: readonly Event[] }) => {
  const reason = reasonIn(events)
  return reason === undefined
    ? ({ n, outcome: 'taken', seq } as const)
    : ({ n, outcome: 'set aside', seq, ...reason, says: english(reason) } as const)
}

/** Why a message was set aside; there is one reason, which may hold others. */
function reasonIn([event]: readonly Event[]): Recorded | undefined {
  return event?.type === 'MessageSetAside' ? (event.reasons[0] ?? {}) : undefined
}

/** A refusal without its sentences: the journal adds them. */
const bare = (who: Concern, reasons: readonly Reason[]): Why =>
  message('order refused', { who, reasons: reasons.map(({ says: _says, ...reason }) => reason) })

/** Of the message as it was sent: it may hold what no journal line may. */
const digestOf = (message: Message): string => createHash('sha256').update(JSON.stringify(message)).digest('hex')

function setAside(device: string, sent: Message, why: Why): Order {
  const what = /^[A-Za-z]{1,40}$/.test(sent.order.do) ? sent.order.do : 'unreadable'
  return { do: 'SetAsideMessage', device, what, digest: digestOf(sent), reasons: [why] }
}

/**
 * What a device keeps until the house has it: every event once, in order, whatever happens to the link. No clock, no
 * network and no disk here: time comes in, the next step goes out.
 */
import { BATCH_MAX, type DeviceOrder, type Envelope, type EnvelopeAnswer, type Lit } from './message.ts'

export type Waiting = { readonly at: number; readonly order: DeviceOrder }

export type Outbox = {
  readonly device: string
  /** Number of the first that waits, or of the next one; unknown until the house has told it. */
  readonly first: number | undefined
  readonly waiting: readonly Waiting[]
  /** The one envelope that is under way, and how many it carries. */
  readonly inFlight?: { readonly sent: number; readonly count: number; readonly lit?: Lit | undefined }
  readonly lastSent: number
  readonly fails: number
  readonly retryAt: number
  /** When the house was last heard, by the device's own clock. */
  readonly heardAt: number | undefined
  /** The house's clock minus the device's. */
  readonly behindMs: number
  /** What the house did not do; the last few, for the floor. */
  readonly setAside: readonly { readonly n: number; readonly says: string }[]
  /** What the sensors see now, and what of it the house has heard. Never kept: after a power cut it is looked at anew. */
  readonly lit?: Lit | undefined
  readonly told?: Lit | undefined
  /** Needs a person: the house knows another story of this device. */
  readonly jam?: string
}

/** What must survive a power cut. */
export type Kept = Pick<Outbox, 'device' | 'first' | 'waiting' | 'lastSent'>

/** Without an acknowledgement for so long the table follows its malfunction procedure and takes no new fee. */
export const ACK_MAX_MS = 5_000
const BEAT_MS = 2_000
const SPREAD_MS = 500
const WAITING_MAX = 10_000
const RETRY_MIN_MS = 250
const RETRY_MAX_MS = 10_000
const SET_ASIDE_KEPT = 20

export const newOutbox = (device: string): Outbox => outboxFrom({ device, first: undefined, waiting: [], lastSent: 0 })

export const outboxFrom = ({ device, first, waiting, lastSent }: Kept): Outbox => ({
  device,
  first,
  waiting,
  lastSent,
  fails: 0,
  retryAt: 0,
  heardAt: undefined,
  behindMs: 0,
  setAside: [],
})

export const keptOf = ({ device, first, waiting, lastSent }: Outbox): Kept => ({ device, first, waiting, lastSent })

/** A table whose house is silent. One that was never heard is silent too. */
export const isCutOff = ({ heardAt, jam }: Outbox, now: number): boolean =>
  jam !== undefined || heardAt === undefined || now - heardAt > ACK_MAX_MS

export type Put = { readonly outbox: Outbox; readonly refused?: string }

export function put(outbox: Outbox, order: DeviceOrder, now: number): Put {
  if (isCutOff(outbox, now) && takesFee(order))
    return { outbox, refused: 'the house does not answer: no fee is taken; follow the malfunction procedure' }
  if (outbox.waiting.length >= WAITING_MAX)
    return { outbox, refused: `${WAITING_MAX} events wait already; write on paper until the link is back` }
  // The house refuses what comes before the one before it, so a clock that is set back stands still instead.
  const at = Math.max(now + outbox.behindMs, outbox.waiting.at(-1)?.at ?? 0)
  return { outbox: { ...outbox, waiting: [...outbox.waiting, { at, order }] } }
}

/** Only the present counts: what was lit in between and is not any more is never told. */
export const see = (outbox: Outbox, lit: Lit | undefined): Outbox => ({ ...outbox, lit })

/** The next envelope, if it is time for one. Only one is ever under way. */
export function toSend(outbox: Outbox, now: number): { outbox: Outbox; envelope: Envelope } | undefined {
  const { device, first, waiting, inFlight, lastSent, retryAt, behindMs, jam, lit } = outbox
  if (inFlight !== undefined || now < retryAt || jam !== undefined) return undefined
  const batch = first === undefined ? [] : waiting.slice(0, BATCH_MAX)
  const sent = Math.max(now + behindMs, lastSent + 1)
  const messages = batch.map(({ at, order }, index) => ({ n: (first ?? 0) + index, at, order }))
  const behind = waiting.length - batch.length
  return {
    outbox: { ...outbox, inFlight: { sent, count: batch.length, lit }, lastSent: sent },
    envelope: {
      device,
      sent,
      messages,
      ...(behind === 0 ? {} : { waiting: behind }),
      ...(lit === undefined ? {} : { lit }),
    },
  }
}

/** An answer to another envelope than the one under way is a straggler and says nothing new. */
export function answered(outbox: Outbox, answer: EnvelopeAnswer, now: number): Outbox {
  const { inFlight, waiting, first } = outbox
  if (inFlight === undefined || answer.sent !== inFlight.sent) return outbox
  const { inFlight: _done, ...rest } = outbox
  const heard = { ...rest, fails: 0, retryAt: 0, heardAt: now, behindMs: answer.now - now, told: inFlight.lit }
  if (first === undefined) return { ...heard, first: answer.next }
  const done = answer.next - first
  if (done < 0) return { ...heard, jam: `the house waits for number ${answer.next}, and ${first} is the oldest here` }
  if (answer.why === 'other message' || answer.why === 'too old' || done > inFlight.count)
    return {
      ...heard,
      jam:
        answer.says ?? `the house is at number ${answer.next - 1} already; ours goes to ${first + inFlight.count - 1}`,
    }
  const aside = answer.answers
    .filter(({ outcome, n }) => outcome === 'set aside' && n >= first)
    .map(({ n, says = '' }) => ({ n, says }))
  const next = {
    ...heard,
    first: answer.next,
    waiting: waiting.slice(done),
    setAside: [...outbox.setAside, ...aside].slice(-SET_ASIDE_KEPT),
  }
  // Refused without a jam: a clock that was off, or a copy. The next envelope carries the right time.
  return answer.why === undefined ? next : backedOff(next, now, 0)
}

/** No answer, or none that can be trusted. `jitter` from 0 to 1 keeps a room of devices from knocking all at once. */
export function failed(outbox: Outbox, sent: number, now: number, jitter: number): Outbox {
  if (outbox.inFlight?.sent !== sent) return outbox
  const { inFlight: _lost, ...rest } = outbox
  return backedOff(rest, now, jitter)
}

/** When there is something to do next: what waits or is lit anew goes at once, a sign of life every other second. */
export function dueAt(outbox: Outbox, now: number): number {
  const { waiting, first, retryAt, heardAt, lastSent, lit, told } = outbox
  if (retryAt > now) return retryAt
  if (first === undefined || waiting.length > 0 || heardAt === undefined || lit !== told) return now
  return heardAt + pauseAfter(lastSent)
}

/**
 * A room of devices that came back in one moment would knock in one moment for ever. So the pause is a little shorter, by what
 * looks like chance and is made of the last time.
 */
const pauseAfter = (sent: number): number => BEAT_MS - ((sent * 7_919) % SPREAD_MS)

const backedOff = (outbox: Outbox, now: number, jitter: number): Outbox => ({
  ...outbox,
  fails: outbox.fails + 1,
  retryAt: now + Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** Math.min(outbox.fails, 10)) * (1 + jitter / 2),
})

const takesFee = (order: DeviceOrder): boolean =>
  order.do === 'StartRound' &&
  Array.isArray(order.bets) &&
  order.bets.some(
    ({ fees, marked }: { fees?: unknown[]; marked?: boolean }) => (fees?.length ?? 0) > 0 || marked === true,
  )

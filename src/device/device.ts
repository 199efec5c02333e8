/** A device at work: its outbox, a place where that is kept, and a way to the house. */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { type DeviceOrder, type EnvelopeAnswer, isMac, type Lit, macOf } from './message.ts'
import {
  answered,
  dueAt,
  failed,
  type Kept,
  keptOf,
  newOutbox,
  type Outbox,
  outboxFrom,
  put,
  see,
  toSend,
} from './outbox.ts'

export type Reply = { readonly body: string; readonly mac: string | undefined }
/** Brings a body to the house and its answer back; throws when there is no link. */
export type Post = (body: string, mac: string) => Promise<Reply>
export type Keep<What = Kept> = { read(): What | undefined; write(kept: What): void }

export type DeviceOptions = {
  readonly device: string
  readonly secret: Uint8Array
  readonly post: Post
  readonly now: () => number
  readonly keep?: Keep
  readonly jitter?: () => number
}

export type Device = {
  /** Keeps the order for the house; or says why it does not. */
  put(order: DeviceOrder): string | undefined
  /** What the sensors see now, all of it; nothing where they see nothing at all any more. */
  see(lit: Lit | undefined): void
  /** One exchange with the house, if it is time for one. */
  exchange(): Promise<void>
  /** Goes on by itself until it is stopped. */
  run(): () => void
  outbox(): Outbox
}

export function deviceOf({ device, secret, post, now, keep, jitter = Math.random }: DeviceOptions): Device {
  const kept = keep?.read()
  let outbox = kept === undefined ? newOutbox(device) : outboxFrom(kept)
  let wake: (() => void) | undefined

  const set = (next: Outbox) => {
    const isKept = next.waiting !== outbox.waiting || next.first !== outbox.first
    outbox = next
    if (isKept) keep?.write(keptOf(outbox))
  }

  async function exchange(): Promise<void> {
    const next = toSend(outbox, now())
    if (next === undefined) return
    set(next.outbox)
    const { sent } = next.envelope
    const body = JSON.stringify(next.envelope)
    try {
      const reply = await post(body, macOf(secret, body))
      if (!isMac(secret, reply.body, reply.mac)) throw new Error('the answer is not from the house')
      set(answered(outbox, JSON.parse(reply.body) as EnvelopeAnswer, now()))
    } catch {
      // Whatever it was, the house may have taken the envelope or not: it is sent again.
    }
    set(failed(outbox, sent, now(), jitter()))
  }

  return {
    put(order) {
      const { outbox: next, refused } = put(outbox, order, now())
      set(next)
      wake?.()
      return refused
    },
    see(lit) {
      set(see(outbox, lit))
      wake?.()
    },
    exchange,
    run() {
      let isOn = true
      let timer: NodeJS.Timeout | undefined
      const later = () => {
        if (!isOn) return
        clearTimeout(timer)
        timer = setTimeout(() => void turn(), Math.max(0, dueAt(outbox, now()) - now()))
        timer.unref()
      }
      const turn = async () => {
        await exchange()
        // A jammed one waits for a person; it must not spin meanwhile.
        if (outbox.jam === undefined) later()
      }
      wake = () => {
        if (outbox.inFlight === undefined) later()
      }
      later()
      return () => {
        isOn = false
        wake = undefined
        clearTimeout(timer)
      }
    },
    outbox: () => outbox,
  }
}

/** A file that is whole at any time: written beside and renamed. */
export function fileKeep<What = Kept>(file: string): Keep<What> {
  return {
    read() {
      let text: string
      try {
        text = readFileSync(file, 'utf8')
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
      return JSON.parse(text) as What
    },
    write(kept) {
      const handle = openSync(`${file}.new`, 'w', 0o600)
      try {
        writeSync(handle, JSON.stringify(kept))
        fsyncSync(handle)
      } finally {
        closeSync(handle)
      }
      renameSync(`${file}.new`, file)
    },
  }
}

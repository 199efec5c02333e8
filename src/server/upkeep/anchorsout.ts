/** Anchors leave the house by themselves at posted times: to a folder elsewhere, and to a witness who signs for them. */
import { sign } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Anchor, readAnchors, writeAnchors } from '../../journal/anchor.ts'
import { toHex } from '../../journal/line.ts'
import type { House } from '../house/kernel.ts'
import { type Alarm, Alarmed, alarm } from './alarms.ts'
import {
  type AnchorCall,
  anchorText,
  fingerprintOf,
  isSigned,
  keyPairIn,
  receiptText,
  type SignedReceipt,
} from './witness.ts'

export type AnchorPlan = {
  /** Local times, as 06:30. */
  readonly times: readonly string[]
  readonly folder?: string
  readonly witness?: { readonly url: string; readonly fingerprint: string }
}

export type AnchorsOut = {
  /** Hands out what is due; asked every second. */
  look(): Promise<void>
  /** What is due and was not handed out, with why. */
  missing(): readonly MissingAnchor[]
}
export type MissingAnchor = { readonly to: 'folder' | 'witness'; readonly since: string; readonly why?: Alarm }

const RETRY_MS = 60_000
const WAIT_MS = 10_000

export const anchorFile = (folder: string, property: string): string =>
  join(folder, `anchors-${property.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.txt`)

/** What was handed out to a folder before; nothing while there is no file. */
export function anchorsAt(folder: string, property: string): { file: string; anchors: Anchor[] } | undefined {
  const file = anchorFile(folder, property)
  return existsSync(file) ? { file, anchors: readAnchors(readFileSync(file, 'utf8')).anchors } : undefined
}

export function anchorsOut(house: House, houseFolder: string, plan: AnchorPlan): AnchorsOut {
  const property = house.store.header.property
  const failed = new Map<'folder' | 'witness', { why: Alarm; at: number }>()
  const lastSent = { folder: lastIn(plan.folder, property), witness: lastReceipt(house, plan) }
  const wanted = (['folder', 'witness'] as const).filter((to) => plan[to] !== undefined)

  /** The last posted time that has come. */
  const dueAt = (): number => {
    const { at, local } = house.now()
    const today = local.slice(0, 10)
    const yesterday = house.zone.localOf(at - 24 * 3_600_000).slice(0, 10)
    const times = [yesterday, today].flatMap((day) =>
      plan.times.map((time) => house.zone.instantOf(`${day}T${time}:00`)),
    )
    return Math.max(...times.filter((time) => time <= at), 0)
  }

  const send = { folder: sendToFolder, witness: sendToWitness }

  async function sendToFolder(): Promise<void> {
    const folder = plan.folder ?? ''
    const file = anchorFile(folder, property)
    const { seq, digest } = house.durable()
    const { at } = house.now()
    const day = house.zone.dayOf(at, house.state.property?.dayStart ?? '00:00')
    const text = writeAnchors(house.store.header, [
      { day, seq, digest: toHex(digest), recorded: new Date(at).toISOString() },
    ])
    appendFileSync(file, existsSync(file) ? text.split('\n').slice(2).join('\n') : text)
    lastSent.folder = at
  }

  async function sendToWitness(): Promise<void> {
    const { url, fingerprint } = plan.witness!
    const ask = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(new URL(path, url), { ...init, signal: AbortSignal.timeout(WAIT_MS) })
      const body = (await answer.json()) as { says?: string }
      if (!answer.ok) throw new Alarmed(alarm('witness refuses', { says: body.says ?? String(answer.status) }))
      return body
    }
    const head = (await ask(`/head?property=${encodeURIComponent(property)}`)) as unknown as {
      publicKey: string
      seen: { line: number; digest: string } | null
    }
    if (fingerprintOf(head.publicKey) !== fingerprint) throw new Alarmed(alarm('witness has another key'))
    const { seq, digest } = house.durable()
    const own = head.seen === null || head.seen.line > seq ? undefined : await house.store.digestAt(head.seen.line)
    const before =
      own === undefined || head.seen === null ? {} : { before: { line: head.seen.line, digest: toHex(own) } }
    const anchor = { property, line: seq, digest: toHex(digest), ...before }
    const { key, publicPem } = keyPairIn(join(houseFolder, 'house.key'))
    const call: AnchorCall = {
      ...anchor,
      publicKey: publicPem,
      signature: sign(null, anchorText(anchor), key).toString('base64'),
    }
    const receipt = (await ask('/anchors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
    })) as unknown as SignedReceipt
    const isOurs = receipt.line === seq && receipt.digest === anchor.digest && receipt.property === property
    if (!isOurs || !isSigned(receiptText(receipt), head.publicKey, receipt.signature))
      throw new Alarmed(alarm('receipt not signed'))
    const { line, received, signature } = receipt
    await house.note({ do: 'KeepReceipt', witness: fingerprint, line, digest: receipt.digest, received, signature })
    lastSent.witness = house.now().at
  }

  let isSending = false
  return {
    async look() {
      // A witness may take longer to answer than until the next look.
      if (isSending) return
      isSending = true
      const due = dueAt()
      for (const to of wanted) {
        const before = failed.get(to)
        if (lastSent[to] >= due || (before !== undefined && house.monotonic() - before.at < RETRY_MS)) continue
        try {
          await send[to]()
          failed.delete(to)
        } catch (error) {
          const why =
            error instanceof Alarmed ? error.alarm : alarm('anchor not written', { why: (error as Error).message })
          failed.set(to, { why, at: house.monotonic() })
        }
      }
      isSending = false
    },
    missing: () =>
      wanted
        .filter((to) => lastSent[to] < dueAt())
        .map((to) => {
          const why = failed.get(to)?.why
          return { to, since: house.zone.localOf(dueAt()), ...(why === undefined ? {} : { why }) }
        }),
  }
}

const lastIn = (folder: string | undefined, property: string): number =>
  folder === undefined ? 0 : Date.parse(anchorsAt(folder, property)?.anchors.at(-1)?.recorded ?? '') || 0

const lastReceipt = (house: House, { witness }: AnchorPlan): number =>
  Date.parse((witness === undefined ? undefined : house.state.receipts.get(witness.fingerprint)?.received) ?? '') || 0

/**
 * A witness: a small process at the regulator's or at a sister house. It signs that it has seen a line of a journal at a
 * time, and refuses an older or another history. It holds no money, no names and no lines: only digests.
 */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'
import { drawWitnessIn, drawWitnessRoutes } from './drawwitness.ts'

export type Seen = { readonly line: number; readonly digest: string }
export type SignedReceipt = Seen & {
  readonly property: string
  readonly received: string
  readonly witness: string
  readonly signature: string
}

const hex = z.string().regex(/^[0-9a-f]{64}$/)
const line = z.int().min(1)
const anchorCall = z.strictObject({
  property: z.string().min(1).max(200),
  line,
  digest: hex,
  /** What the house has at the line that the witness knows. */
  before: z.strictObject({ line, digest: hex }).optional(),
  publicKey: z.string().max(400),
  signature: z.string().max(200),
})
export type AnchorCall = z.infer<typeof anchorCall>

export type KeyPair = { readonly key: KeyObject; readonly publicPem: string; readonly fingerprint: string }

/** Made where it is not there yet, for its owner alone. */
export function keyPairIn(file: string): KeyPair {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  }
  const key = createPrivateKey(readFileSync(file))
  const publicPem = String(createPublicKey(key).export({ type: 'spki', format: 'pem' }))
  return { key, publicPem, fingerprint: fingerprintOf(publicPem) }
}
export const fingerprintOf = (publicPem: string): string =>
  createHash('sha256')
    .update(createPublicKey(publicPem).export({ type: 'spki', format: 'der' }))
    .digest('hex')

export const anchorText = ({
  property,
  line: at,
  digest,
  before,
}: Omit<AnchorCall, 'publicKey' | 'signature'>): Buffer =>
  Buffer.from(['gamekeeper anchor', property, at, digest, before?.line ?? '', before?.digest ?? ''].join('\n'))
export const receiptText = ({
  property,
  line: at,
  digest,
  received,
}: Omit<SignedReceipt, 'witness' | 'signature'>): Buffer =>
  Buffer.from(['gamekeeper receipt', property, at, digest, received].join('\n'))

export const isSigned = (text: Buffer, publicPem: string, signature: string): boolean => {
  try {
    return verify(null, text, createPublicKey(publicPem), Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

export type WitnessOptions = {
  readonly folder: string
  readonly now?: () => number
  /** Somebody reads this: a history that does not fit is no matter for a log file. */
  readonly alarm: (says: string) => void
}

type Known = SignedReceipt & { readonly house: string }

export function witnessOf({ folder, now = Date.now, alarm }: WitnessOptions) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pair = keyPairIn(join(folder, 'witness.key'))
  const receipts = join(folder, 'receipts.jsonl')
  const refusals = join(folder, 'refusals.jsonl')
  const known = new Map<string, Known>()
  const linesOf = (file: string) =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter((text) => text !== '')
      : []
  for (const text of linesOf(receipts)) {
    const receipt = JSON.parse(text) as Known
    known.set(receipt.property, receipt)
  }

  /** Why it is refused, if so: the first thing that does not fit. */
  function wrong(asked: AnchorCall, last: Known | undefined): string | undefined {
    if (!isSigned(anchorText(asked), asked.publicKey, asked.signature)) return 'it is not signed by the key it names'
    if (last === undefined) return undefined
    if (last.house !== fingerprintOf(asked.publicKey)) return `${asked.property} is known here by another key`
    if (asked.line < last.line) return `an older history: it ends at line ${asked.line}, and line ${last.line} was seen`
    const there = asked.line === last.line ? asked : asked.before
    if (there?.line !== last.line || there.digest !== last.digest)
      return `another history: line ${last.line} is not the one that was seen`
    return undefined
  }

  const draws = drawWitnessIn(folder, pair.key, alarm, now)
  const app = new Hono()
  app.route('/draws', drawWitnessRoutes(draws))
  app.get('/head', (call) => {
    const last = known.get(call.req.query('property') ?? '')
    return call.json({
      witness: pair.fingerprint,
      publicKey: pair.publicPem,
      seen: last === undefined ? null : { line: last.line, digest: last.digest },
    })
  })
  app.post('/anchors', async (call) => {
    const read = anchorCall.safeParse(await call.req.json().catch(() => undefined))
    if (!read.success) return call.json({ says: 'This is no anchor.' }, 400)
    const asked = read.data
    const last = known.get(asked.property)
    const why = wrong(asked, last)
    const received = new Date(now()).toISOString()
    if (why !== undefined) {
      const { property, line: at, digest } = asked
      appendFileSync(refusals, `${JSON.stringify({ received, property, line: at, digest, why })}\n`, { mode: 0o600 })
      alarm(`REFUSED ${received} ${property}, line ${at}: ${why}`)
      return call.json({ says: `The witness refuses: ${why}.` }, 409)
    }
    if (last !== undefined && last.line === asked.line) return call.json(last)
    const { property, line: at, digest } = asked
    const text = receiptText({ property, line: at, digest, received })
    const signature = sign(null, text, pair.key).toString('base64')
    const house = fingerprintOf(asked.publicKey)
    const receipt: Known = { property, line: at, digest, received, witness: pair.fingerprint, signature, house }
    appendFileSync(receipts, `${JSON.stringify(receipt)}\n`, { mode: 0o600 })
    known.set(property, receipt)
    return call.json(receipt)
  })
  app.get('/', (call) => {
    const houses = [...known.values()].map((one) => `${one.property}: line ${one.line}, ${one.received}, ${one.digest}`)
    const refused = linesOf(refusals).slice(-20)
    const shown = draws
      .list()
      .slice(-20)
      .map((one) => `draw ${one.draw}: shown ${one.at} for opening ${one.opening}, ${one.contribution}`)
    return call.text(
      [`Witness ${pair.fingerprint}`, ...houses, ...shown, ...refused.map((text) => `REFUSED ${text}`), ''].join('\n'),
    )
  })
  return { app, fingerprint: pair.fingerprint, publicKey: pair.publicPem }
}

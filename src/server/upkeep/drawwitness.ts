/**
 * A witness's part in a draw: it commits to a value that nobody else knows before the draw is opened, and shows it once the
 * room has added its chance. It shows it for one opening and one contribution, whoever asks, and never for another.
 */
import { createHmac, createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'
import { digestOf } from '../../base/digest.ts'
import { contributionFaults, readContribution } from '../../engine/drawings/draw/contribution.ts'
import { drawOpening } from '../../engine/drawings/draw/draw-record.ts'
import { openingDigestOf } from '../../engine/drawings/draw/opening.ts'
import { commitOf, commitText, type ForDraw, fingerprintOfKey, revealText } from '../../engine/drawings/draw/outside.ts'
import { isCommitment } from '../house/drawproofs.ts'

const digest = z.string().regex(/^[0-9a-f]{64}$/)
export const commitCall = z.strictObject({
  draw: z.int().min(1),
  purpose: z.string().min(1).max(120),
  secretDigest: digest,
})
export const revealCall = z.strictObject({ opening: drawOpening, contribution: z.string().min(1).max(500) })
export type RevealAsked = z.infer<typeof revealCall>

/** As a witness answers, in a file or over the network. */
export const commitFile = z.strictObject({
  witness: z.literal('commits'),
  ...commitCall.shape,
  key: digest,
  commit: digest,
  signature: z.string().regex(/^[0-9a-f]{128}$/),
})
export const revealFile = z.strictObject({
  witness: z.literal('reveals'),
  opening: digest,
  value: digest,
  signature: z.string().regex(/^[0-9a-f]{128}$/),
})
export type CommitFile = z.infer<typeof commitFile>
export type RevealFile = z.infer<typeof revealFile>

/** Whoever the house asks: a process elsewhere, or the witness of a demo. */
export type WitnessLine = {
  readonly fingerprint: string
  commit(asked: ForDraw): Promise<CommitFile>
  reveal(asked: RevealAsked): Promise<RevealFile>
}

export class WitnessRefuses extends Error {}

type Shown = { readonly draw: number; readonly opening: string; readonly contribution: string; readonly at: string }

export type DrawWitnessOptions = {
  readonly key: KeyObject
  /** From which every value is made: it is kept nowhere else. */
  readonly seed: Uint8Array
  /** What was shown, by the commitment. */
  readonly shown: { find(commit: string): Shown | undefined; keep(commit: string, shown: Shown): void }
  readonly now?: () => number
  readonly alarm?: (says: string) => void
}

function drawWitness({ key, seed, shown, now = Date.now, alarm = () => undefined }: DrawWitnessOptions) {
  const raw = createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32).toString('hex')
  const signed = (text: string) => sign(null, Buffer.from(text), key).toString('hex')
  const valueFor = ({ draw, purpose, secretDigest }: ForDraw) =>
    createHmac('sha256', seed).update(`${draw}\n${purpose}\n${secretDigest}\n`).digest('hex')

  function commit({ draw, purpose, secretDigest }: ForDraw): CommitFile {
    const asked = { draw, purpose, secretDigest }
    const own = commitOf(valueFor(asked))
    return { witness: 'commits', ...asked, key: raw, commit: own, signature: signed(commitText(asked, own)) }
  }

  function refuse(why: string, draw: number): never {
    alarm(`REFUSED ${new Date(now()).toISOString()} draw ${draw}: ${why}`)
    throw new WitnessRefuses(why)
  }

  function reveal({ opening, contribution }: RevealAsked): RevealFile {
    const { outside, draw } = opening
    if (outside?.kind !== 'witness' || outside.key !== raw) return refuse('this witness has no part in it', draw)
    if (openingDigestOf(opening) !== opening.digest)
      return refuse('the opening is not the one that its digest says', draw)
    const value = valueFor(opening)
    if (commitOf(value) !== outside.commit || !isCommitment(opening, outside))
      return refuse('this witness has committed to nothing for this draw', draw)
    const called = readContribution(contribution)
    if (called === undefined || contributionFaults(called, BigInt(opening.totalWeight)).length > 0)
      return refuse('the room has not added its chance', draw)
    const before = shown.find(outside.commit)
    if (before !== undefined && (before.opening !== opening.digest || before.contribution !== contribution))
      return refuse('its value was shown for another opening or contribution', draw)
    if (before === undefined)
      shown.keep(outside.commit, { draw, opening: opening.digest, contribution, at: new Date(now()).toISOString() })
    const signature = signed(revealText(opening.digest, contribution, value))
    return { witness: 'reveals', opening: opening.digest, value, signature }
  }

  return { fingerprint: fingerprintOfKey(raw), commit, reveal }
}

/** The witness of a folder: its seed beside its key, and what it has shown for anybody to read. */
export function drawWitnessIn(folder: string, key: KeyObject, alarm: (says: string) => void, now?: () => number) {
  const seedFile = join(folder, 'draws.seed')
  const log = join(folder, 'draws.jsonl')
  if (!existsSync(seedFile)) writeFileSync(seedFile, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  const kept = new Map<string, Shown>()
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []
  for (const line of lines.filter((text) => text !== '')) {
    const { commit, ...one } = JSON.parse(line) as Shown & { commit: string }
    kept.set(commit, one)
  }
  const witness = drawWitness({
    key,
    seed: Buffer.from(readFileSync(seedFile, 'utf8').trim(), 'hex'),
    shown: {
      find: (commit) => kept.get(commit),
      keep(commit, one) {
        // Written before it is shown: a witness that starts again knows what it has said.
        appendFileSync(log, `${JSON.stringify({ commit, ...one })}\n`, { mode: 0o600 })
        kept.set(commit, one)
      },
    },
    alarm,
    ...(now === undefined ? {} : { now }),
  })
  return { ...witness, list: () => [...kept].map(([commit, one]) => ({ commit, ...one })) }
}

/** Over the network: `POST /draws/commit`, `POST /draws/reveal`; `GET /draws` lists what was shown, for anybody. */
export function drawWitnessRoutes(witness: ReturnType<typeof drawWitnessIn>): Hono {
  const app = new Hono()
  const answer = async (read: () => object): Promise<[object, 200 | 409]> => {
    try {
      return [read(), 200]
    } catch (error) {
      if (!(error instanceof WitnessRefuses)) throw error
      return [{ says: `The witness refuses: ${error.message}.` }, 409]
    }
  }
  app.get('/', (call) => call.json(witness.list()))
  app.post('/commit', async (call) => {
    const asked = commitCall.safeParse(await call.req.json().catch(() => undefined))
    if (!asked.success) return call.json({ says: 'This is no draw.' }, 400)
    const [body, status] = await answer(() => witness.commit(asked.data))
    return call.json(body, status)
  })
  app.post('/reveal', async (call) => {
    const asked = revealCall.safeParse(await call.req.json().catch(() => undefined))
    if (!asked.success) return call.json({ says: 'This is no opened draw.' }, 400)
    const [body, status] = await answer(() => witness.reveal(asked.data))
    return call.json(body, status)
  })
  return app
}

const WAIT_MS = 10_000

export function witnessAt(url: string, fingerprint: string): WitnessLine {
  const ask = async <T>(path: string, asked: object, shape: z.ZodType<T>): Promise<T> => {
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(WAIT_MS),
    })
    const body = (await answer.json()) as { says?: string }
    if (!answer.ok) throw new WitnessRefuses(body.says ?? `the witness answered ${answer.status}`)
    return shape.parse(body)
  }
  return {
    fingerprint,
    commit: (asked) => ask('draws/commit', asked, commitFile),
    reveal: (asked) => ask('draws/reveal', asked, revealFile),
  }
}

/** How a private Ed25519 key begins in the form that Node reads. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Nobody is witnessed by it: its key is in the program, so that a demo finds it again. */
export function demoWitness(): WitnessLine {
  const seed = Buffer.from(digestOf('the witness of the demo'), 'hex')
  const kept = new Map<string, Shown>()
  const witness = drawWitness({
    key: createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' }),
    seed,
    shown: { find: (commit) => kept.get(commit), keep: (commit, one) => void kept.set(commit, one) },
  })
  return {
    fingerprint: witness.fingerprint,
    commit: async (asked) => witness.commit(asked),
    reveal: async (asked) => witness.reveal(asked),
  }
}

/** The part of a draw from outside, as the desk gets it: asked over the line, or brought as a file. */
import { MINUTE } from '../../base/moment.ts'
import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { contributionText } from '../../engine/drawings/draw/contribution.ts'
import type { Opened, PendingDraw } from '../../engine/drawings/draw/draw.ts'
import { type Brought, type ForDraw, fingerprintOf, type Outside, pulseIn } from '../../engine/drawings/draw/outside.ts'
import { isCommitment, isPulse, isRevealed, proofOf } from '../house/drawproofs.ts'
import { type CommitFile, commitFile, type RevealAsked, revealFile, type WitnessLine } from '../upkeep/drawwitness.ts'

/** Posted with every draw: how long its value is waited for before anybody may call it off. */
const WAIT_MINUTES = 10

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 200)

/** What a witness has committed to, if it has signed so for this very draw. */
function committed(asked: ForDraw, { key, commit, signature }: CommitFile): Outside | Refusal {
  const outside = { kind: 'witness', key, commit, signature, minutes: WAIT_MINUTES } as const
  return isCommitment(asked, outside) ? outside : refuseOrder('witness has not signed')
}

export const fromLine =
  (line: WitnessLine | undefined) =>
  async (asked: ForDraw): Promise<Outside | Refusal> => {
    if (line === undefined) return refuseOrder('no witness to ask')
    try {
      return committed(asked, await line.commit(asked))
    } catch (error) {
      return refuseOrder('witness cannot be asked', { why: whyOf(error) })
    }
  }

/** The file of a witness that stands elsewhere, with what it was asked for. */
export function fromFile(text: string): { asked: ForDraw; outside: Outside } | Refusal {
  const read = commitFile.safeParse(jsonIn(text))
  if (!read.success) return refuseOrder('file of a witness')
  const { draw, purpose, secretDigest } = read.data
  const outside = committed({ draw, purpose, secretDigest }, read.data)
  return isRefusal(outside) ? outside : { asked: { draw, purpose, secretDigest }, outside }
}

/** The first whole minute after so many. */
export const fromBeacon = (certificate: string, now: number, ahead: number): Outside => ({
  kind: 'beacon',
  certificate,
  at: Math.ceil((now + ahead * MINUTE) / MINUTE) * MINUTE,
  minutes: WAIT_MINUTES,
})

export function askedOf({ opened, contribution }: PendingDraw): RevealAsked | undefined {
  if (contribution === undefined) return undefined
  const { type: _type, v: _v, ...opening } = opened as Opened & { readonly v?: number }
  return { opening: opening as RevealAsked['opening'], contribution: contributionText(contribution) }
}

/** The witness of the line shows its value for what the room has called; nothing where the part is another's. */
export async function askLine(
  line: WitnessLine | undefined,
  pending: PendingDraw,
): Promise<Brought | Refusal | undefined> {
  const { outside } = pending.opened
  const asked = askedOf(pending)
  if (asked === undefined || outside === undefined || line?.fingerprint !== fingerprintOf(outside)) return undefined
  try {
    const { value, signature } = await line.reveal(asked)
    return signedBy(pending, asked, value, signature)
  } catch (error) {
    return refuseOrder('witness cannot be asked', { why: whyOf(error) })
  }
}

function signedBy({ opened }: PendingDraw, asked: RevealAsked, value: string, signature: string): Brought | Refusal {
  const { outside, digest } = opened
  const isOwn = outside?.kind === 'witness' && isRevealed(outside.key, digest, asked.contribution, value, signature)
  return isOwn ? { value, proof: signature } : refuseOrder('witness has not signed')
}

/** What was carried in: the witness's file, or the beacon's pulse and certificate. */
export function broughtIn(pending: PendingDraw, files: readonly string[]): Brought | Refusal {
  const asked = askedOf(pending)
  if (asked === undefined) return refuseOrder('file of a witness')
  if (pending.opened.outside?.kind === 'beacon') {
    const proof = proofOf(files)
    if (proof === undefined) return refuseOrder('files of a beacon')
    const value = pulseIn(proof)?.outputValue.toLowerCase()
    return value !== undefined && isPulse(proof) ? { value, proof } : refuseOrder('witness has not signed')
  }
  const read = revealFile.safeParse(jsonIn(files[0] ?? ''))
  if (!read.success) return refuseOrder('file of a witness')
  return signedBy(pending, asked, read.data.value, read.data.signature)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

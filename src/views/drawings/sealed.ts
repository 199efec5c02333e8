/** A draw by the public protocol that is not over, and the part that comes from outside. */
import { MINUTE } from '../../base/moment.ts'
import { contributionText, outcomesMin } from '../../engine/drawings/draw/contribution.ts'
import type { Opened, PendingDraw } from '../../engine/drawings/draw/draw.ts'
import { fingerprintOf } from '../../engine/drawings/draw/outside.ts'
import { spinDrawn } from '../../engine/drawings/spins.ts'
import type { State } from '../../engine/mechanisms.ts'

export type WitnessView = {
  readonly name: string
  readonly fingerprint: string
  readonly kind: 'line' | 'file' | 'beacon'
}
export type OutsideView = {
  readonly kind: WitnessView['kind']
  readonly name: string
  readonly fingerprint: string
  readonly minutes: number
  /** The minute of a beacon. */
  readonly at?: number
  /** Before this nobody may call the draw off; from the room's contribution on. */
  readonly waitsUntil?: number
  /** What is carried to a witness who is asked by file, once the room has spoken. */
  readonly request?: string
}
/** A draw that is sealed and waits for the room, or for its reveal. */
export type SealedView = {
  readonly draw: number
  readonly purpose: string
  readonly entries: number
  readonly digest: string
  readonly entriesDigest: string
  readonly secretDigest: string
  /** Drawn for a spin of a wheel on the screen, and for nobody. */
  readonly isSpin: boolean
  readonly waysMin: string
  readonly isContributed: boolean
  /** The part from outside: whose it is, how it comes, and until when it is waited for. */
  readonly outside?: OutsideView
}

export const kindOf = (fingerprint: string, line: string | undefined): WitnessView['kind'] =>
  fingerprint.length === 128 ? 'beacon' : fingerprint === line ? 'line' : 'file'

export function sealedOf(state: State, pending: PendingDraw, line: string | undefined): SealedView {
  const { opened, contribution } = pending
  return {
    draw: opened.draw,
    purpose: opened.purpose,
    entries: opened.entries,
    digest: opened.digest,
    entriesDigest: opened.entriesDigest,
    secretDigest: opened.secretDigest,
    isSpin: spinDrawn(state, opened.purpose) !== undefined,
    waysMin: String(outcomesMin(BigInt(opened.totalWeight))),
    isContributed: contribution !== undefined,
    ...outsideOf(state, pending, line),
  }
}

function outsideOf(state: State, pending: PendingDraw, line: string | undefined): { outside?: OutsideView } {
  const { opened, contribution, contributedAt } = pending
  const { outside } = opened
  if (outside === undefined) return {}
  const fingerprint = fingerprintOf(outside)
  const { type: _type, v: _v, ...opening } = opened as Opened & { readonly v?: number }
  return {
    outside: {
      kind: kindOf(fingerprint, line),
      name: state.witnesses.get(fingerprint)?.name ?? fingerprint.slice(0, 16),
      fingerprint,
      minutes: outside.minutes,
      ...(outside.kind === 'beacon' ? { at: outside.at } : {}),
      ...(contributedAt === undefined ? {} : { waitsUntil: contributedAt + outside.minutes * MINUTE }),
      ...(contribution === undefined || outside.kind === 'beacon'
        ? {}
        : { request: JSON.stringify({ opening, contribution: contributionText(contribution) }) }),
    },
  }
}

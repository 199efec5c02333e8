/**
 * The part of a draw's secret that is kept outside of the house, so that nobody who reads the house's disk knows the result
 * before it is fixed: a witness's device commits to a value before the draw is opened and shows it after the room has added
 * its chance; or it is what a public beacon will publish at a minute that has not come yet.
 */
import { bytesOfHex, type Digest, digestOf, hexOf, isHex, sha256 } from '../../../base/digest.ts'
import { type Message, message } from '../../../base/message.ts'
import { instantOf, MINUTE } from '../../../base/moment.ts'

export type Outside =
  | {
      readonly kind: 'witness'
      /** The public key (Ed25519) as 64 hexadecimal digits. */
      readonly key: string
      readonly commit: Digest
      /** Over `commitText`: that this witness has committed to this value for this very draw. */
      readonly signature: string
      /** Until when nobody may call the draw off, counted from the room's contribution. */
      readonly minutes: number
    }
  | {
      readonly kind: 'beacon'
      /** The digest (SHA-512) of the certificate by which its pulses are signed. */
      readonly certificate: string
      /** The pulse whose value counts: when it is published. */
      readonly at: number
      readonly minutes: number
    }

/** What was brought in the end, and what proves where it comes from: a signature, or the beacon's own file. */
export type Brought = { readonly value: string; readonly proof: string }

/** A witness or a beacon that the house has accepted, by the fingerprint of its key or the digest of its certificate. */
export type Witness = { readonly name: string; readonly fingerprint: string }

const VALUE_BYTES = 32
const isValue = (text: string): boolean => isHex(text, VALUE_BYTES)
const isPulseValue = (text: string): boolean => isHex(text, 64)

export const commitOf = (value: string): Digest => digestOf(`gamekeeper outside 1\n${value}\n`)

/** How an Ed25519 key begins in the form in which fingerprints are made of it. */
const SPKI = '302a300506032b6570032100'
/** As `gamekeeper witness` prints it. */
export const fingerprintOfKey = (key: string): Digest => hexOf(sha256(bytesOfHex(SPKI + key)))
export const fingerprintOf = (outside: Outside): string =>
  outside.kind === 'beacon' ? outside.certificate : fingerprintOfKey(outside.key)
export const isFingerprint = (text: string): boolean => isHex(text, 32) || isHex(text, 64)

/** For which draw a witness commits. The list is sealed after it, as players come and go while a file is carried about. */
export type ForDraw = { readonly draw: number; readonly purpose: string; readonly secretDigest: Digest }
/** What a witness signs before the draw is opened: bound to the house's part, which it does not know. */
export const commitText = ({ draw, purpose, secretDigest }: ForDraw, commit: Digest): string =>
  `gamekeeper witness commits 1\ndraw ${draw}\npurpose ${purpose}\nsecret ${secretDigest}\nvalue ${commit}\n`

/** What it signs with the value: for this opening and this contribution, and no other. */
export const revealText = (opening: Digest, contribution: string, value: string): string =>
  `gamekeeper witness reveals 1\nopening ${opening}\ncontribution ${contribution}\nvalue ${value}\n`

/** The line of an opening. */
export function outsideText(outside: Outside): string {
  const rest = `${outside.minutes} minutes`
  return outside.kind === 'witness'
    ? `witness ${outside.key} ${outside.commit} ${outside.signature} ${rest}`
    : `beacon ${outside.certificate} ${outside.at} ${rest}`
}

export const MINUTES_MAX = 24 * 60

/** What is wrong with the part that a draw is to be opened with; `at` is the moment of the opening. */
export function outsideFaults(outside: Outside, at: number): Message[] {
  const { minutes } = outside
  const isTime = Number.isSafeInteger(minutes) && minutes >= 1 && minutes <= MINUTES_MAX
  const faults = isTime ? [] : [message('minutes to wait', { most: MINUTES_MAX })]
  if (outside.kind === 'witness') {
    const isWhole = isHex(outside.key, 32) && isHex(outside.commit, 32) && isHex(outside.signature, 64)
    return isWhole ? faults : [...faults, message('commitment cannot be read')]
  }
  if (!isHex(outside.certificate, 64) || !Number.isSafeInteger(outside.at) || outside.at % MINUTE !== 0)
    return [...faults, message('beacon cannot be read')]
  // What is published already could have been known when the list was sealed.
  return outside.at > at ? faults : [...faults, message('beacon has spoken')]
}

/** Why a value is not the one that was bound; the signature beside it is proven at the door, and by whoever redoes the draw. */
export function broughtFaults(outside: Outside, { value, proof }: Brought, at: number): Message[] {
  if (outside.kind === 'witness')
    return isValue(value) && commitOf(value) === outside.commit ? [] : [message('value not committed to')]
  if (at < outside.at) return [message('beacon has not spoken')]
  const pulse = pulseIn(proof)
  if (pulse === undefined || !isPulseValue(value)) return [message('beacon cannot be read')]
  const isSame = instantOf(pulse.timeStamp) === outside.at && pulse.certificateId.toLowerCase() === outside.certificate
  return isSame && pulse.outputValue.toLowerCase() === value ? [] : [message('another pulse', { at: pulse.timeStamp })]
}

export type Pulse = { readonly timeStamp: string; readonly certificateId: string; readonly outputValue: string }

/** The pulse of a beacon's file, as far as it tells which one it is. */
export function pulseIn(proof: string): Pulse | undefined {
  try {
    const { pulse } = JSON.parse(proof) as { pulse?: Partial<Pulse> }
    const { timeStamp, certificateId, outputValue } = pulse ?? {}
    const isWhole = [timeStamp, certificateId, outputValue].every((text) => typeof text === 'string')
    return isWhole ? ({ timeStamp, certificateId, outputValue } as Pulse) : undefined
  } catch {
    return undefined
  }
}

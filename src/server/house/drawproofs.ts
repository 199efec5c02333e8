/** What proves where the part of a draw from outside comes from: a witness's signature, or the file of a public beacon. */
import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import { commitText, type ForDraw, type Outside, revealText } from '../../engine/drawings/draw/outside.ts'
import type { Proofs } from '../../engine/drawings/draw/redo-outside.ts'

/** How an Ed25519 key begins in the form that Node reads. */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')
const publicKeyOf = (key: string) =>
  createPublicKey({ key: Buffer.concat([SPKI, Buffer.from(key, 'hex')]), format: 'der', type: 'spki' })

const isSigned = (key: string, text: string, signature: string): boolean => {
  try {
    return verify(null, Buffer.from(text), publicKeyOf(key), Buffer.from(signature, 'hex'))
  } catch {
    return false
  }
}

export const isCommitment = (asked: ForDraw, outside: Extract<Outside, { kind: 'witness' }>): boolean =>
  isSigned(outside.key, commitText(asked, outside.commit), outside.signature)

export const isRevealed = (key: string, opening: string, contribution: string, value: string, signature: string) =>
  isSigned(key, revealText(opening, contribution, value), signature)

const hex = z.string().regex(/^(?:[0-9a-fA-F]{2})+$/)
const short = z.string().max(400)
/** A pulse of the beacon of NIST, version 2: https://beacon.nist.gov/beacon/2.0/pulse/time/MILLISECONDS */
const beaconPulse = z.object({
  uri: short,
  version: short,
  cipherSuite: z.literal(0),
  period: z.int().min(0),
  certificateId: hex,
  chainIndex: z.int().min(0),
  pulseIndex: z.int().min(0),
  timeStamp: short,
  localRandomValue: hex,
  external: z.object({ sourceId: hex, statusCode: z.int().min(0), value: hex }),
  listValues: z.array(z.object({ value: hex })).length(5),
  precommitmentValue: hex,
  statusCode: z.int().min(0),
  signatureValue: hex,
  outputValue: hex,
})
const beaconProof = z.object({ pulse: beaconPulse, certificate: z.base64() })
type BeaconPulse = z.infer<typeof beaconPulse>

/** The bytes that the beacon signs: every text and value with its length before it. */
export function signedBytes(pulse: BeaconPulse): Buffer {
  const number = (value: number, bytes: 4 | 8) => {
    const written = Buffer.alloc(bytes)
    if (bytes === 4) written.writeUInt32BE(value)
    else written.writeBigUInt64BE(BigInt(value))
    return written
  }
  const sized = (bytes: Buffer) => Buffer.concat([number(bytes.length, 4), bytes])
  const text = (value: string) => sized(Buffer.from(value, 'utf8'))
  const value = (written: string) => sized(Buffer.from(written, 'hex'))
  return Buffer.concat([
    text(pulse.uri),
    text(pulse.version),
    number(pulse.cipherSuite, 4),
    number(pulse.period, 4),
    value(pulse.certificateId),
    number(pulse.chainIndex, 8),
    number(pulse.pulseIndex, 8),
    text(pulse.timeStamp),
    value(pulse.localRandomValue),
    value(pulse.external.sourceId),
    number(pulse.external.statusCode, 4),
    value(pulse.external.value),
    ...pulse.listValues.map((one) => value(one.value)),
    value(pulse.precommitmentValue),
    number(pulse.statusCode, 4),
  ])
}

const sha512 = (...parts: readonly Buffer[]): string => {
  const hash = createHash('sha512')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Signed by the certificate that it names, which is the one beside it, and its value follows from the signature. */
export function isPulse(proof: string): boolean {
  try {
    const { pulse, certificate } = beaconProof.parse(JSON.parse(proof))
    const der = Buffer.from(certificate, 'base64')
    const signed = signedBytes(pulse)
    const signature = Buffer.from(pulse.signatureValue, 'hex')
    return (
      sha512(der) === pulse.certificateId.toLowerCase() &&
      verify('sha512', signed, new X509Certificate(der).publicKey, signature) &&
      sha512(signed, signature) === pulse.outputValue.toLowerCase()
    )
  } catch {
    return false
  }
}

export const PROOFS: Proofs = { isSigned, isPulse }

/** The files as the beacon hands them out, in one: nothing where they are not these two. */
export function proofOf(files: readonly string[]): string | undefined {
  const pem = files.find((text) => text.includes('-----BEGIN CERTIFICATE-----'))
  const json = files.find((text) => text.trimStart().startsWith('{'))
  if (pem === undefined || json === undefined) return undefined
  try {
    const { pulse } = z.object({ pulse: beaconPulse }).parse(JSON.parse(json))
    return JSON.stringify({ pulse, certificate: new X509Certificate(pem).raw.toString('base64') })
  } catch {
    return undefined
  }
}

export const certificateIdOf = (pem: string): string => sha512(new X509Certificate(pem).raw)

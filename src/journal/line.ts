/**
 * A line of the journal: one command's events, its key, who gave it and when it was recorded.
 * The full line, as exported and digested, starts with `after`, the digest of the line above it.
 * The store keeps the line without `after` and the digest as 32 bytes, because the row above already has it.
 */
import { hash } from 'node:crypto'
import { canonical } from './canonical.ts'

/** What every event has; the engine's own union is plugged in as a type parameter. */
export type JournalEvent = { readonly type: string; readonly v: number }

/** What a caller hands in; the journal adds the sequence number. */
export type Draft<E extends JournalEvent = JournalEvent> = {
  readonly key: string
  /** Digest of the command's inputs (`hashInputs`), so that a key used twice for different things is noticed. */
  readonly hash?: string
  /** Opaque number of the person, or the device, that gave the command. */
  readonly by: string
  readonly recorded: string
  /** When it happened, where that is another moment than `recorded`. */
  readonly at?: string
  /** The command itself, where it cannot be read off its events; see docs/journal.md. */
  readonly order?: unknown
  readonly events: readonly E[]
}

export type Entry<E extends JournalEvent = JournalEvent> = Draft<E> & { readonly seq: number }

/** Line zero: what the journal is and whose. The first entry comes after its digest. */
export type Header = { readonly format: number; readonly journal: 'gamekeeper'; readonly property: string }

export type StoredLine = { readonly seq: number; readonly text: string; readonly digest: Uint8Array }

export type SealedLine<E extends JournalEvent = JournalEvent> = StoredLine & { readonly entry: Entry<E> }

export type Head = { readonly seq: number; readonly digest: Uint8Array }

export const FORMAT = 1

export const headerOf = (property: string): Header => ({ format: FORMAT, journal: 'gamekeeper', property })

/** The head of a journal that has no entry yet. */
export const beginning = (header: Header): Head => ({ seq: 0, digest: sha256(canonical(header)) })

/** Writes the entry that follows `head`. Throws, changing nothing, when the draft cannot be written canonically. */
export function seal<E extends JournalEvent>(draft: Draft<E>, head: Head): SealedLine<E> {
  const seq = head.seq + 1
  const { at, by, events, hash: inputs, key, order, recorded } = draft
  const entry: { -readonly [Field in keyof Entry<E>]: Entry<E>[Field] } = { by, events, key, recorded, seq }
  if (at !== undefined) entry.at = at
  if (inputs !== undefined) entry.hash = inputs
  if (order !== undefined) entry.order = order
  const text = canonical(entry)
  return { seq, text, digest: sha256(fullLine(head.digest, text)), entry }
}

/** `after` sorts before every other key of an entry, so the full line stays canonical. */
export const fullLine = (after: Uint8Array, text: string): string => lineAfter(toHex(after), text)

const lineAfter = (after: string, text: string): string => afterDigest(after) + text.slice(1)

/** How a full line begins; the text goes on behind its bracket. */
export const afterDigest = (after: string): string => `{"after":"${after}",`

export const digestOf = (after: Uint8Array, text: string): Uint8Array => sha256(fullLine(after, text))

/** The same in hexadecimal from hexadecimal, for a replay, where digests are only compared. */
export const hexDigestOf = (after: string, text: string): string => hash('sha256', lineAfter(after, text), 'hex')

export const parseEntry = <E extends JournalEvent>(text: string): Entry<E> => JSON.parse(text) as Entry<E>

/** Digits come out of Node twice as fast as bytes do, even when they are made bytes again. */
export const sha256 = (text: string): Uint8Array => Buffer.from(hash('sha256', text, 'hex'), 'hex')

/** 128 bits are plenty to tell two inputs apart; they stand in every line. */
export const hashInputs = (inputs: unknown): string =>
  Buffer.from(sha256(canonical(inputs)).subarray(0, 16)).toString('base64url')

export const toHex = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0

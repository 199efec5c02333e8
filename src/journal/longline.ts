/**
 * A line of megabytes: a draw is recorded with its whole list of entries. It is read in steps, its list cut between two
 * entries, so that nobody waits for all of it.
 */
import { createHash } from 'node:crypto'
import type { Steps } from '../base/steps.ts'
import { afterDigest, type Entry, hexDigestOf, type JournalEvent, parseEntry } from './line.ts'

export const LONG_CHARACTERS = 100_000
const PIECE_CHARACTERS = 30_000

export function* parseSteps<E extends JournalEvent>(text: string): Steps<Entry<E>> {
  if (text.length < LONG_CHARACTERS) return parseEntry<E>(text)
  return (yield* inPieces<E>(text)) ?? parseEntry<E>(text)
}

/**
 * The end of an entry, with its weight in it, and of the last one. Within a text of the line every quote has a backslash
 * before it and never a digit, so neither can stand there.
 */
const NEXT = '"}},{"'
const LAST = /\d"\}\}\]/

/** Nothing where the line is not made as expected; pieces that are lists, in a line that is one without them, are the list. */
function* inPieces<E extends JournalEvent>(text: string): Steps<Entry<E> | undefined> {
  const from = text.indexOf('"entries":[{') + '"entries":['.length
  const entries: unknown[] = []
  for (let at = from; ; ) {
    const piece = text.slice(at, at + PIECE_CHARACTERS)
    const last = LAST.exec(piece)
    const length = last === null ? nextIn(piece) : last.index + '0"}}'.length
    if (length === 0) return undefined
    try {
      for (const entry of JSON.parse(`[${piece.slice(0, length)}]`)) entries.push(entry)
      at += length
      if (last !== null) {
        const whole = parseEntry<E>(text.slice(0, from) + text.slice(at))
        const order = whole.order as { entries?: unknown } | undefined
        const isThere = Array.isArray(order?.entries) && order.entries.length === 0
        return isThere ? { ...whole, order: { ...order, entries } } : undefined
      }
    } catch {
      return undefined
    }
    // The comma between two entries belongs to neither.
    at += 1
    yield
  }
}

/** How much of the piece is whole entries. */
function nextIn(piece: string): number {
  for (let at = piece.lastIndexOf(NEXT); at > 0; at = piece.lastIndexOf(NEXT, at - 1))
    if (/\d/.test(piece[at - 1] ?? '')) return at + '"}}'.length
  return 0
}

/** As `hexDigestOf`. */
export function* digestSteps(after: string, text: string): Steps<string> {
  if (text.length < LONG_CHARACTERS) return hexDigestOf(after, text)
  const hash = createHash('sha256').update(afterDigest(after))
  // Half a surrogate pair has no bytes of its own: a piece may not end within one.
  for (let at = 1; at < text.length; ) {
    const end = at + LONG_CHARACTERS
    const isHalf = text.charCodeAt(end - 1) >= 0xd800 && text.charCodeAt(end - 1) <= 0xdbff
    const next = isHalf ? end + 1 : end
    hash.update(text.slice(at, next))
    at = next
    yield
  }
  return hash.digest('hex')
}

/**
 * A line of megabytes: a draw is recorded with its whole list. It is read in steps, its list cut between two pieces of it, so that
 * nobody waits for all of it.
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

/** How a list is written: where it begins, where two things in it meet, how its last one ends, and who has it. */
type Make = {
  readonly begins: string
  readonly between: RegExp
  readonly last: RegExp
  readonly put: <E extends JournalEvent>(entry: Entry<E>, list: unknown[]) => Entry<E> | undefined
}

/**
 * The pieces of a sealed list, in the event. Each ends with the end of a line; a quote that follows a letter is no part of a
 * text, where it would have a backslash before it.
 */
const SEALED: Make = {
  begins: '"list":["',
  between: /\\n",(?=")/g,
  last: /\\n"\]/,
  put: (entry, list) => {
    const at = entry.events.findIndex((event) => isEmpty((event as { list?: unknown }).list))
    const events = entry.events.map((event, n) => (n === at ? { ...event, list } : event))
    return at === -1 ? undefined : { ...entry, events }
  },
}

/**
 * Before that, the entries in the order, each with its weight at its end. Within a text of the line every quote has a backslash
 * before it and never a digit, so neither can stand there.
 */
const ENTRIES: Make = {
  begins: '"entries":[{',
  between: /\d"\}\},(?=\{")/g,
  last: /\d"\}\}\]/,
  put: (entry, entries) => {
    const order = entry.order as { entries?: unknown } | undefined
    return isEmpty(order?.entries) ? { ...entry, order: { ...order, entries } } : undefined
  },
}

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0

/** Nothing where the line is not made as expected; pieces that are lists, in a line that is one without them, are the list. */
function* inPieces<E extends JournalEvent>(text: string): Steps<Entry<E> | undefined> {
  const make = [SEALED, ENTRIES].find(({ begins }) => text.includes(begins))
  if (make === undefined) return undefined
  // The bracket of the list is the last that is not of its first thing.
  const from = text.indexOf(make.begins) + make.begins.length - 1
  const list: unknown[] = []
  for (let at = from; ; ) {
    const piece = text.slice(at, at + PIECE_CHARACTERS)
    const last = make.last.exec(piece)
    const length = last === null ? lastIn(piece, make.between) : last.index + last[0].length - 1
    if (length === 0) return undefined
    try {
      for (const one of JSON.parse(`[${piece.slice(0, length)}]`)) list.push(one)
      at += length
      if (last !== null) return make.put(parseEntry<E>(text.slice(0, from) + text.slice(at)), list)
    } catch {
      return undefined
    }
    // The comma between two belongs to neither.
    at += 1
    yield
  }
}

/** How much of the piece is whole. */
function lastIn(piece: string, between: RegExp): number {
  let length = 0
  for (const { index, 0: found } of piece.matchAll(between)) length = index + found.length - 1
  return length
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

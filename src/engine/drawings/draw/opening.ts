/** By what the house binds itself when a draw is opened, as text that a stranger can digest by hand. */
import { type Digest, digestOf } from '../../../base/digest.ts'
import type { Moment } from '../../../base/moment.ts'
import { type Outside, outsideText } from './outside.ts'
import { type How, howText } from './selection.ts'

export const MARKS = ['card put in by hand', 'card taken out by hand', 'machine retired'] as const

/** What two persons did by hand to the list of entries before it was sealed: nobody has to look for it. */
export type Mark = Moment & {
  readonly what: (typeof MARKS)[number]
  readonly machine: string
  /** Whose chance it was; nothing where the machine was empty. */
  readonly id?: string
  readonly reason: string
  readonly by: string
  readonly second: string
}

/** How many with a card were left out, by the clause that left them out: numbers of excluded persons are nobody's business. */
export type LeftOut = { readonly clause: string; readonly count: number }

export type Opening = Moment & {
  readonly by: string
  readonly draw: number
  readonly purpose: string
  /** Earlier draws for the same purpose, and why it is drawn for again. */
  readonly earlier: readonly number[]
  readonly again: string
  readonly entriesDigest: Digest
  readonly entries: number
  readonly totalWeight: string
  readonly secretDigest: Digest
  readonly how: How
  /** Draws of before had none, and digested another text. */
  readonly outside?: Outside
  readonly marks?: readonly Mark[]
  readonly leftOut?: readonly LeftOut[]
  /** The digest of the opening before this one, so that none can be left out or changed later. */
  readonly previous: Digest
}

export function openingDigestOf(opening: Opening): Digest {
  const { draw, purpose, earlier, again, entriesDigest, entries, totalWeight, secretDigest, how, previous } = opening
  const { outside, marks = [], leftOut = [], at, local, by } = opening
  return digestOf(
    [
      `gamekeeper opening ${outside === undefined ? 1 : 2}`,
      `draw ${draw}`,
      `purpose ${purpose}`,
      `earlier ${earlier.join(' ')}`,
      `again ${again}`,
      `entries ${entriesDigest} ${entries} ${totalWeight}`,
      `secret ${secretDigest}`,
      `how ${howText(how)}`,
      ...(outside === undefined ? [] : [`outside ${outsideText(outside)}`]),
      ...marks.map((mark) => `mark ${markText(mark)}`),
      ...leftOut.map(({ clause, count }) => `left out ${count} ${clause}`),
      `previous ${previous}`,
      `at ${at} ${local}`,
      `by ${by}`,
      '',
    ].join('\n'),
  )
}

/** `card put in by hand: 1204 at M-17, 2026-03-06T19:40:00 by 21 with 71: the reader is broken`. */
export const markText = ({ what, id = 'nobody', machine, local, by, second, reason }: Mark): string =>
  `${what}: ${id} at ${machine}, ${local} by ${by} with ${second}: ${reason}`

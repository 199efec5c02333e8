/**
 * The life of a draw: opened (the house binds itself) → contributed (the room adds chance) → revealed, or abandoned
 * with a reason. Every draw that was opened stays listed; numbers are consecutive and never start again.
 */

import { type Digest, digestOf, isHex } from '../../../base/digest.ts'
import { type Message, message } from '../../../base/message.ts'
import type { Moment } from '../../../base/moment.ts'
import type { Concern } from '../../../base/party.ts'
import { type Refusal, refuse } from '../../../base/refusal.ts'
import { PURPOSE } from '../purpose.ts'
import { type Contribution, contributionFaults, contributionText } from './contribution.ts'
import {
  type Entry,
  entryFaults,
  type How,
  howText,
  isSecret,
  SECRET_BYTES,
  seal,
  secretDigestOf,
  select,
  totalWeight,
} from './selection.ts'

/** Who acts, as an opaque number, and when: both come in from outside. */
type Act = Moment & { readonly by: string }
type Of<Type extends string, Body> = { readonly type: Type } & Act & Body

/**
 * The secret is fresh from the machine's randomness, stays outside the journal, and comes back with RevealDraw. Where
 * the command itself is kept, only the secret's digest comes in.
 * `again` says why a purpose is drawn for once more; the earlier draws are named in the event.
 */
export type OpenDraw = Act & {
  type: 'OpenDraw'
  purpose: string
  entries: readonly Entry[]
  how: How
  secret?: string
  secretDigest?: Digest
  again?: string
}
export type ContributeToDraw = Act & {
  type: 'ContributeToDraw'
  draw: number
  contribution: Contribution
  /** Who saw it too. */
  second?: string
}
export type RevealDraw = Act & { type: 'RevealDraw'; draw: number; secret: string; entries: readonly Entry[] }
export type AbandonDraw = Act & { type: 'AbandonDraw'; draw: number; reason: string }
export type DrawCommand = OpenDraw | ContributeToDraw | RevealDraw | AbandonDraw

export type DrawOpened = Of<
  'DrawOpened',
  {
    draw: number
    purpose: string
    /** Earlier draws for the same purpose, and why it is drawn for again. */
    earlier: readonly number[]
    again: string
    entriesDigest: Digest
    entries: number
    totalWeight: string
    secretDigest: Digest
    how: How
    /** The digest of the opening before this one, so that none can be left out or changed later. */
    previous: Digest
    /** What is shown to the room before the contribution. */
    digest: Digest
  }
>
/** `second`: who saw with the holder how the room added its chance. */
export type DrawContributed = Of<'DrawContributed', { draw: number; contribution: Contribution; second?: string }>
export type DrawRevealed = Of<
  'DrawRevealed',
  { draw: number; secret: string; winners: readonly string[]; standby: readonly string[] }
>
export type DrawAbandoned = Of<'DrawAbandoned', { draw: number; reason: string }>
export type DrawEvent = DrawOpened | DrawContributed | DrawRevealed | DrawAbandoned

export type PendingDraw = { opened: DrawOpened; contribution?: Contribution }

/** Closed draws are only remembered by number and purpose; their record is published. */
export type DrawState = {
  count: number
  previous: Digest
  pending: readonly PendingDraw[]
  closed: readonly (readonly ClosedDraw[])[]
}
export type ClosedDraw = { draw: number; purpose: string; abandoned: boolean }

/** Before the first opening there is none to name. */
export const NO_OPENING: Digest = '0'.repeat(64)
export const NO_DRAWS: DrawState = { count: 0, previous: NO_OPENING, pending: [], closed: [] }

export type DrawDecision = readonly DrawEvent[] | Refusal

export function decideDraw(state: DrawState, command: DrawCommand): DrawDecision {
  switch (command.type) {
    case 'OpenDraw':
      return decideOpening(state, command)
    case 'ContributeToDraw':
      return decideContribution(state, command)
    case 'RevealDraw':
      return decideReveal(state, command)
    case 'AbandonDraw':
      return decideAbandoning(state, command)
  }
}

export function evolveDraw(state: DrawState, event: DrawEvent): DrawState {
  switch (event.type) {
    case 'DrawOpened':
      return { ...state, count: event.draw, previous: event.digest, pending: [...state.pending, { opened: event }] }
    case 'DrawContributed': {
      const contributed = ({ opened }: PendingDraw) => ({ opened, contribution: event.contribution })
      return { ...state, pending: state.pending.map((it) => (it.opened.draw === event.draw ? contributed(it) : it)) }
    }
    case 'DrawRevealed':
    case 'DrawAbandoned': {
      const { opened } = pendingDraw(state, event.draw)!
      const closed = { draw: event.draw, purpose: opened.purpose, abandoned: event.type === 'DrawAbandoned' }
      const pending = state.pending.filter((it) => it.opened.draw !== event.draw)
      return { ...state, pending, closed: append(state.closed, closed) }
    }
  }
}

function decideOpening(state: DrawState, command: OpenDraw): DrawDecision {
  const { at, local, by, purpose, entries, how, secret = '', again = '' } = command
  const secretDigest = command.secretDigest ?? (isSecret(secret) ? secretDigestOf(secret) : '')
  const pending = state.pending.find(({ opened }) => opened.purpose === purpose)
  const earlier = state.closed.flat().filter((closed) => closed.purpose === purpose)
  const chances = entries.filter(({ weight }) => weight > 0n).length
  const drawn = how.winners + how.standby
  const refusal = check({ kind: 'drawing', purpose }, [
    [!PURPOSE.test(purpose), message('purpose misspelt', { purpose })],
    [pending !== undefined, message('draw is open', { draw: pending?.opened.draw ?? 0, purpose })],
    [
      earlier.length > 0 && again === '',
      message('drawn for already', { purpose, draws: earlier.map(({ draw, abandoned }) => ({ draw, abandoned })) }),
    ],
    [earlier.length === 0 && again !== '', message('never drawn for', { purpose })],
    [!isLine(again), message('reason to draw again is no line')],
    [!isHex(secretDigest, 32), message('not a secret', { bytes: SECRET_BYTES })],
    [entries.length === 0, message('no entries')],
    ...entryFaults(entries).map((fault): Condition => [true, fault]),
    [entries.length > 0 && totalWeight(entries) <= 0n, message('entries without weight')],
    [!isCount(how.winners) || how.winners === 0, message('no winners to draw', { winners: how.winners })],
    [!isCount(how.standby), message('standby below nothing', { standby: how.standby })],
    [drawn > DRAWN_MAX, message('too many to draw', { most: DRAWN_MAX, drawn })],
    [!how.replacement && drawn > chances, message('more drawn than have a chance', { drawn, chances })],
  ])
  if (refusal !== undefined) return refusal
  const bound = {
    draw: state.count + 1,
    purpose,
    earlier: earlier.map(({ draw }) => draw),
    again,
    entriesDigest: seal(entries),
    entries: entries.length,
    totalWeight: String(totalWeight(entries)),
    secretDigest,
    how,
    previous: state.previous,
    at,
    local,
    by,
  }
  return [{ type: 'DrawOpened', ...bound, digest: openingDigestOf(bound) }]
}

function decideContribution(
  state: DrawState,
  { draw, contribution, second, at, local, by }: ContributeToDraw,
): DrawDecision {
  const pending = pendingDraw(state, draw)
  if (pending === undefined) return notOpen(state, draw)
  const weight = BigInt(pending.opened.totalWeight)
  const refusal = check({ kind: 'draw', draw }, [
    [second === by, message('holder is the witness')],
    [pending.contribution !== undefined, message('contributed already', { draw })],
    ...contributionFaults(contribution, weight).map((fault): Condition => [true, fault]),
  ])
  const beside = second === undefined ? {} : { second }
  return refusal ?? [{ type: 'DrawContributed', draw, contribution, ...beside, at, local, by }]
}

function decideReveal(state: DrawState, { draw, secret, entries, at, local, by }: RevealDraw): DrawDecision {
  const pending = pendingDraw(state, draw)
  if (pending === undefined) return notOpen(state, draw)
  const { opened, contribution } = pending
  const faults = entryFaults(entries)
  const refusal = check({ kind: 'draw', draw }, [
    [contribution === undefined, message('contribution lacking', { draw })],
    [!isSecret(secret) || secretDigestOf(secret) !== opened.secretDigest, message('another secret', { draw })],
    ...faults.map((fault): Condition => [true, fault]),
    [faults.length > 0 || seal(entries) !== opened.entriesDigest, message('entries not those sealed', { draw })],
  ])
  if (refusal !== undefined) return refusal
  const text = contributionText(contribution!)
  const { winners, standby } = select(secret, text, draw, opened.entriesDigest, entries, opened.how)
  return [{ type: 'DrawRevealed', draw, secret, winners, standby, at, local, by }]
}

function decideAbandoning(state: DrawState, { draw, reason, at, local, by }: AbandonDraw): DrawDecision {
  if (pendingDraw(state, draw) === undefined) return notOpen(state, draw)
  const refusal = check({ kind: 'draw', draw }, [
    [reason.trim() === '', message('no reason to abandon', { draw })],
    [!isLine(reason), message('reason is no line')],
  ])
  return refusal ?? [{ type: 'DrawAbandoned', draw, reason, at, local, by }]
}

/** Everything by which the house binds itself, as text that a stranger can digest by hand. */
export function openingDigestOf(opening: Omit<DrawOpened, 'type' | 'v' | 'digest'>): Digest {
  const { draw, purpose, earlier, again, entriesDigest, entries, totalWeight, secretDigest, how, previous } = opening
  const { at, local, by } = opening
  return digestOf(
    [
      'gamekeeper opening 1',
      `draw ${draw}`,
      `purpose ${purpose}`,
      `earlier ${earlier.join(' ')}`,
      `again ${again}`,
      `entries ${entriesDigest} ${entries} ${totalWeight}`,
      `secret ${secretDigest}`,
      `how ${howText(how)}`,
      `previous ${previous}`,
      `at ${at} ${local}`,
      `by ${by}`,
      '',
    ].join('\n'),
  )
}

type Condition = readonly [failed: boolean, reason: Message]

/** No activity's clause decides here: these are the steps of a draw. */
function check(who: Concern, conditions: readonly Condition[]): Refusal | undefined {
  const reasons = conditions.filter(([failed]) => failed).map(([, told]) => ({ clause: 'draw', ...told }))
  return reasons.length > 0 ? refuse(who, reasons) : undefined
}

function notOpen(state: DrawState, draw: number): Refusal {
  const closed = state.closed.flat().find((it) => it.draw === draw)
  const told =
    closed === undefined
      ? message('no such draw', { draw })
      : message('draw is over', { draw, how: closed.abandoned ? 'abandoned' : 'revealed' })
  return refuse({ kind: 'draw', draw }, [{ clause: 'draw', ...told }])
}

const pendingDraw = (state: DrawState, draw: number) => state.pending.find(({ opened }) => opened.draw === draw)

/** A slip of the finger in a number must not keep the machine busy for a day. */
export const DRAWN_MAX = 100_000

/** Nothing that could end a line of the digested text. */
export const isLine = (text: string): boolean =>
  text.length <= 500 && !/\p{Cc}|\p{Zl}|\p{Zp}/u.test(text) && text.isWellFormed()
const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0

/** Rows of a few hundred, so that years of draws fold without copying them all each time. */
const ROW = 256
function append(rows: DrawState['closed'], closed: ClosedDraw): DrawState['closed'] {
  const last = rows.at(-1)
  if (last === undefined || last.length === ROW) return [...rows, [closed]]
  return [...rows.slice(0, -1), [...last, closed]]
}

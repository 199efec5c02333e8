/**
 * The life of a draw: opened (the house and the witness bind themselves) → contributed (the room adds chance) → revealed
 * (the witness shows its value, the house its secret), or abandoned with a reason. Every draw that was opened stays listed; numbers are consecutive and never start again.
 */

import { type Digest, isHex } from '../../../base/digest.ts'
import { type Message, message } from '../../../base/message.ts'
import { MINUTE, type Moment } from '../../../base/moment.ts'
import type { Concern } from '../../../base/party.ts'
import { type Refusal, refuse } from '../../../base/refusal.ts'
import { allSteps } from '../../../base/steps.ts'
import { PURPOSE } from '../purpose.ts'
import { type Contribution, contributionFaults, contributionText } from './contribution.ts'
import { drumOf, type Entry, entryFaults, type SealedList, weigh } from './drum.ts'
import { type LeftOut, type Mark, type Opening, openingDigestOf } from './opening.ts'
import { type Brought, broughtFaults, fingerprintOf, type Outside, outsideFaults } from './outside.ts'
import { drawnSteps, type How, isSecret, keyOf, SECRET_BYTES, secretDigestOf } from './selection.ts'

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
  outside?: Outside
  marks?: readonly Mark[]
  leftOut?: readonly LeftOut[]
}
export type ContributeToDraw = Act & {
  type: 'ContributeToDraw'
  draw: number
  contribution: Contribution
  /** Who saw it too. */
  second?: string
}
export type RevealDraw = Act & {
  type: 'RevealDraw'
  draw: number
  secret: string
  outside?: Brought
}
export type AbandonDraw = Act & { type: 'AbandonDraw'; draw: number; reason: string; second?: string }
export type DrawCommand = OpenDraw | ContributeToDraw | RevealDraw | AbandonDraw

/** `digest` is what is shown to the room before the contribution. */
export type Opened = { readonly type: 'DrawOpened'; readonly digest: Digest } & Opening
/** The one place where the list is kept until the draw is over, and for ever in the journal; everything else names its digest. */
export type DrawOpened = Opened & { readonly list: SealedList }
/** `second`: who saw with the holder how the room added its chance. */
export type DrawContributed = Of<'DrawContributed', { draw: number; contribution: Contribution; second?: string }>
export type DrawRevealed = Of<
  'DrawRevealed',
  { draw: number; secret: string; outside?: Brought; winners: readonly string[]; standby: readonly string[] }
>
export type DrawAbandoned = Of<'DrawAbandoned', { draw: number; reason: string; second?: string }>
export type DrawEvent = DrawOpened | DrawContributed | DrawRevealed | DrawAbandoned

export type PendingDraw = {
  opened: Opened
  /** Nobody is shown it before the draw is over. */
  list: SealedList
  contribution?: Contribution
  contributedAt?: number
}

/** What may be shown of an opening. */
export function openedOf({ list: _, ...opened }: Opened & { readonly list?: SealedList }): Opened {
  return opened
}

/** Closed draws are only remembered by number and purpose; their record is published. */
export type DrawState = {
  count: number
  previous: Digest
  pending: readonly PendingDraw[]
  closed: readonly (readonly ClosedDraw[])[]
}
export type ClosedDraw = {
  draw: number
  purpose: string
  abandoned: boolean
  /** What a witness had committed to: nobody uses it twice. */
  commit?: Digest
  /** The witness who had not shown its value when the draw was called off. */
  lacked?: string
}

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
    case 'DrawOpened': {
      const pending = [...state.pending, { opened: openedOf(event), list: event.list }]
      return { ...state, count: event.draw, previous: event.digest, pending }
    }
    case 'DrawContributed': {
      const contributed = ({ opened, list }: PendingDraw) => ({
        opened,
        list,
        contribution: event.contribution,
        contributedAt: event.at,
      })
      return { ...state, pending: state.pending.map((it) => (it.opened.draw === event.draw ? contributed(it) : it)) }
    }
    case 'DrawRevealed':
    case 'DrawAbandoned': {
      const { opened, contribution } = pendingDraw(state, event.draw)!
      const { purpose, outside } = opened
      const abandoned = event.type === 'DrawAbandoned'
      const witness = outside?.kind === 'witness' ? outside : undefined
      const closed = {
        draw: event.draw,
        purpose,
        abandoned,
        ...(witness === undefined ? {} : { commit: witness.commit }),
        ...(witness === undefined || !abandoned || contribution === undefined
          ? {}
          : { lacked: fingerprintOf(witness) }),
      }
      const pending = state.pending.filter((it) => it.opened.draw !== event.draw)
      return { ...state, pending, closed: append(state.closed, closed) }
    }
  }
}

function decideOpening(state: DrawState, command: OpenDraw): DrawDecision {
  const { at, local, by, purpose, entries, how, secret = '', again = '', outside, marks = [], leftOut = [] } = command
  const secretDigest = command.secretDigest ?? (isSecret(secret) ? secretDigestOf(secret) : '')
  const pending = state.pending.find(({ opened }) => opened.purpose === purpose)
  const earlier = state.closed.flat().filter((closed) => closed.purpose === purpose)
  const faults = entryFaults(entries)
  const drum = faults.length === 0 ? drumOf(entries) : undefined
  const { weight, chances } = drum ?? weigh(entries)
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
    ...faults.map((fault): Condition => [true, fault]),
    [entries.length > 0 && weight <= 0n, message('entries without weight')],
    [!isCount(how.winners) || how.winners === 0, message('no winners to draw', { winners: how.winners })],
    [!isCount(how.standby), message('standby below nothing', { standby: how.standby })],
    [drawn > DRAWN_MAX, message('too many to draw', { most: DRAWN_MAX, drawn })],
    [!how.replacement && drawn > chances, message('more drawn than have a chance', { drawn, chances })],
    ...(outside === undefined ? [] : outsideFaults(outside, at).map((fault): Condition => [true, fault])),
    [isUsed(state, outside), message('committed before')],
    [
      outside !== undefined && earlier.some(({ lacked }) => lacked === fingerprintOf(outside)),
      message('witness did not reveal'),
    ],
    [marks.some(({ reason }) => !isLine(reason)), message('reason is no line')],
  ])
  if (refusal !== undefined || drum === undefined) return refusal ?? []
  const bound = {
    draw: state.count + 1,
    purpose,
    earlier: earlier.map(({ draw }) => draw),
    again,
    entriesDigest: drum.digest,
    entries: entries.length,
    totalWeight: String(weight),
    secretDigest,
    how,
    ...(outside === undefined ? {} : { outside, marks, leftOut }),
    previous: state.previous,
    at,
    local,
    by,
  }
  return [{ type: 'DrawOpened', ...bound, digest: openingDigestOf(bound), list: drum.list }]
}

const isUsed = ({ pending, closed }: DrawState, outside: Outside | undefined): boolean =>
  outside?.kind === 'witness' &&
  (closed.flat().some(({ commit }) => commit === outside.commit) ||
    pending.some(({ opened }) => opened.outside?.kind === 'witness' && opened.outside.commit === outside.commit))

function decideContribution(
  state: DrawState,
  { draw, contribution, second, at, local, by }: ContributeToDraw,
): DrawDecision {
  const pending = pendingDraw(state, draw)
  if (pending === undefined) return notOpen(state, draw)
  const { outside } = pending.opened
  const weight = BigInt(pending.opened.totalWeight)
  const refusal = check({ kind: 'draw', draw }, [
    [second === by, message('holder is the witness')],
    [pending.contribution !== undefined, message('contributed already', { draw })],
    // Whoever knows the house's part and the beacon's value could choose what the room is said to have called.
    [outside?.kind === 'beacon' && at >= outside.at, message('contribution after the beacon', { draw })],
    ...contributionFaults(contribution, weight).map((fault): Condition => [true, fault]),
  ])
  const beside = second === undefined ? {} : { second }
  return refusal ?? [{ type: 'DrawContributed', draw, contribution, ...beside, at, local, by }]
}

function decideReveal(state: DrawState, command: RevealDraw): DrawDecision {
  const { draw, secret, outside: brought, at, local, by } = command
  const pending = pendingDraw(state, draw)
  if (pending === undefined) return notOpen(state, draw)
  const { opened, list, contribution } = pending
  const refusal = check({ kind: 'draw', draw }, [
    [contribution === undefined, message('contribution lacking', { draw })],
    ...(opened.outside === undefined ? [] : outsideConditions(opened.outside, brought, at)),
    [!isSecret(secret) || secretDigestOf(secret) !== opened.secretDigest, message('another secret', { draw })],
  ])
  if (refusal !== undefined) return refusal
  const text = contributionText(contribution!)
  const outside = opened.outside === undefined ? undefined : brought
  const key = keyOf(secret, text, draw, opened.entriesDigest, opened.how, outside?.value)
  const { winners, standby } = allSteps(drawnSteps(key, list, opened.how))
  const shown = outside === undefined ? {} : { outside }
  return [{ type: 'DrawRevealed', draw, secret, ...shown, winners, standby, at, local, by }]
}

const outsideConditions = (outside: Outside, brought: Brought | undefined, at: number): Condition[] =>
  brought === undefined
    ? [[true, message('outside part lacking', { kind: outside.kind })]]
    : broughtFaults(outside, brought, at).map((fault): Condition => [true, fault])

function decideAbandoning(state: DrawState, command: AbandonDraw): DrawDecision {
  const { draw, reason, second, at, local, by } = command
  const pending = pendingDraw(state, draw)
  if (pending === undefined) return notOpen(state, draw)
  const { opened, contributedAt } = pending
  const until = (contributedAt ?? 0) + (opened.outside?.minutes ?? 0) * MINUTE
  const refusal = check({ kind: 'draw', draw }, [
    // Once the room has spoken the result may be known to somebody: it is waited for as long as was posted.
    [
      opened.outside !== undefined && contributedAt !== undefined && at < until,
      message('too early to call off', { draw, minutes: opened.outside?.minutes ?? 0 }),
    ],
    [reason.trim() === '', message('no reason to abandon', { draw })],
    [!isLine(reason), message('reason is no line')],
  ])
  return (
    refusal ?? [{ type: 'DrawAbandoned', draw, reason, ...(second === undefined ? {} : { second }), at, local, by }]
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

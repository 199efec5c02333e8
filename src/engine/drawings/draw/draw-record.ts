/** The published record of a draw: everything a stranger needs to redo it, and nothing about a person. */
import { z } from 'zod'
import { type Digest, digestOf } from '../../../base/digest.ts'
import { type Message, message, type Recorded } from '../../../base/message.ts'
import type { Moment } from '../../../base/moment.ts'
import { allSteps, STEP, type Steps } from '../../../base/steps.ts'
import { asking, fitted, placeIn } from '../../../rulebook/text/wording.ts'
import { PURPOSE } from '../purpose.ts'
import { contributionText } from './contribution.ts'
import { DRAWN_MAX, type DrawEvent, isLine, type Opened, openedOf } from './draw.ts'
import type { Entry } from './drum.ts'
import { MARKS } from './opening.ts'
import { MINUTES_MAX } from './outside.ts'

const line = asking(message('a line of a record'), z.string().refine(isLine))
const digest = asking(message('a digest'), z.string().regex(/^[0-9a-f]{64}$/))
const whole = asking(message('a whole number as text'), z.string().regex(/^(?:0|[1-9][0-9]{0,29})$/))
const count = z.int().min(0)
const PROOF_MAX = 30_000
const act = { at: z.int(), local: line, by: line }

const minutes = count.min(1).max(MINUTES_MAX)
const hex = (bytes: number) => asking(message('a digest'), z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)))
const outside = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('witness'), key: digest, commit: digest, signature: hex(64), minutes }),
  z.strictObject({ kind: z.literal('beacon'), certificate: hex(64), at: z.int(), minutes }),
])
const mark = z.strictObject({
  what: z.enum(MARKS),
  machine: line,
  id: line.exactOptional(),
  reason: line,
  second: line,
  ...act,
})
/** The beacon's own file goes with the record, so that nobody has to fetch it. */
const proof = z.string().max(PROOF_MAX)

export const drawOpening = z.strictObject({
  draw: count.min(1),
  purpose: asking(message('a purpose of a draw'), z.string().regex(PURPOSE)),
  earlier: z.array(count),
  again: line,
  entriesDigest: digest,
  entries: count,
  totalWeight: whole,
  secretDigest: digest,
  how: z.strictObject({
    winners: count.min(1).max(DRAWN_MAX),
    standby: count.max(DRAWN_MAX),
    replacement: z.boolean(),
  }),
  outside: outside.exactOptional(),
  marks: z.array(mark).exactOptional(),
  leftOut: z.array(z.strictObject({ clause: line, count })).exactOptional(),
  previous: digest,
  ...act,
  digest,
})

const drawRecord = z.strictObject({
  /** Draws of before had no part from outside, no marks, and entries without a source. */
  format: z.enum(['gamekeeper draw 1', 'gamekeeper draw 2']),
  opening: drawOpening,
  /** Null while the list is withheld; it must be shown with the reveal. */
  entries: z.array(z.strictObject({ id: line, weight: whole, source: line.exactOptional() })).nullable(),
  contribution: z.strictObject({ text: line, ...act }).nullable(),
  reveal: z
    .strictObject({
      secret: digest,
      outside: z.strictObject({ value: line, proof }).exactOptional(),
      winners: z.array(line),
      standby: z.array(line),
      ...act,
    })
    .nullable(),
  abandoned: z.strictObject({ reason: line, second: line.exactOptional(), ...act }).nullable(),
  /** Winners who were called and passed over; `second` where there was still time to report. */
  passed: z.array(z.strictObject({ id: line, reason: line, second: line.exactOptional(), ...act })).exactOptional(),
  digest,
})

export type DrawRecord = Readonly<z.infer<typeof drawRecord>>

/** A winner of this draw who was passed over: `second` where there was time left to report. */
export type PassedOver = Moment & {
  readonly type: 'PassedOver'
  readonly draw: number
  readonly id: string
  readonly reason: Recorded
  readonly by: string
  readonly second?: string
}

/** The record of one draw out of its events so far; the entries are shown when they are handed in. */
export const publish = (
  events: readonly (DrawEvent | Opened | PassedOver)[],
  entries: readonly Entry[] | null,
): DrawRecord => allSteps(publishSteps(events, entries))

export function* publishSteps(
  events: readonly (DrawEvent | Opened | PassedOver)[],
  entries: readonly Entry[] | null,
): Steps<DrawRecord> {
  const passed: NonNullable<DrawRecord['passed']>[number][] = []
  let opening: DrawRecord['opening'] | undefined
  let contribution: DrawRecord['contribution'] = null
  let reveal: DrawRecord['reveal'] = null
  let abandoned: DrawRecord['abandoned'] = null
  for (const event of events) {
    const { at, local, by } = event
    switch (event.type) {
      case 'DrawOpened': {
        const { type: _, v: __, ...bound } = openedOf(event) as Opened & { readonly v?: number }
        opening = bound as DrawRecord['opening']
        break
      }
      case 'DrawContributed':
        contribution = { text: contributionText(event.contribution), at, local, by }
        break
      case 'DrawRevealed':
        reveal = {
          secret: event.secret,
          ...(event.outside === undefined ? {} : { outside: event.outside }),
          winners: [...event.winners],
          standby: [...event.standby],
          at,
          local,
          by,
        }
        break
      case 'DrawAbandoned':
        abandoned = { reason: event.reason, ...besides(event), at, local, by }
        break
      case 'PassedOver':
        passed.push({ id: event.id, reason: reasonOf(event.reason), ...besides(event), at, local, by })
        break
    }
  }
  if (opening === undefined) throw new Error('a draw that was never opened cannot be published')
  const shown = entries === null ? null : yield* shownSteps(entries)
  const isOld = opening.outside === undefined
  const record = {
    format: isOld ? 'gamekeeper draw 1' : 'gamekeeper draw 2',
    opening,
    entries: shown,
    contribution,
    reveal,
    abandoned,
    ...(isOld ? {} : { passed }),
  } as const
  return { ...record, digest: recordDigestOf(record) }
}

function* shownSteps(entries: readonly Entry[]): Steps<NonNullable<DrawRecord['entries']>> {
  const shown: NonNullable<DrawRecord['entries']> = []
  for (const [at, { weight, ...entry }] of entries.entries()) {
    shown.push({ ...entry, weight: String(weight) })
    if (at % STEP === 0) yield
  }
  return shown
}

const besides = ({ second }: { readonly second?: string }) => (second === undefined ? {} : { second })

/** One line: as two persons wrote it, or what the clock says. */
function reasonOf({ id, with: values }: Recorded): string {
  const { text, minutes: time } = (values ?? {}) as { text?: unknown; minutes?: unknown }
  if (id === 'as written' && typeof text === 'string') return text
  return `did not report in ${String(time)} minutes`
}

/** All that came after the opening, bound together with it. The list itself is bound by its digest in the opening. */
export function recordDigestOf(record: Omit<DrawRecord, 'digest'>): Digest {
  const { opening, entries, contribution, reveal, abandoned, passed = [] } = record
  const lines = [
    `gamekeeper record ${record.format === 'gamekeeper draw 1' ? 1 : 2}`,
    `opening ${opening.digest}`,
    `entries ${entries === null ? 'withheld' : 'shown'}`,
  ]
  const acted = ({ at, local, by }: Moment & { by: string }) => [`at ${at} ${local}`, `by ${by}`]
  if (contribution !== null) lines.push(`contribution ${contribution.text}`, ...acted(contribution))
  if (reveal !== null) {
    lines.push(`secret ${reveal.secret}`)
    if (reveal.outside !== undefined)
      lines.push(`outside ${reveal.outside.value}`, `proof ${digestOf(reveal.outside.proof)}`)
    lines.push(...reveal.winners.map((id) => `winner ${id}`), ...reveal.standby.map((id) => `standby ${id}`))
    lines.push(...acted(reveal))
  }
  const beside = ({ second }: { second?: string }) => (second === undefined ? [] : [`second ${second}`])
  if (abandoned !== null) lines.push(`abandoned ${abandoned.reason}`, ...beside(abandoned), ...acted(abandoned))
  for (const one of passed) lines.push(`passed over ${one.id}: ${one.reason}`, ...beside(one), ...acted(one))
  return digestOf(`${lines.join('\n')}\n`)
}

/** A record from outside, or what is wrong with it and where. */
export function readDrawRecord(input: unknown): { record: DrawRecord } | { faults: Message[] } {
  const read = fitted(drawRecord, input)
  if (read.ok) return { record: read.value }
  return {
    faults: read.misfits.map(({ path, told }) => message('fault of a record', { place: placeIn(path), fault: told })),
  }
}

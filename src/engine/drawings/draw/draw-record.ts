/** The published record of a draw: everything a stranger needs to redo it, and nothing about a person. */
import { z } from 'zod'
import { type Digest, digestOf } from '../../../base/digest.ts'
import { type Message, message } from '../../../base/message.ts'
import type { Moment } from '../../../base/moment.ts'
import { asking, fitted, placeIn } from '../../../rulebook/text/wording.ts'
import { PURPOSE } from '../purpose.ts'
import { contributionText } from './contribution.ts'
import { DRAWN_MAX, type DrawEvent, type DrawOpened, isLine } from './draw.ts'
import type { Entry } from './selection.ts'

const line = asking(message('a line of a record'), z.string().refine(isLine))
const digest = asking(message('a digest'), z.string().regex(/^[0-9a-f]{64}$/))
const whole = asking(message('a whole number as text'), z.string().regex(/^(?:0|[1-9][0-9]{0,29})$/))
const count = z.int().min(0)
const act = { at: z.int(), local: line, by: line }

const drawRecord = z.strictObject({
  format: z.literal('gamekeeper draw 1'),
  opening: z.strictObject({
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
    previous: digest,
    ...act,
    digest,
  }),
  /** Null while the list is withheld; it must be shown with the reveal. */
  entries: z.array(z.strictObject({ id: line, weight: whole })).nullable(),
  contribution: z.strictObject({ text: line, ...act }).nullable(),
  reveal: z.strictObject({ secret: digest, winners: z.array(line), standby: z.array(line), ...act }).nullable(),
  abandoned: z.strictObject({ reason: line, ...act }).nullable(),
  digest,
})

export type DrawRecord = Readonly<z.infer<typeof drawRecord>>

/** The record of one draw out of its events so far; the entries are shown when they are handed in. */
export function publish(events: readonly DrawEvent[], entries: readonly Entry[] | null): DrawRecord {
  let opening: DrawRecord['opening'] | undefined
  let contribution: DrawRecord['contribution'] = null
  let reveal: DrawRecord['reveal'] = null
  let abandoned: DrawRecord['abandoned'] = null
  for (const event of events) {
    const { at, local, by } = event
    switch (event.type) {
      case 'DrawOpened': {
        const { type: _, v: __, earlier, ...bound } = event as DrawOpened & { readonly v?: number }
        opening = { ...bound, earlier: [...earlier] }
        break
      }
      case 'DrawContributed':
        contribution = { text: contributionText(event.contribution), at, local, by }
        break
      case 'DrawRevealed':
        reveal = { secret: event.secret, winners: [...event.winners], standby: [...event.standby], at, local, by }
        break
      case 'DrawAbandoned':
        abandoned = { reason: event.reason, at, local, by }
        break
    }
  }
  if (opening === undefined) throw new Error('a draw that was never opened cannot be published')
  const shown = entries === null ? null : entries.map(({ id, weight }) => ({ id, weight: String(weight) }))
  const record = { format: 'gamekeeper draw 1', opening, entries: shown, contribution, reveal, abandoned } as const
  return { ...record, digest: recordDigestOf(record) }
}

/** All that came after the opening, bound together with it. The list itself is bound by its digest in the opening. */
export function recordDigestOf(record: Omit<DrawRecord, 'digest'>): Digest {
  const { opening, entries, contribution, reveal, abandoned } = record
  const lines = [
    'gamekeeper record 1',
    `opening ${opening.digest}`,
    `entries ${entries === null ? 'withheld' : 'shown'}`,
  ]
  const acted = ({ at, local, by }: Moment & { by: string }) => [`at ${at} ${local}`, `by ${by}`]
  if (contribution !== null) lines.push(`contribution ${contribution.text}`, ...acted(contribution))
  if (reveal !== null) {
    lines.push(`secret ${reveal.secret}`)
    lines.push(...reveal.winners.map((id) => `winner ${id}`), ...reveal.standby.map((id) => `standby ${id}`))
    lines.push(...acted(reveal))
  }
  if (abandoned !== null) lines.push(`abandoned ${abandoned.reason}`, ...acted(abandoned))
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

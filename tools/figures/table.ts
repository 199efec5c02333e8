/**
 * The table of figures of an activity, written from the document in a pass of its own and never from the rule file:
 * `figures/<house>/<activity>.yaml`. docs/figures.md says how to write one.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { citedIn } from '../../src/base/cited.ts'
import { money, moneyRange, share, whole, wholeRange } from '../../src/rulebook/terms.ts'
import { faultIn } from '../../src/rulebook/text/fault.ts'
import { readYaml } from '../../src/rulebook/text/read.ts'
import { english } from '../../src/words/sentence.ts'
import { ROOT } from '../scenarios.ts'

const text = z.string()
const words = z.union([text.transform((one) => [one]), z.array(text)])
/** As in a scenario; it is read when it is played. */
const steps = z.array(z.record(z.string(), z.unknown()))
const given = z.record(z.string(), z.unknown())
/** Where the figure stands. */
const place = { clause: text, line: text }
/** What a night needs beside the offering: `persons`, `tables`, `start`, and what the offering chooses. */
const played = { given: given.optional(), offering: given.optional(), steps }

/** By kind of row: the key that names it stands in that row alone. */
const ROWS = {
  seed: z.strictObject({ ...place, seed: moneyRange, pool: words.optional() }),
  reseed: z.strictObject({ ...place, reseed: moneyRange, pool: words.optional() }),
  cap: z.strictObject({ ...place, cap: moneyRange, pool: words.optional() }),
  daily: z.strictObject({ ...place, daily: moneyRange, pool: words.optional() }),
  admin: z.strictObject({ ...place, admin: moneyRange }),
  prize: z.strictObject({ ...place, prize: moneyRange, of: words, chart: words.optional() }),
  entered: z.strictObject({ ...place, entered: moneyRange, of: words }),
  multiplier: z.strictObject({ ...place, multiplier: wholeRange }),
  choice: z.strictObject({ ...place, choice: text, oneOf: z.array(text).min(1) }),
  shows: z.strictObject({ ...place, shows: text }),
  words: z.strictObject({ ...place, words: text }),
  advertised: z.strictObject({ ...place, advertised: text, when: z.enum(['another name', 'always']) }),
  game: z.strictObject({ ...place, game: text, id: text.optional() }),
  fee: z.strictObject({
    ...place,
    fee: money,
    steps: steps.optional(),
    parts: z.array(z.strictObject({ ...place, to: text, amount: money })).min(1),
  }),
  least: z.strictObject({ ...place, least: text, of: text, ...played }),
  most: z.strictObject({ ...place, most: text, of: text, ...played }),
  pays: z.strictObject({
    ...place,
    pays: z.union([share, money]),
    of: text.optional(),
    to: text,
    chart: words.optional(),
    ...played,
  }),
  moves: z.strictObject({ ...place, moves: money, from: text, to: text, ...played }),
  asks: z.strictObject({ ...place, asks: money, of: text, ...played }),
  tickets: z.strictObject({ ...place, tickets: whole, to: text, ...played }),
  points: z.strictObject({ ...place, points: whole, to: text, ...played }),
  credits: z.strictObject({ ...place, credits: whole, to: text, ...played }),
  reward: z.strictObject({ ...place, reward: moneyRange, form: text }),
  scored: z.strictObject({ ...place, scored: moneyRange, item: text.optional() }),
  forms: z.strictObject({ ...place, forms: z.array(text).min(1), not: z.array(text).min(1).optional(), ...played }),
  shares: z.strictObject({
    ...place,
    shares: z.strictObject({ loser: share, winner: share, table: share }),
    structure: text,
  }),
  named: z.strictObject({ ...place, named: z.array(text).min(1) }),
} as const
export type RowKind = keyof typeof ROWS
export type RowOf<Kind extends RowKind> = z.infer<(typeof ROWS)[Kind]>

const KINDS = Object.keys(ROWS) as RowKind[]
/** One row, read by the key that names its kind. */
const row = z.record(z.string(), z.unknown()).transform((written, context) => {
  const kinds = KINDS.filter((kind) => kind in written && !(kind === 'words' && 'of' in written))
  const [kind, ...more] = kinds
  if (kind === undefined || more.length > 0) {
    context.addIssue({ code: 'custom', message: `a row has one of ${KINDS.join(', ')}` })
    return z.NEVER
  }
  const read = ROWS[kind].safeParse(written)
  if (!read.success) {
    for (const { message, path } of read.error.issues)
      context.addIssue({ code: 'custom', message: `${kind} ${path.join('.')}: ${message}` })
    return z.NEVER
  }
  return { kind, written, row: read.data } as Row
})
export type Row = {
  [Kind in RowKind]: { kind: Kind; written: Readonly<Record<string, unknown>>; row: RowOf<Kind> }
}[RowKind]

const table = z.strictObject({
  activity: text,
  number: whole,
  id: text.optional(),
  name: text,
  document: text,
  /** Every clause, with what is done about it and where it stands: `A1: runs 790`. */
  clauses: z.record(z.string(), text),
  /** What every draft and night of this table starts from, beyond what is filled in by itself. */
  offering: given.optional(),
  /** The hand that opens a bad beat: who loses, who wins, and how many share the rest. */
  beat: z.strictObject({ ...played, loser: text, winner: text, others: whole, chip: money.optional() }).optional(),
  figures: z.array(row),
  /** By place in the rule file, what has no behaviour of its own: by which clause it goes, and the word it turns on. */
  terms: z.record(z.string(), z.unknown()).optional(),
})
export type Table = z.infer<typeof table>

const fileOf = (activity: string): string => `figures/${activity}.yaml`

export const hasTable = (activity: string): boolean => existsSync(join(ROOT, fileOf(activity)))

/** Nothing where nobody has written one yet. */
export function tableOf(activity: string): Table | undefined {
  const file = fileOf(activity)
  if (!hasTable(activity)) return undefined
  const read = readYaml(readFileSync(join(ROOT, file), 'utf8'), table)
  if (!read.ok) throw new Error(read.faults.map((fault) => english(faultIn({ file }, fault))).join('\n'))
  return read.value
}

/** Rows of one kind. */
export const rowsOf = <Kind extends RowKind>({ figures }: Table, kind: Kind): RowOf<Kind>[] =>
  figures.flatMap((one) => (one.kind === kind ? [one.row as RowOf<Kind>] : []))

/** Every clause that a check of this table stands on. Where a clause stands and of what kind it is, is no check of it. */
export function groundsOf({ figures, terms = {} }: Table): string[] {
  const ofRows = figures.flatMap(({ kind, written }) => {
    const parts = Array.isArray(written.parts) ? (written.parts as { clause: string }[]) : []
    return kind === 'named' ? [] : [String(written.clause), ...parts.map(({ clause }) => clause)]
  })
  const ofTerms: string[] = []
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string' && key === 'by') ofTerms.push(...citedIn(value))
    else if (typeof value === 'object' && value !== null)
      for (const [inner, one] of Object.entries(value)) visit(one, inner)
  }
  for (const [place, value] of Object.entries(terms)) visit(value, place.split('.').at(-1)!)
  return [...ofRows, ...ofTerms]
}

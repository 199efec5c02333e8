/**
 * A kind of activity: what its rule files say beyond what all of them say, and what the house chooses of it. The list of kinds
 * is kinds.ts; a new one is a file in kinds/ and a line there.
 */
import { z } from 'zod'
import { choices } from './parts/choices.ts'
import { shared } from './parts/shared.ts'
import { explaining } from './text/wording.ts'

export type Misplaced = { readonly path: (string | number)[]; readonly says: string }

export type Kind = {
  readonly runs: string
  readonly rule: z.ZodType
  readonly choice: z.ZodObject
  /** What the shape by itself cannot say. */
  readonly faults: (rule: never) => Misplaced[]
}

/** Terms that some kind has and not all of them do. */
const termsOf = new Map<string, readonly string[]>()

export function ruleOfKind<Runs extends string, Terms extends z.ZodRawShape>(runs: Runs, terms: Terms) {
  termsOf.set(runs, Object.keys(terms))
  return explaining(z.strictObject({ ...shared, runs: z.literal(runs), ...terms }), (key) => {
    const those = [...termsOf].flatMap(([kind, keys]) => (keys.includes(key) ? [`"${kind}"`] : []))
    return those.length === 0 ? undefined : `"${key}" is nothing that a "${runs}" has; it is for ${those.join(', ')}`
  })
}

export const choiceOfKind = <Choices extends z.ZodRawShape>(own: Choices) => z.strictObject({ ...choices, ...own })

type Lines<Line> = { readonly charts: { readonly option: Readonly<Record<string, readonly Line[]>> } }

/** Every line with the place where it stands. */
export const linesIn = <Line>({ charts }: Lines<Line>): { line: Line; path: (string | number)[] }[] =>
  Object.entries(charts.option).flatMap(([option, lines]) =>
    lines.map((line, index) => ({ line, path: ['charts', 'option', option, index] })),
  )

/** A chart that judges cards names the games in which they are dealt. */
export const gamesFaults = ({ games }: { readonly games: readonly unknown[] }): Misplaced[] =>
  games.length === 0 ? [{ path: ['games'], says: 'where hands win, one game at least is named' }] : []

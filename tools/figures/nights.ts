/** Nights that a table asks for, played through the engine as scenarios are. */
import { citedIn } from '../../src/base/cited.ts'
import { scenario } from '../../src/sim/scenario/file/schema.ts'
import { Unplayable } from '../../src/sim/scenario/night.ts'
import { type Played, playScenario } from '../../src/sim/scenario/play.ts'
import type { Table } from './table.ts'

type Plain = Readonly<Record<string, unknown>>

/** The offering of the table with more laid over it, key by key. */
export const offeringOf = ({ activity, offering = {} }: Table, ...more: (Plain | undefined)[]): Plain =>
  more.reduce<Plain>((below, above) => (above === undefined ? below : laidOver(below, above)), {
    ...offering,
    activity,
  })

function laidOver(below: Plain, above: Plain): Plain {
  const merged: Record<string, unknown> = { ...below }
  for (const [key, value] of Object.entries(above))
    merged[key] = isPlain(merged[key]) && isPlain(value) ? laidOver(merged[key], value) : value
  return merged
}
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Played as a scenario of that name; what cannot be read or played is an error of the table. */
export function playNight(title: string, given: Plain, steps: readonly unknown[]): Played {
  const read = scenario.safeParse({ title, ...given, steps })
  if (!read.success) {
    const [first] = read.error.issues
    throw new Unplayable(`${title}: ${first?.path.join('.')}: ${first?.message}`)
  }
  const [night] = playScenario(read.data)
  return night!
}

/** The clause came up after the given: somebody was refused by it, or money moved by it. */
export const comesUp = ({ records }: Played, clause: string): boolean =>
  records
    .slice(1)
    .some(
      ({ refusals, moves }) =>
        refusals.some(({ clauses }) => clauses.includes(clause)) ||
        moves.some((move) => citedIn(move.clause).includes(clause)),
    )

/** Somebody was refused by it. */
export const isRefusedBy = ({ records }: Played, clause: string): boolean =>
  records.slice(1).some(({ refusals }) => refusals.some(({ clauses }) => clauses.includes(clause)))

export const refusalsIn = ({ records }: Played): string =>
  records
    .flatMap(({ refusals }) => refusals.map(({ reason, clauses }) => `${reason} [${clauses.join(' ')}]`))
    .join('; ')

/** Steps with a word in them that the table leaves open. */
export function filledIn(value: unknown, open: string, word: string): unknown {
  if (typeof value === 'string') return value.replaceAll(open, word)
  if (Array.isArray(value)) return value.map((one) => filledIn(one, open, word))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.replaceAll(open, word), filledIn(inner, open, word)]),
  )
}

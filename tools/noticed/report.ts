/** What a run of changes comes to: by sort, and what nobody noticed. */
import { type Change, SORTS, type Sort } from './change.ts'
import type { Exception } from './exceptions.ts'

export type Outcome = { readonly change: Change; readonly noticedBy?: string; readonly excepted?: Exception }

/** Of these at least 99 in a hundred must be noticed, of all others 95. */
export const FIGURES: ReadonlySet<Sort> = new Set(['figure', 'bound', 'percent', 'clock'])
export const LEAST = { figures: 0.99, others: 0.95 } as const

const isNoticed = ({ noticedBy }: Outcome): boolean => noticedBy !== undefined
const placeOf = ({ activity, line }: Change): string => `catalog/${activity}.yaml:${line}`

export const answerOf = (outcomes: readonly Outcome[]) => ({
  tried: outcomes.length,
  noticed: outcomes.filter(isNoticed).length,
  missed: outcomes
    .filter((one) => !isNoticed(one))
    .map(({ change: { activity, line, was, became } }) => ({ file: `catalog/${activity}.yaml`, line, was, became })),
})

export function summaryOf(outcomes: readonly Outcome[]): string {
  const missed = outcomes.filter((one) => !isNoticed(one))
  const rows = SORTS.flatMap((sort) =>
    rowOf(
      sort,
      outcomes.filter(({ change }) => change.sort === sort),
    ),
  )
  const figures = outcomes.filter(({ change }) => FIGURES.has(change.sort))
  const others = outcomes.filter(({ change }) => !FIGURES.has(change.sort))
  return [
    ...missed.map(missedInWords),
    ...(missed.length === 0 ? [] : ['']),
    ...rows,
    ...rowOf('figures, bounds, percents and clocks', figures),
    ...rowOf('all others', others),
    ...rowOf('all', outcomes),
  ].join('\n')
}

const missedInWords = ({ change, excepted }: Outcome): string => {
  const { sort, path, was, became } = change
  const reason = excepted === undefined ? '' : `; allowed: ${excepted.reason}`
  return `${placeOf(change)}: ${sort} ${path.join('.')}: ${was} -> ${became}${reason}`
}

function rowOf(what: string, outcomes: readonly Outcome[]): string[] {
  if (outcomes.length === 0) return []
  const noticed = outcomes.filter(isNoticed).length
  const share = ((noticed / outcomes.length) * 100).toFixed(1)
  return [`${what.padEnd(38)} ${String(noticed).padStart(5)} of ${String(outcomes.length).padStart(5)}  ${share}%`]
}

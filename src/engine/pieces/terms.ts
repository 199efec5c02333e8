/** What holds for a series: the rules that run, and the terms of its kind. */
import { type Refusal, refuseFor, refuseOrder } from '../../base/refusal.ts'
import type { Written } from '../../rulebook/offering.ts'
import type { KindTerms, PieceTerms } from '../../rulebook/parts/pieces.ts'
import { type Running, runningOf, whyHalted } from '../offerings/running.ts'
import type { Series, State } from './vocabulary.ts'

export type Posted = {
  readonly running: Running
  readonly terms: PieceTerms
  /** As it is written: series, packages, sale, notices. */
  readonly choice: Pick<Written, 'series' | 'packages' | 'sale' | 'notices' | 'settings' | 'hours' | 'games' | 'tables'>
}

export function postedOf(state: State, activity: string): Posted | Refusal {
  const running = runningOf(state, activity)
  const terms = running?.rule.pieces
  if (running === undefined || terms === undefined) return refuseOrder('activity does not run', { activity })
  return { running, terms, choice: running.offering }
}

/** Nothing is given out, sold or laid while it is paused or stopped. */
export function offeredOf(state: State, activity: string): Posted | Refusal {
  const halted = whyHalted(state, activity)
  return halted === undefined ? postedOf(state, activity) : refuseFor(halted)
}

export type OfSeries = Posted & { readonly series: Series; readonly kind: KindTerms }

export function seriesOf(state: State, code: string, how = postedOf): OfSeries | Refusal {
  const series = state.series.get(code)
  if (series === undefined) return refuseOrder('series is not there', { series: code })
  const posted = how(state, series.activity)
  if ('refused' in posted) return posted
  const kind = posted.terms.kinds[series.kind]
  return kind === undefined ? refuseOrder('series is not there', { series: code }) : { ...posted, series, kind }
}

/** As the minutes of the house count: the first one is in, the last one is not. */
export const hasBegun = ({ from }: { readonly from: string }, local: string): boolean => local.slice(0, 16) >= from
export const hasEnded = ({ to }: { readonly to: string }, local: string): boolean => local.slice(0, 16) >= to

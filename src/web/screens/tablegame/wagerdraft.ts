/** Wagers as they are laid, before the house has them: a tablet that starts anew goes on with them, and so does the next round. */
import { signal } from '@preact/signals'
import { ZERO } from '../../../base/money.ts'
import { fromPlain, type Plain, toPlain } from '../../../base/plain.ts'
import type { Wagers } from '../../../games/table/rules.ts'

export type Placed = Readonly<Record<string, Wagers>>
export type Laid = { readonly placed: Placed; readonly sameAs: Readonly<Record<string, string>> }
type Kept = { readonly round: number; readonly laid: Laid; readonly before?: Laid }

const KEPT = 'gamekeeper.wagers.'
const NONE: Laid = { placed: {}, sameAs: {} }

export const lies = (of: Wagers | undefined): boolean => Object.values(of ?? {}).some((amount) => amount > ZERO)

function keptAt(table: string): Kept | undefined {
  try {
    return fromPlain<Kept>(JSON.parse(sessionStorage.getItem(KEPT + table) ?? '') as Plain)
  } catch {
    return undefined
  }
}

/** What lies there in this round, and what lay there when bets were closed the last time. */
export function laidAt(table: string, round: number, sent: Placed) {
  const kept = keptAt(table)
  const isSame = kept?.round === round
  const laid = signal<Laid>(isSame ? kept.laid : { ...NONE, placed: sent })
  const before = isSame ? kept.before : kept?.laid
  const keep = (next: Laid) => {
    laid.value = next
    const now: Kept = { round, laid: next, ...(before === undefined ? {} : { before }) }
    sessionStorage.setItem(KEPT + table, JSON.stringify(toPlain(now)))
  }
  return { laid, before, keep }
}

/** Who won lately, for a phone. */
import type { WinnerView } from '../../../server/desks/winners.ts'
import { centsIn } from '../../ui/stage/moving.ts'

const SHOWN = 8
const DAYS = 7

/** Of the past days the largest, the latest first: twenty dollars do not push ten thousand off the page. */
export function lastWinners(all: readonly WinnerView[], local: string): WinnerView[] {
  const since = new Date(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) - DAYS * 86_400_000)
  const first = Number.isNaN(since.getTime()) ? '' : since.toISOString().slice(0, 10)
  const byAge = all.toSorted((a, b) => (a.local < b.local ? 1 : -1))
  const fresh = byAge.filter((one) => one.local >= first)
  const largest = new Set(fresh.toSorted((a, b) => centsIn(b.amount) - centsIn(a.amount)).slice(0, SHOWN))
  return fresh.length < SHOWN ? byAge.slice(0, SHOWN) : fresh.filter((one) => largest.has(one))
}

/**
 * What a changed amount would have come to at the pace of the last month: as often as it was won, put in or taken then. Only what was
 * counted is told; a cap, a rate or a new chart changes the play itself, and nobody knows what that would have brought.
 */
import { type Cents, formatMoney, fromWire, parseMoney } from '../../base/money.ts'
import type { Changed } from './changedterms.ts'

/** Whole business days before today, thirty at most; none where nothing was posted yet. Amounts in cents. */
export type MonthPace = {
  readonly from: string
  readonly to: string
  readonly days: number
  readonly fees: string
  readonly won: string
  /** By line of the chart, how often it was won. */
  readonly lines: Readonly<Record<string, number>>
  /** By meter, how often it was seeded, reseeded after a win, and increased. */
  readonly meters: Readonly<Record<string, Readonly<Record<'seed' | 'reseed' | 'daily', number>>>>
  /** What the administrative fee came to. */
  readonly admin: string
}

export type AtPace = { readonly times: number; readonly amount: string; readonly isMore: boolean }

/** Nothing where it is not known. */
export function atPace({ path, before, after }: Changed, pace: MonthPace | undefined): AtPace | undefined {
  const [was, is] = [amountIn(before), amountIn(after)]
  if (pace === undefined || pace.days === 0 || was === undefined || is === undefined || was === is) return undefined
  const [term = '', name = '', which = ''] = path
  if (term === 'admin') {
    // By table and hour, and an empty reserve lets it wait: the hours that were paid for are in what was paid.
    if (was === 0n) return undefined
    const paid = fromWire(pace.admin)
    return told(Number(paid / was), (paid * (is - was)) / was)
  }
  const times =
    term === 'prizes' && path.length === 2
      ? (pace.lines[name] ?? 0)
      : term === 'pools' && (which === 'seed' || which === 'reseed' || which === 'daily')
        ? (pace.meters[name]?.[which] ?? 0)
        : undefined
  return times === undefined ? undefined : told(times, BigInt(times) * (is - was))
}

const told = (times: number, change: bigint): AtPace => ({
  times,
  amount: formatMoney((change < 0n ? -change : change) as Cents),
  isMore: change > 0n,
})

const amountIn = (text: string | undefined): bigint | undefined =>
  text === undefined || !text.startsWith('$') ? undefined : parseMoney(text)

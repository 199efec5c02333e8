/** Coupons and vouchers on paper: what stands on each of them, and why a sheet of them may not be printed. */
import { toWire } from '../../base/money.ts'
import { because, isRefusal, type Reason } from '../../base/refusal.ts'
import { within } from '../../ledger/pieces/book.ts'
import { kindOf } from '../../ledger/pieces/place.ts'
import type { PieceTerms, Printed } from '../../rulebook/parts/pieces.ts'
import { hasEnded, type Posted, postedOf } from './terms.ts'
import type { Series, SeriesTerms, State } from './vocabulary.ts'

/** A posted series, received or not: what was received stays as it was posted then. */
export type Printable = Posted & {
  readonly activity: string
  readonly series: Omit<SeriesTerms, 'keeper'>
  /** As many as are posted. */
  readonly pieces: number
  /** What must stand on it. */
  readonly must: readonly Printed[]
  /** What of it is not in the posting. */
  readonly lacking: readonly Printed[]
  readonly known?: Series
}

export function printableOf(state: State, code: string, of?: string): Printable | undefined {
  const activity = of ?? activityOf(state, code)
  const posted = activity === undefined ? undefined : postedOf(state, activity)
  if (activity === undefined || posted === undefined || isRefusal(posted)) return undefined
  const chosen = posted.choice.series?.[code]
  if (chosen === undefined) return undefined
  const known = state.series.get(code)
  const own = known?.activity === activity ? known : undefined
  const { kind, games, from, to, fee } = chosen
  const said = chosen.printed ?? []
  const series = own ?? {
    kind,
    face: toWire(chosen.face),
    ...(games === undefined ? {} : { games }),
    from,
    to,
    ...(fee === undefined || fee === 0n ? {} : { fee: toWire(fee) }),
  }
  const must = mustSay(posted.terms, series.fee)
  return {
    ...posted,
    activity,
    series,
    pieces: chosen.pieces,
    must,
    lacking: must.filter((what) => !said.includes(what)),
    ...(own === undefined ? {} : { known: own }),
  }
}

function activityOf(state: State, code: string): string | undefined {
  const known = state.series.get(code)?.activity
  if (known !== undefined) return known
  for (const activity of state.offerings.keys()) {
    const posted = postedOf(state, activity)
    if (!isRefusal(posted) && posted.choice.series?.[code] !== undefined) return activity
  }
  return undefined
}

/** Where nothing is taken there is no fee to print. */
const mustSay = ({ printed }: PieceTerms, fee: string | undefined): readonly Printed[] =>
  (printed?.says ?? []).filter((what) => what !== 'fee' || fee !== undefined)

/** Chips come from their maker and have no serial; whatever is mailed or won is paper. */
export const isPaper = ({ terms }: Pick<Posted, 'terms'>): boolean => terms.given !== undefined

/** `MP10 1-40`: how a sheet of pieces is called. */
export const pieceSheet = (series: string, first: number, last: number): string => `${series} ${first}-${last}`
export function sheetPieces(
  of: string,
): { readonly series: string; readonly first: number; readonly last: number } | undefined {
  const read = /^([A-Z][A-Z0-9]{0,9}) ([1-9]\d{0,6})-([1-9]\d{0,6})$/.exec(of)
  return read === null ? undefined : { series: read[1]!, first: Number(read[2]), last: Number(read[3]) }
}

/** Only numbers of the series that no player has had, with everything on them that the document asks for. */
export function whyNotPrinted(state: State, of: string, local: string): Reason | undefined {
  const sheet = sheetPieces(of)
  if (sheet === undefined) return because('order', 'series is not there', { series: of.slice(0, 40) })
  const { series: code, first, last } = sheet
  const printable = printableOf(state, code)
  if (printable === undefined) return because('order', 'series is not there', { series: code })
  const { terms, series, known, lacking, pieces } = printable
  if (!isPaper(printable)) return because(terms.sale?.by ?? terms.by, 'chips are not printed', { series: code })
  if (hasEnded(series, local)) return because(terms.period.by, 'series is over', { series: code, to: series.to })
  const [what] = lacking
  if (what !== undefined) return because(terms.printed?.by ?? terms.by, 'not printed', { series: code, what })
  if (first > last || last > pieces) return because('order', 'no such pieces', { series: code, first, last })
  const out = known === undefined ? [] : within(known.book, { first, last })
  return out.every(({ at }) => MAY_BE_PRINTED.includes(kindOf(at)))
    ? undefined
    : because('order', 'pieces were given out', { series: code, first, last })
}

const MAY_BE_PRINTED: readonly string[] = ['stock', 'with']

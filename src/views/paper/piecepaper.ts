/** Coupons and vouchers as they are printed: a serial and its barcode on each, and what the rules ask for. */
import { formatMoney, fromWire } from '../../base/money.ts'
import type { Reason } from '../../base/refusal.ts'
import type { State } from '../../engine/mechanisms.ts'
import { isPaper, pieceSheet, printableOf, sheetPieces, whyNotPrinted } from '../../engine/pieces/printing.ts'
import { countOf, type Span } from '../../ledger/pieces/book.ts'
import { kindOf } from '../../ledger/pieces/place.ts'
import { serialOf } from '../../ledger/pieces/serial.ts'
import type { Printed } from '../../rulebook/parts/pieces.ts'

export type PiecePaper = {
  readonly number: number
  readonly serial: string
  /** How often it was printed before. */
  readonly printed: number
}

export type PiecePapers = {
  /** How this sheet is called where its prints are counted. */
  readonly sheet?: string
  readonly activity: string
  readonly name: string
  readonly id?: string
  readonly series: string
  readonly kind: string
  readonly face: string
  readonly games: readonly string[]
  readonly from: string
  readonly to: string
  readonly fee?: string
  readonly clause?: string
  /** What the rules ask for on it. */
  readonly must: readonly Printed[]
  readonly pieces: readonly PiecePaper[]
  /** Why these are not printed. */
  readonly wrong?: Reason
  /** Not printed yet, besides these. */
  readonly left: number
}

/** So many fit into one print. */
const PIECES_PRINTED_MAX = 400

/** Spans of earlier prints, as they were called. */
export const printedSpans = (series: string, sheets: readonly string[]): Span[] =>
  sheets.flatMap((of) => {
    const read = sheetPieces(of)
    return read?.series === series ? [{ first: read.first, last: read.last }] : []
  })

const times = (printed: readonly Span[], number: number): number =>
  printed.filter(({ first, last }) => first <= number && number <= last).length

/** Those that are asked for, or the first ones in a row that were never printed and that nobody has. */
export function piecePapersOf(
  state: State,
  local: string,
  code: string,
  printed: readonly Span[],
  wanted: Span | undefined,
): PiecePapers | undefined {
  const printable = printableOf(state, code)
  if (printable === undefined) return undefined
  const { running, activity, series, terms, must, known, pieces } = printable
  const { rule, offering } = running
  const out = (known?.book.runs ?? []).filter(({ at }) => !['stock', 'with'].includes(kindOf(at)))
  const fresh = isPaper(printable) ? without(pieces, [...printed, ...out]) : []
  const chosen = wanted ?? fresh[0]
  const cut = chosen === undefined ? undefined : cutTo(chosen)
  const wrong = cut === undefined ? undefined : whyNotPrinted(state, pieceSheet(code, cut.first, cut.last), local)
  const shown = cut === undefined || wrong !== undefined ? [] : numbersIn(cut)
  return {
    ...(cut === undefined || wrong !== undefined ? {} : { sheet: pieceSheet(code, cut.first, cut.last) }),
    activity,
    name: offering.name ?? rule.name,
    ...(rule.id === undefined ? {} : { id: rule.id }),
    series: code,
    kind: series.kind,
    face: formatMoney(fromWire(series.face)),
    games: series.games ?? offering.games ?? rule.games.map(({ game }) => game),
    from: series.from,
    to: series.to,
    ...(series.fee === undefined ? {} : { fee: formatMoney(fromWire(series.fee)) }),
    ...(terms.printed === undefined ? {} : { clause: terms.printed.by }),
    must,
    pieces: shown.map((number) => ({ number, serial: serialOf(code, number), printed: times(printed, number) })),
    ...(wrong === undefined ? {} : { wrong }),
    left: countOf(fresh) - countOf(cut === undefined || wrong !== undefined ? [] : common(fresh, cut)),
  }
}

const cutTo = ({ first, last }: Span): Span => ({ first, last: Math.min(last, first + PIECES_PRINTED_MAX - 1) })
const numbersIn = ({ first, last }: Span): number[] => Array.from({ length: last - first + 1 }, (_, nth) => first + nth)

/** The numbers up to the last one, without those of the spans. */
function without(last: number, spans: readonly Span[]): Span[] {
  const rest: Span[] = []
  let from = 1
  for (const span of spans.toSorted((a, b) => a.first - b.first)) {
    if (span.first > from) rest.push({ first: from, last: Math.min(span.first - 1, last) })
    from = Math.max(from, span.last + 1)
    if (from > last) return rest
  }
  return [...rest, { first: from, last }]
}

const common = (spans: readonly Span[], { first, last }: Span): Span[] =>
  spans
    .map((span) => ({ first: Math.max(span.first, first), last: Math.min(span.last, last) }))
    .filter((span) => span.first <= span.last)

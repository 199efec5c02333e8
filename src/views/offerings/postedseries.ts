/** Every posted series, received or not, as marketing looks after it: what stands on it, where its pieces are, by which numbers. */
import { formatMoney, fromWire } from '../../base/money.ts'
import { isRefusal } from '../../base/refusal.ts'
import type { State } from '../../engine/mechanisms.ts'
import { isPaper, type Printable, printableOf } from '../../engine/pieces/printing.ts'
import { postedOf } from '../../engine/pieces/terms.ts'
import { type Pieces, received, type Span } from '../../ledger/pieces/book.ts'
import { kindOf, type Place } from '../../ledger/pieces/place.ts'
import { saysOf } from '../../rulebook/cited.ts'
import type { Printed, Way } from '../../rulebook/parts/pieces.ts'

type Term = { readonly clause: string; readonly says: string }

export type HeldView = {
  /** `stock`, `with:DEPARTMENT`, `cancelled`, `void`, `expired`: where they can be counted or destroyed. */
  readonly place: Place
  readonly pieces: number
  /** The first few, by number. */
  readonly spans: readonly Span[]
}

export type PostedSeries = {
  readonly activity: string
  readonly name: string
  readonly series: string
  readonly kind: string
  readonly face: string
  /** For which games; nothing where it is for all of the promotion. */
  readonly games: readonly string[]
  /** The first minute in which it can be used, and the first in which it no longer can. */
  readonly from: string
  readonly to: string
  readonly fee?: string
  readonly isOver: boolean
  readonly posted: number
  readonly received: number
  readonly keeper?: string
  /** Chips have no serial, and no sheet is printed of them. */
  readonly isPaper: boolean
  /** What must stand on it, and what of that the posting lacks. */
  readonly printed?: Term & { readonly what: readonly Printed[]; readonly lacking: readonly Printed[] }
  /** How it comes to players without being bought. */
  readonly given?: Term & { readonly ways: readonly Way[] }
  readonly held: readonly HeldView[]
}

export const postedSeries = (state: State): PostedSeries[] =>
  [...state.offerings.keys()].flatMap((activity) => {
    const posted = postedOf(state, activity)
    if (isRefusal(posted)) return []
    return Object.keys(posted.choice.series ?? {}).flatMap((code) => {
      const printable = printableOf(state, code, activity)
      return printable === undefined ? [] : [viewOf(code, printable)]
    })
  })

function viewOf(code: string, printable: Printable): PostedSeries {
  const { activity, running, terms, series, known, must, lacking, pieces } = printable
  const { rule, offering } = running
  const term = (clause: string): Term => ({ clause, says: saysOf(rule, clause) })
  return {
    activity,
    name: offering.name ?? rule.name,
    series: code,
    kind: series.kind,
    face: formatMoney(fromWire(series.face)),
    games: series.games ?? offering.games ?? [],
    from: series.from,
    to: series.to,
    ...(series.fee === undefined ? {} : { fee: formatMoney(fromWire(series.fee)) }),
    isOver: known?.isOver === true,
    posted: pieces,
    received: known === undefined ? 0 : received(known.book),
    ...(known === undefined ? {} : { keeper: known.keeper }),
    isPaper: isPaper(printable),
    ...(terms.printed === undefined ? {} : { printed: { ...term(terms.printed.by), what: must, lacking } }),
    ...(terms.given === undefined ? {} : { given: { ...term(terms.given.by), ways: terms.given.ways } }),
    held: known === undefined ? [] : heldOf(known.book),
  }
}

const HELD: readonly string[] = ['stock', 'with', 'cancelled', 'void', 'expired']
const SPANS_MAX = 8

function heldOf({ runs, counts }: Pieces): HeldView[] {
  const spans = new Map<Place, Span[]>()
  for (const place of counts.keys()) if (HELD.includes(kindOf(place))) spans.set(place, [])
  for (const { first, last, at } of runs) {
    const known = spans.get(at)
    if (known !== undefined && known.length < SPANS_MAX) known.push({ first, last })
  }
  return [...spans]
    .map(([place, all]) => ({ place, pieces: counts.get(place) ?? 0, spans: all }))
    .sort((a, b) => HELD.indexOf(kindOf(a.place)) - HELD.indexOf(kindOf(b.place)))
}

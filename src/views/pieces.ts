/** Pieces as the cage and the office see them: where those of each series are, what waits to be verified or paid for, what is on sale. */
import type { Message } from '../base/message.ts'
import { formatMoney, fromWire, times } from '../base/money.ts'
import { NEEDS } from '../engine/judging/needs.ts'
import type { State } from '../engine/mechanisms.ts'
import { runningOf } from '../engine/offerings/running.ts'
import { usesOwed } from '../engine/pieces/open.ts'
import { purchasesIn } from '../engine/pieces/purchases.ts'
import { hasBegun, hasEnded } from '../engine/pieces/terms.ts'
import type { PieceError, PieceResult, Sale, Use } from '../engine/pieces/vocabulary.ts'
import type { Result } from '../games/pieces/settle.ts'
import { kindOf, PLACE_KINDS, type PlaceKind } from '../ledger/pieces/place.ts'
import { isOfRound } from '../rulebook/parts/who.ts'
import { type PostedSeries, postedSeries } from './offerings/postedseries.ts'

export type SeriesView = {
  readonly series: string
  readonly name: string
  readonly kind: string
  readonly face: string
  /** The first minute in which it is over. */
  readonly to: string
  readonly isOver: boolean
  readonly keeper: string
  /** Changed into chips before it is laid. */
  readonly isVoucher: boolean
  /** How many are where; with players, what they could still be played for. */
  readonly places: { readonly [Kind in Exclude<PlaceKind, 'printer'>]?: number }
  readonly withPatrons: string
  /** Counts that found another number. */
  readonly differences: readonly { readonly where: string; readonly expected: number; readonly counted: number }[]
}

export type OwedView = {
  readonly use: string
  readonly name: string
  readonly kind: string
  readonly table: string
  readonly face: string
  readonly cage: string
  readonly status: Extract<Use['status'], 'to verify' | 'to redeem'>
  readonly carried: 'representative' | 'player-dealer'
}

export type OnSaleView = {
  readonly activity: string
  readonly name: string
  readonly window: string
  readonly isOpen: boolean
  /** Nothing where there is no limit. */
  readonly left?: number
  readonly packages: readonly { readonly package: string; readonly price: string }[]
  /** Clauses on who may buy that the cashier answers for somebody whom the register does not know. */
  readonly asked: readonly { readonly clause: string; readonly says: Message }[]
}

/** A sale as it is logged; the name of the patron stands in the register. */
export type SoldView = {
  readonly sale: string
  readonly name: string
  readonly package: string
  readonly person: string
  readonly local: string
  readonly price: string
  readonly face: string
  readonly cashier: string
  readonly drawer: string
}

/** A result that was told, and can still be corrected. */
export type ToldView = {
  readonly use: string
  readonly name: string
  readonly kind: string
  readonly table: string
  readonly seat: string
  readonly face: string
  readonly result: Result
  readonly local: string
  readonly by: string
  readonly isPaid: boolean
  /** What stood there before the last correction. */
  readonly was?: Result
}

/** The cage has paid for nothing, and neither has it back nor has it been written off. */
export type PieceErrorView = Omit<PieceError, 'activity'> & { readonly name: string }

export type PiecesView = {
  readonly series: readonly SeriesView[]
  readonly owed: readonly OwedView[]
  /** The latest first. */
  readonly told: readonly ToldView[]
  readonly inError: readonly PieceErrorView[]
  readonly sales: readonly OnSaleView[]
  /** The latest, of series that are not over; the log of the books has all of them. */
  readonly sold: readonly SoldView[]
  /** Also what was not received yet. */
  readonly posted: readonly PostedSeries[]
}

export const piecesView = (state: State, local: string): PiecesView => ({
  series: [...state.series.keys()].map((code) => seriesView(state, code)),
  owed: usesOwed(state).map((use) => owedView(state, use)),
  told: [...state.pieceResults.values()].reverse().map((one) => toldView(state, one)),
  inError: [...state.pieceErrors.values()].map(({ activity, amount, ...error }) => ({
    ...error,
    name: nameOf(state, activity),
    amount: formatMoney(fromWire(amount)),
  })),
  sales: [...state.offerings.keys()].flatMap((activity) => onSale(state, activity, local)),
  sold: [...state.sales.values()]
    .slice(-SOLD_SHOWN)
    .reverse()
    .map((sale) => soldView(state, sale)),
  posted: postedSeries(state),
})

const SOLD_SHOWN = 20

const nameOf = (state: State, activity: string): string => runningOf(state, activity)?.rule.name ?? activity

/** How many of a series players could still play. */
export function withPatronsOf(state: State, code: string): number {
  let out = 0
  for (const [place, there] of state.series.get(code)?.book.counts ?? [])
    if (kindOf(place) === 'patron' || kindOf(place) === 'chips') out += there
  return out
}

function seriesView(state: State, code: string): SeriesView {
  const { series, activity, kind, face, to, isOver, keeper, book } = state.series.get(code)!
  const places: { [Kind in PlaceKind]?: number } = {}
  for (const name of PLACE_KINDS) {
    let count = 0
    for (const [place, there] of book.counts) if (kindOf(place) === name) count += there
    if (name !== 'printer' && count > 0) places[name] = count
  }
  return {
    series,
    name: nameOf(state, activity),
    kind,
    face: formatMoney(fromWire(face)),
    to,
    isOver: isOver === true,
    keeper,
    isVoucher: runningOf(state, activity)?.rule.pieces?.kinds[kind]?.voucher !== undefined,
    places,
    withPatrons: formatMoney(times(fromWire(face), withPatronsOf(state, code))),
    differences: [...state.pieceDifferences.values()]
      .filter((one) => one.series === code)
      .map(({ where, expected, counted }) => ({ where, expected, counted })),
  }
}

function owedView(state: State, { use, activity, kind, table, face, cage = '0', status }: Use): OwedView {
  return {
    use,
    name: nameOf(state, activity),
    kind,
    table,
    face: formatMoney(fromWire(face)),
    cage: formatMoney(fromWire(cage)),
    status: status === 'to verify' ? status : 'to redeem',
    carried: runningOf(state, activity)?.rule.pieces?.redeemed.carried ?? 'representative',
  }
}

const toldView = (state: State, told: PieceResult): ToldView => {
  const { use, activity, kind, table, seat, face, result, local, by, paid, corrected } = told
  return {
    use,
    name: nameOf(state, activity),
    kind,
    table,
    seat,
    face: formatMoney(fromWire(face)),
    result,
    local,
    by,
    isPaid: paid !== undefined,
    ...(corrected === undefined ? {} : { was: corrected.was }),
  }
}

const soldView = (state: State, { activity, price, face, pieces: _, hours: __, ...sale }: Sale): SoldView => ({
  ...sale,
  name: nameOf(state, activity),
  price: formatMoney(fromWire(price)),
  face: formatMoney(fromWire(face)),
})

function onSale(state: State, activity: string, local: string): OnSaleView[] {
  const { offering, rule } = runningOf(state, activity) ?? {}
  if (offering?.sale === undefined || rule === undefined) return []
  const { window, hours, limit } = offering.sale
  const now = hours.find((one) => hasBegun(one, local) && !hasEnded(one, local))
  const sold = now === undefined ? 0 : (state.purchases.get(purchasesIn(activity, now.from)) ?? 0)
  return [
    {
      activity,
      name: rule.name,
      window,
      isOpen: now !== undefined && state.offerings.get(activity)?.status === 'running',
      ...(limit === undefined ? {} : { left: limit - sold }),
      packages: Object.entries(offering.packages ?? {}).map(([name, { price }]) => ({
        package: name,
        price: formatMoney(price),
      })),
      asked: rule.who
        .filter((need) => need.need !== 'posted hours' && !isOfRound(need))
        .map(({ by, need }) => ({ clause: by, says: NEEDS[need].asks })),
    },
  ]
}

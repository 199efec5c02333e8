/** Coupons, certificates and chips without cash value. */
import { ZERO } from '../../../base/money.ts'
import { isRefusal } from '../../../base/refusal.ts'
import { runningOf } from '../../../engine/offerings/running.ts'
import { runsAt } from '../../../ledger/pieces/book.ts'
import { chipsOf, heldBy } from '../../../ledger/pieces/place.ts'
import { serialOf } from '../../../ledger/pieces/serial.ts'
import { type Night, order, Undone } from '../night.ts'
import { activityOf, tableOf } from '../reference.ts'
import { besideOf } from './drawings.ts'
import { postedPackage, postedSeries, saleOf } from './postedpieces.ts'
import type { Perform } from './steps.ts'

const LIVE = 'live chips'

export const PIECES = {
  receiveSeries: (night, { activity, series, pieces, keeper = 'accounting', ...who }, by = 'accountant') => {
    const posted = postedSeries(night, series, activity)
    receive(night, posted, pieces ?? posted.pieces, keeper, besideOf(who), by)
  },
  issuePieces: (night, { series, pieces, to, ...who }, by = 'accountant') => {
    const posted = postedSeries(night, series)
    const issued = { series: posted.series, pieces: pieces ?? posted.pieces, to: to ?? posted.givenOutBy }
    order(night, { do: 'IssuePieces', ...issued, ...besideOf({ with: 'marketing', ...who }) }, by)
  },
  givePieces: (night, { series, person, pieces, first, last, way, from }, by = 'marketing') => {
    const posted = stocked(night, series)
    const numbers = first === undefined ? { pieces: pieces ?? 1 } : { first, ...(last === undefined ? {} : { last }) }
    order(
      night,
      {
        do: 'GivePieces',
        series: posted.series,
        from: from ?? posted.givenOutBy,
        way: way ?? posted.way,
        to: [{ ...numbers, ...(person === undefined ? {} : { person }) }],
      },
      by,
    )
  },
  sellPieces: (night, { activity, package: named, person, window, drawer = '1', no = [] }, by = 'cage') => {
    const name = activityOf(night, activity)
    const [chosen, pieces] = postedPackage(night, name, named)
    for (const series of Object.keys(pieces)) stocked(night, series)
    order(
      night,
      {
        do: 'SellPieces',
        activity: name,
        package: chosen,
        person,
        window: window ?? saleOf(night, name)?.window ?? '1',
        drawer,
        answers: answersOf(night, name, no),
      },
      by,
    )
  },
  takeBackSale: (night, { sale, why = 'mistake', reason = 'entered twice', ...who }, by = 'cage') =>
    order(
      night,
      { do: 'TakeBackSale', sale: sale ?? lastOf(night.state.sales, 'sale'), why, reason, ...besideOf(who) },
      by,
    ),
  changeVoucher: (night, { person, ...one }, by = 'floor') =>
    order(
      night,
      { do: 'ChangeVoucher', serial: serialIn(night, one, person), ...(person === undefined ? {} : { person }) },
      by,
    ),
  layPieces: (night, written, by = 'dealer') => {
    const { table: named, seat = '1', backline, person, isPlayerDealer, chips, live = ZERO, bet = 'base' } = written
    const { isBonus, isFee, players = 2, no = [], result, odds } = written
    const table = tableOf(night, named)
    const series = written.series ?? written.serial?.split('-')[0] ?? written.serials?.[0]?.split('-')[0]
    const posted = stocked(night, series)
    const laid = order(
      night,
      {
        do: 'LayPieces',
        table,
        seat,
        ...(backline === undefined ? {} : { backline }),
        ...(person === undefined ? {} : { person }),
        ...(isPlayerDealer === true ? { isPlayerDealer } : {}),
        ...(chips === undefined
          ? { serials: written.serials ?? [serialIn(night, written, person)] }
          : { chips: { series: posted.series, pieces: chips } }),
        live,
        bet,
        ...(isBonus === true ? { isBonus } : {}),
        ...(isFee === true ? { isFee } : {}),
        players,
        answers: answersOf(night, posted.activity, no),
      },
      by,
    )
    if (result === undefined || isRefusal(laid)) return
    const use = `L${night.state.usesSoFar}`
    if (night.state.uses.get(use)?.fee !== '0') order(night, { do: 'PayPieceFee', use, paidIn: LIVE }, by)
    order(night, { do: 'DealPieces', table }, by)
    const told = odds === undefined ? {} : { odds }
    order(night, { do: 'SettlePieces', use, result, ...told, paidIn: LIVE }, by)
    if (night.state.uses.get(use)?.status === 'to verify') order(night, { do: 'VerifyPieces', uses: [use] }, 'floor')
    if (night.state.uses.get(use)?.status === 'to redeem') redeem(night, use)
  },
  payPieceFee: (night, { use, paidIn = LIVE }, by = 'dealer') =>
    order(night, { do: 'PayPieceFee', use: useIn(night, use), paidIn }, by),
  dealPieces: (night, { table }, by = 'dealer') => order(night, { do: 'DealPieces', table: tableOf(night, table) }, by),
  settlePieces: (night, { use, result, odds, paidIn = LIVE }, by = 'dealer') =>
    order(
      night,
      { do: 'SettlePieces', use: useIn(night, use), result, ...(odds === undefined ? {} : { odds }), paidIn },
      by,
    ),
  correctPieces: (night, { use, result, odds, reason = 'the wrong button', ...who }, by = 'dealer') =>
    order(
      night,
      {
        do: 'CorrectPieces',
        use: use ?? lastOf(night.state.pieceResults, 'result of a wager with pieces'),
        result,
        ...(odds === undefined ? {} : { odds }),
        reason,
        ...besideOf({ with: 'floor', ...who }),
      },
      by,
    ),
  returnPiecePayment: (night, { use, drawer = '1' }, by = 'cage') =>
    order(night, { do: 'ReturnPiecePayment', use: errorIn(night, use), drawer }, by),
  writeOffPiecePayment: (night, { use, reason = 'the player-dealer has left', ...who }, by = 'accountant') =>
    order(night, { do: 'WriteOffPiecePayment', use: errorIn(night, use), reason, ...besideOf(who) }, by),
  verifyPieces: (night, { use }, by = 'floor') => order(night, { do: 'VerifyPieces', uses: [useIn(night, use)] }, by),
  redeemPieces: (
    night,
    {
      use: named,
      uses = named === undefined ? undefined : [named],
      serial,
      series,
      number,
      person,
      drawer = '1',
      ...who
    },
    by = 'cage',
  ) => {
    const isPiece = serial !== undefined || series !== undefined
    const what = isPiece
      ? { serials: [serialIn(night, { serial, series, number }, person)] }
      : { uses: uses ?? [useIn(night, undefined)] }
    const use = uses?.[0]
    const of = use === undefined ? [...night.state.uses.values()].at(-1) : night.state.uses.get(use)
    const carried = of === undefined ? undefined : carriedIn(night, of.activity)
    const second = carried === 'player-dealer' && who.with === undefined ? {} : besideOf({ with: 'floor', ...who })
    order(night, { do: 'RedeemPieces', ...what, drawer, ...second }, by)
  },
  voidPieces: (night, { series, numbers, reason = 'torn', ...who }, by = 'floor') =>
    order(
      night,
      {
        do: 'VoidPieces',
        series: postedSeries(night, series).series,
        numbers: spansOf(numbers),
        reason,
        ...besideOf({ with: 'cage', ...who }),
      },
      by,
    ),
  destroyPieces: (night, { series, numbers, ...who }, by = 'accountant') =>
    order(
      night,
      { do: 'DestroyPieces', series: postedSeries(night, series).series, numbers: spansOf(numbers), ...besideOf(who) },
      by,
    ),
  countPieces: (night, { series, where = 'stock', counted, ...who }, by = 'accountant') =>
    order(
      night,
      { do: 'CountPieces', series: postedSeries(night, series).series, where, counted, ...besideOf(who) },
      by,
    ),
} satisfies Partial<Perform>

function redeem(night: Night, use: string): void {
  const { activity } = night.state.uses.get(use)!
  const carried = carriedIn(night, activity)
  const second = carried === 'representative' ? { second: 'floor' } : {}
  order(night, { do: 'RedeemPieces', uses: [use], drawer: '1', ...second }, 'cage')
}

const carriedIn = ({ state }: Night, activity: string) => runningOf(state, activity)?.rule.pieces?.redeemed.carried

type Posted = ReturnType<typeof postedSeries>

function receive(night: Night, posted: Posted, pieces: number, keeper: string, second: object, by: string) {
  const { activity, series } = posted
  return order(night, { do: 'ReceiveSeries', activity, series, pieces, keeper, ...second }, by)
}

/** In the hands of those who give it out. */
function stocked(night: Night, named: string | undefined): Posted {
  const posted = postedSeries(night, named)
  if (night.state.series.has(posted.series)) return posted
  const says = night.record.says.length
  receive(night, posted, posted.pieces, 'accounting', { second: 'marketing' }, 'accountant')
  const { series, pieces, givenOutBy } = posted
  order(night, { do: 'IssuePieces', series, pieces, to: givenOutBy, second: 'cage' }, 'accountant')
  night.record.says.splice(says)
  return posted
}

const spansOf = (numbers: readonly { first: number; last?: number | undefined }[]) =>
  numbers.map(({ first, last = first }) => ({ first, last }))

/** Whatever could be asked under a clause of who takes part is answered with yes, but for those under `no`. */
const answersOf = ({ state }: Night, activity: string, no: readonly string[]): Record<string, boolean> =>
  Object.fromEntries((runningOf(state, activity)?.rule.who ?? []).map(({ by }) => [by, !no.includes(by)]))

type One = {
  readonly serial?: string | undefined
  readonly series?: string | undefined
  readonly number?: number | undefined
}

function serialIn(night: Night, { serial, series: named, number }: One, person: string | undefined): string {
  if (serial !== undefined) return serial
  const { series } = postedSeries(night, named)
  if (number !== undefined) return serialOf(series, number)
  const places: readonly string[] = [heldBy(person), chipsOf(person), heldBy(undefined), chipsOf(undefined)]
  const known = night.state.series.get(series)
  const [own] = known === undefined ? [] : runsAt(known.book, (place) => places.includes(place))
  return serialOf(series, own?.first ?? 1)
}

const useIn = ({ state }: Night, named: string | undefined): string => named ?? lastOf(state.uses, 'wager with pieces')

const errorIn = ({ state }: Night, named: string | undefined): string =>
  named ?? lastOf(state.pieceErrors, 'payment for pieces in error')

function lastOf(all: ReadonlyMap<string, unknown>, what: string): string {
  const last = [...all.keys()].at(-1)
  if (last === undefined) throw new Undone(`there is no ${what} yet`)
  return last
}

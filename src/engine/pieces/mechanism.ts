/** Pieces that are given out, laid on wagers and paid for at the cage, as one room of the engine. */
import { plusDays } from '../../base/moment.ts'
import type { OpenItem } from '../../base/openitem.ts'
import { because } from '../../base/refusal.ts'
import { countAt } from '../../ledger/pieces/book.ts'
import { kindOf } from '../../ledger/pieces/place.ts'
import type { Closing } from '../closing/vocabulary.ts'
import type { Mechanism } from '../mechanism.ts'
import { correctUse } from './correcting.ts'
import { doors } from './doors.ts'
import {
  evolveCounted,
  evolveDealt,
  evolveExpired,
  evolveFee,
  evolveLaid,
  evolveMoved,
  evolveReceived,
  evolveRedeemed,
  evolveSettled,
  evolveSold,
  evolveTakenBack,
  evolveVerified,
} from './evolve.ts'
import { layPieces } from './laying.ts'
import { carryOut } from './moves.ts'
import { usesOwed } from './open.ts'
import { partIn, returnPayment, writeOffPayment } from './paidinerror.ts'
import { whyNotPrinted } from './printing.ts'
import { changeVoucher, redeemPieces } from './redeeming.ts'
import { evolveCorrected, evolveReturned, forgetResults } from './results.ts'
import { sellPieces, takeBackSale } from './sale.ts'
import { dealPieces, payFee, settleUse, verifyPieces } from './settling.ts'
import {
  countPieces,
  destroyPieces,
  expireSeries,
  givePieces,
  issuePieces,
  receiveSeries,
  voidPieces,
} from './stock.ts'
import type { Below, Pieces, Series } from './vocabulary.ts'

const SECOND = { second: 'one person is not two' } as const
/** Stored by one department and issued by another; what is counted or destroyed is seen by one of each. */
const ELSEWHERE = { ...SECOND, elsewhere: 'one department is not two' } as const

export const pieces: Mechanism<Pieces, Below, Below & Closing, typeof doors> = {
  uses: ['money', 'offerings', 'presence', 'house'],
  doors,
  initial: () => ({
    series: new Map(),
    uses: new Map(),
    usesSoFar: 0,
    pieceResults: new Map(),
    pieceErrors: new Map(),
    sales: new Map(),
    salesSoFar: 0,
    purchases: new Map(),
    pieceDifferences: new Map(),
  }),
  orders: {
    ReceiveSeries: { ...SECOND, decide: receiveSeries },
    IssuePieces: { ...ELSEWHERE, decide: issuePieces },
    GivePieces: { decide: givePieces },
    SellPieces: { decide: sellPieces },
    TakeBackSale: { ...SECOND, decide: takeBackSale },
    ChangeVoucher: { decide: changeVoucher },
    LayPieces: { decide: layPieces },
    PayPieceFee: { decide: payFee },
    DealPieces: { decide: dealPieces },
    SettlePieces: { decide: settleUse },
    CorrectPieces: { ...SECOND, decide: correctUse },
    VerifyPieces: { decide: verifyPieces },
    RedeemPieces: { ...SECOND, decide: redeemPieces },
    ReturnPiecePayment: { decide: returnPayment },
    WriteOffPiecePayment: {
      ...SECOND,
      apart: ({ pieceErrors }, { use }) => {
        const error = pieceErrors.get(use)
        return { persons: error === undefined ? [] : partIn(error), typists: [], says: 'had a part in the payment' }
      },
      decide: writeOffPayment,
    },
    VoidPieces: { ...SECOND, decide: voidPieces },
    DestroyPieces: { ...ELSEWHERE, decide: destroyPieces },
    CountPieces: { ...SECOND, decide: countPieces },
    ExpireSeries: { decide: expireSeries },
  },
  events: {
    SeriesReceived: { v: 1, evolve: evolveReceived },
    PiecesIssued: { v: 1, evolve: (own, { moves }) => carryOut(own, moves) },
    PiecesGiven: { v: 1, evolve: (own, { moves }) => carryOut(own, moves) },
    PiecesSold: { v: 1, evolve: evolveSold },
    SaleTakenBack: { v: 1, evolve: evolveTakenBack },
    VoucherChanged: { v: 1, evolve: (own, { moves }) => carryOut(own, moves) },
    PiecesLaid: { v: 1, evolve: evolveLaid },
    PieceFeePaid: { v: 1, evolve: evolveFee },
    PiecesDealt: { v: 1, evolve: evolveDealt },
    PiecesSettled: { v: 1, evolve: evolveSettled },
    PiecesCorrected: { v: 1, evolve: evolveCorrected },
    PiecesVerified: { v: 1, evolve: evolveVerified },
    PiecesRedeemed: { v: 1, evolve: evolveRedeemed },
    PiecePaymentReturned: { v: 1, evolve: evolveReturned },
    PiecePaymentWrittenOff: { v: 1, evolve: (own, { use }) => void own.pieceErrors.delete(use) },
    PiecesVoided: { v: 1, evolve: evolveMoved },
    PiecesDestroyed: { v: 1, evolve: evolveMoved },
    PiecesCounted: { v: 1, evolve: evolveCounted },
    SeriesExpired: { v: 1, evolve: evolveExpired },
  },
  on: {
    // The day that has just ended can be told right until its books are closed.
    DayEnded: (own, { day }, { property }) => forgetResults(own, plusDays(day, -1), property?.dayStart ?? '00:00'),
    DayClosed: (own, { day }, { property }) => forgetResults(own, day, property?.dayStart ?? '00:00'),
  },
  timers: {
    *names({ series }) {
      for (const [code, { isOver }] of series) if (isOver !== true) yield code
    },
    touched: (event) => (event.type === 'SeriesReceived' || event.type === 'SeriesExpired' ? [event.series] : []),
    due({ series }, code) {
      const one = series.get(code)
      if (one === undefined || one.isOver === true) return undefined
      return { due: { local: one.to }, order: { do: 'ExpireSeries', series: code, due: one.to } }
    },
  },
  answers: {
    keepsActivityOpen: ({ uses, series, pieceErrors }, activity) => {
      const error = [...pieceErrors.values()].find((one) => one.activity === activity)
      if (error !== undefined)
        return because('order', 'payment in error is open', { use: error.use, amount: error.amount })
      const use = [...uses.values()].find((one) => one.activity === activity)
      if (use !== undefined) return because('order', 'pieces lie on a wager', { table: use.table })
      const out = [...series.values()].find((one) => one.activity === activity && withPatrons(one) > 0)
      return out === undefined
        ? undefined
        : because('order', 'pieces are still out', { series: out.series, pieces: withPatrons(out) })
    },
    keepsTableOpen: ({ uses }, table) =>
      [...uses.values()].some((one) => one.table === table && (one.status === 'laid' || one.status === 'dealt'))
        ? because('order', 'pieces lie on a wager', { table })
        : undefined,
    whyNotPrinted: (state, sheet, of, local) => (sheet === 'pieces' ? whyNotPrinted(state, of, local) : undefined),
    openItems: ({ uses, pieceErrors, pieceDifferences }) => [
      ...[...pieceErrors.keys()].map((use): OpenItem => ({ kind: 'piece in error', use })),
      ...usesOwed({ uses }).map(({ use }): OpenItem => ({ kind: 'piece', use })),
      ...[...pieceDifferences.values()].map(({ series, where }): OpenItem => ({ kind: 'pieces', series, where })),
    ],
  },
}

/** How many pieces players have. */
function withPatrons({ book }: Series): number {
  let sum = 0
  for (const place of book.counts.keys())
    if (kindOf(place) === 'patron' || kindOf(place) === 'chips') sum += countAt(book, place)
  return sum
}

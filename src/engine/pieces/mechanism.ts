/** Pieces that are given out, laid on wagers and paid for at the cage, as one room of the engine. */
import type { OpenItem } from '../../base/openitem.ts'
import { because } from '../../base/refusal.ts'
import { countAt } from '../../ledger/pieces/book.ts'
import { kindOf } from '../../ledger/pieces/place.ts'
import type { Mechanism } from '../mechanism.ts'
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
import { changeVoucher, redeemPieces } from './redeeming.ts'
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

export const pieces: Mechanism<Pieces, Below, Below, typeof doors> = {
  uses: ['money', 'offerings', 'presence', 'house'],
  doors,
  initial: () => ({
    series: new Map(),
    uses: new Map(),
    usesSoFar: 0,
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
    VerifyPieces: { decide: verifyPieces },
    RedeemPieces: { ...SECOND, decide: redeemPieces },
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
    PiecesVerified: { v: 1, evolve: evolveVerified },
    PiecesRedeemed: { v: 1, evolve: evolveRedeemed },
    PiecesVoided: { v: 1, evolve: evolveMoved },
    PiecesDestroyed: { v: 1, evolve: evolveMoved },
    PiecesCounted: { v: 1, evolve: evolveCounted },
    SeriesExpired: { v: 1, evolve: evolveExpired },
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
    keepsActivityOpen: ({ uses, series }, activity) => {
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
    openItems: ({ uses, pieceDifferences }) => [
      ...usesOwed({ uses }).map(({ use }): OpenItem => ({ kind: 'piece', use })),
      ...[...pieceDifferences.values()].map(({ series, where }): OpenItem => ({ kind: 'pieces', series, where })),
    ],
  },
}

/** How many pieces players have. */
export function withPatrons({ book }: Series): number {
  let sum = 0
  for (const place of book.counts.keys())
    if (kindOf(place) === 'patron' || kindOf(place) === 'chips') sum += countAt(book, place)
  return sum
}

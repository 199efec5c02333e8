/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { RESULTS } from '../../games/pieces/settle.ts'
import { PIECES_MAX } from '../../ledger/pieces/serial.ts'
import { WAYS } from '../../rulebook/parts/pieces.ts'
import { amount, drawer, flag, name, person, reason, seat, table, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { Pieces } from './vocabulary.ts'

const series = words(10)
const serial = words(30)
const use = words(12)
const pieces = z.int().min(1).max(PIECES_MAX)
const numbers = { first: pieces, last: pieces }
const spans = z.array(z.strictObject(numbers)).min(1).max(10_000)
const answers = z.record(z.string().max(40), flag).exactOptional()
/** A mailing is one order. */
const GIVEN_MAX = 100_000

export const doors = {
  ReceiveSeries: {
    shape: z.strictObject({ activity: name, series, pieces, keeper: words(20) }),
    may: may.ReceiveSeries,
    example: { activity: 'bay-101/match-play', series: 'MP10', pieces: 500, keeper: 'accounting' },
  },
  IssuePieces: {
    shape: z.strictObject({ series, pieces, to: words(20) }),
    may: may.IssuePieces,
    example: { series: 'MP10', pieces: 500, to: 'marketing' },
  },
  GivePieces: {
    shape: z.strictObject({
      series,
      from: words(20),
      way: z.enum(WAYS),
      to: z
        .array(
          z.strictObject({
            first: pieces.exactOptional(),
            last: pieces.exactOptional(),
            pieces: pieces.exactOptional(),
            person: person.exactOptional(),
          }),
        )
        .min(1)
        .max(GIVEN_MAX),
    }),
    may: may.GivePieces,
    example: {
      series: 'MP10',
      from: 'marketing',
      way: 'mail',
      to: [
        { first: 1, person: '2001' },
        { first: 2, last: 9 },
      ],
    },
  },
  SellPieces: {
    shape: z.strictObject({ activity: name, package: name, person, window: words(20), drawer, answers }),
    may: may.SellPieces,
    example: { activity: 'bay-101/dead-chip', package: '60 for 30', person: '2001', window: '4', drawer: '1' },
  },
  TakeBackSale: {
    shape: z.strictObject({ sale: use, why: z.enum(['mistake', 'patron']), reason }),
    may: may.TakeBackSale,
    example: { sale: 'S1', why: 'mistake', reason: 'the wrong person' },
  },
  ChangeVoucher: {
    shape: z.strictObject({ serial, person: person.exactOptional() }),
    may: may.ChangeVoucher,
    example: { serial: 'FP10-0000001-A', person: '2001' },
  },
  LayPieces: {
    shape: z.strictObject({
      table,
      seat,
      backline: z.int().min(1).max(20).exactOptional(),
      person: person.exactOptional(),
      isPlayerDealer: z.literal(true).exactOptional(),
      serials: z.array(serial).min(1).max(50).exactOptional(),
      chips: z.strictObject({ series, pieces }).exactOptional(),
      live: amount,
      bet: words(40),
      isBonus: z.literal(true).exactOptional(),
      isFee: z.literal(true).exactOptional(),
      players: z.int().min(1).max(30).exactOptional(),
      answers,
    }),
    may: may.LayPieces,
    example: { table: '1', seat: '3', serials: ['MP10-0000001-A'], live: '$10.00', bet: 'player', players: 2 },
  },
  PayPieceFee: {
    shape: z.strictObject({ use, paidIn: words(40) }),
    may: may.PayPieceFee,
    example: { use: 'L1', paidIn: 'live chips' },
  },
  DealPieces: { shape: z.strictObject({ table }), may: may.DealPieces, example: { table: '1' } },
  SettlePieces: {
    shape: z.strictObject({
      use,
      result: z.enum([...RESULTS, 'withdrawn']),
      odds: words(20).exactOptional(),
      paidIn: words(40),
    }),
    may: may.SettlePieces,
    example: { use: 'L1', result: 'win', paidIn: 'live chips' },
  },
  CorrectPieces: {
    shape: z.strictObject({ use, result: z.enum(RESULTS), odds: words(20).exactOptional(), reason }),
    may: may.CorrectPieces,
    example: { use: 'L1', result: 'lose', reason: 'tapped the wrong one' },
  },
  VerifyPieces: {
    shape: z.strictObject({ uses: z.array(use).min(1).max(200) }),
    may: may.VerifyPieces,
    example: { uses: ['L1'] },
  },
  RedeemPieces: {
    shape: z.strictObject({
      uses: z.array(use).max(200).exactOptional(),
      serials: z.array(serial).max(200).exactOptional(),
      drawer,
    }),
    may: may.RedeemPieces,
    example: { uses: ['L1'], drawer: '1' },
  },
  ReturnPiecePayment: {
    shape: z.strictObject({ use, drawer }),
    may: may.ReturnPiecePayment,
    example: { use: 'L1', drawer: '1' },
  },
  WriteOffPiecePayment: {
    shape: z.strictObject({ use, reason }),
    may: may.WriteOffPiecePayment,
    example: { use: 'L1', reason: 'the player-dealer has left' },
  },
  VoidPieces: {
    shape: z.strictObject({ series, numbers: spans, reason }),
    may: may.VoidPieces,
    example: { series: 'MP10', numbers: [{ first: 1, last: 1 }], reason: 'torn' },
  },
  DestroyPieces: {
    shape: z.strictObject({ series, numbers: spans }),
    may: may.DestroyPieces,
    example: { series: 'MP10', numbers: [{ first: 1, last: 500 }] },
  },
  CountPieces: {
    shape: z.strictObject({ series, where: words(20), counted: z.int().min(0).max(PIECES_MAX) }),
    may: may.CountPieces,
    example: { series: 'MP10', where: 'stock', counted: 500 },
  },
} satisfies Doors<Pieces>

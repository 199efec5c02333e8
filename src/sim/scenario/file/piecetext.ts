/** Coupons, certificates and chips without cash value, as a scenario writes what is done with them. */
import { z } from 'zod'
import { RESULTS } from '../../../games/pieces/settle.ts'
import { WAYS } from '../../../rulebook/parts/pieces.ts'
import { flag, money, whole } from '../../../rulebook/terms.ts'
import { beside } from './tickettext.ts'

const text = z.string()
const series = text.optional()
const person = text.optional()
/** By the serial as it was scanned, or by series and number; without a number the lowest that the person has. */
const one = { serial: text.optional(), series, number: whole.optional() }
const numbers = z.strictObject({ first: whole, last: whole.optional() })

export const PIECE_STEPS = {
  /** All that are posted, if nothing is said. */
  receiveSeries: z.strictObject({
    activity: text.optional(),
    series,
    pieces: whole.optional(),
    keeper: text.optional(),
    ...beside,
  }),
  issuePieces: z.strictObject({ series, pieces: whole.optional(), to: text.optional(), ...beside }),
  /** A series that nobody has received yet is received and issued first. */
  givePieces: z.strictObject({
    series,
    person,
    pieces: whole.optional(),
    first: whole.optional(),
    last: whole.optional(),
    way: z.enum(WAYS).optional(),
    from: text.optional(),
  }),
  sellPieces: z.strictObject({
    activity: text.optional(),
    package: text.optional(),
    person: text,
    window: text.optional(),
    drawer: text.optional(),
    no: z.array(text).optional(),
  }),
  takeBackSale: z.strictObject({
    sale: text.optional(),
    why: z.enum(['mistake', 'patron']).optional(),
    reason: text.optional(),
    ...beside,
  }),
  changeVoucher: z.strictObject({ ...one, person }),
  /** With a result the hand is played to its end: fee, deal, result, and the way to the cage. */
  layPieces: z.strictObject({
    table: text.optional(),
    seat: text.optional(),
    backline: whole.optional(),
    person,
    isPlayerDealer: flag.optional(),
    ...one,
    serials: z.array(text).min(1).optional(),
    chips: whole.optional(),
    live: money.optional(),
    bet: text.optional(),
    isBonus: flag.optional(),
    /** For a collection or another fee. */
    isFee: flag.optional(),
    players: whole.optional(),
    /** Clauses that the dealer answers with no; the others with yes. */
    no: z.array(text).optional(),
    result: z.enum(RESULTS).optional(),
    odds: text.optional(),
  }),
  payPieceFee: z.strictObject({ use: text.optional(), paidIn: text.optional() }),
  dealPieces: z.strictObject({ table: text.optional() }),
  settlePieces: z.strictObject({
    use: text.optional(),
    result: z.enum([...RESULTS, 'withdrawn']),
    odds: text.optional(),
    paidIn: text.optional(),
  }),
  correctPieces: z.strictObject({
    use: text.optional(),
    result: z.enum(RESULTS),
    odds: text.optional(),
    reason: text.optional(),
    ...beside,
  }),
  returnPiecePayment: z.strictObject({ use: text.optional(), drawer: text.optional() }),
  writeOffPiecePayment: z.strictObject({ use: text.optional(), reason: text.optional(), ...beside }),
  verifyPieces: z.strictObject({ use: text.optional() }),
  redeemPieces: z.strictObject({
    use: text.optional(),
    uses: z.array(text).min(1).optional(),
    ...one,
    person,
    drawer: text.optional(),
    ...beside,
  }),
  voidPieces: z.strictObject({ series, numbers: z.array(numbers).min(1), reason: text.optional(), ...beside }),
  destroyPieces: z.strictObject({ series, numbers: z.array(numbers).min(1), ...beside }),
  countPieces: z.strictObject({ series, where: text.optional(), counted: whole, ...beside }),
} as const

/** What the transcript says of pieces. */
import { add, formatMoney, fromWire, negate } from '../../../base/money.ts'
import type { EventOf } from '../../../engine/mechanisms.ts'
import { countIn } from '../../../engine/pieces/moves.ts'

type PieceEvent = EventOf<
  | 'SeriesReceived'
  | 'PiecesIssued'
  | 'PiecesGiven'
  | 'PiecesSold'
  | 'SaleTakenBack'
  | 'VoucherChanged'
  | 'PiecesLaid'
  | 'PieceFeePaid'
  | 'PiecesDealt'
  | 'PiecesSettled'
  | 'PiecesCorrected'
  | 'PiecePaymentReturned'
  | 'PiecePaymentWrittenOff'
  | 'PiecesVerified'
  | 'PiecesRedeemed'
  | 'PiecesVoided'
  | 'PiecesDestroyed'
  | 'PiecesCounted'
  | 'SeriesExpired'
>

const money = (wire: string): string => formatMoney(fromWire(wire))
const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`)
const listed = (uses: readonly string[]): string => uses.join(', ')

export function sayPieces(event: PieceEvent): string {
  switch (event.type) {
    case 'SeriesReceived':
      return `${pieces(event.pieces)} of ${event.series} received, counted by ${event.by} and ${event.second} [${event.clause}]`
    case 'PiecesIssued':
      return `${pieces(countIn(event.moves))} of ${event.series} issued to ${event.to} by ${event.by}, taken by ${event.second}`
    case 'PiecesGiven':
      return `${pieces(countIn(event.moves))} of ${event.series} given out by ${event.way}${event.claim === undefined ? '' : ` for ${event.claim}`} [${event.clause}]`
    case 'PiecesSold':
      return `${event.sale}: ${event.person} buys ${event.package} at window ${event.window}, ${event.local.slice(0, 16).replace('T', ' ')}: ${money(event.price)} for ${money(event.face)}, cashier ${event.by} [${event.clause}]`
    case 'SaleTakenBack':
      return `${event.sale} is taken back: ${event.reason}, signed by ${event.by} and ${event.second}`
    case 'VoucherChanged':
      return `${event.serial} is verified, logged and changed into chips by ${event.by} [${event.clause}]`
    case 'PiecesLaid': {
      const live = event.live === '0' ? '' : `, with ${money(event.live)} live`
      const fee = event.fee === '0' ? '' : `; fee due ${money(event.fee)}`
      return `${event.use}: ${event.kind} of ${money(event.face)} on ${event.bet}, table ${event.table} seat ${event.seat}${live}${fee} [${event.clause}]`
    }
    case 'PieceFeePaid':
      return `${event.use}: ${money(event.amount)} fee into the box of table ${event.table} [${event.clause}]`
    case 'PiecesDealt':
      return `the cards of table ${event.table} come out${event.back.length === 0 ? '' : `; ${listed(event.back)} back to the player, without its fee [${event.clause}]`}`
    case 'PiecesSettled': {
      const pays = add(fromWire(event.pays.wager), fromWire(event.pays.pieces))
      const parts = [
        event.result === 'withdrawn' ? 'taken up again' : event.result,
        ...(pays === 0n
          ? []
          : [
              `the player-dealer pays ${formatMoney(pays)} (${money(event.pays.wager)} wager, ${money(event.pays.pieces)} piece)`,
            ]),
        ...(event.takes === '0' ? [] : [`the player-dealer takes ${money(event.takes)}`]),
        ...(event.cage === '0' ? [] : [`the cage owes the player-dealer ${money(event.cage)}`]),
      ]
      return `${event.use}: ${parts.join('; ')} [${event.clause}]`
    }
    case 'PiecesCorrected': {
      const difference = fromWire(event.difference)
      const parts = [
        `${event.was} was wrong: ${event.result}`,
        ...(difference === 0n
          ? []
          : [
              difference > 0n
                ? `the player-dealer gives the player ${formatMoney(difference)}`
                : `the player gives the player-dealer ${formatMoney(negate(difference))} back`,
            ]),
        ...(event.cage === '0' ? [] : [`the cage owes the player-dealer ${money(event.cage)}`]),
        ...(event.inError === undefined ? [] : [`${money(event.inError)} of the cage paid in error`]),
      ]
      const signed = event.second === undefined ? event.by : `${event.by} and ${event.second}`
      return `${event.use}: ${parts.join('; ')}. ${event.reason}, signed by ${signed} [${event.clause}]`
    }
    case 'PiecePaymentReturned':
      return `${event.use}: ${money(event.amount)} paid in error is back in drawer ${event.drawer}, cashier ${event.by} [${event.clause}]`
    case 'PiecePaymentWrittenOff':
      return `${event.use}: ${money(event.amount)} paid in error written off: ${event.reason}, signed by ${event.by} and ${event.second}`
    case 'PiecesVerified':
      return `${listed(event.uses)} verified by ${event.by} [${event.clause}]`
    case 'PiecesRedeemed':
      return `${listed(event.uses)} redeemed: ${money(event.amount)} from drawer ${event.drawer} to the player-dealer, cashier ${event.by}${event.second === undefined ? '' : `, carried by ${event.second}`} [${event.clause}]`
    case 'PiecesVoided':
      return `${pieces(countIn(event.moves))} of ${event.series} void: ${event.reason}, signed by ${event.by} and ${event.second}`
    case 'PiecesDestroyed':
      return `${pieces(countIn(event.moves))} of ${event.series} destroyed by ${event.by} and ${event.second}`
    case 'PiecesCounted':
      return `${event.series}, ${event.where}: ${event.counted} counted, ${event.expected} in the book, by ${event.by} and ${event.second}`
    case 'SeriesExpired':
      return `${event.series} is over; ${pieces(event.pieces)} of players have expired [${event.clause}]`
  }
}

/** What people are told about pieces. */
import type { Message } from '../../base/message.ts'
import type { Way } from '../../rulebook/parts/pieces.ts'

export type PieceMessages = {
  // series and stock
  'series is not posted': { series: string; activity: string }
  'series is not there': { series: string }
  'series of another activity': { series: string; activity: string }
  'more pieces than posted': { series: string; posted: number; received: number }
  'pieces take two': undefined
  'stock and issue are two departments': undefined
  'department gives out none': { department: string }
  'person of another department': { department: string }
  'too few pieces there': { series: string; where: string; there: number; wanted: number }
  'no such pieces': { series: string; first: number; last: number }
  'pieces are not there': { series: string; first: number; last: number }
  'pieces by number or count': undefined
  'pieces do not come this way': { way: Way }
  'series is over': { series: string; to: string }
  'pieces are still out': { series: string; pieces: number }
  'pieces lie on a wager': { table: string }
  'count of no place': { where: string }
  'series is no such prize': { series: string; form: string }
  'pieces of another value': { series: string; face: string; amount: string }
  'chips are not printed': { series: string }
  'pieces were given out': { series: string; first: number; last: number }
  // sale
  'pieces come otherwise': undefined
  'no such package': { package: string }
  'window is another': { window: string; posted: string }
  'not on sale now': undefined
  'sold out': { limit: number }
  'no such sale': { sale: string }
  'unused pieces are not refunded': undefined
  'pieces of the sale were used': { sale: string }
  // on a wager
  'serial is damaged': { serial: string }
  'no such serial': { serial: string }
  'piece is elsewhere': { serial: string; place: string }
  'piece is used already': { serial: string }
  'piece has expired': { to: string }
  'piece cannot be used yet': { from: string }
  'piece of another person': undefined
  'voucher is changed first': undefined
  'no voucher': { serial: string }
  'pieces of one kind': undefined
  'not in this game': { game: string }
  'table without notice': { table: string }
  'kind not on the notice': { table: string; kind: string }
  'notice says without a wager': { table: string }
  'not on bonus bets': undefined
  'pieces pay no fee': undefined
  'opposite base bets': { bet: string }
  'one piece for a wager': { most: number }
  'never with live chips': undefined
  'wager not equal to the face': { wager: string; face: string }
  'wager below the face': { wager: string; face: string }
  'outside the table limits': { wager: string; limit: string }
  'nothing is laid': undefined
  'hand is dealt': { table: string }
  'not told': { asks: Message }
  'answered no': { asks: Message }
  // fee, result, redemption
  'no such use': { use: string }
  'fee in live chips': undefined
  'no fee is due': { use: string }
  'fee before the deal': undefined
  'nothing to deal': { table: string }
  'hand is not dealt': { use: string }
  'winnings in live chips': undefined
  'result is known already': { use: string }
  'nothing to verify': { use: string }
  'not verified': { use: string }
  'nothing to redeem': { use: string }
  'uses of several activities': undefined
  'not for players': undefined
  'only after it was played': undefined
  'representative carries it': undefined
  'nobody carries it': undefined
  // a result that was told wrong
  'result is not kept': { use: string }
  'result as it was': { use: string }
  'piece correction takes two': undefined
  'piece was laid again': { serial: string; use: string }
  'pieces have moved on': { series: string; first: number; last: number; place: string }
  'too few chips left': { series: string; there: number; wanted: number }
  'no payment in error': { use: string }
  'write-off takes two': undefined
  'had a part in the payment': undefined
  'payment in error is open': { use: string; amount: string }
}

declare module '../../base/message.ts' {
  interface Messages extends PieceMessages {}
}

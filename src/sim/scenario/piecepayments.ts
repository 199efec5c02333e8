/** What passes for pieces: from the player-dealer to a player, as it was told, and from the cage to the player-dealer. */
import { add, fromWire, ZERO } from '../../base/money.ts'
import { partyKey } from '../../base/party.ts'
import { placeOf } from '../../engine/judging/fact.ts'
import type { Event, State } from '../../engine/mechanisms.ts'
import type { Payment } from './payment.ts'

export function paidForPieces(event: Event, state: State): Payment[] {
  if (event.type === 'PiecesSettled' || event.type === 'PiecesCorrected') {
    const use = event.type === 'PiecesSettled' ? state.uses.get(event.use)! : state.pieceResults.get(event.use)!
    const amount =
      event.type === 'PiecesSettled'
        ? add(fromWire(event.pays.wager), fromWire(event.pays.pieces))
        : fromWire(event.difference)
    if (amount <= ZERO) return []
    const place = use.backline === undefined ? 'seated' : 'backline'
    return [
      {
        to: partyKey(placeOf(use, use.seat, place, use.backline)),
        ...(use.person === undefined ? {} : { person: use.person }),
        amount,
        parts: { 'player-dealer': amount },
        share: use.kind,
        form: 'live chips',
        clause: event.clause,
      },
    ]
  }
  if (event.type !== 'PiecesRedeemed') return []
  return event.uses.map((name): Payment => {
    const { table, cage = '0', kind } = state.uses.get(name)!
    const amount = fromWire(cage)
    return {
      to: partyKey({ kind: 'player-dealer', table }),
      amount,
      parts: { house: amount },
      share: kind,
      form: 'live chips',
      clause: event.clause,
    }
  })
}

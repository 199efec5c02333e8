/** Results that were told, for as long as a wrong one can be taken back. */
import { businessDay } from '../../base/moment.ts'
import { cents, fromWire, toWire } from '../../base/money.ts'
import { collectedOf, isWithPatron } from '../../ledger/pieces/place.ts'
import { carryOut, forget } from './moves.ts'
import type { EventOf, Moves, Slice } from './vocabulary.ts'

type Ending = { readonly pays: { readonly wager: string; readonly pieces: string }; readonly takes: string }

/** What the player has by it, less what was lost. */
export const wonBy = ({ pays, takes }: Ending): string =>
  toWire(cents(fromWire(pays.wager) + fromWire(pays.pieces) - fromWire(takes)))

/** Pieces of wagers that were looked at or paid for: where they have come to. */
export function comeTo(own: Slice, uses: readonly string[], moves: Moves): void {
  for (const use of uses) {
    const told = own.pieceResults.get(use)
    if (told === undefined) continue
    const rows = Object.entries(moves)
      .map(([code, all]) => [code, all.filter(([, , from]) => from === collectedOf(use))] as const)
      .filter(([, its]) => its.length > 0)
    if (rows.length > 0) told.pieces = Object.fromEntries(rows)
  }
}

export function evolveCorrected(own: Slice, event: EventOf<'PiecesCorrected'>): void {
  const { use, activity, table, was, result, odds, cage, cageBy, status, inError, moves, reason, local, by } = event
  const signed = event.second === undefined ? [by] : [by, event.second]
  carryOut(own, moves)
  forget(own, moves)
  payAgainNever(own, moves)
  const told = own.pieceResults.get(use)!
  const { result: _, odds: _odds, won: _won, by: _by, local: _local, pieces, ...rest } = told
  const { isSeen: _seen, isPast: _past, corrected: _corrected, paid, ...laid } = rest
  if (status === 'over') own.uses.delete(use)
  else
    own.uses.set(use, {
      ...laid,
      fee: '0',
      status,
      ...(cage === '0' ? {} : { cage }),
      ...(cageBy === undefined ? {} : { cageBy }),
    })
  told.result = result
  if (odds === undefined) delete told.odds
  else told.odds = odds
  told.won = wonBy(event)
  told.pieces = { ...pieces, ...moves }
  told.corrected = { was, reason, local, by: signed }
  if (inError === undefined || paid === undefined) own.pieceErrors.delete(use)
  else {
    const { drawer, cashier } = paid
    own.pieceErrors.set(use, { use, activity, table, amount: inError, drawer, cashier, reason, local, by: signed })
  }
}

/** Whatever was dealt had its fee: with the player again, it is not due a second time. */
function payAgainNever(own: Slice, moves: Moves): void {
  for (const [code, rows] of Object.entries(moves)) {
    const { fee, paid } = own.series.get(code)!
    if (fee === undefined) continue
    for (const [first, last, , to] of rows)
      if (isWithPatron(to)) for (let number = first; number <= last; number += 1) paid.add(number)
  }
}

/** The money is back, as if the cage had not paid; or it never comes back, and stays paid. */
export function evolveReturned(own: Slice, { use }: EventOf<'PiecePaymentReturned'>): void {
  own.pieceErrors.delete(use)
  delete own.pieceResults.get(use)?.paid
}

/** Of the days up to this one; what still waits for somebody is kept. */
export function forgetResults(own: Slice, day: string, dayStart: string): void {
  for (const [use, { local }] of own.pieceResults)
    if (!own.uses.has(use) && businessDay(local, dayStart) <= day) own.pieceResults.delete(use)
}

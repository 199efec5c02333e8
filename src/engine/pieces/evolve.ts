/** What happened to pieces, added up. */
import { noPieces, receive } from '../../ledger/pieces/book.ts'
import { carryOut, forget } from './moves.ts'
import { purchasesIn } from './purchases.ts'
import { comeTo, wonBy } from './results.ts'
import type { EventOf, Moves, Slice } from './vocabulary.ts'

export function evolveReceived(own: Slice, event: EventOf<'SeriesReceived'>): void {
  const { activity, series, pieces, terms } = event
  const known = own.series.get(series)
  const one = known ?? { series, activity, ...terms!, book: noPieces(), paid: new Set<number>() }
  receive(one.book, pieces)
  if (known === undefined) own.series.set(series, one)
}

export function evolveSold(own: Slice, event: EventOf<'PiecesSold'>): void {
  const { sale, activity, person, price, face, drawer, local, hours, moves, by } = event
  carryOut(own, moves)
  own.sales.set(sale, {
    sale,
    activity,
    package: event.package,
    person,
    price,
    face,
    cashier: by,
    drawer,
    local,
    hours,
    pieces: moves,
  })
  own.salesSoFar += 1
  const key = purchasesIn(activity, hours)
  own.purchases.set(key, (own.purchases.get(key) ?? 0) + 1)
}

export function evolveTakenBack(own: Slice, { sale, activity, moves }: EventOf<'SaleTakenBack'>): void {
  carryOut(own, moves)
  const key = purchasesIn(activity, own.sales.get(sale)!.hours)
  own.purchases.set(key, own.purchases.get(key)! - 1)
  own.sales.delete(sale)
}

export function evolveLaid(own: Slice, event: EventOf<'PiecesLaid'>): void {
  const {
    type: _type,
    typedBy: _typist,
    moves,
    pieces: _pieces,
    clause: _clause,
    local: _local,
    by: _by,
    ...use
  } = event
  const { v: _v, ...laid } = use as typeof use & { v?: number }
  carryOut(own, moves)
  own.usesSoFar += 1
  own.uses.set(laid.use, { ...laid, status: 'laid' })
}

/** Once for a piece: after a push, and while the player keeps it, nothing is due again. */
export function evolveFee(own: Slice, { use: name }: EventOf<'PieceFeePaid'>): void {
  const use = own.uses.get(name)!
  use.fee = '0'
  for (const code of use.series) {
    const { book, paid } = own.series.get(code)!
    for (const { first, last, at } of book.runs)
      if (at === `wager:${name}`) for (let number = first; number <= last; number += 1) paid.add(number)
  }
}

export function evolveDealt(own: Slice, { table, uses, back, moves }: EventOf<'PiecesDealt'>): void {
  carryOut(own, moves)
  for (const use of back) own.uses.delete(use)
  for (const use of uses) own.uses.get(use)!.status = 'dealt'
  for (const told of own.pieceResults.values()) if (told.table === table) told.isPast = true
}

export function evolveSettled(own: Slice, event: EventOf<'PiecesSettled'>): void {
  const { use: name, result, odds, status, cage, cageBy, moves, local, by } = event
  carryOut(own, moves)
  forget(own, moves)
  const use = own.uses.get(name)!
  const { fee: _fee, status: _status, cage: _cage, cageBy: _cageBy, ...laid } = use
  if (result !== 'withdrawn') {
    const told = { result, ...(odds === undefined ? {} : { odds }), won: wonBy(event), by, local, pieces: moves }
    own.pieceResults.set(name, { ...laid, ...told })
  }
  if (status === 'over') own.uses.delete(name)
  else {
    use.status = status
    if (cage !== '0') use.cage = cage
    if (cageBy !== undefined) use.cageBy = cageBy
  }
}

export function evolveVerified(own: Slice, { uses, moves }: EventOf<'PiecesVerified'>): void {
  carryOut(own, moves)
  for (const name of uses) {
    const use = own.uses.get(name)
    // What the dealer has verified, and nothing is owed for, is over already.
    if (use === undefined) continue
    const told = own.pieceResults.get(name)
    if (told !== undefined && use.status === 'to verify') told.isSeen = true
    if (use.cage === undefined) own.uses.delete(name)
    else use.status = 'to redeem'
  }
  comeTo(own, uses, moves)
}

export function evolveRedeemed(own: Slice, { uses, drawer, moves, by }: EventOf<'PiecesRedeemed'>): void {
  carryOut(own, moves)
  for (const name of uses) {
    const told = own.pieceResults.get(name)
    const amount = own.uses.get(name)?.cage
    if (told !== undefined && amount !== undefined) told.paid = { amount, drawer, cashier: by }
    own.uses.delete(name)
  }
  comeTo(own, uses, moves)
}

/** By series and where it was counted; a count that agrees, or pieces written off, end it. */
const differenceKey = (series: string, where: string): string => `${series} ${where}`

export function evolveCounted(own: Slice, event: EventOf<'PiecesCounted'>): void {
  const { series, where, expected, counted } = event
  const key = differenceKey(series, where)
  if (expected === counted) own.pieceDifferences.delete(key)
  else own.pieceDifferences.set(key, { series, where, expected, counted })
}

/** Out of play: whatever was known of single pieces goes with them. */
export function evolveMoved(own: Slice, { moves }: { readonly moves: Moves }): void {
  carryOut(own, moves)
  forget(own, moves)
}

export function evolveExpired(own: Slice, { series: code, moves }: EventOf<'SeriesExpired'>): void {
  evolveMoved(own, { moves })
  const series = own.series.get(code)!
  series.isOver = true
  for (const [name, { pieces }] of own.sales)
    if (Object.keys(pieces).every((one) => own.series.get(one)?.isOver === true)) own.sales.delete(name)
}

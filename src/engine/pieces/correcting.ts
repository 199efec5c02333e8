/**
 * A result that was told wrong is taken back, and the wager is settled by the right one. No money moves: what player and player-dealer
 * owe each other by it is told, and what the cage has paid for nothing is paid in error until somebody brings it back or writes it off.
 */
import { cents, fromWire, toWire, ZERO } from '../../base/money.ts'
import { because, isRefusal, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { type Becomes, netOf, settlePieces as settled } from '../../games/pieces/settle.ts'
import { parsePay } from '../../games/table/pays.ts'
import { countAt, countOf, lowest, type Run, within } from '../../ledger/pieces/book.ts'
import { collectedOf, isWithPatron, type Place } from '../../ledger/pieces/place.ts'
import { serialOf } from '../../ledger/pieces/serial.ts'
import { joined } from './moves.ts'
import { isFresh } from './open.ts'
import { isPaper } from './printing.ts'
import { backPlace, partyOf, statusAfter } from './settling.ts'
import { type Posted, postedOf } from './terms.ts'
import type { CommandOf, Decision, Moves, PieceResult, State, Use } from './vocabulary.ts'

const EVEN = '1 to 1'

export function correctUse(state: State, command: CommandOf<'CorrectPieces'>): Decision {
  const { use, result, odds = EVEN, reason, second, at, by } = command
  const told = state.pieceResults.get(use)
  if (told === undefined) return whyNotKept(state, use)
  const posted = postedOf(state, told.activity)
  if (isRefusal(posted)) return posted
  const { terms, choice } = posted
  const kind = terms.kinds[told.kind]
  if (kind === undefined) return refuseOrder('no such use', { use })
  const who = partyOf(told)
  const clause = terms.corrected?.by ?? kind.by
  const isSame = result === told.result && (result !== 'win' || odds === (told.odds ?? EVEN))
  if (isSame) return refuse(who, [because(clause, 'result as it was', { use })])
  const pays = parsePay(odds)
  if (pays?.is !== 'to') return refuseOrder('no odds', { text: odds })
  // The finger slipped: whoever told it says so at once.
  const isOwnSlip = told.by === by && isFresh(told)
  if (second === undefined && !isOwnSlip) return refuse(who, [because(clause, 'piece correction takes two')])
  const lying = lyingNow(state, posted, told, clause)
  if (isRefusal(lying)) return lying
  const [live, face] = [fromWire(told.live), fromWire(told.face)]
  const ending = settled(kind, result, { live, face, pays, redeemed: choice.settings?.redeemed })
  const isOwed = ending.cage > ZERO
  const { paid } = told
  // Whoever has looked at it once need not look again.
  const seen = told.isSeen === true ? 'dealer' : terms.verified.who
  const status = paid !== undefined && isOwed ? 'over' : statusAfter(ending.piece, isOwed, seen)
  const isVerified = terms.verified.who === 'dealer' && told.result === 'push'
  const to = placeAfter(state, told, ending.piece, status, isOwed, at.local)
  return [
    {
      type: 'PiecesCorrected',
      use,
      activity: told.activity,
      table: told.table,
      was: told.result,
      result,
      ...(odds === EVEN ? {} : { odds }),
      pays: { wager: toWire(ending.pays.wager), pieces: toWire(ending.pays.pieces) },
      takes: toWire(ending.takes),
      difference: toWire(cents(netOf(ending).player - fromWire(told.won))),
      cage: toWire(ending.cage),
      ...(ending.cageBy === undefined ? {} : { cageBy: ending.cageBy }),
      status,
      ...(paid !== undefined && !isOwed ? { inError: paid.amount } : {}),
      moves: joined(lying.map(([code, runs]): Moves => movedTo(code, runs, to(code)))),
      reason,
      clause: `${clause} ${ending.clauses}`,
      local: at.local,
      by,
      ...(second === undefined ? {} : { second }),
    },
    ...(isVerified ? [{ type: 'PiecesVerified', uses: [use], moves: {}, clause: terms.verified.by, by } as const] : []),
  ]
}

/** Of a hand that is not decided, of one long ago, or of none at all. */
function whyNotKept({ uses, usesSoFar }: State, use: string): Refusal {
  if (uses.has(use)) return refuseOrder('hand is not dealt', { use })
  const isNumbered = /^L[1-9]\d*$/.test(use) && Number(use.slice(1)) <= usesSoFar
  return refuseOrder(isNumbered ? 'result is not kept' : 'no such use', { use })
}

type Lying = readonly (readonly [series: string, runs: readonly Run[]])[]

/** Where the pieces of that wager are, as long as nothing else has happened to them. */
function lyingNow(state: State, posted: Posted, told: PieceResult, clause: string): Lying | Refusal {
  const who = partyOf(told)
  const isChips = !isPaper(posted) || posted.terms.kinds[told.kind]?.voucher !== undefined
  const lying: [string, readonly Run[]][] = []
  for (const [code, rows] of Object.entries(told.pieces)) {
    const { book } = state.series.get(code)!
    const again = isChips ? undefined : laidAgain(state, told, code)
    if (again !== undefined) return refuse(who, [because(clause, 'piece was laid again', again)])
    const runs = rows.flatMap(([first, last]) => within(book, { first, last }))
    const strayed = rows.find(([first, last, , to]) =>
      within(book, { first, last }).some(({ at }) => at !== to && !(at === 'expired' && isWithPatron(to))),
    )
    if (strayed === undefined) {
      lying.push([code, runs])
      continue
    }
    const [first, last, , place] = strayed
    if (!isChips || !isWithPatron(place)) {
      const { at } = within(book, { first, last }).find((run) => run.at !== place)!
      return refuse(who, [because(clause, 'pieces have moved on', { series: code, first, last, place: at })])
    }
    // One chip of a series is as good as another: those that the player has now.
    const wanted = countOf(runs)
    const others = lowest(book, place, wanted)
    if (others === undefined)
      return refuse(who, [because(clause, 'too few chips left', { series: code, there: countAt(book, place), wanted })])
    lying.push([code, others.map((span) => ({ ...span, at: place }))])
  }
  return lying
}

/** A later wager with a paper that this one would have ended, or would have left with somebody else. */
function laidAgain({ pieceResults }: State, told: PieceResult, code: string) {
  for (const [first, last] of told.pieces[code] ?? [])
    for (const { use, pieces } of pieceResults.values())
      if (numberOf(use) > numberOf(told.use))
        for (const [from, to] of pieces[code] ?? [])
          if (from <= last && to >= first) return { serial: serialOf(code, Math.max(from, first)), use }
  return undefined
}

const numberOf = (use: string): number => Number(use.slice(1))

/** What was paid for already is cancelled; what a representative has seen dropped is worth nothing, as after a look at it. */
function placeAfter(
  state: State,
  told: PieceResult,
  piece: Becomes,
  status: Use['status'] | 'over',
  isOwed: boolean,
  local: string,
): (series: string) => Place {
  switch (piece) {
    case 'stays':
      return (code) => backPlace(state, told, code, local)
    case 'void':
      return () => 'void'
    case 'collected':
    case 'drop box':
      return () => (status !== 'over' ? collectedOf(told.use) : piece === 'drop box' && !isOwed ? 'void' : 'cancelled')
  }
}

const movedTo = (code: string, runs: readonly Run[], to: Place): Moves => {
  const moving = runs.filter(({ at }) => at !== to)
  return moving.length === 0 ? {} : { [code]: moving.map(({ first, last, at }) => [first, last, at, to] as const) }
}

/** From the wager to its result: the fee before the deal, the cards, what was won or lost, and a look at what was played. */
import { fromWire, toWire, ZERO } from '../../base/money.ts'
import { because, isRefusal, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { type Becomes, settlePieces as settled } from '../../games/pieces/settle.ts'
import { parsePay } from '../../games/table/pays.ts'
import { carry, draftOf, entitle } from '../../ledger/draft.ts'
import { boxPlace } from '../../ledger/name.ts'
import { type Run, runsAt } from '../../ledger/pieces/book.ts'
import { chipsOf, collectedOf, heldBy, onWager, type Place } from '../../ledger/pieces/place.ts'
import type { KindTerms } from '../../rulebook/parts/pieces.ts'
import { toPosts } from '../posts.ts'
import { usesAt } from './laying.ts'
import { joined, toPlace } from './moves.ts'
import { hasEnded, type Posted, postedOf } from './terms.ts'
import type { CommandOf, Decision, Moves, State, Use } from './vocabulary.ts'

const LIVE_CHIPS = 'live chips'

type OfUse = Posted & { readonly use: Use; readonly kind: KindTerms }

export function useOf(state: State, name: string): OfUse | Refusal {
  const use = state.uses.get(name)
  const posted = use === undefined ? undefined : postedOf(state, use.activity)
  if (use === undefined || posted === undefined) return refuseOrder('no such use', { use: name })
  if (isRefusal(posted)) return posted
  const kind = posted.terms.kinds[use.kind]
  return kind === undefined ? refuseOrder('no such use', { use: name }) : { ...posted, use, kind }
}

export const partyOf = ({ table, seat, backline }: Pick<Use, 'table' | 'seat' | 'backline'>) =>
  backline === undefined
    ? ({ kind: 'seat', table, seat } as const)
    : ({ kind: 'backline', table, seat, nth: backline } as const)

export function payFee(state: State, command: CommandOf<'PayPieceFee'>): Decision {
  const of = useOf(state, command.use)
  if (isRefusal(of)) return of
  const { use, terms } = of
  const { fee } = terms
  const due = fromWire(use.fee)
  if (fee === undefined || due === ZERO) return refuseOrder('no fee is due', { use: use.use })
  if (use.status !== 'laid') return refuse(partyOf(use), [because(fee.before.by, 'fee before the deal')])
  if (command.paidIn !== LIVE_CHIPS) return refuse(partyOf(use), [because(fee.in.by, 'fee in live chips')])
  const draft = draftOf(state.balances, use.activity)
  carry(draft, 'patron', boxPlace(use.table), due, fee.by)
  entitle(draft, 'patrons', 'due:sale', due, fee.by)
  return [
    {
      type: 'PieceFeePaid',
      use: use.use,
      activity: use.activity,
      table: use.table,
      amount: use.fee,
      clause: fee.by,
      by: command.by,
      posts: toPosts(draft.posts),
    },
  ]
}

/** Whatever has no fee when the cards come does not play this hand. */
export function dealPieces(state: State, { table, at, by }: CommandOf<'DealPieces'>): Decision {
  const laid = usesAt(state, table).filter(({ status }) => status === 'laid')
  if (laid.length === 0) return refuseOrder('nothing to deal', { table })
  const back = laid.filter(({ fee }) => fee !== '0')
  const clauses = new Set<string>()
  const moves = back.map((use): Moves => {
    const posted = postedOf(state, use.activity)
    if (!isRefusal(posted) && posted.terms.fee !== undefined) clauses.add(posted.terms.fee.late.by)
    return backToPlayer(state, use, at.local)
  })
  return [
    {
      type: 'PiecesDealt',
      table,
      uses: laid.filter(({ fee }) => fee === '0').map(({ use }) => use),
      back: back.map(({ use }) => use),
      moves: joined(moves),
      ...(clauses.size === 0 ? {} : { clause: [...clauses].join(' ') }),
      by,
    },
  ]
}

export function settleUse(state: State, command: CommandOf<'SettlePieces'>): Decision {
  const { result, odds = '1 to 1', paidIn, at, by } = command
  const of = useOf(state, command.use)
  if (isRefusal(of)) return of
  const { use, kind, terms, choice } = of
  if (use.status !== 'laid' && use.status !== 'dealt') return refuseOrder('result is known already', { use: use.use })
  const told = {
    type: 'PiecesSettled',
    use: use.use,
    activity: use.activity,
    table: use.table,
    local: at.local,
    by,
  } as const
  if (result === 'withdrawn') {
    if (use.status === 'dealt') return refuseOrder('hand is dealt', { table: use.table })
    const nothing = { pays: { wager: '0', pieces: '0' }, takes: '0', cage: '0', status: 'over' } as const
    return [{ ...told, result, ...nothing, moves: backToPlayer(state, use, at.local), clause: kind.by }]
  }
  if (use.status !== 'dealt') return refuseOrder('hand is not dealt', { use: use.use })
  const pays = parsePay(odds)
  if (pays?.is !== 'to') return refuseOrder('no odds', { text: odds })
  if (paidIn !== LIVE_CHIPS) return refuse(partyOf(use), [because(terms.winnings.by, 'winnings in live chips')])
  const [live, face] = [fromWire(use.live), fromWire(use.face)]
  const ending = settled(kind, result, { live, face, pays, redeemed: choice.settings?.redeemed })
  const isOwed = ending.cage > 0n
  const status = statusAfter(ending.piece, isOwed, terms.verified.who)
  // Where the dealer is the one who looks at it, telling the result of a hand that is decided is that look.
  const isVerified = terms.verified.who === 'dealer' && result !== 'push'
  return [
    {
      ...told,
      result,
      ...(odds === '1 to 1' ? {} : { odds }),
      pays: { wager: toWire(ending.pays.wager), pieces: toWire(ending.pays.pieces) },
      takes: toWire(ending.takes),
      cage: toWire(ending.cage),
      ...(ending.cageBy === undefined ? {} : { cageBy: ending.cageBy }),
      status,
      moves: movesOf(state, use, ending.piece, status, at.local),
      clause: ending.clauses,
    },
    ...(isVerified
      ? [{ type: 'PiecesVerified', uses: [use.use], moves: {}, clause: terms.verified.by, by } as const]
      : []),
  ]
}

/** A representative looks at what was collected or dropped; the dealer sees it there and then. */
export function statusAfter(piece: Becomes, isOwed: boolean, who: 'representative' | 'dealer'): Use['status'] | 'over' {
  const isSeen = who === 'dealer' || piece === 'stays' || piece === 'void'
  if (!isSeen) return 'to verify'
  return isOwed ? 'to redeem' : 'over'
}

function movesOf(state: State, use: Use, piece: Becomes, status: Use['status'] | 'over', local: string): Moves {
  switch (piece) {
    case 'stays':
      return backToPlayer(state, use, local)
    case 'void':
      return allTo(state, use, () => 'void')
    case 'collected':
    case 'drop box':
      // Where nobody is paid for it and nobody has to look at it, it is over.
      return allTo(state, use, () => (status === 'over' ? 'cancelled' : collectedOf(use.use)))
  }
}

/** With whoever laid it, as it was before; what has ended meanwhile stays with nobody. */
const backToPlayer = (state: State, use: Use, local: string): Moves =>
  allTo(state, use, (code) => backPlace(state, use, code, local))

type Laid = Pick<Use, 'activity' | 'kind' | 'person'>

export function backPlace(state: State, { activity, kind, person }: Laid, code: string, local: string): Place {
  if (hasEnded(state.series.get(code)!, local)) return 'expired'
  const posted = postedOf(state, activity)
  const isChips = !isRefusal(posted) && posted.terms.kinds[kind]?.voucher !== undefined
  return isChips ? chipsOf(person) : heldBy(person)
}

export function allTo(state: State, use: Use, to: (series: string) => Place): Moves {
  const parts = [...new Set(use.series)].map((code): Moves => {
    const { book } = state.series.get(code)!
    const lying: readonly Place[] = [onWager(use.use), collectedOf(use.use)]
    const runs: readonly Run[] = runsAt(book, (place) => lying.includes(place))
    return toPlace(code, runs, to(code))
  })
  return joined(parts)
}

/** Those for which nothing is owed are done with; the others can be carried to the cage. */
export function verifyPieces(state: State, { uses, by }: CommandOf<'VerifyPieces'>): Decision {
  const clauses = new Set<string>()
  const moves: Moves[] = []
  for (const name of new Set(uses)) {
    const of = useOf(state, name)
    if (isRefusal(of)) return of
    const { use, terms } = of
    if (use.status !== 'to verify') return refuseOrder('nothing to verify', { use: name })
    clauses.add(terms.verified.by)
    if (use.cage === '0' || use.cage === undefined) moves.push(allTo(state, use, () => 'void'))
  }
  return [
    { type: 'PiecesVerified', uses: [...new Set(uses)], moves: joined(moves), clause: [...clauses].join(' '), by },
  ]
}

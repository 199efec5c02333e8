/** Pieces that were played come to the cage, and the player-dealer has live chips for them; a voucher becomes chips. */
import { citedIn } from '../../base/cited.ts'
import { add, fromWire, toWire, ZERO } from '../../base/money.ts'
import { because, isRefusal, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { carry, draftOf } from '../../ledger/draft.ts'
import { drawerPlace } from '../../ledger/name.ts'
import { chipsOf, isWithPatron, kindOf, ofPlace } from '../../ledger/pieces/place.ts'
import { whyNotFromDrawer } from '../money/drawers.ts'
import { drawOnReserve } from '../money/movements.ts'
import { toPosts } from '../posts.ts'
import { pieceOf } from './laying.ts'
import { fromTo, joined } from './moves.ts'
import { allTo, useOf } from './settling.ts'
import { hasBegun, hasEnded } from './terms.ts'
import type { CommandOf, Decision, Moves, State, Use } from './vocabulary.ts'

export function redeemPieces(state: State, command: CommandOf<'RedeemPieces'>): Decision {
  const { drawer, second, at, by } = command
  const names = namesIn(state, command)
  if (isRefusal(names)) return names
  const uses: Use[] = []
  const clauses = new Set<string>()
  for (const name of names) {
    const of = useOf(state, name)
    if (isRefusal(of)) return of
    const { use, terms } = of
    const { verified, redeemed } = terms
    const dealer = { kind: 'player-dealer', table: use.table } as const
    if (use.status === 'to verify') return refuse(dealer, [because(verified.by, 'not verified', { use: name })])
    if (use.status !== 'to redeem') return refuse(dealer, [because(verified.by, 'only after it was played')])
    if (redeemed.carried === 'representative' && second === undefined)
      return refuse(dealer, [because(redeemed.by, 'representative carries it')])
    if (redeemed.carried === 'player-dealer' && second !== undefined)
      return refuse(dealer, [because(redeemed.by, 'nobody carries it')])
    for (const clause of citedIn(`${use.cageBy ?? ''} ${redeemed.by}`)) clauses.add(clause)
    uses.push(use)
  }
  const [first] = uses
  if (first === undefined) return refuseOrder('nothing to redeem', { use: '' })
  if (uses.some(({ activity }) => activity !== first.activity)) return refuseOrder('uses of several activities')
  const of = useOf(state, first.use)
  if (isRefusal(of)) return of
  const { rule } = of.running
  const amount = add(ZERO, ...uses.map(({ cage = '0' }) => fromWire(cage)))
  const wrong = whyNotFromDrawer(state, drawer, amount, by)
  if (wrong !== undefined) return wrong
  const clause = [...clauses].join(' ')
  const draft = draftOf(state.balances, first.activity)
  carry(draft, drawerPlace(drawer), 'patron', amount, clause)
  drawOnReserve(draft, rule, 'patrons', amount, clause)
  return [
    {
      type: 'PiecesRedeemed',
      activity: first.activity,
      uses: uses.map(({ use }) => use),
      amount: toWire(amount),
      drawer,
      moves: joined(uses.map((use): Moves => allTo(state, use, () => 'cancelled'))),
      clause,
      local: at.local,
      by,
      ...(second === undefined ? {} : { second }),
      posts: toPosts(draft.posts),
    },
  ]
}

/** A serial stands for the use that it is owed for; one that is still a player's is nothing that the cage pays for. */
function namesIn(state: State, { uses = [], serials = [] }: CommandOf<'RedeemPieces'>): string[] | Refusal {
  const names = new Set(uses)
  for (const serial of serials) {
    const one = pieceOf(state, serial)
    if (isRefusal(one)) return one
    const { of, place } = one
    const { terms, series, kind } = of
    const who = { kind: 'activity', activity: series.activity } as const
    if (kindOf(place) === 'expired')
      return refuse(who, [because(terms.period.by, 'piece has expired', { to: series.to })])
    if (isWithPatron(place)) return refuse(who, [because(terms.exchange.by, 'not for players')])
    if (kindOf(place) !== 'collected' && kindOf(place) !== 'wager')
      return refuse(who, [because(kind.by, 'piece is used already', { serial })])
    names.add(ofPlace(place)!)
  }
  return [...names]
}

/** Verified and logged by somebody of the house; the piece goes on as chips. */
export function changeVoucher(state: State, command: CommandOf<'ChangeVoucher'>): Decision {
  const { serial, person, at, by } = command
  const one = pieceOf(state, serial)
  if (isRefusal(one)) return one
  const { of, number, place } = one
  const { series, kind, terms } = of
  const who = { kind: 'activity', activity: series.activity } as const
  if (kind.voucher === undefined) return refuse(who, [because(kind.by, 'no voucher', { serial })])
  if (kindOf(place) === 'expired' || hasEnded(series, at.local))
    return refuse(who, [because(terms.period.by, 'piece has expired', { to: series.to })])
  if (!hasBegun(series, at.local))
    return refuse(who, [because(terms.period.by, 'piece cannot be used yet', { from: series.from })])
  if (kindOf(place) !== 'patron') return refuse(who, [because(kind.voucher.by, 'piece is used already', { serial })])
  const holder = ofPlace(place)
  if (holder !== undefined && holder !== person)
    return refuse(who, [because(terms.transfer?.by ?? terms.by, 'piece of another person')])
  const { series: code } = series
  return [
    {
      type: 'VoucherChanged',
      serial,
      series: code,
      ...(person === undefined ? {} : { person }),
      moves: fromTo(code, [{ first: number, last: number }], place, chipsOf(person)),
      clause: kind.voucher.by,
      local: at.local,
      by,
    },
  ]
}

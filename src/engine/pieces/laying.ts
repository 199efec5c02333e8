/** Pieces laid on a wager: whose they are, whether they can be used here and now, and with what beside them. */

import { add, type Cents, fromWire, times, toWire, ZERO } from '../../base/money.ts'
import { rulesBehind } from '../../base/occasion.ts'
import type { Party } from '../../base/party.ts'
import { because, isRefusal, type Reason, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { GAMES, isGame } from '../../games/games.ts'
import { countOf, lowest, placeOf, type Span } from '../../ledger/pieces/book.ts'
import {
  chipsOf,
  heldBy,
  isGone,
  isWithPatron,
  kindOf,
  ofPlace,
  onWager,
  type Place,
} from '../../ledger/pieces/place.ts'
import { readSerial } from '../../ledger/pieces/serial.ts'
import type { KindTerms } from '../../rulebook/parts/pieces.ts'
import { limitsOf } from '../../rulebook/terms.ts'
import { personAt } from '../presence/status.ts'
import { whyNotLaying } from './eligibility.ts'
import { fromTo, joined } from './moves.ts'
import { hasBegun, hasEnded, type OfSeries, offeredOf, type Posted, postedOf, seriesOf } from './terms.ts'
import type { CommandOf, Decision, Moves, State, Use } from './vocabulary.ts'

type Command = CommandOf<'LayPieces'>
/** With the person, where the house knows who sits there. */
type Laying = Omit<Command, 'person'> & { readonly person?: string | undefined }
/** Pieces of one series that lie in one place. */
type Lot = { readonly of: OfSeries; readonly spans: readonly Span[]; readonly from: Place }

export function layPieces(state: State, command: Command): Decision {
  const { table, seat, backline, live, bet, isBonus, at, by } = command
  const who: Party =
    backline === undefined ? { kind: 'seat', table, seat } : { kind: 'backline', table, seat, nth: backline }
  const open = state.tables.get(table)
  if (open?.openedAt === undefined) return refuseOrder('table not open', { table })
  const seated = backline === undefined ? personAt(state, table, seat, at.at) : undefined
  const person = command.person ?? seated
  // Whoever is known to sit there makes the wager, whatever card is shown for it.
  if (seated !== undefined && seated !== person) return refuseOrder('named already', { person: seated, table, seat })
  const lots = lotsOf(state, command, person, who)
  if (isRefusal(lots)) return lots
  const [lot] = lots
  if (lot === undefined) return refuseOrder('nothing is laid')
  const { of } = lot
  if (lots.some((one) => one.of.series.kind !== of.series.kind || one.of.series.activity !== of.series.activity))
    return refuseOrder('pieces of one kind')
  const face = add(ZERO, ...lots.map((one) => times(fromWire(one.of.series.face), countOf(one.spans))))
  const reasons = [
    ...lots.flatMap((one) => whyNotNow(one.of, at.local, open.game)),
    ...whyNotAt(of, table),
    ...whyNotLaying(state, of.running, { ...command, person }, who),
    ...whyNotOn(state, of, { ...command, person }, countOf(lots.flatMap(({ spans }) => spans))),
    ...whyNotWith(state, of, { ...command, face }, open.limit),
  ]
  if (reasons.length > 0) return refuse(who, reasons)
  if (usesAt(state, table).some(({ status }) => status === 'dealt')) return refuseOrder('hand is dealt', { table })
  const use = `L${state.usesSoFar + 1}`
  return [
    {
      type: 'PiecesLaid',
      use,
      activity: of.series.activity,
      kind: of.series.kind,
      table,
      seat,
      ...(backline === undefined ? {} : { backline }),
      ...(person === undefined ? {} : { person }),
      bet,
      ...(isBonus === true ? { isBonus } : {}),
      live: toWire(live),
      face: toWire(face),
      series: lots.map((one) => one.of.series.series),
      pieces: countOf(lots.flatMap(({ spans }) => spans)),
      fee: toWire(add(ZERO, ...lots.map(feeOf))),
      moves: joined(lots.map((one): Moves => fromTo(one.of.series.series, one.spans, one.from, onWager(use)))),
      clause: isAlone(of, table) ? of.terms.notice!.wager.by : of.kind.live.by,
      local: at.local,
      by,
    },
  ]
}

/** For each piece whose fee was not paid before. */
function feeOf({ of: { series }, spans }: Lot): Cents {
  if (series.fee === undefined) return ZERO
  let due = 0
  for (const { first, last } of spans)
    for (let number = first; number <= last; number += 1) if (!series.paid.has(number)) due += 1
  return times(fromWire(series.fee), due)
}

function lotsOf(state: State, command: Command, person: string | undefined, who: Party): Lot[] | Refusal {
  const { serials = [], chips } = command
  if (chips !== undefined) {
    const of = seriesOf(state, chips.series, offeredOf)
    if (isRefusal(of)) return of
    const from = of.kind.voucher === undefined ? heldBy(person) : chipsOf(person)
    const spans = lowest(of.series.book, from, chips.pieces)
    if (spans !== undefined) return [{ of, spans, from }]
    const { transfer, by, period } = of.terms
    // Nobody has any once the series is over: that is why, and not whose they are.
    if (hasEnded(of.series, command.at.local))
      return refuse(who, [because(period.by, 'piece has expired', { to: of.series.to })])
    // Somebody has them, and somebody else lays them: what is not the player's own is not laid.
    return refuse(who, [because(transfer?.by ?? by, 'piece of another person')])
  }
  const lots: Lot[] = []
  for (const serial of serials) {
    const one = pieceOf(state, serial)
    if (isRefusal(one)) return one
    const { of, number, place } = one
    const wrong = whyNotTheirs(of, serial, place, person)
    if (wrong !== undefined) return refuse(who, [wrong])
    if (lots.some((lot) => lot.of.series === of.series && lot.spans[0]!.first === number))
      return refuse(who, [because(of.kind.by, 'piece is used already', { serial })])
    lots.push({ of, spans: [{ first: number, last: number }], from: place })
  }
  return lots
}

/** A piece by what was scanned or typed. */
export function pieceOf(
  state: State,
  serial: string,
): { readonly of: OfSeries; readonly number: number; readonly place: Place } | Refusal {
  const read = readSerial(serial)
  if (read.is !== 'right')
    return read.is === 'damaged'
      ? refuseOrder('serial is damaged', { serial })
      : refuseOrder('no such serial', { serial })
  const of = seriesOf(state, read.series, offeredOf)
  if (isRefusal(of)) return state.series.has(read.series) ? of : refuseOrder('no such serial', { serial })
  const place = placeOf(of.series.book, read.number)
  return place === undefined ? refuseOrder('no such serial', { serial }) : { of, number: read.number, place }
}

function whyNotTheirs({ kind, terms, series }: OfSeries, serial: string, place: Place, person: string | undefined) {
  if (kindOf(place) === 'expired') return because(terms.period.by, 'piece has expired', { to: series.to })
  if (isGone(place) || kindOf(place) === 'wager' || kindOf(place) === 'collected')
    return because(kind.by, 'piece is used already', { serial })
  if (!isWithPatron(place)) return because(kind.by, 'piece is elsewhere', { serial, place: kindOf(place) })
  if (kind.voucher !== undefined && kindOf(place) === 'patron')
    return because(kind.voucher.by, 'voucher is changed first')
  const holder = ofPlace(place)
  if (holder !== undefined && holder !== person && terms.transfer !== undefined)
    return because(terms.transfer.by, 'piece of another person')
  return undefined
}

/** The period of the series, and the games that stand on it. */
function whyNotNow({ series, terms, running }: OfSeries, local: string, game: string): Reason[] {
  const games = series.games ?? running.offering.games
  return [
    ...(hasBegun(series, local) ? [] : [because(terms.period.by, 'piece cannot be used yet', { from: series.from })]),
    ...(hasEnded(series, local) ? [because(terms.period.by, 'piece has expired', { to: series.to })] : []),
    ...(games === undefined || games.includes(game)
      ? []
      : [because(terms.printed?.by ?? running.rule.games[0]!.by, 'not in this game', { game })]),
  ]
}

/** Where tables have notices, only kinds that stand on this one. */
function whyNotAt({ terms, choice, series }: OfSeries, table: string): Reason[] {
  if (terms.notice === undefined) {
    return choice.tables === undefined || choice.tables.includes(table)
      ? []
      : [because(terms.by, 'table without notice', { table })]
  }
  const notice = choice.notices?.[table]
  if (notice === undefined) return [because(terms.notice.by, 'table without notice', { table })]
  return notice.kinds.includes(series.kind)
    ? []
    : [because(terms.notice.by, 'kind not on the notice', { table, kind: series.kind })]
}

/** By the notice at the table. */
const isAlone = ({ terms, choice }: Pick<Posted, 'terms' | 'choice'>, table: string): boolean =>
  terms.notice !== undefined && choice.notices?.[table]?.wager === 'none'

/** Base or bonus, opposite bets, one or several for a wager. */
function whyNotOn(state: State, { kind, series, terms }: OfSeries, laying: Laying, pieces: number): Reason[] {
  const { table, bet, isBonus, isFee } = laying
  if (isFee === true) return [because(terms.fees?.by ?? kind.bets.by, 'pieces pay no fee')]
  // What one document says of a wager holds over all its promotions that run at once.
  const rules = rulesBehind(series.activity)
  const own = usesAt(state, table).filter((one) => rulesBehind(one.activity) === rules && isSamePlayer(one, laying))
  if (isBonus === true) return kind.bets.on === 'base' ? [because(kind.bets.by, 'not on bonus bets')] : []
  const game = state.tables.get(table)?.game ?? ''
  const other = own.find((one) => one.isBonus !== true && isOpposite(game, one.bet, bet))
  const most = kind.perWager?.pieces
  const lying = own.filter((one) => isSameWager(one, laying)).length
  return [
    ...(kind.opposite !== undefined && other !== undefined
      ? [because(kind.opposite.by, 'opposite base bets', { bet: other.bet })]
      : []),
    ...(most !== undefined && lying + pieces > most
      ? [because(kind.perWager!.by, 'one piece for a wager', { most })]
      : []),
  ]
}

type Spot = Pick<Use, 'seat' | 'backline'>
const isSameSpot = (one: Spot, other: Spot): boolean => one.seat === other.seat && one.backline === other.backline

/** Somebody in a seat and behind another is one player. */
const isSamePlayer = (one: Spot & Pick<Use, 'person'>, other: Spot & Pick<Laying, 'person'>): boolean =>
  isSameSpot(one, other) || (one.person !== undefined && one.person === other.person)

type Bet = Spot & Pick<Use, 'bet' | 'isBonus'>
const isSameWager = (one: Bet, other: Bet): boolean =>
  isSameSpot(one, other) && one.bet === other.bet && (one.isBonus === true) === (other.isBonus === true)

/** Two sides of which one wins where the other loses. */
function isOpposite(game: string, one: string, other: string): boolean {
  const judging = isGame(game) ? GAMES[game].judging : undefined
  if (judging?.by !== 'two sides') return false
  const sides: readonly string[] = judging.sides
  return one !== other && sides.includes(one) && sides.includes(other)
}

/** Live chips beside them, and the limits of the table: of all that lies on the wager, in however many goes it came there. */
function whyNotWith(
  state: State,
  { kind, terms, choice }: Posted & { readonly kind: KindTerms },
  laying: Laying & { readonly face: Cents },
  limit?: string,
) {
  const { live, table, isBonus, isFee, face } = laying
  if (isFee === true) return []
  const lying = usesAt(state, table)
    .filter((one) => isSameWager(one, laying))
    .map((one) => ({ live: fromWire(one.live), face: fromWire(one.face), kind: kindIn(state, one) }))
  const covering = lying.filter((one) => one.kind?.live.chips === 'at least the face')
  const beside = {
    wager: add(live, ...lying.map((one) => one.live)),
    face: add(face, ...covering.map((one) => one.face)),
  }
  const reasons: Reason[] = []
  if (isAlone({ terms, choice }, table)) {
    if (live > 0n) reasons.push(because(terms.notice!.wager.by, 'notice says without a wager', { table }))
  } else
    switch (kind.live.chips) {
      case 'none':
        if (live > 0n || lying.some((one) => one.live > 0n))
          reasons.push(because(kind.live.by, 'never with live chips'))
        break
      case 'equal to the face':
        if (live !== face)
          reasons.push(because(kind.live.by, 'wager not equal to the face', wireOf({ wager: live, face })))
        break
      case 'at least the face':
        if (beside.wager < beside.face) reasons.push(because(kind.live.by, 'wager below the face', wireOf(beside)))
        break
      case 'any':
        break
    }
  const apart = lying.find((one) => one.kind?.live.chips === 'none')?.kind
  if (live > 0n && apart !== undefined && kind.live.chips !== 'none')
    reasons.push(because(apart.live.by, 'never with live chips'))
  const wager = add(wagered({ live, face, kind }), ...lying.map(wagered))
  // A piece that is a bet by itself has no clause on limits, whatever lies beside it.
  const isLimited = terms.limits !== undefined && isBonus !== true && kind.live.chips !== 'any'
  const limits = limit === undefined || !isLimited ? undefined : limitsOf(limit)
  if (limits !== undefined && wager > 0n && (wager < limits.min || wager > limits.max))
    reasons.push(because(terms.limits!.by, 'outside the table limits', { wager: toWire(wager), limit: limit! }))
  return reasons
}

const wireOf = ({ wager, face }: { readonly wager: Cents; readonly face: Cents }) => ({
  wager: toWire(wager),
  face: toWire(face),
})

const kindIn = (state: State, { activity, kind }: Use): KindTerms | undefined => {
  const posted = postedOf(state, activity)
  return isRefusal(posted) ? undefined : posted.terms.kinds[kind]
}

/** What of it the game sees as the bet: pieces that win at its odds, and live chips. */
const wagered = ({
  live,
  face,
  kind,
}: {
  readonly live: Cents
  readonly face: Cents
  readonly kind?: KindTerms | undefined
}) => (kind?.wins.pays === 'at the odds' ? add(live, face) : live)

/** What lies on wagers of the hand that is bet on, or played, at a table. */
export const usesAt = (state: State, table: string): Use[] =>
  [...state.uses.values()].filter((one) => one.table === table && (one.status === 'laid' || one.status === 'dealt'))

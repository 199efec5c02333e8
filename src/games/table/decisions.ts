/** Fold or play, in turn; a player who leaves; the dealer's hand. */

import { message } from '../../base/message.ts'
import { type Cents, times, toWire, ZERO } from '../../base/money.ts'
import type { Concern } from '../../base/party.ts'
import type { Refusal } from '../../base/refusal.ts'
import { signOf, signsOf } from '../../cards/card.ts'
import type { ActionOf } from './action.ts'
import { isOther, retold, whyNotRetold } from './cardcorrection.ts'
import { playOf } from './games.ts'
import { bestFour, fourFrom, shownOf } from './hands.ts'
import { clauseOf, type TableRules, WAGERS, type WagerName } from './rules.ts'
import {
  type Around,
  done,
  type Entry,
  fromLeft,
  type GameTable,
  type Instruction,
  refuseBy,
  repeated,
  type SeatState,
  type Stepped,
  withSeat,
} from './table.ts'

/** Whoever plays against the dealer and has not said yet what to do. */
export const toAsk = (table: GameTable): string | undefined =>
  fromLeft(table).find(
    (seat) => table.seats[seat]!.wagers.ante !== undefined && table.seats[seat]!.decision === undefined,
  )

export function decide(table: GameTable, action: ActionOf<'decide'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const { seat, play, floor } = action
  const who: Concern = { kind: 'position', seat }
  const state = table.seats[seat]
  // Forfeits are collected when everybody has decided: after that only the amount of a Play wager is set right.
  const isLate = table.phase === 'reveal' || table.phase === 'settle'
  const mends =
    floor === true && (table.phase === 'decisions' || (isLate && state?.decision === 'play' && play !== undefined))
  if (state === undefined) return refuseBy(rules, who, 'turn', 'no wager in this round')
  if (state.wagers.ante === undefined) return refuseBy(rules, who, 'turn', 'not against the dealer')
  if (table.phase !== 'decisions' && !mends) return refuseBy(rules, who, 'turn', 'decisions not open')
  const next = toAsk(table)
  if (!mends && state.decision !== undefined)
    return refuseBy(rules, who, 'turn', 'decided already', { decision: state.decision })
  // Nobody of the floor changes whose turn it is.
  if (state.decision === undefined && next !== seat)
    return refuseBy(rules, who, 'turn', 'out of turn', { first: next! })
  if (state.isSettled === true) return refuseBy(rules, who, 'turn', 'seat settled already')
  const { play: _before, ...wagers } = state.wagers
  if (play === undefined) {
    const folded = withSeat(table, seat, { wagers, decision: 'fold' })
    return asked(folded, around, foldedCards(folded, seat, rules))
  }
  const wrong = whyNotPlay(rules, who, { ...state, wagers }, play)
  if (wrong !== undefined) return wrong
  const played = withSeat(table, seat, { wagers: { ...wagers, play }, decision: 'play' })
  const mended: Instruction = {
    does: 'check',
    ...message('play set right', { seat, play: toWire(play) }),
    by: clauseOf(rules, 'play'),
    seat,
  }
  return asked(played, around, isLate ? [mended] : [])
}

/** Once the cards are seen, too: a raise that the hand does not allow. */
export function whyNotPlay(
  rules: TableRules,
  who: Concern,
  { wagers, cards }: SeatState,
  play: Cents,
): Refusal | undefined {
  const ante = wagers.ante ?? ZERO
  const amounts = { play: toWire(play), ante: toWire(ante) }
  if (play < ante) return refuseBy(rules, who, 'play', 'play below ante', amounts)
  if (play > times(ante, rules.playMax))
    return refuseBy(rules, who, 'more play', 'play above limit', { ...amounts, times: rules.playMax })
  const { moreFrom } = playOf(rules)
  if (moreFrom === undefined || play === ante || cards === undefined) return undefined
  if (shownOf(cards).four >= fourFrom(moreFrom.category, moreFrom.rank)) return undefined
  return refuseBy(rules, who, 'more play', 'play above ante', { below: moreFrom.hand, cards: signsOf(cards) })
}

/** Where the document says what becomes of cards that are folded: wagers that stay in play keep them on the table. */
function foldedCards({ seats }: GameTable, seat: string, rules: TableRules): readonly Instruction[] {
  const by = rules.by['fold cards']
  if (by === undefined) return []
  const kept = playOf(rules).keptOnFold.filter((wager) => seats[seat]!.wagers[wager] !== undefined)
  const onSensor = kept.some((wager) => rules.wagers[wager]?.on === 'sensor')
  const told = message('folded cards stay', { seat, at: onSensor ? 'sensor' : 'wager' })
  return kept.length === 0 ? [] : [{ does: 'show', ...told, by, seat }]
}

/** The next one is asked; when all have decided, what was forfeited is collected before the dealer shows. */
export function asked(table: GameTable, around: Around, before: readonly Instruction[] = []): Stepped {
  if (table.phase !== 'decisions') return done(table, around, ...before)
  const next = toAsk(table)
  const by = clauseOf(around.rules, 'turn')
  if (next !== undefined)
    return done(table, around, ...before, { does: 'ask', ...message('fold or play', { seat: next }), by, seat: next })
  const lost = fromLeft(table).flatMap((seat) => forfeited(table, seat, around.rules))
  return done({ ...table, phase: 'reveal' }, around, ...before, ...lost, {
    does: 'show',
    ...message('everybody decided'),
    by: clauseOf(around.rules, 'reveal'),
  })
}

/** Wagers of somebody who walks away may be taken as lost; whether they are is the floor's decision. */
export function leave(table: GameTable, { seat, treatedAs }: ActionOf<'leave'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const state = table.seats[seat]
  if (state === undefined) return refuseBy(rules, { kind: 'position', seat: seat }, 'leaving', 'no wager in this round')
  if (table.phase === 'bets') {
    const { [seat]: _gone, ...seats } = table.seats
    return done({ ...table, seats }, around)
  }
  const waiting = state.isSettled === true ? waitingAt(table, seat, rules) : []
  if (state.isSettled === true && state.hasLeft !== true && waiting.length === 0)
    return refuseBy(rules, { kind: 'position', seat: seat }, 'leaving', 'seat settled already')
  if (state.decision === 'left' || state.hasLeft === true)
    return refuseBy(rules, { kind: 'position', seat: seat }, 'leaving', 'left already')
  if (treatedAs === 'lost' && rules.by.leaving === undefined)
    return refuseBy(rules, { kind: 'position', seat: seat }, 'leaving', 'wagers of who leaves')
  if (treatedAs === 'kept')
    return done(table, around, {
      does: 'call',
      ...message('wagers stay in play', { seat }),
      by: clauseOf(rules, 'leaving'),
      seat,
    })
  if (state.isSettled === true)
    return done(
      withSeat(table, seat, { hasLeft: true }),
      around,
      ...waiting.map((wager) => forfeit(rules, seat, wager, state.wagers[wager]!, 'left')),
    )
  const left = withSeat(table, seat, { decision: 'left' })
  return table.phase === 'reveal' || table.phase === 'settle'
    ? done(left, around, ...forfeited(left, seat, rules))
    : asked(left, around)
}

export function reveal(table: GameTable, action: ActionOf<'reveal'>, around: Around): Stepped | Refusal {
  const { rules } = around
  if (table.phase === 'decisions')
    return refuseBy(rules, { kind: 'dealer' }, 'reveal', 'seat undecided', { seat: toAsk(table)! })
  // Shown wrongly: the floor sets it right until the first hand was held against it.
  const isAgain = table.phase === 'settle' && action.dealer !== undefined && isOther(table.dealer, action.dealer)
  if (isAgain && isHeldAgainst(table)) return refuseBy(rules, { kind: 'dealer' }, 'reveal', 'dealer cards stand')
  if (table.phase !== 'reveal' && !isAgain) return refuseBy(rules, { kind: 'dealer' }, 'reveal', 'no dealer hand waits')
  const dealer = action.dealer ?? table.dealer
  if (dealer === undefined) return refuseBy(rules, { kind: 'dealer' }, 'reveal', 'dealer cards not named')
  const known = fromLeft(table).flatMap((seat) => table.seats[seat]!.cards ?? [])
  const isOtherUp = table.up !== undefined && !dealer.includes(table.up)
  if (isOtherUp && action.floor !== true)
    return refuseBy(rules, { kind: 'dealer' }, 'deal order', 'up card of the dealer', { card: signOf(table.up!) })
  const twice = repeated([...dealer, ...known])
  if (twice !== undefined) return refuseBy(rules, { kind: 'cards' }, 'one deck', 'card twice', { card: signOf(twice) })
  if (dealer.length !== rules.dealerCards)
    return refuseBy(rules, { kind: 'dealer' }, 'card count', 'wrong number of dealer cards', {
      cards: rules.dealerCards,
      named: dealer.length,
    })
  const other = action.floor === true ? undefined : whyNotRetold(rules, 'dealer', table.dealer, dealer, 'reveal')
  if (other !== undefined) return other
  const notDrawn = whyNotDrawn(rules, action)
  if (notDrawn !== undefined) return notDrawn
  const { up, ...rest } = table
  const shown: GameTable = {
    ...rest,
    ...(up === undefined || isOtherUp ? {} : { up }),
    phase: 'settle',
    dealer,
    ...(action.magic === undefined ? {} : { magic: action.magic }),
    ...(action.lucky === undefined ? {} : { lucky: action.lucky }),
  }
  const announced: Instruction[] = [
    ...(isOtherUp ? retold(rules, 'dealer', [up!], dealer, 'deal order') : []),
    ...retold(rules, 'dealer', table.dealer, dealer, 'reveal'),
    { does: 'show', ...message('dealer has', { cards: signsOf(dealer) }), by: clauseOf(rules, 'reveal', 'turned') },
  ]
  if (rules.by['unused cards'] !== undefined) {
    const { plays, rest } = bestFour(dealer)
    const told = message('dealer plays', { plays: signsOf(plays), rest: signsOf(rest) })
    announced.push({ does: 'show', ...told, by: rules.by['unused cards'] })
  }
  return done(shown, around, ...announced)
}

/** Who folded is not held against the dealer; whatever was paid stays as it was paid. */
export const isHeldAgainst = ({ seats, moved = [] }: GameTable): boolean =>
  Object.entries(seats).some(
    ([seat, { isSettled, decision }]) =>
      isSettled === true &&
      (decision === 'play' || moved.some((one) => one.seat === seat && (one.does === 'pay' || one.does === 'return'))),
  )

/** What the system draws belongs to a bonus that is offered, and to a position of this table. */
function whyNotDrawn(rules: TableRules, { magic, lucky }: ActionOf<'reveal'>): Refusal | undefined {
  if (magic === undefined && lucky === undefined) return undefined
  if (rules.magic === undefined) return refuseBy(rules, { kind: 'system' }, 'bonus', 'drawn bonus not offered')
  if (lucky === undefined || lucky === 'dealer' || Number(lucky) <= rules.seatsMax) return undefined
  return refuseBy(rules, { kind: 'system' }, 'bonus', 'no such position', { seats: rules.seatsMax, position: lucky })
}

/** What a folded or abandoned seat loses now; a fold may leave some wagers in play, and the cards with them. */
function forfeited(table: GameTable, seat: string, rules: TableRules): Instruction[] {
  const { decision, wagers } = table.seats[seat]!
  if (decision !== 'fold' && decision !== 'left') return []
  const { keptOnFold } = playOf(rules)
  const isGone = (wager: WagerName) =>
    table.moved?.some((one) => one.does === 'collect' && one.seat === seat && one.wager === wager) === true
  const lost = WAGERS.filter(
    (wager) =>
      wagers[wager] !== undefined &&
      (decision === 'left' || !keptOnFold.includes(wager)) &&
      !(rules.wagers[wager]?.on === 'layout' && isGone(wager)),
  )
  const keeps = decision === 'fold' && keptOnFold.some((wager) => wagers[wager] !== undefined)
  const cards: Instruction[] =
    rules.by['fold cards'] === undefined || keeps
      ? []
      : [{ does: 'discard', ...message('cards unseen', { seat }), by: rules.by['fold cards'], seat }]
  return [...lost.map((wager) => forfeit(rules, seat, wager, wagers[wager]!, decision)), ...cards]
}

/** What of a settled seat lies there until the end of the round. */
export const waitingAt = ({ seats }: GameTable, seat: string, rules: TableRules): WagerName[] => {
  const { wagers, decision, hasLeft } = seats[seat]!
  if (decision !== 'play' || hasLeft === true) return []
  return playOf(rules).settledLast.filter((wager) => wagers[wager] !== undefined)
}

function forfeit(
  rules: TableRules,
  seat: string,
  wager: WagerName,
  wagered: Cents,
  decision: 'fold' | 'left',
): Instruction {
  const by = decision === 'left' ? clauseOf(rules, 'leaving') : clauseOf(rules, 'forfeits', ...foldTerm(wager))
  // What lay on a sensor or came from an account was collected before the deal.
  const on = rules.wagers[wager]?.on ?? 'layout'
  const isTaken = on !== 'layout'
  const entry: Entry = {
    seat,
    wager,
    what: 'wager',
    does: 'collect',
    wagered: isTaken ? ZERO : wagered,
    win: ZERO,
    isReturned: false,
    from: 'tray',
    by,
  }
  return {
    does: 'collect',
    ...message('wager forfeited', {
      wager,
      seat,
      amount: toWire(wagered),
      why: decision,
      in: on === 'layout' ? 'layout' : on === 'device' ? 'account' : 'tray',
    }),
    by,
    seat,
    entry,
  }
}

const foldTerm = (wager: WagerName) =>
  wager === 'queens up'
    ? (['fold queens up'] as const)
    : wager.includes('progressive')
      ? (['fold progressive'] as const)
      : (['fold'] as const)

/** Fold or play, in turn; a player who leaves; the dealer's hand. */
import { formatMoney, times, ZERO } from '../../base/money.ts'
import type { Refusal } from '../../base/refusal.ts'
import { signOf } from '../../cards/card.ts'
import type { ActionOf } from './action.ts'
import { repeated } from './deal.ts'
import { playOf } from './games.ts'
import { fourFrom, inWords, shownOf } from './hands.ts'
import { clauseOf, type TableRules, WAGERS, type WagerName } from './rules.ts'
import {
  type Around,
  done,
  type Entry,
  fromLeft,
  type GameTable,
  type Instruction,
  refuseBy,
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
  const who = `seat ${seat}`
  const state = table.seats[seat]
  const mends = floor === true && (table.phase === 'decisions' || table.phase === 'reveal' || table.phase === 'settle')
  if (state === undefined) return refuseBy(rules, who, 'has no wager in this round', 'turn')
  if (state.wagers.ante === undefined) return refuseBy(rules, who, 'does not play against the dealer', 'turn')
  if (table.phase !== 'decisions' && !mends)
    return refuseBy(rules, who, 'decisions are made after the deal, before the dealer shows', 'turn')
  const next = toAsk(table)
  if (!mends && state.decision !== undefined)
    return refuseBy(rules, who, `has decided already: ${state.decision}`, 'turn')
  if (!mends && next !== seat) return refuseBy(rules, who, `out of turn; seat ${next} is asked first`, 'turn')
  if (state.isSettled === true) return refuseBy(rules, who, 'is settled already', 'turn')
  const { play: _before, ...wagers } = state.wagers
  if (play === undefined || play === ZERO) return asked(withSeat(table, seat, { wagers, decision: 'fold' }), around)
  const wrong = whyNotPlay(rules, who, { ...state, wagers }, play)
  return wrong ?? asked(withSeat(table, seat, { wagers: { ...wagers, play }, decision: 'play' }), around)
}

/** Once the cards are seen, too: a raise that the hand does not allow. */
export function whyNotPlay(
  rules: TableRules,
  who: string,
  { wagers, cards }: SeatState,
  play: bigint,
): Refusal | undefined {
  const ante = wagers.ante ?? ZERO
  const amount = formatMoney(play as never)
  if (play < ante) return refuseBy(rules, who, `Play ${amount} is less than the Ante ${formatMoney(ante)}`, 'play')
  if (play > times(ante, rules.playMax))
    return refuseBy(
      rules,
      who,
      `Play ${amount} is more than ${rules.playMax} times the Ante ${formatMoney(ante)}`,
      'more play',
    )
  const { moreFrom } = playOf(rules)
  if (moreFrom === undefined || play === ante || cards === undefined) return undefined
  if (shownOf(cards).four >= fourFrom(moreFrom.category, moreFrom.rank)) return undefined
  return refuseBy(
    rules,
    who,
    `below ${moreFrom.says} the Play wager is once the Ante; this is ${inWords(cards)}`,
    'more play',
  )
}

function asked(table: GameTable, around: Around): Stepped {
  if (table.phase !== 'decisions') return done(table, around)
  const next = toAsk(table)
  const by = clauseOf(around.rules, 'turn')
  if (next !== undefined)
    return done(table, around, { does: 'ask', says: `seat ${next}: fold or play?`, by, seat: next })
  return done({ ...table, phase: 'reveal' }, around, {
    does: 'show',
    says: "everybody has decided: show the dealer's hand",
    by: clauseOf(around.rules, 'reveal'),
  })
}

/** Wagers of somebody who walks away may be taken as lost; whether they are is the floor's decision. */
export function leave(table: GameTable, { seat, treatedAs }: ActionOf<'leave'>, around: Around): Stepped | Refusal {
  const { rules } = around
  const state = table.seats[seat]
  if (state === undefined) return refuseBy(rules, `seat ${seat}`, 'has no wager in this round', 'leaving')
  if (table.phase === 'bets') {
    const { [seat]: _gone, ...seats } = table.seats
    return done({ ...table, seats }, around)
  }
  if (state.isSettled === true) return refuseBy(rules, `seat ${seat}`, 'is settled already', 'leaving')
  if (treatedAs === 'kept')
    return done(table, around, {
      does: 'call',
      says: `seat ${seat} left; the wagers stay in play`,
      by: clauseOf(rules, 'leaving'),
      seat,
    })
  return asked(withSeat(table, seat, { decision: 'left' }), around)
}

export function reveal(table: GameTable, action: ActionOf<'reveal'>, around: Around): Stepped | Refusal {
  const { rules } = around
  if (table.phase === 'decisions')
    return refuseBy(rules, 'the dealer', `seat ${toAsk(table)} has neither folded nor played`, 'reveal')
  if (table.phase !== 'reveal')
    return refuseBy(rules, 'the dealer', 'no hand of the dealer waits to be shown', 'reveal')
  const dealer = action.dealer ?? table.dealer
  if (dealer === undefined) return refuseBy(rules, 'the dealer', "name the dealer's cards", 'reveal')
  const known = fromLeft(table).flatMap((seat) => table.seats[seat]!.cards ?? [])
  const twice = repeated([...dealer, ...known])
  if (twice !== undefined)
    return refuseBy(rules, 'the cards', `${signOf(twice)} is there twice; one deck has it once`, 'one deck')
  if (dealer.length !== rules.dealerCards)
    return refuseBy(
      rules,
      'the dealer',
      `the dealer has ${rules.dealerCards} cards, not ${dealer.length}; a wrong number voids the round`,
      'card count',
    )
  const shown: GameTable = {
    ...table,
    phase: 'settle',
    dealer,
    ...(action.magic === undefined ? {} : { magic: action.magic }),
    ...(action.lucky === undefined ? {} : { lucky: action.lucky }),
  }
  const folded = fromLeft(table).flatMap((seat) => forfeited(shown, seat, rules))
  const says = `the dealer has ${inWords(dealer)}`
  return done(shown, around, ...folded, { does: 'show', says, by: clauseOf(rules, 'reveal') })
}

/** What a folded or abandoned seat loses now; a fold may leave some wagers in play. */
function forfeited(table: GameTable, seat: string, rules: TableRules): Instruction[] {
  const { decision, wagers } = table.seats[seat]!
  if (decision !== 'fold' && decision !== 'left') return []
  const { keptOnFold } = playOf(rules)
  const lost = WAGERS.filter(
    (wager) => wagers[wager] !== undefined && (decision === 'left' || !keptOnFold.includes(wager)),
  )
  return lost.map((wager): Instruction => {
    const by = decision === 'left' ? clauseOf(rules, 'leaving') : clauseOf(rules, 'forfeits', ...foldTerm(wager))
    const wagered = wagers[wager]!
    // What lay on a sensor or came from an account was collected before the deal.
    const isTaken = rules.wagers[wager] !== undefined && rules.wagers[wager].on !== 'layout'
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
      says: `${wager} of seat ${seat}, ${decision === 'left' ? 'abandoned' : 'forfeited'}: ${formatMoney(wagered)}${isTaken ? ' (in the tray already)' : ''}`,
      by,
      seat,
      entry,
    }
  })
}

const foldTerm = (wager: WagerName) =>
  wager === 'queens up'
    ? (['fold queens up'] as const)
    : wager.includes('progressive')
      ? (['fold progressive'] as const)
      : (['fold'] as const)

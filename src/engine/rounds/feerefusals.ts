/** Why a fee goes back to its player at the lock, every reason of it. */

import { isInside, type Moment } from '../../base/moment.ts'
import { because, type Reason } from '../../base/refusal.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { brokenTerms, outageOf } from '../house/equipment.ts'
import type { Table } from '../house/vocabulary.ts'
import { holdPlayer, needsOfFee, type Player } from '../judging/conditions.ts'
import { type Bettor, type Hand, placeOf } from '../judging/fact.ts'
import { postedOf } from '../judging/judge.ts'
import type { Running } from '../offerings/running.ts'
import { personAt } from '../presence/status.ts'
import type { Bet, State } from './vocabulary.ts'

export const isInHours = ({ hours }: Running['offering'], local: string): boolean =>
  hours === undefined || hours.some((window) => isInside(window, local))

export const placeIn = ({ backline }: Bet): 'seated' | 'backline' => (backline === undefined ? 'seated' : 'backline')

/** What goes for every fee of the activity in this round is asked once, the rest of each bet. */
export function feeRefusals(
  state: State,
  { rule, offering }: Running,
  table: Table,
  { at, local }: Moment,
  bets: readonly Bet[],
): (bet: Bet) => Reason[] {
  const { fee } = rule
  const hours = rule.who.find(({ need }) => need === 'posted hours')
  const isClosed = hours !== undefined && !isInHours(offering, local)
  const outage = outageOf(rule, table)
  const asked = needsOfFee(rule.who)
  const posted = postedOf(rule, offering, table.game, local)
  // The player-dealer stands against the wagers of the others and lays down none.
  const isDealerIn = !rule.who.some(({ need }) => need === 'not the player-dealer')
  return (bet) => {
    const reasons: Reason[] = []
    if (isClosed) reasons.push(because(hours.by, 'outside posted hours'))
    const out = outage ?? darkSensor(rule, bet, bets)
    if (out !== undefined) reasons.push(out)
    if (fee?.baseWagerFirst !== undefined && !bet.wagered && !(isDealerIn && bet.playerDealer === true))
      reasons.push(because(fee.baseWagerFirst.by, 'base wager before the fee'))
    if (fee !== undefined && bet.onDealer === true && fee.dealerSpace === undefined)
      reasons.push(because(fee.by, 'no space on the player-dealer hand'))
    if (asked.length > 0) reasons.push(...holdPlayer(asked, playerOf(state, bet, table, at), 'prize', posted).misses)
    return reasons
  }
}

/** Who puts the fee down, as far as the lock knows. */
function playerOf(state: State, bet: Bet, table: Table, at: number): Player {
  const person = bet.person ?? (bet.backline === undefined ? personAt(state, table.table, bet.seat, at) : undefined)
  const bettor: Bettor = {
    ...(person === undefined ? {} : state.persons.get(person)),
    ...(bet.proposition === undefined ? {} : { proposition: bet.proposition }),
    place: placeIn(bet),
    wagered: bet.wagered,
  }
  const hand: Hand = { seat: bet.seat, role: 'player', cards: {}, bettors: [bettor] }
  const who = placeOf(table, bet.seat, placeIn(bet), bet.backline)
  return { who, hand, bettor, on: 'own hand', cards: hand }
}

/** One dark sensor: its own fee only, or the whole activity at this table, as the rule says. */
function darkSensor(rule: RuleFile, bet: Bet, bets: readonly Bet[]): Reason | undefined {
  const terms = brokenTerms(rule, 'sensor')
  if (terms === undefined) return bet.marked === true ? because(rule.fee!.by, 'sensor dark') : undefined
  return terms.instead === 'not offered' && bets.some(({ marked }) => marked)
    ? because(terms.by, 'sensor of the table dark')
    : undefined
}

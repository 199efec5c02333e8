/** Why a fee goes back to its player at the lock, every reason of it. */

import { isInside } from '../../base/moment.ts'
import { because, type Reason } from '../../base/refusal.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { brokenTerms, outageOf } from '../house/equipment.ts'
import type { Table } from '../house/vocabulary.ts'
import { type Player, refuseFee } from '../judging/conditions.ts'
import type { Bettor, Hand } from '../judging/fact.ts'
import { postedOf } from '../judging/judge.ts'
import type { Running } from '../offerings/running.ts'
import type { Bet, State } from './vocabulary.ts'

export const isInHours = ({ hours }: Running['offering'], local: string): boolean =>
  hours === undefined || hours.some((window) => isInside(window, local))

export const placeIn = ({ backline }: Bet): 'seated' | 'backline' => (backline === undefined ? 'seated' : 'backline')

export function whyReturned(
  { persons }: State,
  { rule, offering }: Running,
  bet: Bet,
  table: Table,
  local: string,
  bets: readonly Bet[],
): Reason[] {
  const { fee } = rule
  const reasons: Reason[] = []
  const hours = rule.who.find(({ need }) => need === 'posted hours')
  if (hours !== undefined && !isInHours(offering, local)) reasons.push(because(hours.by, 'outside posted hours'))
  const out = outageOf(rule, table) ?? darkSensor(rule, bet, bets)
  if (out !== undefined) reasons.push(out)
  if (fee?.baseWagerFirst !== undefined && !bet.wagered)
    reasons.push(because(fee.baseWagerFirst.by, 'base wager before the fee'))
  if (fee !== undefined && bet.onDealer === true && fee.dealerSpace === undefined)
    reasons.push(because(fee.by, 'no space on the player-dealer hand'))
  const bettor: Bettor = {
    ...(bet.person === undefined ? {} : persons.get(bet.person)),
    ...(bet.proposition === undefined ? {} : { proposition: bet.proposition }),
    place: placeIn(bet),
    wagered: bet.wagered,
  }
  const hand: Hand = { seat: bet.seat, role: 'player', cards: {}, bettors: [bettor] }
  const player: Player = { who: '', hand, bettor, on: 'own hand', cards: hand }
  return [...reasons, ...refuseFee(rule.who, player, postedOf(rule, offering, table.game, local))]
}

/** One dark sensor: its own fee only, or the whole activity at this table, as the rule says. */
function darkSensor(rule: RuleFile, bet: Bet, bets: readonly Bet[]): Reason | undefined {
  const terms = brokenTerms(rule, 'sensor')
  if (terms === undefined) return bet.marked === true ? because(rule.fee!.by, 'sensor dark') : undefined
  return terms.instead === 'not offered' && bets.some(({ marked }) => marked)
    ? because(terms.by, 'sensor of the table dark')
    : undefined
}

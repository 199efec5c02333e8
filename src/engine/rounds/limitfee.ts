/** Fees by betting limit at the lock: which spots have to put them down, how much each, and what is handed back. */

import { type Cents, toWire } from '../../base/money.ts'
import { because, type Reason } from '../../base/refusal.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { mostWagered } from '../judging/wager.ts'
import { rateAt } from './rates.ts'
import type { Bet } from './vocabulary.ts'

export type LimitFee = {
  readonly accepted: readonly { readonly bet: Bet; readonly amount: Cents }[]
  readonly returned: readonly { readonly bet: Bet; readonly reason: Reason }[]
}

/** Or why no fee can be named: the limit of the table is not posted, or the chart does not have it. */
export function limitFee(
  rule: RuleFile,
  { game, limit, table }: { game: string; limit?: string; table: string },
  bets: readonly Bet[],
): LimitFee | Reason {
  const found = rateAt(rule, game, limit)
  if ('clause' in found) {
    const { clause, ...why } = found
    return limit === undefined ? because(clause, 'no limit posted', { table, found: why }) : found
  }
  const { by, rate } = found
  const { postedBy } = rule.fee!
  const laid = bets.filter(({ fees }) => fees.includes(rule.activity))
  const seats = bets.filter(isPlayer).map(({ seat }) => Number(seat))
  const first = String(Math.min(...seats))
  const accepted: { bet: Bet; amount: Cents }[] = []
  const returned: { bet: Bet; reason: Reason }[] = []
  const giveBack = (bet: Bet, reason: Reason) => returned.push({ bet, reason })
  for (const bet of laid) {
    if (bet.playerDealer === true) {
      if (rate.playerDealer === undefined) giveBack(bet, because(by, 'player-dealer pays no fee'))
      else accepted.push({ bet, amount: rate.playerDealer })
      continue
    }
    if (postedBy?.who === 'first position' && bet.seat !== first) {
      giveBack(bet, because(postedBy.by, 'first position pays', { seat: first }))
      continue
    }
    const payer = payerOf(
      laid.filter(({ seat }) => seat === bet.seat),
      bets.filter((other) => isPlayer(other) && other.seat === bet.seat),
      postedBy?.several !== undefined,
    )
    if (payer === bet) accepted.push({ bet, amount: rate.player })
    else if (payer === undefined) giveBack(bet, because(postedBy?.several?.by ?? by, 'largest wager pays'))
    else giveBack(bet, because(rule.fee!.by, 'one fee covers the hand', { amount: toWire(rate.player) }))
  }
  return { accepted, returned }
}

const isPlayer = ({ playerDealer, wagered }: Bet): boolean => playerDealer !== true && wagered

/** Of those on one hand who have put a fee down, the one whose fee is taken; nobody if it had to be another's. */
function payerOf(laid: readonly Bet[], onHand: readonly Bet[], isMost: boolean): Bet | undefined {
  const isKnown = onHand.every(({ wager }) => wager !== undefined)
  if (!isMost || !isKnown || onHand.length < 2) return laid[0]
  const most = mostWagered(onHand.map((bet) => ({ bet, bettor: { place: 'seated', wager: bet.wager! } as const })))?.bet
  return laid.find((bet) => bet === most)
}

/** Fees by betting limit at the lock: which spots have to put them down, how much each, and what is handed back. */

import { type Cents, formatMoney } from '../../base/money.ts'
import type { Reason } from '../../base/refusal.ts'
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
  if ('clause' in found)
    return limit === undefined
      ? { ...found, says: `no betting limit is posted at table ${table}, and the fee goes by it; ${found.says}` }
      : found
  const { by, rate } = found
  const { postedBy } = rule.fee!
  const laid = bets.filter(({ fees }) => fees.includes(rule.activity))
  const seats = bets.filter(isPlayer).map(({ seat }) => Number(seat))
  const first = String(Math.min(...seats))
  const accepted: { bet: Bet; amount: Cents }[] = []
  const returned: { bet: Bet; reason: Reason }[] = []
  const giveBack = (bet: Bet, clause: string, says: string) => returned.push({ bet, reason: { clause, says } })
  for (const bet of laid) {
    if (bet.playerDealer === true) {
      if (rate.playerDealer === undefined) giveBack(bet, by, 'the player-dealer pays no fee here')
      else accepted.push({ bet, amount: rate.playerDealer })
      continue
    }
    if (postedBy?.who === 'first position' && bet.seat !== first) {
      giveBack(bet, postedBy.by, `the first position, seat ${first}, puts it down for the table`)
      continue
    }
    const payer = payerOf(
      laid.filter(({ seat }) => seat === bet.seat),
      bets.filter((other) => isPlayer(other) && other.seat === bet.seat),
      postedBy?.several !== undefined,
    )
    if (payer === bet) accepted.push({ bet, amount: rate.player })
    else if (payer === undefined)
      giveBack(bet, postedBy?.several?.by ?? by, 'whoever has most money in action on the hand puts it down')
    else giveBack(bet, rule.fee!.by, `one fee of ${formatMoney(rate.player)} covers the hand`)
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

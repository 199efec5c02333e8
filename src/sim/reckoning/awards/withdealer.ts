/** A player's hand of the chart, whose prize the player-dealer shares: more of it goes to whose hand is ahead. */

import { poolName } from '../terms.ts'
import {
  byWeight,
  type Case,
  handOf,
  hold,
  holdReseed,
  holdUntaken,
  pendingOf,
  type Reckoned,
  shows,
  type Won,
  wagerOf,
} from './case.ts'

export function withDealer(one: Case): Reckoned {
  const reckoned: Reckoned = new Map()
  const pools = Map.groupBy(one.awards, ({ line }) => (line.pays.kind === 'pool' ? line.pays.pool : ''))
  for (const [pool, awards] of pools) divide(one, pool, handsIn(one, awards), reckoned)
  return reckoned
}

/** Those on one hand stand together, the player-dealer behind them; whoever comes again belongs to another hand. */
function handsIn(one: Case, awards: readonly Won[]): Won[][] {
  const hands: Won[][] = []
  for (const won of awards) {
    const last = hands.at(-1)
    const isOther = (other: Won) =>
      won.award.share === 'player'
        ? other.award.share !== 'player' || handOf(one, other) !== handOf(one, won)
        : isSame(other, won)
    if (last === undefined || last.some(isOther)) hands.push([won])
    else last.push(won)
  }
  return hands
}
const isSame = (one: Won, other: Won): boolean =>
  one.award.share === other.award.share && JSON.stringify(one.award.to) === JSON.stringify(other.award.to)

function divide(one: Case, pool: string, hands: readonly (readonly Won[])[], reckoned: Reckoned): void {
  const terms = one.running.rule.withDealer!
  const each = byWeight(
    shows(one, pool),
    hands.map(() => 1n),
  )
  for (const [nth, hand] of hands.entries()) {
    const by = hand[0]!.award.by
    // Which hand is ahead the cards say; the clause that was cited tells us.
    const { playerDealer } = by.includes(terms.behind.by) && !by.includes(terms.ahead.by) ? terms.behind : terms.ahead
    const forDealer = (each[nth]! * playerDealer.over) / playerDealer.under
    const isOut = by.includes(terms.dealerOut.by)
    const players = hand.filter(({ award }) => award.share === 'player')
    const dealers = hand.filter(({ award }) => award.share === 'player-dealer')
    for (const [those, amount] of [
      [players, isOut ? each[nth]! : each[nth]! - forDealer],
      [dealers, forDealer],
    ] as const) {
      const parts =
        those.length === 1
          ? [amount]
          : byWeight(
              amount,
              those.map((won) => wagerOf(one, won) ?? 0n),
            )
      for (const [at, won] of those.entries()) {
        hold(one, poolName(pool), pendingOf(one), parts[at]!)
        reckoned.set(won, { [poolName(pool)]: parts[at]! })
      }
    }
  }
  holdReseed(one, pool)
  holdUntaken(one, pool)
}

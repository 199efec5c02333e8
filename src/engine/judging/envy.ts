/** What others get for a player's hand. Envy: everybody else with a fee is paid for another player's hand, once for each such hand, from the reserve. */
import { pendingAccount } from '../../ledger/name.ts'
import type { Line } from '../../rulebook/rule.ts'
import { drawOnReserve } from '../money/movements.ts'
import type { Case } from './case.ts'
import { holdPlayer, type Player } from './conditions.ts'
import type { Award } from './judgement.ts'
import { award, type Winner } from './prizes.ts'

export function awardEnvy(
  { running: { rule }, players, draft, hit }: Case,
  lineOf: (player: Player) => Line | undefined,
): Award[] {
  const hits = players.flatMap((player) => {
    const line = lineOf(player)
    // A prize may ask for more of the hitter, such as a completed hand, than the envy of the others does.
    if (line?.envy === undefined || holdPlayer(rule.who, player, 'envy').misses.length > 0) return []
    return [{ hitter: player, line, envy: line.envy }]
  })
  return hits.flatMap(({ hitter, line, envy }) =>
    players
      // Never from one's own hand, and only who has paid the fee.
      .filter((player) => player.hand !== hitter.hand && holdPlayer(rule.who, player, 'envy').misses.length === 0)
      .map((player) => {
        const parts = drawOnReserve(draft, rule, pendingAccount(hit), envy.amount, envy.by)
        return award({ who: player.who, player, line }, envy.amount, parts, [envy.by], 'envy')
      }),
  )
}

/** A posted amount for every other player who was dealt in, where the line has one; once, however many made it. */
export function awardTable({ running, players, ofRound, draft, hit }: Case, winners: readonly Winner[]): Award[] {
  const made = winners.find(({ line }) => line.table !== undefined)
  const terms = made?.line.table
  if (made === undefined || terms === undefined || ofRound.misses.length > 0) return []
  const amount = running.offering.prizes?.[terms.line] ?? terms.range.min
  return players
    .filter((player) => !winners.some(({ who }) => who === player.who) && player.hand.dealt !== false)
    .filter((player) => holdPlayer(running.rule.who, player, 'envy').misses.length === 0)
    .map((player) => {
      const parts = drawOnReserve(draft, running.rule, pendingAccount(hit), amount, terms.by)
      return award({ who: player.who, player, line: made.line }, amount, parts, [made.line.by, terms.by], 'table')
    })
}

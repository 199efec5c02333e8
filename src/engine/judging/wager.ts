/** Several who bet on one hand. */
import type { Cents } from '../../base/money.ts'
import { proRata } from '../../base/split.ts'
import type { Bettor } from './fact.ts'

type Betting = { readonly bettor: Bettor }

/** Each one's part of what the hand wins, by their wagers; nothing where a wager of several is not known. */
export function byWager<Player extends Betting>(
  players: readonly Player[],
  amount: Cents,
): readonly { readonly player: Player; readonly amount: Cents }[] | undefined {
  const [only, ...more] = players
  if (only === undefined) return []
  if (more.length === 0) return [{ player: only, amount }]
  const wagers = players.map(({ bettor }) => bettor.wager)
  if (wagers.some((wager) => wager === undefined || wager <= 0n)) return undefined
  const parts = proRata(amount, wagers as readonly Cents[])
  return players.map((player, index) => ({ player, amount: parts[index]! }))
}

/** Of several on one hand, who has most money in action; of equal ones the first, the seated player before those behind. */
export const mostWagered = <Player extends Betting>(players: readonly Player[]): Player | undefined =>
  players.reduce<Player | undefined>(
    (most, player) => (most === undefined || (player.bettor.wager ?? 0n) > (most.bettor.wager ?? 0n) ? player : most),
    undefined,
  )

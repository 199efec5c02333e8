/** One fee for the whole round: who puts it down depends on how many play against the player-dealer. */

import { formatMoney } from '../../base/money.ts'
import type { Reason } from '../../base/refusal.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import type { Bet } from './vocabulary.ts'

export type RoundFee = {
  readonly accepted: readonly Bet[]
  readonly returned: readonly { readonly bet: Bet; readonly reason: Reason }[]
  /** The position that has to pay has not: the round does not start. */
  readonly lacking?: Reason
}

export function roundFee(rule: RuleFile, bets: readonly Bet[], game: string): RoundFee {
  const { fee } = rule
  if (fee?.round === undefined) throw new Error(`${rule.activity} has no fee for the whole round`)
  const { mandatory, optional, without } = fee.round
  const paid = bets.filter(({ fees }) => fees.includes(rule.activity))
  const dealer = bets.find(({ playerDealer }) => playerDealer)
  const players = playersIn(bets).length
  const give = (isRight: (bet: Bet) => boolean, by: string, says: string): RoundFee => {
    const [first, ...more] = paid.filter(isRight)
    const wrong = paid.filter((bet) => !isRight(bet)).map((bet) => ({ bet, reason: { clause: by, says } }))
    const again = more.map((bet) => ({ bet, reason: { clause: fee.by, says: 'one fee covers the round' } }))
    return { accepted: first === undefined ? [] : [first], returned: [...wrong, ...again] }
  }
  if (dealer === undefined) {
    if (without?.games.includes(game) !== true)
      return give(() => false, fee.by, 'nobody holds the player-dealer position')
    return players >= without.players
      ? give(() => true, without.by, '')
      : give(() => false, without.by, `at least ${without.players} must play`)
  }
  if (mandatory === undefined) return give((bet) => bet === dealer, fee.by, 'the fee is the player-dealer’s')
  if (players >= mandatory.players) {
    const given = give(
      (bet) => bet === dealer,
      mandatory.by,
      `with ${mandatory.players} players or more the player-dealer pays`,
    )
    if (given.accepted.length > 0) return given
    const says = `with ${mandatory.players} players or more the player-dealer puts down ${formatMoney(fee.amount)} before the deal`
    return { ...given, lacking: { clause: mandatory.by, says } }
  }
  if (players === 0) return give(() => false, optional?.by ?? fee.by, 'nobody plays against the player-dealer')
  return give((bet) => bet !== dealer, optional?.by ?? fee.by, 'with one player the fee is that player’s own choice')
}

/** The seats with a wager against the player-dealer, each once; those behind a seat are no players of their own. */
export const playersIn = (bets: readonly Bet[]): string[] => [
  ...new Set(
    bets
      .filter(({ playerDealer, backline, wagered }) => playerDealer !== true && backline === undefined && wagered)
      .map(({ seat }) => seat),
  ),
]

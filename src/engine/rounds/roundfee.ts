/** One fee for the whole round: who puts it down depends on how many play against the player-dealer. */

import { toWire } from '../../base/money.ts'
import { because, type Reason } from '../../base/refusal.ts'
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
  const give = (isRight: (bet: Bet) => boolean, reason: Reason): RoundFee => {
    const [first, ...more] = paid.filter(isRight)
    const wrong = paid.filter((bet) => !isRight(bet)).map((bet) => ({ bet, reason }))
    const again = more.map((bet) => ({ bet, reason: because(fee.by, 'one fee covers the round') }))
    return { accepted: first === undefined ? [] : [first], returned: [...wrong, ...again] }
  }
  if (dealer === undefined) {
    if (without?.games.includes(game) !== true) return give(() => false, because(fee.by, 'no player-dealer'))
    return give(() => players >= without.players, because(without.by, 'too few play', { min: without.players }))
  }
  if (mandatory === undefined) return give((bet) => bet === dealer, because(fee.by, 'fee of the player-dealer'))
  if (players >= mandatory.players) {
    const given = give(
      (bet) => bet === dealer,
      because(mandatory.by, 'player-dealer pays with so many', { players: mandatory.players }),
    )
    if (given.accepted.length > 0) return given
    const due = { players: mandatory.players, amount: toWire(fee.amount) }
    return { ...given, lacking: because(mandatory.by, 'player-dealer has not paid', due) }
  }
  if (players === 0) return give(() => false, because(optional?.by ?? fee.by, 'no player against the player-dealer'))
  return give((bet) => bet !== dealer, because(optional?.by ?? fee.by, 'fee of the only player'))
}

/** The seats with a wager against the player-dealer, each once; those behind a seat are no players of their own. */
export const playersIn = (bets: readonly Bet[]): string[] => [
  ...new Set(
    bets
      .filter(({ playerDealer, backline, wagered }) => playerDealer !== true && backline === undefined && wagered)
      .map(({ seat }) => seat),
  ),
]

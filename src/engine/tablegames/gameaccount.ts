/** Game accounts: money of a seat that an electronic device wagers from. */

import { add, type Cents, cents, toWire, ZERO } from '../../base/money.ts'
import type { Concern } from '../../base/party.ts'
import { because, type Refusal, refuse, refuseOrder } from '../../base/refusal.ts'
import { clauseOf, type WagerName, type Wagers } from '../../games/table/rules.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { type Balances, balance } from '../../ledger/balances.ts'
import { balanceIn, carry, draftOf, entitle } from '../../ledger/draft.ts'
import { gameAccount, readName, trayPlace } from '../../ledger/name.ts'
import { toPosts } from '../posts.ts'
import type { RunningGame } from './livegame.ts'
import { TOO_MUCH } from './tableaction.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

/** Made from a game account, by a device. */
export const DEVICE_WAGERS: readonly WagerName[] = ['hand bonus', 'dealer hand bonus']

/** What the game accounts of a table hold, by seat. */
export function accountsAt(
  { entitlement }: Balances,
  table: string,
): { activity: string; seat: string; amount: Cents }[] {
  return [...entitlement].flatMap(([account, amount]) => {
    const name = readName(nameOf(account))
    if (name.kind !== 'account' || name.table !== table) return []
    return [{ activity: holderOf(account), seat: name.seat, amount }]
  })
}

/** Chips into the game account of a seat, or out of it. */
export function useAccount(
  state: State,
  { rule, rules, game }: RunningGame,
  { table, seat, amount, by }: CommandOf<'UseAccount'>,
): Decision {
  const who: Concern = { kind: 'seat', table, seat }
  if (amount > ZERO && rules.wagers['hand bonus'] === undefined) return refuseOrder('no wager from an account')
  if (!/^[1-9]\d?$/.test(seat) || Number(seat) > rules.seatsMax)
    return refuseOrder('seat out of range', { seats: rules.seatsMax })
  if (amount === ZERO) return refuseOrder('no amount for the account')
  if (amount >= TOO_MUCH) return refuseOrder('more than a table takes', { amount: toWire(amount) })
  const account = gameAccount(table, seat)
  const draft = draftOf(state.balances, rule.activity)
  const clause = clauseOf(rules, 'bonus account')
  const there = balanceIn(draft, account)
  if (there + amount < 0n) return refuse(who, [because(clause, 'account holds only', { amount: toWire(there) })])
  if (amount < 0n && game.phase === 'bets') {
    const bet = add(...DEVICE_WAGERS.map((wager) => game.seats[seat]?.wagers[wager] ?? ZERO))
    if (there + amount < bet) return refuse(who, [because(clause, 'account is wagered', { amount: toWire(bet) })])
  }
  if (amount > 0n) {
    entitle(draft, 'patrons', account, amount, clause)
    carry(draft, 'patron', trayPlace(table), amount, clause)
  } else {
    entitle(draft, account, 'patrons', cents(-amount), clause)
    carry(draft, trayPlace(table), 'patron', cents(-amount), clause)
  }
  return [
    {
      type: 'AccountUsed',
      table,
      seat,
      activity: rule.activity,
      amount: toWire(amount),
      by,
      posts: toPosts(draft.posts),
    },
  ]
}

/** A device takes what the game account holds, and no more. */
export function whyNotFromAccount(
  state: State,
  { rule, rules }: RunningGame,
  table: string,
  { seat, wagers }: { readonly seat: string; readonly wagers: Wagers },
): Refusal | undefined {
  const wanted = add(
    ...DEVICE_WAGERS.filter((wager) => rules.wagers[wager]?.on === 'device').map((wager) => wagers[wager] ?? ZERO),
  )
  const there = balance(state.balances, rule.activity, gameAccount(table, seat))
  if (wanted <= there) return undefined
  const clause = rules.wagers['hand bonus']?.by ?? clauseOf(rules, 'bonus account')
  const values = { there: toWire(there), wanted: toWire(wanted) }
  return refuse({ kind: 'seat', table, seat }, [because(clause, 'account does not cover', values)])
}

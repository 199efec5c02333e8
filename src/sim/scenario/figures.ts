/** The balances of every activity as a scenario speaks of them. */

import { add, type Cents, negate, ZERO } from '../../base/money.ts'
import type { State } from '../../engine/mechanisms.ts'
import { outstanding, outstandingFor } from '../../engine/offerings/advances.ts'
import { runningOf } from '../../engine/offerings/running.ts'
import { CHARITY, POOL } from '../../engine/tournaments/money.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { balance } from '../../ledger/balances.ts'
import { draftOf } from '../../ledger/draft.ts'
import {
  houseAccount,
  isPool,
  type Kind,
  kindOf,
  ownerless,
  parseName,
  poolAccount,
  poolOf,
} from '../../ledger/name.ts'
import { funderOf } from '../../rulebook/choice.ts'
import { isTournament } from '../../rulebook/rule.ts'

export type Figures = Readonly<Record<string, Cents>>

/** Pools, reserve and the house's advance always; what is held, claimed, due or waiting only where there is some. */
export function figuresOf(state: State): Record<string, Figures> {
  const all: Record<string, Figures> = {}
  for (const { activity, waiting } of state.offerings.values()) {
    const running = runningOf(state, activity)
    if (running === undefined) continue
    // Where another activity's money pays, its reserve is the one that is meant.
    const funds = funderOf(running.rule)
    // The pool of a tournament is none of its rules' meters.
    const own = isTournament(running.rule) ? [POOL] : []
    const pools = [...Object.keys(running.rule.pools).map((pool) => poolAccount(pool)), ...own]
    const sumOf = (kind: Kind): Cents =>
      add(
        ...[...state.balances.entitlement]
          .filter(([account]) => holderOf(account) === funds && kindOf(nameOf(account)) === kind)
          .map(([, amount]) => amount),
      )
    const given = houseAccount('promised:gift', funds, activity)
    const sometimes: Record<string, Cents> = {
      gift: negate(balance(state.balances, funds, given)),
      pending: add(sumOf('pending'), sumOf('reseed')),
      claims: sumOf('claim'),
      due: sumOf('due'),
      charity: balance(state.balances, funds, CHARITY),
      variance: sumOf('variance'),
      waiting,
    }
    all[activity] = {
      ...Object.fromEntries(pools.map((pool) => [pool, balance(state.balances, funds, pool)])),
      reserve: balance(state.balances, funds, 'reserve'),
      // The fund's own activity speaks for all that are paid from it.
      advance:
        funds === activity
          ? outstanding(state.balances, funds)
          : outstandingFor(draftOf(state.balances, funds), activity),
      ...Object.fromEntries(Object.entries(sometimes).filter(([, amount]) => amount !== ZERO)),
    }
  }
  return all
}

/** `pool`, `meter`, `prize pool`, a pool's own name: all mean the same account where there is one pool. */
export function fundMeant(written: string, known: readonly string[]): string {
  const word = written.toLowerCase().replaceAll('_', ' ')
  if (known.includes(word)) return word
  if (known.includes(poolAccount(word))) return poolAccount(word)
  const pools = known.filter(isPool)
  if (/^(the )?((prize )?pool|meter|jackpot|posted( prize)?)$/.test(word) && pools.length === 1) return pools[0]!
  const named = word.replace(/ pool$/, '').replaceAll(' ', '-')
  const meant = pools.filter((pool) => named.startsWith(poolOf(pool)) || poolOf(pool).startsWith(named))
  if (meant.length === 1 && !known.includes(named)) return meant[0]!
  if (word === 'reserve fund' || word === 'jackpot fund') return 'reserve'
  if (word === 'house advance') return known.includes('advance') ? 'advance' : 'house'
  if (word === 'house' && known.includes('promised')) return 'promised'
  return written
}

/** What stands for several activities in one fund is written without the one that it stands for. */
export function withoutOwner(text: string): string {
  const name = parseName(text)
  return name === undefined ? text : ownerless(name)
}

/** Some documents speak of one jackpot fund: the posted prize and what stands behind it. */
export const isWholeFund = (word: string): boolean => /^(jackpot[ _])?fund$/.test(word)
export const isOfFund = (account: string): boolean => account === 'reserve' || isPool(account)

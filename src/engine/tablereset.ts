import { type Cents, smaller } from '../base/money.ts'
import type { Plain } from '../base/plain.ts'
import { nameOf } from '../ledger/account.ts'
import { balanceIn, type Draft, entitle } from '../ledger/draft.ts'
import type { RuleFile } from '../rulebook/rule.ts'
import { isTableGame } from '../rulebook/tablegame.ts'
import type { Posts } from './event.ts'
import type { State } from './state.ts'
import { fromPosts } from './wire.ts'

/** The reset amount, and the reserve, that went onto a meter for an award which is now taken back. */
export function takeBackReset(draft: Draft, posts: Posts, by: string): void {
  for (const { book, from, to, amount } of fromPosts(posts)) {
    const [source, pool] = [nameOf(from), nameOf(to)]
    if (book !== 'entitlement' || !pool.startsWith('pool:')) continue
    if (source !== 'promised:gift' && source !== 'reserve') continue
    entitle(draft, pool, source, smaller(balanceIn(draft, pool), amount), by)
  }
}

/** The clause under which an award is backed out, where the document of a game speaks of it. */
export function adjustedBy(rule: RuleFile | undefined): string {
  const terms = rule !== undefined && isTableGame(rule) ? rule.table.terms : undefined
  return terms?.['backed out']?.by ?? 'adjustment'
}

/** A game account at a table that still holds money of its player. Names of tables may have a dash, seats have none. */
export function heldAccount({ balances }: State, table: string): { seat: string; amount: Cents } | undefined {
  for (const [account, amount] of balances.entitlement) {
    const name = nameOf(account)
    const dash = name.lastIndexOf('-')
    if (amount > 0n && name.slice(0, dash) === `account:${table}`) return { seat: name.slice(dash + 1), amount }
  }
  return undefined
}

/** Cards are out or bets are closed at a table game. */
export const isRoundUnderWay = ({ games }: State, table: string): boolean => isUnderWay(games.get(table)?.game)

export function isUnderWay(game: Plain | undefined): boolean {
  const { phase } = (game ?? {}) as { readonly phase?: string }
  return phase !== undefined && phase !== 'bets' && phase !== 'closed'
}

import { smaller } from '../base/money.ts'
import type { Plain } from '../base/plain.ts'
import { balanceIn, type Draft, entitle } from '../ledger/draft.ts'
import type { Posts } from './event.ts'
import type { State } from './state.ts'
import { fromPosts } from './wire.ts'

/** A reset amount that went onto a meter for an award which is now taken back. */
export function takeBackReset(draft: Draft, posts: Posts, by: string): void {
  for (const { book, from, to, amount } of fromPosts(posts)) {
    if (book !== 'entitlement' || !from.endsWith(' promised:gift') || !to.includes(' pool:')) continue
    const pool = to.slice(to.lastIndexOf(' ') + 1)
    entitle(draft, pool, 'promised:gift', smaller(balanceIn(draft, pool), amount), by)
  }
}

/** Cards are out or bets are closed at a table game. */
export const isRoundUnderWay = ({ games }: State, table: string): boolean => isUnderWay(games.get(table)?.game)

export function isUnderWay(game: Plain | undefined): boolean {
  const { phase } = (game ?? {}) as { readonly phase?: string }
  return phase !== undefined && phase !== 'bets' && phase !== 'closed'
}

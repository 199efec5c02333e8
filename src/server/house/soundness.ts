/** What holds in every state that a journal can have led to. Asked before anybody is served. */
import { createHash } from 'node:crypto'
import { formatMoney } from '../../base/money.ts'
import type { State } from '../../engine/mechanisms.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import { coverOf } from '../../ledger/balances.ts'
import { isHold, isPool } from '../../ledger/name.ts'
import { unbalanced } from '../../ledger/pieces/book.ts'

/** The first thing that cannot be; nothing when all is well. */
export function unsound({
  balances,
  rules,
  offerings,
  series,
}: Pick<State, 'balances' | 'rules' | 'offerings' | 'series'>): string | undefined {
  for (const [account, amount] of balances.entitlement) {
    const name = nameOf(account)
    if (amount < 0n && (isPool(name) || isHold(name)))
      return `${name} of ${holderOf(account)} stands at ${formatMoney(amount)}, below nothing`
  }
  const off = coverOf(balances).find(({ held, owing }) => held !== owing)
  if (off !== undefined) return `${off.activity} holds ${formatMoney(off.held)} and owes ${formatMoney(off.owing)}`
  for (const [code, { book }] of series) {
    const why = unbalanced(book)
    if (why !== undefined) return `the pieces of ${code} do not add up: ${why}`
  }
  return unapproved(rules, offerings)
}

/** What runs is word for word what was accepted and posted. */
function unapproved(rules: State['rules'], offerings: State['offerings']): string | undefined {
  for (const [activity, { text, digest }] of rules)
    if (sha256(text) !== digest) return `the rules of ${activity} are not the text that was accepted`
  for (const { activity, running } of offerings.values())
    if (running !== undefined && sha256(running.text) !== running.digest)
      return `the offering of ${activity} is not the text that was posted`
  return undefined
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** One term of a rule file in words that a compliance officer reads beside the document, and who answers for it. */
import { type Cents, formatMoney } from '../../base/money.ts'
import { GAMES, isGame } from '../../games/games.ts'
import { isPool, poolOf } from '../../ledger/name.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import { type MoneyRange, UNBOUNDED } from '../../rulebook/terms.ts'

/** Who attests or decides; the program does the rest by what they say. */
export const ANSWERERS = [
  'program',
  'dealer',
  'floor',
  'surveillance',
  'cage',
  'count',
  'accounting',
  'compliance',
  'offering',
  'nobody',
] as const
export type Answerer = (typeof ANSWERERS)[number]

/** `at`: the place of the term, as complaints name it. */
export type Worded = {
  readonly at: string
  readonly by: string
  readonly says: string
  /** A table that belongs to it. */
  readonly rows?: readonly string[]
  readonly answers: Answerer
}

/** Names that only the rest of the catalogue knows. */
export type Names = (activity: string) => string | undefined

export const worded = (
  at: string,
  term: { readonly by: string } | undefined,
  says: string,
  answers: Answerer = 'program',
): Worded[] => (term === undefined ? [] : [{ at, by: term.by, says, answers }])

/** Whole dollars without cents, as documents print them. */
export const money = (amount: Cents): string => formatMoney(amount).replace(/\.00$/, '')

export const moneyRange = ({ min, max }: MoneyRange): string => {
  if (min === max) return money(min)
  if (max !== UNBOUNDED) return `${money(min)} to ${money(max)}`
  return min <= 1n ? 'any amount' : `${money(min)} or more`
}

export const gameName = (slug: string): string => (isGame(slug) ? GAMES[slug].name : plain(slug))
export const gameNames = (slugs: readonly string[]): string => slugs.map(gameName).join(', ')

/** A key as words. */
export const plain = (key: string): string => key.replaceAll('-', ' ')

export const either = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
export const both = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`

/** The posted prize by its name; a file with one pool needs none. */
export function poolName({ pools, table }: RuleFile, pool: string): string {
  const wager = Object.entries(table?.wagers ?? {}).find(([, terms]) => terms?.meter === pool)?.[0]
  if (wager !== undefined) return `the meter of the ${wager}`
  return Object.keys(pools).length === 1 ? 'the pool' : `the ${plain(pool)} pool`
}

export const fundName = (rule: RuleFile, fund: string): string => {
  if (fund.startsWith('where')) return `the fund ${fund.slice('where '.length)}`
  return isPool(fund as never) ? poolName(rule, poolOf(fund as never)) : `the ${fund}`
}

export const capital = (text: string): string => text.replace(/^[a-z]/, (letter) => letter.toUpperCase())

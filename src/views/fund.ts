/** The books of every activity: what is inside, where the money lies, and whether the two agree. */

import { type Cents, cents, formatMoney, ZERO } from '../base/money.ts'
import type { State } from '../engine/mechanisms.ts'
import { outstanding } from '../engine/offerings/advances.ts'
import { acceptedRule, funderIn } from '../engine/offerings/running.ts'
import { type Account, holderOf, nameOf } from '../ledger/account.ts'
import { type Cover, coverOf } from '../ledger/balances.ts'
import { type AccountName, type InsideName, isInside, isPlace, type Kind, kindOf, type Place } from '../ledger/name.ts'

export type FundView = {
  activity: string
  /** Activities whose prizes come from here, its own first. */
  paysFor: string[]
  inside: { account: InsideName; amount: string }[]
  places: { place: Place; amount: string }[]
  held: string
  owing: string
  agrees: boolean
  /** Posted prizes that money in hand covers, and what of them is only the house's promise. */
  posted: string
  promised: string
  advance: string
  /** Drafted and not posted yet: its pools, into which balances of before can be brought forward once. */
  opening?: string[]
}

export function fundViews(state: State): FundView[] {
  return coversOf(state).map(({ activity, held, owing }) => {
    const rows = <Name extends AccountName>(
      accounts: Map<Account, Cents>,
      isWanted: (name: AccountName) => name is Name,
    ) =>
      [...accounts]
        .filter(([account]) => holderOf(account) === activity)
        .flatMap(([holding, amount]) => {
          const account = nameOf(holding)
          return isWanted(account) ? [{ account, amount }] : []
        })
        .sort((a, b) => (a.account < b.account ? -1 : 1))
    const inside = rows(state.balances.entitlement, isInside)
    const sum = (kind: Kind) =>
      cents(inside.filter(({ account }) => kindOf(account) === kind).reduce((total, { amount }) => total + amount, 0n))
    return {
      activity,
      paysFor: [...new Set([activity, ...runningIn(state).filter((one) => funderIn(state, one) === activity)])],
      inside: inside.map(({ account, amount }) => ({ account, amount: formatMoney(amount) })),
      places: rows(state.balances.custody, isPlace).map(({ account, amount }) => ({
        place: account,
        amount: formatMoney(amount),
      })),
      held: formatMoney(held),
      owing: formatMoney(owing),
      agrees: held === owing,
      posted: formatMoney(sum('pool')),
      promised: formatMoney(cents(-sum('promised') || ZERO)),
      advance: formatMoney(outstanding(state.balances, activity)),
      ...openingOf(state, activity),
    }
  })
}

const runningIn = ({ offerings }: State): string[] =>
  [...offerings.values()]
    .filter(({ running, status }) => running !== undefined && status !== 'closed')
    .map(({ activity }) => activity)

function openingOf(state: State, activity: string): { opening?: string[] } {
  const offered = state.offerings.get(activity)
  const rule = acceptedRule(state, activity)
  // Where the document leaves out who pays into it, what comes in is brought forward each time.
  const isFedByHand = rule?.absent?.some(({ what }) => what === 'fee') === true
  if (offered === undefined || (offered.isBroughtForward === true && !isFedByHand)) return {}
  const isPosted = offered.running !== undefined && offered.status !== 'closed'
  if (isPosted ? !isFedByHand : offered.draft === undefined) return {}
  // Without a pool or a reserve of its own there is nothing to bring forward into.
  if (rule === undefined || (rule.reserve.of !== undefined && Object.keys(rule.pools).length === 0)) return {}
  return { opening: Object.keys(rule.pools) }
}

const draftedIn = (state: State): string[] =>
  [...state.offerings.keys()].filter((activity) => openingOf(state, activity).opening !== undefined)

/** Also funds that hold nothing yet: their seed is still to come, or what they had before. */
function coversOf(state: State): Cover[] {
  const covers = coverOf(state.balances)
  const empty = new Set([...runningIn(state).map((activity) => funderIn(state, activity)), ...draftedIn(state)])
  for (const { activity } of covers) empty.delete(activity)
  return [...covers, ...[...empty].map((activity) => ({ activity, held: ZERO, owing: ZERO }))]
}

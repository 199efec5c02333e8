/**
 * Money of one tournament, in its own accounts. Price of an entry, a rebuy or an add-on: drawer and pool; of it what is a charity's
 * apart; the fee is due to the house and never in the pool. Each goes back the way it came.
 */
import { citedTogether } from '../../base/cited.ts'
import { add, atLeastZero, type Cents, fromWire, smaller, subtract, toWire, ZERO } from '../../base/money.ts'
import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import { partRoundedDown } from '../../base/share.ts'
import { balanceIn, carry, type Draft, draftOf, entitle } from '../../ledger/draft.ts'
import { drawerPlace, houseAccount, poolAccount } from '../../ledger/name.ts'
import { whyNotFromDrawer } from '../money/drawers.ts'
import { drawOnReserve, giveToHouse } from '../money/movements.ts'
import type { Purchase } from './records.ts'
import type { RunningTournament } from './terms.ts'
import type { State, Tournament } from './vocabulary.ts'

/** The pool that players' prizes come from. */
export const POOL = poolAccount('prizes')
export const CHARITY = 'charity'

export const draftFor = (state: Pick<State, 'balances'>, { rule }: RunningTournament): Draft =>
  draftOf(state.balances, rule.activity)

/** What of a price is the charity's; cents that do not divide stay in the pool. */
export const charityOf = ({ posted }: RunningTournament, price: Cents): Cents =>
  posted.charity === undefined ? ZERO : partRoundedDown(price, posted.charity.share)

/** Into the pool, to the charity and to the house; `by`: what the players pay by. */
export function takeIn(draft: Draft, { rule }: RunningTournament, bought: Purchase, by: string): void {
  const [price, fee, charity] = amountsOf(bought)
  if (bought.drawer !== undefined) carry(draft, 'patron', drawerPlace(bought.drawer), add(price, fee), by)
  const isHouses = bought.way === 'given'
  const from = isHouses ? houseAccount('promised:gift', draft.activity, rule.activity) : 'patrons'
  const cited = isHouses ? `${by} ${rule.reserve.short.by}` : by
  entitle(draft, from, POOL, subtract(price, charity), citedTogether([cited, rule.pool.by]))
  entitle(draft, from, CHARITY, charity, citedTogether([cited, rule.pool.charity?.by ?? rule.pool.by]))
  entitle(draft, from, 'due:fee', fee, citedTogether([cited, rule.entry.fee.by]))
}

/** All of it out again: to the player at a drawer, or to the house where that had paid. A fee that the house has fetched it gives. */
function giveOut(
  draft: Draft,
  { rule }: RunningTournament,
  bought: Purchase,
  drawer: string | undefined,
  by: string,
): void {
  const [price, fee, charity] = amountsOf(bought)
  const isHouses = bought.way === 'given'
  const due = smaller(atLeastZero(balanceIn(draft, 'due:fee')), fee)
  for (const [from, amount] of [
    [POOL, subtract(price, charity)],
    [CHARITY, charity],
    ['due:fee', due],
  ] as const)
    if (isHouses) giveToHouse(draft, from, amount, by)
    else entitle(draft, from, 'patrons', amount, by)
  if (isHouses) return
  if (fee > due) drawOnReserve(draft, rule, 'patrons', subtract(fee, due), by)
  if (drawer !== undefined) carry(draft, drawerPlace(drawer), 'patron', add(price, fee), by)
}

const amountsOf = ({ price, fee, charity = '0' }: Purchase) =>
  [fromWire(price), fromWire(fee), fromWire(charity)] as const

/** What a player has back of these; the house's own is not among it. */
export const refundOf = (bought: readonly Purchase[]): Cents =>
  add(ZERO, ...bought.map((one) => (one.way === 'given' ? ZERO : add(fromWire(one.price), fromWire(one.fee)))))

export type GivenBack = { readonly draft: Draft; readonly refund: Cents; readonly receipts: readonly string[] }

/**
 * Everything that was bought, back at that drawer; refused where the drawer or the accounts cannot give it. Of two persons either
 * may be its cashier: a director has no drawer.
 */
export function giveBackAll(
  state: State,
  running: RunningTournament,
  bought: readonly Purchase[],
  { drawer, by, second }: { readonly drawer?: string; readonly by: string; readonly second?: string },
  clause: string,
  draft: Draft = draftFor(state, running),
): GivenBack | Refusal {
  const refund = refundOf(bought)
  const receipts = bought.map(({ receipt }) => receipt)
  if (refund > ZERO) {
    if (drawer === undefined) return refuseOrder('entry needs a drawer')
    const cashier = state.drawers.get(drawer)?.cashier
    const wrong = whyNotFromDrawer(state, drawer, refund, cashier === second && cashier !== undefined ? cashier : by)
    if (wrong !== undefined) return wrong
  }
  for (const one of bought) giveOut(draft, running, one, drawer, clause)
  // Bounties may have emptied the pool, or the charity has its part: then money is not there to be given back.
  for (const name of [POOL, CHARITY] as const) {
    const left = balanceIn(draft, name)
    if (left < ZERO)
      return refuseOrder('pool holds too little', { pool: toWire(ZERO), wanted: toWire(subtract(ZERO, left)) })
  }
  return { draft, refund, receipts }
}

/** What stands of the purchases of an entry. */
export const boughtBy = ({ purchases }: Tournament, receipts: readonly string[]): Purchase[] =>
  receipts.flatMap((receipt) => {
    const one = purchases.get(receipt)
    return one === undefined || one.back === true ? [] : [one]
  })

/** Whether the money in hand covers what signs promise, and what the house profile says where it does not. */

import type { Message } from '../../base/message.ts'
import { add, atLeastZero, type Cents, cents, toWire, ZERO } from '../../base/money.ts'
import { because, type Reason } from '../../base/refusal.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import type { Balances } from '../../ledger/balances.ts'
import { type Kind, kindOf } from '../../ledger/name.ts'
import { promiseOn } from '../../rulebook/profile.ts'
import { PROFILE, profileOf } from '../house/profile.ts'
import { funderIn } from '../offerings/running.ts'
import type { State } from './vocabulary.ts'

/** What lies in the funds of an activity, by what it is for and where it is. `promised` is below nothing, as it is booked. */
export type Amounts = Readonly<
  Record<
    | 'posted'
    | 'hits'
    | 'claims'
    | 'reserve'
    | 'charity'
    | 'due'
    | 'variance'
    | 'bank'
    | 'boxes'
    | 'laidOut'
    | 'promised',
    Cents
  >
>
export const PLACE_OF: Readonly<Partial<Record<Kind, keyof Amounts>>> = {
  pool: 'posted',
  pending: 'hits',
  reseed: 'hits',
  claim: 'claims',
  // What players have on their game accounts is owed to them as a claim is.
  account: 'claims',
  reserve: 'reserve',
  charity: 'charity',
  due: 'due',
  variance: 'variance',
  promised: 'promised',
  bank: 'bank',
  box: 'boxes',
  drawer: 'laidOut',
  tray: 'laidOut',
}

export const NOTHING: Amounts = {
  posted: ZERO,
  hits: ZERO,
  claims: ZERO,
  reserve: ZERO,
  charity: ZERO,
  due: ZERO,
  variance: ZERO,
  bank: ZERO,
  boxes: ZERO,
  laidOut: ZERO,
  promised: ZERO,
}

export function amountsOf(balances: Balances, activity: string): Amounts {
  const amounts: Record<keyof Amounts, Cents> = { ...NOTHING }
  for (const accounts of [balances.entitlement, balances.custody]) {
    for (const [account, amount] of accounts) {
      const place = holderOf(account) === activity ? PLACE_OF[kindOf(nameOf(account))] : undefined
      if (place !== undefined) amounts[place] = add(amounts[place], amount)
    }
  }
  return amounts
}

/** What signs promise: posted prizes, what is held for hits and their reseeds, claims. */
export const signsOf = ({ posted, hits, claims }: Amounts): Cents => add(posted, hits, claims)
export const heldOf = ({ bank, boxes, laidOut }: Amounts): Cents => add(bank, boxes, laidOut)

/** What signs promise and neither the money in hand nor the reserve behind it covers; what is due to the house, or a charity's, covers nothing. */
export const shortOf = (amounts: Amounts): Cents =>
  atLeastZero(cents(signsOf(amounts) - (heldOf(amounts) - amounts.due - amounts.charity)))

/** Why no new fee is taken: the prizes are not covered, and the profile of the house stops play then. */
export function whyStopped(state: State, activity: string, local: string): (Reason & Message) | undefined {
  const { play, by } = promiseOn(profileOf(state), local.slice(0, 10))
  if (play !== 'stops') return undefined
  const short = shortOf(amountsOf(state.balances, funderIn(state, activity)))
  if (short === ZERO) return undefined
  return because(PROFILE, 'play stops until covered', { short: toWire(short), by })
}

/**
 * A cashier's drawer, counted when it is opened and when it is closed. What a cashier pays out for an activity stands in
 * that activity's books as laid out; the float itself is the house's and stands under `cage`. The two together are the
 * money that lies in the drawer, so a closing count has something to be held against.
 */

import { atLeastZero, type Cents, cents, fromWire, negate, toWire } from '../../base/money.ts'
import { type Refusal, refuseOrder } from '../../base/refusal.ts'
import { holderOf, nameOf } from '../../ledger/account.ts'
import type { Balances } from '../../ledger/balances.ts'
import { carry, type Draft, draftOf, entitle } from '../../ledger/draft.ts'
import { drawerPlace, varianceAccount } from '../../ledger/name.ts'
import type { Post } from '../../ledger/post.ts'
import { toPosts } from '../posts.ts'
import type { CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

/** The books of the cage; an activity's name always has a stroke in it, so this is none. */
export const CAGE = 'cage'
const FLOAT = 'due:float'
const BY = 'drawer'

export function decideDrawer(state: State, command: CommandOf<'OpenDrawer' | 'CloseDrawer'>): Decision {
  const { drawer, counted, at, by } = command
  const known = state.drawers.get(drawer)
  if (counted < 0n) return refuseOrder('drawer count below nothing')
  const draft = draftOf(state.balances, CAGE)
  const expected = inDrawer(state.balances, drawer)
  const when = { at: at.at, local: at.local }
  if (command.do === 'OpenDrawer') {
    if (known?.cashier !== undefined) return refuseOrder('drawer is open', { drawer, cashier: known.cashier })
    fill(draft, drawer, cents(counted - expected))
    return [{ type: 'DrawerOpened', drawer, counted: toWire(counted), ...when, by, posts: toPosts(draft.posts) }]
  }
  if (known?.cashier === undefined) return refuseOrder('drawer not open', { drawer })
  const { cashier } = known
  const { second } = command
  if (by !== cashier && (second === undefined || second === by))
    return refuseOrder('drawer closed by two others', { drawer, cashier })
  const variance = cents(counted - expected)
  nameVariance(draft, drawer, variance)
  // The float goes back to the vault, and the next cashier starts with a fresh count. What was taken in for an activity goes to
  // its own money. What is over was never the house's: it lies apart until somebody explains it.
  const over = atLeastZero(variance)
  carry(draft, drawerPlace(drawer), 'bank', over, 'variance')
  const theirs = takenIn(state.balances, drawer)
  fill(draft, drawer, cents(over + theirs.sum - counted))
  return [
    {
      type: 'DrawerClosed',
      drawer,
      cashier,
      counted: toWire(counted),
      expected: toWire(expected),
      variance: toWire(variance),
      ...when,
      by: second === undefined ? [by] : [by, second],
      posts: toPosts([...theirs.posts, ...draft.posts]),
    },
  ]
}

/** What lies in it for activities, buy-ins and sales beyond what it laid out for them, and the way into their own money. */
function takenIn(balances: Balances, drawer: string): { readonly sum: Cents; readonly posts: readonly Post[] } {
  const place = drawerPlace(drawer)
  const drafts = [...balances.custody].flatMap(([account, amount]) => {
    const holder = holderOf(account)
    if (nameOf(account) !== place || holder === CAGE || amount <= 0n) return []
    const draft = draftOf(balances, holder)
    carry(draft, place, 'bank', cents(amount), BY)
    return [draft]
  })
  const posts = drafts.flatMap((draft) => draft.posts)
  return { sum: cents(posts.reduce((sum, { amount }) => sum + amount, 0n)), posts }
}

/** What the books say lies in it: its float, less what it has laid out for every activity and not got back. */
export function inDrawer({ custody }: Balances, drawer: string): Cents {
  const place = drawerPlace(drawer)
  let sum = 0n
  for (const [account, amount] of custody) if (nameOf(account) === place) sum += amount
  return cents(sum)
}

/** Money of the house into the drawer, or out of it where the amount is negative. */
function fill(draft: Draft, drawer: string, amount: Cents): void {
  if (amount >= 0n) {
    carry(draft, 'house', drawerPlace(drawer), amount, BY)
    entitle(draft, 'house', FLOAT, amount, BY)
  } else {
    carry(draft, drawerPlace(drawer), 'house', negate(amount), BY)
    entitle(draft, FLOAT, 'house', negate(amount), BY)
  }
}

function nameVariance(draft: Draft, drawer: string, variance: Cents): void {
  const name = varianceAccount(drawer)
  if (variance > 0n) {
    carry(draft, 'patron', drawerPlace(drawer), variance, 'variance')
    entitle(draft, 'patrons', name, variance, 'variance')
  } else if (variance < 0n) {
    carry(draft, drawerPlace(drawer), 'patron', negate(variance), 'variance')
    entitle(draft, name, 'patrons', negate(variance), 'variance')
  }
}

/** Where the cage has counted drawers at all, a prize comes out of one that this cashier has open and that holds it. */
export function whyNotFromDrawer(state: State, drawer: string, amount: Cents, by: string): Refusal | undefined {
  if (state.drawers.size === 0) return undefined
  const cashier = state.drawers.get(drawer)?.cashier
  if (cashier === undefined) return refuseOrder('drawer not opened yet', { drawer })
  if (cashier !== by) return refuseOrder('drawer of somebody else', { drawer, cashier })
  const there = inDrawer(state.balances, drawer)
  if (there < amount)
    return refuseOrder('drawer holds too little', { drawer, holds: toWire(there), wanted: toWire(amount) })
  return undefined
}

export function evolveDrawer(state: Slice, event: EventOf<'DrawerOpened' | 'DrawerClosed'>): void {
  const { drawer, local } = event
  const last = state.drawers.get(drawer)?.last
  if (event.type === 'DrawerOpened') {
    const opened = { drawer, cashier: event.by, opened: fromWire(event.counted), since: local }
    state.drawers.set(drawer, last === undefined ? opened : { ...opened, last })
    return
  }
  const count = { counted: fromWire(event.counted), variance: fromWire(event.variance), local, by: event.cashier }
  state.drawers.set(drawer, { drawer, last: count })
}

/** What is left of a prize after the last drawing of a day goes back to the house. */

import type { Moment } from '../../base/moment.ts'
import { atLeastZero, type Cents, negate, smaller, subtract } from '../../base/money.ts'
import { because, refuse, refuseOrder } from '../../base/refusal.ts'
import { balanceIn, type Draft, draftOf, entitle } from '../../ledger/draft.ts'
import { funderOf } from '../../rulebook/chosen.ts'
import type { RuleFile } from '../../rulebook/rule.ts'
import type { CommandOf } from '../command.ts'
import type { Decision } from '../decision.ts'
import { lastDrawingEnds, nextDrawingDate } from '../drawings/eligible.ts'
import type { EventOf } from '../event.ts'
import type { Running } from '../judging/judge.ts'
import { runningOf } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import type { State } from '../state.ts'

/** Of money for prizes that go back after the last drawing: the date of the drawings that come next. */
export function forDrawingsOn({ rule, offering }: Running, { local }: Moment): { on?: string } {
  const on = isReverting(rule) ? nextDrawingDate(offering.drawings ?? [], local) : undefined
  return on === undefined ? {} : { on }
}

const isReverting = ({ pools }: RuleFile): boolean =>
  Object.values(pools).some(({ falls }) => falls.only === 'when won or after the last drawing')

/** When the prizes of an activity go back; nothing while none was put in or played for since they last did, or a game is open. */
export function revertsAt(state: State, activity: string): string | undefined {
  const running = runningOf(state, activity)
  const { drawnOn, status } = state.offerings.get(activity) ?? {}
  if (running === undefined || drawnOn === undefined) return undefined
  // While it is stopped its prizes stand still; once it is closed there are none.
  if (status === 'stopped' || status === 'closed') return undefined
  const isOpen =
    [...state.callups.values()].some(
      (one) => one.activity === activity && (one.status === 'called' || one.status === 'playing'),
    ) || [...state.hits.values()].some((hit) => hit.activity === activity && hit.status === 'declared')
  return isOpen || !isReverting(running.rule) ? undefined : lastDrawingEnds(running.offering.drawings ?? [], drawnOn)
}

export function revertPools(state: State, { activity, due, at }: CommandOf<'RevertPools'>): Decision {
  const running = runningOf(state, activity)
  const end = revertsAt(state, activity)
  if (running === undefined || end === undefined) return refuseOrder('nothing reverts now', { activity })
  if (due !== end) return refuseOrder('last drawing ends at another time', { at: end, not: due })
  const draft = draftOf(state.balances, funderOf(running.rule))
  for (const [pool, { falls }] of Object.entries(running.rule.pools)) {
    if (falls.only !== 'when won or after the last drawing') continue
    if (at.local < end) return refuse(activity, [because(falls.by, 'last drawing not over', { at: end })])
    giveToHouse(draft, `pool:${pool}`, atLeastZero(balanceIn(draft, `pool:${pool}`)), falls.by)
  }
  return [{ type: 'PoolsReverted', v: 1, activity, due, posts: toPosts(draft.posts) }]
}

/** What the house only promised is struck off; what it had put in is due to it. */
export function giveToHouse(draft: Draft, from: string, amount: Cents, by: string): void {
  const promised = smaller(atLeastZero(negate(balanceIn(draft, 'promised:gift'))), amount)
  entitle(draft, from, 'promised:gift', promised, by)
  entitle(draft, from, 'due:reverted', subtract(amount, promised), by)
}

export function evolveReverting(state: State, { activity }: EventOf<'PoolsReverted'>): void {
  delete state.offerings.get(activity)?.drawnOn
}

import { type Message, message } from '../../base/message.ts'
import type { Moment } from '../../base/moment.ts'
import { atLeastZero } from '../../base/money.ts'
import { because, type Reason, refuse, refuseOrder } from '../../base/refusal.ts'
import { balanceIn, draftOf } from '../../ledger/draft.ts'
import { poolAccount } from '../../ledger/name.ts'
import { funderOf } from '../../rulebook/choice.ts'
import { giveToHouse } from '../money/movements.ts'
import { isReverting, lastDrawingEnds } from '../offerings/drawingtimes.ts'
import { type Running, runningOf } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import type { CommandOf, Decision, State } from './vocabulary.ts'

/** When the prizes of an activity go back; nothing while none was put in or played for since they last did, or a game is open. */
export function revertsAt(state: State, activity: string): string | undefined {
  const running = runningOf(state, activity)
  const { drawnOn, status } = state.offerings.get(activity) ?? {}
  if (running === undefined || drawnOn === undefined) return undefined
  // While it is stopped its prizes stand still; once it is closed there are none.
  if (status === 'stopped' || status === 'closed') return undefined
  return !isReverting(running.rule) || whatIsOpen(state, activity) !== undefined
    ? undefined
    : lastDrawingEnds(running.offering.drawings ?? [], drawnOn)
}

/** A game that is not over or a hit that is not decided: what is left afterwards is not known yet. */
function whatIsOpen({ callups, hits }: State, activity: string): Message | undefined {
  const called = [...callups.values()].find(
    (one) => one.activity === activity && (one.status === 'called' || one.status === 'playing'),
  )
  if (called !== undefined) return message('called or plays', { who: called.who })
  const hit = [...hits].find(([, one]) => one.activity === activity && one.status === 'declared')
  return hit === undefined ? undefined : message('hit not decided', { hit: hit[0] })
}

/** Nothing is carried over: prizes of a day that is over go back before anybody is drawn to play for the next ones. */
export function whyNotReverted(state: State, { rule, offering }: Running, { local }: Moment): Reason | undefined {
  const { drawnOn } = state.offerings.get(rule.activity) ?? {}
  if (drawnOn === undefined || lastDrawingEnds(offering.drawings ?? [], drawnOn) > local) return undefined
  const open = whatIsOpen(state, rule.activity)
  const pool = Object.values(rule.pools).find(({ falls }) => falls.only === 'when won or after the last drawing')
  return open === undefined || pool === undefined ? undefined : { clause: pool.falls.by, ...open }
}

export function revertPools(state: State, { activity, due, at }: CommandOf<'RevertPools'>): Decision {
  const running = runningOf(state, activity)
  const end = revertsAt(state, activity)
  if (running === undefined || end === undefined) return refuseOrder('nothing reverts now', { activity })
  if (due !== end) return refuseOrder('last drawing ends at another time', { at: end, not: due })
  const draft = draftOf(state.balances, funderOf(running.rule))
  for (const [pool, { falls }] of Object.entries(running.rule.pools)) {
    if (falls.only !== 'when won or after the last drawing') continue
    if (at.local < end)
      return refuse({ kind: 'activity', activity }, [because(falls.by, 'last drawing not over', { at: end })])
    giveToHouse(draft, poolAccount(pool), atLeastZero(balanceIn(draft, poolAccount(pool))), falls.by)
  }
  return [{ type: 'PoolsReverted', activity, due, posts: toPosts(draft.posts) }]
}

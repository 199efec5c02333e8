/** What a dealer's tray has paid comes back to it, against the copies of the claims. */

import { add, cents, fromWire } from '../../base/money.ts'
import { isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { balanceIn, carry, draftOf } from '../../ledger/draft.ts'
import { trayPlace } from '../../ledger/name.ts'
import { funderOf } from '../../rulebook/choice.ts'
import { lacksInBank } from '../money/settlement.ts'
import { funderIn, runningOf } from '../offerings/running.ts'
import { toPosts } from '../posts.ts'
import type { Claim, CommandOf, Decision, EventOf, Slice, State } from './vocabulary.ts'

export function repayTray(state: State, command: CommandOf<'RepayTray'>): Decision {
  const { activity, table, by } = command
  const running = runningOf(state, activity)
  if (running === undefined) return refuseOrder('activity does not run', { activity })
  const draft = draftOf(state.balances, funderOf(running.rule))
  const laidOut = cents(-balanceIn(draft, trayPlace(table), 'custody'))
  if (laidOut <= 0n) return refuseOrder('nothing laid out', { from: { table }, activity })
  const against = copiesOf(state, draft.activity, command)
  if (isRefusal(against)) return against
  const wanted = command.copies === undefined ? laidOut : add(...against.map(({ award }) => fromWire(award.amount)))
  const lacking = lacksInBank(draft, wanted)
  if (lacking !== undefined) return lacking
  const { claim } = running.rule
  carry(draft, 'bank', trayPlace(table), wanted, claim.tray?.by ?? claim.by)
  const copies = against.map((one) => one.claim)
  return [{ type: 'MoneyMoved', activity, why: 'tray repaid', copies, by, posts: toPosts(draft.posts) }]
}

/** The claims whose copies the dealer hands in, each once and each paid from that tray; without copies, all of them. */
function copiesOf(state: State, funder: string, { table, copies }: CommandOf<'RepayTray'>): Claim[] | Refusal {
  const waiting = [...state.claims.values()].filter(
    ({ activity, tray, trayRepaid }) => tray === table && trayRepaid !== true && funderIn(state, activity) === funder,
  )
  if (copies === undefined) return waiting
  if (copies.length === 0) return refuseOrder('no copies')
  if (new Set(copies).size < copies.length) return refuseOrder('copy handed in twice')
  const strange = copies.find((copy) => !waiting.some(({ claim }) => claim === copy))
  if (strange !== undefined) return refuseOrder('tray has not paid claim', { table, claim: strange })
  return waiting.filter(({ claim }) => copies.includes(claim))
}
/** Older events name no copies: they repaid all that the tray had laid out. */
export function repaidBy(own: Slice, { activity, copies, posts }: EventOf<'MoneyMoved'>): Claim[] {
  const trays = Object.values(posts).flatMap((rows) => rows.map(([, , to]) => to))
  return [...own.claims.values()].filter(({ claim, tray, ...one }) =>
    copies === undefined
      ? one.activity === activity && tray !== undefined && trays.includes(trayPlace(tray))
      : copies.includes(claim),
  )
}

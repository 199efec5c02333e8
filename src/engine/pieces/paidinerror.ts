/** What the cage has paid for pieces that nothing was due for: it comes back to a drawer, or it is a loss of the house. */
import { fromWire, toWire, ZERO } from '../../base/money.ts'
import { isRefusal, refuseOrder } from '../../base/refusal.ts'
import { carry, draftOf } from '../../ledger/draft.ts'
import { drawerPlace, houseAccount } from '../../ledger/name.ts'
import { whyNotFromDrawer } from '../money/drawers.ts'
import { giveBack } from '../money/movements.ts'
import { toPosts } from '../posts.ts'
import { postedOf } from './terms.ts'
import type { CommandOf, Decision, PieceError, State } from './vocabulary.ts'

export function returnPayment(state: State, command: CommandOf<'ReturnPiecePayment'>): Decision {
  const { use, drawer, at, by } = command
  const error = state.pieceErrors.get(use)
  if (error === undefined) return refuseOrder('no payment in error', { use })
  const { activity } = error
  const posted = postedOf(state, activity)
  if (isRefusal(posted)) return posted
  const wrong = whyNotFromDrawer(state, drawer, ZERO, by)
  if (wrong !== undefined) return wrong
  const { terms } = posted
  const clause = terms.corrected?.by ?? terms.redeemed.by
  const amount = fromWire(error.amount)
  const draft = draftOf(state.balances, activity)
  carry(draft, 'patron', drawerPlace(drawer), amount, clause)
  // What the house has put in for it by now is owed to the house again.
  giveBack(draft, 'patrons', houseAccount('promised:gift', activity, activity), amount, clause, 'due:reverted')
  return [
    {
      type: 'PiecePaymentReturned',
      use,
      activity,
      amount: toWire(amount),
      drawer,
      clause,
      local: at.local,
      by,
      posts: toPosts(draft.posts),
    },
  ]
}

/** The house gave it, and does not have it back: its books say so already. */
export function writeOffPayment(state: State, command: CommandOf<'WriteOffPiecePayment'>): Decision {
  const { use, reason, by, second } = command
  const error = state.pieceErrors.get(use)
  if (error === undefined) return refuseOrder('no payment in error', { use })
  if (second === undefined) return refuseOrder('write-off takes two')
  // Of whoever gives the order the room knows it; the one beside is asked here.
  if (partIn(error).includes(second)) return refuseOrder('had a part in the payment')
  const { activity, amount } = error
  return [{ type: 'PiecePaymentWrittenOff', use, activity, amount, reason, by, second }]
}

/** The cashier who paid it and those who found it wrong do not call it lost. */
export const partIn = ({ cashier, by }: PieceError): readonly string[] => [cashier, ...by]

/** A paper that was typed in and waits: what it would do, whose act it was, who typed it, whom it waits for. */
import { formatMoney, fromWire } from '../../base/money.ts'
import type { Shown } from '../../cards/showncards.ts'
import type { Slip } from '../../engine/house/vocabulary.ts'
import { shownIn } from '../../engine/judging/fact.ts'
import type { Order, State } from '../../engine/mechanisms.ts'
import { fromWireOrder } from '../../engine/recorded.ts'
import { activityName } from '../table.ts'

export type SlipView = {
  slip: string
  /** What would be done: the name of the order. */
  act: string
  /** Who did it, and the local time on the paper. */
  by: string
  at: string
  typedBy: string
  waits: readonly string[]
  confirmed: readonly string[]
  /** By the names that entries of the journal have for them. */
  facts: Readonly<Record<string, string>>
  cards?: Shown
  amount?: string
  /** Of a box, by the names of the activities. */
  counted?: { name: string; amount: string }[]
}

export const slipViews = (state: State): SlipView[] => [...state.slips.values()].map((slip) => slipView(state, slip))

function slipView(state: State, { slip, order: written, by, at, typedBy, waits, confirmed }: Slip): SlipView {
  const order = fromWireOrder(written)
  return { slip, act: order.do, by, at, typedBy, waits, confirmed, facts: factsOf(order), ...moreOf(state, order) }
}

const TOLD = ['table', 'hit', 'claim', 'form', 'drawer', 'tray', 'box', 'shift', 'pool', 'reason', 'document'] as const

function factsOf(order: Order): Record<string, string> {
  const fields = order as unknown as Readonly<Record<string, unknown>>
  return Object.fromEntries(TOLD.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])))
}

function moreOf(state: State, order: Order): Pick<SlipView, 'cards' | 'amount' | 'counted'> {
  switch (order.do) {
    case 'ReportHit':
      return { cards: shownIn(order) }
    case 'PayClaim': {
      const claim = state.claims.get(order.claim)
      return claim === undefined ? {} : { amount: formatMoney(fromWire(claim.award.amount)) }
    }
    case 'CountBox':
      return {
        counted: Object.entries(order.counted).map(([activity, amount]) => ({
          name: activityName(state, activity),
          amount: formatMoney(amount),
        })),
      }
    case 'OpenDrawer':
    case 'CloseDrawer':
      return { amount: formatMoney(order.counted) }
    default:
      return {}
  }
}

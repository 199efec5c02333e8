/** What the dealer's tablet shows of a table. */
import { formatMoney } from '../base/money.ts'
import { activitiesAt, runningOf } from '../engine/running.ts'
import type { Hit, State } from '../engine/state.ts'
import { isBookedAtLock } from '../rulebook/chosen.ts'
import { type HitView, hitView } from './hit.ts'

export type TableView = {
  table: string
  game: string
  seats: number
  decks: number
  isOpen: boolean
  round: number
  /** The locked bets of the open round, by activity. */
  open?: { round: number; fees: Record<string, string[]> }
  activities: {
    activity: string
    name: string
    takesFees: boolean
    /** One fee covers the round; the player-dealer puts it down. */
    paysDealer: boolean
    /** There is a space for a fee on the player-dealer's hand. */
    hasDealerSpace: boolean
    fee: string
    evidence: string
    minimumDealtIn: number
  }[]
  hits: HitView[]
}

export function tableViews(state: State): TableView[] {
  return [...state.tables.values()].map(({ table, game, seats, decks, openedAt, round, open }) => ({
    table,
    game,
    seats,
    decks,
    isOpen: openedAt !== undefined,
    round,
    ...(open === undefined ? {} : { open: { round: open.round, fees: mutable(open.fees) } }),
    activities: activitiesAt(state, table).map(({ rule, offering }) => ({
      activity: rule.activity,
      name: offering.name ?? rule.name,
      takesFees: isBookedAtLock(rule) && rule.fee?.round === undefined,
      paysDealer: isBookedAtLock(rule) && rule.fee?.round !== undefined,
      hasDealerSpace: rule.dealerHand !== undefined,
      fee: rule.fee === undefined ? '' : formatMoney(rule.fee.amount),
      evidence: rule.fee?.evidence ?? 'none',
      minimumDealtIn: rule.who.reduce((min, need) => (need.need === 'dealt in' ? Math.max(min, need.min) : min), 0),
    })),
    hits: hitsAt(state, table).map((hit) => hitView(state, hit)),
  }))
}

/** Hits of the open round, and those that still wait. */
const hitsAt = (state: State, table: string): Hit[] =>
  [...state.hits.values()].filter(
    (hit) =>
      hit.table === table &&
      (hit.status === 'declared' || (state.tables.get(table)?.open?.hits.includes(hit.hit) ?? false)),
  )

const mutable = (fees: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(fees).map(([activity, spots]) => [activity, [...spots]]))

export const activityName = (state: State, activity: string): string => {
  const running = runningOf(state, activity)
  return running === undefined ? activity : (running.offering.name ?? running.rule.name)
}

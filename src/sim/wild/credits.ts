/** Members play, have their cards read, hand in credits, put prizes aside and give them back; and what must hold of lots after each of it. */
import { MINUTE } from '../../base/moment.ts'
import { creditsRunning } from '../../engine/credits/earning.ts'
import { countOf } from '../../engine/credits/lots.ts'
import type { Order, State } from '../../engine/mechanisms.ts'
import type { Rng } from '../rng.ts'
import type { Try } from './attempt.ts'

type Asked = { readonly rng: Rng; readonly state: State; readonly persons: readonly string[]; readonly at: number }
type Maker = (asked: Asked, activity: string) => Order | undefined

const FLOOR = ['21', '22', '23'] as const
const some = <T>(rng: Rng, list: Iterable<T>): T | undefined => {
  const all = [...list]
  return all.length === 0 ? undefined : rng.pick(all)
}

/** Whoever sits there, or somebody who does not; sometimes told hours later. */
const read: Maker = ({ rng, state, persons, at }) => {
  const scans = Array.from({ length: rng.between(1, 4) }, () => {
    const [person, place] = some(rng, state.sits) ?? [rng.pick(persons), undefined]
    const table = place?.table ?? some(rng, state.tables.keys()) ?? '1'
    const late = rng.oneIn(4) ? rng.below(180) * MINUTE : 0
    return { person, table, ...(place === undefined || rng.oneIn(3) ? {} : { seat: place.seat }), at: at - late }
  })
  return { do: 'ScanCards', scans }
}

const sit: Maker = ({ rng, state, persons }) => {
  const table = some(rng, state.tables.values())
  if (table === undefined) return undefined
  const seat = String(rng.between(1, table.seats))
  return rng.oneIn(4)
    ? { do: 'LeaveSeat', table: table.table, seat }
    : { do: 'SeatPlayer', table: table.table, seat, person: rng.pick(persons) }
}

/** Mostly within what somebody has; now and then too much, or what is not posted. */
function chosen({ rng, state }: Asked, activity: string): string[] {
  const posted = Object.keys(creditsRunning(state, activity)?.offering.rewards ?? {})
  const many = rng.oneIn(4) ? rng.between(2, 4) : 1
  return Array.from({ length: many }, () => (rng.oneIn(30) ? 'a yacht' : rng.pick(posted)))
}
const holder = ({ rng, state, persons }: Asked, activity: string): string =>
  (rng.oneIn(8) ? undefined : some(rng, state.creditLots.get(activity)?.keys() ?? [])) ?? rng.pick(persons)

const redeem: Maker = (asked, activity) => {
  const { rng, state, persons } = asked
  const kept = rng.oneIn(2) ? some(rng, state.prizesReserved.values()) : undefined
  const person = kept?.person ?? holder(asked, activity)
  const id = rng.oneIn(12) ? {} : { id: rng.oneIn(15) ? rng.pick(persons) : person }
  return {
    do: 'RedeemCredits',
    activity: kept?.activity ?? activity,
    person: rng.oneIn(25) ? rng.pick(persons) : person,
    prizes: kept === undefined ? chosen(asked, activity) : [],
    ...id,
    ...(kept === undefined ? {} : { reservation: kept.reservation }),
  }
}

const putAside: Maker = (asked, activity) => ({
  do: 'ReservePrizes',
  activity,
  person: holder(asked, activity),
  prizes: chosen(asked, activity),
})

const giveBack: Maker = ({ rng, state }) => ({
  do: 'ReleasePrizes',
  reservation: some(rng, state.prizesReserved.keys()) ?? 'V1',
})

const adjust: Maker = (asked, activity) => ({
  do: 'AdjustCredits',
  activity,
  person: holder(asked, activity),
  credits: asked.rng.between(-8, 14),
  reason: 'counted again',
  ...(asked.rng.oneIn(12) ? {} : { second: '71' }),
})

/** What only the clock does, tried by somebody. */
const byTheClock: Maker = ({ rng, state }, activity) => ({
  do: rng.pick(['AddUpCredits', 'EndCredits']),
  activity,
  due: state.crediting.get(activity)?.due ?? '2026-03-04T12:00',
})

/** Soon on again: nothing is handed in meanwhile. */
const halt: Maker = ({ rng, state }, activity) =>
  state.offerings.get(activity)?.status !== 'running'
    ? { do: 'ResumeOffering', activity }
    : rng.oneIn(4)
      ? { do: 'PauseOffering', activity, reason: 'the reader is down' }
      : undefined

const ORDERS: readonly (readonly [weight: number, maker: Maker])[] = [
  [10, sit],
  [22, read],
  [12, redeem],
  [8, putAside],
  [4, giveBack],
  [6, adjust],
  [1, byTheClock],
  [5, halt],
]

/** In any promotion that has credits. */
export function creditOrder(rng: Rng, state: State, persons: readonly string[], at: number): Try | undefined {
  const activity = some(
    rng,
    [...state.offerings.keys()].filter((one) => creditsRunning(state, one) !== undefined),
  )
  if (activity === undefined) return undefined
  let left = rng.below(ORDERS.reduce((sum, [weight]) => sum + weight, 0))
  const maker = ORDERS.find(([weight]) => {
    left -= weight
    return left < 0
  })![1]
  const order = maker({ rng, state, persons, at }, activity)
  return order === undefined ? undefined : { order, by: rng.pick(FLOOR) }
}

type Seen = Pick<State, 'creditLots' | 'prizesReserved' | 'redeemed'>

export function creditFault({ creditLots, prizesReserved, redeemed }: Seen): string | undefined {
  for (const [activity, all] of creditLots)
    for (const [person, lots] of all) {
      const ends = lots.map((lot) => lot.ends || '~')
      if (lots.some(({ left }) => left <= 0) || countOf(lots) === 0) return `${person} has an empty lot in ${activity}`
      if (ends.some((end, at) => at > 0 && end <= ends[at - 1]!)) return `the lots of ${person} are out of order`
    }
  for (const { reservation, prizes } of prizesReserved.values())
    for (const { prize, credits, taken } of prizes) {
      const sum = taken.reduce((all, [, some]) => all + some, 0)
      if (sum !== credits) return `${prize} of ${reservation} takes ${credits} credits, and ${sum} were taken`
    }
  for (const [hit, { taken }] of redeemed) if (taken.some(([, some]) => some <= 0)) return `${hit} was had for nothing`
  return undefined
}

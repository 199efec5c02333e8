/** What somebody in a wild room might do next: mostly sensible, sometimes not. The house decides; this only tries. */

import { plusDays } from '../../base/moment.ts'
import { type Cents, cents, dollars, fromWire, subtract } from '../../base/money.ts'
import { seatOf } from '../../base/spot.ts'
import type { Share } from '../../engine/claims/vocabulary.ts'
import { DEVICES, type Table } from '../../engine/house/vocabulary.ts'
import { DUTIES } from '../../engine/judging/fact.ts'
import type { Order, State } from '../../engine/mechanisms.ts'
import type { Bet } from '../../engine/rounds/vocabulary.ts'
import { MONEY_FORMS } from '../../rulebook/forms.ts'
import { zoneOf } from '../../server/house/zone.ts'
import type { Rng } from '../rng.ts'
import type { May, Try } from './attempt.ts'
import { contestOrder } from './contests.ts'
import { creditOrder } from './credits.ts'
import { dealtAt } from './hands.ts'
import { podiumOrder } from './podium.ts'
import { POTS } from './pots.ts'
import { promotionOrder } from './promotions.ts'
import { SQUARES } from './squares.ts'
import { dealtOrder } from './tablegames.ts'
import { floorOrder } from './tournamentfloor.ts'
import { tournamentOrder } from './tournaments.ts'

/** `at`: now. */
type Maker = (rng: Rng, state: State, may: May, at: number) => Try | undefined

const FLOOR = ['21', '22']
const CAGE = ['31', '32']
const COUNT = ['41', '42', '43']
const ACCOUNTING = ['51', '52']
const COMPLIANCE = ['71', '72']
const PATRONS = Array.from({ length: 40 }, (_, n) => String(1_000 + n))

const seatsOf = ({ seats }: Table): string[] => Array.from({ length: seats }, (_, n) => String(n + 1))
const money = (rng: Rng): Cents => (rng.oneIn(3) ? cents(rng.between(1, 50_000)) : dollars(rng.between(1, 2_000)))
const some = <T>(rng: Rng, list: Iterable<T>): T | undefined => {
  const all = [...list]
  return all.length === 0 ? undefined : rng.pick(all)
}
/** One that is open; now and then any. */
const mostly = <T>(rng: Rng, of: ReadonlyMap<string, T>, isOpen: (one: T) => boolean): string | undefined =>
  some(
    rng,
    [...of].filter(([, one]) => rng.oneIn(8) || isOpen(one)).map(([name]) => name),
  )
const others = (rng: Rng, of: readonly string[], but: string) => rng.pick(of.filter((one) => one !== but))
const offeredAt = ({ offerings }: State) => [...offerings.keys()]

const onHit =
  (make: (rng: Rng, hit: string, by: string, state: State) => Order): Maker =>
  (rng, state) => {
    const hit = mostly(rng, state.hits, ({ status }) => status === 'declared')
    const by = rng.pick(FLOOR)
    return hit === undefined ? undefined : { order: make(rng, hit, by, state), by }
  }
const onClaim =
  (make: (rng: Rng, claim: string, state: State) => Order): Maker =>
  (rng, state) => {
    const claim = mostly(rng, state.claims, ({ status }) => status === 'open')
    return claim === undefined ? undefined : { order: make(rng, claim, state), by: rng.pick(CAGE) }
  }
/** Mostly of somebody who shares the prize, where it is shared. */
function whoseForm(rng: Rng, shares: readonly Share[]): { person?: string } {
  if (rng.oneIn(shares.length > 0 ? 4 : 2)) return {}
  return { person: shares.length > 0 ? rng.pick(shares).person : rng.pick(PATRONS) }
}
const onActivity =
  (of: readonly string[], make: (rng: Rng, activity: string, by: string, state: State) => Order): Maker =>
  (rng, state) => {
    const activity = some(rng, offeredAt(state))
    const by = rng.pick(of)
    return activity === undefined ? undefined : { order: make(rng, activity, by, state), by }
  }
const onTable =
  (make: (rng: Rng, table: Table, state: State) => Order, of: readonly string[] = FLOOR): Maker =>
  (rng, state) => {
    const table = some(rng, state.tables.values())
    return table === undefined ? undefined : { order: make(rng, table, state), by: rng.pick(of) }
  }

const bets = (rng: Rng, table: Table, fees: readonly string[]): Bet[] => {
  const dealer = rng.oneIn(3) ? rng.pick(seatsOf(table)) : undefined
  return seatsOf(table)
    .filter(() => !rng.oneIn(5))
    .map((seat) => ({
      seat,
      wagered: !rng.oneIn(12),
      fees: fees.filter(() => !rng.oneIn(4)),
      ...(seat === dealer ? { playerDealer: true } : {}),
      ...(rng.oneIn(3) ? { person: rng.pick(PATRONS) } : {}),
      ...(rng.oneIn(10) ? { proposition: true } : {}),
      ...(rng.oneIn(4) ? { wager: dollars(rng.between(5, 300)) } : {}),
    }))
}

/** At a free table with whatever fees are taken there just now. */
const startRound: Maker = (rng, state, may) => {
  const table = some(
    rng,
    [...state.tables.values()].filter(
      ({ table: name, openedAt }) => openedAt !== undefined && state.rounds.get(name)?.open === undefined,
    ),
  )
  if (table === undefined) return undefined
  const by = rng.pick(FLOOR)
  const one = (fees: readonly string[]): Order => ({
    do: 'StartRound',
    table: table.table,
    bets: [{ seat: '1', wagered: true, fees, wager: dollars(20) }],
  })
  const fees = offeredAt(state).filter((activity) => may(one([activity]), by))
  return { order: { do: 'StartRound', table: table.table, bets: bets(rng, table, fees) }, by }
}

const reportHit: Maker = (rng, state) => {
  const all = [...state.tables.values()]
  const playing = all.filter(({ table: name }) => state.rounds.get(name)?.open !== undefined)
  const table = some(rng, rng.oneIn(3) ? all : playing)
  if (table === undefined) return undefined
  const open = state.rounds.get(table.table)?.open
  const lit = open === undefined ? [] : Object.values(open.fees).flat().map(seatOf)
  const seats = shuffled(rng, rng.oneIn(5) || lit.length === 0 ? seatsOf(table) : [...new Set(lit)])
  return {
    order: {
      do: 'ReportHit',
      table: table.table,
      ...dealtAt(rng, table.game, seats, PATRONS),
      ...(rng.oneIn(4) ? { activities: [rng.pick(offeredAt(state))] } : {}),
    },
    by: rng.pick(FLOOR),
  }
}

/** What lies in the box of a table, as two people find it; sometimes they count a box again. */
const countBox: Maker = (rng, state, may) => {
  const table = some(rng, state.tables.keys())
  if (table === undefined) return undefined
  const by = rng.pick(COUNT)
  const count = (counted: Record<string, Cents>): Order => ({
    do: 'CountBox',
    box: `B${rng.below(100_000)}`,
    table,
    shift: rng.pick(['day', 'swing', 'grave']),
    counted,
    counters: ['41', '42'],
    ...(rng.oneIn(4) && state.counts.size > 0 ? { corrects: rng.pick([...state.counts.keys()]) } : {}),
  })
  const there = offeredAt(state).filter((activity) => may(count({ [activity]: dollars(1) }), by))
  return { order: count(Object.fromEntries(there.map((activity) => [activity, money(rng)]))), by }
}

const podium: Maker = (rng, state) => {
  const order = podiumOrder(rng, state, PATRONS)
  return order === undefined ? undefined : { order, by: rng.pick(FLOOR) }
}

/** How often each is tried, beside the others. */
export const MAKERS: readonly (readonly [weight: number, maker: Maker])[] = [
  [20, startRound],
  [40, dealtOrder],
  [10, onTable((_rng, { table }) => ({ do: 'EndRound', table }))],
  [2, onTable((rng, table) => ({ do: 'BetLate', table: table.table, seat: rng.pick(seatsOf(table)) }))],
  [2, onTable((_rng, { table }) => ({ do: 'VoidRound', table, reason: 'misdeal' }))],
  [
    1,
    onTable((rng, { table, openedAt }) => ({
      do: openedAt === undefined || !rng.oneIn(5) ? 'OpenTable' : 'CloseTable',
      table,
    })),
  ],
  [1, onTable((rng, { table }) => ({ do: 'ReportFault', table, device: rng.pick(DEVICES), reason: 'dark' }))],
  [2, onTable((rng, { table }) => ({ do: 'ClearFault', table, device: rng.pick(DEVICES) }))],
  [30, reportHit],
  [15, podium],
  [14, (rng, state) => promotionOrder(rng, state, PATRONS)],
  [6, (rng, state) => rng.pick(POTS)[1](rng, state)],
  [2, (rng, state) => rng.pick(SQUARES)[1](rng, state)],
  [
    15,
    onHit((_rng, hit, _by, { hits }) => ({
      do: 'AttestHit',
      hit,
      answers: Object.fromEntries((hits.get(hit)?.questions ?? []).map(({ id }) => [id, true])),
    })),
  ],
  [
    3,
    onHit((rng, hit, _by, { hits }) => ({
      do: 'AttestHit',
      hit,
      answers: Object.fromEntries((hits.get(hit)?.questions ?? []).map(({ id }) => [id, !rng.oneIn(3)])),
    })),
  ],
  [20, onHit((_rng, hit) => ({ do: 'VerifyHit', hit }))],
  [
    4,
    (rng, { hits }) => {
      const hit = mostly(rng, hits, ({ status }) => status === 'held')
      return hit === undefined ? undefined : { order: { do: 'JudgeHeld', hit }, by: rng.pick(FLOOR) }
    },
  ],
  [
    3,
    (rng, { hits }) => {
      const hit = some(rng, hits.keys())
      return hit === undefined ? undefined : { order: { do: 'ConfirmSurveillance', hit, yes: !rng.oneIn(8) }, by: '82' }
    },
  ],
  [
    3,
    onHit((rng, hit, by) => ({
      do: 'DeclineHit',
      hit,
      reason: 'not seen',
      second: others(rng, FLOOR, by),
      evidence: 'tape 4',
    })),
  ],
  [2, onHit((_rng, hit) => ({ do: 'DisputeHit', hit, reason: 'the patron says otherwise' }))],
  [3, onHit((rng, hit, by) => ({ do: 'SettleDispute', hit, second: others(rng, FLOOR, by), reason: 'seen again' }))],
  [
    2,
    onHit((rng, hit, by) => ({
      do: 'BackOutHit',
      hit,
      second: others(rng, FLOOR, by),
      reason: 'wrong cards',
      document: 'A-1',
    })),
  ],
  [
    12,
    onClaim((rng, claim) => ({
      do: 'ShowId',
      claim,
      copied: true,
      ...(rng.oneIn(2) ? { person: rng.pick(PATRONS) } : {}),
    })),
  ],
  [
    20,
    onClaim((rng, claim, { tables }) => ({
      do: 'PayClaim',
      claim,
      form: rng.oneIn(8) ? `F${rng.below(10_000)}` : rng.pick(MONEY_FORMS),
      ...(rng.oneIn(4) ? { tray: rng.pick([...tables.keys()]) } : { drawer: rng.pick(['1', '2']) }),
    })),
  ],
  [
    4,
    onClaim((rng, claim, { claims }) => ({
      do: 'RecordForm',
      claim,
      kind: rng.pick(['ID', '5754', 'CTR', 'W-2G', 'W-2G', 'W-2G']),
      reference: `R${rng.below(1_000)}`,
      ...whoseForm(rng, claims.get(claim)?.shares ?? []),
    })),
  ],
  [
    12,
    onClaim((rng, claim, { claims }) => {
      const prize = fromWire(claims.get(claim)!.award.amount)
      const first = cents(BigInt(rng.below(Number(prize) + 1)))
      const parts = [first, rng.oneIn(5) ? first : subtract(prize, first)]
      return { do: 'ShareClaim', claim, shares: parts.map((amount) => ({ person: rng.pick(PATRONS), amount })) }
    }),
  ],
  [2, onClaim((rng, claim) => ({ do: 'ReportPaidInError', claim, second: rng.pick(CAGE), reason: 'wrong person' }))],
  [2, onClaim((rng, claim) => ({ do: 'UseVoucher', claim, cost: money(rng) }))],
  [
    2,
    (rng) => ({
      order: { do: 'OpenDrawer', drawer: rng.pick(['1', '2']), counted: dollars(100_000) },
      by: rng.pick(CAGE),
    }),
  ],
  [
    1,
    (rng) => ({ order: { do: 'CloseDrawer', drawer: rng.pick(['1', '2']), counted: money(rng) }, by: rng.pick(CAGE) }),
  ],
  [6, countBox],
  [2, onActivity(ACCOUNTING, (_rng, activity) => ({ do: 'FetchDue', activity }))],
  [3, onActivity(ACCOUNTING, (rng, activity) => ({ do: 'DepositAdvance', activity, amount: money(rng) }))],
  [3, onActivity(ACCOUNTING, (rng, activity) => ({ do: 'RepayDrawer', activity, drawer: rng.pick(['1', '2']) }))],
  [
    2,
    onActivity(ACCOUNTING, (rng, activity, _by, { tables }) => ({
      do: 'RepayTray',
      activity,
      table: rng.pick([...tables.keys()]),
    })),
  ],
  [
    2,
    onActivity(ACCOUNTING, (rng, activity, by) => ({
      do: 'IncreasePool',
      activity,
      pool: 'main',
      amount: money(rng),
      notice: 'posted',
      second: others(rng, ACCOUNTING, by),
    })),
  ],
  [1, onActivity(COMPLIANCE, (_rng, activity) => ({ do: 'PauseOffering', activity, reason: 'the sign is dark' }))],
  [
    4,
    (rng, { offerings }) => {
      const paused = some(
        rng,
        [...offerings.values()].filter(({ status }) => status === 'paused'),
      )
      if (paused === undefined) return undefined
      return { order: { do: 'ResumeOffering', activity: paused.activity }, by: rng.pick(COMPLIANCE) }
    },
  ],
  [2, onActivity(FLOOR, (rng, activity) => ({ do: 'RequestFreeTable', activity, patron: `patron ${rng.below(50)}` }))],
  [
    2,
    (rng, { free, tables }) => {
      const request = some(rng, free.keys())
      if (request === undefined) return undefined
      return { order: { do: 'OfferFreeTable', request, table: rng.pick([...tables.keys()]) }, by: rng.pick(FLOOR) }
    },
  ],
  [
    4,
    (rng) => ({
      order: {
        do: 'EnrolPerson',
        person: rng.pick(PATRONS),
        duty: rng.pick(DUTIES),
        proposition: rng.oneIn(5),
        age: rng.between(18, 80),
      },
      by: rng.pick(FLOOR),
    }),
  ],
  [
    1,
    (rng, { closedDay }) => ({
      order: { do: 'CloseDay', day: closedDay === undefined ? '2026-03-03' : plusDays(closedDay, 1) },
      by: rng.pick(ACCOUNTING),
    }),
  ],
]

function shuffled(rng: Rng, list: readonly string[]): string[] {
  const order = Uint8Array.from(list.keys())
  rng.shuffle(order)
  return [...order].map((at) => list[at]!)
}

const ZONE = zoneOf('America/Los_Angeles')

/** With credits, contests and tournaments, which kept seeds do not know; the club of the demo has three members who have some. */
export const WITH_CREDITS: typeof MAKERS = [
  ...MAKERS,
  [10, (rng, state, _may, at) => contestOrder(rng, state, PATRONS, ZONE.momentOf(at), 'hawaiian-gardens/pro-football')],
  [20, (rng, state, _may, at) => tournamentOrder(rng, state, PATRONS, ZONE.momentOf(at), 'bay-101/poker-tournaments')],
  [14, (rng, state) => floorOrder(rng, state)],
  [14, (rng, state, _may, at) => creditOrder(rng, state, ['3001', '3002', '3003', ...PATRONS.slice(0, 5)], at)],
]

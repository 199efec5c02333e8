/** A night of the demo before it was opened: rounds at its tables, what they win, boxes, and the morning's close. */
import { HOUR, MINUTE } from '../../../base/moment.ts'
import { type Cents, cents } from '../../../base/money.ts'
import { isRefusal } from '../../../base/refusal.ts'
import type { Table } from '../../../engine/house/vocabulary.ts'
import type { Order, OrderOf } from '../../../engine/mechanisms.ts'
import { activitiesAt, funderIn } from '../../../engine/offerings/running.ts'
import type { Bet } from '../../../engine/rounds/vocabulary.ts'
import { balance } from '../../../ledger/balances.ts'
import { boxPlace, houseAccount } from '../../../ledger/name.ts'
import type { ManualClock } from '../../house/clock.ts'
import type { House, Outcome } from '../../house/kernel.ts'
import { type Chance, type Shoe, shoeOf, shuffled } from '../deal.ts'
import { settlement } from '../play.ts'
import { isDealt, type Luck, luckyReport, nightReport } from './deal.ts'

const ROUNDS = 360
const PLAYS_MS = 8 * HOUR
/** So many lines go to the disk together. */
const TOGETHER = 400
const DEALERS = ['11', '12'] as const
const FLOOR = ['21', '22'] as const
const COUNTERS = ['41', '42'] as const
const ACCOUNTING = '51'

export type Night = {
  /** `isLast`: the cage has not paid everybody yet. */
  play(from: number, luck: Luck | undefined, isLast: boolean): Promise<void>
  count(from: number, day: string): Promise<void>
  close(from: number, day: string): Promise<void>
}

export function nightOf(house: House, clock: ManualClock, chance: Chance): Night {
  const sent = senderTo(house)
  const tables = [...house.state.tables.values()].filter(
    (table) => isDealt(table) && feesAt(house, table.table).length > 0,
  )
  const shoes = new Map<string, Shoe>(tables.map(({ table, decks }) => [table, shoeOf(decks, chance)]))
  const goTo = (at: number) => clock.set(Math.max(clock.now(), at))

  function playRound(table: Table, luck: Luck | undefined, isLast: boolean): void {
    const dealer = DEALERS[chance(DEALERS.length)]!
    const all = Array.from({ length: table.seats }, (_, n) => String(n + 1))
    const seats = shuffled(all, chance).slice(0, Math.min(table.seats, (luck === undefined ? 3 : 6) + chance(3)))
    const sensed = feesAt(house, table.table).flatMap(({ activity, fee }) =>
      fee.evidence === 'counted' ? [] : [activity],
    )
    const isIn = () => luck !== undefined || chance(5) > 0
    const bets = seats.map((seat): Bet => ({ seat, wagered: true, fees: isIn() ? sensed : [] }))
    sent.send({ do: 'StartRound', table: table.table, bets, dealtIn: seats.length }, dealer)
    if (luck === undefined && chance(400) === 0) {
      sent.send({ do: 'VoidRound', table: table.table, reason: 'misdeal' }, FLOOR[0])
      return
    }
    clock.advance(MINUTE / 2)
    const fees = house.state.rounds.get(table.table)?.open?.fees ?? {}
    const report =
      luck === undefined
        ? nightReport(table, { seats, fees, shoe: shoes.get(table.table)!, chance })
        : luckyReport(luck, seats)
    if (report !== undefined && isHit(house, report, dealer)) {
      sent.send(report, dealer)
      settle(table.table, luck !== undefined, isLast)
    }
    sent.send({ do: 'EndRound', table: table.table }, dealer)
  }

  /** The floor answers and verifies, the cage pays; now and then two decline a hit. */
  function settle(table: string, isLucky: boolean, isLast: boolean): void {
    const { open } = house.state.rounds.get(table) ?? {}
    const hit = house.state.hits.get(open?.hits[0] ?? '')
    if (open === undefined || hit === undefined) return
    const [by, second] = FLOOR
    if (!isLucky && hit.status === 'declared' && chance(60) === 0)
      sent.send({ do: 'DeclineHit', hit: hit.hit, reason: 'an exposed card', evidence: `camera ${table}`, second }, by)
    for (let next = settlement(house, open); next !== undefined; next = settlement(house, open)) {
      if (isLast && next.order.do === 'PayClaim' && chance(3) > 0) return
      if (isRefusal(house.dryRun(next.order, { by: next.by }))) return
      clock.advance(MINUTE / 6)
      sent.send(next.order, next.by)
    }
  }

  return {
    async play(from, luck, isLast) {
      for (let round = 0; round < ROUNDS; round++) {
        goTo(from + Math.floor((round * PLAYS_MS) / ROUNDS))
        const { table } = tables[round % tables.length]!
        const isLucky = luck?.table === table && Math.floor(round / tables.length) === luck.round
        playRound(house.state.tables.get(table)!, isLucky ? luck : undefined, isLast)
        await sent.rest(TOGETHER)
      }
      await sent.rest()
    },

    /** Boxes by two; now and then a dollar too few. */
    async count(from, day) {
      goTo(from)
      for (const { table } of tables) {
        const counted: Record<string, Cents> = {}
        for (const { activity, fee } of feesAt(house, table)) {
          const inBox =
            fee.evidence === 'counted'
              ? BigInt(Math.floor(ROUNDS / tables.length)) * fee.amount
              : balance(house.state.balances, activity, boxPlace(table), 'custody')
          const short = inBox > 1_000n && chance(60) === 0 ? 100n : 0n
          if (inBox > 0n) counted[activity] = cents(inBox - short)
        }
        const box = `${table}-${day}`
        if (Object.keys(counted).length > 0)
          sent.send({ do: 'CountBox', box, table, shift: 'grave', counted, counters: COUNTERS }, COUNTERS[0])
        clock.advance(MINUTE)
      }
      await sent.rest()
    },

    async close(from, day) {
      goTo(from)
      await house.tick()
      // What the house has promised it puts in, before anybody has to ask.
      for (const activity of house.state.offerings.keys()) {
        const amount = promisedFor(house, activity)
        if (amount > 0n) sent.send({ do: 'DepositAdvance', activity, amount }, ACCOUNTING)
      }
      sent.send({ do: 'CloseDay', day }, ACCOUNTING)
      await sent.rest()
    },
  }
}

/** To be returned or given, in whosever fund it stands. */
function promisedFor({ state }: House, activity: string): Cents {
  const fund = funderIn(state, activity)
  const owes = (kind: 'promised' | 'promised:gift') => balance(state.balances, fund, houseAccount(kind, fund, activity))
  return cents(-owes('promised') - owes('promised:gift'))
}

/** Of each activity at the table that takes one. */
const feesAt = (house: House, table: string) =>
  activitiesAt(house.state, table).flatMap(({ rule: { activity, fee } }) =>
    fee === undefined ? [] : [{ activity, fee }],
  )

function isHit(house: House, report: OrderOf<'ReportHit'>, by: string): boolean {
  const decision = house.dryRun(report, { by })
  return !isRefusal(decision) && decision.some(({ type }) => type === 'HitDeclared')
}

/** Orders are decided at once and in turn; their lines are on the disk after `rest`. */
function senderTo(house: House) {
  let under: Promise<Outcome>[] = []
  return {
    send(order: Order, by: string): void {
      under.push(house.submit(order, { by }))
    },
    async rest(atLeast = 0): Promise<void> {
      if (under.length <= atLeast) return
      await Promise.all(under)
      under = []
    },
  }
}

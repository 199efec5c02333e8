/**
 * A table that plays by itself, one step at a time: bets, deal, hit, verification, payment, end. What comes next is read
 * from the state of the house, so a restart goes on wherever it was.
 */

import { isRefusal } from '../../base/refusal.ts'
import { seatOf, spotOf } from '../../base/spot.ts'
import { type Card, signsOf } from '../../cards/card.ts'
import type { Device } from '../../device/device.ts'
import type { DeviceOrder, Lit } from '../../device/message.ts'
import type { Table } from '../../engine/house/vocabulary.ts'
import type { Hand } from '../../engine/judging/fact.ts'
import type { Order, OrderOf } from '../../engine/mechanisms.ts'
import { keepsSeats, playersAt } from '../../engine/presence/status.ts'
import type { Bet, OpenRound } from '../../engine/rounds/vocabulary.ts'
import { isPool } from '../../ledger/name.ts'
import type { House } from '../house/kernel.ts'
import { simulatedPayment } from './cage.ts'
import { type Chance, type Shoe, shoeOf, shuffled } from './deal.ts'
import { deviceIdOf } from './devices.ts'

export type TableInPlay = {
  /** One step. Answers with how long the room takes until the next one. */
  step(): Promise<number>
}

const FLOOR = '21'
/** How long a jackpot stays pending before the simulated floor has verified it: long enough to be seen. */
const PENDING_MS = 12_000
/** Nobody deals to one player alone. */
const FEWEST = 2

export function tableInPlay(house: House, device: Device, table: string, paceMs: number, chance: Chance): TableInPlay {
  const { decks } = house.state.tables.get(table)!
  const shoe = shoeOf(decks, chance)
  const by = `device:${deviceIdOf(table)}`
  let dealt = -1
  let coming: DeviceOrder | undefined
  let laid = 0
  /** To whom this round was dealt, where the seats are kept. */
  let players: readonly string[] | undefined
  const soon = () => paceMs / 2 + chance(paceMs)
  const send = async (order: DeviceOrder) => {
    device.put(order)
    await device.exchange()
  }

  return {
    async step() {
      // What the house has not taken yet comes first: without an answer the table stands still.
      await device.exchange()
      if (device.outbox().waiting.length > 0) return soon()
      const now = house.state.tables.get(table)
      if (now?.openedAt === undefined) return 10 * paceMs
      const { open } = house.state.rounds.get(table) ?? {}
      if (open === undefined) {
        const activities = feesAt(house, now)
        players = keepsSeats(house.state, table) ? playersAt(house.state, table) : undefined
        if (players !== undefined && players.length < FEWEST) {
          coming = undefined
          return 10 * paceMs
        }
        coming = stillHere(coming ?? startRound(now, activities, chance, players), players)
        const bets = coming.bets as readonly Bet[]
        // Chips come down a few at a time; the sensors tell each of them, and the lock comes after the last.
        if (activities.length > 0 && laid < bets.length) {
          laid += 1 + chance(3)
          device.see(litBy(bets.slice(0, laid), activities))
          await device.exchange()
          return Math.round(soon() / 3)
        }
        if (activities.length > 0) device.see(litBy([], activities))
        const locked = coming
        coming = undefined
        laid = 0
        await send(locked)
        return soon()
      }
      if (dealt !== open.round) {
        dealt = open.round
        const order = reportOf(now, shoe, open.fees, chance, players)
        if (order === undefined) return soon()
        const decision = house.dryRun(order, { by })
        const isHit = !isRefusal(decision) && decision.some(({ type }) => type === 'HitDeclared')
        if (!isHit) return soon()
        await send(written(order))
        return hasPoolPrize(house, open) ? PENDING_MS : soon()
      }
      const next = settlement(house, open)
      if (next === undefined) await send({ do: 'EndRound', table })
      else await house.submit(next.order, { by: next.by })
      return soon()
    },
  }
}

const feesAt = (house: House, { table }: Table): string[] =>
  [...house.state.offerings.values()]
    .filter(({ status, activity }) => status === 'running' && activity.endsWith('blazing-7s'))
    .filter(({ running }) => running?.text.includes(`'${table}'`))
    .map(({ activity }) => activity)

/** Where nobody keeps the seats, any of them may have somebody. */
function startRound(
  { table, seats, game }: Table,
  activities: readonly string[],
  chance: Chance,
  players?: readonly string[],
): DeviceOrder {
  if (game === 'holdem') return { do: 'StartRound', table, bets: [], dealtIn: players?.length ?? 5 + chance(seats - 4) }
  const taken = players ?? someSeats(seats, 3 + chance(seats - 2), chance)
  const bets = taken
    .toSorted((a, b) => Number(a) - Number(b))
    .map((seat): Bet => ({ seat, wagered: true, fees: chance(5) > 0 ? activities : [] }))
  return { do: 'StartRound', table, bets }
}

const someSeats = (seats: number, count: number, chance: Chance): string[] =>
  shuffled(
    Array.from({ length: seats }, (_, seat) => String(seat + 1)),
    chance,
  ).slice(0, count)

/** Whoever has gone while the chips came down takes them along. */
function stillHere(start: DeviceOrder, players: readonly string[] | undefined): DeviceOrder {
  if (players === undefined) return start
  const bets = (start.bets as readonly Bet[]).filter(({ seat }) => players.includes(seat))
  return { ...start, bets, ...(start.dealtIn === undefined ? {} : { dealtIn: players.length }) }
}

const litBy = (bets: readonly Bet[], activities: readonly string[]): Lit =>
  Object.fromEntries(
    activities.map((activity) => [activity, bets.filter(({ fees }) => fees.includes(activity)).map(spotOf)]),
  )

type Report = OrderOf<'ReportHit'>

/** Cards as the door reads them. */
function written({ common, hands, ...report }: Report): DeviceOrder {
  const zones = (deal: object) =>
    Object.fromEntries(Object.entries(deal).map(([zone, cards]) => [zone, signsOf(cards as Card[])]))
  return { ...report, common: zones(common), hands: hands.map((hand) => ({ ...hand, cards: zones(hand.cards) })) }
}

const STRANGER = { place: 'seated', duty: 'none', proposition: false } as const

export function reportOf(
  table: Table,
  shoe: Shoe,
  fees: OpenRound['fees'],
  chance: Chance,
  players: readonly string[] | undefined,
): Report | undefined {
  if (table.game === 'holdem') return holdemReport(table, shoe, chance, players)
  const seats = [...new Set(Object.values(fees).flat().map(seatOf))]
  const hands = seats.map((seat): Hand => ({ seat, role: 'player', cards: { hand: shoe(2) }, bettors: [STRANGER] }))
  const [up] = shoe(1) as [Card]
  // A dealer calls out the hands with a seven; the others win nothing.
  const called = hands.filter(({ cards }) => cards.hand?.some(isSeven))
  if (called.length === 0) return undefined
  // How many were dealt in is asked of nobody where the seats tell it.
  const facts = { ...(players === undefined ? { dealtIn: seats.length + 1 } : {}), tournament: false }
  return { do: 'ReportHit', table: table.table, facts, common: { dealerUp: [up] }, hands: called }
}

const isSeven = (card: Card): boolean => card >> 2 === 5

function holdemReport(
  { table, seats }: Table,
  shoe: Shoe,
  chance: Chance,
  players: readonly string[] | undefined,
): Report {
  const taken = players === undefined ? someSeats(seats, 5 + chance(seats - 4), chance) : shuffled(players, chance)
  const shown = 2 + chance(2)
  const cards = shoe(taken.length * 2 + 5)
  const hands = taken.map((seat, place): Hand => {
    const isIn = place < shown
    const hole = cards.slice(place * 2, place * 2 + 2)
    return {
      seat,
      role: 'player',
      cards: isIn ? { hole } : {},
      folded: !isIn,
      ...(isIn ? { betsCompleted: true } : {}),
      button: 'none',
      bettors: [STRANGER],
    }
  })
  return {
    do: 'ReportHit',
    table,
    facts: {
      ...(players === undefined ? { dealtIn: taken.length } : {}),
      tournament: false,
      misdeal: false,
    },
    common: { board: cards.slice(-5) },
    hands,
  }
}

const hasPoolPrize = (house: House, { hits }: OpenRound): boolean =>
  hits.some((id) => house.state.hits.get(id)?.awards.some(({ parts }) => Object.keys(parts).some(isPool)))

/** What the simulated floor and cage do next for this round. */
export function settlement(house: House, { hits }: OpenRound): { order: Order; by: string } | undefined {
  for (const id of hits) {
    const hit = house.state.hits.get(id)
    if (hit?.status === 'declared') {
      const unanswered = hit.questions.filter((question) => hit.answers[question.id] === undefined)
      if (unanswered.length > 0)
        return {
          order: { do: 'AttestHit', hit: id, answers: Object.fromEntries(unanswered.map((one) => [one.id, true])) },
          by: FLOOR,
        }
      return { order: { do: 'VerifyHit', hit: id }, by: FLOOR }
    }
    if (hit?.status !== 'verified') continue
    for (const claim of hit.claims.map((name) => house.state.claims.get(name))) {
      // Whoever recorded who shares a prize goes on with it.
      if (claim?.status !== 'open' || claim.shares !== undefined) continue
      return simulatedPayment(house, claim)
    }
  }
  return undefined
}

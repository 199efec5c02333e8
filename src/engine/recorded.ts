/**
 * Commands as the journal keeps them, so that every decision can be taken again. Where the event says all that
 * mattered of the command, the command is read off the event and takes no room.
 */

import { type Cents, fromWire } from '../base/money.ts'
import { readSpot, type Spot, spotOf } from '../base/spot.ts'
import { withList, withoutList } from './drawings/keptlist.ts'
import type { KeptOrder } from './mechanism.ts'
import { type Event, type EventOf, MECHANISMS, type Order, type OrderOf } from './mechanisms.ts'
import { isSeatOrder, seatOrderOf } from './presence/readoff.ts'
import type { Bet } from './rounds/vocabulary.ts'

type Versions = Readonly<
  Record<string, { readonly v?: number; readonly from?: Readonly<Record<number, (old: KeptOrder) => KeptOrder>> }>
>
const ORDERS: Versions = Object.assign(
  Object.create(null) as Versions,
  ...Object.values(MECHANISMS).map(({ orders }) => orders),
)

/** Plain JSON; an amount becomes `{ "cents": "500" }`. The first version of an order is not named. */
export const toWireOrder = (order: Order): unknown => withVersion(wired(plain(order)) as KeptOrder)
export const fromWireOrder = (written: unknown): Order => orderOfToday(unwired(written) as KeptOrder)

const versionOf = ({ do: name }: KeptOrder): number => ORDERS[String(name)]?.v ?? 1
const withVersion = (order: KeptOrder): KeptOrder => {
  const v = versionOf(order)
  return v === 1 ? order : { ...order, v }
}

function orderOfToday({ v = 1, ...order }: KeptOrder): Order {
  if (v === versionOf(order)) return order as unknown as Order
  const step = ORDERS[String(order.do)]?.from?.[Number(v)]
  if (step === undefined) throw new Error(`nothing turns an order ${order.do} of version ${v} into one of today`)
  return orderOfToday({ ...step(order), v: Number(v) + 1 })
}

/** What the journal must keep of the command: nothing where `orderOf` finds it again. */
export function keptOrder(order: Order, events: readonly Event[]): unknown {
  if (isReadOff(order, events)) return undefined
  if (isWhole(events)) return withVersion(wired(order) as KeptOrder)
  const [event] = events
  return order.do === 'OpenDraw' && event?.type === 'DrawOpened'
    ? withVersion(wired(withoutList(order, event)) as KeptOrder)
    : toWireOrder(order)
}

/** Where one position pays by who else plays, the spots without a fee have decided too. */
const isWhole = ([event]: readonly Event[]): boolean => event?.type === 'RoundStarted' && event.players !== undefined

/** The command behind an entry, as it was kept or as its events tell it. */
export function orderOf(kept: unknown, events: readonly Event[]): Order {
  const [event] = events
  if (kept !== undefined) return fromWireOrder(event?.type === 'DrawOpened' ? withList(kept as KeptOrder, event) : kept)
  switch (event?.type) {
    case 'RoundStarted':
      return { do: 'StartRound', table: event.table, bets: betsOf(event) }
    case 'RoundEnded':
      return { do: 'EndRound', table: event.table }
    case 'RulesAccepted':
      return {
        do: 'AcceptRules',
        text: event.text,
        document: event.document,
        clauses: event.clauses,
        ...(event.second === undefined ? {} : { second: event.second }),
      }
    case 'OfferingDrafted':
      return { do: 'DraftOffering', text: event.text }
    case 'PlayerSeated':
    case 'PlayerNamed':
    case 'PlayerMoved':
    case 'PlayerAway':
    case 'PlayerBack':
    case 'PlayerLeft':
    case 'CardsScanned':
      return seatOrderOf(event)!
    default:
      throw new Error(`a command that led to ${event?.type ?? 'nothing'} must be kept beside its events`)
  }
}

function isReadOff(order: Order, [event]: readonly Event[]): boolean {
  if (order.paper !== undefined) return false
  switch (order.do) {
    case 'EndRound':
    case 'AcceptRules':
    case 'DraftOffering':
      return true
    case 'StartRound': {
      const started = event as EventOf<'RoundStarted'>
      const isSigned = order.bets.some(
        ({ person, proposition, playerDealer, wager }) =>
          person !== undefined || proposition !== undefined || playerDealer === true || wager !== undefined,
      )
      if (started.players !== undefined) return false
      return order.dealtIn === undefined && started.returned === undefined && !isSigned && isInOrder(order.bets)
    }
    default:
      // Where a page was over first, the line begins with the seat that is free again.
      return isSeatOrder(order) && event?.type !== 'SeatReleased'
  }
}

/** A bet without a fee changes nothing, so it is no part of what the command was. */
function plain(order: Order): Order {
  if (order.do !== 'StartRound') return order
  const { bets, ...rest }: OrderOf<'StartRound'> = order
  return { ...rest, bets: bets.filter(({ fees, marked }) => fees.length > 0 || marked === true).map(plainBet) }
}

const plainBet = ({
  seat,
  backline,
  onDealer,
  playerDealer,
  person,
  proposition,
  wagered,
  wager,
  fees,
  marked,
}: Bet): Bet => ({
  seat,
  ...(backline === undefined ? {} : { backline }),
  ...(onDealer === true ? { onDealer } : {}),
  ...(playerDealer === true ? { playerDealer } : {}),
  ...(person === undefined ? {} : { person }),
  ...(proposition === undefined ? {} : { proposition }),
  wagered,
  ...(wager === undefined ? {} : { wager }),
  fees,
  ...(marked === true ? { marked } : {}),
})

function betsOf({ fees = {}, marked = [] }: EventOf<'RoundStarted'>): Bet[] {
  const bySpot = new Map<Spot, string[]>()
  for (const spot of marked) bySpot.set(spot, [])
  for (const [activity, spots] of Object.entries(fees)) {
    for (const spot of spots) {
      const paid = bySpot.get(spot)
      if (paid === undefined) bySpot.set(spot, [activity])
      else paid.push(activity)
    }
  }
  const bets = [...bySpot].map(([spot, paid]) =>
    plainBet({ ...readSpot(spot), wagered: true, fees: paid.sort(), marked: marked.includes(spot) }),
  )
  return bets.sort((a, b) => placing(a) - placing(b))
}

const placing = ({ seat, backline = 0, onDealer }: Bet): number =>
  Number(seat) * 10_000 + backline * 10 + (onDealer === true ? 1 : 0)

/** Seat after seat, every bettor with a wager and the fees in alphabetical order: the shape that `betsOf` gives back. */
function isInOrder(bets: readonly Bet[]): boolean {
  let before = -1
  for (const bet of bets) {
    const { seat, wagered, fees, marked, backline } = bet
    if (fees.length === 0 && marked !== true) continue
    const here = placing(bet)
    if (here <= before || !wagered || spotOf({ seat: String(Number(seat)) }) !== seat || (backline ?? 1) < 1)
      return false
    for (let n = 1; n < fees.length; n += 1) if ((fees[n - 1] ?? '') >= (fees[n] ?? '')) return false
    before = here
  }
  return true
}

function wired(value: unknown): unknown {
  if (typeof value === 'bigint') return { cents: value.toString() }
  if (Array.isArray(value)) return value.map(wired)
  if (typeof value !== 'object' || value === null) return value
  const kept: Record<string, unknown> = {}
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key]
    if (item !== undefined) kept[key] = wired(item)
  }
  return kept
}

export function unwired(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwired)
  if (typeof value !== 'object' || value === null) return value
  const { cents } = value as { cents?: unknown }
  if (typeof cents === 'string' && Object.keys(value).length === 1) return fromWire(cents) satisfies Cents
  const found: Record<string, unknown> = {}
  for (const key in value) found[key] = unwired((value as Record<string, unknown>)[key])
  return found
}

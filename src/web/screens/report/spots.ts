/** What the dealer has told the tablet about the seats, and what is laid out to be reported. Pure; tested by the browser. */
import { type Spot as FeeSpot, readSpot, seatOf, spotOf } from '../../../base/spot.ts'
import { signsOf } from '../../../cards/card.ts'
import { tileSign } from '../../../cards/tile.ts'
import type { TableView } from '../../../views/table.ts'
import type { OrderTextOf } from '../../stream/orders.ts'
import { type Shape, type Slot, shapeOf } from './shape.ts'

/** Somebody behind a seat, with the activities whose fee lies there. */
export type Behind = { readonly fees: readonly string[]; readonly wager?: number }

/** What the dealer says of a seat. Activities are named where their fee lies on the sensor. */
export type Spot = {
  readonly fees: readonly string[]
  /** Fees on the space for the player-dealer's hand. */
  readonly onDealer: readonly string[]
  readonly behind: readonly Behind[]
  /** The sensor stays dark although a fee lies there. */
  readonly isDark?: boolean
  readonly isProposition?: boolean
  /** In dollars, as the dealer counts it. */
  readonly wager?: number
  /** Baccarat: the hand of the table that the wager lies on. */
  readonly on?: WageredOn
  /** At a free table, the prize that was asked for before the deal. */
  readonly asked?: string
}
/** An empty seat is not there. */
export type Spots = Readonly<Record<string, Spot>>

export const WAGERED_ON = ['player', 'banker', 'tie'] as const
export type WageredOn = (typeof WAGERED_ON)[number]

/** Everything about the table before the deal that is no seat's own. */
export type Setting = {
  /** Where the player-dealer sits: a seat, or the position without a number. */
  readonly playerDealer: string
  /** Played without purchase: nobody lays a fee. */
  readonly isFree: boolean
}

export const PLAYER_DEALER = 'player-dealer'
export const USUAL: Setting = { playerDealer: PLAYER_DEALER, isFree: false }
export const JUST_IN: Spot = { fees: [], onDealer: [], behind: [] }

export const seatsOf = ({ seats }: Pick<TableView, 'seats'>): string[] =>
  Array.from({ length: seats }, (_, seat) => String(seat + 1))

type Activity = TableView['activities'][number]
const named = ({ activities }: TableView, wanted: (of: Activity) => boolean): string[] =>
  activities.filter(wanted).map(({ activity }) => activity)
/** With one player alone the fee of the round is that player's choice. */
const ownFees = (table: TableView): string[] => named(table, ({ takesFees, paysDealer }) => takesFees || paysDealer)
export const dealerSpaces = (table: TableView): string[] => named(table, ({ hasDealerSpace }) => hasDealerSpace)
export const takesFee = (table: TableView): boolean => ownFees(table).length > 0

/** One tap: in, then with every fee, then with those on the player-dealer's hand too, then empty. */
export function nextSpot(spot: Spot | undefined, table: TableView, { isFree }: Setting): Spot | undefined {
  if (spot === undefined) return JUST_IN
  const fees = isFree ? [] : ownFees(table)
  const onDealer = isFree ? [] : dealerSpaces(table)
  if (spot.fees.length === 0 && fees.length > 0) return { ...spot, fees }
  if (spot.onDealer.length === 0 && onDealer.length > 0) return { ...spot, onDealer }
  return undefined
}

export const withSpot = (spots: Spots, seat: string, spot: Spot | undefined): Spots => {
  const { [seat]: _before, ...others } = spots
  return spot === undefined ? others : { ...others, [seat]: spot }
}

/** By activity, the spots where a sensor sees a fee. */
export type Lit = Readonly<Record<string, readonly FeeSpot[]>>

/** Sensors know better where their fees lie; who sits there and what is bet without a sensor is the dealer's to say. */
export function asSensed(spots: Spots, lit: Lit | undefined): Spots {
  if (lit === undefined) return spots
  const sensed = Object.keys(lit)
  const feesAt = (spot: FeeSpot, before: readonly string[]): string[] => [
    ...before.filter((activity) => !sensed.includes(activity)),
    ...sensed.filter((activity) => lit[activity]?.includes(spot)),
  ]
  const seats = new Set([...Object.keys(spots), ...Object.values(lit).flatMap((all) => all.map(seatOf))])
  return Object.fromEntries(
    [...seats].map((seat) => {
      const spot = spots[seat] ?? JUST_IN
      // A dark sensor sees nothing: there the dealer's word counts.
      if (spot.isDark === true) return [seat, spot]
      const behind = Array.from({ length: Math.max(spot.behind.length, lastBehind(seat, lit)) }, (_, at) => {
        const one = spot.behind[at] ?? { fees: [] }
        return { ...one, fees: feesAt(spotOf({ seat, backline: at + 1 }), one.fees) }
      })
      const onDealer = feesAt(spotOf({ seat, onDealer: true }), spot.onDealer)
      return [seat, { ...spot, fees: feesAt(spotOf({ seat }), spot.fees), onDealer, behind }]
    }),
  )
}

const lastBehind = (seat: string, lit: Lit): number =>
  Math.max(
    0,
    ...Object.values(lit)
      .flat()
      .map(readSpot)
      .map((lies) => (lies.seat === seat ? (lies.backline ?? 0) : 0)),
  )

export const takenOf = (spots: Spots): string[] => Object.keys(spots).sort((a, b) => Number(a) - Number(b))

export function startOrder(
  table: TableView,
  spots: Spots,
  { playerDealer, isFree }: Setting = USUAL,
): OrderTextOf<'StartRound'> {
  const forRound = isFree ? [] : named(table, ({ paysDealer }) => paysDealer)
  const sensed = isFree ? [] : named(table, ({ takesFees }) => takesFees)
  const taken = takenOf(spots)
  const players = taken.filter((seat) => seat !== playerDealer)
  // With one player alone the fee of the round is that player's choice; otherwise the player-dealer puts it down.
  const isAlone = players.length === 1
  const feesAt = (fees: readonly string[]) =>
    isFree ? [] : fees.filter((activity) => sensed.includes(activity) || (isAlone && forRound.includes(activity)))
  const bets = players.flatMap((seat) => {
    const { fees, onDealer, behind, isDark, isProposition, wager } = spots[seat]!
    return [
      {
        seat,
        wagered: true,
        fees: feesAt(fees),
        ...(isDark === true ? { marked: true } : {}),
        ...(isProposition === true ? { proposition: true } : {}),
        ...wagerOf(wager),
      },
      ...(onDealer.length > 0 && !isFree ? [{ seat, onDealer: true, wagered: true, fees: onDealer }] : []),
      ...behind.map((one, at) => ({
        seat,
        backline: at + 1,
        wagered: true,
        fees: feesAt(one.fees),
        ...wagerOf(one.wager),
      })),
    ]
  })
  const ofDealer = isFree ? [] : named(table, ({ dealerPaysOwn }) => dealerPaysOwn)
  const hasDealer = forRound.length + ofDealer.length > 0 || playerDealer !== PLAYER_DEALER
  const dealer = {
    seat: playerDealer,
    playerDealer: true,
    wagered: true,
    fees: [...(isAlone ? [] : forRound), ...ofDealer],
  }
  return {
    do: 'StartRound',
    table: table.table,
    bets: sensed.length + forRound.length === 0 ? [] : [...bets, ...(hasDealer ? [dealer] : [])],
    dealtIn: dealtInOf(table, spots, { playerDealer, isFree }),
  }
}

const wagerOf = (dollars: number | undefined) => (dollars === undefined ? {} : { wager: `$${dollars}` })

/** Against a player-dealer, that position is dealt in too; one who sits at a seat is among the seats. */
export const dealtInOf = (table: TableView, spots: Spots, { playerDealer }: Setting = USUAL): number =>
  takenOf(spots).filter((seat) => seat !== playerDealer).length + (isAmongPlayers(table) ? 0 : 1)

/** Poker, and 13 Card, which has no player-dealer either. */
const isAmongPlayers = (table: TableView): boolean => shapeOf(table)?.isPoker === true || table.game === 'thirteen-card'

/** Cards or tiles laid out so far, by place and zone: `common board`, `3 hand`, `player-dealer hole`. */
export type Laid = Readonly<Record<string, readonly number[]>>
export const NOTHING_LAID: Laid = {}
export const keyOf = (place: string, zone: string): string => `${place} ${zone}`

export const allPieces = (laid: Laid): number[] => Object.values(laid).flat()
const piecesAt = (laid: Laid, place: string, { zone }: Slot): readonly number[] => laid[keyOf(place, zone)] ?? []

const isTouched = (laid: Laid, place: string, slots: readonly Slot[]): boolean =>
  slots.some((slot) => piecesAt(laid, place, slot).length > 0)
const isFull = (laid: Laid, place: string, slots: readonly Slot[]): boolean =>
  slots.every((slot) => piecesAt(laid, place, slot).length >= slot.min)

const shownSeats = (table: TableView, laid: Laid): string[] => {
  const own = shapeOf(table)?.own ?? []
  return seatsOf(table).filter((seat) => isTouched(laid, seat, own) && isFull(laid, seat, own))
}

/** Everything is there that a judgement needs; no hand is half entered. */
export function isComplete(table: TableView, laid: Laid): boolean {
  const shape = shapeOf(table)
  if (shape === undefined) return false
  const { common, own, dealer, isPoker } = shape
  const isHalf = (place: string, slots: readonly Slot[]) => isTouched(laid, place, slots) && !isFull(laid, place, slots)
  if (seatsOf(table).some((seat) => isHalf(seat, own)) || isHalf(PLAYER_DEALER, dealer)) return false
  // A bad beat alone needs the two hands that met.
  const least = own.length === 0 ? 0 : isPoker && table.activities.length === 1 ? 2 : 1
  return isFull(laid, 'common', common) && shownSeats(table, laid).length >= least
}

/** What the dealer says beside the cards. */
export type Telling = { readonly setting: Setting; readonly points: Readonly<Record<string, number>> }

export function reportOrder(
  table: TableView,
  spots: Spots,
  laid: Laid,
  { setting, points }: Telling = { setting: USUAL, points: {} },
): OrderTextOf<'ReportHit'> {
  const shape = shapeOf(table)!
  const { common, own, dealer, isPoker } = shape
  const { playerDealer, isFree } = setting
  const shown = shownSeats(table, laid).filter((seat) => seat !== playerDealer)
  // Hands of the whole table belong to everybody who is in.
  const others = isPoker || own.length === 0 ? takenOf(spots).filter((seat) => seat !== playerDealer) : []
  const seats = [...new Set([...others, ...shown])].sort((a, b) => Number(a) - Number(b))
  const hands = seats.map((seat) => {
    const isShown = shown.includes(seat)
    const spot = spots[seat]
    return {
      seat,
      role: 'player' as const,
      cards: isShown ? { ...told(shape, laid, seat, own), ...pointsOf(points, seat) } : {},
      ...(isPoker ? { folded: !isShown, ...(isShown ? { betsCompleted: true } : {}) } : {}),
      ...(spot?.on === undefined ? {} : { wageredOn: spot.on }),
      bettors: bettorsOf(spot, isFree),
    }
  })
  const theirs = isTouched(laid, PLAYER_DEALER, dealer)
    ? [
        {
          seat: playerDealer,
          role: 'player-dealer' as const,
          cards: { ...told(shape, laid, PLAYER_DEALER, dealer), ...pointsOf(points, PLAYER_DEALER) },
          bettors: [{ place: 'seated' } as const],
        },
      ]
    : []
  return {
    do: 'ReportHit',
    table: table.table,
    facts: {
      dealtIn: Math.max(dealtInOf(table, spots, setting), seats.length + theirs.length),
      ...(isFree ? { freeTable: true } : {}),
    },
    common: told(shape, laid, 'common', common),
    hands: [...hands, ...theirs],
  }
}

const pointsOf = (points: Telling['points'], place: string) =>
  points[place] === undefined ? {} : { points: points[place] }

type Bettor = OrderTextOf<'ReportHit'>['hands'][number]['bettors'][number]

/** The seated player first, then those behind in their order. */
function bettorsOf(spot: Spot | undefined, isFree: boolean): readonly Bettor[] {
  if (spot === undefined) return [{ place: 'seated' }]
  const { wager, isProposition, asked, behind } = spot
  return [
    {
      place: 'seated',
      ...wagerOf(wager),
      ...(isProposition === true ? { proposition: true } : {}),
      ...(isFree && asked !== undefined ? { asked } : {}),
    },
    ...behind.map(() => ({ place: 'backline' }) as const),
  ]
}

const told = ({ isTiles }: Shape, laid: Laid, place: string, slots: readonly Slot[]): Record<string, string> =>
  Object.fromEntries(
    slots.flatMap((slot) => {
      const pieces = piecesAt(laid, place, slot)
      if (pieces.length === 0) return []
      return [[slot.zone, isTiles ? pieces.map(tileSign).join(', ') : signsOf(pieces)]]
    }),
  )

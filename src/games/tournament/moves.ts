/** Who is to move where, and why, as the Tournament Directors Association has it. Nothing moves by itself: people confirm it. */
import {
  clockwiseFrom,
  freeSeats,
  nextSeats,
  openSeats,
  rankOf,
  roomAt,
  type SeatAt,
  type TableSeats,
} from './seats.ts'

/** Dated rules of the house, posted before. */
export type SeatingRules = {
  /** How many players the fullest table may have more than the shortest. */
  readonly balance: number
  /** So many short, and a table waits. */
  readonly halt: number
  /** Tables in the order in which they are broken; those that are not named come before them, see `breakOrder`. */
  readonly breaks: readonly string[]
  /** Without blinds the last seat that became free is filled. */
  readonly isStud: boolean
}

/**
 * `next big blind`: to the worst position. `between the blinds`: no other seat is free, the player waits until the button has passed.
 * `big blind not told`: nobody said where it is, the drawn order decides. `last open seat`: stud. `table breaks`: by the drawn order.
 */
const WHY_MOVED = [
  'next big blind',
  'between the blinds',
  'big blind not told',
  'last open seat',
  'table breaks',
  'final table',
  'by the director',
] as const
export type WhyMoved = (typeof WHY_MOVED)[number]
export type Move = { readonly who: string; readonly from: SeatAt; readonly to: SeatAt; readonly why: WhyMoved }

export type SeatingPlan = {
  /** Everybody fits at one table: seats are drawn anew. */
  readonly isFinal: boolean
  /** The table that is broken now, all of it; nothing where all tables are needed. */
  readonly breaks?: string
  readonly moves: readonly Move[]
  /** Tables that wait until they are balanced. */
  readonly halted: readonly string[]
}

/** What the seating asks for now. Breaking a table comes before balancing the others. */
export function seatingPlan(tables: readonly TableSeats[], rules: SeatingRules, order: readonly string[]): SeatingPlan {
  const players = tables.reduce((sum, table) => sum + table.players.size, 0)
  const halted = haltedTables(tables, rules.halt)
  if (tables.length < 2 || players === 0) return { isFinal: false, moves: [], halted: [] }
  const roomiest = Math.max(...tables.map((table) => openSeats(table).length))
  if (players <= roomiest) return { isFinal: true, moves: [], halted }
  const breaks = toBreak(tables, rules)
  if (breaks !== undefined)
    return { isFinal: false, breaks: breaks.table, moves: breakMoves(tables, breaks.table, order), halted }
  return { isFinal: false, moves: balanceMoves(tables, rules, order), halted }
}

/** Tables that nobody named came into play after it was posted: the last of them is broken first, and then the posted ones. */
export function breakOrder(tables: Iterable<string>, breaks: readonly string[]): string[] {
  const inPlay = [...tables]
  return [
    ...inPlay.filter((table) => !breaks.includes(table)).toReversed(),
    ...breaks.filter((one) => inPlay.includes(one)),
  ]
}

/** By name, when each is broken. */
function breakRank(tables: readonly TableSeats[], { breaks }: SeatingRules): (one: TableSeats) => number {
  const named = breakOrder(
    tables.map(({ table }) => table),
    breaks,
  )
  const rank = new Map(named.map((table, nth) => [table, nth]))
  return ({ table }) => rank.get(table)!
}

/** Shorter than the fullest by so many: no hand is dealt there until somebody has come. */
function haltedTables(tables: readonly TableSeats[], halt: number): string[] {
  const most = Math.max(0, ...tables.map(({ players }) => players.size))
  return tables.filter(({ players }) => most - players.size >= halt).map(({ table }) => table)
}

/** The first in the order of breaking, once the others hold everybody who sits there. */
function toBreak(tables: readonly TableSeats[], rules: SeatingRules): TableSeats | undefined {
  const rank = breakRank(tables, rules)
  const first = tables.toSorted((one, other) => rank(one) - rank(other))[0]!
  const others = tables.filter((table) => table !== first)
  return roomAt(others) >= first.players.size ? first : undefined
}

/**
 * Two steps, both by the order that was drawn: whoever has the earliest seat at the broken table is first, and takes the earliest
 * free seat at one of the shortest tables.
 */
export function breakMoves(tables: readonly TableSeats[], table: string, order: readonly string[]): Move[] {
  const broken = tables.find((one) => one.table === table)
  if (broken === undefined) return []
  const rank = rankOf(order)
  const players = [...broken.players].toSorted(([one], [other]) => rank(table, one) - rank(table, other))
  const seats = nextSeats(
    tables.filter((one) => one !== broken),
    order,
    players.length,
  )
  return seats.map((to, nth) => {
    const [seat, who] = players[nth]!
    return { who, from: { table, seat }, to, why: 'table breaks' }
  })
}

/** From the fullest to the shortest until none has more than the limit over another. */
export function balanceMoves(tables: readonly TableSeats[], rules: SeatingRules, order: readonly string[]): Move[] {
  const now = tables.map((table) => ({ ...table, players: new Map(table.players), opened: [...table.opened] }))
  // Of equals the one that is broken first gives, and the one that is broken last takes.
  const rank = breakRank(tables, rules)
  now.sort((one, other) => rank(one) - rank(other))
  const moves: Move[] = []
  while (now.length > 1) {
    const from = now.reduce((most, one) => (one.players.size > most.players.size ? one : most))
    const roomy = now.filter((one) => freeSeats(one).length > 0)
    if (roomy.length === 0) return moves
    const to = roomy.reduce((least, one) => (one.players.size <= least.players.size ? one : least))
    if (from.players.size - to.players.size <= Math.max(1, rules.balance)) return moves
    const move = moveBetween(from, to, rules, order)
    moves.push(move)
    from.players.delete(move.from.seat)
    from.opened.push(move.from.seat)
    to.players.set(move.to.seat, move.who)
  }
  return moves
}

function moveBetween(from: TableSeats, to: TableSeats, { isStud }: SeatingRules, order: readonly string[]): Move {
  if (isStud) {
    const seat = to.opened.findLast((one) => freeSeats(to).includes(one)) ?? firstBy(order, to, freeSeats(to))
    const leaves = occupiedFrom(from, seat === 1 ? from.seats : seat - 1)[0]!
    return moved(from, leaves, to, seat, 'last open seat')
  }
  const leaves = nextBigBlind(from)
  const { seat, why } = worstSeat(to, order)
  if (leaves !== undefined) return moved(from, leaves, to, seat, why)
  return moved(from, firstBy(order, from, [...from.players.keys()]), to, seat, 'big blind not told')
}

const moved = (from: TableSeats, leaves: number, to: TableSeats, seat: number, why: WhyMoved): Move => ({
  who: from.players.get(leaves)!,
  from: { table: from.table, seat: leaves },
  to: { table: to.table, seat },
  why,
})

/** Clockwise after a seat, those at which somebody sits. */
const occupiedFrom = ({ seats, players }: TableSeats, seat: number): number[] =>
  clockwiseFrom(seats, seat).filter((one) => players.has(one))

export const nextBigBlind = (table: TableSeats): number | undefined =>
  table.bigBlind === undefined ? undefined : occupiedFrom(table, table.bigBlind)[0]

/**
 * Where the big blind comes soonest. In the next hand the small blind is where the big blind is now: that seat, and those between
 * it and the player before it, are taken only where no other is free.
 */
export function worstSeat(table: TableSeats, order: readonly string[]): { seat: number; why: WhyMoved } {
  const { seats, bigBlind, players } = table
  const free = freeSeats(table)
  if (bigBlind === undefined) return { seat: firstBy(order, table, free), why: 'big blind not told' }
  const after = clockwiseFrom(seats, bigBlind)
  const last = after.findLastIndex((seat) => players.has(seat) && seat !== bigBlind)
  const worst = after.find((seat, nth) => free.includes(seat) && seat !== bigBlind && (last < 0 || nth < last))
  if (worst !== undefined) return { seat: worst, why: 'next big blind' }
  return { seat: after.find((seat) => free.includes(seat))!, why: 'between the blinds' }
}

function firstBy(order: readonly string[], { table }: TableSeats, seats: readonly number[]): number {
  const rank = rankOf(order)
  return seats.reduce((best, seat) => (rank(table, seat) < rank(table, best) ? seat : best))
}

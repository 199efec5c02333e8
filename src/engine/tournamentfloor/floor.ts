/** The floor of a tournament as it stands: its tables and seats, the clock at a time, what the house has posted about both. */
import type { Moment } from '../../base/moment.ts'
import { because, isRefusal, type Refusal, refuseOrder } from '../../base/refusal.ts'
import { GAMES, isGame } from '../../games/games.ts'
import { type ClockReading, clockOf, readClock } from '../../games/tournament/clock.ts'
import type { Period } from '../../games/tournament/levels.ts'
import type { SeatingRules } from '../../games/tournament/moves.ts'
import type { TableSeats } from '../../games/tournament/seats.ts'
import type { Entry } from '../tournaments/records.ts'
import type { RunningTournament } from '../tournaments/terms.ts'
import { about, type Opened, openTournament } from '../tournaments/tournament.ts'
import type { Floor, FloorTable, Slice, State } from './vocabulary.ts'

export type OpenFloor = Opened & { readonly floor: Floor }

export const emptyFloor = (activity: string): Floor => ({
  activity,
  used: new Set(),
  tables: new Map(),
  seatOf: new Map(),
  hands: new Map(),
  drawsSoFar: 0,
  finalsSoFar: 0,
  moves: new Map(),
  acts: [],
  facts: [],
  chipActs: [],
  counts: new Map(),
  penalties: [],
  absent: new Set(),
  announced: [],
  soFar: { acts: 0, moves: 0, facts: 0, chips: 0, penalties: 0, announced: 0 },
})

/** What is in its maps and lists is never changed, only replaced: so those alone are made anew. */
export const copiedFloor = (floor: Floor): Floor => ({
  ...floor,
  used: new Set(floor.used),
  tables: new Map(floor.tables),
  seatOf: new Map(floor.seatOf),
  hands: new Map(floor.hands),
  moves: new Map(floor.moves),
  acts: [...floor.acts],
  facts: [...floor.facts],
  chipActs: [...floor.chipActs],
  counts: new Map(floor.counts),
  penalties: [...floor.penalties],
  absent: new Set(floor.absent),
  announced: [...floor.announced],
  soFar: { ...floor.soFar },
})

/** As it stands, or as it stands before anything was done there. */
export const floorOf = ({ floors }: Slice | State, activity: string): Floor =>
  floors.get(activity) ?? emptyFloor(activity)

/** While people sign up and while it is played. */
export function openFloor(state: State, activity: string): OpenFloor | Refusal {
  const opened = openTournament(state, activity)
  if (isRefusal(opened)) return opened
  const floor = floorOf(state, activity)
  const { running } = opened
  // The prizes were given once, and one of them went back: nobody plays for it any more.
  return floor.isGivenBack === true
    ? about(activity, [because(running.rule.structure.by, 'tournament is over', { status: 'finished' })])
    : { ...opened, floor }
}

/** While it is played. */
export function playedFloor(state: State, activity: string): OpenFloor | Refusal {
  const open = openFloor(state, activity)
  if (isRefusal(open) || open.tournament.started !== undefined) return open
  return about(activity, [because(open.running.rule.play.by, 'tournament has not started')])
}

/** Where nothing is posted: TDA's own figures. */
const BALANCE = 1
const HALT = 3
const HAND_MINUTES = 2

export function seatingRules({ posted, offering }: RunningTournament): SeatingRules {
  const { balance = BALANCE, halt = HALT, breaks = [] } = posted.houseRules ?? {}
  const games = offering.games ?? []
  return { balance, halt, breaks, isStud: games.length > 0 && games.every(isStud) }
}

/** Hand for hand: what each hand takes off the clock. */
export const handMinutesOf = ({ posted }: RunningTournament): number => posted.houseRules?.handMinutes ?? HAND_MINUTES

/** Without blinds nobody is next to post one. */
const isStud = (game: string): boolean => isGame(game) && GAMES[game].family === 'stud'

export const periodsOf = ({ posted }: RunningTournament): readonly Period[] => posted.levels

/** Nothing before the clock has started. */
export function readingAt(running: RunningTournament, { facts }: Floor, at: number): ClockReading | undefined {
  const periods = periodsOf(running)
  const clock = clockOf(periods, facts)
  return clock === undefined ? undefined : readClock(periods, clock, at)
}

/** As they are: who has been told to move still sits where they sat. */
export const tablesNow = ({ tables, hands }: Floor): TableSeats[] =>
  [...tables.values()].map(({ table, seats, closed, players, opened }) => ({
    table,
    seats,
    closed,
    players,
    opened,
    bigBlind: hands.get(table)?.bigBlind,
  }))

/** As they will be when everybody who was told to move has come. Until then nobody else is sent to a seat that is being left. */
export function plannedTables(floor: Floor): TableSeats[] {
  const moves = [...floor.moves.values()]
  return tablesNow(floor).map((one) => {
    const left = moves.filter(({ from }) => from.table === one.table).map(({ from }) => from.seat)
    const players = new Map(one.players)
    for (const seat of left) players.delete(seat)
    for (const { who, to } of moves) if (to.table === one.table) players.set(to.seat, who)
    return { ...one, closed: [...one.closed, ...left], players }
  })
}

/** Those that newcomers may be sent to. */
export const tablesToFill = (floor: Floor): TableSeats[] =>
  plannedTables(floor).filter(({ table }) => floor.tables.get(table)?.isBreaking !== true)

/** In play and without a seat, in the order in which they came: late entries and alternates. */
export const withoutSeat = ({ tournament, floor }: Pick<OpenFloor, 'tournament' | 'floor'>): Entry[] =>
  [...tournament.entries.values()].filter(({ entry, status }) => status === 'in' && !floor.seatOf.has(entry))

/** A table that is in play here, or why it is none. */
export const tableIn = ({ tables }: Floor, name: string): FloorTable | Refusal =>
  tables.get(name) ?? refuseOrder('table not in the tournament', { table: name })

/** The level that is played, for the rooms below. */
export function levelOf(state: State, activity: string, { at }: Moment): number | undefined {
  const open = openFloor(state, activity)
  return isRefusal(open) ? undefined : readingAt(open.running, open.floor, at)?.level
}

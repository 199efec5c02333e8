/** The floor of tournaments: tables come and go, people sit, move, are sent away and come back, and the clock is set by whoever likes. */
import type { State } from '../../engine/mechanisms.ts'
import { floorOf } from '../../engine/tournamentfloor/floor.ts'
import type { ClockAct, Floor } from '../../engine/tournamentfloor/vocabulary.ts'
import type { Tournament } from '../../engine/tournaments/vocabulary.ts'
import type { Rng } from '../rng.ts'
import type { Try } from './attempt.ts'

type Maker = (rng: Rng, floor: Floor, tournament: Tournament, state: State) => Try | undefined

const FLOOR = ['21', '22'] as const
const BESIDE = ['71', '72'] as const
const TABLES = ['T1', 'T2', 'T3', 'T4'] as const
const SEATS = 4
const some = <T>(rng: Rng, list: readonly T[]): T | undefined => (list.length === 0 ? undefined : rng.pick(list))
const entryOf = (rng: Rng, { entries }: Tournament): string =>
  some(
    rng,
    rng.oneIn(12)
      ? [...entries.keys()]
      : [...entries.values()].filter((one) => one.status === 'in').map((one) => one.entry),
  ) ?? 'E1'
const tableOf = (rng: Rng, { tables }: Floor): string =>
  rng.oneIn(12) ? rng.pick(TABLES) : (some(rng, [...tables.keys()]) ?? rng.pick(TABLES))
const seat = (rng: Rng): number => rng.between(1, rng.oneIn(20) ? 12 : SEATS)

/** A table of the room for it, as it becomes one. */
const table: Maker = (rng, { activity }, _tournament, { tables }) => {
  const name = rng.pick(TABLES)
  const by = rng.pick(FLOOR)
  const known = tables.get(name)
  if (known === undefined)
    return { order: { do: 'SetTable', table: name, game: 'holdem', seats: SEATS, decks: 1, kind: 'tournament' }, by }
  if (known.openedAt === undefined) return { order: { do: 'OpenTable', table: name }, by }
  return { order: { do: 'UseTables', activity, tables: [{ table: name }] }, by }
}

const seats: Maker = (rng, floor, tournament) => {
  const { activity } = floor
  const by = rng.pick(FLOOR)
  const at = { table: tableOf(rng, floor), seat: seat(rng) }
  switch (rng.below(8)) {
    case 0:
      return { order: { do: 'SeatEntries', activity }, by }
    case 1:
      return { order: { do: 'SetSeat', activity, ...at, isClosed: rng.oneIn(2) }, by }
    case 2:
      return { order: { do: 'ReleaseTable', activity, table: at.table }, by }
    case 3:
      return { order: { do: 'SeatFinalTable', activity }, by }
    default: {
      const without = [...tournament.entries.values()].filter(
        ({ entry, status }) => status === 'in' && !floor.seatOf.has(entry),
      )
      const entry = some(rng, without)?.entry ?? entryOf(rng, tournament)
      return { order: { do: 'PlaceEntry', activity, entry, ...at, reason: 'as they came' }, by }
    }
  }
}

const moves: Maker = (rng, floor, tournament) => {
  const { activity } = floor
  const by = rng.pick(FLOOR)
  const open = [...floor.moves.keys()]
  if (open.length > 0 && rng.oneIn(2)) {
    const moves = open.filter(() => !rng.oneIn(3))
    if (moves.length > 0) return { order: { do: 'ConfirmMoves', activity, moves }, by }
  }
  switch (rng.below(4)) {
    case 0:
      return { order: { do: 'BreakTournamentTable', activity, table: tableOf(rng, floor) }, by }
    case 1:
      return { order: { do: 'DropMove', activity, move: some(rng, open) ?? 'M1' }, by }
    case 2: {
      const at = { table: tableOf(rng, floor), seat: seat(rng) }
      return { order: { do: 'TellMove', activity, entry: entryOf(rng, tournament), ...at, reason: 'a quarrel' }, by }
    }
    default:
      return { order: { do: 'BalanceTables', activity }, by }
  }
}

const CLOCK: readonly ClockAct[] = [
  { do: 'pause' },
  { do: 'go on' },
  { do: 'jump', period: 1, leftSeconds: 600 },
  { do: 'jump', period: 9 },
  { do: 'add', seconds: 300 },
  { do: 'add', seconds: -300 },
  { do: 'hand for hand', minutes: 2 },
  { do: 'hand' },
  { do: 'end hand for hand' },
]
const clock: Maker = (rng, floor) => {
  const { activity, facts } = floor
  const by = rng.pick(FLOOR)
  if (rng.oneIn(3)) return { order: { do: 'BeginHand', activity, table: tableOf(rng, floor), bigBlind: seat(rng) }, by }
  if (rng.oneIn(4)) return { order: { do: 'UndoClock', activity, fact: facts.at(-1)?.fact ?? 'C1' }, by }
  return { order: { do: 'SetClock', activity, act: rng.pick(CLOCK) }, by }
}

const chips: Maker = (rng, floor, tournament) => {
  const { activity, tables, chipActs } = floor
  const by = rng.pick(FLOOR)
  const second = rng.pick(BESIDE)
  const name = tableOf(rng, floor)
  const taken = [...(tables.get(name)?.players.keys() ?? [])]
  switch (rng.below(4)) {
    case 0: {
      const act = some(rng, chipActs)?.act ?? 'X1'
      return { order: { do: 'UndoChips', activity, act, reason: 'the wrong table', second }, by }
    }
    case 1:
      return { order: { do: 'RemoveChips', activity, chips: rng.below(900), reason: 'found', second }, by }
    case 2: {
      const stacks = taken.map((at) => ({ seat: at, chips: rng.below(9), hasOthers: rng.oneIn(2) }))
      const cards = taken.map((at, nth) => ({
        seat: at,
        card: `${'23456789TJQKA'[(nth * 5 + at) % 13]}${'cdhs'[nth % 4]}`,
      }))
      return { order: { do: 'RaceChips', activity, table: name, small: 25, large: 100, stacks, cards }, by }
    }
    default: {
      const stacks = taken.map((at) => ({ seat: at, chips: rng.below(tournament.inPlay * 12_000) }))
      return stacks.length === 0 ? undefined : { order: { do: 'CountStacks', activity, table: name, stacks }, by }
    }
  }
}

const people: Maker = (rng, floor, tournament) => {
  const { activity, penalties } = floor
  const by = rng.pick(FLOOR)
  const second = rng.pick(BESIDE)
  const entry = entryOf(rng, tournament)
  const ground = 'a phone at the table'
  switch (rng.below(6)) {
    case 0:
      return { order: { do: 'Penalise', activity, entry, kind: 'warning', ground }, by }
    case 1:
      return {
        order: { do: 'Penalise', activity, entry, kind: 'away', minutes: rng.pick([10, 20, 25, 40]), ground },
        by,
      }
    case 2: {
      const penalty = some(rng, penalties)?.penalty ?? 'N1'
      return { order: { do: 'UndoPenalty', activity, penalty, reason: 'somebody else' }, by }
    }
    case 3:
      return rng.oneIn(4)
        ? { order: { do: 'Disqualify', activity, entry, chips: rng.below(9_000), ground, second }, by }
        : undefined
    default:
      return { order: { do: 'MarkAbsent', activity, entry, isAbsent: rng.oneIn(2) }, by }
  }
}

const announcements: Maker = (rng, { activity, announced }) => {
  const up = some(rng, announced)?.announcement ?? 'A1'
  const says = `Dinner in ${rng.below(9)} minutes`
  return {
    order: rng.oneIn(2)
      ? { do: 'Announce', activity, says }
      : { do: 'TakeDownAnnouncement', activity, announcement: up },
    by: rng.pick(FLOOR),
  }
}

const undo: Maker = (rng, { activity, acts }) => ({
  order: { do: 'UndoSeating', activity, act: some(rng, acts.slice(-3))?.act ?? 'S1', reason: 'wrong' },
  by: rng.pick(FLOOR),
})

const MAKERS: readonly (readonly [weight: number, maker: Maker])[] = [
  [4, table],
  [14, seats],
  [10, moves],
  [6, clock],
  [4, chips],
  [4, people],
  [2, announcements],
  [3, undo],
]

/** Of a tournament that people sign up for or play. */
export function floorOrder(rng: Rng, state: State): Try | undefined {
  const tournament = some(
    rng,
    [...state.tournaments.values()].filter((one) => one.awarded === undefined && one.calledOff === undefined),
  )
  if (tournament === undefined) return undefined
  let left = rng.below(MAKERS.reduce((sum, [weight]) => sum + weight, 0))
  const [, maker] = MAKERS.find(([weight]) => {
    left -= weight
    return left < 0
  })!
  return maker(rng, floorOf(state, tournament.activity), tournament, state)
}

/** No seat twice, nobody on two, nobody on a seat who is out, nobody told to go where somebody is, and the house knows who sits there. */
export function floorFault(state: Pick<State, 'floors' | 'tournaments' | 'sits' | 'seated'>): string | undefined {
  const { floors, tournaments } = state
  for (const floor of floors.values()) {
    const { activity, tables, seatOf, moves } = floor
    const entries = tournaments.get(activity)?.entries
    const strange = presenceFault(state, floor)
    if (strange !== undefined) return strange
    let seated = 0
    for (const { table, players, closed } of tables.values())
      for (const [at, entry] of players) {
        seated += 1
        const known = seatOf.get(entry)
        if (known?.table !== table || known.seat !== at) return `${entry} of ${activity} has two seats`
        if (entries?.get(entry)?.status !== 'in') return `${entry} of ${activity} is out and has a seat`
        if (closed.includes(at)) return `${entry} of ${activity} has a closed seat`
      }
    if (seated !== seatOf.size) return `${seated} have a seat in ${activity}, and ${seatOf.size} are known`
    const kept = [...moves.values()].map(({ to }) => `${to.table} ${to.seat}`)
    if (new Set(kept).size !== kept.length) return `one seat of ${activity} is kept for two`
    for (const { to } of moves.values())
      if (tables.get(to.table)?.players.has(to.seat) !== false) return `a seat of ${activity} is kept that is not free`
  }
  return undefined
}

/** While it is played: at its tables sit those who have a seat there, and who has one sits there, is absent, or sits elsewhere. */
function presenceFault(
  { tournaments, sits, seated }: Pick<State, 'tournaments' | 'sits' | 'seated'>,
  { activity, isGivenBack, tables, seatOf, absent }: Floor,
): string | undefined {
  const tournament = tournaments.get(activity)
  if (tournament?.started === undefined || isGivenBack === true) return undefined
  const personOf = (entry: string | undefined) => tournament.entries.get(entry ?? '')?.person
  for (const [table, { players }] of tables)
    for (const [seat, { person }] of seated.get(table) ?? [])
      if (personOf(players.get(Number(seat))) !== person) return `${person} sits at table ${table} of ${activity}`
  for (const [entry, { table, seat }] of seatOf) {
    const at = sits.get(personOf(entry)!)
    const isThere = at?.table === table && at.seat === String(seat)
    if (!isThere && !absent.has(entry) && (at === undefined || tables.has(at.table)))
      return `${entry} of ${activity} has a seat, and the house does not know it`
  }
  return undefined
}

/** How seats, moves and chips change; it only adds up what was decided. */
import type { SeatAt } from '../../games/tournament/seats.ts'
import { emptyFloor } from './floor.ts'
import type { EventOf, Floor, FloorTable, SeatChange, SeatGiven, SeatingAct, Slice, ToldMove } from './vocabulary.ts'

export function floorIn({ floors }: Slice, activity: string): Floor {
  const floor = floors.get(activity) ?? emptyFloor(activity)
  floors.set(activity, floor)
  return floor
}

export function evolveTablesUsed(own: Slice, { activity, tables }: EventOf<'TablesUsed'>): void {
  const floor = floorIn(own, activity)
  for (const { table, seats, closed } of tables) {
    floor.used.add(table)
    floor.hands.delete(table)
    floor.tables.set(table, { table, seats, closed, players: new Map(), opened: [], touched: '' })
  }
}

export function evolveSeatSet(own: Slice, { activity, table: name, seat, isClosed }: EventOf<'SeatSet'>): void {
  const { tables } = floorIn(own, activity)
  const table = tables.get(name)!
  const closed = isClosed
    ? [...table.closed, seat].toSorted((one, other) => one - other)
    : table.closed.filter((one) => one !== seat)
  tables.set(name, { ...table, closed })
}

export function evolveSeated(own: Slice, event: EventOf<'EntriesSeated'>): void {
  const floor = floorIn(own, event.activity)
  floor.soFar.acts += 1
  if (event.draw !== undefined) floor.seatsAtOnce = true
  keep(floor, event.act, event.seats.map(cameTo))
}

const cameTo = ({ entry, table, seat }: SeatGiven): SeatChange => ({ entry, to: { table, seat } })

export function evolveMovesTold(own: Slice, { activity, moves, breaks, at, by }: EventOf<'MovesTold'>): void {
  const floor = floorIn(own, activity)
  floor.soFar.moves += moves.length
  for (const move of moves) floor.moves.set(move.move, { ...move, at, by })
  const table = breaks === undefined ? undefined : floor.tables.get(breaks)
  if (table === undefined) return
  // An empty table has nobody to wait for.
  if (table.players.size === 0) floor.tables.delete(table.table)
  else floor.tables.set(table.table, { ...table, isBreaking: true })
}

export function evolveMovesConfirmed(own: Slice, { activity, act, moves: names }: EventOf<'MovesConfirmed'>): void {
  const floor = floorIn(own, activity)
  floor.soFar.acts += 1
  const moves = names.map((name) => floor.moves.get(name)!)
  for (const { move } of moves) floor.moves.delete(move)
  keep(
    floor,
    act,
    moves.map(({ who, from, to }) => ({ entry: who, from, to })),
    moves,
  )
}

export function evolveMoveDropped(own: Slice, { activity, move }: EventOf<'MoveDropped'>): void {
  const floor = floorIn(own, activity)
  floor.moves.delete(move)
  playOn(floor)
}

/** A table that was to be broken, and that nobody is told to leave any more, plays on with those who are there. */
function playOn({ tables, moves }: Floor): void {
  for (const table of tables.values()) {
    const isLeft = table.isBreaking === true && [...moves.values()].some(({ from }) => from.table === table.table)
    if (table.isBreaking !== true || isLeft) continue
    const { isBreaking: _, ...plays } = table
    tables.set(table.table, plays)
  }
}

export function evolveFinal(own: Slice, { activity, act, table, seats }: EventOf<'FinalTableSeated'>): void {
  const floor = floorIn(own, activity)
  floor.soFar.acts += 1
  const dropped = [...floor.moves.values()]
  floor.moves.clear()
  const changes = seats.map(({ entry, ...to }): SeatChange => {
    const from = floor.seatOf.get(entry)
    return { entry, ...(from === undefined ? {} : { from }), to: { table: to.table, seat: to.seat } }
  })
  const others = [...floor.tables.keys()].filter((name) => name !== table)
  const before = new Map(others.map((name) => [name, floor.tables.get(name)]))
  const done = changed(floor, act, changes)
  for (const name of others) floor.tables.delete(name)
  floor.acts.push({ act, changes, before: new Map([...before, ...done]), ended: others, dropped })
}

/** Whoever is out leaves the seat, and every move that was told. */
export function leave(floor: Floor, act: string, entries: readonly string[]): void {
  const dropped = [...floor.moves.values()].filter(({ who }) => entries.includes(who))
  for (const { move } of dropped) floor.moves.delete(move)
  const changes = entries.flatMap((entry): SeatChange[] => {
    const from = floor.seatOf.get(entry)
    return from === undefined ? [] : [{ entry, from }]
  })
  if (changes.length > 0 || dropped.length > 0) keep(floor, act, changes, dropped)
}

/**
 * Back as it was, where nothing has happened at the table since; else on the same seat where that is free, else without one. An entry
 * that was void meanwhile does not come back, nor does a table that plays another tournament (`isFree`).
 */
export function takeBack(
  floor: Floor,
  name: string,
  comesBack: (entry: string) => boolean,
  isFree: (table: string) => boolean,
): void {
  // Who was bound to rebuy and did not is a second part. Once one goes back seat by seat the table is not as it was left for the other.
  let isWhole = true
  for (;;) {
    const nth = floor.acts.findLastIndex(({ act }) => act === name)
    const [act] = nth < 0 ? [] : floor.acts.splice(nth, 1)
    if (act === undefined) return
    isWhole = takePartBack(floor, act, isWhole, comesBack, isFree)
  }
}

function takePartBack(
  floor: Floor,
  act: SeatingAct,
  wasWhole: boolean,
  comesBack: (entry: string) => boolean,
  isFree: (table: string) => boolean,
): boolean {
  const changes = act.changes.filter(({ entry }) => comesBack(entry))
  // Who is on the way to the seat has not come yet, and is told anew where to go.
  for (const { move } of keptSince(floor, { ...act, changes })) floor.moves.delete(move)
  const isWhole =
    wasWhole &&
    changes.length === act.changes.length &&
    act.ended.every(isFree) &&
    laterAt(floor, act) === undefined &&
    closedSince(floor, act) === undefined
  if (isWhole) restore(floor, act)
  else {
    for (const [table, before] of act.before) reopen(floor, act, table, before, isFree)
    for (const { entry, from } of changes) if (from !== undefined) sitDown(floor, entry, from, act.act)
    for (const move of act.dropped) if (isStillDue(floor, move)) floor.moves.set(move.move, move)
  }
  playOn(floor)
  return isWhole
}

/** A table that went out of play with it is there again, empty; one that was being broken is so again, while somebody is told to leave. */
function reopen(
  { tables }: Floor,
  { act, ended }: SeatingAct,
  name: string,
  before: FloorTable | undefined,
  isFree: (table: string) => boolean,
): void {
  const now = tables.get(name)
  if (now === undefined && before !== undefined && ended.includes(name) && isFree(name))
    tables.set(name, { ...before, players: new Map(), touched: act })
  else if (now !== undefined && before?.isBreaking === true) tables.set(name, { ...now, isBreaking: true })
}

/** The table at which something has happened since, and what it was; a table that left play by another act has no name for it. */
export function laterAt(
  { tables }: Floor,
  { act, before, ended }: SeatingAct,
): { readonly table: string; readonly later?: string } | undefined {
  for (const table of before.keys()) {
    const touched = tables.get(table)?.touched
    if (touched === undefined ? ended.includes(table) : touched === act) continue
    return { table, ...(touched === undefined || touched === '' ? {} : { later: touched }) }
  }
  return undefined
}

/** Moves to seats that somebody would have again. */
export const keptSince = ({ moves }: Floor, { changes }: SeatingAct): ToldMove[] =>
  [...moves.values()].filter(({ to }) =>
    changes.some(({ from }) => from !== undefined && from.table === to.table && from.seat === to.seat),
  )

/** A seat that somebody would have again, and that was closed meanwhile. */
export const closedSince = ({ tables }: Floor, { changes }: SeatingAct): SeatAt | undefined =>
  changes.find(({ from }) => from !== undefined && tables.get(from.table)?.closed.includes(from.seat))?.from

function restore(floor: Floor, { changes, before, dropped }: SeatingAct): void {
  for (const [name, table] of before) {
    const now = floor.tables.get(name)
    const isBreaking = table?.isBreaking ?? now?.isBreaking
    if (table === undefined) floor.tables.delete(name)
    else
      floor.tables.set(name, {
        ...table,
        // Closing a seat and telling a table that it breaks are no acts at these seats: they stay.
        closed: now?.closed ?? table.closed,
        ...(isBreaking === undefined ? {} : { isBreaking }),
      })
  }
  for (const { entry, from } of changes) {
    if (from === undefined) floor.seatOf.delete(entry)
    else floor.seatOf.set(entry, from)
  }
  for (const move of dropped) if (isStillDue(floor, move)) floor.moves.set(move.move, move)
  playOn(floor)
}

/** The player sits where the move is from, and nobody has, or is told to take, the seat that it is to. */
function isStillDue({ tables, moves, seatOf }: Floor, { who, from, to }: ToldMove): boolean {
  const table = tables.get(to.table)
  const at = seatOf.get(who)
  const isThere = at?.table === from.table && at.seat === from.seat
  const isKept = [...moves.values()].some((one) => one.to.table === to.table && one.to.seat === to.seat)
  return isThere && table !== undefined && !isKept && !table.players.has(to.seat) && !table.closed.includes(to.seat)
}

function sitDown(floor: Floor, entry: string, { table: name, seat }: SeatAt, act: string): void {
  const table = floor.tables.get(name)
  if (table === undefined || table.players.has(seat) || table.closed.includes(seat)) return
  floor.tables.set(name, { ...table, players: new Map([...table.players, [seat, entry]]), touched: act })
  floor.seatOf.set(entry, { table: name, seat })
}

export function evolveSeatingUndone(own: Slice, { activity, act: name }: EventOf<'SeatingUndone'>): void {
  const floor = floorIn(own, activity)
  const nth = floor.acts.findIndex(({ act }) => act === name)
  const act = floor.acts[nth]!
  floor.acts.splice(nth, 1)
  restore(floor, act)
  // Whoever was seated by it is not seated again by itself.
  if (act.changes.some(({ from }) => from === undefined)) delete floor.seatsAtOnce
}

function keep(floor: Floor, act: string, changes: readonly SeatChange[], dropped: readonly ToldMove[] = []): void {
  const before = changed(floor, act, changes)
  const ended = [...before.keys()].filter((table) => !floor.tables.has(table))
  floor.acts.push({ act, changes, before, ended, dropped })
  playOn(floor)
}

/** Everybody gets up before anybody sits down; answers with the tables as they were. */
function changed(floor: Floor, act: string, changes: readonly SeatChange[]): Map<string, FloorTable | undefined> {
  const { tables, seatOf } = floor
  const names = new Set(changes.flatMap(({ from, to }) => [from?.table, to?.table]).filter((one) => one !== undefined))
  const before = new Map([...names].map((name) => [name, tables.get(name)]))
  const players = new Map([...names].map((name) => [name, new Map(tables.get(name)?.players)]))
  const opened = new Map([...names].map((name) => [name, [...(tables.get(name)?.opened ?? [])]]))
  for (const { entry, from } of changes) {
    if (from === undefined) continue
    players.get(from.table)!.delete(from.seat)
    opened.get(from.table)!.push(from.seat)
    seatOf.delete(entry)
  }
  for (const { entry, to } of changes) {
    if (to === undefined) continue
    players.get(to.table)!.set(to.seat, entry)
    seatOf.set(entry, to)
  }
  for (const name of names) {
    const table = tables.get(name)
    if (table === undefined) continue
    const now = players.get(name)!
    if (table.isBreaking === true && now.size === 0) tables.delete(name)
    else tables.set(name, { ...table, players: now, opened: lastOf(opened.get(name)!), touched: act })
  }
  return before
}

/** A seat counts as opened when it was opened last. */
const lastOf = (seats: readonly number[]): number[] => seats.filter((seat, nth) => !seats.slice(nth + 1).includes(seat))

/** Whatever is ordered, in whatever order: nobody on two seats, tables within the limit, chips conserved, what is undone never was. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type TournamentHouse, tournamentHouse } from '../../../tests/tournamentfloor.ts'
import { isRefusal } from '../../base/refusal.ts'
import { openSeats } from '../../games/tournament/seats.ts'
import type { Heard } from '../../sim/reckoning/books.ts'
import { reckoner } from '../../sim/reckoning/reckoner.ts'
import type { Event, Order } from '../mechanisms.ts'
import { chipsInPlay } from './chips.ts'
import type { ClockAct } from './vocabulary.ts'

const A = 'bay-101/poker-tournaments.friday'
type Pick = (below: number) => number
type Act = (house: TournamentHouse, pick: Pick) => Order | undefined

const oneOf = <T>(pick: Pick, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[pick(list.length)]
const tableOf = (house: TournamentHouse, pick: Pick) => oneOf(pick, [...house.floor.tables.keys()]) ?? '1'
const inPlay = ({ tournament }: TournamentHouse) =>
  [...tournament.entries.values()].filter(({ status }) => status === 'in').map(({ entry }) => entry)

const withoutSeat = (house: TournamentHouse) => inPlay(house).filter((entry) => !house.floor.seatOf.has(entry))

const ACTS: { readonly [Name: string]: Act } = {
  register: (house) => ({ do: 'Register', activity: A, person: `x${house.tournament.entriesSoFar}`, way: 'free' }),
  seat: () => ({ do: 'SeatEntries', activity: A }),
  place: (house, pick) => ({
    do: 'PlaceEntry',
    activity: A,
    entry: oneOf(pick, withoutSeat(house)) ?? oneOf(pick, inPlay(house))!,
    table: tableOf(house, pick),
    seat: 1 + pick(7),
    reason: 'a ruling',
  }),
  out: (house, pick) => ({ do: 'KnockOut', activity: A, fallen: [{ entry: oneOf(pick, inPlay(house))! }] }),
  balance: () => ({ do: 'BalanceTables', activity: A }),
  break: (house, pick) => ({ do: 'BreakTournamentTable', activity: A, table: tableOf(house, pick) }),
  tell: (house, pick) => ({
    do: 'TellMove',
    activity: A,
    entry: oneOf(pick, inPlay(house))!,
    table: tableOf(house, pick),
    seat: 1 + pick(7),
    reason: 'a ruling',
  }),
  confirm: (house, pick) => {
    const moves = [...house.floor.moves.keys()].filter(() => pick(2) === 0)
    return moves.length === 0 ? undefined : { do: 'ConfirmMoves', activity: A, moves }
  },
  drop: (house, pick) => {
    const move = oneOf(pick, [...house.floor.moves.keys()])
    return move === undefined ? undefined : { do: 'DropMove', activity: A, move }
  },
  close: (house, pick) => ({
    do: 'SetSeat',
    activity: A,
    table: tableOf(house, pick),
    seat: 1 + pick(7),
    isClosed: pick(2) === 0,
  }),
  release: (house, pick) => ({ do: 'ReleaseTable', activity: A, table: tableOf(house, pick) }),
  use: (_, pick) => ({ do: 'UseTables', activity: A, tables: [{ table: `${1 + pick(5)}` }] }),
  hand: (house, pick) => ({ do: 'BeginHand', activity: A, table: tableOf(house, pick), bigBlind: 1 + pick(6) }),
  remove: (_, pick) => ({ do: 'RemoveChips', activity: A, chips: pick(900), reason: 'found', second: 'two' }),
  disqualify: (house, pick) => ({
    do: 'Disqualify',
    activity: A,
    entry: oneOf(pick, inPlay(house))!,
    chips: pick(900),
    ground: 'chips in a pocket',
    second: 'two',
  }),
  absent: (house, pick) => {
    const entry = oneOf(pick, inPlay(house))!
    return { do: 'MarkAbsent', activity: A, entry, isAbsent: !house.floor.absent.has(entry) }
  },
  race: (house, pick) => {
    const table = tableOf(house, pick)
    const seat = oneOf(pick, [...(house.floor.tables.get(table)?.players.keys() ?? [])])
    if (seat === undefined) return undefined
    const stacks = [{ seat, chips: 1 + pick(9), hasOthers: true }]
    return { do: 'RaceChips', activity: A, table, small: 25, large: 100, stacks, cards: [{ seat, card: 'Kd' }] }
  },
  penalise: (house, pick) => ({
    do: 'Penalise',
    activity: A,
    entry: oneOf(pick, inPlay(house))!,
    kind: 'away',
    minutes: 10 * (1 + pick(4)),
    ground: 'a phone',
  }),
  clock: (_, pick) => ({
    do: 'SetClock',
    activity: A,
    act: oneOf<ClockAct>(pick, [
      { do: 'pause' },
      { do: 'go on' },
      { do: 'add', seconds: 90 },
      { do: 'jump', period: 1 },
      { do: 'hand for hand' },
      { do: 'hand' },
      { do: 'end hand for hand' },
    ])!,
  }),
  undoSeating: (house, pick) => {
    const act = oneOf(pick, house.floor.acts)
    return act === undefined ? undefined : { do: 'UndoSeating', activity: A, act: act.act, reason: 'a mistake' }
  },
  undoOut: (house, pick) => {
    const out = oneOf(pick, house.tournament.outs)
    return out === undefined
      ? undefined
      : { do: 'UndoKnockOut', activity: A, out: out.out, reason: 'a mistake', second: 'two' }
  },
  undoChips: (house, pick) => {
    const act = oneOf(pick, house.floor.chipActs)
    return act === undefined
      ? undefined
      : { do: 'UndoChips', activity: A, act: act.act, reason: 'a mistake', second: 'two' }
  },
}
const NAMES = Object.keys(ACTS)

/** What takes an order back, from what it brought about. */
function undoOf(events: readonly Event[]): Order | undefined {
  for (const event of events) {
    if (event.type === 'KnockedOut')
      return { do: 'UndoKnockOut', activity: A, out: event.out, reason: 'never was', second: 'two' }
    if (event.type === 'EntriesSeated' || event.type === 'MovesConfirmed' || event.type === 'FinalTableSeated')
      return { do: 'UndoSeating', activity: A, act: event.act, reason: 'never was' }
    if (event.type === 'ClockSet') return { do: 'UndoClock', activity: A, fact: event.fact.fact }
    if (event.type === 'Penalised')
      return { do: 'UndoPenalty', activity: A, penalty: event.penalty.penalty, reason: 'never was' }
    if (event.type === 'AbsentMarked')
      return { do: 'MarkAbsent', activity: A, entry: event.entry, isAbsent: !event.isAbsent }
    if (event.type === 'ChipsRaced')
      return { do: 'UndoChips', activity: A, act: event.act, reason: 'never was', second: 'two' }
    if (event.type === 'ChipsRemoved')
      return { do: 'UndoChips', activity: A, act: event.act, reason: 'never was', second: 'two' }
    if (event.type === 'SeatSet')
      return { do: 'SetSeat', activity: A, table: event.table, seat: event.seat, isClosed: !event.isClosed }
  }
  return undefined
}

/** All that screens show; names that were used up stay used up, and who is seated at once is the director's again. */
const shown = ({ floor, tournament }: TournamentHouse) => {
  const { tables, seatOf, moves, acts, facts, chipActs, penalties, absent } = structuredClone(floor)
  const status = [...tournament.entries.values()].map((one) => [one.entry, one.status])
  return { tables, seatOf, moves, acts, facts, chipActs, penalties, absent, status, left: tournament.inPlay }
}

function holds(house: TournamentHouse, removed: number): void {
  const { floor, tournament } = house
  const seated = [...floor.tables.values()].flatMap(({ table, players }) =>
    [...players].map(([seat, entry]) => ({ table, seat, entry })),
  )
  expect(new Set(seated.map(({ entry }) => entry)).size).toBe(seated.length)
  expect(new Map(seated.map(({ entry, table, seat }) => [entry, { table, seat }]))).toEqual(
    new Map([...floor.seatOf].toSorted(([one], [other]) => order(seated, one) - order(seated, other))),
  )
  for (const { entry, table, seat } of seated) {
    expect(tournament.entries.get(entry)!.status).toBe('in')
    expect(openSeats(floor.tables.get(table)!)).toContain(seat)
  }
  // Where somebody is told to go nobody sits, and nobody else is told to go.
  const kept = [...floor.moves.values()].map(({ to }) => `${to.table} ${to.seat}`)
  expect(new Set(kept).size).toBe(kept.length)
  for (const { who, from, to } of floor.moves.values()) {
    expect(floor.seatOf.get(who)).toEqual(from)
    expect(openSeats(floor.tables.get(to.table)!)).toContain(to.seat)
    expect(floor.tables.get(to.table)!.players.has(to.seat)).toBe(false)
  }
  // Everybody with a seat, and nobody else, sits there for the whole house; but for who is marked absent.
  const present = seated.filter(({ entry }) => !floor.absent.has(entry))
  expect(new Map([...house.state.sits].toSorted())).toEqual(
    new Map(
      present
        .map(
          ({ entry, table, seat }) => [tournament.entries.get(entry)!.person, { table, seat: String(seat) }] as const,
        )
        .toSorted(),
    ),
  )
  const handedOut = [...tournament.entries.values()].filter(({ status }) => status === 'in' || status === 'out').length
  expect(chipsInPlay(tournament, floor)).toBe(handedOut * 10_000 - removed)
}
const order = (seated: readonly { readonly entry: string }[], entry: string) =>
  seated.findIndex((one) => one.entry === entry)

test('any orders', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.infiniteStream(fc.nat(5039)), fc.boolean()), {
    minLength: 10,
    maxLength: 60,
  })
  const heard: Heard[] = []
  let auditor = reckoner()
  const first = tournamentHouse({ tables: 5, seats: 6 }, (command, events) => {
    auditor.hear({ command, events })
    heard.push({ command, events })
  })
  first.useTables(['1', '2', '3', '4'])
  first.register(16)
  first.draw()
  first.does({ do: 'SeatEntries', activity: A })
  first.start()
  const again = first.keep()
  const prepared = heard.length
  const done: Record<string, number> = {}
  fc.assert(
    fc.property(steps, (drawn) => {
      again()
      auditor = reckoner()
      heard.length = prepared
      for (const one of heard) auditor.hear(one)
      const house = first
      let removed = 0
      for (const [name, stream, isUndone] of drawn) {
        const pick: Pick = (below) => (stream.next().value as number) % below
        const wanted = ACTS[name]!(house, pick)
        if (wanted === undefined) continue
        const before = shown(house)
        const decision = house.ask(wanted)
        if (isRefusal(decision)) continue
        done[name] = (done[name] ?? 0) + 1
        const undone = house.floor.chipActs.filter(({ out }) => out !== undefined)
        house.take(wanted, decision)
        for (const event of decision) {
          if (event.type === 'ChipsRemoved') removed += event.chips
          if (event.type === 'ChipsRaced') removed -= event.difference
          if (event.type === 'ChipsUndone' || event.type === 'KnockOutUndone') {
            const left = new Set(house.floor.chipActs.map(({ act }) => act))
            const gone = [...undone, ...before.chipActs].find(({ act }) => !left.has(act))
            removed += gone?.difference ?? 0
          }
        }
        holds(house, removed)
        const undo = isUndone ? undoOf(decision) : undefined
        if (undo === undefined) continue
        const gone = decision.find((event) => event.type === 'ChipsRemoved')?.chips ?? 0
        const raced = decision.find((event) => event.type === 'ChipsRaced')?.difference ?? 0
        house.does(undo)
        removed += raced - gone
        expect(shown(house)).toEqual(before)
        holds(house, removed)
      }
      // In the end the tables can be balanced, and then they are within the limit.
      for (const move of [...house.floor.moves.keys()]) house.does({ do: 'DropMove', activity: A, move })
      if (house.why({ do: 'BalanceTables', activity: A }) === 'done') {
        house.does({ do: 'BalanceTables', activity: A })
        house.does({ do: 'ConfirmMoves', activity: A, moves: [...house.floor.moves.keys()] })
      }
      const tables = [...house.floor.tables.values()]
      const most = Math.max(0, ...tables.map(({ players }) => players.size))
      for (const table of tables)
        if (openSeats(table).length > table.players.size) expect(most - table.players.size).toBeLessThanOrEqual(1)
      auditor.compare(house.state)
    }),
    { numRuns: 80 },
  )
  // Every act was really done by some of these.
  expect(NAMES.filter((name) => (done[name] ?? 0) < 3)).toEqual([])
})

/** Moves are told and confirmed in one: a move that was told is dropped, and its confirmation undone. */
const UNDOABLE = [
  'out',
  'disqualify',
  'place',
  'remove',
  'race',
  'penalise',
  'absent',
  'clock',
  'close',
  'move',
] as const

test('everything undone equals never done', () => {
  const house = tournamentHouse({ tables: 5, seats: 6 })
  house.useTables(['1', '2', '3'])
  house.register(14)
  house.draw()
  house.does({ do: 'SeatEntries', activity: A })
  house.register(2)
  house.start()
  const again = house.keep()
  const done: Record<string, number> = {}
  const steps = fc.array(fc.tuple(fc.constantFrom(...UNDOABLE), fc.infiniteStream(fc.nat(5039))), {
    minLength: 5,
    maxLength: 30,
  })
  fc.assert(
    fc.property(steps, (drawn) => {
      again()
      const before = { ...shown(house), present: structuredClone(house.state.sits) }
      const undoing: Order[][] = []
      for (const [name, stream] of drawn) {
        const pick: Pick = (below) => (stream.next().value as number) % below
        const wanted = ACTS[name === 'move' ? 'tell' : name]!(house, pick)
        const decision = wanted === undefined ? undefined : house.ask(wanted)
        if (wanted === undefined || decision === undefined || isRefusal(decision)) continue
        house.take(wanted, decision)
        done[name] = (done[name] ?? 0) + 1
        if (name !== 'move') {
          undoing.push([undoOf(decision)!])
          continue
        }
        const [move] = [...house.floor.moves.keys()].slice(-1)
        const confirmed = house.does({ do: 'ConfirmMoves', activity: A, moves: [move!] })
        undoing.push([undoOf(confirmed)!, { do: 'DropMove', activity: A, move: move! }])
      }
      for (const order of undoing.toReversed().flat()) house.does(order)
      expect({ ...shown(house), present: house.state.sits }).toEqual(before)
    }),
    { numRuns: 60 },
  )
  expect(UNDOABLE.filter((name) => (done[name] ?? 0) < 3)).toEqual([])
})

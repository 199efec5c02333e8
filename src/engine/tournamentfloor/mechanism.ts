/** The floor of a tournament, as one room of the engine. */
import { because } from '../../base/refusal.ts'
import type { Mechanism } from '../mechanism.ts'
import { announce, takeDown } from './announcements.ts'
import { countStacks, raceChips, removeChips, undoChips } from './chips.ts'
import { beginHand, ENDED, handRound, setClock, undoClock } from './clock.ts'
import { doors } from './doors.ts'
import { drawnFrom, hearRevealed } from './draws.ts'
import {
  evolveFinal,
  evolveMoveDropped,
  evolveMovesConfirmed,
  evolveMovesTold,
  evolveSeated,
  evolveSeatingUndone,
  evolveSeatSet,
  evolveTablesUsed,
  floorIn,
  leave,
  takeBack,
} from './evolve.ts'
import { copiedFloor, floorOf, levelOf } from './floor.ts'
import { balanceTables, breakTable, confirmMoves, dropMove, tellMove } from './moves.ts'
import { disqualify, markAbsent, penalise, undoPenalty } from './penalties.ts'
import { SEATING, seatsFollow } from './presence.ts'
import { placeEntry, seatEntries, seatFinalTable } from './seating.ts'
import { floorWith, releaseTable, setSeat, tournamentAt, useTables, whyNotPlayedOn } from './tables.ts'
import { due, names, touched } from './timers.ts'
import { undoSeating } from './undo.ts'
import type { Below, Event, Floor, Slice, State, TournamentFloor } from './vocabulary.ts'

const TWO = { second: 'one person is not two' } as const

export const tournamentfloor: Mechanism<TournamentFloor, Below, Below, typeof doors> = {
  uses: [
    'tournaments',
    'drawings',
    'entries',
    'hits',
    'claims',
    'pieces',
    'rounds',
    'money',
    'offerings',
    'rotation',
    'presence',
    'house',
  ],
  doors,
  initial: () => ({ floors: new Map() }),
  orders: {
    UseTables: { decide: useTables },
    ReleaseTable: { decide: releaseTable },
    SetSeat: { decide: setSeat },
    SeatEntries: { decide: seatEntries },
    PlaceEntry: { decide: placeEntry },
    BalanceTables: { decide: balanceTables },
    BreakTournamentTable: { decide: breakTable },
    TellMove: { decide: tellMove },
    ConfirmMoves: { decide: confirmMoves },
    DropMove: { decide: dropMove },
    SeatFinalTable: { decide: seatFinalTable },
    UndoSeating: { decide: undoSeating },
    BeginHand: { decide: beginHand },
    SetClock: { decide: setClock },
    UndoClock: { decide: undoClock },
    RaceChips: { decide: raceChips },
    RemoveChips: { ...TWO, decide: removeChips },
    CountStacks: { decide: countStacks },
    UndoChips: { ...TWO, decide: undoChips },
    Penalise: { decide: penalise },
    Disqualify: { ...TWO, decide: disqualify },
    UndoPenalty: { decide: undoPenalty },
    MarkAbsent: { decide: markAbsent },
    Announce: { decide: announce },
    TakeDownAnnouncement: { decide: takeDown },
  },
  events: {
    TablesUsed: { v: 1, evolve: evolveTablesUsed },
    TableReleased: { v: 1, evolve: (own, { activity, table }) => void floorIn(own, activity).tables.delete(table) },
    SeatSet: { v: 1, evolve: evolveSeatSet },
    EntriesSeated: { v: 1, evolve: evolveSeated },
    MovesTold: { v: 1, evolve: evolveMovesTold },
    MovesConfirmed: { v: 1, evolve: evolveMovesConfirmed },
    MoveDropped: { v: 1, evolve: evolveMoveDropped },
    FinalTableSeated: { v: 1, evolve: evolveFinal },
    SeatingUndone: { v: 1, evolve: evolveSeatingUndone },
    HandBegun: {
      v: 1,
      evolve: (own, { activity, table, level, bigBlind, round, at }) =>
        void floorIn(own, activity).hands.set(table, {
          level,
          at,
          ...(bigBlind === undefined ? {} : { bigBlind }),
          ...(round === undefined ? {} : { round }),
        }),
    },
    ClockSet: {
      v: 1,
      evolve: (own, { activity, fact }) => {
        const floor = floorIn(own, activity)
        floor.facts.push(fact)
        floor.soFar.facts += 1
      },
    },
    ClockUndone: { v: 1, evolve: (own, { activity }) => void floorIn(own, activity).facts.pop() },
    ChipsRaced: {
      v: 1,
      evolve: (own, { activity, act, difference }) => changeChips(own, activity, { act, difference }),
    },
    ChipsRemoved: {
      v: 1,
      evolve: (own, { activity, act, chips, out }) =>
        changeChips(own, activity, { act, difference: -chips, ...(out === undefined ? {} : { out }) }),
    },
    StacksCounted: {
      v: 1,
      evolve: (own, { activity, stacks, at }) => {
        const { counts } = floorIn(own, activity)
        for (const { entry, chips } of stacks) counts.set(entry, { chips, at })
      },
    },
    ChipsUndone: {
      v: 1,
      evolve: (own, { activity, act }) => remove(floorIn(own, activity).chipActs, (one) => one.act === act),
    },
    Penalised: {
      v: 1,
      evolve: (own, { activity, penalty }) => {
        const floor = floorIn(own, activity)
        floor.penalties.push(penalty)
        floor.soFar.penalties += 1
      },
    },
    PenaltyUndone: {
      v: 1,
      evolve: (own, { activity, penalty }) =>
        remove(floorIn(own, activity).penalties, (one) => one.penalty === penalty),
    },
    AbsentMarked: {
      v: 1,
      evolve: (own, { activity, entry, isAbsent }) => {
        const { absent } = floorIn(own, activity)
        if (isAbsent) absent.add(entry)
        else absent.delete(entry)
      },
    },
    AnnouncementPosted: {
      v: 1,
      evolve: (own, { activity, announced }) => {
        const floor = floorIn(own, activity)
        floor.announced.push(announced)
        floor.soFar.announced += 1
      },
    },
    AnnouncementTakenDown: {
      v: 1,
      evolve: (own, { activity, announcement }) =>
        remove(floorIn(own, activity).announced, (one) => one.announcement === announcement),
    },
  },
  on: {
    DrawRevealed: (own, event, world) => hearRevealed(own, event, world),
    TournamentStarted: (own, { activity, at }) => {
      const floor = floorIn(own, activity)
      floor.facts.push({ fact: 'C1', do: 'start', at })
      floor.soFar.facts += 1
    },
    // No hand of it counts, its clock has never run, and nothing was said, counted or taken away that hangs on either; seats stay.
    StartUndone: (own, { activity }) => {
      const floor = floorIn(own, activity)
      floor.facts.length = 0
      floor.soFar.facts = 0
      floor.hands.clear()
      floor.chipActs.length = 0
      floor.counts.clear()
      floor.penalties.length = 0
      floor.absent.clear()
    },
    // Who buys the seat anew keeps it.
    KnockedOut: (own, { activity, out, fallen }) =>
      gone(
        own,
        activity,
        out,
        fallen.filter(({ rebuys }) => rebuys !== true).map(({ entry }) => entry),
      ),
    KnockOutUndone: (own, { activity, out }, world) => {
      const floor = own.floors.get(activity)
      if (floor === undefined) return
      playOn(own, activity)
      const comesBack = (entry: string) => world.tournaments.get(activity)?.entries.get(entry)?.status === 'out'
      const isFree = (table: string) => [undefined, activity].includes(floorWith(world, table))
      takeBack(floor, out, comesBack, isFree)
      remove(floor.chipActs, (one) => one.out === out)
      remove(floor.penalties, (one) => one.out === out)
    },
    RebuyWaived: (own, { activity, out, entry }) => gone(own, activity, out, [entry]),
    EntryWithdrawn: (own, { activity, entry }) => gone(own, activity, entry, [entry]),
    EntryVoided: (own, { activity, entry }) => gone(own, activity, entry, [entry]),
    DealUndone: (own, { activity }) => playOn(own, activity),
    TournamentAwarded: (own, { activity, at }) => stop(own, activity, at),
    TournamentCalledOff: (own, { activity, at }) => stop(own, activity, at),
    OfferingClosed: (own, { activity }) => void own.floors.delete(activity),
  },
  timers: { names, touched, due },
  follows: { after: SEATING, decide: (state, events, acting) => seatsFollow(state, events, acting, floorAfter) },
  answers: {
    drawnFrom,
    levelOf,
    tournamentAt,
    whyNotPlayedOn,
    handRound,
    chipsOf: ({ floors }, activity, entry) => floors.get(activity)?.counts.get(entry)?.chips,
    keepsTableOpen: (state, table) => {
      const activity = floorWith(state, table)
      return activity === undefined ? undefined : because('order', 'table seats a tournament', { table, activity })
    },
  },
}

function changeChips(own: Slice, activity: string, act: Floor['chipActs'][number]): void {
  const floor = floorIn(own, activity)
  floor.chipActs.push(act)
  floor.soFar.chips += 1
}

function gone(own: Slice, activity: string, act: string, entries: readonly string[]): void {
  const floor = own.floors.get(activity)
  if (floor === undefined) return
  leave(floor, act, entries)
}

/** It is over: its tables are free, and the clock shows what it showed then. */
function stop(own: Slice, activity: string, at: number): void {
  const floor = own.floors.get(activity)
  if (floor === undefined) return
  floor.isGivenBack = true
  if (floor.facts.length > 0) floor.facts.push({ fact: ENDED, do: 'pause', at })
}

/** The prizes were recalled: it has its tables again. */
function playOn({ floors }: Slice, activity: string): void {
  delete floors.get(activity)?.isGivenBack
}

type Heard = (own: Slice, event: Event, world: State) => void
const HEARD = tournamentfloor.on as unknown as Readonly<Record<string, Heard | undefined>>
const OWN = tournamentfloor.events as unknown as Readonly<Record<string, { readonly evolve: Heard } | undefined>>

/** One floor as it will be, and nothing else of the state touched. */
function floorAfter(state: State, activity: string, events: readonly Event[]): Floor {
  const floors = new Map([[activity, copiedFloor(floorOf(state, activity))]])
  const world = { ...state, floors: new Map([...state.floors, ...floors]) }
  for (const event of events) {
    if (!('activity' in event) || event.activity !== activity) continue
    HEARD[event.type]?.({ floors }, event, world)
    OWN[event.type]?.evolve({ floors }, event, world)
  }
  return floorOf({ floors }, activity)
}

function remove<T>(list: T[], isGone: (one: T) => boolean): void {
  const nth = list.findIndex(isGone)
  if (nth >= 0) list.splice(nth, 1)
}

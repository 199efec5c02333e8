/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { flag, name, reason, table, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { TournamentFloor } from './vocabulary.ts'

const ACTIVITY = 'bay-101/poker-tournaments.friday'
/** A seat number; what no table has is refused by the floor. */
const seat = z.int().min(1).max(30)
const entry = words(12)
const named = words(12)
const chips = z.int().min(0).max(1_000_000_000_000)
const card = z.string().regex(/^[2-9TJQKA][cdhs]$/)
const seconds = z.int().min(-86_400).max(86_400)
const act = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('go on') }),
  z.strictObject({
    do: z.literal('jump'),
    period: z.int().min(0).max(500),
    leftSeconds: z.int().min(1).max(86_400).exactOptional(),
  }),
  z.strictObject({ do: z.literal('add'), seconds }),
  z.strictObject({ do: z.literal('hand for hand'), minutes: z.int().min(0).max(30).exactOptional() }),
  z.strictObject({ do: z.literal('hand') }),
  z.strictObject({ do: z.literal('end hand for hand') }),
])
const plain = z.strictObject({ activity: name })

export const doors = {
  UseTables: {
    shape: z.strictObject({
      activity: name,
      tables: z
        .array(z.strictObject({ table, closed: z.array(seat).max(30).exactOptional() }))
        .min(1)
        .max(500),
    }),
    may: may.UseTables,
    example: { activity: ACTIVITY, tables: [{ table: '21' }, { table: '22', closed: [9] }] },
  },
  ReleaseTable: {
    shape: z.strictObject({ activity: name, table }),
    may: may.ReleaseTable,
    example: { activity: ACTIVITY, table: '22' },
  },
  SetSeat: {
    shape: z.strictObject({ activity: name, table, seat, isClosed: flag }),
    may: may.SetSeat,
    example: { activity: ACTIVITY, table: '21', seat: 9, isClosed: true },
  },
  SeatEntries: { shape: plain, may: may.SeatEntries, example: { activity: ACTIVITY } },
  PlaceEntry: {
    shape: z.strictObject({ activity: name, entry, table, seat, reason }),
    may: may.PlaceEntry,
    example: { activity: ACTIVITY, entry: 'E7', table: '21', seat: 1, reason: 'a wheelchair' },
  },
  BalanceTables: { shape: plain, may: may.BalanceTables, example: { activity: ACTIVITY } },
  BreakTournamentTable: {
    shape: z.strictObject({ activity: name, table }),
    may: may.BreakTournamentTable,
    example: { activity: ACTIVITY, table: '22' },
  },
  TellMove: {
    shape: z.strictObject({ activity: name, entry, table, seat, reason }),
    may: may.TellMove,
    example: { activity: ACTIVITY, entry: 'E7', table: '22', seat: 4, reason: 'two of one household' },
  },
  ConfirmMoves: {
    shape: z.strictObject({ activity: name, moves: z.array(named).min(1).max(100) }),
    may: may.ConfirmMoves,
    example: { activity: ACTIVITY, moves: ['M3'] },
  },
  DropMove: {
    shape: z.strictObject({ activity: name, move: named }),
    may: may.DropMove,
    example: { activity: ACTIVITY, move: 'M3' },
  },
  SeatFinalTable: { shape: plain, may: may.SeatFinalTable, example: { activity: ACTIVITY } },
  UndoSeating: {
    shape: z.strictObject({ activity: name, act: named, reason }),
    may: may.UndoSeating,
    example: { activity: ACTIVITY, act: 'S2', reason: 'the wrong player was moved' },
  },
  BeginHand: {
    shape: z.strictObject({ activity: name, table, bigBlind: seat.exactOptional() }),
    may: may.BeginHand,
    example: { activity: ACTIVITY, table: '21', bigBlind: 4 },
  },
  SetClock: {
    shape: z.strictObject({ activity: name, act }),
    may: may.SetClock,
    example: { activity: ACTIVITY, act: { do: 'pause' } },
  },
  UndoClock: {
    shape: z.strictObject({ activity: name, fact: named }),
    may: may.UndoClock,
    example: { activity: ACTIVITY, fact: 'C2' },
  },
  RaceChips: {
    shape: z.strictObject({
      activity: name,
      table,
      small: chips,
      large: chips,
      stacks: z.array(z.strictObject({ seat, chips, hasOthers: flag })).max(30),
      cards: z.array(z.strictObject({ seat, card })).max(30),
    }),
    may: may.RaceChips,
    example: {
      activity: ACTIVITY,
      table: '21',
      small: 25,
      large: 100,
      stacks: [{ seat: 1, chips: 3, hasOthers: true }],
      cards: [{ seat: 1, card: 'Kd' }],
    },
  },
  RemoveChips: {
    shape: z.strictObject({ activity: name, entry: entry.exactOptional(), chips, reason }),
    may: may.RemoveChips,
    example: { activity: ACTIVITY, chips: 500, reason: 'chips of another tournament found in a stack' },
  },
  CountStacks: {
    shape: z.strictObject({ activity: name, table, stacks: z.array(z.strictObject({ seat, chips })).min(1).max(30) }),
    may: may.CountStacks,
    example: { activity: ACTIVITY, table: '21', stacks: [{ seat: 1, chips: 14_500 }] },
  },
  UndoChips: {
    shape: z.strictObject({ activity: name, act: named, reason }),
    may: may.UndoChips,
    example: { activity: ACTIVITY, act: 'X1', reason: 'the wrong table' },
  },
  Penalise: {
    shape: z.strictObject({
      activity: name,
      entry,
      kind: z.enum(['warning', 'away']),
      minutes: z.int().min(1).max(600).exactOptional(),
      ground: words(200),
    }),
    may: may.Penalise,
    example: {
      activity: ACTIVITY,
      entry: 'E7',
      kind: 'away',
      minutes: 10,
      ground: 'showed a card with action pending',
    },
  },
  Disqualify: {
    shape: z.strictObject({ activity: name, entry, chips, ground: words(200) }),
    may: may.Disqualify,
    example: { activity: ACTIVITY, entry: 'E7', chips: 12_000, ground: 'chips in a pocket' },
  },
  UndoPenalty: {
    shape: z.strictObject({ activity: name, penalty: named, reason }),
    may: may.UndoPenalty,
    example: { activity: ACTIVITY, penalty: 'N1', reason: 'it was the neighbour' },
  },
  MarkAbsent: {
    shape: z.strictObject({ activity: name, entry, isAbsent: flag }),
    may: may.MarkAbsent,
    example: { activity: ACTIVITY, entry: 'E7', isAbsent: true },
  },
  Announce: {
    shape: z.strictObject({ activity: name, says: words(120) }),
    may: may.Announce,
    example: { activity: ACTIVITY, says: 'Dinner break at 8:00 PM: 60 minutes' },
  },
  TakeDownAnnouncement: {
    shape: z.strictObject({ activity: name, announcement: named }),
    may: may.TakeDownAnnouncement,
    example: { activity: ACTIVITY, announcement: 'A1' },
  },
} satisfies Doors<TournamentFloor>

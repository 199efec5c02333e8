/** How people give the orders of this room: shape, who may, an example. */
import { z } from 'zod'
import { game, person, seat, table, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import { ANSWERS, JOINED_BY, MISSED, SHOWN, type Waiting } from './vocabulary.ts'

const list = words(40)
const listed = { list, person }
const place = { table, seat }
const tables = z.array(table).min(1).max(40)
const seats = z.array(seat).min(1).max(30)

export const doors = {
  SetList: {
    shape: z.strictObject({
      list,
      game,
      limit: words(40).exactOptional(),
      minutes: z.int().min(1).max(60),
      missed: z.enum(MISSED),
      callIn: z.int().min(1).max(720).exactOptional(),
    }),
    may: may.SetList,
    example: { list: 'NL 1-3', game: 'holdem', limit: '$1-$3', minutes: 5, missed: 'off', callIn: 60 },
  },
  LockList: { shape: z.strictObject({ list }), may: may.LockList, example: { list: 'NL 1-3' } },
  UnlockList: { shape: z.strictObject({ list }), may: may.UnlockList, example: { list: 'NL 1-3' } },
  CloseList: { shape: z.strictObject({ list }), may: may.CloseList, example: { list: 'NL 1-3' } },
  JoinList: {
    shape: z.strictObject({
      ...listed,
      how: z.enum(JOINED_BY),
      shows: z.enum(SHOWN),
      prefers: z.strictObject({ tables: tables.exactOptional(), seats: seats.exactOptional() }).exactOptional(),
    }),
    may: may.JoinList,
    example: { list: 'NL 1-3', person: '1204', how: 'podium', shows: 'initials', prefers: { seats: ['1', '9'] } },
  },
  CheckIn: { shape: z.strictObject({ person }), may: may.CheckIn, example: { person: '1204' } },
  LeaveList: { shape: z.strictObject(listed), may: may.LeaveList, example: { list: 'NL 1-3', person: '1204' } },
  ReturnToList: { shape: z.strictObject(listed), may: may.ReturnToList, example: { list: 'NL 1-3', person: '1204' } },
  PagePerson: {
    shape: z.strictObject({ ...listed, table, seat: seat.exactOptional() }),
    may: may.PagePerson,
    example: { list: 'NL 1-3', person: '1204', table: '1', seat: '3' },
  },
  AnswerPage: {
    shape: z.strictObject({ ...listed, how: z.enum(ANSWERS) }),
    may: may.AnswerPage,
    example: { list: 'NL 1-3', person: '1204', how: 'coming' },
  },
  DropPage: { shape: z.strictObject(listed), may: may.DropPage, example: { list: 'NL 1-3', person: '1204' } },
  OpenFromList: {
    shape: z.strictObject({ list, table, first: z.int().min(1).max(30).exactOptional() }),
    may: may.OpenFromList,
    example: { list: 'NL 1-3', table: '2', first: 6 },
  },
  AskChange: {
    shape: z.strictObject({
      ...place,
      to: z.strictObject({ table: table.exactOptional(), seats: seats.exactOptional() }),
    }),
    may: may.AskChange,
    example: { table: '1', seat: '3', to: { seats: ['5', '6'] } },
  },
  DropChange: { shape: z.strictObject(place), may: may.DropChange, example: { table: '1', seat: '3' } },
  SetFeeder: {
    shape: z.strictObject({ table, to: table.exactOptional() }),
    may: may.SetFeeder,
    example: { table: '2', to: '1' },
  },
  BreakTable: { shape: z.strictObject({ table }), may: may.BreakTable, example: { table: '2' } },
} satisfies Doors<Waiting>

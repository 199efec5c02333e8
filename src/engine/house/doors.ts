/** How people give the orders of this room: shape, who may, an example. */

import { z } from 'zod'
import { itemFrom } from '../../base/openitem.ts'
import { flag, game, name, person, reason, table, words, yamlText } from '../fields.ts'
import { CLUB_FORMS, CONNECTIONS, DUTIES, EXCLUSIONS } from '../judging/fact.ts'
import type { Doors } from '../mechanism.ts'
import { may } from './permissions.ts'
import type { House } from './vocabulary.ts'
import { DEVICES, SHEETS, TABLE_KINDS } from './vocabulary.ts'

const slip = words(20)

export const doors = {
  SetTable: {
    shape: z.strictObject({
      table,
      game,
      seats: z.int().min(1).max(30),
      decks: z.int().min(1).max(8),
      limit: words(40).exactOptional(),
      kind: z.enum(TABLE_KINDS).exactOptional(),
    }),
    may: may.SetTable,
    example: { table: '1', game: 'no-bust-21', seats: 7, decks: 6 },
  },
  OpenTable: {
    shape: z.strictObject({ table }),
    may: may.OpenTable,
    example: { table: '1' },
  },
  CloseTable: {
    shape: z.strictObject({ table }),
    may: may.CloseTable,
    example: { table: '1' },
  },
  ReportFault: {
    shape: z.strictObject({ table, device: z.enum(DEVICES), reason }),
    may: may.ReportFault,
    example: { table: '1', device: 'sensor', reason: 'seat 3 stays dark' },
  },
  ClearFault: {
    shape: z.strictObject({ table, device: z.enum(DEVICES) }),
    may: may.ClearFault,
    example: { table: '1', device: 'sensor' },
  },
  CallFloor: {
    shape: z.strictObject({ table, why: words(200) }),
    may: may.CallFloor,
    example: { table: '1', why: 'a jackpot hand' },
  },
  AnswerCall: {
    shape: z.strictObject({ table }),
    may: may.AnswerCall,
    example: { table: '1' },
  },
  EnrolPerson: {
    shape: z.strictObject({
      person,
      duty: z.enum(DUTIES),
      proposition: flag,
      age: z.int().min(0).max(130).exactOptional(),
      connection: z.enum(CONNECTIONS).exactOptional(),
      exclusion: z.enum(EXCLUSIONS).exactOptional(),
      club: z.enum(CLUB_FORMS).exactOptional(),
    }),
    may: may.EnrolPerson,
    example: { person: '1204', duty: 'none', proposition: false },
  },
  SetClubForm: {
    shape: z.strictObject({ person, club: z.enum(CLUB_FORMS) }),
    may: may.SetClubForm,
    example: { person: '1204', club: 'complete' },
  },
  AllowName: {
    shape: z.strictObject({ person, isAllowed: flag }),
    may: may.AllowName,
    example: { person: '1204', isAllowed: true },
  },
  SetProfile: {
    shape: z.strictObject({ text: yamlText }),
    may: may.SetProfile,
    example: { text: 'forms: []\n' },
  },
  HandOver: {
    shape: z.strictObject({
      shift: words(40),
      open: z.array(words(200).transform(itemFrom)).max(500),
      note: z.string().trim().max(2_000),
    }),
    may: may.HandOver,
    example: { shift: 'day', open: ['hit H1'], note: 'table 4 waits for a sensor' },
  },
  ConfirmPaper: {
    shape: z.strictObject({ slip }),
    may: may.ConfirmPaper,
    example: { slip: 'P1' },
  },
  DeclinePaper: {
    shape: z.strictObject({ slip, reason }),
    may: may.DeclinePaper,
    example: { slip: 'P1', reason: 'I was not on the floor that evening' },
  },
  PrintSheet: {
    shape: z.strictObject({ sheet: z.enum(SHEETS), of: name }),
    may: may.PrintSheet,
    example: { sheet: 'win page', of: 'C1' },
  },
} satisfies Doors<House>

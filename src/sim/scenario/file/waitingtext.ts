/** The steps of waiting lists, as a scenario writes them. */
import { z } from 'zod'
import { ANSWERS, JOINED_BY, MISSED, SHOWN } from '../../../engine/waiting/vocabulary.ts'
import { whole } from '../../../rulebook/terms.ts'

const text = z.string()
const onList = z.strictObject({ list: text, person: text })
const listOnly = z.strictObject({ list: text })
const place = { table: text.optional(), seat: text }

export const WAITING_STEPS = {
  setList: listOnly.extend({
    game: text,
    limit: text.optional(),
    minutes: whole,
    missed: z.enum(MISSED).optional(),
    callIn: whole.optional(),
  }),
  lockList: listOnly,
  unlockList: listOnly,
  closeList: listOnly,
  joinList: onList.extend({
    how: z.enum(JOINED_BY).optional(),
    shows: z.enum(SHOWN).optional(),
    /** Preferred, and no others taken unless somebody pages the person there. */
    tables: z.array(text).optional(),
    seats: z.array(text).optional(),
  }),
  checkIn: z.strictObject({ person: text }),
  leaveList: onList,
  returnToList: onList,
  pagePerson: onList.extend({ table: text, seat: text.optional() }),
  answerPage: onList.extend({ how: z.enum(ANSWERS).optional() }),
  dropPage: onList,
  openFromList: listOnly.extend({ table: text, first: whole.optional() }),
  askChange: z.strictObject({ ...place, toTable: text.optional(), toSeats: z.array(text).optional() }),
  dropChange: z.strictObject(place),
  setFeeder: z.strictObject({ table: text, to: text.optional() }),
  breakTable: z.strictObject({ table: text }),
} as const

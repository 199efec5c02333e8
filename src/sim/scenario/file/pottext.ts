/** Tables that are drawn, prizes into their pots, cards that are spread, wheels of cards: as a scenario writes them. */
import { z } from 'zod'
import { TABLE_KINDS } from '../../../engine/house/vocabulary.ts'
import { flag, whole } from '../../../rulebook/terms.ts'
import { settled } from './hittext.ts'
import { beside } from './tickettext.ts'

const text = z.string()
const callup = text.optional()
/** Seats by number; `persons` says who sits there, where the seats themselves do not. */
const seats = z.array(z.union([text, z.number().transform(String)])).min(1)
const persons = z.record(z.string(), text).optional()

export const tableKind = z.enum(TABLE_KINDS).optional()

export const POT_STEPS = {
  drawTable: z.strictObject({
    activity: text.optional(),
    table: text,
    event: text.optional(),
    dealtIn: whole.optional(),
    witnesses: z.array(text).optional(),
  }),
  /** Carried from a drawer, `with` its cashier. */
  splash: z.strictObject({ callup, drawer: text.optional(), dealtIn: whole.optional(), ...beside }),
  /** Who won the pot; or the card that picks a seat. */
  potWon: z.strictObject({
    callup,
    seats: seats.optional(),
    persons,
    card: whole.optional(),
    isEmpty: flag.optional(),
    ...settled,
  }),
  takeBack: z.strictObject({ callup, drawer: text.optional(), reason: text.optional(), ...beside }),
  /** Everybody at the table; whatever is asked is there, but for the clauses under `no`. */
  awardSeats: z.strictObject({
    callup,
    seats: z.record(z.string(), z.strictObject({ person: text.optional(), no: z.array(text).optional() })),
    ...settled,
  }),
  /** As many cards as seats, if nothing is said. */
  spread: z.strictObject({ callup, seats, persons, cards: whole.optional(), ace: text.optional() }),
  /** What the pointer of a wheel of cards shows, spin by spin: cards, and things by their names. */
  spinCards: z.strictObject({ callup, shows: z.array(text).min(1), ...settled }),
} as const

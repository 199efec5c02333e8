/** The floor of a tournament as a scenario writes it: players by name, tables and seats by number. */
import { z } from 'zod'
import { flag } from '../../../rulebook/terms.ts'
import { beside } from './tickettext.ts'

const text = z.string()
const activity = text.optional()
const number = z.coerce.number().int()
const reason = text.optional()
const table = text
const atSeat = { activity, table, seat: number }
const ofPerson = { activity, person: text }
/** By seat or by person, how many. */
const counts = z.record(text, number)

export const FLOOR_STEPS = {
  /** Tables that are not there yet are set up for it and opened. `closed`: seats at which nobody can sit. */
  useTables: z.strictObject({
    activity,
    tables: z.array(table).min(1),
    closed: z.record(table, z.array(number)).optional(),
  }),
  releaseTable: z.strictObject({ activity, table }),
  closeSeat: z.strictObject({ ...atSeat, isOpen: flag.optional() }),
  /** By the public protocol; then everybody takes the next seat, unless it is `until: drawn`. `final`: of the final table. */
  drawSeats: z.strictObject({ activity, final: flag.optional(), until: z.enum(['drawn']).optional() }),
  seatEntries: z.strictObject({ activity }),
  placeEntry: z.strictObject({ ...atSeat, person: text, reason }),
  balanceTables: z.strictObject({ activity }),
  breakTournamentTable: z.strictObject({ activity, table }),
  tellMove: z.strictObject({ ...atSeat, person: text, reason }),
  /** Everybody who was told to move has come, or only these. */
  confirmMoves: z.strictObject({ activity, persons: z.array(text).optional() }),
  dropMove: z.strictObject(ofPerson),
  /** The last one, where none is named. */
  undoSeating: z.strictObject({ activity, act: text.optional(), reason }),
  beginHand: z.strictObject({ activity, table, bigBlind: number.optional() }),
  /** `level`: the number of a level to jump to, or `period` of the list with its breaks, from 1; `left`: seconds of it. */
  clock: z.strictObject({
    activity,
    do: z.enum(['pause', 'go on', 'jump', 'add', 'hand for hand', 'hand', 'end hand for hand', 'undo']),
    level: number.optional(),
    period: number.optional(),
    left: number.optional(),
    seconds: number.optional(),
    minutes: number.optional(),
  }),
  /** By seat how many small chips; `last`: seats that have no others. By seat the card that was dealt. */
  raceChips: z.strictObject({
    activity,
    table,
    small: number,
    large: number,
    stacks: counts,
    last: z.array(number).optional(),
    cards: z.record(text, text).optional(),
  }),
  removeChips: z.strictObject({ activity, person: text.optional(), chips: number, reason, ...beside }),
  /** By person; everybody of one table. */
  countStacks: z.strictObject({ activity, table, stacks: counts }),
  undoChips: z.strictObject({ activity, act: text.optional(), reason, ...beside }),
  /** A warning, or so many minutes away. */
  penalise: z.strictObject({ ...ofPerson, minutes: number.optional(), ground: text.optional() }),
  disqualify: z.strictObject({ ...ofPerson, chips: number, ground: text.optional(), ...beside }),
  undoPenalty: z.strictObject({ activity, penalty: text.optional(), reason }),
  markAbsent: z.strictObject({ ...ofPerson, isBack: flag.optional() }),
  announce: z.strictObject({ activity, says: text }),
  takeDown: z.strictObject({ activity, announcement: text.optional() }),
} as const

/** How a tournament stands: as much of it as matters. Seats as `table 21 seat 4`, or `none`. */
export const tournamentStands = z.strictObject({
  activity,
  level: number.optional(),
  isBreak: flag.optional(),
  isRunning: flag.optional(),
  /** Left of the level or break: `12:30`. */
  left: text.optional(),
  /** In play. */
  players: number.optional(),
  /** Everything on the tables together. */
  chips: number.optional(),
  /** By table, how many sit there; `none` of a table that is not in play. */
  tables: z.record(table, text).optional(),
  seats: z.record(text, text).optional(),
  /** Who was told to move where. */
  moves: z.record(text, text).optional(),
  /** Where the house knows them to sit. */
  present: z.record(text, text).optional(),
  /** Minutes that somebody is still away for a penalty. */
  away: z.record(text, number).optional(),
  /** As it would be if it ended now: `1`, `3-4`. */
  places: z.record(text, text).optional(),
  /** By what it is about, a part of what the log says, in its words. */
  log: z.record(text, text).optional(),
})
export type TournamentStands = z.infer<typeof tournamentStands>

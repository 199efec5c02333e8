/** How people give the orders of this room: shape, who may, an example. */

import { z } from 'zod'
import { message } from '../../base/message.ts'
import { SIDES } from '../../games/doubleup/game.ts'
import { CALLS } from '../../games/hilo/game.ts'
import { needing } from '../../rulebook/text/parsed.ts'
import { asking } from '../../rulebook/text/wording.ts'
import { cardZone, flag, name, person, reason, seat, table, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
import { isLine } from './draw/draw.ts'
import { may } from './permissions.ts'
import type { Drawings } from './vocabulary.ts'

/** A step of a game for a prize; cards as people write them. */
const oneCard = needing(cardZone, ({ length }) => length === 1, message('not one card')).transform(([card]) => card!)
const gameAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('shuffle') }),
  z.strictObject({ do: z.literal('cut') }),
  z.strictObject({ do: z.literal('turn'), card: oneCard }),
  z.strictObject({ do: z.literal('call'), call: z.enum(CALLS) }),
  z.strictObject({ do: z.literal('quit') }),
  z.strictObject({ do: z.literal('keep') }),
  z.strictObject({ do: z.literal('play'), on: z.enum(SIDES) }),
  z.strictObject({ do: z.literal('deal'), player: cardZone, banker: cardZone }),
  /** What the attendant of a wheel saw; of a wheel of cards, what the pointer shows. */
  z.strictObject({
    do: z.literal('spin'),
    turns: z.int().min(0).max(1_000).exactOptional(),
    touched: flag.exactOptional(),
    stopped: flag.exactOptional(),
    rests: z
      .union([z.enum(['peg', 'between']), z.strictObject({ spot: z.union([z.int().min(1).max(1_000), words(60)]) })])
      .exactOptional(),
    shows: z.union([z.strictObject({ card: oneCard }), z.strictObject({ award: words(60) })]).exactOptional(),
  }),
  z.strictObject({ do: z.literal('give up') }),
])

/** As `gamekeeper witness` prints it, or the digest of a beacon's certificate. */
const fingerprint = asking(message('a fingerprint'), z.string().regex(/^(?:[0-9a-f]{64}|[0-9a-f]{128})$/))
/** It stands in the text of every draw of the day, which takes plain signs only. */
const machine = asking(message('a machine by its name'), z.string().regex(/^[!-~](?:[ -~]{0,38}[!-~])?$/))

/** It stands in a public record, which has one line for it. */
const line = asking(message('reason is no line'), reason.refine(isLine))
const anyMachine = asking(message('a machine by its name'), words(40).refine(isLine))

export const doors = {
  AcceptWitness: {
    shape: z.strictObject({ name: words(60), fingerprint }),
    may: may.AcceptWitness,
    example: { name: 'the regulator’s office', fingerprint: '5f'.repeat(32) },
  },
  RetireWitness: {
    shape: z.strictObject({ fingerprint, reason: line }),
    may: may.RetireWitness,
    example: { fingerprint: '5f'.repeat(32), reason: 'it has a new key' },
  },
  EnrolMachines: {
    shape: z.strictObject({ machines: z.array(machine).min(1).max(500) }),
    may: may.EnrolMachines,
    example: { machines: ['M-17', 'M-18'] },
  },
  RetireMachine: {
    shape: z.strictObject({ machine: anyMachine, reason: line }),
    may: may.RetireMachine,
    example: { machine: 'M-17', reason: 'it was sold' },
  },
  InsertCard: {
    shape: z.strictObject({ machine: anyMachine, person, reason: line.exactOptional() }),
    may: may.InsertCard,
    example: { machine: 'M-17', person: '1204', reason: 'the reader does not work' },
  },
  RemoveCard: {
    shape: z.strictObject({ machine: anyMachine, reason: line.exactOptional() }),
    may: may.RemoveCard,
    example: { machine: 'M-17', reason: 'the player has left' },
  },
  DrawTicket: {
    shape: z.strictObject({ activity: name, ticket: words(20) }),
    may: may.DrawTicket,
    example: { activity: 'hawaiian-gardens/beat-the-dealer', ticket: 'T1' },
  },
  DrawTable: {
    shape: z.strictObject({
      activity: name,
      table,
      event: words(80).exactOptional(),
      dealtIn: z.int().min(0).max(30).exactOptional(),
    }),
    may: may.DrawTable,
    example: { activity: 'hawaiian-gardens/splash-pot', table: '6', dealtIn: 5 },
  },
  SpreadCards: {
    shape: z.strictObject({
      callup: name,
      seats: z
        .array(z.strictObject({ seat, person: person.exactOptional() }))
        .min(1)
        .max(30),
      cards: z.int().min(1).max(52),
      ace: seat.exactOptional(),
    }),
    may: may.SpreadCards,
    example: { callup: 'U1', seats: [{ seat: '1' }, { seat: '4' }], cards: 2, ace: '4' },
  },
  ReportIn: {
    shape: z.strictObject({
      callup: name,
      person: person.exactOptional(),
      answers: z.record(z.string().max(40), flag).exactOptional(),
    }),
    may: may.ReportIn,
    example: { callup: 'U1', answers: { T5: true, T6: true } },
  },
  PassOver: {
    shape: z.strictObject({
      callup: name,
      reason: line,
      clause: words(20).exactOptional(),
      isGivenUp: flag.exactOptional(),
    }),
    may: may.PassOver,
    example: { callup: 'U1', reason: 'the stub is lost', clause: 'T5' },
  },
  StepGame: {
    shape: z.strictObject({ callup: name, action: gameAction }),
    may: may.StepGame,
    example: { callup: 'U1', action: { do: 'call', call: 'higher' } },
  },
} satisfies Doors<Drawings>

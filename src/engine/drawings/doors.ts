/** How people give the orders of this room: shape, who may, an example. */

import { z } from 'zod'
import { message } from '../../base/message.ts'
import { SIDES } from '../../games/doubleup/game.ts'
import { CALLS } from '../../games/hilo/game.ts'
import { needing } from '../../rulebook/text/parsed.ts'
import { cardZone, flag, name, person, reason, words } from '../fields.ts'
import type { Doors } from '../mechanism.ts'
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
])

export const doors = {
  InsertCard: {
    shape: z.strictObject({ machine: words(40), person }),
    may: may.InsertCard,
    example: { machine: 'M-17', person: '1204' },
  },
  RemoveCard: {
    shape: z.strictObject({ machine: words(40) }),
    may: may.RemoveCard,
    example: { machine: 'M-17' },
  },
  DrawTicket: {
    shape: z.strictObject({ activity: name, ticket: words(20) }),
    may: may.DrawTicket,
    example: { activity: 'hawaiian-gardens/beat-the-dealer', ticket: 'T1' },
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
    shape: z.strictObject({ callup: name, reason, clause: words(20).exactOptional() }),
    may: may.PassOver,
    example: { callup: 'U1', reason: 'the stub is lost', clause: 'T5' },
  },
  StepGame: {
    shape: z.strictObject({ callup: name, action: gameAction }),
    may: may.StepGame,
    example: { callup: 'U1', action: { do: 'call', call: 'higher' } },
  },
} satisfies Doors<Drawings>

/** Messages become sentences here, in the English of the journal, transcripts and the API. */
import { type Message, type MessageId, message, type Recorded, type Said, type Values } from '../base/message.ts'
import type { Refusal } from '../base/refusal.ts'
import { MESSAGES } from './en/messages.ts'
import { sentenceOf } from './language.ts'
import { saidAs } from './said.ts'

/** As the journal, transcripts and the API have it; what was recorded before messages had ids is told as it was then. */
export const english = (one: Recorded): string => sentenceOf(MESSAGES, one)

/** With its English beside it. */
export type Spoken = Message & { readonly says: Said }

/** The same reason with its English of today beside it, where it has none yet. */
export const spoken = <R extends Recorded>(reason: R): R & { readonly says: Said } => ({
  ...reason,
  says: reason.says ?? saidAs(english(reason)),
})

/** A message to be answered with: its id and values for screens, its English for everybody else. */
export const told = <Id extends MessageId>(id: Id, ...values: Values<Id>): Spoken => spoken(message(id, ...values))

export const spokenRefusal = (refusal: Refusal): Refusal => ({ ...refusal, reasons: refusal.reasons.map(spoken) })

/** A refusal on one line: who, and every reason with its clause. */
export const sentence = ({ who, reasons }: Refusal): string => english(message('order refused', { who, reasons }))

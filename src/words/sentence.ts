/** Messages become sentences here, in each language, and nowhere else. */
import { type Message, type MessageId, type Messages, message, type Said, type Values } from '../base/message.ts'
import type { Refusal } from '../base/refusal.ts'
import { MESSAGES } from './en/messages.ts'

/** A message inside another one, in the same language. */
export type Say = (nested: Message) => string
/** For each message of a list its sentence, or a function of its values. A language that lacks one does not compile. */
export type Sentences<List> = {
  readonly [Id in keyof List]: List[Id] extends undefined ? string : (values: List[Id], say: Say) => string
}
export type Language = Sentences<Messages>

/** One that this program does not know, from a newer house or an older one, is told as it was then. */
export function sentenceOf(language: Language, { id, with: values, says }: Message & { readonly says?: Said }): string {
  const sentence = language[id] as string | ((values: unknown, say: Say) => string) | undefined
  if (sentence === undefined) return says ?? id
  return typeof sentence === 'string' ? sentence : sentence(values, (inner) => sentenceOf(language, inner))
}

/** As the journal, transcripts and the API have it; what was recorded before messages had ids is told as it was then. */
export const english = (one: Partial<Message> & { readonly says?: Said }): string =>
  isMessage(one) ? sentenceOf(MESSAGES, one) : (one.says ?? '')

export const isMessage = <M extends Partial<Message>>(one: M): one is M & Message => one.id !== undefined

/** With its English beside it. */
export type Spoken = Message & { readonly says: Said }

/** The same reason with its English of today beside it, where it has none yet. */
export const spoken = <R extends Partial<Message> & { readonly says?: Said }>(
  reason: R,
): R & { readonly says: Said } => ({
  ...reason,
  says: reason.says ?? english(reason),
})

/** A message to be answered with: its id and values for screens, its English for everybody else. */
export const told = <Id extends MessageId>(id: Id, ...values: Values<Id>): Message & { readonly says: Said } =>
  spoken(message(id, ...values))

export const spokenRefusal = (refusal: Refusal): Refusal => ({ ...refusal, reasons: refusal.reasons.map(spoken) })

/** A refusal on one line: who, and every reason with its clause. */
export const sentence = ({ who, reasons }: Refusal): string =>
  `${who}: ${reasons.map((reason) => `${english(reason)} [${reason.clause}]`).join('; ')}`

/** Messages become sentences here, in each language, and nowhere else. */
import type { Message, Messages, Said } from '../base/message.ts'
import type { Refusal } from '../base/refusal.ts'
import { MESSAGES } from './en/messages.ts'

/** A message inside another one, in the same language. */
export type Say = (nested: Message) => string
/** For each message of a list its sentence, or a function of its values. A language that lacks one does not compile. */
export type Sentences<List> = {
  readonly [Id in keyof List]: List[Id] extends undefined ? string : (values: List[Id], say: Say) => string
}
export type Language = Sentences<Messages>

export function sentenceOf(language: Language, { id, with: values }: Message): string {
  const sentence = language[id] as string | ((values: unknown, say: Say) => string)
  return typeof sentence === 'string' ? sentence : sentence(values, (nested) => sentenceOf(language, nested))
}

/** As the journal, transcripts and the API have it; what was recorded before messages had ids is told as it was then. */
export const english = ({ id, with: values, says }: Partial<Message> & { readonly says?: Said }): string =>
  id === undefined ? (says ?? '') : sentenceOf(MESSAGES, values === undefined ? { id } : { id, with: values })

/** With its English beside it. */
export type Spoken = Message & { readonly says: Said }

/** The same reason with its English of today beside it, where it has none yet. */
export const spoken = <R extends Partial<Message> & { readonly says?: Said }>(
  reason: R,
): R & { readonly says: Said } => ({
  ...reason,
  says: reason.says ?? english(reason),
})

export const spokenRefusal = (refusal: Refusal): Refusal => ({ ...refusal, reasons: refusal.reasons.map(spoken) })

/** A refusal on one line: who, and every reason with its clause. */
export const sentence = ({ who, reasons }: Refusal): string =>
  `${who}: ${reasons.map((reason) => `${english(reason)} [${reason.clause}]`).join('; ')}`

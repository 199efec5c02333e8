/** What a language is: for every message its sentence. */
import type { Messages, Recorded } from '../base/message.ts'
import { textOf } from './said.ts'

/** A message inside another one, in the same language. */
export type Say = (nested: Recorded) => string
/** For each message of a list its sentence, or a function of its values. A language that lacks one does not compile. */
export type Sentences<List> = {
  readonly [Id in keyof List]: List[Id] extends undefined ? string : (values: List[Id], say: Say) => string
}
export type Language = Sentences<Messages>

/** One without an id, or that this program does not know, from a newer house or an older one, is told as it was then. */
export function sentenceOf(language: Language, { id, with: values, says }: Recorded): string {
  const sentence = (id === undefined ? undefined : language[id]) as
    | string
    | ((values: unknown, say: Say) => string)
    | undefined
  if (sentence === undefined) return says === undefined ? (id ?? '') : textOf(says)
  return typeof sentence === 'string' ? sentence : sentence(values, (inner) => sentenceOf(language, inner))
}

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never
/** The sentences of all rooms as one language. */
export const joined = <Rooms extends Readonly<Record<string, object>>>(rooms: Rooms): Both<Rooms[keyof Rooms]> =>
  Object.assign({}, ...Object.values(rooms))

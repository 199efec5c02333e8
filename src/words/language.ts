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
export const asRecorded = ({ id, says }: Recorded): string => (says === undefined ? (id ?? '') : textOf(says))

/** `unknown` tells what the language lacks: a page may not have all of its sentences yet. */
export function sentenceOf(
  language: Partial<Language>,
  one: Recorded,
  unknown: (one: Recorded) => string = asRecorded,
): string {
  const sentence = (one.id === undefined ? undefined : language[one.id]) as
    | string
    | ((values: unknown, say: Say) => string)
    | undefined
  if (sentence === undefined) return unknown(one)
  return typeof sentence === 'string' ? sentence : sentence(one.with, (inner) => sentenceOf(language, inner, unknown))
}

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never
/** The sentences of all rooms as one language. */
export const joined = <Rooms extends Readonly<Record<string, object>>>(rooms: Rooms): Both<Rooms[keyof Rooms]> =>
  Object.assign({}, ...Object.values(rooms))

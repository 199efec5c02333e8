/** What a language is: for every message its sentence. */
import type { Messages, Recorded } from '../base/message.ts'
import { textOf } from './said.ts'
import { isTime } from './times.ts'

/** A message inside another one, in the same language. */
export type Say = (nested: Recorded) => string
/** For each message of a list its sentence, or a function of its values. A language that lacks one does not compile. */
export type Sentences<List> = {
  readonly [Id in keyof List]: List[Id] extends undefined ? string : (values: List[Id], say: Say) => string
}
export type Language = Sentences<Messages>

/** One without an id, or that this program does not know, from a newer house or an older one, is told as it was then. */
export const asRecorded = ({ id, says }: Recorded): string => (says === undefined ? (id ?? '') : textOf(says))

/** How a time among the values is written. */
export type WriteTime = (time: string) => string
/** As the journal has it, with a blank between day and hour. */
const plainly: WriteTime = (time) => time.replace('T', ' ')

/** `unknown` tells what the language lacks: a page may not have all of its sentences yet. */
export function sentenceOf(
  language: Partial<Language>,
  one: Recorded,
  write: WriteTime = plainly,
  unknown: (one: Recorded) => string = asRecorded,
): string {
  const sentence = (one.id === undefined ? undefined : language[one.id]) as
    | string
    | ((values: unknown, say: Say) => string)
    | undefined
  if (sentence === undefined) return unknown(one)
  return typeof sentence === 'string'
    ? sentence
    : sentence(written(one.with, write), (inner) => sentenceOf(language, inner, write, unknown))
}

/** Times are values, and every reader writes them in one way. */
function written(value: unknown, write: WriteTime): unknown {
  if (typeof value === 'string') return isTime(value) ? write(value) : value
  if (Array.isArray(value)) return value.map((one) => written(one, write))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one, write)]))
}

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never
/** The sentences of all rooms as one language. */
export const joined = <Rooms extends Readonly<Record<string, object>>>(rooms: Rooms): Both<Rooms[keyof Rooms]> =>
  Object.assign({}, ...Object.values(rooms))
